// The page at the path that router.js reads from the address.

import { layBoard, layBroughtBoard } from "./frame/boardhost.js";
import { Nowhere } from "./frame/problem.js";
import { path } from "./frame/router.js";
import { PAGES } from "./pages.js";
import { Shell } from "./shell.js";
import { FIRST_BOARD } from "./start/firstboard.js";
import { greetingAnswered } from "../net/greeting.js";
import { isFirstVisit } from "../store/newcomer.js";
import { html } from "../vendor/vendor.js";

/**
 * The groups of all paths of PAGES: a component has those of its own path.
 * @typedef {{date: string, part: string, room: string, code: string, place: string, id: string}} Groups
 */

/** The pages that a visitor opens from the start page. */
const NEXT = ["room", "puzzle"];

export function App() {
  const page = pageAt(path.value);
  const Page = page?.component ?? Nowhere;
  const groups = /** @type {Groups} */ (page?.path.exec(path.value)?.groups ?? {});
  return html`<${Shell}><${Page} key=${path.value} ...${groups} /></>`;
}

/** @param {string} wanted */
function pageAt(wanted) {
  return PAGES.find((page) => page.path.test(wanted));
}

/**
 * Fetches the module of the first page and, for a room, its state. Without the state, the page would be drawn twice.
 */
export async function fetchPage() {
  const page = pageAt(path.peek());
  if (page?.name === "start") {
    addEventListener("focusin", () => PAGES.filter(({ name }) => NEXT.includes(name)).forEach(fetchModule), { once: true });
  }
  await Promise.all([page && fetchModule(page), greetingAnswered()]);
}

/** Lays the board of the first frame. */
export async function layFirstBoard() {
  const isStart = pageAt(path.peek())?.name === "start";
  await (isStart && isFirstVisit() ? layBoard(FIRST_BOARD) : layBroughtBoard());
}

/** @param {typeof PAGES[number]} page */
async function fetchModule({ component }) {
  if ("fetch" in component) await component.fetch();
}
