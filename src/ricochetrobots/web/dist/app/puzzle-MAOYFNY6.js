//# allFunctionsCalledOnLoad
import{f as X}from"./chunk-3TWVHPTZ.js";import{$b as Q,Aa as Y,Ba as z,Ca as B,Fa as m,G as O,Ga as E,Ia as H,Kb as M,M as t,Nb as R,Ob as U,Pb as j,Qb as N,Xb as V,Y as q,Yb as S,Zb as G,_b as J,b as W,ga as f,ha as d,ia as b,j as w,ja as D,k as P,ka as v,m as L,pa as A,qa as F,ta as C,u as s,ua as p,ub as x,va as y,wa as u,wb as K,xa as k,za as I}from"./main.js";function Z({table:e}){let{day:o}=e,{hints:r,result:n}=e.kept.value;if(!n)return null;let{moves:l,best:a,shortest:i}=n,c=o.date===o.today,$=c?M(o.today):0,h=l>a,_=h&&i===null,T=J(o,n);return s`
    <${p} class="result">
      <${u} class="result-head solved-head">
        <${v} chip=${o.chip} size=${56} />
        <div>
          <${k} focusOn=${`${o.date}.solved`}>${h?t("puzzle-done"):t("puzzle-done-shortest")}</>
          <p class="verdict note">${V(n)}</p>
        </div>
      </>
      <dl class="card solved-facts">
        <${g} name=${t("solved-moves")} value=${l} good=${!h} />
        <${g} name=${t("solved-best")} value=${a} />
        <${g} name=${t("hints")} value=${r.length} />
        ${c&&s`<${g} name=${t("solved-streak")} value=${$} />`}
      </dl>
      <${X} table=${e} paths=${T} owner=${t("you")} legend=${t("solved-paths")} />
      ${h&&T.length===1&&s`<${d} onClick=${e.reveal}>${t("solved-reveal")}</>`}
      <p class="puzzle-links">
        <${m} class="button quiet" to=${z}>${t("all-days")}</>
        ${!c&&s`<${m} class="button quiet" to=${Y}>${t("todays-puzzle")}</>`}
        ${c&&s`<span class="note">${t("puzzle-next",{time:U(o.today)})}</span>`}
      </p>
    </>
    <${y}>
      <div class="buttons">
        ${_&&s`<${d} onClick=${e.restart}>${t("solved-again")}</>`}
        <${d} kind="main" icon=${x()?"share":"copy"} onClick=${()=>ee(e,n,r.length,$)}>
          ${x()?t("solved-share"):t("solved-copy")}
        </>
      </div>
    </>
  `}function g({name:e,value:o,good:r=!1}){return s`<div class=${r?"fact good":"fact"}><dt>${e}</dt><dd>${r&&s`<${f} name="check" size=${20} />`}${o}</dd></div>`}async function ee({day:e},o,r,n){let l=G(e.date,o,r,n),a=W(B({date:e.date,today:""})),i=await K(l,a);i==="copied"&&b({words:t("solved-copied")}),i==="failed"&&b({words:t("solved-by-hand",{words:`${l} ${a}`}),lasting:!0})}function Ye({date:e}){let[o,r]=w(()=>N(e)),[n,l]=w(null),a=Q(o),i=o&&o.date!==o.today?t("puzzle-of-day",{day:R(o.date)}):t("todays-puzzle");return I({screen:"game",facts:[i],title:i}),P(()=>{j(e).then(r,l)},[e]),n?s`<${H} title=${t("puzzle-missing")} words=${E(n)} />`:!o||!a?s`<${p}><div class="pale"><span></span><span></span></div></>`:a.done.value?s`<${Z} table=${a} />`:s`<${te} table=${a} />`}function te({table:e}){let{chip:o}=e.day,r=e.trial.value.moves,n=r.length===0,{hints:l,result:a}=e.kept.value,i=Object.keys(e.trial.value.start),c=l.at(-1)?.last===!0;return A([...i.map($=>({keys:[$.toLowerCase()],text:`key-choose-${$}`,run:()=>e.choose($)})),{keys:["Escape"],text:"key-choose-none",when:()=>e.chosen.value!==null,run:()=>{e.chosen.value=null}},{keys:["u"],text:"key-undo",run:e.undo},{keys:["U"],text:"key-restart",run:e.restart},{keys:["h"],text:"key-hint",run:e.hint}]),s`
    <${p}>
      <${u} class="puzzle-head">
        <${k} focusOn=${e.day.date}>${t("find-a-way")}</>
        <p class="puzzle-aim">
          ${o.robot&&s`<${D} robot=${o.robot} />`}<${f} name="east" /><${v} chip=${o} />
          <span><b>${q(o)}</b> ${o.cell}</span>
        </p>
        <p class="puzzle-count"><b>${r.length}</b> <span class="note">${t("moves-word",{count:r.length})}</span></p>
      </>
      ${l.length>0&&s`<${oe} hints=${l} />`}
      ${n?s`<p class="note">${t("puzzle-how")}</p>`:s`<${C} moves=${r.map($=>$.slide.robot+$.direction)} label=${t("moves-so-far")} />`}
      <p class="puzzle-links">
        ${a&&s`<${d} kind="quiet" onClick=${e.giveUp}>${t("puzzle-back-to-result")}</>`}
        <${m} class="button quiet" to=${z}>${t("all-days")}</>
      </p>
    </>
    <${y}>
      <${F} table=${e}>
        <${d} disabled=${c} onClick=${e.hint}>${t("hint-next",{grade:c?1:l.length+1})}${" "}${O.value.singleKeys&&s`<kbd>h</kbd>`}</>
        <${d} icon="undo" label=${t("undo")} disabled=${n} onClick=${e.undo} />
        <${d} icon="restart" label=${t("start-over")} disabled=${n} onClick=${e.restart} />
      </>
    </>
  `}function oe({hints:e}){let o=({kind:a})=>a==="at-most"||a==="exactly",r=e.findLast(o),n=e.findLast(a=>!o(a)),l=L(null);return P(()=>l.current?.scrollIntoView({block:"center"}),[e.length]),s`
    <${u} class="hints">
      <h2 class="unseen" ref=${l}>${t("hints")}</h2>
      ${r&&s`<p>${S(r)}</p>`}
      ${n&&s`<p>${n.kind==="path"?t("hint-path-head"):S(n)}</p>`}
      ${n?.kind==="path"&&s`<${C} moves=${n.path?.split(" ")??[]} label=${t("hint-path-head")} />`}
    </>
  `}export{Ye as PuzzlePage};
