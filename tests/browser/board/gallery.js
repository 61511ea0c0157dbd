// Every state of the board in both themes. `#pieces`, `#boards`, `#small` or `#odd` shows one part alone.

import { createBoard } from "/src/ricochetrobots/web/board/board.js";
import {
  chipPiece, currentPiece, diagonalPiece, markerPiece, pieceSvg, robotPiece, targetPiece,
} from "/src/ricochetrobots/web/board/piece.js";
import { thumbnailSvg } from "/src/ricochetrobots/web/board/thumbnail.js";
import { slide } from "/src/ricochetrobots/web/rules/slide.js";

const ROBOTS = ["R", "G", "B", "Y", "S"];
const SYMBOLS = ["moon", "gear", "planet", "star"];
const options = { describeBoard: () => "Board", describeCell: (cell) => cell };
const main = document.querySelector("main");

async function load(text) {
  return (await fetch(`/api/boards/${encodeURIComponent(text)}`)).json();
}

function add(parent, tag, name, content) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (content) element.textContent = content;
  parent.append(element);
  return element;
}

/** Plays `path` from `robots` by the browser's rule of movement. */
function played(board, robots, path) {
  const places = { ...robots };
  const moves = path.split(" ").filter(Boolean).map(([robot, direction]) => {
    const result = slide(board, places, robot, direction);
    if (result.refused) throw new Error(`${robot}${direction}: ${result.refused.code}`);
    const [x, y] = [result.cells.at(-1) % board.width, Math.floor(result.cells.at(-1) / board.width)];
    places[robot] = `${String.fromCharCode(97 + x)}${y + 1}`;
    return result;
  });
  return { robots: places, trail: { moves } };
}

function showBoard(parent, title, width, board, view, orientation) {
  const figure = add(parent, "figure");
  figure.style.margin = "0";
  add(figure, "h3", "", title);
  const place = add(figure, "div");
  place.style.width = `${width}px`;
  const shown = createBoard(place, options);
  shown.setBoard(board);
  shown.setView(view);
  if (orientation) shown.orient(orientation);
  return shown;
}

function pieces(parent, size) {
  const detailed = size >= 34;
  const sheet = add(parent, "div", "pieces");
  const row = (name, trees, hole) => {
    const line = add(sheet, "div", "row");
    line.style.width = "100%";
    add(line, "span", "", name);
    for (const tree of trees) add(line, "div", hole && "hole").innerHTML = pieceSvg(tree, { size });
  };
  row("Robots", ROBOTS.map((robot) => robotPiece(robot, { detailed })));
  row("Selected", ROBOTS.map((robot) => robotPiece(robot, { detailed, selected: true })));
  row("Start marker", ROBOTS.map((robot) => markerPiece(robot)));
  for (const robot of ROBOTS.slice(0, 4)) {
    row(`Targets ${robot}`, [targetPiece, currentPiece, chipPiece].flatMap((piece) => SYMBOLS.map((symbol) => piece(robot, symbol))));
  }
  row("Vortex", [targetPiece(null, "vortex"), currentPiece(null, "vortex"), chipPiece(null, "vortex")]);
  row("Diagonals", ROBOTS.slice(0, 4).flatMap((robot) => ["/", "\\"].map((lean) => diagonalPiece(robot, lean, { detailed }))), true);
}

const board = await load("3D2B4D1A");
const start = { R: "l3", G: "l9", B: "o6", Y: "o5", S: "l8" };
const chip = board.targets.find(({ cell }) => cell === "j2");
const odd = await Promise.all(["2x2:Ra1m,*b2", "5x4:b2e,c3s,#d1,#d2,#e2,Ra1m,*c2,Bd3/", "32x32:c3e,c4e,c5s,*c2,Bd3/"].map(load));
const part = location.hash.slice(1);

for (const theme of ["light", "dark"]) {
  const section = add(main, "section", "theme");
  section.dataset.theme = theme;
  const resting = { robots: start, markers: start, chip };
  const demonstration = { ...resting, ...played(board, start, "Sn Gn Ge Gn") };
  const result = { ...resting, ...played(board, start, "Sn Gn Ge Gn Gw Gs Gw") };
  const again = { ...resting, ...played(board, start, "Sn Gn Gs Gn Ge Gn Gs") };
  const landing = ["n", "e", "s", "w"].flatMap((direction) => {
    const { cells, refused } = slide(board, demonstration.robots, "G", direction);
    const end = cells.at(-1);
    return refused ? [] : [{ direction, cell: `${String.fromCharCode(97 + (end % 16))}${Math.floor(end / 16) + 1}` }];
  });
  if (!part || part === "pieces") {
    const sheet = add(section, "div", "sheet");
    for (const size of [43, 23]) pieces(add(sheet, "div"), size);
  }
  if (!part || part === "boards") {
    const states = add(section, "div", "states");
    showBoard(states, "demonstration", 712, board, { ...demonstration, selected: "G", landing });
    showBoard(states, "result", 712, board, result);
    showBoard(states, "coordinates", 712, board, { ...result, coordinates: true });
    showBoard(states, "stretches used again", 712, board, again);
  }
  if (!part || part === "small") {
    const states = add(section, "div", "states");
    for (const px of [23, 18.8]) {
      showBoard(states, `${px} px, thinking`, px * 16.56, board, resting);
      showBoard(states, `${px} px, demonstration`, px * 16.56, board, { ...demonstration, selected: "G", landing });
      showBoard(states, `${px} px, result`, px * 16.56, board, result);
    }
  }
  if (!part || part === "odd") {
    const states = add(section, "div", "states");
    showBoard(states, "connecting", 300, { ...board, walls: board.walls.map(() => 0), diagonals: [], targets: [], closed: [], markings: null }, {});
    showBoard(states, "turned", 400, board, { ...result, coordinates: true }, { turn: 1, mirror: false });
    showBoard(states, "mirrored", 400, board, { ...result, coordinates: true }, { turn: 0, mirror: true });
    showBoard(states, "2 x 2", 120, odd[0], { robots: { R: "a2" } });
    showBoard(states, "5 x 4", 300, odd[1], { robots: { R: "a2", S: "e4" }, chip: odd[1].targets[1] });
    showBoard(states, "32 x 32", 600, odd[2], { robots: { R: "af32", G: "a1" } });
    const vortex = board.targets.find(({ robot }) => robot === null);
    for (const px of [194, 112]) {
      const thumbnail = add(states, "div");
      thumbnail.style.width = `${px}px`;
      thumbnail.innerHTML = thumbnailSvg(board, result);
    }
    showBoard(states, "vortex", 400, board, { ...resting, chip: vortex });
  }
}
document.body.dataset.ready = "true";
