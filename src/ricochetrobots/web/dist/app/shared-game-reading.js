//# allFunctionsCalledOnLoad
import{A as ye,d as se,f as re,i as ie,j as ae,k as le,m as ue,q as C,r as ce,s as me,v as de,w as fe,x as pe}from"./shared-game-speech.js";import{a as be}from"./shared-wakelock.js";import{a as $e,b as he,c as ke,e as ge,f as ve}from"./shared-hosting.js";import{$a as Y,$c as V,$d as oe,A as l,Ab as z,Ee as x,Fb as N,G as P,I as O,J as W,K as v,Kd as te,Lc as g,Pc as T,S as q,Sa as n,Ub as w,Wa as L,Yb as J,Yc as Q,_a as H,cb as R,hc as B,jd as Z,lb as S,ld as ee,o as b,ob as U,oe as y,p,pe as ne,r as j,s as F,sb as h,u as I,ua as K,ub as k,x as M,xb as _,yb as X}from"./main.js";var Ne=10;function Se({session:e,view:t}){let o=C(t),r=t.phase==="bidding",s=t.until!==null&&(o||r||t.mode==="alone"&&t.phase==="thinking"),a=te(e,s?t.until:null),i=s?a:null,c=s&&i!==null&&i>0&&i<=Ne,m=Be(t,i,c,e.roomName.value),u=X.value;p(()=>{document.title=m||(u.title?n("tab-title",{page:u.title}):n("product"))},[m,u]);let d=m!=="";return p(()=>{D(d&&document.hidden);let f=()=>D(d&&document.hidden);return document.addEventListener("visibilitychange",f),()=>{document.removeEventListener("visibilitychange",f),D(!1)}},[d]),p(()=>{c&&g("tick")},[c,i]),p(()=>e.onEvents(({events:f,before:$,missed:E})=>{if(!E)for(let{event:Re}of f)Te(Re,$)}),[e]),null}function Be(e,t,o,r){return C(e)?t===null?n("tab-your-turn-open",{room:r}):n("tab-your-turn",{time:R(t)}):o&&t!==null?n("tab-last",{time:R(t),room:r||n("play-alone")}):e.phase==="bidding"&&e.allowed_commands.includes("place_bid")&&!e.bids.some(({seat:a})=>a===e.you)?n("tab-bid",{room:r}):""}function Te(e,t){switch(e.type){case"bid_placed":return g(t?.bids.length===0?"glass":"bid",{moves:e.moves});case"chip_taken":return g("success");case"chip_laid":return g(e.face_up?"success":"failure");case"demonstration_failed":return g("failure");default:}}function D(e){let t=document.querySelector("link[rel=icon]");t&&(t.href=K(e?"/app/icon-dot.svg":"/app/icon.svg"))}var A=()=>{_.value=!1};function Ce(e){let[t,o]=[$e(e),he(e)],r=[n("keeps-seat"),t>0&&n("keeps-chips",{chips:t}),o!==null&&n("keeps-bid",{bid:o})];return n("leaving-seat-stays",{things:H(r.filter(s=>s!==!1))})}function _e({session:e,view:t}){let[o,r]=b(!1),s=I(),a=j(null),i=t.mode==="alone"||e.room==="alone",c=i?n(o?"leaving-title-end":"leaving-title-alone"):o?n("leaving-title-seat"):n("leaving-title"),m=i?n(o?"leaving-end-words":"leaving-alone"):o?ke(t):Ce(t);p(()=>{a.current?.querySelector("button")?.focus()},[o]),p(()=>()=>{A(),document.querySelector(".header-back")?.focus()},[]),w([{keys:["Escape"],text:"key-close",run:A}]);async function u(){A(),await x(e,i?"close_room":"leave_seat")&&(Q(e.room),N("/"))}return l`
    <${S} class=${o?"leaving last":"leaving"}>
      <div role="group" aria-labelledby=${`${s}-title`}>
        <h2 id=${`${s}-title`}>${c}</h2>
        <p id=${`${s}-words`}>${m}</p>
        <div class="buttons" ref=${a}>
          <${k} kind="main" class="wide" aria-describedby=${`${s}-title ${s}-words`} onClick=${A}>${i?n("leaving-continue"):n("leave-no")}</>
          ${!o&&l`<${k} class="wide" onClick=${()=>N("/")}>${n("to-start")}</>`}
          <${k} kind=${o?"second":"quiet"} class=${o?"wide":""} onClick=${o?u:()=>r(!0)}>${n(i?"leaving-end":"leave-seat")}</>
        </div>
      </div>
    </>
  `}var De=["R","G","B","Y","S"],we={"Shift+ArrowUp":"n","Shift+ArrowRight":"e","Shift+ArrowDown":"s","Shift+ArrowLeft":"w"},Ge=["ArrowUp","ArrowRight","ArrowDown","ArrowLeft"];function Ae(e,t){let{session:o,api:r}=e,s=e.board.value,a=e.scene.value.robots??{},i=De.filter(u=>a[u]!==void 0);function c(u){e.choose(u);let d=a[u];!s||!d||(e.cursor.value=d,h(xe(t)?je(s,a,u):n("say-stands",{robot:u,cell:d})))}function m(u){let d=e.chosen.value,f=e.cursor.value;if(!s||!d||!f)return;let $=W(s,{...a,[d]:f},d,u);h(Ee(s,a,$,u,!0)),!$.refused&&(e.cursor.value=B($,s),document.activeElement?.closest("[role=grid]")&&r.focus())}w([...i.map(u=>({keys:[u.toLowerCase()],text:`key-choose-${u}`,run:()=>c(u)})),{keys:Object.keys(we),text:"key-slide-cursor",when:()=>xe(t)&&e.chosen.value!==null,run:({key:u})=>m(r.directionOnBoard(we[`Shift+${u}`]))},{keys:Ge,text:"key-read-board",when:()=>!e.inHand.value&&J(),run:()=>r.focus()},{keys:["l"],text:"key-read-rows",run:()=>h(Ie(t))},{keys:["p"],text:"key-read-robots",run:()=>h(Me(a))},{keys:["t"],text:"key-read-time",run:()=>h(t.until===null?le(t):ae(t,t.until-o.serverNow()))},{keys:["e"],text:"key-repeat",run:()=>h(U.value)}])}function xe(e){return e.phase==="showing"&&e.demonstration?.seat===e.you?e.mode==="alone"||e.options.landing_marks:e.options.spoken_slides}function je(e,t,o){let r=O.map(s=>Ee(e,t,W(e,t,o,s),s,!1));return[n("read-robot",{robot:o,cell:t[o]??""}),...r].join(" ")}function Ee(e,t,{robot:o,cells:r,heading:s,refused:a},i,c){let m={direction:i};if(a?.code==="move-blocked")return n("read-blocked",{...m,by:a.by==="wall"?Oe(e,r[0],i):L(a.by)});if(a)return n(`read-${a.code}`,m);let u=r[r.length-1],d=B({cells:r},e),f=e.targets.find(E=>E.cell===d),$=[f&&Y(f),Fe(e,{...t,[o]:d},u,s),c&&n("read-cells",{cells:r.length-1})];return n("read-slide",{...m,cell:d,facts:$.filter(Boolean).join(", ")})}function Fe(e,t,o,r){if(e.walls[o]&1<<O.indexOf(r))return Oe(e,o,r);let s={n:-e.width,e:1,s:e.width,w:-1}[r],a=Object.entries(t).find(([,i])=>P(i,e.width)===o+s)?.[0];return a?L(a):""}function Oe({width:e,height:t},o,r){let[s,a]=[o%e,Math.floor(o/e)];return{n:a===0,e:s===e-1,s:a===t-1,w:s===0}[r]?n("read-edge"):n("read-wall")}function Ie(e){return re(e).map(({seat:t,bid:o})=>n("read-row",{name:V(e,t.seat),chips:t.chips.length,bid:o?.moves??0})).join(" ")}function Me(e){return Object.entries(e).map(([o,r])=>n("say-stands",{robot:o,cell:r})).join(" ")}var G=6,Pe=5;function We(){return{guess:M({round:0,moves:null})}}function Le({table:e,view:t,lookout:{guess:o}}){let r=t.phase==="thinking"||t.phase==="bidding",s=e.session.code.value;return l`
    <${S} class="watch">
      ${r&&l`<${qe} view=${t} guess=${o} />`}
      <${Ke} table=${e} view=${t}>
        ${s&&l`<${ve} class="second to-tv" code=${s} />`}
      </>
    </>
  `}function qe({view:e,guess:t}){let[o,r]=b(v.least),s=t.value.round===e.round?t.value.moves:null,a=Array.from({length:G},(i,c)=>o+c);return l`
    <div class="guess">
      <p class="card-head"><b id="guess-title">${n("watch-guess")}</b> <span>${n("watch-guess-note")}</span></p>
      <div class="pad-keys" role="group" aria-labelledby="guess-title">
        ${a.map(i=>l`
            <button
              type="button" key=${i} class=${i===s?"key armed":"key"} aria-label=${n("move-count",{moves:i})} aria-pressed=${i===s}
              onClick=${()=>t.value={round:e.round,moves:i===s?null:i}}
            >${i}</button>
          `)}
        ${[Pe,G].map(i=>{let c=o+i>v.most?v.least:o+i;return l`
            <button
              type="button" key=${`further ${i}`} class=${i===G?"key next":"key next few"}
              aria-label=${n("bid-key-over",{moves:c})} onClick=${()=>r(c)}
            >${n("bid-over",{moves:c})}</button>
          `})}
      </div>
    </div>
  `}function Ke({table:e,view:t,children:o}){let[r,s]=b(!1),{session:a}=e,i=()=>x(a,"take_seat",{name:y.value});function c(m){m.preventDefault(),y.value&&i()}return t.allowed_commands.includes("take_seat")?r?l`
      <form class="seat-door" onSubmit=${c} novalidate>
        <${oe} label=${n("your-name")} name="name" autocomplete="nickname" maxlength=${q} value=${y.value} onInput=${ne} />
        <${k} kind="main" type="submit" disabled=${!y.value}>${n("sit-down")}</>
      </form>
    `:l`
    <div class="buttons">
      ${o}
      <${k} kind="main" onClick=${()=>y.value?i():s(!0)}>${t.phase==="result"?n("sit-down"):n("watch-take")}</>
    </div>
  `:l`<div class="buttons">${o}<p class="waits">${He(t)}</p></div>`}function He({mode:e,locked:t}){return e==="alone"?n("watch-alone"):t?n("refused-room-locked"):n("watch-full")}function no({session:e}){let t=e.view.value,o=ye(e);return Ae(o,t),ie(e),be(t.phase!=="finished"),se(e.room),ge(e,t.you!==null&&e.link.value!==""),l`
    <${Se} session=${e} view=${t} />
    ${t.phase==="finished"?l`<${pe} table=${o} view=${t} />`:l`<${Ye} table=${o} view=${t} />`}
  `}function Ye({table:e,view:t}){let{session:o}=e,r=t.you===null,s=F(We,[o]),a=s.guess.value.round===t.round?s.guess.value.moves:null,i=!r&&!o.rematch.value&&o.latest.value?.phase!=="finished",c=r?l`<${Le} table=${e} view=${t} lookout=${s} />`:void 0,m=i&&_.value?l`<${_e} session=${o} view=${t} />`:c;if(z({...Ue(t,o.roomName.value,r?o.presence.value?.watching??0:0),asks:i}),t.mode==="alone")return l`<${de} table=${e} view=${t} aside=${m} />`;if(t.pause)return l`<${fe} table=${e} view=${t} pause=${t.pause} aside=${m} />`;switch(t.phase){case"showing":return l`<${me} table=${e} view=${t} aside=${m} />`;case"result":return l`<${ue} table=${e} view=${t} guess=${a} aside=${m} />`;default:return l`<${ce} table=${e} view=${t} aside=${m} />`}}function Ue(e,t,o){if(e.mode==="alone"){let a=e.laid.length+(e.phase==="result"?0:1);return{screen:"game",room:n("alone"),title:n("play-alone"),facts:[n("chip-of",{chip:a,total:e.chips_total})]}}let r=e.chips_to_win===null?n("most-chips"):n("first-to",{chips:e.chips_to_win}),s=[n("chip-number",{round:e.round}),n("chips-left",{chips:e.chips_left})];return o>0&&s.push(n("watching",{count:o})),T(e)>0&&s.push(n("behind",{seconds:T(e)})),{screen:"game",room:t,title:t,facts:s,aside:r,series:Z(e)?ee(e):void 0}}export{no as a};
