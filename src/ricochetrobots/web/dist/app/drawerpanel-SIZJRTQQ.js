//# allFunctionsCalledOnLoad
import{b as S}from"./chunk-7OT4V3RV.js";import{Cb as A,G as d,H as i,J as f,K as g,L as h,M as t,ea as b,fa as v,ha as a,ia as w,ib as l,j as c,jb as C,k as m,m as u,ma as k,na as p,oa as y,pa as x,u as r,wa as $}from"./main.js";function T({part:o}){let[e,s]=c(o);return r`
    <${l}
      label=${t("help")} value=${e} onChange=${s}
      options=${["rules","keys"].map(n=>({value:n,text:t(`help-${n}`)}))}
    />
    ${e==="rules"?r`<${S} />`:r`<${R} />`}
  `}function R(){let o=y.value.filter(({when:e})=>e?.()??!0);return r`
    <${$} class="lines">
      ${o.map(({keys:e,shown:s,text:n})=>r`
          <div class="line" key=${e.join()}>
            <span class="line-text">${t(n)}</span>
            <kbd>${s??e.map(B).join("  ")}</kbd>
          </div>
        `)}
    </>
  `}var E={" ":"key-space",Escape:"key-escape",Enter:"key-enter",Tab:"key-tab"},H={ArrowUp:"↑",ArrowRight:"→",ArrowDown:"↓",ArrowLeft:"←"};function B(o){return o.startsWith("Shift+")?`${t("key-shift")} ${B(o.slice(6))}`:/^[A-Z]$/.test(o)?`${t("key-shift")} ${o.toLowerCase()}`:H[o]??(E[o]?t(E[o]):o)}async function D(o){try{await h(o),i("language",o)}catch{w({words:t("problem-offline"),urgent:!0})}}var K=["system","light","dark"],M=["contrast","stillness","coordinates","oneTapBid","singleKeys","buzz"],P=["off","quiet","full"];function L(){let o=d.value;return r`
    <${$} class="lines">
      <div class="line">
        <span class="line-text"><b>${t("theme")}</b></span>
        <${l}
          label=${t("theme")} value=${o.theme} options=${K.map(e=>({value:e,text:t(`theme-${e}`)}))}
          onChange=${e=>i("theme",e)}
        />
      </div>
      <div class="line">
        <span class="line-text"><b>${t("sound")}</b></span>
        <${l}
          label=${t("sound")} value=${o.sound} options=${P.map(e=>({value:e,text:t(`sound-${e}`)}))}
          onChange=${e=>{i("sound",e),A("bid")}}
        />
      </div>
      ${M.map(e=>r`
          <${C}
            key=${e} label=${t(`setting-${e}`)} note=${t(`setting-${e}-note`)} checked=${o[e]}
            onChange=${s=>i(e,s)}
          />
        `)}
      <label class="line">
        <span class="line-text"><b>${t("language")}</b></span>
        <select class="select" value=${g.value} onChange=${({currentTarget:e})=>D(e.value)}>
          ${f.map(({file:e,tag:s,name:n})=>r`<option key=${e} value=${e} lang=${s}>${n}</option>`)}
        </select>
      </label>
      <div class="line">
        <span class="line-text"><b>${t("board-view")}</b></span>
        <${a} icon="turn" onClick=${b}>${t("turn")}</>
        <${a} icon="mirror" onClick=${v}>${t("mirror")}</>
      </div>
    </>
    <p class="note">${t("settings-note")}</p>
  `}function $e(){let o=k.value,e=u(null);return m(()=>e.current?.focus(),[o]),x([{keys:["Escape"],text:"key-close",run:p}]),r`
    <section class="drawer" role="dialog" aria-labelledby="drawer-title">
      <div class="drawer-head">
        <h1 id="drawer-title" tabindex="-1" ref=${e}>${o==="settings"?t("settings"):t("help")}</h1>
        <${a} kind="quiet" icon="close" label=${t("close")} onClick=${p} />
      </div>
      <div class="drawer-body">${o==="settings"?r`<${L} />`:r`<${T} key=${o} part=${o==="keys"?"keys":"rules"} />`}</div>
    </section>
  `}export{$e as DrawerPanel};
