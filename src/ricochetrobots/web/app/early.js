// Applies the settings that the first frame needs: theme and contrast, which settings.js handles later, and the
// language. Fetches the words while the app is still loading, and sends hello to a room.
(() => {
  const root = document.documentElement;
  const { theme, contrast, language } = kept();
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (contrast === true) root.dataset.contrast = "more";

  root.lang = chosen(language);
  preload("");
  if ("rest" in root.dataset) preload("rest/");

  const { base = "" } = root.dataset;
  const [, room] = /^\/r\/([A-Za-z0-9_.-]+)$/.exec(location.pathname.slice(base.length)) ?? [];
  if (room) greet(room);

  /**
   * Sends hello as net/session.js does, which then takes over the connection (net/greeting.js).
   * @param {string} room
   */
  function greet(room) {
    /** @type {string[]} */
    const heard = [];
    const token = stored(`ricochet.seat.${room.split(".")[0]}`);
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}${base}/ws`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: Number(root.dataset.protocol), room, token, seq: null }));
    const answered = new Promise((resolve) => {
      socket.onclose = resolve;
      socket.onmessage = ({ data }) => {
        if (heard.push(data) > 1) resolve(null); // the welcome, then the state of the room
      };
    });
    Object.assign(window, { greeting: { room, token, socket, heard, answered } });
  }

  /** Preloads the words in a folder. @param {string} folder */
  function preload(folder) {
    const words = document.createElement("link");
    Object.assign(words, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
    words.href = `${document.currentScript?.dataset.wordsSrc}${folder}${root.lang}.ftl`;
    document.head.append(words);
  }

  /** @param {string} name @returns {string | null} */
  function stored(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // Storage is forbidden: nothing is stored.
    }
  }

  /** Returns the stored settings, which settings.js checks. @returns {{theme?: unknown, contrast?: unknown, language?: unknown}} */
  function kept() {
    try {
      return JSON.parse(stored("ricochet.settings") ?? "{}") ?? {};
    } catch {
      return {}; // Not readable: use the system's settings.
    }
  }

  /**
   * Returns the stored language, or the first of the browser's languages that we have, or English.
   * @param {unknown} wanted
   */
  function chosen(wanted) {
    const spoken = root.dataset.languages?.split(" ") ?? [];
    const preferred = [typeof wanted === "string" ? wanted : "", ...navigator.languages].flatMap((tag) => [tag, tag.split("-")[0]]);
    const match = (/** @type {string} */ tag) => spoken.find((language) => language.toLowerCase() === tag.toLowerCase());
    return preferred.map(match).find(Boolean) ?? "en";
  }
})();
