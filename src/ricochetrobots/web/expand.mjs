// Copies the browser's modules to build/typed/ of the repository, with JSX in the place of every html`…`: the tag takes
// unknown values, but tsc compares the properties and children of JSX with those that a component or the browser accepts.
// Each expression and attribute keeps its line, so a message of tsc names the line of the source.
// docs/adr/0036-types-of-elements.md has the reasons.

import { parse } from "acorn";
import htm from "htm";
import { cpSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL(".", import.meta.url));
const TYPED = join(WEB, "../../../build/typed");
const NOT_COPIED = new Set(["dist", "node_modules"]);
/** What htm reads instead of the start of a line and of a value, with its number. */
const LINE = /\s*(\0line\d+\0)\s*/;
const MARKS = /\0(line|value)(\d+)\0/g;

/** Wraps code. If htm spreads it, its one key remains. @param {string} text */
const code = (text) => Object.defineProperty({ [text]: true }, "toString", { value: () => text });

/** @param {unknown} part */
const written = (part) => (typeof part === "string" ? JSON.stringify(part) : String(part));

/** Separates texts from the starts of lines in them. @param {unknown[]} parts */
const separated = (parts) => parts.flatMap((part) => (typeof part === "string" ? part.split(LINE).filter(Boolean) : [part]));

/** @param {unknown} part */
const isLine = (part) => typeof part === "string" && LINE.test(part);

/** @param {[string, unknown]} attribute */
function attribute([name, value]) {
  if (isLine(name)) return name;
  if (name.includes("\0")) return `{...${name}}`;
  if (typeof value !== "string" || !value.includes("\0")) return `${name}={${written(value)}}`;
  return `${name}={\`${value.replace(/[`\\$]/g, "\\$&").replace(MARKS, "${$&}")}\`}`;
}

const jsx = htm.bind((tag, attributes, ...children) => {
  const content = separated(children).map((part) => (isLine(part) ? part : `{${written(part)}}`));
  return code(`<${tag} ${Object.entries(attributes ?? {}).map(attribute).join(" ")}>${content.join("")}</${tag}>`);
});

/** Returns a module with JSX instead of templates. @param {string} source */
function expanded(source) {
  const templates = templatesOf(parse(source, { ecmaVersion: "latest", sourceType: "module" }));
  const lineAt = (/** @type {number} */ index) => source.slice(0, index).split("\n").length;

  /** @param {number} start @param {number} end @returns {string} */
  function between(start, end) {
    const template = templates.find((other) => other.start >= start && other.end <= end);
    if (!template) return source.slice(start, end);
    return source.slice(start, template.start) + replaced(template) + between(template.end, end);
  }

  function replaced({ start, end, quasi: { quasis, expressions } }) {
    const strings = quasis.map((quasi) =>
      source.slice(quasi.start, quasi.end).replace(/\n/g, (_, at) => `\n\0line${lineAt(quasi.start + at + 1)}\0\n`));
    const roots = separated([jsx(strings, ...expressions.map((_, number) => code(`\0value${number}\0`)))].flat());
    const many = roots.filter((root) => !isLine(root)).length !== 1;
    const text = roots.map((root) => (isLine(root) ? root : written(root) + (many ? "," : ""))).join("");
    let line = lineAt(start);
    // a tag that closes is past the line of its name
    const newLines = (/** @type {number} */ until) => "\n".repeat(Math.max(0, until - line));
    const valueOf = (/** @type {number} */ number) => {
      const [from, to] = [quasis[number].end + "${".length, quasis[number + 1].start - "}".length]; // with comments, which may be types
      return newLines(lineAt(from)) + between(from, to);
    };
    const filled = text.replace(MARKS, (_, kind, number) => {
      const added = kind === "line" ? newLines(Number(number)) : valueOf(Number(number));
      line += added.split("\n").length - 1;
      return added;
    });
    return `(${many ? "[" : ""}${filled}${newLines(lineAt(end))}${many ? "]" : ""})`;
  }

  return between(0, source.length);
}

/** Returns all templates in a syntax tree, outer ones first. */
function templatesOf(node) {
  const inner = Object.values(node).flatMap((part) => (part && typeof part === "object" ? templatesOf(part) : []));
  return node.type === "TaggedTemplateExpression" && node.tag.name === "html" ? [node, ...inner] : inner;
}

rmSync(TYPED, { recursive: true, force: true });
cpSync(WEB, TYPED, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
symlinkSync(join(WEB, "node_modules"), join(TYPED, "node_modules"));
for (const name of readdirSync(join(TYPED, "app"), { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".js")) continue;
  const path = join(TYPED, "app", name);
  try {
    writeFileSync(path, expanded(readFileSync(path, "utf8")));
  } catch (cause) {
    throw new Error(`app/${name} cannot be expanded`, { cause });
  }
}
