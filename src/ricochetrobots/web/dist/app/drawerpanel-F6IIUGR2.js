//# allFunctionsCalledOnLoad
import{b as S}from"./chunk-CGLVACGR.js";import{Ha as v,Ia as w,K as h,L as i,Ma as k,Na as p,Oa as y,Pa as x,V as a,W as l,X as b,Za as $,b as c,c as m,e as u,m as r,qb as C,w as d,wb as A,x as f,y as g,z as t}from"./chunk-5ZEGUT3O.js";function T({part:o}){let[e,s]=c(o);return r`
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
  `}var E={" ":"key-space",Escape:"key-escape",Enter:"key-enter",Tab:"key-tab"},H={ArrowUp:"↑",ArrowRight:"→",ArrowDown:"↓",ArrowLeft:"←"};function B(o){return o.startsWith("Shift+")?`${t("key-shift")} ${B(o.slice(6))}`:/^[A-Z]$/.test(o)?`${t("key-shift")} ${o.toLowerCase()}`:H[o]??(E[o]?t(E[o]):o)}async function D(o){try{await g(o),i("language",o)}catch{C({words:t("problem-offline"),urgent:!0})}}var K=["system","light","dark"],M=["contrast","stillness","coordinates","oneTapBid","singleKeys","buzz"],P=["off","quiet","full"];function L(){let o=h.value;return r`
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
          <${b}
            key=${e} label=${t(`setting-${e}`)} note=${t(`setting-${e}-note`)} checked=${o[e]}
            onChange=${s=>i(e,s)}
          />
        `)}
      <label class="line">
        <span class="line-text"><b>${t("language")}</b></span>
        <select class="select" value=${f.value} onChange=${({currentTarget:e})=>D(e.value)}>
          ${d.map(({file:e,tag:s,name:n})=>r`<option key=${e} value=${e} lang=${s}>${n}</option>`)}
        </select>
      </label>
      <div class="line">
        <span class="line-text"><b>${t("board-view")}</b></span>
        <${a} icon="turn" onClick=${v}>${t("turn")}</>
        <${a} icon="mirror" onClick=${w}>${t("mirror")}</>
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
