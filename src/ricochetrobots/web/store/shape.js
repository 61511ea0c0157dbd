// Checks of values from outside, such as stored data, by their shape. A check returns whether a value has the shape, and
// lets TypeScript know.

/** @template Value @typedef {(value: unknown) => value is Value} Check */
/** @template Checked @typedef {Checked extends Check<infer Value> ? Value : never} Of */

/** @param {unknown} value @returns {value is string} */
export const isText = (value) => typeof value === "string";

/** @param {unknown} value @returns {value is number} */
export const isNumber = (value) => Number.isFinite(value);

/** @param {unknown} value @returns {value is boolean} */
export const isBoolean = (value) => typeof value === "boolean";

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @template {string | number | null} const Value @param {...Value} values @returns {Check<Value>} */
export const oneOf = (...values) => /** @returns {value is Value} */ (/** @type {unknown} */ value) => /** @type {readonly unknown[]} */
  (values).includes(value);

/** @template Value @param {Check<Value>} check @returns {Check<Value | null>} */
export const orNull = (check) => /** @returns {value is Value | null} */ (/** @type {unknown} */ value) => value === null || check(value);

/** For a field that may be missing. @template Value @param {Check<Value>} check @returns {Check<Value | undefined>} */
export const optional = (check) => /** @returns {value is Value | undefined} */ (/** @type {unknown} */ value) => value === undefined
  || check(value);

/** @template Value @param {Check<Value>} check @returns {Check<readonly Value[]>} */
export const listOf = (check) => /** @returns {value is readonly Value[]} */ (/** @type {unknown} */ value) => Array.isArray(value)
  && value.every(check);

/** Values by names that nothing fixes. @template Value @param {Check<Value>} check @returns {Check<Record<string, Value>>} */
export const mapOf = (check) => /** @returns {value is Record<string, Value>} */ (/** @type {unknown} */ value) => isObject(value)
  && Object.values(value).every(check);

/**
 * An object with these fields, and perhaps others.
 * @template {object} Value @param {{[Name in keyof Value]-?: Check<Value[Name]>}} fields @returns {Check<Value>}
 */
export function objectOf(fields) {
  return /** @returns {value is Value} */ (/** @type {unknown} */ value) => isObject(value)
    && Object.entries(/** @type {Record<string, Check<unknown>>} */ (fields)).every(([name, check]) => check(value[name]));
}

/** @type {Check<import("../rules/messages.js").ChipPart>} */
export const isChip =
  objectOf({ robot: oneOf("R", "G", "B", "Y", "S", null), symbol: oneOf("moon", "gear", "planet", "star", "vortex", null), cell: isText });
