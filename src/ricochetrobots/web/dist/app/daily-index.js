//# allFunctionsCalledOnLoad
import{A as L,B as h,C as O,Ce as _,Ee as tt,H as d,I as q,J as i,K as p,L as f,M as c,N as v,Pa as K,Rc as R,Tc as U,Uc as V,Vc as j,Wc as G,Xc as J,a as k,b as y,d as x,ea as D,ec as M,gc as Y,jd as N,kd as Q,m as s,pd as X,sc as E,sd as P,t,tb as g,tc as w,uc as H,ue as C,wa as B,we as Z,x as W,z as A,za as F,zc as I}from"./main.js";function et({table:e}){let{day:o}=e,{hints:a,result:n}=e.kept.value;if(!n)return null;let{moves:l,best:r,shortest:$}=n,m=o.date===o.today,b=m?D(o.today):0,u=l>r,S=u&&$===null,T=e.paths.value;return s`
<${p} class="result">
<${c} class="result-head solved-head">
<${K} chip=${o.chip} size=${56} />
<div>
<${v} focusOn=${`${o.date}.solved`}>${u?t("puzzle-done"):t("puzzle-done-shortest")}</>
<p class="verdict note">${E(n)}</p>
</div>
</>
<dl class="card solved-facts">
<${z} name=${t("solved-moves")} value=${l} good=${!u} />
<${z} name=${t("solved-best")} value=${r} />
<${z} name=${t("hints")} value=${a.length} />
${m&&s`<${z} name=${t("solved-streak")} value=${b} />`}
</dl>
<${_} table=${e} paths=${T} owner=${t("you")} legend=${t("solved-paths")} />
${u&&T.length===1&&s`<${i} onClick=${e.reveal}>${t("solved-reveal")}</>`}
<p class="puzzle-links">
<${tt} puzzle=${M(o.puzzle)} shown=${{moves:Y(n.path),words:t("you")}} onOpen=${()=>S&&e.reveal()} />
<${d} class="button quiet" to=${h}>${t("all-days")}</>
${!m&&s`<${d} class="button quiet" to=${L}>${t("todays-puzzle")}</>`}
${m&&s`<span class="note">${t("puzzle-next",{time:Q(o.today)})}</span>`}
</p>
</>
<${f}>
<div class="buttons">
${S&&s`<${i} onClick=${e.restart}>${t("solved-again")}</>`}
<${i} kind="main" icon=${C()?"share":"copy"} onClick=${()=>ot(e,n,a.length,b)}>
${C()?t("solved-share"):t("solved-copy")}
</>
</div>
</>
`}function z({name:e,value:o,good:a=!1}){return s`<div class=${a?"fact good":"fact"}><dt>${e}</dt><dd>${a&&s`<${q} name="check" size=${20} />`}${o}</dd></div>`}async function ot({day:e},o,a,n){let l=H(e.date,o,a,n),r=A(O({date:e.date,today:""})),$=await Z(l,r);$==="copied"&&g({words:t("solved-copied")}),$==="failed"&&g({words:t("solved-by-hand",{words:`${l} ${r}`}),lasting:!0})}function Mt({date:e=null}){let[o,a]=k(()=>J(e)),[n,l]=k(null),r=j(o),$=o&&o.date!==o.today?t("puzzle-of-day",{day:N(o.date)}):t("todays-puzzle");return W({screen:"game",facts:[$],title:$}),y(()=>{G(e).then(a,l)},[e]),n?s`<${F} title=${t("puzzle-missing")} words=${B(n)} />`:!o||!r?s`<${p}><div class="pale"><span></span><span></span></div></>`:r.done.value?s`<${et} table=${r} />`:s`<${st} table=${r} />`}function st({table:e}){let{moves:o}=e.trial.value,a=o.length===0,{hints:n,result:l}=e.kept.value,r=n.at(-1)?.last===!0;return U(e),R([{keys:["h"],text:"key-hint",run:e.hint}]),s`
<${p}>
<${c} class="puzzle-head">
<${v} focusOn=${e.day.date}>${t("find-a-way")}</>
<${V} task=${e} />
</>
${n.length>0&&s`<${nt} hints=${n} />`}
${a?s`<p class="note">${t("puzzle-how")}</p>`:s`<${P} moves=${o} label=${t("moves-so-far")} />`}
<p class="puzzle-links">
${l&&s`<${i} kind="quiet" onClick=${e.giveUp}>${t("puzzle-back-to-result")}</>`}
<${d} class="button quiet" to=${h}>${t("all-days")}</>
</p>
</>
<${f}>
<${X} table=${e}>
<${i} disabled=${r} onClick=${e.hint}>${t("hint-next",{grade:r?1:n.length+1})}${" "}${I.value.singleKeys&&s`<kbd>h</kbd>`}</>
<${i} icon="undo" label=${t("undo")} disabled=${a} onClick=${e.undo} />
<${i} icon="restart" label=${t("start-over")} disabled=${a} onClick=${e.restart} />
</>
</>
`}function nt({hints:e}){let o=({kind:r})=>r==="at-most"||r==="exactly",a=e.findLast(o),n=e.findLast(r=>!o(r)),l=x(null);return y(()=>l.current?.parentElement?.scrollIntoView({block:"center"}),[e.length]),s`
<${c} class="hints">
<h2 class="unseen" ref=${l}>${t("hints")}</h2>
${a&&s`<p>${w(a)}</p>`}
${n&&s`<p>${n.kind==="path"?t("hint-path-head"):w(n)}</p>`}
${n?.kind==="path"&&s`<${P} moves=${n.path?.split(" ")??[]} label=${t("hint-path-head")} />`}
</>
`}export{Mt as PuzzlePage};
