//# allFunctionsCalledOnLoad
import{$c as q,E as A,Eb as z,Fa as _,H as L,I as y,J as B,K as N,L as j,M as h,N as x,Ra as F,Ua as G,Yb as v,Zb as D,Zc as W,_b as H,a as b,ad as O,b as T,bd as U,cc as I,d as E,ia as C,m as n,n as S,o as p,pb as P,t as e,wa as k,x as R,za as M}from"./main.js";var X=5e3;function ve(){return q?n`<${Y} />`:n`<${M} title=${e("tables-title")} words=${e("refused-tables-off")} />`}function Y(){let{tables:t,fault:a}=J(),[o,u]=b(null),[c,s]=b(!1),r=E(null);R({screen:"page",title:e("tables-title"),facts:[e("tables-title")]});let m=t?.filter(l=>l.language===p.value)??[],f=t?.filter(l=>l.language!==p.value)??[],i=m.some(({room:l,quick_join:$})=>!W(l)&&$);async function d(l){if(l.preventDefault(),!v.value)return g(e("name-missing"));s(!0);try{let{room:$,token:w}=await U({name:v.value,language:p.value});w?C($,w):H($,"play"),A(`/r/${$}`)}catch($){g(k($)),s(!1)}}function g(l){u(l),r.current?.focus()}return n`
<${N} class="tables">
<${x}>${e("tables-title")}</>
<p class="note">${e("tables-note")}</p>
<form onSubmit=${d} novalidate>
<${_} label=${e("your-name")} name="name" autocomplete="nickname" maxlength=${z} value=${v.value}
error=${o} inputRef=${r} onInput=${l=>{D(l),u(null)}} />
</form>
${a&&n`<p class="note">${a}</p>`}
${t?.length===0&&n`<${h}><p><b>${e("tables-none")}</b> ${e("tables-none-note")}</p></>`}
<${V} title=${e("tables-mine")} tables=${m} />
<${V} title=${e("tables-others")} tables=${f} />
${t&&!i&&n`<${Q} />`}
</>
<${j}>
<div class="buttons"><${B} kind="main" class="wide" disabled=${c} onClick=${d}>${i?e("tables-join"):e("tables-open")}</></div>
</>
`}function J(){let[t,a]=b(null),[o,u]=b(null);T(()=>{let s=0,r=!1;async function m(){clearTimeout(s);try{let i=await O();if(r)return;a(i),u(null)}catch(i){r||u(k(i))}!r&&!document.hidden&&(s=setTimeout(m,X))}let f=()=>{document.hidden?clearTimeout(s):m()};return document.addEventListener("visibilitychange",f),m(),()=>{r=!0,clearTimeout(s),document.removeEventListener("visibilitychange",f)}},[]);let c=t?.length??null;return T(()=>{c!==null&&P(e("tables-count",{count:c}))},[c]),{tables:t,fault:o}}function V({title:t,tables:a}){return a.length===0?null:n`
<section aria-label=${t}>
<h2>${t}</h2>
<${h} class="lines">${a.map(o=>n`<${K} key=${o.room} table=${o} />`)}</>
</section>
`}function K({table:{room:t,name:a,language:o,edition:u,length:c,chips_to_win:s,people:r,bots:m,seats:f,begun:i}}){let d=S.find(({file:l})=>l===o)?.name??o,g=s===null?e(`length-${c}`):e("length-first-to",{chips:s});return n`
<${L} class="line more" to=${`/r/${t}`}>
<span class="line-text">
<b>${e("tables-people",{people:r,bots:m,seats:f})}</b> ${!i&&n`<span class="tag">${e("tables-waiting")}</span>`}<br />
<small>${i?`${e("tables-begun")} · `:""}${g} · ${e("tables-edition",{edition:e(`edition-${u}`)})}${o===p.value?"":` · ${d}`}</small><br />
<small>${a}</small>
</span>
<b>${e("join")}</b><${y} name="forward" size=${18} />
</>
`}function Q(){let[t,a]=b(!1),o=F();return n`
<${h} class="lines meanwhile">
${t?n`<${I} formRef=${o} onCancel=${()=>a(!1)} />`:n`<button type="button" class="line more" ref=${o} onClick=${()=>a(!0)}><${G} character="pip" /><span class="line-text"><b>${e("three-bots")}</b> <small>${e("three-bots-note")}</small></span><${y} name="forward" size=${18} /></button>`}
</>
`}export{ve as TablesPage};
