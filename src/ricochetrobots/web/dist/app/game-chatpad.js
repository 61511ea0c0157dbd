//# allFunctionsCalledOnLoad
import{a as I,c as S}from"./shared-game-chat.js";import{b as y}from"./shared-components-choice.js";import{C as g,D as E,Fa as o,Fd as L,Hb as k,Id as q,Od as B,c as h,cb as x,d as f,e as b,f as m,gb as C,hb as d,ib as w,n as a,wb as A,xd as v,zc as R}from"./main.js";var N=["offensive-name","disturbs","leaves"];function O({room:n,seat:r,name:t}){let[s,l]=h("closed"),[c,u]=h(""),i=m(null);f(()=>{s==="reasons"&&i.current?.querySelector("button")?.focus(),s==="sent"&&i.current?.focus()},[s]);async function p(e){l("sending"),u("");try{await q(n,{seat:r,reason:e}),l("sent"),x(o("report-thanks"))}catch($){u(A($)),l("reasons")}}return s==="closed"?a`<${d} onClick=${()=>l("reasons")}>${o("report",{name:t})}</>`:s==="sent"?a`<p class="report-thanks" tabindex="-1" ref=${i}>${o("report-thanks")}</p>`:a`
    <div class="report" role="group" aria-label=${o("report",{name:t})} ref=${i}>
      ${N.map(e=>a`<${d} key=${e} disabled=${s==="sending"} onClick=${()=>p(e)}>${o(`report-${e}`)}</>`)}
      ${c&&a`<p class="note" role="alert">${c}</p>`}
    </div>
  `}var P=new Set("0123456789"),T={ArrowLeft:-1,ArrowRight:1};function le({table:n,view:r}){let t=n.chat.open.value;return t===null?null:t==="words"?a`<${W} table=${n} view=${r} />`:a`<${D} table=${n} view=${r} number=${t} />`}function W({table:{session:n,chat:r},view:t}){let s=m(null),l=v(n,r.next()),c=v(n,t.phase==="bidding"?t.until:null),u=()=>{r.open.value=null};b(()=>s.current?.querySelector("button")?.focus(),[]),f(()=>{(t.phase==="showing"||t.phase==="bidding"&&c<=I)&&u()},[t.phase,c]),b(()=>{let e=({key:$})=>P.has($)&&u();return document.addEventListener("keydown",e),()=>document.removeEventListener("keydown",e)},[]),k([{keys:["Escape","w"],text:"key-chat-close",run:u},{keys:Object.keys(T),text:"key-chat-move",when:()=>s.current?.contains(document.activeElement)===!0,run:({key:e})=>j(s.current,T[e])}]);let i=e=>r.connected()?r.say(e):void w({words:o("chat-shut"),urgent:!0}),p=(e,$)=>a`
    <button key=${e} type="button" class="key" aria-label=${S(e)} aria-disabled=${l>0||!r.connected()} onClick=${()=>i(e)}>${$}</button>
  `;return a`
    <div class="chat" role="group" aria-label=${o("chat-title")} ref=${s}>
      <div class="chat-faces">${g.map(e=>p(e,a`<${C} name=${e} size=${28} />`))}</div>
      <div class="chat-words">
        ${E.map(e=>p(e,S(e)))}
        <${d} kind="quiet" icon="back" onClick=${u}>${l>0?o("chat-wait",{seconds:l}):o("chat-back")}</>
      </div>
    </div>
  `}function j(n,r){let t=[...n?.querySelectorAll("button")??[]],s=t.findIndex(l=>l===document.activeElement);t[(s+r+t.length)%t.length]?.focus()}function D({table:{chat:n},view:r,number:t}){let s=()=>{n.open.value=null},l=m(null);k([{keys:["Escape"],text:"key-chat-close",run:s}]),f(()=>l.current?.querySelector("button")?.focus(),[t]);let c=r.seats.find(e=>e.seat===t);if(!c)return null;let u=r.bids.find(e=>e.seat===t),i=R(c),p=[o("chip-count",{chips:c.chips.length}),u&&o("chat-bid",{moves:u.moves}),c.handicap>0&&o("handicap-of",{handicap:c.handicap})];return a`
    <div class="chat person-card" role="group" aria-label=${i} ref=${l}>
      <div class="person-head">
        <${B} seat=${c.seat} name=${i} bot=${c.bot} />
        <span class="line-text"><b>${i}</b> <small>${p.filter(Boolean).join(" · ")}</small></span>
        <${d} icon="close" label=${o("close")} onClick=${s} />
      </div>
      <${y} label=${o("chat-mute",{name:i})} note=${o("chat-mute-note")} checked=${n.muted.value.has(t)} onChange=${e=>n.mute(t,e)} />
      ${L&&r.options.listed!==null&&!c.bot&&a`
        <${y} label=${o("block",{name:i})} note=${o("block-note")} checked=${n.blocked.value.has(t)} onChange=${e=>n.block(t,e)} />
        <${O} key=${t} room=${n.room} seat=${t} name=${i} />
      `}
    </div>
  `}export{le as ChatBox};
