// What has been set up so far: the box, four panels or a custom board, the robots. Pure functions; the board is that of
// the panels laid so far.

import { EDITIONS } from "../../rules/constants.js";
import { canLay, editionOf, panelsOf } from "../../rules/editions.js";
import { layPanels } from "../../rules/notation.js";
import { standingFault } from "../../rules/readtext.js";

/** @typedef {import("../../rules/notation.js").PanelName} PanelName */
/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").CellName} CellName */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../rules/editions.js").Edition["id"]} EditionId */
/** @typedef {"box" | "panels" | "robots" | "chip"} Step */

/**
 * `custom` is a custom board, which replaces the panels. `quadrant` counts clockwise from the north-west. `next` is the
 * robot to place; `silver` is false once somebody has said that it does not play.
 * @typedef {object} Draft
 * @property {EditionId | null} edition
 * @property {readonly (PanelName | null)[]} panels
 * @property {BoardData | null} custom
 * @property {number} quadrant
 * @property {string | null} marking  the first character of the panels that are shown
 * @property {Robots} robots
 * @property {Robot | null} next
 * @property {boolean} silver
 */

export const ORDER = /** @type {const} */ (["R", "G", "B", "Y", "S"]);
export const MARKINGS = /** @type {const} */ (["3", "1", "2", "4"]);

/** @type {Draft} */
export const NOTHING = {
  edition: null, panels: [null, null, null, null], custom: null, quadrant: 0, marking: null, robots: {}, next: "R", silver: true,
};

/**
 * Returns the draft of a position that is known already.
 * @param {{edition?: EditionId | null, board?: BoardData | null, robots?: Robots}} known @returns {Draft}
 */
export function draftOf({ edition = null, board = null, robots = {} }) {
  const panels = board && panelsOf(board.board);
  const draft = { ...NOTHING, edition, ...(panels ? { panels: /** @type {PanelName[]} */ (panels) } : { custom: board }), robots };
  return { ...draft, silver: Object.keys(robots).length === 0 || robots.S !== undefined, next: nextRobot({ ...draft, silver: false }) };
}

/**
 * Returns the draft of a position to change. Its box holds its panels; if it has robots, none is missing.
 * @param {{edition: EditionId | null, board: BoardData, robots: Robots}} position @returns {Draft}
 */
export function draftOfPosition(position) {
  const draft = draftOf(position);
  const holds = (/** @type {EditionId} */ id) => canLay(editionOf(id), position.board.board);
  const edition = draft.edition !== null && holds(draft.edition) ? draft.edition : EDITIONS.find(({ id }) => holds(id))?.id ?? null;
  return { ...draft, edition, next: Object.keys(position.robots).length > 0 ? null : draft.next };
}

/** Returns the board, on which places without a panel are empty. @param {Draft} draft */
export function boardOf({ custom, panels }) {
  return custom ?? layPanels(panels);
}

/** Returns the panels of the box. @param {Draft} draft @returns {readonly PanelName[]} */
function boxPanels({ edition }) {
  return edition ? editionOf(edition).panels : [];
}

/** Returns the faces with the chosen mark. @param {Draft} draft */
export function facesOf(draft) {
  return boxPanels(draft).filter((panel) => panel[0] === draft.marking);
}

/** Returns whether another place has this mark (R1.2). @param {Draft} draft @param {string} marking */
export function isUsed({ panels, quadrant }, marking) {
  return panels.some((panel, place) => place !== quadrant && panel?.[0] === marking);
}

/** @param {Draft} draft @param {EditionId} edition @returns {Draft} */
export function chooseBox(draft, edition) {
  const { panels: box, fifth_robot_available: fifth } = editionOf(edition);
  const panels = draft.panels.map((panel) => (box.some((other) => other === panel) ? panel : null));
  const { S: silver, ...others } = draft.robots;
  const robots = fifth && silver ? draft.robots : others;
  return lookAt({ ...draft, edition, custom: null, panels, robots: standing({ ...draft, custom: null, panels, robots }), silver: fifth },
    firstEmpty(panels));
}

