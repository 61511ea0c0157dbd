// The page of public tables: the list, which it reads again while it is visible, and quick join.

import { Button } from "../components/button.js";
import { Field } from "../components/field.js";
import { Icon } from "../components/icon.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { BotSign } from "../components/sign.js";
import { say } from "../frame/announcer.js";
import { useFrame } from "../frame/frame.js";
import { Problem, problemWords } from "../frame/problem.js";
import { go, Link } from "../frame/router.js";
import { PlayBots } from "../links/playbots.js";
import { HAS_TABLES, joinTable, publicTables } from "../../net/tables.js";
import { MAX_NAME_LENGTH } from "../../rules/constants.js";
import { isBlockedRoom } from "../../store/blocked.js";
import { intend, keepName, myName } from "../../store/person.js";
import { keepSeatToken } from "../../store/seats.js";
import { html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { LANGUAGES } from "../../words/languages.js";
import { language, t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").PublicTable} PublicTable */

const READS_EVERY_MS = 5000;

export function TablesPage() {
  return HAS_TABLES ? html`<${Tables} />` : html`<${Problem} title=${t("tables-title")} words=${t("refused-tables-off")} />`;
}

function Tables() {
  const { tables, fault } = useTables();
  const [refusal, setRefusal] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useFrame({ screen: "page", title: t("tables-title"), facts: [t("tables-title")] });
  const mine = tables?.filter((table) => table.language === language.value) ?? [];
  const others = tables?.filter((table) => table.language !== language.value) ?? [];
  const waits = mine.some(({ room, quick_join: quick }) => !isBlockedRoom(room) && quick);

  /** @param {Event} event */
  async function join(event) {
    event.preventDefault();
    setBusy(true);
    try {
      const { room, token } = await joinTable({ name: myName.value || t("name-alone"), language: language.value });
      if (token) keepSeatToken(room, token);
      else intend(room, "play");
      go(`/r/${room}`);
    } catch (error) {
      refuse(problemWords(error));
      setBusy(false);
    }
  }

  /** @param {string} words */
  function refuse(words) {
    setRefusal(words);
    field.current?.focus();
  }

  return html`
    <${Panel} class="tables">
      <${Title}>${t("tables-title")}</>
      <p class="note">${t("tables-note")}</p>
      <form onSubmit=${join} novalidate>
        <${Field} label=${t("your-name")} name="name" autocomplete="nickname" maxlength=${MAX_NAME_LENGTH} value=${myName.value}
          error=${refusal} inputRef=${field} onInput=${(/** @type {string} */ name) => { keepName(name); setRefusal(null); }} />
      </form>
      ${fault && html`<p class="note">${fault}</p>`}
      ${tables?.length === 0 && html`<${Card}><p><b>${t("tables-none")}</b> ${t("tables-none-note")}</p></>`}
      <${List} title=${t("tables-mine")} tables=${mine} />
      <${List} title=${t("tables-others")} tables=${others} />
      ${tables && !waits && html`<${Meanwhile} />`}
    </>
    <${Sheet}>
      <div class="buttons">
        <${Button} kind="main" class="wide" disabled=${busy} onClick=${join}>${waits ? t("tables-join") : t("tables-open")}</></div>
    </>
  `;
}

/**
 * Returns the tables, null before the first answer, and the words for a fault. Reads the list while the page is visible.
 * @returns {{tables: readonly PublicTable[] | null, fault: string | null}}
 */
function useTables() {
  const [tables, setTables] = useState(/** @type {readonly PublicTable[] | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    let timer = 0;
    let over = false;

    async function read() {
      clearTimeout(timer);
      try {
        const latest = await publicTables();
        if (over) return;
        setTables(latest);
        setFault(null);
      } catch (error) {
        if (!over) setFault(problemWords(error));
      }
      if (!over && !document.hidden) timer = setTimeout(read, READS_EVERY_MS);
    }

    const readAgain = () => void (document.hidden ? clearTimeout(timer) : read());
    document.addEventListener("visibilitychange", readAgain);
    void read();
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", readAgain);
    };
  }, []);
  const count = tables?.length ?? null;
  useEffect(() => {
    if (count !== null) say(t("tables-count", { count }));
  }, [count]);
  return { tables, fault };
}

/** @param {{title: string, tables: readonly PublicTable[]}} props */
function List({ title, tables }) {
  if (tables.length === 0) return null;
  return html`
    <section aria-label=${title}>
      <h2>${title}</h2>
      <${Card} class="lines">${tables.map((table) => html`<${Row} key=${table.room} table=${table} />`)}</>
    </section>
  `;
}

/** @param {{table: PublicTable}} props */
function Row({ table: { room, name, language: spoken, edition, length, chips_to_win, people, bots, seats, begun } }) {
  const spokenName = LANGUAGES.find(({ file }) => file === spoken)?.name ?? spoken;
  const lengthWords = chips_to_win === null ? t(`length-${length}`) : t("length-first-to", { chips: chips_to_win });
  return html`
    <${Link} class="line more" to=${`/r/${room}`}>
      <span class="line-text">
        <b>${t("tables-people", { people, bots, seats })}</b> ${!begun && html`<span class="tag">${t("tables-waiting")}</span>`}<br />
        <small>${begun ? `${t("tables-begun")} · `
          : ""}${lengthWords} · ${t("tables-edition", { edition: t(`edition-${edition}`) })}${spoken === language.value ? ""
          : ` · ${spokenName}`}</small><br />
        <small>${name}</small>
      </span>
      <b>${t("join")}</b><${Icon} name="forward" size=${18} />
    </>
  `;
}

/** A match with bots for a person who does not want to wait. */
function Meanwhile() {
  const [open, setOpen] = useState(false);
  return html`
    <${Card} class="lines meanwhile">
      <button type="button" class="line more" onClick=${() => setOpen(true)}><${BotSign} character="pip" />
        <span class="line-text"><b>${t("bots-play")}</b> <small>${t("bots-note", { minutes: 2 })}</small></span>
        <${Icon} name="forward" size=${18} /></button>
      ${open && html`<${PlayBots} onClose=${() => setOpen(false)} />`}
    </>
  `;
}
