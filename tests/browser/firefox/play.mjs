// Plays a round alone and one of two people in Firefox, by what the pages say: node play.mjs FIREFOX ADDRESS.
// Each puzzle is printed on a line, and a path is read for it. Ends with 0 when both chips are taken.

import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const [executablePath, address] = process.argv.slice(2);
const ARROWS = { n: "ArrowUp", e: "ArrowRight", s: "ArrowDown", w: "ArrowLeft" };
const PATIENCE_MS = 15_000;
/** Frames are not drawn in a window that lies behind another. */
const OFTEN = { polling: 50 };
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
  await ines.goto(address);
  await press(ines, "Play alone");
  const board = await boardOf(ines);
  await press(ines, "Turn up the first chip");
  const path = await solve(ines, board);
  await press(ines, "Found, show it");
  await titled(ines, "Show your solution");
  await show(ines, path);
  await titled(ines, "Found");
}

async function inCompany() {
  const mara = await person();
  await mara.goto(address);
  await type(mara, "Your name", "Mara");
  await press(mara, "Create a room");
  const board = await boardOf(mara);
  const jonas = await person();
  await jonas.goto(mara.url());
  await type(jonas, "Your name", "Jonas");
  await press(jonas, "Take a seat");
  await press(mara, "Start with 2 players");
  const path = await solve(jonas, board);
  await jonas.keyboard.type(`${path.length}`);
  await press(jonas, `Bid ${path.length}`);
  await press(mara, "Nothing lower from me");
  await press(jonas, "Nothing lower from me");
  await titled(mara, `Jonas shows ${path.length}`);
  await titled(jonas, `Show your ${path.length}`);
  await show(jonas, path);
  await titled(mara, "Jonas takes the chip");
  await titled(jonas, "You take the chip");
}

/** Somebody with a browser of their own. */
async function person() {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport({ width: 1280, height: 800 });
  page.on("pageerror", (error) => faults.push(String(error)));
  return page;
}

/** Presses the button with a line that begins like that, once it is there and can be pressed. */
async function press(page, words) {
  const button = await page.waitForFunction(
    (words) => [...document.querySelectorAll("button:not(:disabled)")].find(({ innerText }) => innerText.split("\n").some((line) => line.startsWith(words))),
    OFTEN, words,
  );
  await button.click();
}

/** Fills the field with that label. */
async function type(page, label, words) {
  await page.locator(`::-p-aria([name="${label}"][role="textbox"])`).fill(words);
}

async function titled(page, title) {
  await page.waitForFunction((title) => document.querySelector("h1")?.textContent === title, OFTEN, title);
}

/** The board's name, as the set-up shows it. */
async function boardOf(page) {
  const words = await page.waitForSelector(".board-choice small");
  return (await words.evaluate((element) => element.textContent)).replaceAll(" ", "");
}

/** A path for the chip on the table, by the robots and the target that the page names. */
async function solve(page, board) {
  await titled(page, "Find a solution");
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell][aria-label*=' robot']").length >= 4, OFTEN);
  const words = await page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label")));
  const found = words.map((cell) => cell.match(/^(\w+)\W+(Red|Green|Blue|Yellow|Silver) robot/)).filter(Boolean);
  const chipLine = await page.$eval(".chip-line .unseen", (line) => line.textContent);
  const [, robot, target] = chipLine.match(/(Any|Red|Green|Blue|Yellow|Silver) robot to the .* on (\w+)$/);
  const robots = found.map(([, cell, colour]) => colour[0] + cell);
  console.log(`${board} ${robots.join(" ")} >${robot === "Any" ? "*" : robot[0]}${target}`);
  return (await answers.next()).value.split(" ");
}

/** Makes the moves with the keys. */
async function show(page, path) {
  for (const [robot, direction] of path) {
    await page.keyboard.press(robot.toLowerCase());
    await page.keyboard.press(ARROWS[direction]);
  }
}
