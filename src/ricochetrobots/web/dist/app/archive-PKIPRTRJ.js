import{$a as g,Bb as E,Cb as O,D as n,Db as $,Eb as P,Fb as m,Gb as T,Ya as k,b as c,c as f,cb as b,db as v,fb as w,ib as z,jb as W,la as h,lb as A,m as s,n as p,o as y}from"./chunk-IVPFH4OO.js";var x=6,F=7;function M(){let[e,o]=c(null),[t,r]=c(null),[a,u]=c(x);if(b({screen:"page",title:n("all-days"),facts:[n("all-days")],back:v}),f(()=>{h(null).then(i=>o(i.today),r)},[]),t)return s`<${A} title=${n("puzzle-missing")} words=${W(t)} />`;if(e===null)return null;let l=$(e,-P(e));return s`
    <${k} class="archive">
      <${g}>${n("all-days")}</>
      <p class="note">${n("archive-note")} ${n("puzzle-next",{time:T(e)})} ${n("streak-count",{days:O(e)})}</p>
      <ol class="week week-names" aria-hidden="true">
        ${D(l).map(i=>s`<li key=${i}>${m(i,{weekday:"short"})}</li>`)}
      </ol>
      ${Array.from({length:a},(i,d)=>s`<${K} key=${d} monday=${$(l,-F*d)} today=${e} />`)}
      <p><${y} onClick=${()=>u(a+x)}>${n("archive-earlier")}</></p>
    </>
  `}function D(e){return Array.from({length:F},(o,t)=>$(e,t))}function K({monday:e,today:o}){let t=D(e).filter(r=>r<=o);return s`
    <ol class="week" aria-label=${n("archive-week",{day:m(e)})}>
      ${t.map(r=>s`<li key=${r}><${S} date=${r} today=${o} /></li>`)}
    </ol>
  `}function S({date:e,today:o}){let t=E(e),{result:r}=t,a=_(t),u={day:m(e,{weekday:"long",month:"long",day:"numeric"}),state:a,moves:r?.moves??0,best:r?.best??0},l=Number(e.slice(8));return s`
    <${z} class=${`day ${a} ${e===o?"now":""}`} to=${w({date:e,today:o})}>
      <span class="unseen">${n("archive-day",u)}</span>
      <span class="day-date" aria-hidden="true">${l===1?m(e,{month:"short",day:"numeric"}):l}</span>
      <span class="day-mark" aria-hidden="true">
        ${a==="shortest"&&s`<${p} name="check" size=${16} />`}${r?.moves}${a==="longer"&&s`<small>/${r?.best}</small>`}${a==="begun"&&"…"}
      </span>
    </>
  `}function _({moves:e,hints:o,result:t}){return t?t.moves>t.best?"longer":"shortest":e||o.length?"begun":"new"}export{M as ArchivePage};
