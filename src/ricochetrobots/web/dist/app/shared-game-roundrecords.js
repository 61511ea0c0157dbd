//# allFunctionsCalledOnLoad
import{a as O}from"./shared-frame-useanswer.js";import{B as N,c as F,l as A,q as T,y as j}from"./shared-match-speech.js";import{b as P}from"./shared-components-handicap.js";import{De as M,Ec as C,J as p,M as g,Pa as v,Rd as W,Ta as k,_d as q,ae as z,hb as x,jb as u,m as a,pa as y,sd as G,t,tb as R,te as B,x as b,y as f,z as h,za as w}from"./main.js";function S({table:o,view:r,rounds:e}){let s=r.seats.some(({bot:n})=>n!==null);return a`
<p class="record-rules note">
${t("record-edition",{edition:t(`edition-${r.options.edition}`)})} · ${t("edition-reach",{exact:r.exact?"yes":"no"})}
${s&&a` <span class="tag record-bots">${t("record-bots")}</span>`}
</p>
<ol class="record" aria-label=${t("record-title")}>
${r.history.map(n=>a`<${H} key=${n.round} table=${o} view=${r} round=${n} recorded=${e.find(i=>i.round===n.round)??null} />`)}
</ol>
`}function H({table:o,view:r,round:e,recorded:s}){let{puzzle:n,shown:i}=T(r,e),l=t("replay-of",{round:e.round});return a`
<li>
<${g} class="record-round" aria-label=${l}>
<div class="record-head">
<${v} chip=${e.chip} size=${36} />
<p><b>${l}</b> <span class="note">${x(e.chip)}</span></p>
<${F} table=${o} round=${e} />
</div>
<ol class="record-bids" aria-label=${t("record-bids",{round:e.round})}>
${I(s).map((m,$)=>a`<${L} key=${m} view=${r} seat=${m} place=${s?.order.length?$+1:null} recorded=${s} scored=${e.scores.some(d=>d.seat===m)} />`)}
</ol>
<p class="record-verdict">${_(e)} <span class="note">${D(e)}</span></p>
<${p} class="record-analyse" kind="quiet" onClick=${()=>M(n,i)}>${t("record-analyse")}</>
</>
</li>
`}function I(o){return[...new Set([...o?.order??[],...(o?.bids??[]).map(({seat:r})=>r)])]}function L({view:o,seat:r,place:e,recorded:s,scored:n}){let i=o.seats.find(c=>c.seat===r),l=(s?.bids??[]).filter(c=>c.seat===r),m=(s?.demonstrations??[]).filter(c=>c.seat===r),$=l.at(-1);if(!i||!$)return null;let d=m.at(-1);return a`
<li class="record-bid">
<span class="row-order">${e}</span>
<${k} seat=${r} name=${u(i)} bot=${i.bot} away=${!1} />
<span class="record-who">
<b title=${u(i)}>${W(o,r)}</b> <${P} handicap=${i.handicap} />
<span class="note">${l.map(c=>U(c,l.length>1)).join(", ")}</span>
</span>
${n&&a`<span class="tag">+1</span>`}
${d&&a`<span class=${d.failure?"tag":"tag record-solved"}>${d.failure?t(`rows-failed-${d.failure}`,{moves:d.moves??0}):t("record-solved")}</span>`}
<strong>${$.moves}</strong>
${m.filter(({path:c})=>c!=="").map((c,E)=>a`<${G} key=${E} moves=${c.path.split(" ")} label=${t("result-moves")} />`)}
</li>
`}function U({moves:o,seconds:r},e){let s=Math.round(r*10)/10;return e&&o!==null?t("record-bid",{moves:o,seconds:s}):t("record-time",{seconds:s})}function _({outcome:o,reason:r,steps:e,optimum:s}){if(o==="returned")return t(`result-${r??"nobody-succeeded"}`);if(o==="face-down")return t("round-face-down");if(!s||s.moves===null)return"";let n=e.length-s.moves;return n>0?t("record-more",{more:n}):t("record-best")}function D({optimum:o,steps:r,outcome:e}){if(!o)return t("optimum-looking");if(o.moves===null||o.count===null)return A(o,e==="taken"?r.length:0);let s={moves:o.moves,count:o.count};return t(o.count_capped?"record-count-capped":"record-count",s)}function zo({id:o}){let{game:r,fault:e}=J(o);return b({screen:"game",title:t("final-rounds")}),e?a`<${w} title=${t("final-lost")} words=${e} />`:r&&a`<${Q} game=${r} id=${o} />`}function J(o){let[r,e]=O(()=>K(o),[o]);return{game:r,fault:e}}async function K(o){let r=await y(o);return await C(r.view.board),r}function Q({game:{view:o,rounds:r},id:e}){let s=N(o),n=a`
<h2 class="record-title">${t("record-title")}</h2>
<${S} table=${s} view=${o} rounds=${r} />
<p class="record-files">
<${p} kind="quiet" onClick=${()=>V(e,o)}>${t("record-embed")}</>
<a class="button quiet" href=${f(`/games/${e}.txt`)}>${t("record-text")}</a>
<a class="button quiet" href=${f(`/games/${e}.json`)}>${t("record-data")}</a>
</p>
`;return a`<${j} table=${s} view=${o} game=${e} series=${z(o)} record=${n} />`}async function V(o,r){let e=q(r).replace(/[&"<]/g,i=>`&#${i.charCodeAt(0)};`),s=`<iframe src="${h(`/games/${encodeURIComponent(o)}/embed`)}" title="${e}" width="400" height="680" style="border:0;max-width:100%" loading="lazy"></iframe>`,n=await B(s);R(n?{words:t("record-embed-copied")}:{words:s,lasting:!0})}export{zo as a,J as b};
