// The answer to a request of a page.

import { problemWords } from "./problem.js";
import { useEffect, useState } from "../../vendor/vendor.js";

/**
 * Returns the answer, null before it arrives, and the words of its fault. Asks again when a value in `about` changes.
 * @template Answer
 * @param {() => Promise<Answer>} ask @param {readonly unknown[]} about @returns {[Answer | null, string | null]}
 */
export function useAnswer(ask, about) {
  const [answer, setAnswer] = useState(/** @type {Answer | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const load = () => void ask().then(setAnswer, (error) => setFault(problemWords(error)));
  // oxlint-disable-next-line react/exhaustive-deps -- the caller lists in `about` what `ask` reads
  useEffect(load, about);
  return [answer, fault];
}
