//# allFunctionsCalledOnLoad
import{a,b as i,m as c}from"./main.js";var t=4;function g({link:r,label:d}){let[s,p]=a([]);i(()=>{let e=!0;return import("./vendor-qrcode.js").then(({encode:o})=>e&&p(o(r,{ecc:"L",border:0}).data)),()=>{e=!1}},[r]);let n=s.length+2*t,$=s.map((e,o)=>e.map((h,l)=>h?`M${l} ${o}h1v1h-1z`:"").join("")).join("");return c`
<svg class="qr-code" viewBox=${`${-t} ${-t} ${n} ${n}`} role="img" aria-label=${d} shape-rendering="crispEdges">
<path d=${$} />
</svg>
`}export{g as a};
