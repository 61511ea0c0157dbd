// Opens the game in Firefox without a network and after an update: node offline.mjs FIREFOX ADDRESS. Each line it prints
// is something that the server must do, and it reads a line when that has happened.

import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const [executablePath, address] = process.argv.slice(2);
const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const PATIENCE_MS = 15_000;

const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${address}/rules`);
  await untilKept(page);
  await server("stop");
  await page.goto(`${address}/games`);
  await opened(page, "Games on this device", "first");
  await server("update");
  await page.goto(`${address}/rules`);
  await opened(page, "How to play", "second");
  await untilKept(page);
  await server("stop");
  await page.reload();
  await opened(page, "How to play", "second");
  await server("withdraw");
  await page.reload();
  await page.evaluate(async () => {
    const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
    while ((await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length) await soon();
  });
} finally {
  await browser.close();
  process.stdin.destroy();
}

/** Waits until the browser has kept everything: the words come last. */
async function untilKept(page) {
  await page.evaluate(async () => {
    const { version } = document.documentElement.dataset;
    const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
    for (;;) {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      const names = (await caches.keys()).filter((name) => name.includes(version));
      const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
      const words = kept.filter(({ url }) => url.includes("/locales/"));
      if (!installing && !waiting && active?.state === "activated" && words.length === 2) return;
      await soon();
    }
  });
}

async function server(task) {
  console.log(task);
  await answers.next();
}

/** Waits for the title of a page, and checks the version of its scripts. */
async function opened(page, title, version) {
  await page.waitForFunction((words) => document.querySelector("main h1")?.textContent === words, {}, title);
  const ran = await page.evaluate(() => [...window.ran]);
  if (ran.join() !== version) throw new Error(`${title}: scripts of ${ran.join()} instead of ${version}`);
}
