//# allFunctionsCalledOnLoad
import{a as z}from"./shared-frame-keptsize.js";import{A as f,Ba as c,Ca as b,Da as h,Ea as y,H as l,I as d,J as n,M as r,N as v,P as k,Q as a,Rc as C,Za as w,a as m,b as p,m as o,t}from"./main.js";function U(){return k.value?o`<${O} icon="offline" words=${t("offline-line")} action=${t("try-now")} onClick=${a} />`:w.value?o`<${O} class="new-version" words=${t("new-version")} note=${t("new-version-note")} action=${t("new-version-start")} onClick=${()=>location.reload()} />`:c.value&&o`<${I} way=${c.value} />`}function O({words:e,action:s,onClick:i,icon:$,note:u,class:x=""}){return o`
<div class=${`message notice ${x}`} role="status">
${$&&o`<${d} name=${$} />`}
<span>${e}</span>
<button type="button" class="link" onClick=${i}>${s}</button>
</div>
${u&&o`<p class="note">${u}</p>`}
`}function I({way:e}){let[s,i]=m(null);return p(()=>{y(),z().then(i)},[]),o`
<${r} class="install">
<div>
<h2>${t("install-title",{device:matchMedia("(pointer: coarse)").matches?"phone":"computer"})}</h2>
<p class="note">${e==="share"?t("install-share"):t("install-note",{kilobytes:Math.ceil((s??0)/1e3)})}</p>
</div>
${e==="button"&&o`<${n} onClick=${b}>${t("install")}</>`}
<${n} kind="quiet" icon="close" label=${t("close")} onClick=${h} />
</>
`}function W({onClose:e}){return C([{keys:["Escape"],text:"key-close",run:e}]),o`
<${r} class="alternatives">
<${v} focusOn="rooms">${t("rooms-need-connection")}</>
<p>${t("rooms-alternatives")}</p>
<div class="buttons">
<${l} class="button second" to="/table">${t("door-table")}</>
<${l} class="button second" to=${f}>${t("todays-puzzle")}</>
</div>
<div class="buttons">
<${n} onClick=${e}>${t("close")}</>
<${n} kind="main" onClick=${a}>${t("try-now")}</>
</div>
</>
`}export{W as Alternatives,U as Notices};
