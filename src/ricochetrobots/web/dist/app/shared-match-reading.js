//# allFunctionsCalledOnLoad
import{A as le,a as L,e as Z,f as ee,i as te,j as oe,k as ne,n as se,r as re,s as ae,v as ie,w as ue,x as ce}from"./shared-match-speech.js";import{a as de}from"./shared-frame-wakelock.js";import{a as V,c as me}from"./shared-match-leaving.js";import{$d as z,Eb as K,Fa as F,Hc as k,J as _,L as I,Rc as U,Rd as X,Yb as $,Zb as Y,_a as v,a as S,ab as G,b as y,be as J,cb as x,e as T,hb as M,hc as A,id as w,j as R,je as E,m as c,nc as O,ob as P,qe as Q,rd as q,sb as h,t as n,u as B,v as D,vb as H,wb as g,x as j,y as C}from"./main.js";var _e=10;function fe({session:e,view:t}){let o=L(t),r=t.phase==="bidding",s=t.until!==null&&(o||r||t.mode==="alone"&&t.phase==="thinking"),i=Q(e,s?t.until:null),a=s?i:null,l=s&&a!==null&&a>0&&a<=_e,m=ve(t,a,l,e.roomName.value),u=D.value;y(()=>{document.title=m||(u.title?n("tab-title",{page:u.title}):n("product"))},[m,u]);let d=m!=="";return y(()=>{W(d&&document.hidden);let f=()=>W(d&&document.hidden);return document.addEventListener("visibilitychange",f),()=>{document.removeEventListener("visibilitychange",f),W(!1)}},[d]),y(()=>{l&&k("tick")},[l,a]),y(()=>e.onEvents(({events:f,before:p,missed:b})=>{if(!b)for(let{event:Se}of f)xe(Se,p)}),[e]),null}function ve(e,t,o,r){return L(e)?t===null?n("tab-your-turn-open",{room:r}):n("tab-your-turn",{time:w(t)}):o&&t!==null?n("tab-last",{time:w(t),room:r||n("play-alone")}):e.phase==="bidding"&&e.allowed_commands.includes("place_bid")&&!e.bids.some(({seat:i})=>i===e.you)?n("tab-bid",{room:r}):""}function xe(e,t){switch(e.type){case"bid_placed":return k(t?.bids.length===0?"glass":"bid",{moves:e.moves});case"chip_taken":return k("success");case"chip_laid":return k(e.face_up?"success":"failure");case"demonstration_failed":return k("failure");default:}}function W(e){let t=document.querySelector("link[rel=icon]");t&&(t.href=C(e?"/app/icon-dot.svg":"/app/icon.svg"))}var Ae=["R","G","B","Y","S"],pe={"Shift+ArrowUp":"n","Shift+ArrowRight":"e","Shift+ArrowDown":"s","Shift+ArrowLeft":"w"},Oe=["ArrowUp","ArrowRight","ArrowDown","ArrowLeft"];function $e(e,t){let{session:o,api:r}=e,s=e.board.value,i=e.scene.value.robots??{},a=Ae.filter(u=>i[u]!==void 0);function l(u){e.choose(u);let d=i[u];!s||!d||(e.cursor.value=d,h(he(t)?we(s,i,u):n("say-stands",{robot:u,cell:d})))}function m(u){let d=e.chosen.value,f=e.cursor.value;if(!s||!d||!f)return;let p=A(s,{...i,[d]:f},d,u);h(ke(s,i,p,u,!0)),!p.refused&&(e.cursor.value=O(p,s),document.activeElement?.closest("[role=grid]")&&r.focus())}U([...a.map(u=>({keys:[u.toLowerCase()],text:`key-choose-${u}`,run:()=>l(u)})),{keys:Object.keys(pe),text:"key-slide-cursor",when:()=>he(t)&&e.chosen.value!==null,run:({key:u})=>m(r.directionOnBoard(pe[`Shift+${u}`]))},{keys:Oe,text:"key-read-board",when:()=>!e.inHand.value&&q(),run:()=>r.focus()},{keys:["l"],text:"key-read-rows",run:()=>h(Le(t))},{keys:["p"],text:"key-read-robots",run:()=>h(We(i))},{keys:["t"],text:"key-read-time",run:()=>h(t.until===null?ne(t):oe(t,t.until-o.serverNow()))},{keys:["e"],text:"key-repeat",run:()=>h(P.value)}])}function he(e){return e.phase==="showing"&&e.demonstration?.seat===e.you?e.mode==="alone"||e.options.landing_marks:e.options.spoken_slides}function we(e,t,o){let r=v.map(s=>ke(e,t,A(e,t,o,s),s,!1));return[n("read-robot",{robot:o,cell:t[o]??""}),...r].join(" ")}function ke(e,t,{robot:o,cells:r,heading:s,refused:i},a,l){let m={direction:a};if(i?.code==="move-blocked")return n("read-blocked",{...m,by:i.by==="wall"?ye(e,r[0],a):x(i.by)});if(i)return n(`read-${i.code}`,m);let u=r[r.length-1],d=O({cells:r},e),f=e.targets.find(b=>b.cell===d),p=[f&&M(f),Ee(e,{...t,[o]:d},u,s),l&&n("read-cells",{cells:r.length-1})];return n("read-slide",{...m,cell:d,facts:p.filter(Boolean).join(", ")})}function Ee(e,t,o,r){if(e.walls[o]&1<<v.indexOf(r))return ye(e,o,r);let s={n:-e.width,e:1,s:e.width,w:-1}[r],i=Object.entries(t).find(([,a])=>G(a,e.width)===o+s)?.[0];return i?x(i):""}function ye({width:e,height:t},o,r){let[s,i]=[o%e,Math.floor(o/e)];return{n:i===0,e:s===e-1,s:i===t-1,w:s===0}[r]?n("read-edge"):n("read-wall")}function Le(e){return ee(e).map(({seat:t,bid:o})=>n("read-row",{name:X(e,t.seat),chips:t.chips.length,bid:o?.moves??0})).join(" ")}function We(e){return Object.entries(e).map(([o,r])=>n("say-stands",{robot:o,cell:r})).join(" ")}var N=6,Ne=5;function ge(){return{guess:R({round:0,moves:null})}}function be({table:e,view:t,lookout:{guess:o}}){let r=t.phase==="thinking"||t.phase==="bidding",s=e.session.code.value;return c`
<${I} class="watch">
${r&&c`<${Te} view=${t} guess=${o} />`}
<${Re} table=${e} view=${t}>
${s&&c`<${me} class="second to-tv" code=${s} />`}
</>
</>
`}function Te({view:e,guess:t}){let[o,r]=S(g.least),s=t.value.round===e.round?t.value.moves:null,i=Array.from({length:N},(a,l)=>o+l);return c`
<div class="guess">
<p class="card-head"><b id="guess-title">${n("watch-guess")}</b> <span>${n("watch-guess-note")}</span></p>
<div class="pad-keys" role="group" aria-labelledby="guess-title">
${i.map(a=>c`
<button
type="button" key=${a} class=${a===s?"key armed":"key"} aria-label=${n("move-count",{moves:a})} aria-pressed=${a===s}
onClick=${()=>t.value={round:e.round,moves:a===s?null:a}}
>${a}</button>
`)}
${[Ne,N].map(a=>{let l=o+a>g.most?g.least:o+a;return c`
<button
type="button" key=${`further ${a}`} class=${a===N?"key next":"key next few"}
aria-label=${n("bid-key-over",{moves:l})} onClick=${()=>r(l)}
>${n("bid-over",{moves:l})}</button>
`})}
</div>
</div>
`}function Re({table:e,view:t,children:o}){let[r,s]=S(!1),{session:i}=e,a=()=>H(i,"take_seat",{name:$.value});function l(m){m.preventDefault(),$.value&&a()}return t.allowed_commands.includes("take_seat")?r?c`
<form class="seat-door" onSubmit=${l} novalidate>
<${F} label=${n("your-name")} name="name" autocomplete="nickname" maxlength=${K} value=${$.value} onInput=${Y} />
<${_} kind="main" type="submit" disabled=${!$.value}>${n("sit-down")}</>
</form>
`:c`
<div class="buttons">
${o}
<${_} kind="main" onClick=${()=>$.value?a():s(!0)}>${t.phase==="result"?n("sit-down"):n("watch-take")}</>
</div>
`:c`<div class="buttons">${o}<p class="waits">${Be(t)}</p></div>`}function Be({mode:e,locked:t}){return e==="alone"?n("watch-alone"):t?n("refused-room-locked"):n("watch-full")}function Tt({session:e}){let t=e.view.value,o=le(e);return $e(o,t),te(e),de(t.phase!=="finished"),Z(e.room),c`
<${fe} session=${e} view=${t} />
${t.phase==="finished"?c`<${ce} table=${o} view=${t} />`:c`<${De} table=${o} view=${t} />`}
`}function De({table:e,view:t}){let{session:o}=e,r=t.you===null,s=T(ge,[o]),i=s.guess.value.round===t.round?s.guess.value.moves:null,a=!r&&!o.rematch.value&&o.latest.value?.phase!=="finished",l=r?c`<${be} table=${e} view=${t} lookout=${s} />`:void 0,m=a&&B.value?c`<${V} session=${o} view=${t} />`:l;if(j({...je(t,o.roomName.value,r?o.presence.value?.watching??0:0),asks:a}),t.mode==="alone")return c`<${ie} table=${e} view=${t} aside=${m} />`;if(t.pause)return c`<${ue} table=${e} view=${t} pause=${t.pause} aside=${m} />`;switch(t.phase){case"showing":return c`<${ae} table=${e} view=${t} aside=${m} />`;case"result":return c`<${se} table=${e} view=${t} guess=${i} aside=${m} />`;default:return c`<${re} table=${e} view=${t} aside=${m} />`}}function je(e,t,o){if(e.mode==="alone"){let i=e.laid.length+(e.phase==="result"?0:1);return{screen:"game",room:n("alone"),title:n("play-alone"),facts:[n("chip-of",{chip:i,total:e.chips_total})]}}let r=e.chips_to_win===null?n("most-chips"):n("first-to",{chips:e.chips_to_win}),s=[n("chip-number",{round:e.round}),n("chips-left",{chips:e.chips_left})];return o>0&&s.push(n("watching",{count:o})),E(e)>0&&s.push(n("behind",{seconds:E(e)})),{screen:"game",room:t,title:t,facts:s,aside:r,series:z(e)?J(e):void 0}}export{Tt as a};
