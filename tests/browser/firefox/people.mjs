// Actions of players on the pages, by the visible text. play.mjs and watch.mjs use them.

const ARROWS = { n: "ArrowUp", e: "ArrowRight", s: "ArrowDown", w: "ArrowLeft" };
/** Frames are not drawn in a window that lies behind another. */
const OFTEN = { polling: 50 };

/** Presses the button with a line that begins with this text, once it exists and is enabled. */
export async function press(page, words) {
  const button = await page.waitForFunction(
    (words) => [...document.querySelectorAll("button:not(:disabled)")].find(({ innerText }) => innerText.split("\n").some((line) => line.startsWith(words))),
    OFTEN, words,
  );
  await button.click();
}

/** Fills the field with that label. */
export async function type(page, label, words) {
  await page.locator(`::-p-aria([name="${label}"][role="textbox"])`).fill(words);
}

export async function titled(page, title) {
  await page.waitForFunction((title) => document.querySelector("h1")?.textContent === title, OFTEN, title);
}

/** The board's name, as the set-up shows it. */
export async function boardOf(page) {
  const words = await page.waitForSelector(".board-choice small");
  return (await words.evaluate((element) => element.textContent)).replaceAll(" ", "");
}

/** The puzzle on the table in notation, by the robots and the target that the page names. */
export async function puzzleOf(page, board) {
  await titled(page, "Find a solution");
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell][aria-label*=' robot']").length >= 4, OFTEN);
  const words = await page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label")));
  const found = words.map((cell) => cell.match(/^(\w+)\W+(Red|Green|Blue|Yellow|Silver) robot/)).filter(Boolean);
  const chipLine = await page.$eval(".chip-line .unseen", (line) => line.textContent);
  const [, robot, target] = chipLine.match(/(Any|Red|Green|Blue|Yellow|Silver) robot to the .* on (\w+)$/);
  const robots = found.map(([, cell, colour]) => colour[0] + cell);
  return `${board} ${robots.join(" ")} >${robot === "Any" ? "*" : robot[0]}${target}`;
}

/** Makes the moves by keys, with this pause between them. */
export async function show(page, path, pauseMs = 0) {
  for (const [robot, direction] of path) {
    await page.keyboard.press(robot.toLowerCase());
    await page.keyboard.press(ARROWS[direction]);
    if (pauseMs) await new Promise((over) => setTimeout(over, pauseMs));
  }
}
