// Line icons on a 24 grid, in the colour of the text around them.

import { html } from "../../vendor/vendor.js";

/** @type {Record<string, string>} */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  down: "M5 9l7 7 7-7",
  up: "M5 15l7-7 7 7",
  turn: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4v4.5H9",
  mirror: "M12 3v18M9 7l-5 10h5zM15 7l5 10h-5z",
  help: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.3 9.2a2.8 2.8 0 1 1 4 2.7c-.9.4-1.3 1-1.3 2M12 17v.1",
  settings: "M3 8h9M17 8h4M3 16h4M12 16h9M14.5 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M9.5 18.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  more: "M5.5 12a.5.5 0 1 1-1 0a.5.5 0 1 1 1 0M12.5 12a.5.5 0 1 1-1 0a.5.5 0 1 1 1 0M19.5 12a.5.5 0 1 1-1 0a.5.5 0 1 1 1 0",
  share: "M12 15V3.5M7.5 7.5L12 3l4.5 4.5M6 11H4.5v9.5h15V11H18",
  copy: "M8.5 8.5h11v11h-11zM5 15.5H4.5v-11h11V5",
  check: "M4.5 12.5l5 5 10-11",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  minus: "M6 12h12",
  plus: "M6 12h12M12 6v12",
  undo: "M8.5 5L4 9.5 8.5 14M4.5 9.5H15a4.5 4.5 0 0 1 0 9h-4",
  restart: "M6 5v14M19 5L9 12l10 7z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M18 5l-8 7 8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  north: "M12 20V4.5M5.5 11L12 4.5 18.5 11",
  east: "M4 12h15.5M13 5.5L19.5 12 13 18.5",
  south: "M12 4v15.5M5.5 13L12 19.5 18.5 13",
  west: "M20 12H4.5M11 5.5L4.5 12 11 18.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  passed: "M2.5 11S6 16.5 12 16.5 21.5 11 21.5 11M12 16.5v3.5M6 15l-1.8 2.8M18 15l1.8 2.8",
  chip: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
};

/** @param {{name: string, size?: number}} props */
export function Icon({ name, size = 20 }) {
  return html`
    <svg class="icon" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true"><path d=${PATHS[name]} /></svg>
  `;
}
