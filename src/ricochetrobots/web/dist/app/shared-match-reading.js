//# allFunctionsCalledOnLoad
import{A as ge,d as ae,e as le,h as ce,i as ue,j as me,m as de,q as C,r as fe,s as pe,v as $e,w as he,x as ke}from"./shared-match-speech.js";import{a as be}from"./shared-frame-wakelock.js";import{a as se,b as re,c as ie,d as ye}from"./shared-match-leavewords.js";import{Ab as N,D as b,E as p,G as F,Ga as K,H as I,Ib as U,J as M,Jc as g,M as P,Mb as h,Md as te,Nc as B,P as l,Rc as T,T as O,Tb as _,Ub as w,V as q,Vb as X,Vd as oe,X as W,Xb as z,Zc as Q,a as v,ac as R,cb as n,db as L,de as x,ec as k,hb as H,hd as V,i as j,ib as Y,jd as Z,ke as y,le as ne,od as ee,ra as S,xc as J}from"./main.js";var Ne=10;function ve({session:e,view:t}){let o=C(t),r=t.phase==="bidding",s=t.until!==null&&(o||r||t.mode==="alone"&&t.phase==="thinking"),a=te(e,s?t.until:null),i=s?a:null,u=s&&i!==null&&i>0&&i<=Ne,m=Re(t,i,u,e.roomName.value),c=X.value;p(()=>{document.title=m||(c.title?n("tab-title",{page:c.title}):n("product"))},[m,c]);let d=m!=="";return p(()=>{D(d&&document.hidden);let f=()=>D(d&&document.hidden);return document.addEventListener("visibilitychange",f),()=>{document.removeEventListener("visibilitychange",f),D(!1)}},[d]),p(()=>{u&&g("tick")},[u,i]),p(()=>e.onEvents(({events:f,before:$,missed:E})=>{if(!E)for(let{event:Le}of f)Be(Le,$)}),[e]),null}function Re(e,t,o,r){return C(e)?t===null?n("tab-your-turn-open",{room:r}):n("tab-your-turn",{time:B(t)}):o&&t!==null?n("tab-last",{time:B(t),room:r||n("play-alone")}):e.phase==="bidding"&&e.allowed_commands.includes("place_bid")&&!e.bids.some(({seat:a})=>a===e.you)?n("tab-bid",{room:r}):""}function Be(e,t){switch(e.type){case"bid_placed":return g(t?.bids.length===0?"glass":"bid",{moves:e.moves});case"chip_taken":return g("success");case"chip_laid":return g(e.face_up?"success":"failure");case"demonstration_failed":return g("failure");default:}}function D(e){let t=document.querySelector("link[rel=icon]");t&&(t.href=K(e?"/app/icon-dot.svg":"/app/icon.svg"))}var A=()=>{w.value=!1};function Te(e){let[t,o]=[se(e),re(e)],r=[n("keeps-seat"),t>0&&n("keeps-chips",{chips:t}),o!==null&&n("keeps-bid",{bid:o})];return n("leaving-seat-stays",{things:H(r.filter(s=>s!==!1))})}function Se({session:e,view:t}){let[o,r]=b(!1),s=M(),a=F(null),i=t.mode==="alone"||e.room==="alone",u=i?n(o?"leaving-title-end":"leaving-title-alone"):o?n("leaving-title-seat"):n("leaving-title"),m=i?n(o?"leaving-end-words":"leaving-alone"):o?ie(t):Te(t);p(()=>{a.current?.querySelector("button")?.focus()},[o]),p(()=>()=>{A(),document.querySelector(".header-back")?.focus()},[]),_([{keys:["Escape"],text:"key-close",run:A}]);async function c(){A(),await x(e,i?"close_room":"leave_seat")&&(ee(e.room),R("/"))}return l`
<${S} class=${o?"leaving last":"leaving"}>
<div role="group" aria-labelledby=${`${s}-title`}>
<h2 id=${`${s}-title`}>${u}</h2>
<p id=${`${s}-words`}>${m}</p>
<div class="buttons" ref=${a}>
<${k} kind="main" class="wide" aria-describedby=${`${s}-title ${s}-words`} onClick=${A}>${i?n("leaving-continue"):n("leave-no")}</>
${!o&&l`<${k} class="wide" onClick=${()=>R("/")}>${n("to-start")}</>`}
<${k} kind=${o?"second":"quiet"} class=${o?"wide":""} onClick=${o?c:()=>r(!0)}>${n(i?"leaving-end":"leave-seat")}</>
</div>
</div>
</>
`}var Ce=["R","G","B","Y","S"],_e={"Shift+ArrowUp":"n","Shift+ArrowRight":"e","Shift+ArrowDown":"s","Shift+ArrowLeft":"w"},De=["ArrowUp","ArrowRight","ArrowDown","ArrowLeft"];function xe(e,t){let{session:o,api:r}=e,s=e.board.value,a=e.scene.value.robots??{},i=Ce.filter(c=>a[c]!==void 0);function u(c){e.choose(c);let d=a[c];!s||!d||(e.cursor.value=d,h(we(t)?Ge(s,a,c):n("say-stands",{robot:c,cell:d})))}function m(c){let d=e.chosen.value,f=e.cursor.value;if(!s||!d||!f)return;let $=W(s,{...a,[d]:f},d,c);h(Ae(s,a,$,c,!0)),!$.refused&&(e.cursor.value=N($,s),document.activeElement?.closest("[role=grid]")&&r.focus())}_([...i.map(c=>({keys:[c.toLowerCase()],text:`key-choose-${c}`,run:()=>u(c)})),{keys:Object.keys(_e),text:"key-slide-cursor",when:()=>we(t)&&e.chosen.value!==null,run:({key:c})=>m(r.directionOnBoard(_e[`Shift+${c}`]))},{keys:De,text:"key-read-board",when:()=>!e.inHand.value&&J(),run:()=>r.focus()},{keys:["l"],text:"key-read-rows",run:()=>h(Fe(t))},{keys:["p"],text:"key-read-robots",run:()=>h(Ie(a))},{keys:["t"],text:"key-read-time",run:()=>h(t.until===null?me(t):ue(t,t.until-o.serverNow()))},{keys:["e"],text:"key-repeat",run:()=>h(U.value)}])}function we(e){return e.phase==="showing"&&e.demonstration?.seat===e.you?e.mode==="alone"||e.options.landing_marks:e.options.spoken_slides}function Ge(e,t,o){let r=O.map(s=>Ae(e,t,W(e,t,o,s),s,!1));return[n("read-robot",{robot:o,cell:t[o]??""}),...r].join(" ")}function Ae(e,t,{robot:o,cells:r,heading:s,refused:a},i,u){let m={direction:i};if(a?.code==="move-blocked")return n("read-blocked",{...m,by:a.by==="wall"?Ee(e,r[0],i):L(a.by)});if(a)return n(`read-${a.code}`,m);let c=r[r.length-1],d=N({cells:r},e),f=e.targets.find(E=>E.cell===d),$=[f&&Y(f),je(e,{...t,[o]:d},c,s),u&&n("read-cells",{cells:r.length-1})];return n("read-slide",{...m,cell:d,facts:$.filter(Boolean).join(", ")})}function je(e,t,o,r){if(e.walls[o]&1<<O.indexOf(r))return Ee(e,o,r);let s={n:-e.width,e:1,s:e.width,w:-1}[r],a=Object.entries(t).find(([,i])=>q(i,e.width)===o+s)?.[0];return a?L(a):""}function Ee({width:e,height:t},o,r){let[s,a]=[o%e,Math.floor(o/e)];return{n:a===0,e:s===e-1,s:a===t-1,w:s===0}[r]?n("read-edge"):n("read-wall")}function Fe(e){return le(e).map(({seat:t,bid:o})=>n("read-row",{name:Q(e,t.seat),chips:t.chips.length,bid:o?.moves??0})).join(" ")}function Ie(e){return Object.entries(e).map(([o,r])=>n("say-stands",{robot:o,cell:r})).join(" ")}var G=6,Me=5;function Oe(){return{guess:P({round:0,moves:null})}}function We({table:e,view:t,lookout:{guess:o}}){let r=t.phase==="thinking"||t.phase==="bidding",s=e.session.code.value;return l`
<${S} class="watch">
${r&&l`<${Pe} view=${t} guess=${o} />`}
<${qe} table=${e} view=${t}>
${s&&l`<${ye} class="second to-tv" code=${s} />`}
</>
</>
`}function Pe({view:e,guess:t}){let[o,r]=b(v.least),s=t.value.round===e.round?t.value.moves:null,a=Array.from({length:G},(i,u)=>o+u);return l`
<div class="guess">
<p class="card-head"><b id="guess-title">${n("watch-guess")}</b> <span>${n("watch-guess-note")}</span></p>
<div class="pad-keys" role="group" aria-labelledby="guess-title">
${a.map(i=>l`
<button
type="button" key=${i} class=${i===s?"key armed":"key"} aria-label=${n("move-count",{moves:i})} aria-pressed=${i===s}
onClick=${()=>t.value={round:e.round,moves:i===s?null:i}}
>${i}</button>
`)}
${[Me,G].map(i=>{let u=o+i>v.most?v.least:o+i;return l`
<button
type="button" key=${`further ${i}`} class=${i===G?"key next":"key next few"}
aria-label=${n("bid-key-over",{moves:u})} onClick=${()=>r(u)}
>${n("bid-over",{moves:u})}</button>
`})}
</div>
</div>
`}function qe({table:e,view:t,children:o}){let[r,s]=b(!1),{session:a}=e,i=()=>x(a,"take_seat",{name:y.value});function u(m){m.preventDefault(),y.value&&i()}return t.allowed_commands.includes("take_seat")?r?l`
<form class="seat-door" onSubmit=${u} novalidate>
<${oe} label=${n("your-name")} name="name" autocomplete="nickname" maxlength=${j} value=${y.value} onInput=${ne} />
<${k} kind="main" type="submit" disabled=${!y.value}>${n("sit-down")}</>
</form>
`:l`
<div class="buttons">
${o}
<${k} kind="main" onClick=${()=>y.value?i():s(!0)}>${t.phase==="result"?n("sit-down"):n("watch-take")}</>
</div>
`:l`<div class="buttons">${o}<p class="waits">${Ke(t)}</p></div>`}function Ke({mode:e,locked:t}){return e==="alone"?n("watch-alone"):t?n("refused-room-locked"):n("watch-full")}function eo({session:e}){let t=e.view.value,o=ge(e);return xe(o,t),ce(e),be(t.phase!=="finished"),ae(e.room),l`
<${ve} session=${e} view=${t} />
${t.phase==="finished"?l`<${ke} table=${o} view=${t} />`:l`<${He} table=${o} view=${t} />`}
`}function He({table:e,view:t}){let{session:o}=e,r=t.you===null,s=I(Oe,[o]),a=s.guess.value.round===t.round?s.guess.value.moves:null,i=!r&&!o.rematch.value&&o.latest.value?.phase!=="finished",u=r?l`<${We} table=${e} view=${t} lookout=${s} />`:void 0,m=i&&w.value?l`<${Se} session=${o} view=${t} />`:u;if(z({...Ye(t,o.roomName.value,r?o.presence.value?.watching??0:0),asks:i}),t.mode==="alone")return l`<${$e} table=${e} view=${t} aside=${m} />`;if(t.pause)return l`<${he} table=${e} view=${t} pause=${t.pause} aside=${m} />`;switch(t.phase){case"showing":return l`<${pe} table=${e} view=${t} aside=${m} />`;case"result":return l`<${de} table=${e} view=${t} guess=${a} aside=${m} />`;default:return l`<${fe} table=${e} view=${t} aside=${m} />`}}function Ye(e,t,o){if(e.mode==="alone"){let a=e.laid.length+(e.phase==="result"?0:1);return{screen:"game",room:n("alone"),title:n("play-alone"),facts:[n("chip-of",{chip:a,total:e.chips_total})]}}let r=e.chips_to_win===null?n("most-chips"):n("first-to",{chips:e.chips_to_win}),s=[n("chip-number",{round:e.round}),n("chips-left",{chips:e.chips_left})];return o>0&&s.push(n("watching",{count:o})),T(e)>0&&s.push(n("behind",{seconds:T(e)})),{screen:"game",room:t,title:t,facts:s,aside:r,series:V(e)?Z(e):void 0}}export{eo as a};
