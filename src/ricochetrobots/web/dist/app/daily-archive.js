//# allFunctionsCalledOnLoad
import{b as g,c as v}from"./shared-solve-week.js";import{A as p,J as u,K as $,N as c,a as o,b as i,ea as d,fa as y,ga as k,kd as E,m as r,ma as h,t as e,wa as z,x as f,za as W}from"./main.js";var A=6,x=7;function q(){let[t,O]=o(null),[m,T]=o(null),[a,w]=o(A);if(f({screen:"page",title:e("all-days"),facts:[e("all-days")],back:p}),i(()=>{h(null).then(n=>O(n.today),T)},[]),m)return r`<${W} title=${e("puzzle-missing")} words=${z(m)} />`;if(t===null)return null;let[l]=k(t);return r`
<${$} class="archive">
<${c}>${e("all-days")}</>
<p class="note">${e("archive-note")} ${e("puzzle-next",{time:E(t)})} ${e("streak-count",{days:d(t)})}</p>
<${g} monday=${l} />
${Array.from({length:a},(n,s)=>r`<${v} key=${s} monday=${y(l,-x*s)} today=${t} />`)}
<p><${u} onClick=${()=>w(a+A)}>${e("archive-earlier")}</></p>
</>
`}export{q as ArchivePage};
