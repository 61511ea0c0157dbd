//# allFunctionsCalledOnLoad
import{a as O,c as S}from"./shared-match-chat.js";import{b as y}from"./shared-components-choice.js";import{$c as B,Bb as L,Cb as q,I as E,J as f,Rc as k,Ta as x,a as h,b as m,c as b,cd as I,d as $,f as g,jb as w,m as c,pb as A,qe as v,t as o,tb as R,wa as C}from"./main.js";var W=["offensive-name","disturbs","leaves"];function T({room:n,seat:s,name:e}){let[r,l]=h("closed"),[a,i]=h(""),u=$(null),d=$(null);m(()=>{r==="reasons"&&u.current?.querySelector("button")?.focus(),r==="sent"&&d.current?.focus()},[r]);async function t(p){l("sending"),i("");try{await I(n,{seat:s,reason:p}),l("sent"),A(o("report-thanks"))}catch(P){i(C(P)),l("reasons")}}return r==="closed"?c`<${f} onClick=${()=>l("reasons")}>${o("report",{name:e})}</>`:r==="sent"?c`<p class="report-thanks" tabindex=${-1} ref=${d}>${o("report-thanks")}</p>`:c`
<div class="report" role="group" aria-label=${o("report",{name:e})} ref=${u}>
${W.map(p=>c`<${f} key=${p} disabled=${r==="sending"} onClick=${()=>t(p)}>${o(`report-${p}`)}</>`)}
${a&&c`<p class="note" role="alert">${a}</p>`}
</div>
`}var j=new Set("0123456789"),N={ArrowLeft:-1,ArrowRight:1};function ue({table:n,view:s}){let e=n.chat.open.value;return e===null?null:e==="words"?c`<${D} table=${n} view=${s} />`:c`<${_} table=${n} view=${s} number=${e} />`}function D({table:{session:n,chat:s},view:e}){let r=$(null),l=v(n,s.next()),a=v(n,e.phase==="bidding"?e.until:null),i=g(()=>{s.open.value=null},[s]);b(()=>r.current?.querySelector("button")?.focus(),[]),m(()=>{(e.phase==="showing"||e.phase==="bidding"&&a<=O)&&i()},[e.phase,a,i]),b(()=>{let t=({key:p})=>j.has(p)&&i();return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[i]),k([{keys:["Escape","w"],text:"key-chat-close",run:i},{keys:Object.keys(N),text:"key-chat-move",when:()=>r.current?.contains(document.activeElement)===!0,run:({key:t})=>H(r.current,N[t])}]);let u=t=>s.connected()?s.say(t):void R({words:o("chat-shut"),urgent:!0}),d=(t,p)=>c`
<button key=${t} type="button" class="key" aria-label=${S(t)} aria-disabled=${l>0||!s.connected()} onClick=${()=>u(t)}>${p}</button>
`;return c`
<div class="chat" role="group" aria-label=${o("chat-title")} ref=${r}>
<div class="chat-faces">${L.map(t=>d(t,c`<${E} name=${t} size=${28} />`))}</div>
<div class="chat-words">
${q.map(t=>d(t,S(t)))}
<${f} kind="quiet" icon="back" onClick=${i}>${l>0?o("chat-wait",{seconds:l}):o("chat-back")}</>
</div>
</div>
`}function H(n,s){let e=[...n?.querySelectorAll("button")??[]],r=e.findIndex(l=>l===document.activeElement);e[(r+s+e.length)%e.length]?.focus()}function _({table:{chat:n},view:s,number:e}){let r=()=>{n.open.value=null},l=$(null);k([{keys:["Escape"],text:"key-chat-close",run:r}]),m(()=>l.current?.querySelector("button")?.focus(),[e]);let a=s.seats.find(t=>t.seat===e);if(!a)return null;let i=s.bids.find(t=>t.seat===e),u=w(a),d=[o("chip-count",{chips:a.chips.length}),i&&o("chat-bid",{moves:i.moves}),a.handicap>0&&o("handicap-of",{handicap:a.handicap})];return c`
<div class="chat person-card" role="group" aria-label=${u} ref=${l}>
<div class="person-head">
<${x} seat=${a.seat} name=${u} bot=${a.bot} />
<span class="line-text"><b>${u}</b> <small>${d.filter(Boolean).join(" · ")}</small></span>
<${f} icon="close" label=${o("close")} onClick=${r} />
</div>
<${y} label=${o("chat-mute",{name:u})} note=${o("chat-mute-note")} checked=${n.muted.value.has(e)} onChange=${t=>n.mute(e,t)} />
${B&&s.options.listed!==null&&!a.bot&&c`
<${y} label=${o("block",{name:u})} note=${o("block-note")} checked=${n.blocked.value.has(e)} onChange=${t=>n.block(e,t)} />
<${T} key=${e} room=${n.room} seat=${e} name=${u} />
`}
</div>
`}export{ue as ChatBox};
