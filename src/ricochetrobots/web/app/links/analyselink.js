// The way to the analysis from a result, a finished game or a solved puzzle, and back again.

import { analysisPath } from "./analysispath.js";
import { Button } from "../components/button.js";
import { useKeys } from "../frame/keys.js";
import { go, path } from "../frame/router.js";
import { settings } from "../../store/settings.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {Parameters<typeof analysisPath>[0]} Puzzle */

/** @typedef {import("./analysispath.js").Arrival} Arrival */

/** Opens the analysis of a puzzle, from which an arrow leads back here. @param {Puzzle} puzzle @param {Arrival["shown"]} shown */
export function openAnalysis(puzzle, shown) {
  go(analysisPath(puzzle), /** @type {Arrival} */ ({ back: path.peek(), shown }));
}

/**
 * A button that opens the analysis of a puzzle, also by the key "a".
 * @param {{puzzle: Puzzle, shown?: Arrival["shown"], onOpen?: () => void}} props `shown`: the path to compare, and whose
 * it is
 */
export function AnalyseButton({ puzzle, shown = null, onOpen }) {
  function open() {
    onOpen?.();
    openAnalysis(puzzle, shown);
  }

  useKeys([{ keys: ["a"], text: "key-analyse", run: open }]);
  return html`<${Button} class="analyse-link" onClick=${open}>${t("analyse")}${settings.value.singleKeys && html`<kbd>a</kbd>`}</>`;
}
