// Measures the elements on the screen. window.misfits(screens) returns by the name of each screen a line for
// every text or control that is cut, covered, overlapped, too small or out of reach, and for a board that is not
// whole.

(() => {
  const CONTROLS = "button, a[href], select, summary, input:not(.segment > *, .toggle > *, .path-head > *), label:is(.segment, .toggle, .path-head)";
  /** A control without a picture of its own that fills a row. */
  const SEE_THROUGH = ".row-open, .strip-open";
  const TOUCH = 44;
  const SLACK = 1;
  const THUMB_REACH = 230;
  /** From this width on, the board has a panel beside it. */
  const WIDE = 900;
  /** The least distance of a text from the sides of the screen; large text needs the room. */
  const MARGIN = 4;
  /** The board of the final screen shows a path at rest, and nobody acts on it. */
  const LEAST_AT_THE_END = 160;
  /** On the start page it leaves room for the doors, and for each running game. */
  const DOORS = 48;
  const RUNNING = 64;
  /** The least board of a round; beside text that must be read first, it may be a little smaller. */
  const [SMALLEST, BESIDE_WORDS] = [312, 264];
  /** The least visible part of an abbreviated name, in em. */
  const LEGIBLE = 2.5;
  /** Texts that may be broken anywhere: names, pseudo-words (with repeated letters), and words that allow it. */
  const BREAKABLE = /(.)\1\1|\u00AD/u;

  /** The tasks of lessons, and the texts that explain the rows to bidders. */
  const AT_ONCE = ".learn > .task, .thinking:not(:has(.scratch, .scratch-open)):has(+ .sheet .bidpad) > .rows:not(.many) + .note";

  /** The clocks and the number of moves so far. Only large text may push them below the fold. */
  const GLANCED_AT = ".timer-number, .rush-time, .puzzle-count > b:not(.tryout *)";
  const NORMAL_TEXT = 100;

  /** Styles are read many times and do not change while a screen is measured. */
  let styles = new Map();
  function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }

  /** Returns the name of an element in a fault. */
  const named = (element) => {
    const words = (element.ariaLabel || element.textContent || element.placeholder || "").trim().replace(/\s+/g, " ").slice(0, 32);
    return `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${words}"`;
  };

  /** Visible elements, but not those of the board, which is measured as a whole. */
  function shown(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest(".board")) return false;
    const over = document.querySelector("dialog:modal, .drawer.over"); // the page behind it is inert, and dimmed
    if (over && !over.contains(element)) return false;
    for (let at = element; at; at = at.parentElement) if (styleOf(at).clipPath !== "none") return false;
    return true;
  }

  /** Words that are broken at the end of a line without a hyphen. */
  function brokenWords(node) {
    const range = document.createRange();
    return [...node.data.matchAll(/[\p{L}\u00AD]{2,}/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
      return lines.size > 1 && !BREAKABLE.test(word) ? [word] : [];
    });
  }

  /** Where letters with accents and descenders have ink: a font's leading above and below, which varies, is left out. */
  const INK = 1.2;
  function inked(box, element) {
    const height = Math.min(box.height, INK * parseFloat(styleOf(element).fontSize));
    return new DOMRect(box.x, box.y + (box.height - height) / 2, box.width, height);
  }

  /** Texts by themselves, a box for each line. */
  function texts() {
    const found = [];
    const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      if (!data.trim() || parentElement.closest("svg, option, script") || !shown(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map((box) => inked(box, parentElement));
      const broken = lines.length > 1 ? brokenWords(walker.currentNode) : [];
      for (const box of lines) found.push({ element: parentElement, box, text: true, broken });
    }
    return found;
  }

  const controls = () => [...document.querySelectorAll(CONTROLS)].filter(shown).map((element) => ({ element, box: element.getBoundingClientRect(), text: false }));

  /** The part of a box that an ancestor hides for good, and the part that is visible now. */
  function clip({ element, box }) {
    let { left, top, right, bottom } = box;
    let cut = "";
    for (let at = element; at && at !== document.body && !at.matches("dialog:modal, .drawer.over"); at = at.parentElement) {
      const style = styleOf(at);
      if (style.display === "contents" || (style.overflowX === "visible" && style.overflowY === "visible")) continue;
      const around = at.getBoundingClientRect();
      if (at.scrollWidth > at.clientWidth + SLACK && (left < around.left - SLACK || right > around.right + SLACK)) {
        if (!abbreviated(at, style)) cut = `cut at the side by ${named(at)}`;
      }
      if (!/auto|scroll/.test(style.overflowY) && (top < around.top - SLACK * 3 || bottom > around.bottom + SLACK * 3)) {
        if (!abbreviated(at, style)) cut = `cut above or below by ${named(at)}`;
      }
      left = Math.max(left, around.left);
      right = Math.min(right, around.right);
      top = Math.max(top, around.top);
      bottom = Math.min(bottom, around.bottom);
    }
    return { cut, left, top, right, bottom };
  }

  /** Texts cut on purpose: with an ellipsis, enough letters to recognise them, and the whole text in the title. */
  const abbreviated = (element, { textOverflow, webkitLineClamp, fontSize }) =>
    (textOverflow === "ellipsis" || webkitLineClamp !== "none") && element.title && element.clientWidth >= LEGIBLE * parseFloat(fontSize);

  const related = (one, other) => one.contains(other) || other.contains(one);

  /** Whether two boxes overlap by more than a hair. */
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

  function overlaps(boxes) {
    const faults = [];
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (one.text !== other.text || related(one.element, other.element) || !meet(one.seen, other.seen)) continue;
        if (layered(one.element) !== layered(other.element)) continue;
        faults.push(`${named(one.element)} overlaps ${named(other.element)}`);
      }
    });
    return faults;
  }

  /** The sticky element that stays in view on purpose; null for all others. */
  function layered(element) {
    for (let at = element; at; at = at.parentElement) if (styleOf(at).position === "sticky") return at;
    return null;
  }

  /** The element over the middle of a text or control that is scrolled into view. */
  function coveredBy({ element, text }) {
    const whole = element.getBoundingClientRect();
    const box = text ? firstLine(element) : whole;
    const right = styleOf(element).textOverflow === "ellipsis" ? Math.min(box.right, whole.right) : box.right;
    const [x, y] = [(box.left + right) / 2, box.top + box.height / 2];
    if (y < 0 || y > innerHeight) return "nothing: it cannot be brought into view";
    const top = document.elementFromPoint(x, y);
    if (!top || related(top, element) || top.closest("label, button, a")?.contains(element)) return "";
    if (top.matches(SEE_THROUGH) && top.parentElement.contains(element)) return "";
    return named(top);
  }

  function firstLine(element) {
    const range = document.createRange();
    range.selectNodeContents([...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
    return range.getClientRects()[0] ?? element.getBoundingClientRect();
  }

  function covered(boxes) {
    const faults = [];
    const seen = new Set();
    for (const box of boxes) {
      if (seen.has(box.element)) continue;
      seen.add(box.element);
      let over = coveredBy(box);
      for (const block of ["center", "start"]) {
        if (!over) break;
        box.element.scrollIntoView({ block, behavior: "instant" });
        over = coveredBy(box);
      }
      if (over) faults.push(`${named(box.element)} is covered by ${over}`);
    }
    return faults;
  }

  function boardFaults(least) {
    const place = document.querySelector(".board-place");
    if (!place || place.inert || styleOf(place).display === "none") return [];
    const { left, top, right, bottom, width, height } = place.querySelector(".board > svg").getBoundingClientRect();
    if (document.documentElement.dataset.screen === "final") least = Math.min(least, LEAST_AT_THE_END);
    if (document.documentElement.dataset.screen === "start") least = Math.max(least - DOORS - RUNNING * document.querySelectorAll(".above .door").length, Math.min(least, BESIDE_WORDS));
    if (least <= SMALLEST && document.querySelector(".learn, .arrival, .analysis")) least = Math.min(least, BESIDE_WORDS);
    const faults = [];
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) faults.push(`the board is not whole: ${[left, top, right, bottom].map(Math.round)}`);
    if (Math.max(width, height) < least - SLACK) faults.push(`the board is ${Math.round(width)} px, not ${least}`);
    return faults;
  }

  /** The controls of the sheet: all visible without scrolling, and on a phone within reach of the thumb. */
  function reach(boxes, thumb) {
    const sheet = document.querySelector(".sheet");
    if (!sheet || !shown(sheet)) return [];
    const faults = [];
    for (const { element, box, seen, text } of boxes) {
      if (text || !sheet.contains(element)) continue;
      if (seen.bottom - seen.top < box.height - SLACK || box.bottom > innerHeight + SLACK || box.top < 0) faults.push(`${named(element)} must be scrolled to`);
      else if (thumb && box.top < innerHeight - THUMB_REACH - SLACK) faults.push(`${named(element)} is ${Math.round(innerHeight - box.top)} px above the lower edge`);
    }
    return faults;
  }

  /** Where the panel is below the board, the words of the header take two lines at most: more would push the clock under the pad. */
  function headerFaults() {
    const words = innerWidth < WIDE && document.querySelector(".header-words");
    const lines = words ? words.getBoundingClientRect().height / (1.2 * parseFloat(styleOf(words).fontSize)) : 0;
    return lines > 2.1 ? [`the header's words take ${lines.toFixed(1)} lines`] : [];
  }

  /** The elements that people must see without scrolling, behind no sheet. */
  const hidden = (boxes, selector) => boxes.filter(({ element, box, seen, text }) => text && element.matches(selector) && seen.bottom < box.bottom - SLACK).map(({ element }) => `${named(element)} must be scrolled to`);

  /**
   * @param {{thumb: boolean, board: number, text: number, atOnce: boolean}} screen `thumb`: it is held in one hand; `board`: the least side
   * of the board in px; `text`: the size of text in percent; `atOnce`: it has room for what people need
   */
  function faultsOn({ thumb, board, text, atOnce }) {
    styles = new Map();
    scrollTo(0, 0);
    for (const part of document.querySelectorAll(".panel, .sheet")) part.scrollTop = 0;
    const faults = [...boardFaults(board), ...headerFaults()];
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const { scrollHeight, dataset } = document.documentElement;
    if (dataset.screen === "game" && scrollHeight > innerHeight + SLACK) faults.push(`the page is ${scrollHeight} px high, where only its panel may scroll`);
    const boxes = [...texts(), ...controls()];
    for (const one of boxes) {
      one.seen = clip(one);
      if (one.seen.cut) faults.push(`${named(one.element)} is ${one.seen.cut}`);
      if (one.seen.left < -SLACK || one.seen.right > innerWidth + SLACK) faults.push(`${named(one.element)} leaves the screen`);
      if (one.text && text === NORMAL_TEXT && one.seen.right > one.seen.left && Math.min(one.seen.left, innerWidth - one.seen.right) < MARGIN) faults.push(`${named(one.element)} touches the side of the screen`);
      for (const word of one.broken ?? []) faults.push(`${named(one.element)} breaks "${word}"`);
      const inline = styleOf(one.element).display === "inline";
      if (!one.text && !inline && (one.box.width < TOUCH - 0.5 || one.box.height < TOUCH - 0.5)) {
        faults.push(`${named(one.element)} is ${Math.round(one.box.width)} x ${Math.round(one.box.height)}`);
      }
    }
    if (atOnce) faults.push(...hidden(boxes, AT_ONCE));
    if (text === NORMAL_TEXT) faults.push(...hidden(boxes, GLANCED_AT));
    faults.push(...overlaps(boxes), ...reach(boxes, thumb), ...covered(boxes));
    return [...new Set(faults)];
  }

  /** Waits for the face, since every other font has other widths. */
  async function faceReady() {
    const [family] = getComputedStyle(document.documentElement).fontFamily.split(",");
    const faces = await document.fonts.load(`1em ${family}`);
    if (faces.length === 0) throw new Error("the page has no face of its own");
    await document.fonts.ready;
  }

  window.misfits = async (screens) => {
    await faceReady();
    const found = {};
    for (const screen of screens) {
      if (frameElement) Object.assign(frameElement.style, { width: `${screen.width}px`, height: `${screen.height}px` });
      document.documentElement.style.fontSize = `${screen.text}%`;
      if (innerWidth !== screen.width || innerHeight !== screen.height) throw new Error(`${innerWidth} x ${innerHeight} is not ${screen.name}`);
      document.documentElement.dataset.painted = ""; // what is transparent is not seen, but for the whole page
      found[screen.name] = faultsOn(screen);
      delete document.documentElement.dataset.painted;
    }
    return found;
  };
})();
