// Reads cases as JSON from standard input, slides each and writes the results as JSON: the rule without a browser.

import { text } from "node:stream/consumers";
import { slide } from "../../../src/ricochetrobots/web/board/slide.js";

const { boards, cases } = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(cases.map(([board, ...move]) => slide(boards[board], ...move))));
