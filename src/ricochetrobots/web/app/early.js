// What must be known before the first frame: theme and contrast, which settings.js takes over from here; the language,
// whose words are fetched while the app is still on its way; and what the frame leaves room for.
(() => {
  const root = document.documentElement;
  const { theme, contrast, language } = kept();
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (contrast) root.dataset.contrast = "more";

  const { pathname } = location;
  root.dataset.screen = /^\/(rules|today\/days)/.test(pathname) ? "page" : pathname === "/" ? "start" : "game";

  root.lang = chosen(language);
  const words = document.createElement("link");
  Object.assign(words, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
  words.href = new URL(`../locales/${root.lang}.ftl`, /** @type {HTMLScriptElement} */ (document.currentScript).src).href;
  document.head.append(words);

  /** @returns {{theme?: string, contrast?: boolean, language?: string}} */
  function kept() {
    try {
      return JSON.parse(localStorage.getItem("ricochet.settings") ?? "{}");
    } catch {
      return {}; // Nothing kept: the system decides.
    }
  }

  /** The language kept, else the first of the browser's that we speak. @param {string | undefined} wanted */
  function chosen(wanted) {
    const spoken = root.dataset.languages?.split(" ") ?? [];
    const asked = [wanted ?? "", ...navigator.languages].map((tag) => tag.split("-")[0].toLowerCase());
    return asked.find((language) => spoken.includes(language)) ?? "en";
  }
})();
