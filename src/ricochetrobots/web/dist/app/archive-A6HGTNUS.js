//# allFunctionsCalledOnLoad
import{Aa as b,Ca as v,Fa as z,Ga as W,Ia as A,Jb as E,Kb as O,Lb as $,M as o,Mb as N,Nb as l,Ob as P,g as d,ga as f,ha as h,j as c,k as y,u as t,ua as k,xa as g,za as w}from"./main.js";var T=6,x=7,_=4;function R(){let[e,s]=c(null),[r,n]=c(null),[a,m]=c(T);if(w({screen:"page",title:o("all-days"),facts:[o("all-days")],back:b}),y(()=>{d(null).then(u=>s(u.today),n)},[]),r)return t`<${A} title=${o("puzzle-missing")} words=${W(r)} />`;if(e===null)return null;let i=$(e,-N(e));return t`
    <${k} class="archive">
      <${g}>${o("all-days")}</>
      <p class="note">${o("archive-note")} ${o("puzzle-next",{time:P(e)})} ${o("streak-count",{days:O(e)})}</p>
      <${D} monday=${i} />
      ${Array.from({length:a},(u,p)=>t`<${K} key=${p} monday=${$(i,-x*p)} today=${e} />`)}
      <p><${h} onClick=${()=>m(a+T)}>${o("archive-earlier")}</></p>
    </>
  `}function D({monday:e}){let s=F(e).map(n=>({short:l(n,{weekday:"short"}),narrow:l(n,{weekday:"narrow"})})),r=s.some(({short:n})=>n.length>_);return t`
    <ol class=${`week week-names ${r?"long":""}`} aria-hidden="true">
      ${s.map(({short:n,narrow:a},m)=>t`<li key=${m}><span class="short">${n}</span><span class="narrow">${a}</span></li>`)}
    </ol>
  `}function F(e){return Array.from({length:x},(s,r)=>$(e,r))}function K({monday:e,today:s}){let r=F(e).filter(n=>n<=s);return t`
    <ol class="week" aria-label=${o("archive-week",{day:l(e)})}>
      ${r.map(n=>t`<li key=${n}><${L} date=${n} today=${s} /></li>`)}
    </ol>
  `}function L({date:e,today:s}){let r=E(e),{result:n}=r,a=S(r),m={day:l(e,{weekday:"long",month:"long",day:"numeric"}),state:a,moves:n?.moves??0,best:n?.best??0},i=Number(e.slice(8));return t`
    <${z} class=${`day ${a} ${e===s?"now":""}`} to=${v({date:e,today:s})}>
      <span class="unseen">${o("archive-day",m)}</span>
      <span class="day-date" aria-hidden="true">${i===1?l(e,{month:"short",day:"numeric"}):i}</span>
      <span class="day-mark" aria-hidden="true">
        ${a==="shortest"&&t`<${f} name="check" size=${16} />`}${n?.moves}${a==="longer"&&t`<small>/${n?.best}</small>`}${a==="begun"&&"…"}
      </span>
    </>
  `}function S({moves:e,hints:s,result:r}){return r?r.moves>r.best?"longer":"shortest":e||s.length?"begun":"new"}export{R as ArchivePage};
