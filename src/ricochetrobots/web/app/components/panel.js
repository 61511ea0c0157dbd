// The parts of a page beside the board: a panel that scrolls and, under it, a sheet with the buttons.

import { html, useEffect, useLayoutEffect, useRef } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */

/** Scrolls to its top whenever `topOn` changes. @param {{children?: ComponentChildren, class?: string, topOn?: unknown}} props */
export function Panel({ children, class: extra = "", topOn }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => box.current?.scrollTo(0, 0), [topOn]);
  return html`<div class=${`panel ${extra}`} ref=${box}>${children}</div>`;
}

/** On a phone, the sheet is fixed at the lower edge. @param {{children?: ComponentChildren, class?: string}} props */
export function Sheet({ children, class: extra = "" }) {
  return html`<div class=${`sheet ${extra}`}>${children}</div>`;
}

/** @param {import("../../vendor/vendor.js").JSX.IntrinsicElements["section"]} props */
export function Card({ children, class: extra = "", ...rest }) {
  return html`<section class=${`card ${extra}`} ...${rest}>${children}</section>`;
}

let visited = false;

/**
 * The title of a page or phase. It gets the focus when it appears and whenever `focusOn` changes, so that screen
 * readers announce it. It does not take the focus from the board, nor when the page has just been opened.
 * @param {{children?: ComponentChildren, class?: string, focusOn?: unknown, describedBy?: string}} props
 */
export function Title({ children, class: extra = "", focusOn, describedBy }) {
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useEffect(() => {
    const reading = document.activeElement?.closest("[role=grid]");
    if (visited && !reading) heading.current?.focus({ preventScroll: true });
    visited = true;
  }, [focusOn]);
  return html`<h1 class=${extra} tabindex=${-1} ref=${heading} aria-describedby=${describedBy}>${children}</h1>`;
}

export function Pale() {
  return html`
    <${Panel}>
      <div class="pale" role="status" aria-label=${t("connecting")}>${[0, 1, 2, 3].map((bar) => html`<span key=${bar}></span>`)}</div>
    </>
  `;
}
