// Examples run in the page, in Python for WebAssembly, which is loaded when somebody first runs one.

const here = new URL("./python/", import.meta.url);
const PROMPT = /^(>>> ?|\.\.\. ?)/;
const RUN = `
import contextlib, doctest, io, traceback, warnings
warnings.simplefilter("ignore")  # of the slow search: a page has no other
def run(text, names):
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(shown):
        try:
            for example in doctest.DocTestParser().get_examples(text):
                exec(compile(example.source, "<example>", "single"), names)
        except Exception as error:
            print("".join(traceback.format_exception_only(error)), end="")
    return shown.getvalue()
names = {"__name__": "__main__"}
`;
let python;

async function load() {
  const { loadPyodide } = await import(new URL("pyodide.mjs", here));
  const loaded = await loadPyodide({ indexURL: here.href });
  const wheel = await fetch(new URL("ricochetrobots.zip", here));
  loaded.unpackArchive(await wheel.arrayBuffer(), "zip");
  loaded.runPython(RUN);
  return loaded;
}

// Blocks above on the page may define the names that a block uses, so these run first, once each.
async function run(blocks, index, button) {
  const label = button.textContent;
  button.disabled = true;
  button.textContent = python ? "Running…" : "Loading Python…";
  try {
    python ??= load();
    const { globals } = await python;
    for (const block of blocks.slice(0, index + 1)) {
      if (block.ran && block !== blocks[index]) continue;
      const shown = globals.get("run")(block.text, globals.get("names"));
      block.ran = true;
      if (block === blocks[index]) block.result.textContent = shown || "(no output)";
    }
  } catch (error) {
    python = undefined;
    blocks[index].result.textContent = `Python could not start: ${error.message}`;
  }
  blocks[index].result.hidden = false;
  button.disabled = false;
  button.textContent = label;
}

const available = await fetch(new URL("pyodide.mjs", here)).then((answer) => answer.ok, () => false);
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
