// Plays a round alone and one of two players in Firefox, by the visible text: node play.mjs FIREFOX ADDRESS.
// Each puzzle is printed on a line, and a path is read for it. Ends with 0 when both chips are taken.

import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";
import { boardOf, press, puzzleOf, show, titled, type } from "./people.mjs";

const [executablePath, address] = process.argv.slice(2);
const PATIENCE_MS = 15_000;
const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const faults = [];

const QUICK = { "ui.prefersReducedMotion": 1, "fission.autostart": false, "dom.ipc.processCount": 1 };
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true, extraPrefsFirefox: QUICK });
try {
  await alone();
  await inCompany();
} finally {
  await browser.close();
  process.stdin.destroy();
}
if (faults.length) throw new Error(faults.join("\n"));

async function alone() {
  const ines = await person();
  await ines.goto(new URL("/alone", address).href);
  await press(ines, "Turn up the first chip");
  const board = await ines.evaluate(() => JSON.parse(localStorage.getItem("ricochet.alone")).match.view.board);
  const path = await solve(ines, board);
  await press(ines, "Found, show it");
  await titled(ines, "Show your solution");
  await show(ines, path);
  await titled(ines, "Found");
}

async function inCompany() {
  const mara = await person();
  await mara.goto(address);
  await press(mara, "Play with friends");
  await type(mara, "Your name", "Mara");
  const board = await boardOf(mara);
  const jonas = await person();
  await jonas.goto(mara.url());
  await type(jonas, "Your name", "Jonas");
  await press(jonas, "Take a seat");
  await press(mara, "Start with 2 players");
  const path = await solve(jonas, board);
  await jonas.keyboard.type(`${path.length}`);
  await press(jonas, `Bid ${path.length}`);
  await press(mara, "Pass");
  await press(jonas, "Pass");
  await titled(mara, `Jonas shows ${path.length}`);
  await titled(jonas, `Show your ${path.length}`);
  await show(jonas, path);
  await titled(mara, "Jonas takes the chip");
  await titled(jonas, "You take the chip");
}

/** A person with a separate browser. */
async function person() {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport({ width: 1280, height: 800 });
  page.on("pageerror", (error) => faults.push(String(error)));
  return page;
}

/** A path for the chip on the table. */
async function solve(page, board) {
  console.log(await puzzleOf(page, board));
  return (await answers.next()).value.split(" ");
}
