//# allFunctionsCalledOnLoad
import{a as f}from"./shared-useanswer.js";import{a as W,b as j,c as A,e as N,f as T,g as D}from"./shared-net-ladder.js";import{$d as v,A as n,Ab as u,Fb as w,Ib as c,Jb as y,Nd as x,Ra as g,S as h,Sa as a,kb as s,mb as d,nb as $,o as p,oe as L,pe as P,tb as m,ub as k}from"./main.js";function se({place:e}){return W?e===void 0?n`<${H} />`:n`<${C} key=${e} place=${e} />`:n`<${S} />`}function S(){return u({screen:"page",title:a("ladder-title"),facts:[a("ladder-title")]}),n`<${b} fault=${a("refused-no-ladder")} />`}function _({to:e,words:r}){return n`<${d} class="lines"><${c} class="line more" to=${e}><span class="line-text"><b>${r}</b></span><${m} name="forward" size=${18} /></></>`}function H(){let[e,r]=f(N,[]);return u({screen:"page",title:e?.name??a("ladder-title"),facts:[a("ladder-title")]}),e?n`
    <${s} class="ladder">
      <${$}>${e.name}</>
      ${e.places.length===0&&n`<p>${a("ladder-none")}</p>`}
      ${e.places.length>0&&n`
        <${d} class="lines">
          ${e.places.map(t=>n`
            <${c} key=${t.place} class="line more" to=${`/ladder/${t.place}`}>
              <b class="ladder-rank">${t.rank??"–"}</b>
              <span class="line-text"><b>${t.name}</b><br /><small>${B(t)}</small></span>
              <${z} place=${t} /><${m} name="forward" size=${18} />
            </>
          `)}
        </>
      `}
      <p class="note">${a("ladder-how")}</p>
      ${j()?n`<${_} to="/me" words=${a("me-title")} />`:n`<${R} open=${e.open} />`}
    </>
  `:n`<${b} fault=${r} />`}function R({open:e}){let[r,t]=p(L.value),[l,o]=p(null);if(!e)return n`<p class="note">${a("ladder-ask")}</p>`;async function I(M){M.preventDefault();try{let i=await D(r);A(i.personal),P(i.name),w("/me")}catch(i){o(y(i))}}return n`
    <form class="doors" onSubmit=${I} novalidate>
      <${v} label=${a("your-name")} name="name" autocomplete="nickname" maxlength=${h} value=${r} error=${l} onInput=${t} />
      <${k} type="submit">${a("ladder-join")}</>
    </form>
  `}function C({place:e}){let[r,t]=f(()=>T(e),[e]);return u({screen:"page",title:r?.place.name??a("ladder-title"),facts:[a("ladder-title")],back:"/ladder"}),r?n`
    <${s} class="ladder">
      <${$}>${r.place.name}</>
      <${G} person=${r} />
      <${_} to="/ladder" words=${r.ladder} />
    </>
  `:n`<${b} fault=${t} />`}function G({person:{place:e,matches:r}}){let t=r.filter(({verdict:o})=>o==="rated"),l=r.filter(({verdict:o})=>o!=="rated");return n`
    <${d} class="lines">
      <div class="line"><span class="line-text"><b>${e.rank===null?a("ladder-no-rank"):a("ladder-rank",{rank:e.rank})}</b><br /><small>${B(e)}</small></span><${z} place=${e} /></div>
    </>
    ${t.length>0&&n`<h2>${a("ladder-rated")}</h2><${F} matches=${t} />`}
    ${l.length>0&&n`<h2>${a("ladder-unrated")}</h2><${F} matches=${l} />`}
  `}function F({matches:e}){return n`
    <${d} class="lines">
      ${e.map(r=>n`
        <${c} key=${r.game} class="line more" to=${`/games/${r.game}`}>
          <span class="line-text"><b>${J(r)}</b><br /><small>${O(r)}</small></span>
          <${m} name="forward" size=${18} />
        </>
      `)}
    </>
  `}function z({place:{rating:e,deviation:r,provisional:t}}){return n`<span class="ladder-rating"><b>${a("ladder-rating",{rating:`${e}`,deviation:`${r}`})}</b>${t&&n`<br /><small>${a("ladder-provisional")}</small>`}</span>`}function J({scores:e}){return e.map(({name:r,chips:t})=>`${r??a("ladder-deleted")} ${t}`).join(" : ")}function O({ended:e,verdict:r,others:t}){let l={rated:null,"with-bots":a("ladder-with-bots"),"with-handicaps":a("ladder-with-handicaps")}[r];return[E(e),l,t>0&&a("ladder-others",{count:t})].filter(Boolean).join(" · ")}function B({matches:e,last_played:r}){return[a("ladder-matches",{count:e}),r!==null&&a("ladder-last",{date:E(r)})].filter(Boolean).join(" · ")}function E(e){return new Intl.DateTimeFormat(g(),{day:"numeric",month:"short",year:"numeric"}).format(e*1e3)}function b({fault:e}){return e===null?n`<${s}><${x} /></>`:n`<${s}><${$}>${a("ladder-title")}</><p>${e}</p></>`}export{se as a,_ as b,G as c,b as d};
