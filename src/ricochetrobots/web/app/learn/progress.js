// The lessons solved in this browser.

import { LESSONS } from "./lessons.js";
import { forGood } from "../../store/storage.js";
import { signal } from "../../vendor/vendor.js";

const KEY = "ricochet.learned";

export const learned = signal(stored());

/** @param {string} lesson */
export function noteLearned(lesson) {
  if (learned.value.includes(lesson)) return;
  learned.value = [...learned.value, lesson];
  forGood.write(KEY, learned.value.join(" "));
}

function stored() {
  const kept = (forGood.read(KEY) ?? "").split(" ");
  return LESSONS.map(({ id }) => /** @type {string} */ (id)).filter((id) => kept.includes(id));
}
