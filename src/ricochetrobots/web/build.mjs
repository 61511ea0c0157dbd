// Builds vendor/ from the third-party packages, and dist/ from our modules, style sheets and words. `--check` compares
// vendor/, which is committed, instead of writing it. dist/ is not committed: a checkout runs without it.

import { build } from "esbuild";
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL(".", import.meta.url));
const LOCALES = join(WEB, "../locales");
const LEFT_OUT = new Set(["dist", "node_modules"]);
/** The manifest that server/http/static.py reads. With it the server checks that dist/ matches its sources. */
const SERVED = new Set([".html", ".css", ".js", ".svg", ".ftl", ".txt", ".png", ".webmanifest"]);
/** The module with all that every page needs, and the part of that name. */
const START = "app/main.js";
/** Less than this many bytes are no file of their own. */
const WORTH_A_REQUEST = 3000;
/** The page of those who are invited, who wait for it: what it shares with others goes with the start. */
const INVITED = "app/room.js";
/** Has Chromium compile all of a part on another thread while it loads, instead of function by function as they are called. */
const COMPILED_EARLY = { js: "//# allFunctionsCalledOnLoad" };
const COMMON = /** @type {const} */ ({ bundle: true, charset: "utf8", legalComments: "none", minify: true, target: "es2022", write: false });

const PACKAGES = ["preact", "htm", "@preact/signals", "@preact/signals-core", "@fluent/bundle"];
const VENDOR = `
import { h } from "preact";
import htm from "htm";
export { Fragment, createContext, h, options, render } from "preact";
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from "@preact/signals";
export { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
export const html = htm.bind(h);
`;

/** @typedef {import("esbuild").BuildResult<{write: false, metafile: true}>} Bundle */
/** Content by path below web/. @typedef {Record<string, string>} Files */

/** @returns {Promise<Files>} */
async function vendorFiles() {
  const { legalComments, minify, target } = COMMON;
  const result = await build({
    stdin: { contents: VENDOR, resolveDir: WEB, sourcefile: "entry.js" },
    bundle: true, format: "esm", legalComments, minify, target, write: false,
  });
  return {
    "vendor/vendor.js": `// Third-party modules, built by build.mjs; their licences are in LICENSES.txt.\n${result.outputFiles[0].text}`,
    "vendor/LICENSES.txt": await licences(),
  };
}

async function licences() {
  const parts = [];
  for (const name of PACKAGES) {
    const { version, license } = JSON.parse(await readFile(join(WEB, "node_modules", name, "package.json"), "utf8"));
    parts.push(`${name} ${version} (${license})\n\n${await licence(name)}\n`);
  }
  return parts.join(`\n${"-".repeat(80)}\n\n`);
}

/** @param {string} name */
async function licence(name) {
  if (name === "@fluent/bundle") return "Copyright Mozilla and others. The Apache License 2.0, as printed above for htm.";
  return (await readFile(join(WEB, "node_modules", name, "LICENSE"), "utf8")).trim();
}

/** Everything in dist/, where files stand to each other as their sources do. @returns {Promise<Files>} */
async function distFiles() {
  const page = await readFile(join(WEB, "index.html"), "utf8");
  const bundle = await bundleModules();
  const { outputs } = bundle.metafile;
  const [entry] = Object.keys(outputs).filter((path) => outputs[path].entryPoint === START);
  const [{ path: carrier }, ...others] = outputs[entry].imports;
  if (others.length > 0) throw new Error(`the start is of several parts: ${others.map(({ path }) => path).join(" ")}`);
  const pages = partsOf(bundle.metafile, carrier);
  const manifest = {
    sources: await sourcesTag(),
    parts: [...new Set([START, ...Object.values(pages).flat()])].sort(),
    pages,
  };
  const parts = bundle.outputFiles.map(({ path, text }) => ({ path: relative(WEB, path), text })).filter(({ path }) => path !== entry);
  return {
    ...Object.fromEntries(parts.map(({ path, text }) => [path === carrier ? inDist(START) : path, text.replaceAll(basename(carrier), basename(START))])),
    [inDist("app/style.css")]: await bundleStyles(page),
    [inDist("index.html")]: distPage(page, await bundleEarly()),
    [inDist("manifest.json")]: `${JSON.stringify(manifest, null, 1)}\n`,
    ...(await words()),
  };
}

/** @param {string} name */
const inDist = (name) => `dist/${name}`;

/**
 * Bundles what every page needs as one part, and each page that is imported later beside it. What several of those
 * share is a part of its own if that is worth a request, and else goes with the start. esbuild makes the start an entry
 * that does nothing but import that part, which therefore takes its place.
 */
async function bundleModules() {
  /** @param {Set<string>} later @param {string[]} shared */
  const make = (later, shared) =>
    build({
      ...COMMON, banner: COMPILED_EARLY,
      absWorkingDir: WEB, outdir: join(WEB, "dist/app"), entryPoints: [START], chunkNames: "[name]-[hash]",
      format: "esm", splitting: true, metafile: true, plugins: [startTogether(later, shared)],
    });
  const { inputs } = (await make(new Set(), [])).metafile;
  const later = new Set(Object.values(inputs).flatMap(({ imports }) => imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path)));
  /** @type {string[]} */
  const shared = [];
  for (;;) {
    const bundle = await make(later, shared);
    const { outputs } = bundle.metafile;
    const awaited = Object.values(outputs).find(({ entryPoint }) => entryPoint === INVITED)?.imports.map(({ path }) => path);
    const parts = Object.entries(outputs).filter(([path, { entryPoint, bytes, inputs: modules }]) =>
      !entryPoint && !(START in modules) && (bytes < WORTH_A_REQUEST || awaited?.includes(path)));
    if (parts.length === 0) return bundle;
    shared.push(...parts.flatMap(([, { inputs: modules }]) => Object.keys(modules)));
  }
}

