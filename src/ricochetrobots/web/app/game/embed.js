// A finished match inside another page: the result, the rounds and their replay. No link leads to another page of the game
// within the frame, because a page of another site could then cover buttons that matter.

import { useFinishedGame } from "./index.js";
import { Button } from "../components/button.js";
import { Panel, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { ranking } from "../match/final.js";
import { Rounds } from "../match/history.js";
import { usePastTable } from "../match/matchtable.js";
import { endWords } from "../match/matchwords.js";
import { RoundPaths } from "../match/result.js";
import { linkTo } from "../../net/address.js";
import { html } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").GameExport} GameExport */

/** @param {{id: string}} props */
export function EmbeddedGame({ id }) {
  const { game, fault } = useFinishedGame(id);
  useFrame({ screen: "embed", title: game ? endWords(game.view) : t("final-rounds") });
  if (fault) return html`<${Panel}><${Title}>${t("final-lost")}</><p>${fault}</p></>`;
  return game && html`<${Embedded} game=${game} id=${id} />`;
}

/** @param {{game: GameExport, id: string}} props */
function Embedded({ game: { view }, id }) {
  const table = usePastTable(view);
  const looked = table.replay.playback.value;
  const round = looked && view.history.find((one) => one.round === looked.path.task);
  const scores = ranking(view).map(({ seat }) => `${seatName(seat)} ${seat.chips.length}`);
  return html`
    <${Panel} class="embed">
      <${Title}>${endWords(view)}</>
      ${view.mode === "friends" && html`<p class="note">${scores.join(" · ")}</p>`}
      ${round && html`<${RoundPaths} table=${table} view=${view} result=${round} />
        <p><${Button} onClick=${table.replay.close}>${t("replay-close")}</></p>`}
      <${Rounds} table=${table} view=${view} most=${view.history.length} />
      <p class="embed-link"><a class="button quiet" href=${linkTo(`/games/${id}`)} target="_blank" rel="noopener">${t("embed-open")}</a></p>
    </>
  `;
}
