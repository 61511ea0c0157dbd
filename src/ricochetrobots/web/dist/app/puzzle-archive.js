//# allFunctionsCalledOnLoad
import{$a as w,Fa as o,Za as k,ab as g,c as u,d as f,de as x,ee as p,fe as N,gb as b,ge as m,hb as v,he as $,ie as P,n as r,nb as W,ob as z,pb as O,qa as h,qb as A,vb as d,wb as E,zb as T}from"./main.js";var D=6,F=7,K=4;function U(){let[e,s]=u(null),[t,a]=u(null),[n,l]=u(D);if(W({screen:"page",title:o("all-days"),facts:[o("all-days")],back:z}),f(()=>{h(null).then(i=>s(i.today),a)},[]),t)return r`<${T} title=${o("puzzle-missing")} words=${E(t)} />`;if(e===null)return null;let[c]=m(e);return r`
    <${k} class="archive">
      <${g}>${o("all-days")}</>
      <p class="note">${o("archive-note")} ${o("puzzle-next",{time:P(e)})} ${o("streak-count",{days:p(e)})}</p>
      <${S} monday=${c} />
      ${Array.from({length:n},(i,y)=>r`<${C} key=${y} monday=${N(c,-F*y)} today=${e} />`)}
      <p><${v} onClick=${()=>l(n+D)}>${o("archive-earlier")}</></p>
    </>
  `}function V({today:e}){let[s]=m(e);return r`
    <${w} class="this-week">
      <p><b>${o("streak-count",{days:p(e)})}</b> <${d} to=${O}>${o("all-days")}</></p>
      <${S} monday=${s} />
      <${C} monday=${s} today=${e} links=${!1} />
    </>
  `}function S({monday:e}){let s=m(e).map(a=>({short:$(a,{weekday:"short"}),narrow:$(a,{weekday:"narrow"})})),t=s.some(({short:a})=>a.length>K);return r`
    <ol class=${`week week-names ${t?"long":""}`} aria-hidden="true">
      ${s.map(({short:a,narrow:n},l)=>r`<li key=${l}><span class="short">${a}</span><span class="narrow">${n}</span></li>`)}
    </ol>
  `}function C({monday:e,today:s,links:t=!0}){let a=m(e).filter(n=>n<=s);return r`
    <ol class="week" aria-label=${o("archive-week",{day:$(e)})}>
      ${a.map(n=>r`<li key=${n}><${L} date=${n} today=${s} link=${t} /></li>`)}
    </ol>
  `}function L({date:e,today:s,link:t}){let a=x(e),{result:n}=a,l=Y(a),c={day:$(e,{weekday:"long",month:"long",day:"numeric"}),state:l,moves:n?.moves??0,best:n?.best??0},i=Number(e.slice(8));return r`
    <${t?d:"span"} class=${`day ${l} ${e===s?"now":""}`} to=${t?A({date:e,today:s}):void 0}>
      <span class="unseen">${o("archive-day",c)}</span>
      <span class="day-date" aria-hidden="true">${i===1?$(e,{month:"short",day:"numeric"}):i}</span>
      <span class="day-mark" aria-hidden="true">
        ${l==="shortest"&&r`<${b} name="check" size=${16} />`}${n?.moves}${l==="longer"&&r`<small>/${n?.best}</small>`}${l==="begun"&&"…"}
      </span>
    </>
  `}function Y({moves:e,hints:s,result:t}){return t?t.moves>t.best?"longer":"shortest":e||s.length?"begun":"new"}export{U as ArchivePage,V as ThisWeek};
