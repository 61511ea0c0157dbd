//# allFunctionsCalledOnLoad
import{A as t,Ab as z,Bb as O,Cb as A,Da as k,Db as E,Ib as d,Jb as T,Mb as x,Sa as o,kb as w,mb as g,nb as b,o as p,p as h,se as N,tb as v,te as y,ub as W,ue as P,ve as m,we as $,xe as D}from"./main.js";var S=6,K=7,L=4;function V(){let[e,s]=p(null),[r,a]=p(null),[n,l]=p(S);if(z({screen:"page",title:o("all-days"),facts:[o("all-days")],back:O}),h(()=>{k(null).then(c=>s(c.today),a)},[]),r)return t`<${x} title=${o("puzzle-missing")} words=${T(r)} />`;if(e===null)return null;let[u]=m(e);return t`
    <${w} class="archive">
      <${b}>${o("all-days")}</>
      <p class="note">${o("archive-note")} ${o("puzzle-next",{time:D(e)})} ${o("streak-count",{days:y(e)})}</p>
      <${C} monday=${u} />
      ${Array.from({length:n},(c,i)=>t`<${F} key=${i} monday=${P(u,-K*i)} today=${e} />`)}
      <p><${W} onClick=${()=>l(n+S)}>${o("archive-earlier")}</></p>
    </>
  `}function X({today:e}){let[s]=m(e);return t`
    <${g} class="this-week">
      <p><b>${o("streak-count",{days:y(e)})}</b> <${d} to=${A}>${o("all-days")}</></p>
      <${C} monday=${s} />
      <${F} monday=${s} today=${e} links=${!1} />
    </>
  `}function C({monday:e}){let s=m(e).map(a=>({short:$(a,{weekday:"short"}),narrow:$(a,{weekday:"narrow"})})),r=s.some(({short:a})=>a.length>L);return t`
    <ol class=${`week week-names ${r?"long":""}`} aria-hidden="true">
      ${s.map(({short:a,narrow:n},l)=>t`<li key=${l}><span class="short">${a}</span><span class="narrow">${n}</span></li>`)}
    </ol>
  `}function F({monday:e,today:s,links:r=!0}){let a=m(e).filter(n=>n<=s);return t`
    <ol class="week" aria-label=${o("archive-week",{day:$(e)})}>
      ${a.map(n=>t`<li key=${n}><${Y} date=${n} today=${s} link=${r} /></li>`)}
    </ol>
  `}function Y({date:e,today:s,link:r}){let a=N(e),{result:n}=a,l=_(a),u={day:$(e,{weekday:"long",month:"long",day:"numeric"}),state:l,moves:n?.moves??0,best:n?.best??0},c=Number(e.slice(8)),i=`day ${l} ${e===s?"now":""}`,f=t`
    <span class="unseen">${o("archive-day",u)}</span>
    <span class="day-date" aria-hidden="true">${c===1?$(e,{month:"short",day:"numeric"}):c}</span>
    <span class="day-mark" aria-hidden="true">
      ${l==="shortest"&&t`<${v} name="check" size=${16} />`}${n?.moves}${l==="longer"&&t`<small>/${n?.best}</small>`}${l==="begun"&&"…"}
    </span>
  `;return r?t`<${d} class=${i} to=${E({date:e,today:s})}>${f}</>`:t`<span class=${i}>${f}</span>`}function _({moves:e,hints:s,result:r}){return r?r.moves>r.best?"longer":"shortest":e||s.length?"begun":"new"}export{V as ArchivePage,X as ThisWeek};
