//# allFunctionsCalledOnLoad
import{E as m,H as g,J as a,L as h,Rc as y,a as f,b as d,d as $,fd as w,g as p,gb as k,m as r,t as o,u as v,vb as b}from"./main.js";function W({code:t,class:n}){return r`<${g} class=${`button ${n}`} to=${`/tv/${t.replace("-","")}`}>${o("tv-link")}</>`}var c=()=>{v.value=!1};function G(t){let[n,e]=[x(t),S(t)],l=[o("keeps-seat"),n>0&&o("keeps-chips",{chips:n}),e!==null&&o("keeps-bid",{bid:e})];return o("leaving-seat-stays",{things:k(l.filter(i=>i!==!1))})}function M({session:t,view:n}){let[e,l]=f(!1),i=p(),u=$(null),s=n.mode==="alone"||t.room==="alone",q=s?o(e?"leaving-title-end":"leaving-title-alone"):e?o("leaving-title-seat"):o("leaving-title"),B=s?o(e?"leaving-end-words":"leaving-alone"):e?L(n):G(n);d(()=>{u.current?.querySelector("button")?.focus()},[e]),d(()=>()=>{c(),document.querySelector(".header-back")?.focus()},[]),y([{keys:["Escape"],text:"key-close",run:c}]);async function C(){c(),await b(t,s?"close_room":"leave_seat")&&(w(t.room),m("/"))}return r`
<${h} class=${e?"leaving last":"leaving"}>
<div role="group" aria-labelledby=${`${i}-title`}>
<h2 id=${`${i}-title`}>${q}</h2>
<p id=${`${i}-words`}>${B}</p>
<div class="buttons" ref=${u}>
<${a} kind="main" class="wide" aria-describedby=${`${i}-title ${i}-words`} onClick=${c}>${s?o("leaving-continue"):o("leave-no")}</>
${!e&&r`<${a} class="wide" onClick=${()=>m("/")}>${o("to-start")}</>`}
<${a} kind=${e?"second":"quiet"} class=${e?"wide":""} onClick=${e?C:()=>l(!0)}>${o(s?"leaving-end":"leave-seat")}</>
</div>
</div>
</>
`}var x=({seats:t,you:n})=>t.find(({seat:e})=>e===n)?.chips.length??0,S=({bids:t,you:n})=>t.find(({seat:e,state:l})=>e===n&&(l==="waiting"||l==="showing"))?.moves??null;function L(t){let n=S(t);return[o("leaving-seat",{chips:x(t)}),n!==null&&o("leave-bid",{bid:n})].filter(Boolean).join(" ")}export{M as a,L as b,W as c};