/** Turns to a quarter of the board. The last mark needs no choice. @param {Draft} draft @param {number} quadrant @returns {Draft} */
export function lookAt(draft, quadrant) {
  const open = MARKINGS.filter((marking) => !isUsed({ ...draft, quadrant }, marking));
  return { ...draft, quadrant, marking: draft.panels[quadrant]?.[0] ?? (open.length === 1 ? open[0] : null) };
}

/** Lays a panel and turns to the next empty place, if there is one. @param {Draft} draft @param {PanelName} panel */
export function layPanel(draft, panel) {
  const panels = draft.panels.map((laid, place) => (place === draft.quadrant ? panel : laid));
  const laid = { ...draft, panels };
  const robots = standing(laid);
  return panels.includes(null) ? lookAt({ ...laid, robots }, firstEmpty(panels))
    : { ...laid, marking: panel[0], robots, next: nextRobot({ ...laid, robots }) };
}

/** Takes the panel away that was laid last before this place. @param {Draft} draft @returns {Draft} */
export function backPanel(draft) {
  if (draft.marking && !draft.panels[draft.quadrant] && MARKINGS.filter((marking) => !isUsed(draft, marking)).length > 1)
    return { ...draft, marking: null };
  const quadrant = draft.panels[draft.quadrant] ? draft.quadrant : draft.quadrant - 1;
  if (quadrant < 0) return draft;
  const panels = draft.panels.map((panel, place) => (place === quadrant ? null : panel));
  return { ...lookAt({ ...draft, panels }, quadrant), marking: draft.panels[quadrant]?.[0] ?? null };
}

/** @param {readonly (PanelName | null)[]} panels */
function firstEmpty(panels) {
  return Math.max(0, panels.indexOf(null));
}

/** Returns the robots that may stand where they are on the board of the draft. @param {Draft} draft @returns {Robots} */
function standing(draft) {
  const board = boardOf(draft);
  return Object.fromEntries(Object.entries(draft.robots).filter(([, cell]) => !standingFault(board, cell)));
}

/** @param {Draft} draft @returns {Robot | null} */
function nextRobot({ robots, silver }) {
  return ORDER.find((robot) => !robots[robot] && (robot !== "S" || silver)) ?? null;
}

/**
 * Returns why the next robot cannot stand on a cell, or null (R1.4, R2.2, R4.3).
 * @param {Draft} draft @param {BoardData} board @param {CellName} cell @returns {"closed" | "diagonal" | Robot | null}
 */
export function placingFault({ robots, next }, board, cell) {
  return standingFault(board, cell) ?? ORDER.find((robot) => robot !== next && robots[robot] === cell) ?? null;
}

/** @param {Draft} draft @param {CellName} cell @returns {Draft} */
export function placeRobot(draft, cell) {
  if (!draft.next) return draft;
  const placed = { ...draft, robots: { ...draft.robots, [draft.next]: cell } };
  return { ...placed, next: nextRobot(placed) };
}

/** Takes the last robot in the order away, to place it again. @param {Draft} draft @returns {Draft} */
export function backRobot(draft) {
  const last = ORDER.findLast((robot) => draft.robots[robot]);
  if (!last) return draft;
  const { [last]: _, ...robots } = draft.robots;
  return { ...draft, robots, next: last, silver: draft.silver || (last === "S") };
}

/** Plays without the silver robot. @param {Draft} draft @returns {Draft} */
export function withoutSilver(draft) {
  const { S: _, ...robots } = draft.robots;
  return { ...draft, robots, silver: false, next: nextRobot({ ...draft, robots, silver: false }) };
}

/** Returns whether the box has a fifth robot, or the board is a custom one. @param {Draft} draft */
export function maySilver({ edition, custom }) {
  return custom !== null || edition === null || editionOf(edition).fifth_robot_available;
}

/** Returns whether a step is done. @param {Draft} draft @param {Step} step @returns {boolean} */
export function isDone(draft, step) {
  if (step === "box") return draft.edition !== null || isDone(draft, "panels");
  if (step === "panels") return draft.custom !== null || !draft.panels.includes(null);
  return step === "robots" && isDone(draft, "panels") && Object.keys(draft.robots).length > 0 && draft.next === null;
}
