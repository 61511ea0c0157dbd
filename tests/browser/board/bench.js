// The tests' code inside the page: a board that reports its input, and longer calls of its modules.

import { timeShare } from "/src/ricochetrobots/web/board/anim.js";
import { createBoard } from "/src/ricochetrobots/web/board/board.js";
import { cellIndex, cellName } from "/src/ricochetrobots/web/board/cells.js";
import { orient } from "/src/ricochetrobots/web/board/orient.js";
import * as piece from "/src/ricochetrobots/web/board/piece.js";
import { slide } from "/src/ricochetrobots/web/rules/slide.js";
import { thumbnailSvg } from "/src/ricochetrobots/web/board/thumbnail.js";

const DIRECTIONS = ["n", "e", "s", "w"];

export { slide, thumbnailSvg };

export function setUp(width) {
  const place = document.createElement("div");
  place.style.width = `${width}px`;
  document.querySelector("main").replaceChildren(place);
  const events = [];
  const hear = (name) => (...values) => void events.push([name, ...values]);
  const board = createBoard(place, {
    describeBoard: () => "The board",
    describeCell: (cell) => `cell ${cell}`,
    onMove: hear("move"),
    onShut: hear("shut"),
    onSelect: hear("select"),
    onPlace: hear("place"),
    onCell: hear("cell"),
    onCursor: hear("cursor"),
  });
  board.describe(); // now, not after the first frames
  const svg = place.querySelector("svg");
  Object.assign(window, {
    place,
    events,
    board,
    svg,
    count: (selector) => svg.querySelectorAll(selector).length,
    at: (key) => svg.querySelector(`[data-key="${key}"]`).getAttribute("transform"),
    texts: (selector) => [...svg.querySelectorAll(selector)].map((element) => element.textContent),
    attributes: (selector, name) => [...svg.querySelectorAll(selector)].map((element) => element.getAttribute(name)),
    style: (selector, name) => getComputedStyle(svg.querySelector(selector))[name],
    ring: (cell) => {
      const ring = getComputedStyle(place.querySelector(`[data-cell="${cell}"]`), "::after");
      const { content, top, borderTopStyle, borderTopWidth } = ring;
      return { content, top, borderTopStyle, borderTopWidth };
    },
  });
}

/** Restores the page as loaded, with the Tab order at its beginning. */
export function tidyUp() {
  document.querySelector("main").replaceChildren();
  for (const name of ["data-theme", "data-contrast"]) document.documentElement.removeAttribute(name);
  delete document.hidden;
  getSelection().setPosition(document.body, 0);
}

/** Records every change of the DOM under the board; `changes()` returns and clears the list. */
export function watch() {
  const seen = [];
  const note = (records) => seen.push(...records.map(({ type, attributeName }) => [type, attributeName]));
  const observer = new MutationObserver(note);
  observer.observe(window.place, { subtree: true, childList: true, attributes: true, characterData: true });
  window.changes = () => {
    note(observer.takeRecords());
    return seen.splice(0);
  };
}

export function motions() {
  return window.svg.getAnimations({ subtree: true }).map(({ effect }) => ({
    on: effect.target.getAttribute("class") ?? effect.target.dataset.key,
    ...effect.getTiming(),
    frames: effect.getKeyframes(),
  }));
}

export function slides({ boards, cases }) {
  return cases.map(([board, ...move]) => slide(boards[board], ...move));
}

export function cellNames(cells, width) {
  return Array.from({ length: cells }, (_, cell) => [cellName(cell, width), cellIndex(cellName(cell, width), width)]);
}

export function errorOf(name, width) {
  try {
    return cellIndex(name, width);
  } catch (error) {
    return error.name;
  }
}

/** Makes the same slides on the board and on its turned picture, and returns both results in the board's cells. */
export function turnedSlides(data, orientation) {
  const picture = orient(data, orientation);
  const seen = (cell) => {
    const { x, y } = picture.spot(cell);
    return cellName(y * picture.width + x, picture.width);
  };
  const turned = {
    ...data,
    width: picture.width,
    height: picture.height,
    walls: picture.walls,
    diagonals: data.diagonals.map(({ cell, robot, lean }) => ({ cell: seen(cell), robot, lean: picture.lean(lean) })),
  };
  const plain = ({ cells, heading, refused }) => ({ cells, heading, code: refused?.code ?? null });
  const pairs = [];
  for (const robot of ["R", "B"]) {
    for (const start of [0, 2, 6, 11]) {
      for (const direction of DIRECTIONS) {
        const real = slide(data, { [robot]: cellName(start, data.width) }, robot, direction);
        const { cells, heading, refused } = slide(turned, { [robot]: seen(start) }, robot, picture.toPicture(direction));
        const back = { cells: cells.map((cell) => picture.cells[cell]), heading: picture.toBoard(heading), refused };
        pairs.push([plain(real), plain(back)]);
      }
    }
  }
  return pairs;
}

/** Every piece as markup of its own. */
export function allPieces() {
  const trees = [];
  for (const robot of ["R", "G", "B", "Y", "S"]) trees.push(piece.robotPiece(robot), piece.markerPiece(robot));
  for (const robot of ["R", "G", "B", "Y", null]) {
    for (const symbol of robot ? ["moon", "gear", "planet", "star"] : ["vortex"]) {
      trees.push(piece.targetPiece(robot, symbol), piece.currentPiece(robot, symbol), piece.chipPiece(robot, symbol));
    }
  }
  for (const lean of ["/", "\\"]) trees.push(piece.diagonalPiece("B", lean));
  return trees.map((tree) => piece.pieceSvg(tree, { size: 28, label: 'a "name"' }));
}

/** Shares of a path, and the part that the browser has covered at the time given by `timeShare`. */
export function coveredAt(shares) {
  const still = document.createElement("p");
  document.body.append(still);
  const easing = "cubic-bezier(.35,.05,.45,1)";
  const run = still.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1000, easing });
  run.pause();
  return shares.map((share) => {
    run.currentTime = 1000 * timeShare(share);
    return Number(getComputedStyle(still).opacity);
  });
}
