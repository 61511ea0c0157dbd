/** The widget of `draw.path_widget`: a picture, the moves, and buttons to step through them. */

const BUTTONS = [
  ["⏮", "To the start", () => 0],
  ["◀", "Back", (step) => step - 1],
  ["▶", "Forward", (step) => step + 1],
  ["⏭", "To the end", (_, last) => last],
];
const KEYS = { ArrowLeft: 1, ArrowRight: 2, Home: 0, End: 3 };

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "ricochet-stepper";
  root.tabIndex = 0;
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", "A path, step by step");
  const picture = document.createElement("div");
  const bar = document.createElement("div");
  bar.className = "ricochet-bar";
  const words = document.createElement("output");
  const last = () => model.get("pictures").length - 1;
  const go = (how) => {
    model.set("step", Math.max(0, Math.min(last(), how(model.get("step"), last()))));
    model.save_changes();
  };
  const buttons = BUTTONS.map(([sign, label, how]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = sign;
    button.title = label;
    button.setAttribute("aria-label", label);
    button.addEventListener("click", () => go(how));
    return button;
  });
  const show = () => {
    const step = Math.max(0, Math.min(last(), model.get("step")));
    picture.innerHTML = model.get("pictures")[step];
    const moves = model.get("moves");
    words.textContent = step === 0 ? `${moves.length} moves` : `${step} of ${moves.length}: ${moves[step - 1]}`;
    for (const [number, button] of buttons.entries()) {
      button.disabled = number < 2 ? step === 0 : step === last();
    }
  };
  root.addEventListener("keydown", (event) => {
    if (event.key in KEYS) {
      event.preventDefault();
      event.stopPropagation();
      go(BUTTONS[KEYS[event.key]][2]);
    }
  });
  bar.append(...buttons, words);
  root.append(picture, bar);
  el.append(root);
  model.on("change:step", show);
  show();
  return () => model.off("change:step", show);
}

export default { render };
