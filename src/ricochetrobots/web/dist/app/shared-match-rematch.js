//# allFunctionsCalledOnLoad
import{J as s,Od as N,Ta as j,b as _,id as d,jb as c,m as o,qb as x,qe as b,t as e,vb as w}from"./main.js";function G(i,n){let r=b(i,n.phase==="lobby"?n.invited_until:null);return n.invited_until===null||n.phase==="finished"?!1:!N(n)||n.phase==="lobby"&&n.until!==null&&!I(n,r)}var k=({seats:i})=>i.filter(n=>!n.left&&n.invitation==="accepted");function I(i,n){let r=i.seats.some(t=>!t.left&&t.invitation==="open");return k(i).length<2&&(n===0||!r)}function H({session:i,statusRef:n,leads:r}){let t=i.latest.value,l=b(i,t.phase==="lobby"?t.invited_until:null),p=t.seats.find(({seat:a})=>a===t.you),y=t.seats.find(({seat:a})=>a===t.invited_by),$=p?.invitation==="open"&&t.phase==="lobby",g=y?e("rematch-asks",{name:c(y)}):e("rematch-running");_(()=>{$&&x(g)},[$]);let m=a=>w(i,"answer_invitation",{accept:a});if($)return o`
<p class="rematch"><b>${g}</b>${l>0&&o`<span class="note" aria-hidden="true"> · ${d(l)}</span>`}</p>
<${s} key="decline" onClick=${()=>m(!1)}>${e("rematch-not-now")}</>
<${s} key="accept" kind="main" onClick=${()=>m(!0)}>${e("rematch-accept")}</>
`;if(p?.invitation!=="accepted")return o`
<p class="rematch" tabindex=${-1} ref=${n}><b>${e(k(t).length>0?"rematch-running":"rematch-nobody")}</b></p>
<${s} key="join" kind="main" onClick=${p?()=>m(!0):i.follow}>${e("rematch-join")}</>
`;let h=k(t),v=t.seats.filter(a=>!a.left&&a.invitation==="declined"),u=l>0&&d(l),C=t.until!==null&&h.length>1&&u,f=I(t,l),S=f?e("nobody-else"):o`${e("rematch-waits")}${u&&o`<span aria-hidden="true"> · ${u}</span>`}`;return o`
<p class="rematch" role="status" tabindex=${-1} ref=${n}>
<b>${e("rematch-in")}</b> ${C?o`<span aria-hidden="true">${e("rematch-first-chip",{clock:C})}</span>`:o`<span>${S}</span>`}
<span class="rematch-players">${h.map(a=>o`<${j} key=${a.seat} seat=${a.seat} name=${c(a)} bot=${a.bot} />`)}</span>
<small class="note">${e("rematch-players",{names:h.map(c).join(", ")})}</small>
${v.length>0&&o`<small class="note">${e("rematch-declined",{names:v.map(c).join(", ")})}</small>`}
</p>
<${s} key="withdraw" onClick=${()=>m(!1)}>${e("rematch-out")}</>
${r&&o`<${s} key="rules" kind=${f||t.until===null?"main":"second"} onClick=${r}>${e(f?"rematch-others":"rematch-rules")}</>`}
`}export{G as a,H as b};
