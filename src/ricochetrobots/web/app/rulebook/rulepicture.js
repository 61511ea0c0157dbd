// A small board that demonstrates one rule: it moves when it scrolls into view, and again when it is clicked.

import { PICTURES } from "./rulepictures.js";
import { Icon } from "../components/icon.js";
import { Thumbnail } from "../hand/smallboard.js";
import { createBoard } from "../../board/board.js";
import { isStill } from "../../store/settings.js";
import { html, useEffect, useRef } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

const REST_MS = 450;
const SPEED = 0.5;

/** With reduced motion, it shows the end of the motion with its trail. @param {{name: keyof typeof PICTURES}} props */
export function RulePicture({ name }) {
  const words = t(`rules-picture-${name}`);
  const { data, view } = PICTURES[name];
  const picture = isStill() ? html`<${Thumbnail} data=${data} view=${view} label=${words} />`
    : html`<${Moving} name=${name} words=${words} />`;
  return html`<figure>${picture}<figcaption class="note">${words}</figcaption></figure>`;
}

/** @param {{name: keyof typeof PICTURES, words: string}} props */
function Moving({ name, words }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const play = useRef(() => {});
  useEffect(() => {
    const element = /** @type {HTMLElement} */ (place.current);
    const { data, view, start, slides } = PICTURES[name];
    const board = createBoard(element, { describeBoard: () => "", describeCell: () => "" }, data);
    let run = 0;
    board.setView({ ...view, readOnly: true });

    async function show() {
      const current = ++run;
      board.setView({ robots: start, trail: { moves: [] } });
      for (const slide of slides) {
        await new Promise((rest) => setTimeout(rest, REST_MS));
        if (run !== current) return;
        await board.animateMove(slide, { speed: SPEED });
      }
    }
    play.current = () => void show();
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some((one) => one.isIntersecting)) return;
      watch.disconnect();
      play.current();
    }, { threshold: 0.6 });
    watch.observe(element);
    return () => {
      run = -1;
      watch.disconnect();
      board.destroy();
    };
  }, [name]);
  return html`
    <button type="button" class="rule-picture" aria-label=${t("rules-picture-again", { words })} onClick=${() => play.current()}>
      <span class="rule-board" inert ref=${place}></span>
      <${Icon} name="play" size=${15} />
    </button>
  `;
}
