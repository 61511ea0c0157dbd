// Builds vendor/ from the third-party packages, and dist/ from our modules, style sheets and words. Both are committed
// (docs/adr/0035-bundle.md). With `--check`, it compares them instead of writing them.

import { parse } from "acorn";
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { idsUsed, splitWords } from "./splitwords.mjs";

const WEB = fileURLToPath(new URL(".", import.meta.url));
const LOCALES = join(WEB, "../locales");
const LEFT_OUT = new Set(["dist", "node_modules"]);
/** The endings of the source files that dist/ is built from, as in server/http/static.py. */
const SERVED = new Set([".html", ".css", ".js", ".svg", ".ftl", ".txt", ".png", ".webmanifest", ".wasm", ".woff2"]);
/** The module with everything that every page needs, and the name of its part. */
const START = "app/main.js";
/** The worker that solver/solver.js starts, and the kernel that it fetches. */
const SOLVER = "solver/worker.js";
const KERNEL = "solver/kernel.wasm";
/** A part with fewer bytes than this is not worth a separate file. */
const WORTH_A_REQUEST = 3000;
/** The page that invited players wait for: the modules that it shares with other pages go into the start. */
const INVITED = "app/room/index.js";
/** Makes Chromium compile a whole part on another thread while it loads, instead of each function at its first call. */
const COMPILED_EARLY = { js: "//# allFunctionsCalledOnLoad" };
const COMMON = /** @type {const} */
  ({ bundle: true, charset: "utf8", legalComments: "none", minify: true, target: "es2022", write: false });

const PACKAGES = ["preact", "htm", "@preact/signals", "@preact/signals-core", "@fluent/bundle", "uqr", "glicko2-lite",
  "@fontsource-variable/atkinson-hyperlegible-next"];
const VENDOR = `
import { h } from "preact";
import htm from "htm";
export { Fragment, createContext, h, options, render } from "preact";
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from "@preact/signals";
export { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
export const html = htm.bind(h);
`;
/** Files of their own, because few pages need them. */
const QR_CODES = `export { encode } from "uqr";`;
const RATINGS = `export { default as glicko2 } from "glicko2-lite";`;
/** The face: the letters of all our languages, and those that only names need. */
const FACE = "atkinson-hyperlegible-next";
const FACE_PARTS = ["latin", "latin-ext"];

/** @typedef {import("esbuild").BuildResult<{write: false, metafile: true}>} Bundle */
/** Content by path below web/. @typedef {Record<string, string | Buffer>} Files */

/** @returns {Promise<Files>} */
async function vendorFiles() {
  return {
    "vendor/vendor.js": await vendorFile(VENDOR),
    "vendor/qrcode.js": await vendorFile(QR_CODES),
    "vendor/glicko2.js": await vendorFile(RATINGS),
    "vendor/LICENSES.txt": await licences(),
    ...Object.fromEntries(await Promise.all(FACE_PARTS.map(faceFile))),
  };
}

/** @param {string} contents */
async function vendorFile(contents) {
  const { legalComments, minify, target } = COMMON;
  const result = await build({
    stdin: { contents, resolveDir: WEB, sourcefile: "entry.js" },
    bundle: true, format: "esm", legalComments, minify, target, write: false,
  });
  return `// Third-party modules, built by build.mjs; their licences are in LICENSES.txt.\n${result.outputFiles[0].text}`;
}

/** @param {string} part @returns {Promise<[string, Buffer]>} */
async function faceFile(part) {
  const files = join(WEB, "node_modules/@fontsource-variable", FACE, "files");
  return [`vendor/${FACE}-${part}.woff2`, await readFile(join(files, `${FACE}-${part}-wght-normal.woff2`))];
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
  const file = name === "glicko2-lite" ? "LICENSE.txt" : "LICENSE";
  return (await readFile(join(WEB, "node_modules", name, file), "utf8")).trim();
}

/** Returns everything in dist/. Its layout is that of the sources. @returns {Promise<Files>} */
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
    parts: [...new Set([START, SOLVER, ...Object.values(pages).flat()])].sort(),
    pages,
  };
  const parts = bundle.outputFiles.map(({ path, text }) => ({ path: relative(WEB, path), text })).filter(({ path }) => path !== entry);
  return {
    ...Object.fromEntries(parts.map(({ path, text }) => [path === carrier ? inDist(START) : path,
      text.replaceAll(basename(carrier), basename(START))])),
    ...(await solverFiles()),
    [inDist("app/style.css")]: await bundleStyles(page, false),
    [inDist("app/rest.css")]: await bundleStyles(page, true),
    [inDist("index.html")]: distPage(page, await bundleEarly()),
    [inDist("manifest.json")]: `${JSON.stringify(manifest, null, 1)}\n`,
    ...(await words(await firstSources(bundle.metafile, carrier, pages))),
  };
}

