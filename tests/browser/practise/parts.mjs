// Makes calls such as ["scoreOf", {"moves": 6, "best": 5, "hints": 0}], and answers with the value of each: the rules of
// practice without a browser. A call that stands as an argument is made first.

import * as again from "../../../src/ricochetrobots/web/rules/practise/retry.js";
import * as choice from "../../../src/ricochetrobots/web/rules/practise/wanted.js";
import * as named from "../../../src/ricochetrobots/web/rules/practise/puzzlename.js";
import * as race from "../../../src/ricochetrobots/web/rules/practise/race.js";
import * as rating from "../../../src/ricochetrobots/web/rules/practise/rating.js";
import * as rush from "../../../src/ricochetrobots/web/rules/practise/rush.js";
import * as scoring from "../../../src/ricochetrobots/web/rules/practise/scoring.js";
import * as year from "../../../src/ricochetrobots/web/rules/practise/diary.js";

const parts = { ...again, ...choice, ...named, ...race, ...rating, ...rush, ...scoring, ...year };

/** A call, or any other value. */
function valueOf(given) {
  if (!Array.isArray(given)) return given;
  const [name, ...values] = given;
  if (typeof name !== "string" || !(name in parts)) return given;
  const part = parts[name];
  return typeof part === "function" ? part(...values.map(valueOf)) : part;
}

export const answer = (calls) => calls.map(valueOf);
