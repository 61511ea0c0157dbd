// Examples run in the page, in Python for WebAssembly, which a worker loads when somebody first runs one.

const PROMPT = /^(>>> ?|\.\.\. ?)/;
let worker;
let last = Promise.resolve();

// Runs one text after another.
function execute(text) {
  worker ??= new Worker(new URL("python.js", import.meta.url), { type: "module" });
  last = last.then(() => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => resolve({ shown: "", fault: `Python could not start: ${message}` });
    worker.postMessage(text);
  }));
  return last;
}

// Blocks above on the page may define the names that a block uses, so these run first, once each. If one of them fails,
// for example without an extra, its fault explains why a name is missing below.
async function run(blocks, index, button) {
  const label = button.textContent;
  button.disabled = true;
  button.textContent = worker ? "Running…" : "Loading Python…";
  const chosen = blocks[index];
  let cause = "";
  for (const block of blocks.slice(0, index)) {
    block.done ??= execute(block.text);
    cause ||= (await block.done).fault;
  }
  chosen.done = execute(chosen.text);
  const { shown, fault } = await chosen.done;
  const reason = fault && cause ? `${fault}An example above failed: ${cause}` : fault;
  chosen.result.textContent = shown + reason || "(no output)";
  chosen.result.hidden = false;
  button.disabled = false;
  button.textContent = label;
}

const available = await fetch(new URL("python/pyodide.mjs", import.meta.url)).then((answer) => answer.ok, () => false);
if (available) {
  const blocks = [...document.querySelectorAll(".highlight-python, .highlight-pycon")]
    .map((place) => ({ place, text: place.textContent }))
    .filter(({ text }) => text.split("\n").some((line) => PROMPT.test(line)));
  blocks.forEach((block, index) => {
    const button = Object.assign(document.createElement("button"), { className: "run", type: "button", textContent: "Run" });
    block.result = Object.assign(document.createElement("output"), { className: "result", hidden: true });
    button.addEventListener("click", () => run(blocks, index, button));
    block.place.querySelector(".highlight").append(button);
    block.place.after(block.result);
  });
}
