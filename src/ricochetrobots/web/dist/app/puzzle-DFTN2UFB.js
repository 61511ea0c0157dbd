import{f as X}from"./chunk-BFDBEEFZ.js";import{$a as y,Cb as M,D as e,Da as A,Ea as f,Fb as R,Gb as U,Hb as j,Ib as N,Ja as F,La as Y,O as L,Oa as b,Qb as V,Rb as x,Sb as G,Ta as C,Tb as J,Ub as Q,Ya as p,Za as v,_a as u,b as g,c as w,cb as B,da as P,db as E,e as T,eb as k,fa as O,fb as H,ib as m,jb as I,ka as q,lb as K,m as s,n as W,o as d,sa as D}from"./chunk-FZEFPQK6.js";function Z({table:t}){let{day:o}=t,{hints:a,result:r}=t.kept.value;if(!r)return null;let{moves:n,best:l,shortest:i}=r,c=o.date===o.today,$=c?M(o.today):0,h=n>l,_=h&&i===null,S=J(o,r);return s`
    <${p} class="result">
      <${u} class="result-head solved-head">
        <${f} chip=${o.chip} size=${56} />
        <div>
          <${y} focusOn=${`${o.date}.solved`}>${h?e("puzzle-done"):e("puzzle-done-shortest")}</>
          <p class="verdict note">${V(r)}</p>
        </div>
      </>
      <dl class="card solved-facts">
        <${z} name=${e("solved-moves")} value=${n} good=${!h} />
        <${z} name=${e("solved-best")} value=${l} />
        <${z} name=${e("hints")} value=${a.length} />
        ${c&&s`<${z} name=${e("solved-streak")} value=${$} />`}
      </dl>
      <${X} table=${t} paths=${S} owner=${e("you")} legend=${e("solved-paths")} />
      ${h&&S.length===1&&s`<${d} onClick=${t.reveal}>${e("solved-reveal")}</>`}
      <p class="puzzle-links">
        <${m} class="button quiet" to=${k}>${e("all-days")}</>
        ${!c&&s`<${m} class="button quiet" to=${E}>${e("todays-puzzle")}</>`}
        ${c&&s`<span class="note">${e("puzzle-next",{time:U(o.today)})}</span>`}
      </p>
    </>
    <${v}>
      <div class="buttons">
        ${_&&s`<${d} onClick=${t.restart}>${e("solved-again")}</>`}
        <${d} kind="main" icon=${P()?"share":"copy"} onClick=${()=>tt(t,r,a.length,$)}>
          ${P()?e("solved-share"):e("solved-copy")}
        </>
      </div>
    </>
  `}function z({name:t,value:o,good:a=!1}){return s`<div class=${a?"fact good":"fact"}><dt>${t}</dt><dd>${o}</dd></div>`}async function tt({day:t},o,a,r){let n=G(t.date,o,a,r),l=q(H({date:t.date,today:""})),i=await O(n,l);i==="copied"&&C({words:e("solved-copied")}),i==="failed"&&C({words:e("solved-by-hand",{words:`${n} ${l}`}),lasting:!0})}function Yt({date:t}){let[o,a]=g(()=>N(t)),[r,n]=g(null),l=Q(o),i=o&&o.date!==o.today?e("puzzle-of-day",{day:R(o.date)}):e("todays-puzzle");return B({screen:"game",facts:[i],title:i}),w(()=>{j(t).then(a,n)},[t]),r?s`<${K} title=${e("puzzle-missing")} words=${I(r)} />`:!o||!l?s`<${p}><div class="pale"><span></span><span></span></div></>`:l.done.value?s`<${Z} table=${l} />`:s`<${et} table=${l} />`}function et({table:t}){let{chip:o}=t.day,a=t.trial.value.moves,r=a.length===0,{hints:n,result:l}=t.kept.value,i=Object.keys(t.trial.value.start),c=n.at(-1)?.last===!0;return F([...i.map($=>({keys:[$.toLowerCase()],text:`key-choose-${$}`,run:()=>t.choose($)})),{keys:["Escape"],text:"key-choose-none",when:()=>t.chosen.value!==null,run:()=>{t.chosen.value=null}},{keys:["u"],text:"key-undo",run:t.undo},{keys:["U"],text:"key-restart",run:t.restart},{keys:["h"],text:"key-hint",run:t.hint}]),s`
    <${p}>
      <${u} class="puzzle-head">
        <${y} focusOn=${t.day.date}>${e("find-a-way")}</>
        <p class="puzzle-aim">
          ${o.robot&&s`<${A} robot=${o.robot} />`}<${W} name="east" /><${f} chip=${o} />
          <span><b>${D(o)}</b> ${o.cell}</span>
        </p>
        <p class="puzzle-count"><b>${a.length}</b> <span class="note">${e("moves-word",{count:a.length})}</span></p>
      </>
      ${n.length>0&&s`<${ot} table=${t} hints=${n} />`}
      ${r?s`<p class="note">${e("puzzle-how")}</p>`:s`<${b} table=${t} moves=${a.map($=>$.slide.robot+$.direction)} label=${e("moves-so-far")} />`}
      <p class="puzzle-links">
        ${l&&s`<${d} kind="quiet" onClick=${t.giveUp}>${e("puzzle-back-to-result")}</>`}
        <${m} class="button quiet" to=${k}>${e("all-days")}</>
      </p>
    </>
    <${v}>
      <${Y} table=${t}>
        <${d} disabled=${c} onClick=${t.hint}>${e("hint-next",{grade:c?1:n.length+1})}${" "}${L.value.singleKeys&&s`<kbd>h</kbd>`}</>
        <${d} icon="undo" label=${e("undo")} disabled=${r} onClick=${t.undo} />
        <${d} icon="restart" label=${e("start-over")} disabled=${r} onClick=${t.restart} />
      </>
    </>
  `}function ot({table:t,hints:o}){let a=({kind:i})=>i==="at-most"||i==="exactly",r=o.findLast(a),n=o.findLast(i=>!a(i)),l=T(null);return w(()=>l.current?.scrollIntoView({block:"center"}),[o.length]),s`
    <${u} class="hints">
      <h2 class="unseen" ref=${l}>${e("hints")}</h2>
      ${r&&s`<p>${x(r)}</p>`}
      ${n&&s`<p>${n.kind==="path"?e("hint-path-head"):x(n)}</p>`}
      ${n?.kind==="path"&&s`<${b} table=${t} moves=${n.path?.split(" ")??[]} label=${e("hint-path-head")} />`}
    </>
  `}export{Yt as PuzzlePage};
