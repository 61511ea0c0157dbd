//# allFunctionsCalledOnLoad
import{D as k,Dd as G,E as y,Fd as P,G as x,Ha as A,Hd as J,Nb as g,Oc as U,P as s,Pc as V,Tb as q,Xb as D,Yb as B,Zb as v,_b as F,cb as t,dc as m,ec as i,fc as K,ic as M,kc as Y,la as W,mc as E,oc as H,pb as L,pc as I,qa as d,qe as N,ra as h,rb as O,re as Q,sa as p,se as X,ta as f,te as C,ue as Z,vc as R,we as _,yc as w,yd as j,ze as tt}from"./main.js";function et({table:e}){let{day:o}=e,{hints:a,result:n}=e.kept.value;if(!n)return null;let{moves:l,best:r,shortest:$}=n,c=o.date===o.today,b=c?_(o.today):0,u=l>r,S=u&&$===null,T=e.paths.value;return s`
<${d} class="result">
<${p} class="result-head solved-head">
<${O} chip=${o.chip} size=${56} />
<div>
<${f} focusOn=${`${o.date}.solved`}>${u?t("puzzle-done"):t("puzzle-done-shortest")}</>
<p class="verdict note">${X(n)}</p>
</div>
</>
<dl class="card solved-facts">
<${z} name=${t("solved-moves")} value=${l} good=${!u} />
<${z} name=${t("solved-best")} value=${r} />
<${z} name=${t("hints")} value=${a.length} />
${c&&s`<${z} name=${t("solved-streak")} value=${b} />`}
</dl>
<${G} table=${e} paths=${T} owner=${t("you")} legend=${t("solved-paths")} />
${u&&T.length===1&&s`<${i} onClick=${e.reveal}>${t("solved-reveal")}</>`}
<p class="puzzle-links">
<${j} puzzle=${Y(o.puzzle)} shown=${{moves:E(n.path),words:t("you")}} onOpen=${()=>S&&e.reveal()} />
<${m} class="button quiet" to=${v}>${t("all-days")}</>
${!c&&s`<${m} class="button quiet" to=${B}>${t("todays-puzzle")}</>`}
${c&&s`<span class="note">${t("puzzle-next",{time:V(o.today)})}</span>`}
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
`}function z({name:e,value:o,good:a=!1}){return s`<div class=${a?"fact good":"fact"}><dt>${e}</dt><dd>${a&&s`<${L} name="check" size=${20} />`}${o}</dd></div>`}async function ot({day:e},o,a,n){let l=Z(e.date,o,a,n),r=A(F({date:e.date,today:""})),$=await J(l,r);$==="copied"&&g({words:t("solved-copied")}),$==="failed"&&g({words:t("solved-by-hand",{words:`${l} ${r}`}),lasting:!0})}function Yt({date:e=null}){let[o,a]=k(()=>Q(e)),[n,l]=k(null),r=tt(o),$=o&&o.date!==o.today?t("puzzle-of-day",{day:U(o.date)}):t("todays-puzzle");return D({screen:"game",facts:[$],title:$}),y(()=>{N(e).then(a,l)},[e]),n?s`<${M} title=${t("puzzle-missing")} words=${K(n)} />`:!o||!r?s`<${d}><div class="pale"><span></span><span></span></div></>`:r.done.value?s`<${et} table=${r} />`:s`<${st} table=${r} />`}function st({table:e}){let{moves:o}=e.trial.value,a=o.length===0,{hints:n,result:l}=e.kept.value,r=n.at(-1)?.last===!0;return H(e),q([{keys:["h"],text:"key-hint",run:e.hint}]),s`
<${d}>
<${p} class="puzzle-head">
<${f} focusOn=${e.day.date}>${t("find-a-way")}</>
<${I} task=${e} />
</>
${n.length>0&&s`<${nt} hints=${n} />`}
${a?s`<p class="note">${t("puzzle-how")}</p>`:s`<${w} moves=${o} label=${t("moves-so-far")} />`}
<p class="puzzle-links">
${l&&s`<${i} kind="quiet" onClick=${e.giveUp}>${t("puzzle-back-to-result")}</>`}
<${m} class="button quiet" to=${v}>${t("all-days")}</>
</p>
</>
<${h}>
<${R} table=${e}>
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
`}export{Yt as PuzzlePage};
