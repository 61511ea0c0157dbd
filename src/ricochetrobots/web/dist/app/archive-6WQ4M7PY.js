import{$ as h,Ab as O,Bb as i,C as o,Cb as T,Ta as k,Wa as b,Za as g,_a as v,ab as w,b as c,c as f,db as z,eb as W,gb as A,l as n,m as d,n as p,xb as E,yb as P,zb as $}from"./chunk-5IJ3KAUO.js";var x=6,F=7;function M(){let[e,s]=c(null),[t,r]=c(null),[a,u]=c(x);if(g({screen:"page",title:o("all-days"),facts:[o("all-days")],back:v}),f(()=>{h().then(m=>s(m.today),r)},[]),t)return n`<${A} title=${o("puzzle-missing")} words=${W(t)} />`;if(e===null)return null;let l=$(e,-O(e));return n`
    <${k} class="archive">
      <${b}>${o("all-days")}</>
      <p class="note">${o("archive-note")} ${o("puzzle-next",{time:T(e)})} ${o("streak-count",{days:P(e)})}</p>
      <ol class="week week-names" aria-hidden="true">
        ${D(l).map(m=>n`<li key=${m}>${i(m,{weekday:"short"})}</li>`)}
      </ol>
      ${Array.from({length:a},(m,y)=>n`<${K} key=${y} monday=${$(l,-F*y)} today=${e} />`)}
      <p><${p} onClick=${()=>u(a+x)}>${o("archive-earlier")}</></p>
    </>
  `}function D(e){return Array.from({length:F},(s,t)=>$(e,t))}function K({monday:e,today:s}){let t=D(e).filter(r=>r<=s);return n`
    <ol class="week" aria-label=${o("archive-week",{day:i(e)})}>
      ${t.map(r=>n`<li key=${r}><${S} date=${r} today=${s} /></li>`)}
    </ol>
  `}function S({date:e,today:s}){let t=E(e),{result:r}=t,a=_(t),u={day:i(e,{weekday:"long",month:"long",day:"numeric"}),state:a,moves:r?.moves??0,best:r?.best??0},l=Number(e.slice(8));return n`
    <${z} class=${`day ${a} ${e===s?"now":""}`} to=${w({date:e,today:s})} label=${o("archive-day",u)}>
      <span class="day-date">${l===1?i(e,{month:"short",day:"numeric"}):l}</span>
      <span class="day-mark">
        ${a==="shortest"&&n`<${d} name="check" size=${16} />`}${r?.moves}${a==="longer"&&n`<small>/${r?.best}</small>`}${a==="begun"&&"…"}
      </span>
    </>
  `}function _({moves:e,hints:s,result:t}){return t?t.moves>t.best?"longer":"shortest":e||s.length?"begun":"new"}export{M as ArchivePage};