/** @param {string} name */
const inDist = (name) => `dist/${name}`;

/**
 * Bundles everything that every page needs as one part, and each page that is imported later as another. Modules that
 * several of those pages share become a separate part. If a page that people open first is among them and the part is not
 * worth a request, they go into the start instead.
 * At last, the start imports its modules in the order of their paths: similar ones are neighbours then, which compresses better.
 * esbuild turns the start into an entry that only imports one part, so that part takes its place.
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
  const later = new Set(Object.values(inputs).flatMap(({ imports }) =>
    imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path)));
  const first = await firstModules();
  /** @type {string[]} */
  const shared = [];
  for (;;) {
    const bundle = await make(later, shared);
    const { outputs } = bundle.metafile;
    const awaited = Object.values(outputs).find(({ entryPoint }) => entryPoint === INVITED)?.imports.map(({ path }) => path);
    const needed = Object.values(outputs).filter(({ entryPoint }) => entryPoint
      && first.includes(entryPoint)).flatMap(({ imports }) => imports.map(({ path }) => path));
    const parts = Object.entries(outputs).filter(([path, { entryPoint, bytes, inputs: modules }]) =>
      !entryPoint && !(START in modules) && ((bytes < WORTH_A_REQUEST && needed.includes(path)) || awaited?.includes(path)));
    if (parts.length === 0) {
      const [start] = Object.values(outputs).filter(({ inputs }) => START in inputs);
      const modules = Object.keys(start.inputs).filter((module) => module !== START && !module.startsWith("vendor/"));
      return named(await make(later, modules.sort()));
    }
    shared.push(...parts.flatMap(([, { inputs: modules }]) => Object.keys(modules)));
  }
}

/**
 * Names each part after its page, or after its longest module if several pages share it. esbuild names parts after their
 * content, so a change in one would rename all that import it, and git would store them again.
 * @param {Bundle} bundle @returns {Bundle}
 */
function named({ outputFiles, metafile, ...rest }) {
  const names = new Map(Object.entries(metafile.outputs).map(([path, { entryPoint, inputs }]) => {
    if (entryPoint === START) return [basename(path), basename(path)];
    const [longest] = Object.entries(inputs).sort(([one, a], [other, b]) => b.bytesInOutput - a.bytesInOutput || (one < other ? -1 : 1))[0]
      ?? [];
    const module = entryPoint ?? longest;
    if (module === undefined) throw new Error(`${path} is empty`);
    const name = relative("app", module.replace("../", "")).replace("../", "").replaceAll("/", "-");
    return [basename(path), entryPoint ? name : `shared-${name}`];
  }));
  if (new Set(names.values()).size < names.size) throw new Error("two parts have the same name");
  const renamed = (/** @type {string} */ text) => text.replace(/[\w-]+-[A-Z0-9]{8}\.js/g, (name) => names.get(name) ?? name);
  return {
    ...rest,
    metafile: JSON.parse(renamed(JSON.stringify(metafile))),
    outputFiles: outputFiles.map((file) => ({ ...file, path: renamed(file.path), text: renamed(file.text) })),
  };
}

/**
 * Makes every page of `later` import the whole start, and the start import all of `shared`. Otherwise esbuild makes a
 * separate part for each set of pages that share a module, and the first load requests all of them.
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
        return { contents: imports.join("") + withoutLines(await readFile(path, "utf8")), resolveDir: dirname(path) };
      });
    },
  };
}

/**
 * Removes the ends of lines in templates. htm ignores them: white space with a new line is trimmed around texts, and only
 * separates attributes.
 * @param {string} source
 */
function withoutLines(source) {
  const tree = parse(source, { ecmaVersion: "latest", sourceType: "module" });
  const parts = templateParts(tree).sort((one, other) => other.start - one.start);
  return parts.reduce((text, { start, end }) => {
    const part = text.slice(start, end).replace(/(>)\s*\n\s*|\s*\n\s*(?=<)/g, "$1").replace(/\s*\n\s*/g, " ");
    return text.slice(0, start) + part + text.slice(end);
  }, source);
}

