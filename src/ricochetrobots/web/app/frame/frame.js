// The settings of a page for the frame around it: the header's words and the size of the board. shell.js renders it.

import { signal, useLayoutEffect, useRef } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/**
 * The frame of a page. `screen` determines the board: "start" and "game" show it in full, "room" makes it a thumbnail
 * on phones, "final" hides it on phones, "page" and "table" have none. A "table" fills the screen, with the panel beside the
 * sheet on wide and low screens. "tv" is for a television, "embed" for a frame
 * in a page of another site, without the header. `facts` and `aside` are in the header: ["Chip 6", "12 left"],
 * "first to 5".
 * @typedef {object} Frame
 * @property {"start" | "room" | "game" | "final" | "page" | "table" | "tv" | "embed"} screen
 * @property {string} [title]  of the browser's tab, before the product's name
 * @property {string | null} [room]  the room's name
 * @property {readonly string[]} [facts]
 * @property {string} [aside]
 * @property {string} [series]  the standing of a series, after `aside`
 * @property {string | null} [back]  the target of the arrow on a phone; null: no arrow
 * @property {string} [backWords]  where the arrow leads, if not to the start page; such an arrow is on every screen
 * @property {boolean} [asks]  whether the arrow asks for confirmation
 */

/** Whether the confirmation of the arrow is open. */
export const leaving = signal(false);

/** @type {import("../../vendor/vendor.js").Signal<Frame>} */
// the server sets the screen of the first page
export const frame = signal(/** @type {Frame} */ ({ screen: document.documentElement.dataset.screen ?? "page" }));

/**
 * A button of the page in the header.
 * @typedef {{icon: import("../components/icon.js").IconName, label: string, disabled?: boolean, run: () => void}} Tool
 */

/**
 * What a page shows, for the style sheets: the keys in its sheet, and the phase of a round.
 * @typedef {{pad?: "bid" | "guess" | "hand", phase?: string}} Marks
 */
export const marks = signal(/** @type {Marks} */ ({}));

/** Marks the page while a component is mounted. @template {keyof Marks} M @param {M} name @param {Marks[M]} value */
export function useMark(name, value) {
  useLayoutEffect(() => {
    marks.value = { ...marks.peek(), [name]: value };
    return () => {
      if (marks.peek()[name] === value) marks.value = { ...marks.peek(), [name]: undefined };
    };
  }, [name, value]);
}

/** What a page shows above the board on a phone, and beside its upper part elsewhere. */
export const above = signal(/** @type {import("../../vendor/vendor.js").ComponentChildren} */ (null));

/** Shows content above the board while a page is open. @param {import("../../vendor/vendor.js").ComponentChildren} content */
export function useAbove(content) {
  useLayoutEffect(() => void (above.value = content));
  useLayoutEffect(() => () => void (above.value = null), []);
}

export const tools = signal(/** @type {readonly Tool[]} */ ([]));

/** Shows buttons in the header while a page is open. @param {readonly Tool[]} wanted */
export function useTools(wanted) {
  const latest = useRef(wanted);
  latest.current = wanted;
  const content = JSON.stringify(wanted);
  useLayoutEffect(() => {
    tools.value = latest.current.map((tool, index) => ({ ...tool, run: () => latest.current[index].run() }));
    return () => void (tools.value = []);
  }, [content]);
}

/**
 * The wanted frames of all mounted components, by the order of their first render: an inner one comes after its outer one.
 * @type {Map<number, Frame>}
 */
const frames = new Map();
let rendered = 0;

/** Sets the frame while a component is mounted. The innermost one decides. @param {Frame} wanted */
export function useFrame(wanted) {
  const order = useRef(0);
  if (order.current === 0) order.current = ++rendered;
  const content = JSON.stringify(wanted);
  useLayoutEffect(() => {
    frames.set(order.current, wanted);
    showInnermost();
    // oxlint-disable-next-line react/exhaustive-deps -- `wanted` is new in each rendering, but often has the same content
  }, [content]);
  useLayoutEffect(() => () => {
    frames.delete(order.current);
    showInnermost();
  }, []);
}

function showInnermost() {
  const innermost = frames.get(Math.max(...frames.keys()));
  if (!innermost) return; // the next page is about to set its own
  frame.value = innermost;
  document.title = innermost.title ? t("tab-title", { page: innermost.title }) : t("product");
}
