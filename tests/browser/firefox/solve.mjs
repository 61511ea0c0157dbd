// Solves and generates puzzles in the worker of a page in Firefox: node solve.mjs FIREFOX ADDRESS QUESTIONS. It prints the
// answers as JSON.

import { readFileSync } from "node:fs";
import puppeteer from "puppeteer-core";

const [executablePath, address, questions] = process.argv.slice(2);
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
try {
  const page = await browser.newPage();
  await page.goto(`${address}/rules`);
  const answers = await page.evaluate(answer, readFileSync(questions, "utf8"));
  process.stdout.write(JSON.stringify(answers));
} finally {
  await browser.close();
}

/** Runs in the page. */
async function answer(questions) {
  const { createSolver } = await import("/solver/solver.js");
  const { readBoard } = await import("/rules/notation.js");
  const { readPuzzle } = await import("/rules/position.js");
  const { texts, requests } = JSON.parse(questions);
  const solver = createSolver();
  const solved = [];
  for (const text of texts) {
    const puzzle = readPuzzle(text);
    const question = { ...puzzle, board: readBoard(puzzle.board) };
    const { path } = await solver.solve(question);
    solved.push([path.join(" "), await solver.count(question), (await solver.difficulty(question)).score]);
  }
  const generated = [];
  for (const request of requests) generated.push((await solver.generate(request)).puzzle);
  return { solved, generated };
}
