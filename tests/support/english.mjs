// Lets modules of the browser speak English in Node: their texts come from the file instead of a server.

import { readFile } from "node:fs/promises";

const ENGLISH = new URL("../../src/ricochetrobots/locales/en.ftl", import.meta.url);

globalThis.document = { documentElement: {} }; // which has the language of a page
globalThis.fetch = async () => new Response(await readFile(ENGLISH));
await (await import("../../src/ricochetrobots/web/words/text.js")).loadText("en");
