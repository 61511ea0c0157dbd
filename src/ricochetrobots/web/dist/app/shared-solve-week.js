//# allFunctionsCalledOnLoad
import{B as d,C as k,H as m,I as h,M as y,da as f,ea as w,ga as c,jd as l,m as a,t as $}from"./main.js";var g=4;function I({today:s}){let[e]=c(s);return a`
<${y} class="this-week">
<p><b>${$("streak-count",{days:w(s)})}</b> <${m} to=${d}>${$("all-days")}</></p>
<${v} monday=${e} />
<${O} monday=${e} today=${s} links=${!1} />
</>
`}function v({monday:s}){let e=c(s).map(n=>({short:l(n,{weekday:"short"}),narrow:l(n,{weekday:"narrow"})})),r=e.some(({short:n})=>n.length>g);return a`
<ol class=${`week week-names ${r?"long":""}`} aria-hidden="true">
${e.map(({short:n,narrow:o},t)=>a`<li key=${t}><span class="short">${n}</span><span class="narrow">${o}</span></li>`)}
</ol>
`}function O({monday:s,today:e,links:r=!0}){let n=c(s).filter(o=>o<=e);return a`
<ol class="week" aria-label=${$("archive-week",{day:l(s)})}>
${n.map(o=>a`<li key=${o}><${N} date=${o} today=${e} link=${r} /></li>`)}
</ol>
`}function N({date:s,today:e,link:r}){let n=f(s),{result:o}=n,t=W(n),b={day:l(s,{weekday:"long",month:"long",day:"numeric"}),state:t,moves:o?.moves??0,best:o?.best??0},i=Number(s.slice(8)),p=`day ${t} ${s===e?"now":""}`,u=a`
<span class="unseen">${$("archive-day",b)}</span>
<span class="day-date" aria-hidden="true">${i===1?l(s,{month:"short",day:"numeric"}):i}</span>
<span class="day-mark" aria-hidden="true">
${t==="shortest"&&a`<${h} name="check" size=${16} />`}${o?.moves}${t==="longer"&&a`<small>/${o?.best}</small>`}${t==="begun"&&"…"}
</span>
`;return r?a`<${m} class=${p} to=${k({date:s,today:e})}>${u}</>`:a`<span class=${p}>${u}</span>`}function W({moves:s,hints:e,result:r}){return r?r.moves>r.best?"longer":"shortest":s||e.length?"begun":"new"}export{I as a,v as b,O as c};
