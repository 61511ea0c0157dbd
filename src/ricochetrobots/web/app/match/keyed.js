// Words that contain keys, such as "type a number <key>7</key>". The keys are drawn as key caps.

import { KeyCap } from "../components/keycap.js";
import { html } from "../../vendor/vendor.js";

/** @param {{words: string}} props */
export function Keyed({ words }) {
  return words.split(/<key>(.*?)<\/key>/).map((part, index) => (index % 2 ? html`<${KeyCap} key=${index} words=${part} />` : part));
}
