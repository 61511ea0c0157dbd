// Reads questions from standard input, one as JSON in each line, and writes a line with the answer of the named script.

import { createInterface } from "node:readline";

/** What modules report as errors, which fails a test as in a browser. @type {string[]} */
const faults = [];
console.error = (...words) => void faults.push(words.join(" "));

for await (const line of createInterface({ input: process.stdin })) {
  const { script, given } = JSON.parse(line);
  let written;
  try {
    const { answer } = await import(script);
    written = { answer: await answer(given) };
    if (faults.length > 0) throw new Error(faults.splice(0).join("\n"));
  } catch (error) {
    written = { error: String(error.stack) };
  }
  process.stdout.write(`${JSON.stringify(written)}\n`);
}
