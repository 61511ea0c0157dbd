// The cells around the one under the finger, enlarged beside the board.

import { orientation } from "../frame/boardhost.js";
import { orient } from "../../board/orient.js";
import { partSvg } from "../../board/thumbnail.js";
import { html } from "../../vendor/vendor.js";

/** The number of cells that it shows. */
const [WIDTH, HEIGHT] = [3, 2];

/** @param {{board: import("../../board/types.js").BoardData, robots: import("../../board/types.js").Robots, cell: string}} props */
export function Lens({ board, robots, cell }) {
  const turned = orientation.value;
  const { x, y } = orient(board, turned).spot(cell);
  const part = { left: x - (WIDTH - 1) / 2, top: y - (HEIGHT - 1) / 2, width: WIDTH, height: HEIGHT };
  return html`<div class="lay-lens" dangerouslySetInnerHTML=${{ __html: partSvg(board, robots, turned, part) }} />`;
}
