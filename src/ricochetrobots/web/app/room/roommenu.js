// The room's tab of the sheet: how people come, the rules of the match, the tools of the host and of players for their seats, and, set
// apart, the ways out.

import { HostTools } from "./hosting.js";
import { Invitation } from "./invitation.js";
import { OwnSeat, WaysOut } from "./ownseat.js";
import { Folded } from "../components/folded.js";
import { Icon } from "../components/icon.js";
import { Card } from "../components/panel.js";
import { useSheetPart } from "../frame/drawer.js";
import { Link } from "../frame/router.js";
import { tvPath } from "../links/tvlink.js";
import { OptionsCard, optionsWords } from "../match/options.js";
import { PutChipBack } from "../match/think.js";
import { html, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** @param {{session: SessionLike}} props */
function RoomMenu({ session }) {
  const view = session.view.value;
  if (!view) return null;
  const alone = view.mode === "alone";
  const code = session.code.value;
  const played = view.number > 1 || view.phase === "finished";
  return html`
    ${!alone && html`<${Invitation} session=${session} view=${view} />`}
    ${code && html`
      <${Card} class="lines">
        <${Link} class="line" to=${tvPath(code)}><${Icon} name="tv" /><span class="line-text"><b>${t("tv-link")}</b></span>
          <${Icon} name="forward" size=${18} /></>
      </>
    `}
    <${PutChipBack} session=${session} view=${view} />
    <${HostTools} session=${session} view=${view} />
    ${view.phase !== "lobby" && html`
      <${Folded} title=${t("table-rules")} note=${optionsWords(view.options)} picture=${html`<${Icon} name="pencil" />`}>
        <${OptionsCard} options=${view.options} view=${view} players=${view.seats.length} disabled onChange=${() => {}} />
      </>
    `}
    <${OwnSeat} session=${session} view=${view} />
    ${played && html`<${Link} class="button" to=${`/r/${session.link.value}/matches`}>${t("matches-all")}</>`}
    <${WaysOut} session=${session} view=${view} />
  `;
}

/** Adds the tab while the room is open. @param {SessionLike} session */
export function useRoomMenu(session) {
  const name = t("room-menu");
  useSheetPart("menu", useMemo(() => ({ name, content: () => html`<${RoomMenu} session=${session} />` }), [session, name]));
}
