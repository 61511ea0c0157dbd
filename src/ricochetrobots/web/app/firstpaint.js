// Sets theme and contrast before the first paint; settings.js takes over from here.
(() => {
  try {
    const { theme, contrast } = JSON.parse(localStorage.getItem("ricochet.settings") ?? "{}");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    if (contrast) document.documentElement.dataset.contrast = "more";
  } catch {
    // Nothing kept: the system's theme holds.
  }
})();
