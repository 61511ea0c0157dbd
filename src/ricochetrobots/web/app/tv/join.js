// How people join from a television: the QR code and the code of the room.

import { PeopleRow, Rows } from "./tvrows.js";
import { optionsWords } from "../match/options.js";
import { linkTo } from "../../net/address.js";
import { qrAddress } from "../../net/api.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../match/director.js").SeenSession} Session */

/** The address of the site without its protocol. */
const site = () => linkTo("/").replace(/^https?:\/\//, "").replace(/\/$/, "");

/** The halves of a room code. @param {string} code */
const halves = (code) => [code.slice(0, code.length / 2), code.slice(code.length / 2)];

/** The link for phones, which become pads beside the television. @param {Session} session */
const padLink = (session) => linkTo(`/r/${session.link.value}#pad`);

/** At the bottom of every screen, with the standing of a series. @param {{session: Session, code: string, series: string}} props */
export function Join({ session, code, series }) {
  const lost = session.status.value === "lost";
  return html`
    <div class="tv-join">
      <img src=${qrAddress(padLink(session))} alt=${t("qr")} />
      <p><span>${lost ? t("tv-moment") : t("tv-join-at", { site: site() })}</span><br /><b class="tv-code">${halves(code).join("-")}</b></p>
      ${series && html`<p class="tv-series">${series}</p>`}
    </div>
  `;
}

/** @param {{session: Session, view: View, code: string}} props */
export function Lobby({ session, view, code }) {
  const seats = view.seats.filter((seat) => !seat.left && seat.invitation === "accepted");
  return html`
    <h1>${t("tv-join")}</h1>
    <div class="tv-join large">
      <img src=${qrAddress(padLink(session))} alt=${t("qr")} />
      <p><span>${session.status.value === "lost" ? t("tv-moment") : site()}</span><br />
        <b class="tv-code">${halves(code).map((half) => html`<span key=${half}>${half}</span><br />`)}</b></p>
    </div>
    <${Rows} count=${seats.length}>
      ${seats.map((seat) => html`<${PeopleRow} key=${seat.seat} session=${session} seat=${seat}
        aside=${seat.host ? t("tv-starts") : ""} />`)}
    </>
    <p class="tv-line tv-foot">${optionsWords(view.options)}</p>
  `;
}
