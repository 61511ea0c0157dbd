// Bundles the third-party modules into vendor.js, and their licences into LICENSES.txt.
// `--check` builds again and compares byte for byte.

import { build } from "esbuild";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const PACKAGES = ["preact", "htm", "@preact/signals", "@preact/signals-core", "@fluent/bundle"];
const ENTRY = `
import { h } from "preact";
import htm from "htm";
export { Fragment, createContext, h, render } from "preact";
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from "@preact/signals";
export { FluentBundle, FluentResource } from "@fluent/bundle";
export const html = htm.bind(h);
`;

/** @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
/** @param {string} name */
const manifest = async (name) => JSON.parse(await readFile(here(`../node_modules/${name}/package.json`), "utf8"));

async function bundle() {
  const result = await build({
    stdin: { contents: ENTRY, resolveDir: here("."), sourcefile: "entry.js" },
    bundle: true,
    format: "esm",
    legalComments: "none",
    minify: true,
    target: "es2022",
    write: false,
  });
  return `// Third-party modules, built by build.mjs; their licences are in LICENSES.txt.\n${result.outputFiles[0].text}`;
}

async function licences() {
  const parts = [];
  for (const name of PACKAGES) {
    const { version, license } = await manifest(name);
    parts.push(`${name} ${version} (${license})\n\n${await licence(name)}\n`);
  }
  return parts.join(`\n${"-".repeat(80)}\n\n`);
}

/** @param {string} name */
async function licence(name) {
  if (name === "@fluent/bundle") return "Copyright Mozilla and others. The Apache License 2.0, as printed above for htm.";
  return (await readFile(here(`../node_modules/${name}/LICENSE`), "utf8")).trim();
}

const files = { "vendor.js": await bundle(), "LICENSES.txt": await licences() };
for (const [name, text] of Object.entries(files)) {
  if (!process.argv.includes("--check")) {
    await writeFile(here(name), text);
  } else if ((await readFile(here(name), "utf8")) !== text) {
    console.error(`${name} is not what its sources make: npm run build`);
    process.exitCode = 1;
  }
}
