// Reads each stored key, by the module of the browser that reads it, while it holds a given text.

const WEB = new URL("../../../src/ricochetrobots/web/", import.meta.url);

const SESSION = { room: "room", onEvents: () => {}, onRemark: () => {} };

/** The module that reads a key, and the value that a page gets from it. */
const READERS = {
  "ricochet.alone": ["store/alonematch.js", ({ keptMatch }) => keptMatch()],
  "ricochet.alone.bots": ["store/alonematch.js", ({ keptBots }) => keptBots()],
  "ricochet.alone.level": ["store/alonematch.js", ({ levelLikeMe }) => levelLikeMe()],
  "ricochet.alone.options": ["store/alonematch.js", ({ keptOptions }) => keptOptions()],
  "ricochet.blocked": ["store/blocked.js", ({ blockedRooms, blockedSeats }) => [blockedRooms(), blockedSeats("room")]],
  "ricochet.box": ["app/setup/keptsetup.js", ({ keptBox }) => keptBox()],
  "ricochet.day": ["store/days.js", ({ recordOf }) => recordOf("2026-03-01"), ".2026-03-01"],
  "ricochet.evening": ["app/tabletop/current.js", ({ evening }) => evening.value],
  "ricochet.games": ["store/games.js", ({ games }) => games()],
  "ricochet.install": ["app/start/install.js", ({ visits }) => visits],
  "ricochet.learned": ["app/learn/progress.js", ({ learned }) => learned.value],
  "ricochet.muted": ["app/match/chat.js", ({ createChat }) => [...createChat(SESSION).muted.value]],
  "ricochet.own-board": ["app/setup/keptsetup.js", ({ keptDrawing }) => keptDrawing()],
  "ricochet.puzzles": ["store/days.js", ({ keptDay }) => keptDay(null)],
  "ricochet.seat-request": ["store/seats.js", ({ seatRequest }) => seatRequest("room"), ".room"],
  "ricochet.settings": ["store/settings.js", ({ settings }) => settings.value],
  ...Object.fromEntries(
    Object.entries({ rating: "rating", days: "diary", puzzles: "puzzles", again: "again", open: "open", rush: "rushes", race: "races" }).map(
      ([key, store]) => [`ricochet.practise.${key}`, ["store/practise.js", (stores) => stores[store].value]],
    ),
  ),
  "ricochet.practise.choice": ["store/practise.js", ({ choosing: { value: { choice, next } } }) => [choice, next]],
};

const texts = new Map();
const storage = {
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
};
Object.assign(globalThis, {
  localStorage: storage,
  sessionStorage: storage,
  addEventListener: () => {},
  document: { documentElement: { dataset: {}, lang: "en", setAttribute: () => {}, removeAttribute: () => {} }, getElementById: () => null },
});

let readings = 0;

/** Returns the value that is read while the key holds the text, or nothing for null, and the text after that. */
async function read(key, text) {
  const [module, value, rest = ""] = READERS[key];
  const { forThisTab } = await import(new URL("store/storage.js", WEB));
  forThisTab.drop("ricochet.visited"); // every reading is the first visit
  texts.clear();
  if (text !== null) texts.set(key + rest, text);
  readings += 1; // a module that was imported before has read its key
  const read = value(await import(new URL(`${module}?${readings}`, WEB)));
  return { read, left: texts.get(key + rest) ?? null };
}

/** Returns, for each key that is read as more than a text, what is read without it and with each of the texts. */
export async function answer(damages) {
  const found = {};
  for (const key of Object.keys(READERS)) {
    const absent = (await read(key, null)).read;
    found[key] = { absent, damaged: {} };
    for (const damage of damages) found[key].damaged[damage] = await read(key, damage);
  }
  return found;
}
