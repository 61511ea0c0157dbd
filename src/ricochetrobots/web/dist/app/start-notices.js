//# allFunctionsCalledOnLoad
import{a as w}from"./shared-frame-keptsize.js";import{D as c,E as $,Ia as u,Ja as f,P as e,Rd as s,Sd as d,Td as v,Ud as h,be as k,cb as t,ec as l,pb as p,sa as m}from"./main.js";function E(){return u.value?e`<${b} icon="offline" words=${t("offline-line")} action=${t("try-now")} onClick=${f} />`:k.value?e`<${b} class="new-version" words=${t("new-version")} note=${t("new-version-note")} action=${t("new-version-start")} onClick=${()=>location.reload()} />`:s.value&&e`<${y} way=${s.value} />`}function b({words:o,action:n,onClick:i,icon:r,note:a,class:C=""}){return e`
<div class=${`message notice ${C}`} role="status">
${r&&e`<${p} name=${r} />`}
<span>${o}</span>
<button type="button" class="link" onClick=${i}>${n}</button>
</div>
${a&&e`<p class="note">${a}</p>`}
`}function y({way:o}){let[n,i]=c(null);return $(()=>{h(),w().then(i)},[]),e`
<${m} class="install">
<div>
<h2>${t("install-title",{device:matchMedia("(pointer: coarse)").matches?"phone":"computer"})}</h2>
<p class="note">${o==="share"?t("install-share"):t("install-note",{kilobytes:Math.ceil((n??0)/1e3)})}</p>
</div>
${o==="button"&&e`<${l} onClick=${d}>${t("install")}</>`}
<${l} kind="quiet" icon="close" label=${t("close")} onClick=${v} />
</>
`}export{E as Notices};
