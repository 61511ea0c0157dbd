// Three people play two rounds, and pictures are taken at each step and in bursts where something moves:
// node watch.mjs BROWSER PROGRAM ADDRESS WIDTH HEIGHT FOLDER. watch.py starts it and answers each puzzle with two paths.
// Round 1: bid, beat, pass, showing, chip taken. Round 2: the sand runs out, a showing fails, the next one ends the match.

import { createInterface } from "node:readline";
import { mkdir, writeFile } from "node:fs/promises";
import puppeteer from "puppeteer-core";
import { boardOf, press, puzzleOf, show, titled, type } from "./people.mjs";

const [kind, executablePath, address, width, height, folder] = process.argv.slice(2);
const PATIENCE_MS = 60_000;
/** The pause between the moves of a person who knows the path. */
const PACE_MS = 900;
/** The least time between two pictures in Firefox, taken one by one; Chromium sends each frame that it draws. */
const FRAME_MS = 60;
const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const faults = [];
let step = 0;

const MOTION = { "ui.prefersReducedMotion": 0, "fission.autostart": false, "dom.ipc.processCount": 1 };
const FLAGS = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"];
const browser = await puppeteer.launch({ browser: kind, executablePath, headless: kind === "chrome" ? "shell" : true, args: kind === "chrome" ? FLAGS : [], extraPrefsFirefox: MOTION });
await mkdir(folder, { recursive: true });
try {
  await match();
} finally {
  await browser.close();
  process.stdin.destroy();
}
if (faults.length) throw new Error(faults.join("\n"));

async function match() {
  const [mara, jonas, ines] = [await person(), await person(), await person()];
  const all = { mara, jonas, ines };
  for (const [name, page] of Object.entries(all)) {
    await page.goto(address);
    await type(page, "Your name", name[0].toUpperCase() + name.slice(1));
    await press(page, "Take a seat");
  }
  const board = await boardOf(mara);
  await shots("lobby", all);
  await burst("first-chip", jonas, async () => {
    await press(mara, "Start with 3 players");
    await titled(jonas, "Find a solution");
    await pause(1500);
  });
  await shots("thinking", all);

  const [first] = await paths(mara, board);
  await burst("bids", jonas, async () => {
    await bid(jonas, first.length + 2);
    await pause(1000);
    await bid(mara, first.length);
    await pause(1000);
    await press(ines, "Pass");
    await pause(600);
  });
  await shots("bidding", all);
  await burst("showing", jonas, async () => {
    await press(mara, "Pass");
    await press(jonas, "Pass");
    await titled(mara, `Show your ${first.length}`);
    await shots("turn", { mara, ines });
    await jonas.bringToFront();
    await ready(mara);
    await show(mara, first, PACE_MS);
    await titled(jonas, "Mara takes the chip");
    await pause(3500);
  });
  await shots("result", all);

  await burst("next-chip", ines, async () => {
    for (const page of [mara, jonas, ines]) await press(page, "Ready for the next chip");
    await titled(ines, "Find a solution");
    await pause(1500);
  });
  await shots("second-thinking", all);
  const [second, wrong] = await paths(mara, board);
  await bid(ines, second.length);
  await bid(mara, second.length + 1);
  await shots("second-bidding", all);
  await burst("sand-and-failure", mara, async () => {
    await titled(ines, `Show your ${second.length}`);
    await ready(ines);
    await show(ines, wrong, PACE_MS);
    await titled(mara, `Show your ${second.length + 1}`);
    await pause(1200);
  });
  await shots("second-turn", all);
  await burst("own-showing-and-end", mara, async () => {
    await ready(mara);
    await show(mara, second, PACE_MS);
    await pause(3500);
    await shots("last-result", { jonas, ines });
    await mara.bringToFront();
    await press(mara, "See who won");
    await titled(mara, "You win");
    await pause(3500);
  });
  for (const page of [jonas, ines]) await press(page, "See who won");
  await pause(2500);
  await shots("end", all);
  await burst("rematch", jonas, async () => {
    await press(mara, "Ask for a rematch");
    await pause(1200);
    await press(jonas, "I’m in");
    await press(ines, "I’m in");
    await titled(jonas, "Find a solution");
    await pause(1500);
  });
  await shots("rematch", all);
}

/** A person with a separate browser. */
async function person() {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport({ width: Number(width), height: Number(height), ...(kind === "chrome" && width < 900 ? { hasTouch: true, isMobile: false } : {}) });
  if (kind === "chrome") await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "no-preference" }]);
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => ["error", "warn"].includes(message.type()) && faults.push(message.text()));
  return page;
}

function pause(ms) {
  return new Promise((over) => setTimeout(over, ms));
}

async function bid(page, moves) {
  await page.bringToFront();
  await page.keyboard.type(`${moves}`);
  await press(page, `Bid ${moves}`);
}

/** Waits until the robots may be moved. */
function ready(page) {
  return page.waitForFunction(() => document.querySelector(".hand:not(.shut)"), { polling: 50 });
}

/** A shortest path and moves that lead nowhere. */
async function paths(page, board) {
  console.log(await puzzleOf(page, board));
  return (await answers.next()).value.split("|").map((path) => path.split(" "));
}

/** A picture of each page at rest. */
async function shots(name, pages) {
  step += 1;
  for (const [who, page] of Object.entries(pages)) {
    await page.bringToFront();
    await page.screenshot({ path: `${folder}/${String(step).padStart(2, "0")}-${name}-${who}.png` });
  }
}

/** Pictures of a page while `acts` runs, named by the time in ms. */
async function burst(name, page, acts) {
  step += 1;
  const place = `${folder}/${String(step).padStart(2, "0")}-${name}`;
  await mkdir(place, { recursive: true });
  await page.bringToFront();
  const keep = (ms, data) => writeFile(`${place}/${String(Math.round(ms)).padStart(6, "0")}.jpg`, Buffer.from(data, "base64"));
  await (kind === "chrome" ? everyFrame : oneByOne)(page, keep, acts);
}

async function everyFrame(page, keep, acts) {
  const session = await page.createCDPSession();
  const frames = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ data, at: 1000 * metadata.timestamp });
    void session.send("Page.screencastFrameAck", { sessionId }).catch(() => {}); // the burst may be over
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 80, everyNthFrame: 1 });
  await acts();
  await session.send("Page.stopScreencast");
  await session.detach();
  const start = Math.min(...frames.map(({ at }) => at));
  await Promise.all(frames.map(({ at, data }) => keep(at - start, data)));
}

async function oneByOne(page, keep, acts) {
  let over = false;
  const acting = acts().finally(() => (over = true));
  const start = performance.now();
  while (!over) {
    const at = performance.now();
    await keep(at - start, await page.screenshot({ type: "jpeg", quality: 80, encoding: "base64" }));
    await pause(Math.max(0, FRAME_MS - (performance.now() - at)));
  }
  await acting;
}
