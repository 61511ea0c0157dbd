import{$ as h,Ab as m,Bb as T,C as o,Ta as k,Wa as g,Za as b,_a as v,ab as w,b as c,c as y,db as z,eb as W,gb as A,l as n,m as f,n as p,wb as E,xb as P,yb as $,zb as O}from"./chunk-XM5VXJ5M.js";var x=6,F=7;function M(){let[e,s]=c(null),[t,r]=c(null),[a,u]=c(x);if(b({screen:"page",title:o("all-days"),facts:[o("all-days")],back:v}),y(()=>{h().then(i=>s(i.today),r)},[]),t)return n`<${A} title=${o("puzzle-missing")} words=${W(t)} />`;if(e===null)return null;let l=$(e,-O(e));return n`
    <${k} class="archive">
      <${g}>${o("all-days")}</>
      <p class="note">${o("archive-note")} ${o("puzzle-next",{time:T(e)})} ${o("streak-count",{days:P(e)})}</p>
      <ol class="week week-names" aria-hidden="true">
        ${D(l).map(i=>n`<li key=${i}>${m(i,{weekday:"short"})}</li>`)}
      </ol>
      ${Array.from({length:a},(i,d)=>n`<${K} key=${d} monday=${$(l,-F*d)} today=${e} />`)}
      <p><${p} onClick=${()=>u(a+x)}>${o("archive-earlier")}</></p>
    </>
  `}function D(e){return Array.from({length:F},(s,t)=>$(e,t))}function K({monday:e,today:s}){let t=D(e).filter(r=>r<=s);return n`
    <ol class="week" aria-label=${o("archive-week",{day:m(e)})}>
      ${t.map(r=>n`<li key=${r}><${S} date=${r} today=${s} /></li>`)}
    </ol>
  `}function S({date:e,today:s}){let t=E(e),{result:r}=t,a=_(t),u={day:m(e,{weekday:"long",month:"long",day:"numeric"}),state:a,moves:r?.moves??0,best:r?.best??0},l=Number(e.slice(8));return n`
    <${z} class=${`day ${a} ${e===s?"now":""}`} to=${w({date:e,today:s})}>
      <span class="unseen">${o("archive-day",u)}</span>
      <span class="day-date" aria-hidden="true">${l===1?m(e,{month:"short",day:"numeric"}):l}</span>
      <span class="day-mark" aria-hidden="true">
        ${a==="shortest"&&n`<${f} name="check" size=${16} />`}${r?.moves}${a==="longer"&&n`<small>/${r?.best}</small>`}${a==="begun"&&"…"}
      </span>
    </>
  `}function _({moves:e,hints:s,result:t}){return t?t.moves>t.best?"longer":"shortest":e||s.length?"begun":"new"}export{M as ArchivePage};
