// Answers the squares of paths, by the moves left before each move and after the last.

import { addedMoves, fifthsOf } from "../../../src/ricochetrobots/web/rules/fifths.js";

export const answer = (paths) => paths.map((left) => fifthsOf(addedMoves(left)));
