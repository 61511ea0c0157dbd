import{f as Q}from"./chunk-XAX2HG3A.js";import{Ab as K,Ba as D,Ca as f,D as e,Db as M,Eb as R,Fb as U,Gb as j,Ha as A,Ja as F,Ma as b,O,Ob as N,Pb as x,Qb as V,Ra as C,Rb as G,Sb as J,Wa as p,Xa as v,Ya as u,Za as y,ab as Y,b as g,bb as B,c as w,cb as z,da as P,db as E,e as W,fa as T,gb as m,hb as H,jb as I,m as s,n as L,o as d,qa as q}from"./chunk-QUBJ7G5N.js";function X({table:t}){let{day:o}=t,{hints:r,result:a}=t.kept.value;if(!a)return null;let{moves:n,best:l,shortest:i}=a,c=o.date===o.today,$=c?K(o.today):0,h=n>l,Z=h&&i===null,S=G(o,a);return s`
    <${p} class="result">
      <${u} class="result-head solved-head">
        <${f} chip=${o.chip} size=${56} />
        <div>
          <${y} focusOn=${`${o.date}.solved`}>${h?e("puzzle-done"):e("puzzle-done-shortest")}</>
          <p class="verdict note">${N(a)}</p>
        </div>
      </>
      <dl class="card solved-facts">
        <${k} name=${e("solved-moves")} value=${n} good=${!h} />
        <${k} name=${e("solved-best")} value=${l} />
        <${k} name=${e("hints")} value=${r.length} />
        ${c&&s`<${k} name=${e("solved-streak")} value=${$} />`}
      </dl>
      <${Q} table=${t} paths=${S} owner=${e("you")} legend=${e("solved-paths")} />
      ${h&&S.length===1&&s`<${d} onClick=${t.reveal}>${e("solved-reveal")}</>`}
      <p class="puzzle-links">
        <${m} class="button quiet" to=${z}>${e("all-days")}</>
        ${!c&&s`<${m} class="button quiet" to=${B}>${e("todays-puzzle")}</>`}
        ${c&&s`<span class="note">${e("puzzle-next",{time:R(o.today)})}</span>`}
      </p>
    </>
    <${v}>
      <div class="buttons">
        ${Z&&s`<${d} onClick=${t.restart}>${e("solved-again")}</>`}
        <${d} kind="main" icon=${P()?"share":"copy"} onClick=${()=>_(t,a,r.length,$)}>
          ${P()?e("solved-share"):e("solved-copy")}
        </>
      </div>
    </>
  `}function k({name:t,value:o,good:r=!1}){return s`<div class=${r?"fact good":"fact"}><dt>${t}</dt><dd>${o}</dd></div>`}async function _({day:t},o,r,a){let n=V(t.date,o,r,a),l=location.origin+E({date:t.date,today:""}),i=await T(n,l);i==="copied"&&C({words:e("solved-copied")}),i==="failed"&&C({words:e("solved-by-hand",{words:`${n} ${l}`}),lasting:!0})}function At({date:t}){let[o,r]=g(()=>j(t)),[a,n]=g(null),l=J(o),i=o&&o.date!==o.today?e("puzzle-of-day",{day:M(o.date)}):e("todays-puzzle");return Y({screen:"game",facts:[i],title:i}),w(()=>{U(t).then(r,n)},[t]),a?s`<${I} title=${e("puzzle-missing")} words=${H(a)} />`:!o||!l?s`<${p}><div class="pale"><span></span><span></span></div></>`:l.done.value?s`<${X} table=${l} />`:s`<${tt} table=${l} />`}function tt({table:t}){let{chip:o}=t.day,r=t.trial.value.moves,a=r.length===0,{hints:n,result:l}=t.kept.value,i=Object.keys(t.trial.value.start),c=n.at(-1)?.last===!0;return A([...i.map($=>({keys:[$.toLowerCase()],text:`key-choose-${$}`,run:()=>t.choose($)})),{keys:["Escape"],text:"key-choose-none",when:()=>t.chosen.value!==null,run:()=>{t.chosen.value=null}},{keys:["u"],text:"key-undo",run:t.undo},{keys:["U"],text:"key-restart",run:t.restart},{keys:["h"],text:"key-hint",run:t.hint}]),s`
    <${p}>
      <${u} class="puzzle-head">
        <${y} focusOn=${t.day.date}>${e("find-a-way")}</>
        <p class="puzzle-aim">
          ${o.robot&&s`<${D} robot=${o.robot} />`}<${L} name="east" /><${f} chip=${o} />
          <span><b>${q(o)}</b> ${o.cell}</span>
        </p>
        <p class="puzzle-count"><b>${r.length}</b> <span class="note">${e("moves-word",{count:r.length})}</span></p>
      </>
      ${n.length>0&&s`<${et} table=${t} hints=${n} />`}
      ${a?s`<p class="note">${e("puzzle-how")}</p>`:s`<${b} table=${t} moves=${r.map($=>$.slide.robot+$.direction)} label=${e("moves-so-far")} />`}
      <p class="puzzle-links">
        ${l&&s`<${d} kind="quiet" onClick=${t.giveUp}>${e("puzzle-back-to-result")}</>`}
        <${m} class="button quiet" to=${z}>${e("all-days")}</>
      </p>
    </>
    <${v}>
      <${F} table=${t}>
        <${d} disabled=${c} onClick=${t.hint}>${e("hint-next",{grade:c?1:n.length+1})}${" "}${O.value.singleKeys&&s`<kbd>h</kbd>`}</>
        <${d} icon="undo" label=${e("undo")} disabled=${a} onClick=${t.undo} />
        <${d} icon="restart" label=${e("start-over")} disabled=${a} onClick=${t.restart} />
      </>
    </>
  `}function et({table:t,hints:o}){let r=({kind:i})=>i==="at-most"||i==="exactly",a=o.findLast(r),n=o.findLast(i=>!r(i)),l=W(null);return w(()=>l.current?.scrollIntoView({block:"center"}),[o.length]),s`
    <${u} class="hints">
      <h2 class="unseen" ref=${l}>${e("hints")}</h2>
      ${a&&s`<p>${x(a)}</p>`}
      ${n&&s`<p>${n.kind==="path"?e("hint-path-head"):x(n)}</p>`}
      ${n?.kind==="path"&&s`<${b} table=${t} moves=${n.path?.split(" ")??[]} label=${e("hint-path-head")} />`}
    </>
  `}export{At as PuzzlePage};
