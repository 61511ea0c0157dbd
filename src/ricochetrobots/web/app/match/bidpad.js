// The bid pad: a first tap or typed digits select a number; a second tap or Enter sends it. A refusal gives the reason.

import { Button } from "../components/button.js";
import { Keyed } from "../components/keycap.js";
import { useRefocus } from "../components/refocus.js";
import { useMark } from "../frame/frame.js";
import { useKeys } from "../frame/keys.js";
import { showMessage } from "../frame/message.js";
import { BIDS } from "../../rules/constants.js";
import { settings } from "../../store/settings.js";
import { html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { refusalWords } from "../../words/refusals.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

const { least: LEAST, most: MOST } = BIDS;
/**
 * The number of keys of a pad before the key for higher numbers. A narrow pad has fewer, and on the smallest phone a single
 * row; game.css hides its other keys.
 */
const KEYS = 13;
const FEW_KEYS = 11;
const LOW_KEYS = 5;
/** A digit that is typed later than this begins a new number. */
const DIGITS_JOIN_MS = 1500;
const DIGITS = [..."0123456789"];

/**
 * Keys for a number of moves. `standing` is the standing bid; only lower numbers can be bid. The foot has `before`,
 * `rest` and `beside` until a number is chosen, then only the keys that clear and send it, so that no press passes by mistake.
 * A number stays chosen until the pad goes, which calls `onLose` with it. The pad is `shut` without a connection:
 * then `locked`, or a locked button that says what happens to the bid `unsent`, takes the button's place. It is `closed`
 * while nothing can be bid.
 * @param {{title: string, tag?: string, note?: ComponentChildren, standing: number | null, shut: boolean, unsent?: number |
 * null, locked?: ComponentChildren, closed?: boolean, sendText: (moves: number) => ComponentChildren, before?: ComponentChildren,
 * rest?: ComponentChildren, beside?: ComponentChildren, onSend: (moves: number) => unknown, onLose?: (moves: number) => void}} props
 */
export function BidPad({ title, tag, note, standing, shut, unsent = null, locked, closed = false, sendText, before, rest, beside,
  onSend, onLose }) {
  const [typed, setTyped] = useState({ digits: "", tapped: false, at: 0 });
  const [first, setFirst] = useState(/** @type {number} */ (LEAST));
  const keys = useRefocus();
  useMark("pad", "bid");
  const armed = typed.digits === "" ? null : Number(typed.digits);
  const { singleKeys, oneTapBid } = settings.value;
  const clear = () => setTyped({ digits: "", tapped: false, at: 0 });
  useLosing(armed, onLose);

  /** @param {number} moves */
  function send(moves) {
    const reason = refusal(moves, standing, shut);
    if (reason) {
      showMessage({ words: reason, urgent: true });
      return;
    }
    clear();
    setFirst(LEAST);
    onSend(moves);
  }

  /** @param {number} moves */
  function tap(moves) {
    const reason = refusal(moves, standing, shut);
    if (reason) showMessage({ words: reason, urgent: true });
    else if (oneTapBid || armed === moves) send(moves);
    else setTyped({ digits: String(moves), tapped: true, at: 0 });
  }

  /** @param {KeyboardEvent} event */
  function type({ key }) {
    const at = performance.now();
    const digits = typed.tapped || typed.digits.length > 1 || at - typed.at > DIGITS_JOIN_MS ? key : typed.digits + key;
    if (digits !== "0") setTyped({ digits, tapped: false, at });
    const focused = document.activeElement;
    // otherwise Enter would press that key or button
    if (focused instanceof HTMLElement && focused.closest(".bidpad, .drawer, .header")) focused.blur();
  }

  useKeys([
    { keys: DIGITS, shown: "0–9", text: "key-bid", when: () => !closed, run: type },
    { keys: ["Enter"], text: "key-bid-send", when: () => !closed && armed !== null, run: () => armed !== null && send(armed) },
    { keys: ["Backspace", "Escape"], text: "key-bid-clear", when: () => !closed && armed !== null,
      run: ({ key }) => setTyped({ digits: key === "Escape" ? "" : typed.digits.slice(0, -1), tapped: false, at: typed.at }) },
    // beside a chosen number there is no pass
    { keys: ["n"], text: "key-pass", when: () => !closed && armed !== null && Boolean(beside),
      run: () => void showMessage({ words: t("bid-chosen", { moves: armed ?? 0 }), urgent: true }) },
  ]);

  const numbers = Array.from({ length: Math.min(KEYS, MOST + 1 - first) }, (_, index) => first + index);
  return html`
    <div class=${shut ? "bidpad shut" : "bidpad"} inert=${closed}>
      <div class="pad-head">
        <h2 id="pad-title">${title}${tag && html` <small class="pad-tag">${tag}</small>`}</h2>
        ${first > LEAST
          ? html`<${Button} kind="quiet" icon="back" class="pad-back" onClick=${() => setFirst(LEAST)}>${t("bid-back")}</>`
          : armed !== null && !shut ? html`<p class="pad-note unsent">${t("bid-unsent", { moves: armed })}</p>`
            : html`<p class="pad-note">${note ?? (singleKeys && html`<${Keyed} words=${t("bid-type")} />`)}</p>`}
      </div>
      <div class="pad-keys" role="group" aria-labelledby="pad-title" tabindex=${-1} ref=${keys}>
        ${numbers.map((moves) => html`<${Key} key=${moves} moves=${moves} standing=${standing} shut=${shut}
          armed=${(shut ? unsent : armed) === moves} onTap=${tap} />`)}
        ${[LOW_KEYS, FEW_KEYS,
          KEYS].map((count) => html`<${Further} key=${`further ${count}`} moves=${first + count} standing=${standing} shut=${shut}
          class=${`next ${count === KEYS ? "" : count === FEW_KEYS ? "few" : "low"}`} onTap=${tap} onTurn=${setFirst} />`)}
      </div>
      <div class="pad-foot">
        ${armed !== null && !shut ? html`
          <${Button} icon="close" label=${t("key-bid-clear")} onClick=${clear} />
          <${Button} kind="bid" onClick=${() => send(armed)}>${sendText(armed)} ${singleKeys && html`<kbd>${t("key-enter")}</kbd>`}</>
        ` : html`${before}${shut ? locked || html`<${Locked} unsent=${unsent} />` : rest}${beside}`}
      </div>
    </div>
  `;
}

/**
 * Calls `onLose` if the pad goes while a number is chosen.
 * @param {number | null} armed @param {((moves: number) => void) | undefined} onLose
 */
function useLosing(armed, onLose) {
  const latest = useRef({ armed, onLose });
  latest.current = { armed, onLose };
  useEffect(() => () => {
    const last = latest.current;
    if (last.armed !== null) last.onLose?.(last.armed);
  }, []);
}

/** The button of a pad without a connection. @param {{unsent: number | null}} props */
function Locked({ unsent }) {
  const words = unsent === null ? t("bid-locked") : t("bid-waits", { bid: unsent });
  return html`<${Button} kind="second" icon="lock" class="pad-locked" aria-disabled="true"
    onClick=${() => showMessage({ words: t("bid-shut"), urgent: true })}>${words}</>`;
}

/** @param {{moves: number, standing: number | null, shut: boolean, armed: boolean, onTap: (moves: number) => void}} props */
function Key({ moves, standing, shut, armed, onTap }) {
  const over = standing !== null && moves > standing;
  return html`
    <button
      type="button" class=${`key ${over ? "over" : ""} ${moves === standing ? "standing" : ""} ${armed ? "armed" : ""}`}
      aria-label=${t("move-count", { moves })} aria-pressed=${armed} aria-disabled=${shut || refusal(moves, standing, false) !== ""}
      onClick=${() => onTap(moves)}
    >${moves}</button>
  `;
}

/**
 * The key that leads to the numbers from `moves` on.
 * @param {{moves: number, standing: number | null, shut: boolean, class: string, onTap: (moves: number) => void, onTurn:
 * (first: number) => void}} props
 */
function Further({ moves, standing, shut, class: extra, onTap, onTurn }) {
  if (moves > MOST) return null;
  const over = standing !== null && moves >= standing;
  return html`
    <button
      type="button" class=${`key ${extra} ${over ? "over" : ""}`} aria-label=${t("bid-key-over", { moves })}
      aria-disabled=${shut || over} onClick=${() => (shut || over ? onTap(moves) : onTurn(moves))}
    >${t("bid-over", { moves })}</button>
  `;
}

/**
 * Returns why a number cannot be bid, or "" if it can.
 * @param {number} moves @param {number | null} standing @param {boolean} shut
 */
function refusal(moves, standing, shut) {
  if (shut) return t("bid-shut");
  if (moves < LEAST) return t("refused-bid-too-small");
  if (moves === standing) return t("bid-same", { moves });
  return standing !== null && moves > standing ? t("refused-bid-not-lower", { standing }) : "";
}

/** The refusals of a bid whose bidding has ended. */
const LATE = ["bidding-over", "wrong-phase", "stale-round"];

/**
 * Places a bid, in the place of one without an answer. Resolves to whether it was accepted.
 * @param {SessionLike} session @param {import("../../net/commands.js").Fields<"place_bid">} bid
 */
export async function placeBid(session, bid) {
  session.cancel("place_bid");
  const { refused, again } = await session.send("place_bid", bid);
  if (again) {
    const outcome = refused && !LATE.includes(refused.code) ? refusalWords(refused)
      : t(refused ? "back-late" : "back-arrived", { bid: bid.moves });
    showMessage({ words: `${t("you-are-back")} ${outcome}`, rank: "missed", urgent: true, brief: true });
  } else if (refused) showMessage({ words: refusalWords(refused), urgent: true });
  return !refused;
}
