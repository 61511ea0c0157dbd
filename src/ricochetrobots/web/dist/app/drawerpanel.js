//# allFunctionsCalledOnLoad
import{b as T}from"./shared-rules.js";import{a as $,b as E}from"./shared-components-choice.js";import{$a as m,Aa as b,Ba as h,Db as C,Eb as p,Fa as o,Fb as l,Gb as x,Hb as S,Xa as v,Ya as k,c,d as u,f,hb as i,ib as w,n as r,o as d,p as a,sb as y,yc as A,za as g}from"./main.js";function L({part:t}){let[e,n]=c(t);return r`
    <${$}
      label=${o("help")} value=${e} onChange=${n}
      options=${["rules","keys"].map(s=>({value:s,text:o(`help-${s}`)}))}
    />
    ${e==="rules"?r`<${T} />`:r`<${D} />`}
  `}function D(){let t=x.value.filter(({when:e})=>e?.()??!0);return r`
    <${m} class="lines">
      ${t.map(({keys:e,shown:n,text:s})=>r`
          <div class="line" key=${e.join()}>
            <span class="line-text">${o(s)}</span>
            <kbd>${n??e.map(M).join("  ")}</kbd>
          </div>
        `)}
    </>
  `}var B={" ":"key-space",Escape:"key-escape",Enter:"key-enter",Tab:"key-tab"},H={ArrowUp:"↑",ArrowRight:"→",ArrowDown:"↓",ArrowLeft:"←"};function M(t){return t.startsWith("Shift+")?`${o("key-shift")} ${M(t.slice(6))}`:/^[A-Z]$/.test(t)?`${o("key-shift")} ${t.toLowerCase()}`:H[t]??(B[t]?o(B[t]):t)}async function K(t){try{await h(t),a("language",t)}catch{w({words:o("problem-offline"),urgent:!0})}}var O=["system","light","dark"],P=["contrast","stillness","coordinates","oneTapBid","singleKeys","buzz"],U=["off","quiet","full"];function R(){let t=d.value;return r`
    <${m} class="lines">
      <div class="line">
        <span class="line-text"><b>${o("theme")}</b></span>
        <${$}
          label=${o("theme")} value=${t.theme} options=${O.map(e=>({value:e,text:o(`theme-${e}`)}))}
          onChange=${e=>a("theme",e)}
        />
      </div>
      <div class="line">
        <span class="line-text"><b>${o("sound")}</b></span>
        <${$}
          label=${o("sound")} value=${t.sound} options=${U.map(e=>({value:e,text:o(`sound-${e}`)}))}
          onChange=${e=>{a("sound",e),A("bid")}}
        />
      </div>
      ${P.map(e=>r`
          <${E}
            key=${e} label=${o(`setting-${e}`)} note=${o(`setting-${e}-note`)} checked=${t[e]}
            onChange=${n=>a(e,n)}
          />
        `)}
      <label class="line">
        <span class="line-text"><b>${o("language")}</b></span>
        <select class="select" value=${b.value} onChange=${({currentTarget:e})=>K(e.value)}>
          ${g.map(({file:e,tag:n,name:s})=>r`<option key=${e} value=${e} lang=${n}>${s}</option>`)}
        </select>
      </label>
      <div class="line">
        <span class="line-text"><b>${o("board-view")}</b></span>
        <${i} icon="turn" onClick=${v}>${o("turn")}</>
        <${i} icon="mirror" onClick=${k}>${o("mirror")}</>
      </div>
    </>
    <p class="note">${o("settings-note")}</p>
    <${i} onClick=${()=>{l(),y("/device")}}>${o("device-title")}</>
  `}function de(){let t=C.value,e=f(null);return u(()=>e.current?.focus(),[t]),S([{keys:["Escape"],text:"key-close",run:l}]),r`
    <section class="drawer" role="dialog" aria-labelledby="drawer-title">
      <div class="drawer-head">
        <h1 id="drawer-title" tabindex=${-1} ref=${e}>${t==="menu"?p.value?.name:o(t==="settings"?"settings":"help")}</h1>
        <${i} kind="quiet" icon="close" label=${o("close")} onClick=${l} />
      </div>
      <div class="drawer-body">${W(t)}</div>
    </section>
  `}function W(t){return t==="settings"?r`<${R} />`:t==="menu"?r`<${j} />`:r`<${L} key=${t} part=${t==="keys"?"keys":"rules"} />`}function j(){return p.value?.content()}export{de as DrawerPanel};
