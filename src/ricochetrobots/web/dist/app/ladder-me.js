//# allFunctionsCalledOnLoad
import{b as u,c as W,d as B}from"./shared-ladder-index.js";import"./shared-frame-useanswer.js";import{b as q,c as f,d as x,h as F,i as M,j as N,k as O}from"./shared-net-ladder.js";import{E as g,J as s,K as d,L as C,M as b,N as p,Yb as L,Zb as S,a as i,b as m,m as n,t as e,tb as c,te as T,wa as $,x as v,y,z as P}from"./main.js";function se(){let[t,l]=i(()=>location.hash.slice(1)||q()),[r,E]=i(null),[j,z]=i(null),[A,k]=i(!1);v({screen:"page",title:e("me-title"),facts:[e("me-title")],back:"/ladder"}),m(()=>{location.hash&&history.replaceState(history.state,"",y("/me")),t&&D(t)},[]);async function D(o){try{let a=await F(o);f(o),L.value||S(a.place.name),l(o),E(a)}catch(a){z($(a))}}let h=o=>o().catch(a=>c({words:$(a),urgent:!0})),G=()=>h(async()=>{let{personal:o}=await M(t??"");f(o),l(o),c({words:e("me-renewed")})}),H=()=>h(async()=>{await N(t??""),w()});function w(){x(),g("/ladder")}async function I(){let o=P(`/me#${t}`);c({words:await T(o)?e("link-copied"):e("link-by-hand",{link:o})})}return t?r?n`
<${d} class="ladder">
<${p}>${r.place.name}</>
<p>${e("me-here",{name:r.place.name,ladder:r.ladder})}</p>
<${b} class="invitation">
<${J} key=${t} personal=${t} />
<div class="invitation-words">
<p class="note">${e("me-key")}</p>
<div class="buttons"><${s} class="wide" icon="copy" onClick=${I}>${e("copy-link")}</><${s} class="wide" onClick=${G}>${e("me-renew")}</></div>
</div>
</>
<${W} person=${r} />
<${u} to="/ladder" words=${r.ladder} />
</>
<${C}>
${A?n`
<div class="buttons" role="group" aria-label=${e("me-delete")}>
<p>${e("me-delete-sure")}</p>
<${s} onClick=${()=>k(!1)}>${e("close")}</>
<${s} onClick=${H}>${e("me-delete")}</>
</div>
`:n`
<div class="buttons">
<${s} onClick=${()=>k(!0)}>${e("me-delete")}</>
<${s} onClick=${w}>${e("me-leave")}</>
</div>
`}
</>
`:n`<${B} fault=${j} />`:n`<${d}><${p}>${e("me-title")}</><p>${e("me-none")}</p><${u} to="/ladder" words=${e("ladder-title")} /></>`}function J({personal:t}){let[l,r]=i(null);return m(()=>{O(t).then(r,()=>{})},[t]),l&&n`<img class="qr" src=${l} alt=${e("me-qr")} width="148" height="148" />`}export{se as MePage};
