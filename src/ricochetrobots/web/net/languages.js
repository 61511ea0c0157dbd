// Generated from locales/*.ftl by ricochetrobots.protocol.schema; do not edit.

/** `file` is the name in locales/, `tag` what browsers call the language, `name` its own for itself. */
export const LANGUAGES = /** @type {const} */ ([
  {"file": "en", "tag": "en", "name": "English"},
]);