/**
 * Lets every page of `later` need all of the start, and the start all of `shared`. Else esbuild makes a part of its own
 * for each set of pages that share a module, and the first load asks for all of them.
 * @param {Set<string>} later @param {string[]} shared @returns {import("esbuild").Plugin}
 */
function startTogether(later, shared) {
  return {
    name: "start-together",
    setup({ onLoad }) {
      onLoad({ filter: /\.js$/ }, async ({ path }) => {
        const name = relative(WEB, path);
        const added = later.has(name) ? [START] : name === START ? shared : [];
        const imports = added.map((other) => `import ${JSON.stringify(join(WEB, other))};\n`);
        return { contents: imports.join("") + (await readFile(path, "utf8")), resolveDir: dirname(path) };
      });
    },
  };
}

/**
 * The files that every page imported later is made of, without `start`.
 * @param {Bundle["metafile"]} metafile @param {string} start @returns {Record<string, string[]>}
 */
function partsOf({ outputs }, start) {
  const short = (/** @type {string} */ path) => relative("dist", path);
  /** @param {string} path @param {Set<string>} seen @returns {Set<string>} */
  const reach = (path, seen) => {
    for (const { path: other, kind } of outputs[path].imports) {
      if (kind === "import-statement" && other !== start && !seen.has(other)) reach(other, seen.add(other));
    }
    return seen;
  };
  const entries = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint && entryPoint !== START);
  return Object.fromEntries(
    entries
      .map(([path, { entryPoint }]) => [entryPoint, [path, ...reach(path, new Set())].map(short)])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}

async function bundleEarly() {
  const result = await build({ ...COMMON, entryPoints: [join(WEB, "app/early.js")], format: "iife" });
  return result.outputFiles[0].text.trim();
}

/** The style sheets of the page as one. @param {string} page */
async function bundleStyles(page) {
  const sheets = [...page.matchAll(/<link rel="stylesheet" href="\/([^"]+)">/g)].map(([, path]) => `@import "./${path}";`);
  const result = await build({ ...COMMON, stdin: { contents: sheets.join("\n"), resolveDir: WEB, loader: "css" } });
  return result.outputFiles[0].text;
}

/**
 * The page, naming what is in dist/. What comes before the first frame stands in it: nothing waits for another file.
 * @param {string} page @param {string} early
 */
function distPage(page, early) {
  return page
    .replace(/<link rel="modulepreload"[^>]*>/, `<link rel="modulepreload" href="/dist/${START}">`)
    .replace(/ *<link rel="stylesheet"[^>]*>\n/, '    <link rel="stylesheet" href="/dist/app/style.css">\n')
    .replace(/ *<link rel="stylesheet" href="\/(?!dist)[^>]*>\n/g, "")
    .replace(`/${START}"></script>`, `/dist/${START}"></script>`)
    .replace(/^ +/gm, "")
    .replace('<script src="/app/early.js" data-words-src="/locales/">', () => `<script data-words-src="/dist/locales/">${early}`);
}

/** The words of each language without those of the terminal and what only people who write them read. @returns {Promise<Files>} */
async function words() {
  const names = (await readdir(LOCALES)).filter((name) => name.endsWith(".ftl"));
  const files = names.map(async (name) => {
    const [text] = (await readFile(join(LOCALES, name), "utf8")).split("# ---- The terminal ");
    return [inDist(`locales/${name}`), text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n").trimStart()];
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Names the state of everything that dist/ is made from, as server/http/static.py does. */
async function sourcesTag() {
  const named = [...(await served(WEB, "/")), ...(await served(LOCALES, "/locales/"))].sort(([one], [other]) => (one < other ? -1 : 1));
  return digest(named.map(([address, body]) => `${address} ${digest(body)}\n`).join(""));
}

/** @param {string} folder @param {string} prefix @returns {Promise<[string, Buffer][]>} */
async function served(folder, prefix) {
  /** @type {[string, Buffer][]} */
  const found = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) found.push(...(await served(path, `${prefix}${entry.name}/`)));
    else if (entry.isFile() && SERVED.has(extname(entry.name))) found.push([prefix + entry.name, await readFile(path)]);
  }
  return found;
}

/** @param {string | Buffer} content */
function digest(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/** @param {Files} files */
async function write(files) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(WEB, name)), { recursive: true });
    await writeFile(join(WEB, name), text);
  }
}

/** @param {Files} files */
async function check(files) {
  for (const [name, text] of Object.entries(files)) {
    if ((await readFile(join(WEB, name), "utf8").catch(() => "")) === text) continue;
    console.error(`${name} differs from what its sources build: npm run build`);
    process.exitCode = 1;
  }
}

await (process.argv.includes("--check") ? check : write)(await vendorFiles());
const dist = await distFiles(); // reads vendor/
await rm(join(WEB, "dist"), { recursive: true, force: true });
await write(dist);
