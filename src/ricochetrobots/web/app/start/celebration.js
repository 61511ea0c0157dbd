// After the first board is solved: four robots look out below it, and one door leads on to a puzzle or a match.

import { BotsDoor, TodayDoor } from "./doors.js";
import { Button } from "../components/button.js";
import { RobotPiece } from "../components/pieceicon.js";
import { solveHere } from "../solve/solvehere.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").Robot} Robot */

/** Today's puzzle comes next if a shortest path has at most this many moves. */
const SHORT = 5;
const ROBOTS = /** @type {readonly [Robot, number][]} */ ([["R", 58], ["B", 46], ["G", 46], ["Y", 46]]);

/**
 * Solves today's puzzle before the party is `shown`, so that its doors come at once.
 * @param {{shown: boolean, today: import("../../net/api.js").DayPuzzle | null, onOthers: () => void}} props
 */
export function Celebration({ shown, today, onOthers }) {
  const [isShort, setShort] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    if (!today) return setShort(false);
    solveHere(today.puzzle, SHORT).then(() => setShort(true), () => setShort(false));
    return undefined;
  }, [today]);
  if (!shown) return null;
  const bots = html`<${BotsDoor} key="bots" ink=${isShort === false} />`;
  const puzzle = html`<${TodayDoor} key="today" today=${today} missing=${!today} ink=${isShort === true} />`;
  return html`
    <div class="celebration">
      <div class="lookout" aria-hidden="true">
        ${ROBOTS.map(([robot, size]) => html`<${RobotPiece} key=${robot} robot=${robot} size=${size} />`)}</div>
      <h2>${t("first-next")}</h2>
      ${isShort === null ? html`<div class="pale"><span></span><span></span></div>` : isShort ? [puzzle, bots] : [bots, puzzle]}
      <${Button} kind="quiet" onClick=${onOthers}>${t("first-others")}</>
    </div>
  `;
}
