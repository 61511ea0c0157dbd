// The worker of run.js: Python for WebAssembly. A long search here does not stop the page.

const here = new URL("./python/", import.meta.url);
const RUN = `
import contextlib, doctest, io, traceback, warnings
warnings.simplefilter("ignore")  # of the slow search: a page has no other
def run(text, names):
    shown, fault = io.StringIO(), ""
    with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(shown):
        try:
            for example in doctest.DocTestParser().get_examples(text):
                exec(compile(example.source, "<example>", "single"), names)
        except Exception as error:
            fault = "".join(traceback.format_exception_only(error))
    return shown.getvalue(), fault
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

self.onmessage = async ({ data }) => {
  try {
    const { globals } = await (python ??= load());
    const [shown, fault] = globals.get("run")(data, globals.get("names")).toJs();
    self.postMessage({ shown, fault });
  } catch (error) {
    python = undefined;
    self.postMessage({ shown: "", fault: `Python could not start: ${error.message}` });
  }
};
