// A QR code that this device makes, also without a network.

import { html, useEffect, useState } from "../../vendor/vendor.js";

/** The light squares that surround a code. */
const MARGIN = 4;

/** A link as a code for a camera; black on white in every theme. @param {{link: string, label: string}} props */
export function QrCode({ link, label }) {
  const [rows, setRows] = useState(/** @type {readonly (readonly boolean[])[]} */ ([]));
  useEffect(() => {
    let open = true;
    void import("../../vendor/qrcode.js").then(({ encode }) => open && setRows(encode(link, { ecc: "L", border: 0 }).data));
    return () => void (open = false);
  }, [link]);
  const side = rows.length + 2 * MARGIN;
  const dark = rows.map((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return html`
    <svg class="qr-code" viewBox=${`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label=${label} shape-rendering="crispEdges">
      <path d=${dark} />
    </svg>
  `;
}
