// One phone beside the real board, for people at one table (/table). The state of the evening says which part shows;
// the anchor of the address opens parts beside it.

import { ChooseChip } from "./choosing.js";
import { Copy, OpenCopy } from "./copy.js";
import { readLink } from "./copylink.js";
import { evening } from "./current.js";
import { FinalScore } from "./finalscore.js";
import { Gathering } from "./gathering.js";
import { Given } from "./given.js";
import { ChangePeople } from "./namelist.js";
import { PlaceRobots } from "./placerobots.js";
import { Score } from "./ranking.js";
import { SetBoard } from "./eveningboard.js";
import { ShorterPath } from "./shorter.js";
import { useSolving } from "./shortest.js";
import { Showing } from "./showing.js";
import { Bidding } from "./takebids.js";
import { fragment } from "../frame/router.js";
import { FEWEST_PLAYERS } from "../../rules/lengths.js";
import { players } from "../../rules/tabletop.js";
import { html } from "../../vendor/vendor.js";

export function EveningPage() {
  const state = evening.value;
  const between = state.phase === "choosing" || state.phase === "result";
  const beside = fragment.value;
  useSolving(state);
  const copied = readLink(beside);
  if (copied) return html`<${OpenCopy} events=${copied} />`;
  if (beside === "copy" && state.rounds.length > 0) return html`<${Copy} state=${state} />`;
  if (between && beside === "score") return html`<${Score} state=${state} />`;
  if (between && beside === "people") return html`<${ChangePeople} state=${state} />`;
  if (between && beside === "robots" && state.board !== null) return html`<${PlaceRobots} state=${state} />`;
  if ((between || state.phase === "setup") && beside === "board") return html`<${SetBoard} state=${state} />`;
  if (state.phase === "result" && beside === "shorter" && state.rounds[state.rounds.length - 1].shortest?.path)
    return html`<${ShorterPath} state=${state} />`;
  switch (state.phase) {
    case "setup":
      return beside === "chip" && players(state).length >= FEWEST_PLAYERS ? html`<${ChooseChip} state=${state} />` : html`<${Gathering}
        state=${state} />`;
    case "choosing":
      return html`<${ChooseChip} state=${state} />`;
    case "thinking":
    case "bidding":
      return html`<${Bidding} state=${state} />`;
    case "showing":
      return html`<${Showing} state=${state} />`;
    case "result":
      return html`<${Given} state=${state} />`;
    case "over":
      return html`<${FinalScore} state=${state} />`;
  }
}