/** Returns the texts between the expressions of all html`…` below a node. @param {object} node @returns {{start: number, end: number}[]} */
function templateParts(node) {
  const parts = "tag" in node && /** @type {{name?: string}} */ (node.tag).name === "html" ? /** @type {any} */ (node).quasi.quasis : [];
  const below = Object.values(node).flat().filter((value) => typeof value?.type === "string");
  return [...parts, ...below.flatMap(templateParts)];
}

/**
 * Returns the files of every page that is imported later, without `start`.
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

/** Returns the solver's files, which lie beside app/ as among the sources. @returns {Promise<Files>} */
async function solverFiles() {
  const worker = await build({ ...COMMON, entryPoints: [join(WEB, SOLVER)], format: "esm" });
  return { [inDist(SOLVER)]: worker.outputFiles[0].text, [inDist(KERNEL)]: await readFile(join(WEB, KERNEL)) };
}

async function bundleEarly() {
  const result = await build({ ...COMMON, entryPoints: [join(WEB, "app/early.js")], format: "iife" });
  return result.outputFiles[0].text.trim();
}

/**
 * Bundles the style sheets of the page into one: those of the pages that people open first, or the `rest`.
 * @param {string} page @param {boolean} rest
 */
async function bundleStyles(page, rest) {
  const links = [...page.matchAll(/<link rel="stylesheet" href="\/([^"]+)"( data-rest)?>/g)];
  const sheets = links.filter(([, , apart]) => Boolean(apart) === rest).map(([, path]) => `@import "./${path}";`);
  const result = await build({ ...COMMON, external: ["*.woff2"], stdin: { contents: sheets.join("\n"), resolveDir: WEB, loader: "css" } });
  return result.outputFiles[0].text;
}

/**
 * Returns the page with the paths of dist/. The code that runs before the first frame is inline, so that it waits for
 * no other file.
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

/** Returns the modules of the pages that people open first. */
async function firstModules() {
  /** @type {{module: string, first?: boolean}[]} */
  const table = JSON.parse(await readFile(join(WEB, "pages.json"), "utf8"));
  return table.filter(({ first }) => first).map(({ module }) => `app/${module}`);
}

/**
 * Returns the sources of the modules in the start and in the parts of the pages that people open first.
 * @param {Bundle["metafile"]} metafile @param {string} carrier @param {Record<string, string[]>} pages
 */
async function firstSources({ outputs }, carrier, pages) {
  const parts = (await firstModules()).flatMap((module) => pages[module].map(inDist));
  const modules = new Set([carrier, ...parts].flatMap((part) => Object.keys(outputs[part].inputs)));
  return Promise.all([...modules].filter((path) => !path.startsWith("vendor/")).map((path) => readFile(join(WEB, path), "utf8")));
}

/**
 * Returns the words of each language, without those of the terminal and without comments. Those that the first pages
 * do not use are apart.
 * @param {readonly string[]} sources of the first pages @returns {Promise<Files>}
 */
async function words(sources) {
  const names = (await readdir(LOCALES)).filter((name) => name.endsWith(".ftl"));
  const texts = await Promise.all(names.map(async (name) => {
    const [text] = (await readFile(join(LOCALES, name), "utf8")).split("# ---- The terminal ");
    return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n").trimStart();
  }));
  const ids = idsUsed(texts[names.indexOf("en.ftl")], sources);
  return Object.fromEntries(names.flatMap((name, at) => {
    const { first, rest } = splitWords(texts[at], ids);
    return [[inDist(`locales/${name}`), first], [inDist(`locales/rest/${name}`), rest]];
  }));
}

/** Returns a digest of everything that dist/ is built from, computed as in server/http/static.py. */
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
  for (const [name, content] of Object.entries(files)) {
    if ((await readFile(join(WEB, name)).catch(() => undefined))?.equals(Buffer.from(content))) continue;
    report(`${name} differs from what its sources build`);
  }
  for (const entry of await readdir(join(WEB, "dist"), { recursive: true, withFileTypes: true })) {
    const name = relative(WEB, join(entry.parentPath, entry.name));
    if (entry.isFile() && !(name in files)) report(`${name} is built from nothing`);
  }
}

/** @param {string} fault */
function report(fault) {
  console.error(`${fault}: make web`);
  process.exitCode = 1;
}

const vendor = await vendorFiles();
if (process.argv.includes("--check")) {
  await check({ ...vendor, ...(await distFiles()) });
} else {
  await write(vendor); // distFiles() reads it
  const dist = await distFiles();
  await rm(join(WEB, "dist"), { recursive: true, force: true });
  await write(dist);
}
