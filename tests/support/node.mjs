// Reads questions from standard input, one as JSON in each line, and writes a line with the answer of the named script.

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { script, given } = JSON.parse(line);
  let written;
  try {
    const { answer } = await import(script);
    written = { answer: answer(given) };
  } catch (error) {
    written = { error: String(error.stack) };
  }
  process.stdout.write(`${JSON.stringify(written)}\n`);
}
