import{b as S}from"./chunk-O35FLBAR.js";import{A as h,B as r,L as b,La as p,M as l,ab as x,b as $,c,ca as w,da as v,e as u,l as o,n as i,o as a,p as f,ra as k,sa as m,ta as y,ua as C,y as d,z as g}from"./chunk-U5WT63GY.js";function E({part:t}){let[e,s]=$(t);return o`
    <${a}
      label=${r("help")} value=${e} onChange=${s}
      options=${["rules","keys"].map(n=>({value:n,text:r(`help-${n}`)}))}
    />
    ${e==="rules"?o`<${S} />`:o`<${R} />`}
  `}function R(){let t=y.value.filter(({when:e})=>e?.()??!0);return o`
    <${p} class="lines">
      ${t.map(({keys:e,shown:s,text:n})=>o`
          <div class="line" key=${e.join()}>
            <span class="line-text">${r(n)}</span>
            <kbd>${s??e.map(T).join("  ")}</kbd>
          </div>
        `)}
    </>
  `}var A={" ":"key-space",Escape:"key-escape",Enter:"key-enter",Tab:"key-tab"},H={ArrowUp:"↑",ArrowRight:"→",ArrowDown:"↓",ArrowLeft:"←"};function T(t){return t.startsWith("Shift+")?`${r("key-shift")} ${T(t.slice(6))}`:/^[A-Z]$/.test(t)?`${r("key-shift")} ${t.toLowerCase()}`:H[t]??(A[t]?r(A[t]):t)}async function L(t){try{await h(t),l("language",t)}catch{x({words:r("problem-offline"),urgent:!0})}}var D=["system","light","dark"],K=["contrast","stillness","coordinates","oneTapBid","singleKeys"];function B(){let t=b.value;return o`
    <${p} class="lines">
      <div class="line">
        <span class="line-text"><b>${r("theme")}</b></span>
        <${a}
          label=${r("theme")} value=${t.theme} options=${D.map(e=>({value:e,text:r(`theme-${e}`)}))}
          onChange=${e=>l("theme",e)}
        />
      </div>
      ${K.map(e=>o`
          <${f}
            key=${e} label=${r(`setting-${e}`)} note=${r(`setting-${e}-note`)} checked=${t[e]}
            onChange=${s=>l(e,s)}
          />
        `)}
      <label class="line">
        <span class="line-text"><b>${r("language")}</b></span>
        <select class="select" value=${g.value} onChange=${({currentTarget:e})=>L(e.value)}>
          ${d.map(({file:e,tag:s,name:n})=>o`<option key=${e} value=${e} lang=${s}>${n}</option>`)}
        </select>
      </label>
      <div class="line">
        <span class="line-text"><b>${r("board-view")}</b></span>
        <${i} icon="turn" onClick=${w}>${r("turn")}</>
        <${i} icon="mirror" onClick=${v}>${r("mirror")}</>
      </div>
    </>
    <p class="note">${r("settings-note")}</p>
  `}function ie(){let t=k.value,e=u(null);return c(()=>e.current?.focus(),[t]),C([{keys:["Escape"],text:"key-close",run:m}]),o`
    <section class="drawer" role="dialog" aria-labelledby="drawer-title">
      <div class="drawer-head">
        <h1 id="drawer-title" tabindex="-1" ref=${e}>${t==="settings"?r("settings"):r("help")}</h1>
        <${i} kind="quiet" icon="close" label=${r("close")} onClick=${m} />
      </div>
      <div class="drawer-body">${t==="settings"?o`<${B} />`:o`<${E} key=${t} part=${t==="keys"?"keys":"rules"} />`}</div>
    </section>
  `}export{ie as DrawerPanel};
