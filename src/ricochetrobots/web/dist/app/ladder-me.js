//# allFunctionsCalledOnLoad
import{b as u,c as W,d as B}from"./shared-ladder-ladder.js";import"./shared-useanswer.js";import{b as q,c as f,d as x,h as F,i as M,j as N,k as O}from"./shared-net-ladder.js";import{$a as g,$d as S,Fa as e,Za as d,_a as P,ab as p,ae as T,c as i,d as m,ha as v,hb as s,ia as y,ib as c,n,nb as C,pd as L,sb as b,wb as $}from"./main.js";function se(){let[o,l]=i(()=>location.hash.slice(1)||q()),[r,E]=i(null),[j,z]=i(null),[A,k]=i(!1);C({screen:"page",title:e("me-title"),facts:[e("me-title")],back:"/ladder"}),m(()=>{location.hash&&history.replaceState(history.state,"",v("/me")),o&&D(o)},[]);async function D(t){try{let a=await F(t);f(t),S.value||T(a.place.name),l(t),E(a)}catch(a){z($(a))}}let h=t=>t().catch(a=>c({words:$(a),urgent:!0})),G=()=>h(async()=>{let{personal:t}=await M(o??"");f(t),l(t),c({words:e("me-renewed")})}),H=()=>h(async()=>{await N(o??""),w()});function w(){x(),b("/ladder")}async function I(){let t=y(`/me#${o}`);c({words:await L(t)?e("link-copied"):e("link-by-hand",{link:t})})}return o?r?n`
    <${d} class="ladder">
      <${p}>${r.place.name}</>
      <p>${e("me-here",{name:r.place.name,ladder:r.ladder})}</p>
      <${g} class="invitation">
        <${J} key=${o} personal=${o} />
        <div class="invitation-words">
          <p class="note">${e("me-key")}</p>
          <div class="buttons"><${s} class="wide" icon="copy" onClick=${I}>${e("copy-link")}</><${s} class="wide" onClick=${G}>${e("me-renew")}</></div>
        </div>
      </>
      <${W} person=${r} />
      <${u} to="/ladder" words=${r.ladder} />
    </>
    <${P}>
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
  `:n`<${B} fault=${j} />`:n`<${d}><${p}>${e("me-title")}</><p>${e("me-none")}</p><${u} to="/ladder" words=${e("ladder-title")} /></>`}function J({personal:o}){let[l,r]=i(null);return m(()=>{O(o).then(r,()=>{})},[]),l&&n`<img class="qr" src=${l} alt=${e("me-qr")} width="148" height="148" />`}export{se as MePage};
