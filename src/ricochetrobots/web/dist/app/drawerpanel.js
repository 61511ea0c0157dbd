//# allFunctionsCalledOnLoad
import{b as B}from"./shared-rulebook-index.js";import{a as T}from"./shared-components-keycap.js";import{a as $,b as E}from"./shared-components-choice.js";import{Ac as a,E as h,Fc as y,Gc as C,Hc as k,J as i,M as m,Qc as x,Rc as S,a as c,b as u,d as f,ld as A,m as r,md as p,n as d,nd as l,o as g,p as b,t as o,tb as v,zc as w}from"./main.js";function M({part:t}){let[e,n]=c(t);return r`
<${$}
label=${o("help")} value=${e} onChange=${n}
options=${["rules","keys"].map(s=>({value:s,text:o(`help-${s}`)}))}
/>
${e==="rules"?r`<${B} />`:r`<${H} />`}
`}function H(){let t=x.value.filter(({when:e})=>e?.()??!0);return r`
<${m} class="lines">
${t.map(({keys:e,shown:n,text:s})=>r`
<div class="line" key=${e.join()}>
<span class="line-text">${o(s)}</span>
<${T} words=${n??e.map(R).join("  ")} />
</div>
`)}
</>
`}var L={" ":"key-space",Escape:"key-escape",Enter:"key-enter",Tab:"key-tab"},K={ArrowUp:"↑",ArrowRight:"→",ArrowDown:"↓",ArrowLeft:"←"};function R(t){return t.startsWith("Shift+")?`${o("key-shift")} ${R(t.slice(6))}`:/^[A-Z]$/.test(t)?`${o("key-shift")} ${t.toLowerCase()}`:K[t]??(L[t]?o(L[t]):t)}async function O(t){try{await b(t),a("language",t)}catch{v({words:o("problem-offline"),urgent:!0})}}var P=["system","light","dark"],U=["contrast","stillness","coordinates","oneTapBid","singleKeys","buzz"],W=["off","quiet","full"];function D(){let t=w.value;return r`
<${m} class="lines">
<div class="line">
<span class="line-text"><b>${o("theme")}</b></span>
<${$}
label=${o("theme")} value=${t.theme} options=${P.map(e=>({value:e,text:o(`theme-${e}`)}))}
onChange=${e=>a("theme",e)}
/>
</div>
<div class="line">
<span class="line-text"><b>${o("sound")}</b></span>
<${$}
label=${o("sound")} value=${t.sound} options=${W.map(e=>({value:e,text:o(`sound-${e}`)}))}
onChange=${e=>{a("sound",e),k("bid")}}
/>
</div>
${U.map(e=>r`
<${E}
key=${e} label=${o(`setting-${e}`)} note=${o(`setting-${e}-note`)} checked=${t[e]}
onChange=${n=>a(e,n)}
/>
`)}
<label class="line">
<span class="line-text"><b>${o("language")}</b></span>
<select class="select" value=${g.value} onChange=${({currentTarget:e})=>O(e.value)}>
${d.map(({file:e,tag:n,name:s})=>r`<option key=${e} value=${e} lang=${n}>${s}</option>`)}
</select>
</label>
<div class="line">
<span class="line-text"><b>${o("board-view")}</b></span>
<${i} icon="turn" onClick=${y}>${o("turn")}</>
<${i} icon="mirror" onClick=${C}>${o("mirror")}</>
</div>
</>
<p class="note">${o("settings-note")}</p>
<${i} onClick=${()=>{l(),h("/device")}}>${o("device-title")}</>
`}function be(){let t=A.value,e=f(null);return u(()=>e.current?.focus(),[t]),S([{keys:["Escape"],text:"key-close",run:l}]),r`
<section class="drawer" role="dialog" aria-labelledby="drawer-title">
<div class="drawer-head">
<h1 id="drawer-title" tabindex=${-1} ref=${e}>${t==="menu"?p.value?.name:o(t==="settings"?"settings":"help")}</h1>
<${i} kind="quiet" icon="close" label=${o("close")} onClick=${l} />
</div>
<div class="drawer-body">${j(t)}</div>
</section>
`}function j(t){return t==="settings"?r`<${D} />`:t==="menu"?r`<${q} />`:r`<${M} key=${t} part=${t==="keys"?"keys":"rules"} />`}function q(){return p.value?.content()}export{be as DrawerPanel};
