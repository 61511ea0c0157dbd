// Slides each case: the rule without a browser.

import { slide } from "../../../src/ricochetrobots/web/rules/slide.js";

export const answer = ({ boards, cases }) => cases.map(([board, ...move]) => slide(boards[board], ...move));
