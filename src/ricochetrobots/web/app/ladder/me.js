// The page of a personal link. Opened as /me#SECRET, it makes this device play for its place. The secret stays in the
// fragment, which no server receives, and leaves the address bar at once.

import { Onward, PersonLines, Waiting } from "./index.js";
import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { problemWords } from "../frame/problem.js";
import { go } from "../frame/router.js";
import { copyText } from "../frame/share.js";
import { addressOf, linkTo } from "../../net/address.js";
import { deletePlace, forgetPersonalLink, keepPersonalLink, ownPlace, personalCode, personalLink,
  renewPersonalLink } from "../../net/ladder.js";
import { keepName, myName } from "../../store/person.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").LadderPerson} LadderPerson */

export function MePage() {
  const [personal, setPersonal] = useState(() => location.hash.slice(1) || personalLink());
  const [person, setPerson] = useState(/** @type {LadderPerson | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const [sure, setSure] = useState(false);
  useFrame({ screen: "page", title: t("me-title"), facts: [t("me-title")], back: "/ladder" });

  useEffect(() => {
    if (location.hash) history.replaceState(history.state, "", addressOf("/me"));
    if (personal) open(personal);
  // oxlint-disable-next-line react/exhaustive-deps -- the link with which the page was opened
  }, []);

  /** @param {string} wanted */
  async function open(wanted) {
    try {
      const found = await ownPlace(wanted);
      keepPersonalLink(wanted);
      if (!myName.value) keepName(found.place.name);
      setPersonal(wanted);
      setPerson(found);
    } catch (error) {
      setFault(problemWords(error));
    }
  }

  /** @param {() => Promise<void>} work */
  const attempt = (work) => work().catch((error) => showMessage({ words: problemWords(error), urgent: true }));

  const renew = () => attempt(async () => {
    const { personal: fresh } = await renewPersonalLink(personal ?? "");
    keepPersonalLink(fresh);
    setPersonal(fresh);
    showMessage({ words: t("me-renewed") });
  });

  const remove = () => attempt(async () => {
    await deletePlace(personal ?? "");
    leave();
  });

  function leave() {
    forgetPersonalLink();
    go("/ladder");
  }

  async function copy() {
    const link = linkTo(`/me#${personal}`);
    showMessage({ words: (await copyText(link)) ? t("link-copied") : t("link-by-hand", { link }) });
  }

  if (!personal) return html`<${Panel}><${Title}>${t("me-title")}</><p>${t("me-none")}</p>
    <${Onward} to="/ladder" words=${t("ladder-title")} /></>`;
  if (!person) return html`<${Waiting} fault=${fault} />`;
  return html`
    <${Panel} class="ladder">
      <${Title}>${person.place.name}</>
      <p>${t("me-here", { name: person.place.name, ladder: person.ladder })}</p>
      <${Card} class="invitation">
        <${Code} key=${personal} personal=${personal} />
        <div class="invitation-words">
          <p class="note">${t("me-key")}</p>
          <div class="buttons"><${Button} class="wide" icon="copy" onClick=${copy}>${t("copy-link")}</>
            <${Button} class="wide" onClick=${renew}>${t("me-renew")}</></div>
        </div>
      </>
      <${PersonLines} person=${person} />
      <${Onward} to="/ladder" words=${person.ladder} />
    </>
    <${Sheet}>
      ${sure ? html`
        <div class="buttons" role="group" aria-label=${t("me-delete")}>
          <p>${t("me-delete-sure")}</p>
          <${Button} onClick=${() => setSure(false)}>${t("close")}</>
          <${Button} onClick=${remove}>${t("me-delete")}</>
        </div>
      ` : html`
        <div class="buttons">
          <${Button} onClick=${() => setSure(true)}>${t("me-delete")}</>
          <${Button} onClick=${leave}>${t("me-leave")}</>
        </div>
      `}
    </>
  `;
}

/** The QR code of the personal link, for another device. @param {{personal: string}} props */
function Code({ personal }) {
  const [picture, setPicture] = useState(/** @type {string | null} */ (null));
  useEffect(() => void personalCode(personal).then(setPicture, () => {}), [personal]);
  return picture && html`<img class="qr" src=${picture} alt=${t("me-qr")} width="148" height="148" />`;
}
