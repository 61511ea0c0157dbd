// Mounts the game on a view from views/NAME.json, with a session that sends nothing. The address names the view:
// views.html#NAME. Tests act on it through window.game.

import { html, render, signal } from "/vendor/vendor.js";
import { layBoard } from "/app/frame/boardhost.js";
import { direct } from "/app/match/director.js";
import { Playing } from "/app/room/playing.js";
import { listenToKeys } from "/app/frame/keys.js";
import { Lobby } from "/app/room/lobby.js";
import { Shell } from "/app/shell.js";
import { loadText } from "/words/text.js";

/** Reads a view and the one that it extends; "showing+eight-players" adds the second to the first. */
async function readScene(name) {
  const [main, ...additions] = name.split("+");
  const { extends: base, ...own } = await readFile(main);
  let scene = over(base ? await readScene(base) : {}, own);
  for (const addition of additions) scene = over(scene, { view: (await readFile(addition)).view });
  return scene;
}

const readFile = async (name) => (await fetch(`/tests/browser/game/views/${name}.json`)).json();
const over = (scene, own) => ({ ...scene, ...own, view: { ...scene.view, ...own.view } });

function fakeSession({ view, presence, now, status = "connected", game = null }) {
  const listeners = new Set();
  const session = {
    room: "Zk3T0bq1x",
    view: signal(view),
    status: signal(status),
    presence: signal(presence),
    roomName: signal("tidal-otter"),
    code: signal("KQ7FM2XA"),
    link: signal("Zk3T0bq1x"),
    game: signal(game),
    goodbye: signal(null),
    sending: signal(null),
    offline: signal(false),
    restarting: signal(false),
    paused: signal(false),
    me: signal(view.you),
    now,
    sent: [],
    /** The answers to the next commands. */
    answer: { accepted: { type: "accepted", id: "", seq: 0, seat: null, token: null } },
    serverNow: () => session.now,
    onRemark: () => () => {},
    say() {},
    onEvents(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(type, fields) {
      session.sent.push({ type, ...fields });
      return Promise.resolve(session.answer);
    },
    /** Lets `events` happen, after which the view differs by `changes`. */
    happen(events, changes = {}, { missed = false } = {}) {
      const before = session.view.value;
      session.view.value = { ...before, ...changes };
      const update = { events: events.map((event, seq) => ({ seq, event })), before, view: session.view.value, missed };
      for (const listener of listeners) listener(update);
    },
    cancel() {},
    retryNow() {},
    setElsewhere() {},
    close() {},
  };
  return session;
}

/** Opens another view as if the page had been loaded for it; the person's settings stay. */
async function open(name) {
  delete document.body.dataset.ready;
  const app = document.getElementById("app");
  render(null, app);
  const scene = await readScene(name);
  const session = fakeSession(scene);
  const directed = direct(session);
  window.game = { session, directed, readScene, open };
  await layBoard(scene.view.board);
  function App() {
    return html`<${Shell}>${directed.view.value.phase === "lobby" ? html`<${Lobby} room="Zk3T0bq1x" session=${directed} />` : html`<${Playing} session=${directed} />`}</>`;
  }
  render(html`<${App} />`, app);
  document.body.dataset.ready = "yes";
}

await loadText("en");
listenToKeys();
await open(location.hash.slice(1) || "thinking");
