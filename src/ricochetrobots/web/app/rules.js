// The rules in our own words, with small pictures of what robots do.

import { html } from "../vendor/vendor.js";
import { Thumbnail } from "./components/thumbnail.js";
import { Panel, Title } from "./components/panel.js";
import { useFrame } from "./frame.js";
import { PICTURES } from "./rulepictures.js";
import { Link } from "./router.js";
import { t } from "./text.js";

/** Sections in order; those with pictures name them. @type {readonly {id: string, paragraphs: number, pictures: readonly (keyof typeof PICTURES)[]}[]} */
const SECTIONS = [
  { id: "aim", paragraphs: 2, pictures: [] },
  { id: "slide", paragraphs: 2, pictures: ["wall", "robot"] },
  { id: "corner", paragraphs: 2, pictures: ["straight", "corner"] },
  { id: "bid", paragraphs: 3, pictures: [] },
  { id: "show", paragraphs: 3, pictures: [] },
  { id: "diagonal", paragraphs: 2, pictures: ["bounce", "through"] },
  { id: "vortex", paragraphs: 2, pictures: [] },
  { id: "end", paragraphs: 2, pictures: [] },
  { id: "alone", paragraphs: 1, pictures: [] },
  { id: "editions", paragraphs: 3, pictures: [] },
];

export function RulesPage() {
  useFrame({ screen: "page", title: t("how-to-play") });
  return html`
    <${Panel} class="rules-page">
      <${Title}>${t("how-to-play")}</>
      <${Rules} />
      <p><${Link} class="button main" to="/">${t("to-start")}</></p>
    </>
  `;
}

export function Rules() {
  return html`
    <div class="rules">
      ${SECTIONS.map(
        ({ id, paragraphs, pictures }) => html`
          <section key=${id}>
            <h2>${t(`rules-${id}`)}</h2>
            ${Array.from({ length: paragraphs }, (_, index) => html`<p key=${index}>${t(`rules-${id}-${index + 1}`)}</p>`)}
            ${pictures.length > 0 && html`<div class="rule-pictures">${pictures.map((name) => html`<${Picture} key=${name} name=${name} />`)}</div>`}
          </section>
        `,
      )}
    </div>
  `;
}

/** @param {{name: keyof typeof PICTURES}} props */
function Picture({ name }) {
  const { data, view } = PICTURES[name];
  const words = t(`rules-picture-${name}`);
  return html`<figure><${Thumbnail} data=${data} view=${view} label=${words} /><figcaption class="note">${words}</figcaption></figure>`;
}
