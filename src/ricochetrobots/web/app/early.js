// The settings that must be known before the first frame: theme and contrast, which settings.js takes over from here; the language,
// whose words are fetched while the app is still on its way. A room is greeted.
(() => {
  const root = document.documentElement;
  const { theme, contrast, language } = kept();
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (contrast) root.dataset.contrast = "more";

  root.lang = chosen(language);
  const words = document.createElement("link");
  Object.assign(words, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
  words.href = `${document.currentScript?.dataset.wordsSrc}${root.lang}.ftl`;
  document.head.append(words);

  const { base = "" } = root.dataset;
  const [, room] = /^\/r\/([A-Za-z0-9_.-]+)$/.exec(location.pathname.slice(base.length)) ?? [];
  if (room) greet(room);

  /** Says hello as net/session.js does, which takes the connection over (net/greeting.js). @param {string} room */
  function greet(room) {
    /** @type {string[]} */
    const heard = [];
    const token = stored(`ricochet.seat.${room.split(".")[0]}`);
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}${base}/ws`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: Number(root.dataset.protocol), room, token, seq: null }));
    const answered = new Promise((resolve) => {
      socket.onclose = resolve;
      socket.onmessage = ({ data }) => {
        if (heard.push(data) > 1) resolve(null); // after the welcome how the room looks
      };
    });
    Object.assign(window, { greeting: { room, token, socket, heard, answered } });
  }

  /** @param {string} name @returns {string | null} */
  function stored(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // Forbidden: nothing is kept.
    }
  }

  /** @returns {{theme?: string, contrast?: boolean, language?: string}} */
  function kept() {
    try {
      return JSON.parse(stored("ricochet.settings") ?? "{}");
    } catch {
      return {}; // Unreadable: the system decides.
    }
  }

  /** The language kept, else the first of the browser's that we speak. @param {string | undefined} wanted */
  function chosen(wanted) {
    const spoken = root.dataset.languages?.split(" ") ?? [];
    const preferred = [wanted ?? "", ...navigator.languages].flatMap((tag) => [tag, tag.split("-")[0]]);
    const match = (/** @type {string} */ tag) => spoken.find((language) => language.toLowerCase() === tag.toLowerCase());
    return preferred.map(match).find(Boolean) ?? "en";
  }
})();
