//# allFunctionsCalledOnLoad
import{b as g,c as v}from"./shared-solve-week.js";import{D as o,E as i,P as r,Pa as u,Pc as h,Xb as $,Yb as c,cb as e,ec as d,fc as y,ic as k,qa as f,ta as p,we as z,xe as W,ye as E}from"./main.js";var A=6,x=7;function q(){let[t,O]=o(null),[m,T]=o(null),[a,w]=o(A);if($({screen:"page",title:e("all-days"),facts:[e("all-days")],back:c}),i(()=>{u(null).then(n=>O(n.today),T)},[]),m)return r`<${k} title=${e("puzzle-missing")} words=${y(m)} />`;if(t===null)return null;let[l]=E(t);return r`
<${f} class="archive">
<${p}>${e("all-days")}</>
<p class="note">${e("archive-note")} ${e("puzzle-next",{time:h(t)})} ${e("streak-count",{days:z(t)})}</p>
<${g} monday=${l} />
${Array.from({length:a},(n,s)=>r`<${v} key=${s} monday=${W(l,-x*s)} today=${t} />`)}
<p><${d} onClick=${()=>w(a+A)}>${e("archive-earlier")}</></p>
</>
`}export{q as ArchivePage};
