//# allFunctionsCalledOnLoad
import{$b as E,A as s,Ab as O,Ae as Z,B as W,Bb as q,Bd as V,Be as C,Cb as v,Ce as _,Db as D,Dd as P,De as tt,Fd as j,Ib as c,Jb as B,Mb as F,Ob as K,Sa as t,Ub as M,Wb as Y,Zb as w,bc as H,kb as d,lb as h,mb as p,nb as f,o as k,p as y,r as x,tb as L,te as G,ub as i,va as A,vb as g,vc as I,wc as R,wd as U,we as J,xe as N,ye as Q,ze as X}from"./main.js";function et({table:e}){let{day:o}=e,{hints:a,result:n}=e.kept.value;if(!n)return null;let{moves:l,best:r,shortest:$}=n,m=o.date===o.today,b=m?G(o.today):0,u=l>r,S=u&&$===null,T=e.paths.value;return s`
    <${d} class="result">
      <${p} class="result-head solved-head">
        <${K} chip=${o.chip} size=${56} />
        <div>
          <${f} focusOn=${`${o.date}.solved`}>${u?t("puzzle-done"):t("puzzle-done-shortest")}</>
          <p class="verdict note">${Z(n)}</p>
        </div>
      </>
      <dl class="card solved-facts">
        <${z} name=${t("solved-moves")} value=${l} good=${!u} />
        <${z} name=${t("solved-best")} value=${r} />
        <${z} name=${t("hints")} value=${a.length} />
        ${m&&s`<${z} name=${t("solved-streak")} value=${b} />`}
      </dl>
      <${V} table=${e} paths=${T} owner=${t("you")} legend=${t("solved-paths")} />
      ${u&&T.length===1&&s`<${i} onClick=${e.reveal}>${t("solved-reveal")}</>`}
      <p class="puzzle-links">
        <${U} puzzle=${E(o.puzzle)} shown=${{moves:H(n.path),words:t("you")}} onOpen=${()=>S&&e.reveal()} />
        <${c} class="button quiet" to=${v}>${t("all-days")}</>
        ${!m&&s`<${c} class="button quiet" to=${q}>${t("todays-puzzle")}</>`}
        ${m&&s`<span class="note">${t("puzzle-next",{time:N(o.today)})}</span>`}
      </p>
    </>
    <${h}>
      <div class="buttons">
        ${S&&s`<${i} onClick=${e.restart}>${t("solved-again")}</>`}
        <${i} kind="main" icon=${P()?"share":"copy"} onClick=${()=>ot(e,n,a.length,b)}>
          ${P()?t("solved-share"):t("solved-copy")}
        </>
      </div>
    </>
  `}function z({name:e,value:o,good:a=!1}){return s`<div class=${a?"fact good":"fact"}><dt>${e}</dt><dd>${a&&s`<${L} name="check" size=${20} />`}${o}</dd></div>`}async function ot({day:e},o,a,n){let l=_(e.date,o,a,n),r=A(D({date:e.date,today:""})),$=await j(l,r);$==="copied"&&g({words:t("solved-copied")}),$==="failed"&&g({words:t("solved-by-hand",{words:`${l} ${r}`}),lasting:!0})}function Mt({date:e=null}){let[o,a]=k(()=>X(e)),[n,l]=k(null),r=tt(o),$=o&&o.date!==o.today?t("puzzle-of-day",{day:J(o.date)}):t("todays-puzzle");return O({screen:"game",facts:[$],title:$}),y(()=>{Q(e).then(a,l)},[e]),n?s`<${F} title=${t("puzzle-missing")} words=${B(n)} />`:!o||!r?s`<${d}><div class="pale"><span></span><span></span></div></>`:r.done.value?s`<${et} table=${r} />`:s`<${st} table=${r} />`}function st({table:e}){let{moves:o}=e.trial.value,a=o.length===0,{hints:n,result:l}=e.kept.value,r=n.at(-1)?.last===!0;return I(e),M([{keys:["h"],text:"key-hint",run:e.hint}]),s`
    <${d}>
      <${p} class="puzzle-head">
        <${f} focusOn=${e.day.date}>${t("find-a-way")}</>
        <${R} task=${e} />
      </>
      ${n.length>0&&s`<${nt} hints=${n} />`}
      ${a?s`<p class="note">${t("puzzle-how")}</p>`:s`<${w} moves=${o} label=${t("moves-so-far")} />`}
      <p class="puzzle-links">
        ${l&&s`<${i} kind="quiet" onClick=${e.giveUp}>${t("puzzle-back-to-result")}</>`}
        <${c} class="button quiet" to=${v}>${t("all-days")}</>
      </p>
    </>
    <${h}>
      <${Y} table=${e}>
        <${i} disabled=${r} onClick=${e.hint}>${t("hint-next",{grade:r?1:n.length+1})}${" "}${W.value.singleKeys&&s`<kbd>h</kbd>`}</>
        <${i} icon="undo" label=${t("undo")} disabled=${a} onClick=${e.undo} />
        <${i} icon="restart" label=${t("start-over")} disabled=${a} onClick=${e.restart} />
      </>
    </>
  `}function nt({hints:e}){let o=({kind:r})=>r==="at-most"||r==="exactly",a=e.findLast(o),n=e.findLast(r=>!o(r)),l=x(null);return y(()=>l.current?.parentElement?.scrollIntoView({block:"center"}),[e.length]),s`
    <${p} class="hints">
      <h2 class="unseen" ref=${l}>${t("hints")}</h2>
      ${a&&s`<p>${C(a)}</p>`}
      ${n&&s`<p>${n.kind==="path"?t("hint-path-head"):C(n)}</p>`}
      ${n?.kind==="path"&&s`<${w} moves=${n.path?.split(" ")??[]} label=${t("hint-path-head")} />`}
    </>
  `}export{Mt as PuzzlePage};
