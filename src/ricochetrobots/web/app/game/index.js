// A finished game at its own address: the same page as at the end of the match, for everybody with the link.

import { RoundRecords } from "./roundrecords.js";
import { Button } from "../components/button.js";
import { layBoard } from "../frame/boardhost.js";
import { useFrame } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { Problem } from "../frame/problem.js";
import { copyText } from "../frame/share.js";
import { useAnswer } from "../frame/useanswer.js";
import { Final } from "../match/final.js";
import { usePastTable } from "../match/matchtable.js";
import { endWords, seriesWords } from "../match/matchwords.js";
import { addressOf, linkTo } from "../../net/address.js";
import { finishedGame } from "../../net/api.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").GameExport} GameExport */

/** @param {{id: string}} props */
export function FinishedGame({ id }) {
  const { game, fault } = useFinishedGame(id);
  useFrame({ screen: "game", title: t("final-rounds") });
  if (fault) return html`<${Problem} title=${t("final-lost")} words=${fault} />`;
  return game && html`<${GameOver} game=${game} id=${id} />`;
}

/** Returns a finished game once it has arrived and its board is laid, or why it is missing. @param {string} id */
export function useFinishedGame(id) {
  const [game, fault] = useAnswer(() => fetchGame(id), [id]);
  return { game, fault };
}

/** @param {string} id */
async function fetchGame(id) {
  const game = await finishedGame(id);
  await layBoard(game.view.board);
  return game;
}

/** @param {{game: GameExport, id: string}} props */
function GameOver({ game: { view, rounds }, id }) {
  const table = usePastTable(view);
  const record = html`
    <h2 class="record-title">${t("record-title")}</h2>
    <${RoundRecords} table=${table} view=${view} rounds=${rounds} />
    <p class="record-files">
      <${Button} kind="quiet" onClick=${() => copyEmbedCode(id, view)}>${t("record-embed")}</>
      <a class="button quiet" href=${addressOf(`/games/${id}.txt`)}>${t("record-text")}</a>
      <a class="button quiet" href=${addressOf(`/games/${id}.json`)}>${t("record-data")}</a>
    </p>
  `;
  return html`<${Final} table=${table} view=${view} game=${id} series=${seriesWords(view)} record=${record} />`;
}

/** Copies the HTML that shows the match in another page. @param {string} id @param {GameExport["view"]} view */
async function copyEmbedCode(id, view) {
  const title = endWords(view).replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const address = linkTo(`/games/${encodeURIComponent(id)}/embed`);
  const size = 'width="400" height="680" style="border:0;max-width:100%"';
  const code = `<iframe src="${address}" title="${title}" ${size} loading="lazy"></iframe>`;
  const copied = await copyText(code);
  showMessage(copied ? { words: t("record-embed-copied") } : { words: code, lasting: true });
}
