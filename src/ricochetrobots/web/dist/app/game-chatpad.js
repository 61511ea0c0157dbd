//# allFunctionsCalledOnLoad
import{a as I,c as S}from"./shared-game-chat.js";import{b as y}from"./shared-components-choice.js";import{C as g,D as E,Fa as o,Fd as L,Hb as k,Id as q,Od as B,c as h,cb as x,d as m,e as b,f as $,gb as C,hb as f,ib as w,n as a,wb as A,xd as v,zc as R}from"./main.js";var P=["offensive-name","disturbs","leaves"];function O({room:n,seat:s,name:e}){let[r,l]=h("closed"),[c,u]=h(""),i=$(null),d=$(null);m(()=>{r==="reasons"&&i.current?.querySelector("button")?.focus(),r==="sent"&&d.current?.focus()},[r]);async function t(p){l("sending"),u("");try{await q(n,{seat:s,reason:p}),l("sent"),x(o("report-thanks"))}catch(N){u(A(N)),l("reasons")}}return r==="closed"?a`<${f} onClick=${()=>l("reasons")}>${o("report",{name:e})}</>`:r==="sent"?a`<p class="report-thanks" tabindex=${-1} ref=${d}>${o("report-thanks")}</p>`:a`
    <div class="report" role="group" aria-label=${o("report",{name:e})} ref=${i}>
      ${P.map(p=>a`<${f} key=${p} disabled=${r==="sending"} onClick=${()=>t(p)}>${o(`report-${p}`)}</>`)}
      ${c&&a`<p class="note" role="alert">${c}</p>`}
    </div>
  `}var W=new Set("0123456789"),T={ArrowLeft:-1,ArrowRight:1};function ie({table:n,view:s}){let e=n.chat.open.value;return e===null?null:e==="words"?a`<${j} table=${n} view=${s} />`:a`<${H} table=${n} view=${s} number=${e} />`}function j({table:{session:n,chat:s},view:e}){let r=$(null),l=v(n,s.next()),c=v(n,e.phase==="bidding"?e.until:null),u=()=>{s.open.value=null};b(()=>r.current?.querySelector("button")?.focus(),[]),m(()=>{(e.phase==="showing"||e.phase==="bidding"&&c<=I)&&u()},[e.phase,c]),b(()=>{let t=({key:p})=>W.has(p)&&u();return document.addEventListener("keydown",t),()=>document.removeEventListener("keydown",t)},[]),k([{keys:["Escape","w"],text:"key-chat-close",run:u},{keys:Object.keys(T),text:"key-chat-move",when:()=>r.current?.contains(document.activeElement)===!0,run:({key:t})=>D(r.current,T[t])}]);let i=t=>s.connected()?s.say(t):void w({words:o("chat-shut"),urgent:!0}),d=(t,p)=>a`
    <button key=${t} type="button" class="key" aria-label=${S(t)} aria-disabled=${l>0||!s.connected()} onClick=${()=>i(t)}>${p}</button>
  `;return a`
    <div class="chat" role="group" aria-label=${o("chat-title")} ref=${r}>
      <div class="chat-faces">${g.map(t=>d(t,a`<${C} name=${t} size=${28} />`))}</div>
      <div class="chat-words">
        ${E.map(t=>d(t,S(t)))}
        <${f} kind="quiet" icon="back" onClick=${u}>${l>0?o("chat-wait",{seconds:l}):o("chat-back")}</>
      </div>
    </div>
  `}function D(n,s){let e=[...n?.querySelectorAll("button")??[]],r=e.findIndex(l=>l===document.activeElement);e[(r+s+e.length)%e.length]?.focus()}function H({table:{chat:n},view:s,number:e}){let r=()=>{n.open.value=null},l=$(null);k([{keys:["Escape"],text:"key-chat-close",run:r}]),m(()=>l.current?.querySelector("button")?.focus(),[e]);let c=s.seats.find(t=>t.seat===e);if(!c)return null;let u=s.bids.find(t=>t.seat===e),i=R(c),d=[o("chip-count",{chips:c.chips.length}),u&&o("chat-bid",{moves:u.moves}),c.handicap>0&&o("handicap-of",{handicap:c.handicap})];return a`
    <div class="chat person-card" role="group" aria-label=${i} ref=${l}>
      <div class="person-head">
        <${B} seat=${c.seat} name=${i} bot=${c.bot} />
        <span class="line-text"><b>${i}</b> <small>${d.filter(Boolean).join(" · ")}</small></span>
        <${f} icon="close" label=${o("close")} onClick=${r} />
      </div>
      <${y} label=${o("chat-mute",{name:i})} note=${o("chat-mute-note")} checked=${n.muted.value.has(e)} onChange=${t=>n.mute(e,t)} />
      ${L&&s.options.listed!==null&&!c.bot&&a`
        <${y} label=${o("block",{name:i})} note=${o("block-note")} checked=${n.blocked.value.has(e)} onChange=${t=>n.block(e,t)} />
        <${O} key=${e} room=${n.room} seat=${e} name=${i} />
      `}
    </div>
  `}export{ie as ChatBox};
