// Places a bid. After a lost connection, the player learns whether it arrived in time.

import { showMessage } from "../frame/message.js";
import { refusalWords } from "../../words/refusals.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../net/session.js").Session} Session */

/** The refusals of a bid whose bidding has ended. */
const LATE = ["bidding-over", "wrong-phase", "stale-round"];

/**
 * Places a bid, in the place of one without an answer. Resolves to whether it was accepted.
 * @param {Session} session @param {import("../../net/session.js").Fields<"place_bid">} bid
 */
export async function placeBid(session, bid) {
  session.cancel("place_bid");
  const { refused, again } = await session.send("place_bid", bid);
  if (again) {
    const outcome = refused && !LATE.includes(refused.code) ? refusalWords(refused) : t(refused ? "back-late" : "back-arrived", { bid: bid.moves });
    showMessage({ words: `${t("you-are-back")} ${outcome}`, rank: "missed", urgent: true, brief: true });
  } else if (refused) showMessage({ words: refusalWords(refused), urgent: true });
  return !refused;
}
