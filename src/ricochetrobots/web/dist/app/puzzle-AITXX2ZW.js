//# allFunctionsCalledOnLoad
import{f as X}from"./chunk-JNZUY27Z.js";import{Gb as M,Ja as A,Jb as R,K as L,Ka as v,Kb as U,Lb as j,Mb as N,Pa as F,Ra as I,U as f,Ua as C,Ub as V,V as d,Vb as S,Wb as G,Xa as p,Xb as J,Ya as y,Yb as Q,Za as u,_a as k,b as w,bb as Y,c as P,cb as B,db as z,e as W,ea as b,eb as E,ga as O,ib as m,jb as H,la as q,lb as K,m as s,qb as x,ya as D,z as t}from"./chunk-5ZEGUT3O.js";function Z({table:e}){let{day:o}=e,{hints:r,result:n}=e.kept.value;if(!n)return null;let{moves:l,best:a,shortest:i}=n,c=o.date===o.today,$=c?M(o.today):0,h=l>a,_=h&&i===null,T=J(o,n);return s`
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
        ${!c&&s`<${m} class="button quiet" to=${B}>${t("todays-puzzle")}</>`}
        ${c&&s`<span class="note">${t("puzzle-next",{time:U(o.today)})}</span>`}
      </p>
    </>
    <${y}>
      <div class="buttons">
        ${_&&s`<${d} onClick=${e.restart}>${t("solved-again")}</>`}
        <${d} kind="main" icon=${b()?"share":"copy"} onClick=${()=>ee(e,n,r.length,$)}>
          ${b()?t("solved-share"):t("solved-copy")}
        </>
      </div>
    </>
  `}function g({name:e,value:o,good:r=!1}){return s`<div class=${r?"fact good":"fact"}><dt>${e}</dt><dd>${r&&s`<${f} name="check" size=${20} />`}${o}</dd></div>`}async function ee({day:e},o,r,n){let l=G(e.date,o,r,n),a=q(E({date:e.date,today:""})),i=await O(l,a);i==="copied"&&x({words:t("solved-copied")}),i==="failed"&&x({words:t("solved-by-hand",{words:`${l} ${a}`}),lasting:!0})}function Ye({date:e}){let[o,r]=w(()=>N(e)),[n,l]=w(null),a=Q(o),i=o&&o.date!==o.today?t("puzzle-of-day",{day:R(o.date)}):t("todays-puzzle");return Y({screen:"game",facts:[i],title:i}),P(()=>{j(e).then(r,l)},[e]),n?s`<${K} title=${t("puzzle-missing")} words=${H(n)} />`:!o||!a?s`<${p}><div class="pale"><span></span><span></span></div></>`:a.done.value?s`<${Z} table=${a} />`:s`<${te} table=${a} />`}function te({table:e}){let{chip:o}=e.day,r=e.trial.value.moves,n=r.length===0,{hints:l,result:a}=e.kept.value,i=Object.keys(e.trial.value.start),c=l.at(-1)?.last===!0;return F([...i.map($=>({keys:[$.toLowerCase()],text:`key-choose-${$}`,run:()=>e.choose($)})),{keys:["Escape"],text:"key-choose-none",when:()=>e.chosen.value!==null,run:()=>{e.chosen.value=null}},{keys:["u"],text:"key-undo",run:e.undo},{keys:["U"],text:"key-restart",run:e.restart},{keys:["h"],text:"key-hint",run:e.hint}]),s`
    <${p}>
      <${u} class="puzzle-head">
        <${k} focusOn=${e.day.date}>${t("find-a-way")}</>
        <p class="puzzle-aim">
          ${o.robot&&s`<${A} robot=${o.robot} />`}<${f} name="east" /><${v} chip=${o} />
          <span><b>${D(o)}</b> ${o.cell}</span>
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
      <${I} table=${e}>
        <${d} disabled=${c} onClick=${e.hint}>${t("hint-next",{grade:c?1:l.length+1})}${" "}${L.value.singleKeys&&s`<kbd>h</kbd>`}</>
        <${d} icon="undo" label=${t("undo")} disabled=${n} onClick=${e.undo} />
        <${d} icon="restart" label=${t("start-over")} disabled=${n} onClick=${e.restart} />
      </>
    </>
  `}function oe({hints:e}){let o=({kind:a})=>a==="at-most"||a==="exactly",r=e.findLast(o),n=e.findLast(a=>!o(a)),l=W(null);return P(()=>l.current?.scrollIntoView({block:"center"}),[e.length]),s`
    <${u} class="hints">
      <h2 class="unseen" ref=${l}>${t("hints")}</h2>
      ${r&&s`<p>${S(r)}</p>`}
      ${n&&s`<p>${n.kind==="path"?t("hint-path-head"):S(n)}</p>`}
      ${n?.kind==="path"&&s`<${C} moves=${n.path?.split(" ")??[]} label=${t("hint-path-head")} />`}
    </>
  `}export{Ye as PuzzlePage};
