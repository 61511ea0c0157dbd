// The answer to a request of a page.

import { useEffect, useState } from "../vendor/vendor.js";
import { problemWords } from "./problem.js";

/**
 * Returns the answer, null before it arrives, and the words of its fault. Asks again when a value in `about` changes.
 * @template Answer
 * @param {() => Promise<Answer>} ask @param {readonly unknown[]} about @returns {[Answer | null, string | null]}
 */
export function useAnswer(ask, about) {
  const [answer, setAnswer] = useState(/** @type {Answer | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    ask().then(setAnswer, (error) => setFault(problemWords(error)));
  }, about);
  return [answer, fault];
}
