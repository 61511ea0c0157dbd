//# allFunctionsCalledOnLoad
import{$d as H,A as n,Ab as C,Fb as M,Ge as U,Ib as _,Jb as k,Ma as A,Mb as F,Na as p,Qd as G,S,Sa as e,Sd as P,Td as z,Ud as D,ce as I,fe as W,kb as L,lb as B,mb as h,nb as N,o as b,oe as v,p as T,pb as j,pe as q,qe as O,r as E,tb as y,ub as x,za as R}from"./main.js";var X=5e3;function ve(){return P?n`<${Y} />`:n`<${F} title=${e("tables-title")} words=${e("refused-tables-off")} />`}function Y(){let{tables:t,fault:a}=J(),[o,u]=b(null),[c,s]=b(!1),r=E(null);C({screen:"page",title:e("tables-title"),facts:[e("tables-title")]});let m=t?.filter(l=>l.language===p.value)??[],f=t?.filter(l=>l.language!==p.value)??[],i=m.some(({room:l,quick_join:$})=>!G(l)&&$);async function d(l){if(l.preventDefault(),!v.value)return g(e("name-missing"));s(!0);try{let{room:$,token:w}=await D({name:v.value,language:p.value});w?R($,w):O($,"play"),M(`/r/${$}`)}catch($){g(k($)),s(!1)}}function g(l){u(l),r.current?.focus()}return n`
    <${L} class="tables">
      <${N}>${e("tables-title")}</>
      <p class="note">${e("tables-note")}</p>
      <form onSubmit=${d} novalidate>
        <${H} label=${e("your-name")} name="name" autocomplete="nickname" maxlength=${S} value=${v.value}
          error=${o} inputRef=${r} onInput=${l=>{q(l),u(null)}} />
      </form>
      ${a&&n`<p class="note">${a}</p>`}
      ${t?.length===0&&n`<${h}><p><b>${e("tables-none")}</b> ${e("tables-none-note")}</p></>`}
      <${V} title=${e("tables-mine")} tables=${m} />
      <${V} title=${e("tables-others")} tables=${f} />
      ${t&&!i&&n`<${Q} />`}
    </>
    <${B}>
      <div class="buttons"><${x} kind="main" class="wide" disabled=${c} onClick=${d}>${i?e("tables-join"):e("tables-open")}</></div>
    </>
  `}function J(){let[t,a]=b(null),[o,u]=b(null);T(()=>{let s=0,r=!1;async function m(){clearTimeout(s);try{let i=await z();if(r)return;a(i),u(null)}catch(i){r||u(k(i))}!r&&!document.hidden&&(s=setTimeout(m,X))}let f=()=>{document.hidden?clearTimeout(s):m()};return document.addEventListener("visibilitychange",f),m(),()=>{r=!0,clearTimeout(s),document.removeEventListener("visibilitychange",f)}},[]);let c=t?.length??null;return T(()=>{c!==null&&j(e("tables-count",{count:c}))},[c]),{tables:t,fault:o}}function V({title:t,tables:a}){return a.length===0?null:n`
    <section aria-label=${t}>
      <h2>${t}</h2>
      <${h} class="lines">${a.map(o=>n`<${K} key=${o.room} table=${o} />`)}</>
    </section>
  `}function K({table:{room:t,name:a,language:o,edition:u,length:c,chips_to_win:s,people:r,bots:m,seats:f,begun:i}}){let d=A.find(({file:l})=>l===o)?.name??o,g=s===null?e(`length-${c}`):e("length-first-to",{chips:s});return n`
    <${_} class="line more" to=${`/r/${t}`}>
      <span class="line-text">
        <b>${e("tables-people",{people:r,bots:m,seats:f})}</b> ${!i&&n`<span class="tag">${e("tables-waiting")}</span>`}<br />
        <small>${i?`${e("tables-begun")} · `:""}${g} · ${e("tables-edition",{edition:e(`edition-${u}`)})}${o===p.value?"":` · ${d}`}</small><br />
        <small>${a}</small>
      </span>
      <b>${e("join")}</b><${y} name="forward" size=${18} />
    </>
  `}function Q(){let[t,a]=b(!1),o=W();return n`
    <${h} class="lines meanwhile">
      ${t?n`<${U} formRef=${o} onCancel=${()=>a(!1)} />`:n`<button type="button" class="line more" ref=${o} onClick=${()=>a(!0)}><${I} character="pip" /><span class="line-text"><b>${e("three-bots")}</b> <small>${e("three-bots-note")}</small></span><${y} name="forward" size=${18} /></button>`}
    </>
  `}export{ve as TablesPage};
