//# allFunctionsCalledOnLoad
import{a as b}from"./shared-frame-useanswer.js";import{a as T,b as D,c as F,e as R,f as _,g as z}from"./shared-net-ladder.js";import{E as x,Eb as j,Fa as W,H as u,I as c,J as v,K as d,M as i,N as p,O as L,Yb as A,Zb as N,a as f,d as w,m as a,s as y,t as n,wa as P,x as m}from"./main.js";function ie({place:e}){return T?e===void 0?a`<${G} />`:a`<${O} key=${e} place=${e} />`:a`<${C} />`}function C(){return m({screen:"page",title:n("ladder-title"),facts:[n("ladder-title")]}),a`<${h} fault=${n("refused-no-ladder")} />`}function E({to:e,words:r}){return a`<${i} class="lines"><${u} class="line more" to=${e}><span class="line-text"><b>${r}</b></span><${c} name="forward" size=${18} /></></>`}function G(){let[e,r]=b(R,[]);return m({screen:"page",title:e?.name??n("ladder-title"),facts:[n("ladder-title")]}),e?a`
<${d} class="ladder">
<${p}>${e.name}</>
${e.places.length===0&&a`<p>${n("ladder-none")}</p>`}
${e.places.length>0&&a`
<${i} class="lines">
${e.places.map(t=>a`
<${u} key=${t.place} class="line more" to=${`/ladder/${t.place}`}>
<b class="ladder-rank">${t.rank??"–"}</b>
<span class="line-text"><b>${t.name}</b><br /><small>${M(t)}</small></span>
<${I} place=${t} /><${c} name="forward" size=${18} />
</>
`)}
</>
`}
<p class="note">${n("ladder-how")}</p>
${D()?a`<${E} to="/me" words=${n("me-title")} />`:a`<${J} open=${e.open} />`}
</>
`:a`<${h} fault=${r} />`}function J({open:e}){let[r,t]=f(A.value),[l,o]=f(null),g=w(null);if(!e)return a`<p class="note">${n("ladder-ask")}</p>`;async function H(s){if(s.preventDefault(),!r.trim())return k(n("name-missing"));try{let $=await z(r);F($.personal),N($.name),x("/me")}catch($){k(P($))}}function k(s){o(s),g.current?.focus()}return a`
<form class="doors" onSubmit=${H} novalidate>
<${W} label=${n("your-name")} name="name" autocomplete="nickname" maxlength=${j} value=${r}
error=${l} inputRef=${g} onInput=${s=>{t(s),o(null)}} />
<${v} type="submit">${n("ladder-join")}</>
</form>
`}function O({place:e}){let[r,t]=b(()=>_(e),[e]);return m({screen:"page",title:r?.place.name??n("ladder-title"),facts:[n("ladder-title")],back:"/ladder"}),r?a`
<${d} class="ladder">
<${p}>${r.place.name}</>
<${X} person=${r} />
<${E} to="/ladder" words=${r.ladder} />
</>
`:a`<${h} fault=${t} />`}function X({person:{place:e,matches:r}}){let t=r.filter(({verdict:o})=>o==="rated"),l=r.filter(({verdict:o})=>o!=="rated");return a`
<${i} class="lines">
<div class="line"><span class="line-text"><b>${e.rank===null?n("ladder-no-rank"):n("ladder-rank",{rank:e.rank})}</b><br /><small>${M(e)}</small></span><${I} place=${e} /></div>
</>
${t.length>0&&a`<h2>${n("ladder-rated")}</h2><${B} matches=${t} />`}
${l.length>0&&a`<h2>${n("ladder-unrated")}</h2><${B} matches=${l} />`}
`}function B({matches:e}){return a`
<${i} class="lines">
${e.map(r=>a`
<${u} key=${r.game} class="line more" to=${`/games/${r.game}`}>
<span class="line-text"><b>${q(r)}</b><br /><small>${K(r)}</small></span>
<${c} name="forward" size=${18} />
</>
`)}
</>
`}function I({place:{rating:e,deviation:r,provisional:t}}){return a`<span class="ladder-rating"><b>${n("ladder-rating",{rating:`${e}`,deviation:`${r}`})}</b>${t&&a`<br /><small>${n("ladder-provisional")}</small>`}</span>`}function q({scores:e}){return e.map(({name:r,chips:t})=>`${r??n("ladder-deleted")} ${t}`).join(" : ")}function K({ended:e,verdict:r,others:t}){let l={rated:null,"with-bots":n("ladder-with-bots"),"with-handicaps":n("ladder-with-handicaps")}[r];return[S(e),l,t>0&&n("ladder-others",{count:t})].filter(Boolean).join(" · ")}function M({matches:e,last_played:r}){return[n("ladder-matches",{count:e}),r!==null&&n("ladder-last",{date:S(r)})].filter(Boolean).join(" · ")}function S(e){return new Intl.DateTimeFormat(y(),{day:"numeric",month:"short",year:"numeric"}).format(e*1e3)}function h({fault:e}){return e===null?a`<${d}><${L} /></>`:a`<${d}><${p}>${n("ladder-title")}</><p>${e}</p></>`}export{ie as a,E as b,X as c,h as d};
