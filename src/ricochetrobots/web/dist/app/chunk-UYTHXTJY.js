import{d as he,e as mt,f as ge}from"./chunk-WCTEIX6T.js";import{$ as Ut,Aa as Jt,Ba as Qt,Ea as te,J as K,Ja as ee,Kb as W,L as U,Lb as me,M as Wt,Mb as Mt,Nb as dt,O as qt,Oa as ne,Ob as $e,Pa as C,Pb as fe,Q as Vt,R as Tt,Ra as F,U as lt,Ua as T,W as G,Wa as oe,X as Yt,Xa as se,Y as jt,Ya as re,Za as ae,_ as M,b as S,c as b,cb as le,d as rt,e as Ct,ea as k,f as Gt,fa as R,g as Dt,ga as it,ha as Xt,ia as m,ib as ie,j as L,k as H,l as zt,m as a,ma as E,n as at,na as w,o as Ft,oa as O,pa as D,pb as ue,qa as ut,ra as _,rb as ce,sa as z,sb as Pt,ta as A,ua as ct,va as pt,wb as pe,y as o,ya as Zt,yb as X,zb as de}from"./chunk-663VM76T.js";var Et=6,ye=4,ke=2;function Qn(){return{guess:L({round:0,moves:null}),stream:L(!1)}}function to({table:e,view:t,lookout:{guess:n,stream:s}}){let r=t.phase==="thinking"||t.phase==="bidding",l=s.value,i=()=>{s.value=!s.value};return T([{keys:["Escape"],text:"key-stream-end",when:()=>s.value,run:i}]),b(()=>{if(l)return document.documentElement.dataset.stream="on",()=>delete document.documentElement.dataset.stream},[l]),l?a`<${m} kind="quiet" icon="close" class="stream-end" label=${o("watch-stream-end")} onClick=${i} />`:a`
    <${w} class="watch">
      ${r&&a`<${Fe} view=${t} guess=${n} />`}
      <${We} table=${e} view=${t}>
        <${m} class="stream-start" onClick=${i}>${o("watch-stream")}</>
      </>
    </>
  `}function Fe({view:e,guess:t}){let[n,s]=S(0),r=t.value.round===e.round?t.value.moves:null,l=ke+n*Et,i=Array.from({length:Et},(p,h)=>l+h),c=ke+(n+1)%ye*Et;return a`
    <div class="guess">
      <p class="card-head"><b id="guess-title">${o("watch-guess")}</b> <span>${o("watch-guess-note")}</span></p>
      <div class="pad-keys" role="group" aria-labelledby="guess-title">
        ${i.map(p=>a`
            <button
              type="button" key=${p} class=${p===r?"key armed":"key"} aria-label=${o("move-count",{moves:p})} aria-pressed=${p===r}
              onClick=${()=>t.value={round:e.round,moves:p===r?null:p}}
            >${p}</button>
          `)}
        <button type="button" class="key next" aria-label=${o("bid-key-over",{moves:c})} onClick=${()=>s((n+1)%ye)}>
          ${o("bid-over",{moves:c})}
        </button>
      </div>
    </div>
  `}function We({table:e,view:t,children:n}){let[s,r]=S(!1),{session:l}=e,i=()=>k(l,"take_seat",{name:X.value});function c(p){p.preventDefault(),X.value&&i()}return t.allowed_commands.includes("take_seat")?s?a`
      <form class="seat-door" onSubmit=${c} novalidate>
        <${pe} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${Ft} value=${X.value} onInput=${de} />
        <${m} kind="main" type="submit" disabled=${!X.value}>${o("sit-down")}</>
      </form>
    `:a`
    <div class="buttons">
      ${n}
      <${m} kind="main" onClick=${()=>X.value?i():r(!0)}>${t.phase==="result"?o("sit-down"):o("watch-take")}</>
    </div>
  `:a`<div class="buttons">${n}<p class="waits">${qe(t)}</p></div>`}function qe({mode:e,locked:t}){return e==="alone"?o("watch-alone"):t?o("refused-room-locked"):o("watch-full")}function $t({table:e,view:t}){let[n,s]=S(!1);if(t.mode==="alone"||!t.allowed_commands.includes("leave_seat"))return null;if(!n)return a`<p class="leave"><button type="button" class="link" onClick=${()=>s(!0)}>${o("leave-seat")}</button></p>`;let r=t.bids.some(({seat:l,state:i})=>l===t.you&&(i==="waiting"||i==="showing"));return a`
    <div class="leave" role="group" aria-label=${o("leave-sure")}>
      <p class="note">${o("leave-sure")} ${r&&o("leave-bid")}</p>
      <${m} onClick=${()=>s(!1)}>${o("leave-no")}</>
      <${m} onClick=${()=>k(e.session,"leave_seat")}>${o("leave-seat")}</>
    </div>
  `}function B({table:e,view:t}){return a`<${Ve} table=${e} view=${t} /><${ut} session=${e.session} view=${t} /><${$t} table=${e} view=${t} />`}function Ve({table:e,view:t}){return t.history.length===0?null:a`
    <details class="history">
      <summary><b>${o("history-title")}</b> <span class="note">${t.history.length}</span><${R} name="down" /></summary>
      <${xe} table=${e} view=${t} rounds=${t.history} />
    </details>
  `}function ve({table:e,view:t,most:n}){let[s,r]=S(!1),l=t.history.length-n;return a`
    <${xe} table=${e} view=${t} rounds=${s?t.history:t.history.slice(0,n)} />
    ${l>0&&a`
      <button type="button" class="more-rounds" aria-expanded=${s} onClick=${()=>r(!s)}>
        ${s?o("final-fewer"):o("final-more",{rounds:l})}<${R} name=${s?"up":"down"} />
      </button>
    `}
  `}function be(e,{outcome:t,seat:n}){return t==="taken"?z(e,n):o(`round-${t}`)}function xe({table:e,view:t,rounds:n}){let s=t.phase==="result"||t.phase==="finished",r=e.replay.playback.value?.of.round.round;return a`
    <ol class="rounds" aria-label=${o("final-rounds")}>
      ${n.map(l=>a`
          <li key=${l.round} class=${r===l.round?"round looked":"round"}>
            <span class="round-number">${l.round}</span>
            <${C} chip=${l.chip} size=${24} label=${M(l.chip)} />
            <b class="round-name" title=${be(t,l)}>${be(t,l)}</b>
            <span class="round-moves">${l.steps.length>0&&l.steps.length}</span>
            <span class="round-optimum">${l.optimum?.status==="solved"&&o("round-optimum",{moves:l.optimum.at_least})}</span>
            ${s&&a`<${Ye} table=${e} round=${l} />`}
          </li>
        `)}
    </ol>
  `}function Ye({table:e,round:t}){let[n]=W(t);return n?a`
    <button type="button" class="round-play" aria-label=${o("replay-round",{round:t.round})} onClick=${()=>e.playPath(n)}>
      <${R} name="play" />
    </button>
  `:a`<span class="round-play"></span>`}function q(e,t=!0,n=200){let[,s]=S(0);return b(()=>{if(!t)return;let r=setInterval(()=>s(l=>l+1),n);return()=>clearInterval(r)},[t,n]),e.serverNow()}function Se(e,t){let n=()=>Math.max(0,Math.ceil(t-e.serverNow())),[,s]=S(n);return b(()=>{let r=setInterval(()=>s(n()),200);return()=>clearInterval(r)},[t]),n()}var je=["think","bid","show","result"];function Z({view:e,title:t,step:n,timer:s,class:r="",children:l}){return a`
    <${O} class=${`phase ${r} at-${n}`}>
      <${D} focusOn=${`${e.number}.${e.round}.${n==="bid"?"think":n}.${e.demonstration?.seat}`}>${t}</>
      ${e.chip&&a`<${Ue} chip=${e.chip} />`}
      ${e.mode==="friends"&&a`<${Ot} step=${n} />`}
      <div class="phase-time">${s}</div>
      ${l}
    </>
  `}function ft({bids:e,chip:t,round:n}){return t?e.length>0?o("phase-bid"):o("find-a-way"):o("chip-number",{round:n})}function Ue({chip:e}){let t=o("phase-target",{robot:e.robot??"any",target:M(e),cell:e.cell});return a`
    <p class="chip-line">
      <span class="unseen">${t}</span>
      <span class="chip-signs" aria-hidden="true">
        ${e.robot?a`<${ne} robot=${e.robot} size=${30} />`:a`<b>${o("phase-any-robot")}</b>`}<${R} name="east" />
        <${C} chip=${e} size=${28} />
      </span>
      <span class="chip-words" aria-hidden="true"><b>${M(e)}</b> ${e.cell}</span>
    </p>
  `}function Ot({step:e}){return a`
    <ol class="steps" aria-label=${o("phase-steps")}>
      ${je.map(t=>a`<li key=${t} aria-current=${t===e?"step":void 0}>${o(`phase-step-${t}`)}</li>`)}
    </ol>
  `}var Xe=220,Ze=7;function Je({seats:e,bids:t}){let n=t.flatMap((r,l)=>{let i=e.find(c=>c.seat===r.seat);return i?[{seat:i,bid:r,order:l+1}]:[]}),s=e.filter(({seat:r,left:l,chips:i})=>!t.some(c=>c.seat===r)&&(!l||i.length>0));return[...n,...s.map(r=>({seat:r,bid:null,order:null}))]}function J({session:e,view:t,form:n="rows"}){let s=Je(t),r=Ct(null);sn(r,s.map(({seat:i})=>i.seat).join());let l=n==="rows"&&t.bids.length>0;return a`
    ${l&&a`<p class="rows-head"><span>${o("rows-order")}</span><span>${o("rows-bid")}</span></p>`}
    <ol class=${`rows ${n} ${s.length>=Ze?"many":""}`} aria-label=${l?o("rows-label-bids"):o("rows-label")} ref=${r}>
      ${s.map(i=>a`<${Qe} key=${i.seat.seat} session=${e} view=${t} row=${i} form=${n} />`)}
    </ol>
  `}function Qe({session:e,view:t,row:{seat:n,bid:s,order:r},form:l}){let i=n.seat===t.you,c=s?.state==="showing";return a`
    <li class=${`row ${i?"own":""} ${s?.state??""} ${n.left?"gone":""}`} data-seat=${n.seat}>
      ${l==="rows"&&t.bids.length>0&&a`<span class="row-order">${c?a`<i aria-hidden="true">▸</i>`:r}</span>`}
      <${it} name=${n.name} own=${i} />
      <b class="row-name" title=${n.name}>${z(t,n.seat)}</b>
      <${Xt} count=${n.chips.length} label=${o("chip-count",{chips:n.chips.length})} />
      ${n.passed&&(t.phase==="thinking"||t.phase==="bidding")&&a`<${tn} />`}
      <${nn} session=${e} view=${t} seat=${n} bid=${s} />
      ${l!=="strip"&&a`<span class="row-bid">${s?a`<strong>${s.moves}</strong>`:en(t,n)}</span>`}
    </li>
  `}function tn(){return a`<span class="row-passed"><${R} name="passed" size=${18} /><span class="unseen">${o("rows-passed")}</span></span>`}function en(e,{seat:t,plays:n,left:s}){return s||!n?"":e.bids.length>0||e.phase!=="thinking"?o("rows-none"):t===e.you?o("rows-own-none"):o("rows-thinking")}function nn({session:e,view:t,seat:n,bid:s}){let r=e.presence.value?.seats.find(p=>p.seat===n.seat),l=r?.connected===!1&&!n.left&&n.seat!==t.you,i=q(e,l),c=l?o("rows-away",{time:A(i-r.since)}):on(t,n,s);return c&&a`<span class="tag">${c}</span>`}function on(e,t,n){return n?.state==="showing"?o("rows-showing"):n?.failure&&e.result?.outcome!=="taken"?o(`rows-failed-${n.failure}`,{moves:n.moves}):e.phase==="result"?t.ready?o("rows-ready"):"":t.left?o("rows-left"):t.plays?n?.tie?o(`rows-${n.tie}`):n?.was?o("rows-was",{moves:n.was}):"":o("rows-next-chip")}function we(e){let t=e.bids.findIndex(({tie:i,state:c})=>i!==null&&c==="waiting");if(t<0||t+1>=e.bids.length)return"";let[n,s]=[e.bids[t],e.bids[t+1]],r=_(e,s.seat),l={..._(e,n.seat),other:r.name,otherYou:r.you,moves:n.moves};return o(`tie-${n.tie}`,l)}function sn(e,t){let n=Ct(new Map);rt(()=>{let s=new Map;for(let r of e.current?.querySelectorAll(".row")??[]){let l=r.dataset.seat??"",i=r.offsetTop-(e.current?.offsetTop??0);s.set(l,i);let c=(n.current.get(l)??i)-i;c&&!U()&&r.animate([{transform:`translateY(${c}px)`},{}],{duration:Xe,easing:"ease-out"})}n.current=s},[t])}function Yo({table:e,view:t,guess:n=null,aside:s}){let{result:r}=t;return r?a`
    <${E} class="result">
      <${rn} view=${t} result=${r} guess=${n} />
      <${nt} table=${e} view=${t} result=${r} />
      <${J} session=${e.session} view=${t} form=${r.outcome==="returned"&&t.bids.length>0?"rows":"strip"} />
      <${B} table=${e} view=${t} />
    </>
    ${!e.session.lingers.value&&s||a`<${w}><${Nt} table=${e} view=${t} /></>`}
  `:null}function rn({view:e,result:t,guess:n}){let s=t.outcome==="taken",r=s?o("phase-taken",_(e,t.seat)):o(`result-${t.reason??"nobody-succeeded"}`),l=s?o("result-shown",{bid:t.moves??0,moves:t.steps.length}):o("result-back");return a`
    <${O} class="result-head">
      <${C} chip=${t.chip} size=${56} />
      <div>
        <${D} focusOn=${`${e.number}.${e.round}.result`}>${r}</>
        <p class="note">${l} ${Rt(t)} ${n!==null&&o("result-guess",{moves:n})}</p>
        <${Ot} step="result" />
      </div>
    </>
  `}function Rt({optimum:e,steps:t}){if(!e)return o("optimum-looking");let n=he(e,t.length);return e.status==="solved"&&e.path===null?`${n} ${o("optimum-withheld")}`:n}function nt({table:e,view:t,result:n}){let s=e.replay.playback.value?.of.round.round??n.round,r=t.history.find(({round:l})=>l===s)??n;return a`
    <${ge} table=${e} paths=${W(r)} owner=${z(t,r.seat)} legend=${o("paths-title")}>
      ${(t.phase==="finished"||s!==n.round)&&a`<p class="path-round note">${o("replay-of",{round:s})}</p>`}
    </>
  `}function Nt({table:e,view:t}){let{session:n}=e,s=q(n,t.until!==null),r=n.lingers.value||t.allowed_commands.includes("say_ready"),l=!r&&t.seats.some(({seat:y,ready:P})=>y===t.you&&P),i=n.lingers.value,c=()=>i?n.goOn():k(n,"say_ready",{round:t.round});T([{keys:[" "],text:"key-ready",when:()=>r&&F.value===null,run:c}]);let p=t.until===null?"":A(t.until-s);if(!r)return a`<p class="waits">${l?o("result-waiting"):o("result-next-in")} ${p&&a`<b>${p}</b>`}</p>`;let h=i?o("result-last"):t.mode==="alone"?o("result-next"):o("result-ready");return a`
    <div class="buttons">
      <${m} kind="main" onClick=${c}>
        ${h}${p&&a` · <span class="steady">${p}</span>`} ${K.value.singleKeys&&a`<kbd>${o("key-space")}</kbd>`}
      </>
    </div>
  `}function ht({words:e}){return e.split(/<key>(.*?)<\/key>/).map((t,n)=>n%2?a`<kbd key=${n}>${t}</kbd>`:t)}var{least:Ce,most:_e}=at,Lt=13,an=1500,ln=[..."0123456789"];function gt({title:e,note:t,own:n,shut:s,closed:r=!1,sendText:l,rest:i,beside:c,onSend:p}){let[h,y]=S({digits:"",tapped:!1}),[P,I]=S(0);b(()=>{let u=h.digits!==""&&!h.tapped?setTimeout(()=>y({digits:"",tapped:!1}),an):void 0;return()=>clearTimeout(u)},[h]);let v=h.digits===""?null:Number(h.digits),{singleKeys:Q,oneTapBid:xt}=K.value;function tt($){let u=At($,n,s);if(u){G({words:u,urgent:!0});return}y({digits:"",tapped:!1}),I(0),p($)}function st($){let u=At($,n,s);u?G({words:u,urgent:!0}):xt||v===$?tt($):y({digits:String($),tapped:!0})}function St({key:$}){let u=h.tapped||h.digits.length>1?$:h.digits+$;y({digits:u==="0"?"":u,tapped:!1});let d=document.activeElement;d instanceof HTMLElement&&d.closest(".pad-keys")&&d.blur()}let Y=()=>F.value===null&&!r;T([{keys:ln,shown:"0–9",text:"key-bid",when:Y,run:St},{keys:["Enter"],text:"key-bid-send",when:()=>Y()&&v!==null,run:()=>v!==null&&tt(v)},{keys:["Backspace","Escape"],text:"key-bid-clear",when:()=>Y()&&v!==null,run:({key:$})=>y({digits:$==="Escape"?"":h.digits.slice(0,-1),tapped:!1})}]);let j=Ce+P*Lt,wt=Array.from({length:Math.min(Lt,_e+1-j)},($,u)=>j+u),N=j+Lt;return a`
    <div class="bidpad" inert=${r}>
      <div class="pad-head">
        <h2 id="pad-title">${e}</h2>
        ${P>0?a`<${m} kind="quiet" icon="back" class="pad-back" onClick=${()=>I(0)}>${o("bid-back")}</>`:a`<p class="pad-note">${t??(Q&&a`<${ht} words=${o("bid-type")} />`)}</p>`}
      </div>
      <div class="pad-keys" role="group" aria-labelledby="pad-title">
        ${wt.map($=>a`<${un} key=${$} moves=${$} own=${n} shut=${s} armed=${v===$} onTap=${st} />`)}
        ${N<=_e&&a`
          <button
            type="button" class=${n!==null&&N>=n?"key next over":"key next"} aria-label=${o("bid-key-over",{moves:N})}
            aria-disabled=${n!==null&&N>=n} onClick=${()=>n!==null&&N>=n?st(N):I(P+1)}
          >${o("bid-over",{moves:N})}</button>
        `}
      </div>
      <div class="pad-foot">
        ${v===null?i:a`<${m} kind="bid" onClick=${()=>tt(v)}>${l(v)} ${Q&&a`<kbd>${o("key-enter")}</kbd>`}</>`}
        ${c}
      </div>
    </div>
  `}function un({moves:e,own:t,shut:n,armed:s,onTap:r}){let l=t!==null&&e>t;return a`
    <button
      type="button" class=${`key ${l?"over":""} ${e===t?"standing":""} ${s?"armed":""}`}
      aria-label=${o("move-count",{moves:e})} aria-pressed=${s} aria-disabled=${n||At(e,t,!1)!==""}
      onClick=${()=>r(e)}
    >${e}</button>
  `}function At(e,t,n){return n?o("bid-shut"):e<Ce?o("refused-bid-too-small"):e===t?o("bid-same",{moves:e}):t!==null&&e>t?o("refused-bid-not-lower",{standing:t}):""}var cn=100,pn=1e3,Pe=10,dn="M9 8C9 26 16 32 22 39.4V40.6H26V39.4C32 32 39 26 39 8Z",mn="M9 72C9 54 16 48 22 40.6V39.4H26V40.6C32 48 39 54 39 72Z",$n="M9 8C9 26 16 31 22 40C16 49 9 54 9 72M39 8C39 26 32 31 26 40C32 49 39 54 39 72",[fn,ot,Bt]=[8,40,72];function yt({session:e,until:t,total:n}){let s=t!==null,r=U(),l=q(e,s,r?pn/4:cn);if(!s)return a`<div class="timer resting" role="img" aria-label=${o("timer-resting")}><${Te} share=${1} /></div>`;let i=Math.max(0,t-l),c=Math.min(1,(r?Math.ceil(i):i)/n),p=e.status.value==="lost";return a`
    <div class="timer" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(i)})}>
      <${Te} share=${c} running=${i>0} />
      <span class=${i<=Pe?"timer-number last":"timer-number"} aria-hidden="true">
        ${p&&a`<small>${o("timer-about")}</small>`}${A(i)}
      </span>
    </div>
  `}function Me({session:e,until:t}){let n=Se(e,t);return a`
    <div class="countdown" role="timer" aria-label=${o("timer-left",{seconds:n})}>
      <span class=${n<=Pe?"timer-number last":"timer-number"} aria-hidden="true">${A(n)}</span>
      <small aria-hidden="true">${o("timer-show")}</small>
    </div>
  `}function Te({share:e,running:t=!1}){let n=Dt(),s=ot-(ot-fn)*.82*e,r=Bt-(Bt-ot)*(.16+.66*(1-e));return a`
    <svg class="glass" viewBox="0 0 48 80" aria-hidden="true">
      <clipPath id=${`${n}-upper`}><path d=${dn} /></clipPath>
      <clipPath id=${`${n}-lower`}><path d=${mn} /></clipPath>
      <rect class="sand" clip-path=${`url(#${n}-upper)`} x="0" y=${s} width="48" height=${ot-s+1} />
      <rect class="sand" clip-path=${`url(#${n}-lower)`} x="0" y=${r} width="48" height=${Bt-r} />
      ${t&&e>0&&a`<line class="stream" x1="24" x2="24" y1=${ot-1} y2=${r+1} />`}
      <path class="glass-wall" d=${$n} />
      <path class="glass-cap" d="M4 5H44M4 75H44" />
    </svg>
  `}function Ee({table:e}){let t=e.trial.value;return t?a`<${hn} table=${e} moves=${t.length} />`:a`<${m} class="scratch-open" onClick=${e.startTrial}>${o("scratch-start")}</>`}function hn({table:e,moves:t}){let n=()=>F.value===null;return se(e),T([{keys:["u"],text:"key-undo",when:n,run:e.undoTrial},{keys:["U"],text:"key-restart",when:n,run:e.startTrial}]),b(()=>(document.documentElement.dataset.scratch="on",()=>delete document.documentElement.dataset.scratch),[]),a`
    <${O} class="scratch">
      <p class="card-head"><b>${o("scratch-title")}</b> <span>${o("scratch-count",{moves:t})}</span></p>
      <p class="note">${o("scratch-note")}</p>
      <div class="buttons">
        <${m} icon="undo" label=${o("undo")} disabled=${t===0} onClick=${e.undoTrial} />
        <${m} disabled=${t===0} onClick=${e.startTrial}>${o("scratch-reset")}</>
        <${m} onClick=${e.endTrial}>${o("scratch-end")}</>
      </div>
    </>
  `}function Hs({table:e,view:t,aside:n}){let{session:s}=e,r=t.phase==="bidding",l=a`<${yt} session=${s} until=${r?t.until:null} total=${t.timer_seconds} />`,i=t.bids.length>0;return a`
    <${E} class="thinking">
      <${Z} view=${t} title=${ft(t)} step=${i?"bid":"think"} timer=${l} class=${r?"running":""} />
      ${t.options.scratch_board&&a`<${Ee} table=${e} />`}
      <${J} session=${s} view=${t} form=${i?"rows":"thinking"} />
      <${gn} view=${t} />
      <${B} table=${e} view=${t} />
    </>
    ${n??a`<${w}><${yn} session=${s} view=${t} /></>`}
  `}function gn({view:e}){return e.bids.length>0?a`<p class="note">${we(e)}</p>`:a`<p class="note">${ct(e)} ${e.phase==="thinking"?o("think-first-bid"):o("think-glass-turned")}</p>`}function yn({session:e,view:t}){let n=t.bids.find(({seat:l})=>l===t.you)?.moves??null,s=a`<${kn} session=${e} view=${t} />`,r=t.seats.some(l=>l.seat===t.you&&l.plays);return!r||n===at.least?a`
      <p class="waits">${r?Oe(t)??o("bid-lowest"):o("bid-not-yet")}</p>
      ${s}
      <${It} session=${e} view=${t} />
    `:a`
    <${gt}
      key=${t.round} own=${n} shut=${e.status.value!=="connected"} closed=${!t.allowed_commands.includes("place_bid")}
      title=${n===null?o("bid-title"):o("bid-title-lower")} note=${n===null?void 0:o("bid-own",{moves:n})}
      sendText=${l=>o("bid-send",{moves:l})}
      rest=${a`<${bn} session=${e} view=${t} />`} beside=${s}
      onSend=${l=>k(e,"place_bid",{round:t.round,moves:l})}
    />
  `}function kn({session:e,view:t}){let n=t.allowed_commands.includes("pass"),s=()=>k(e,"pass",{round:t.round});if(T([{keys:["n"],text:"key-pass",when:()=>n&&F.value===null,run:s}]),!n)return null;let r=t.bids.length>0?o("pass-nothing-lower"):o("pass-no-way");return a`<${m} kind="quiet" class="pad-pass" onClick=${s}>${r} ${K.value.singleKeys&&a`<kbd>n</kbd>`}</>`}function Oe({seats:e,bids:t,you:n}){return e.some(({seat:s,passed:r})=>s===n&&r)?t.length>0?o("passed-nothing-lower"):o("passed-no-way"):null}function It({session:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`
    <p class="note">${o("put-back-why")}</p>
    <div class="buttons"><${m} kind="main" onClick=${()=>k(e,"put_chip_back",{round:t.round})}>${o("put-back")}</></div>
  `:null}function bn({session:e,view:t}){let n=t.phase==="thinking"&&t.until!==null,s=q(e,n),r=(t.until??0)-t.options.no_bid_seconds,l=t.bids.some(({seat:i})=>i===t.you);return t.may_start_timer&&t.allowed_commands.includes("start_timer")?a`<${m} kind="main" onClick=${()=>k(e,"start_timer",{round:t.round})}>${o("think-lapsed")}</>`:a`
    <p class="note pad-rule">
      <span>${Oe(t)??(l?"":o("bid-rule"))}</span>
      ${n&&a`<span class="pad-thinking">${o("bid-thinking",{time:A(s-r)})}</span>`}
    </p>
  `}var Re={replay:null,trial:null,ahead:[],chosen:null,open:!1},Ne={trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0};function kt(e,t,n){if(n.replay)return xn(n.replay,t);let s=Le(e.chip??e.result?.chip),r=e.phase==="result"||e.phase==="finished",l={...Ne,robots:e.robots,markers:e.markers,chip:s,taken:r};if(n.trial){let c=n.chosen??e.chip?.robot??"R";return Ht(l,t,{made:[],moves:n.trial,chosen:c,marked:!0})}if(e.phase!=="showing"||!e.demonstration)return{...l,selected:n.chosen};let i=ue(t,l.markers,e.demonstration.steps.map(({move:c})=>c)).slides;if(V(e)&&n.open){let c=n.chosen??i.at(-1)?.robot??null;return Ht(l,t,{made:i,moves:n.ahead,chosen:c,marked:vn(e)})}return n.ahead.length>0?Ht(l,t,{made:i,moves:n.ahead,chosen:n.chosen,marked:!1,shut:!0}):{...l,trail:{moves:i},selected:i.at(-1)?.robot??null}}function V(e){return e.phase==="showing"&&e.you!==null&&e.demonstration?.seat===e.you}function vn(e){return e.mode==="alone"||e.options.landing_marks}function Ht(e,t,{made:n,moves:s,chosen:r,marked:l,shut:i=!1}){let c=Mt({start:e.robots,slides:s},s.length,Ae(t)),p=l&&r?ce(t,c,r):[];return{...e,robots:c,trail:{moves:[...n,...s]},selected:r,landing:p,readOnly:i,cursorMode:i}}function xn({path:e,step:t,chip:n},s){let r=Mt(e,t,Ae(s));return{...Ne,robots:r,markers:e.start,chip:Le(n),taken:!0,trail:{moves:e.slides.slice(0,t)}}}function Le(e){return e?{cell:e.cell,robot:e.robot,symbol:e.symbol??"vortex"}:null}function Ae(e){return t=>Wt(t,e.width)}var Sn=3e3;function Be({table:e,view:t,aside:n}){let{demonstration:s}=t;if(!s)return null;let r=e.moves.value,l=V(t),i=s.moves,c={..._(t,s.seat),moves:i??0},{verdict:p,hands:h}=e.session,y=h.value||r.length>0,P=p.value?wn(p.value,t):i===null?o("phase-show-way",c):o(y?"phase-show":"phase-turn",c);return a`
    <${E} class="showing">
      <${Z} view=${t} title=${P} step="show" timer=${y&&t.until!==null&&a`<${Me} session=${e.session} until=${t.until} />`}>
        ${i!==null&&a`<${Cn} count=${Math.max(i,r.length)} made=${r.length} />`}
      </>
      <${O} class="so-far">
        <p class="card-head"><b>${o("moves-so-far")}</b> <span>${Tn(r,i)}</span></p>
        ${r.length>0&&a`<${ae} moves=${r} label=${o("moves-so-far")} now=${r.length} />`}
      </>
      ${t.mode==="friends"&&a`<${J} session=${e.session} view=${t} /><p class="note">${Pn(t)}</p>`}
      <${B} table=${e} view=${t} />
    </>
    ${l?a`<${w}><${Mn} table=${e} view=${t} /></>`:n??a`<${_n} table=${e} view=${t} />`}
  `}function wn(e,t){switch(e.type){case"chip_taken":return o("phase-taken",_(t,e.seat));case"chip_laid":return o("alone-found-title");case"demonstration_failed":return o(`verdict-${e.reason}`,{..._(t,e.seat),moves:t.demonstration?.moves??0})}}function _n({table:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`<${w}><${It} session=${e.session} view=${t} /></>`:null}function Cn({count:e,made:t}){return a`
    <div class="boxes" role="img" aria-label=${o("show-boxes",{made:t,moves:e})}>
      ${Array.from({length:e},(n,s)=>{let r=s<t?"done":s===t?"now":"";return a`<span key=${s} class=${`box ${r}`} aria-hidden="true">${s+1}</span>`})}
    </div>
  `}function Tn(e,t){let n=e.at(-1);if(!n)return o("show-none");let[s,r]=[...n],l={number:e.length,robot:Yt(s),direction:jt(r)};return t===null?o("show-last-open",l):o("show-last",{...l,moves:t})}function Pn(e){let t=e.bids.find(({state:r})=>r==="waiting"),{name:n,you:s}=_(e,t?.seat??null);return o("show-fail",{target:e.chip?M(e.chip):"",moves:e.demonstration?.moves??0,exact:e.exact?"yes":"no",next:t?s==="yes"?"you":"other":"nobody",name:n})}function Mn({table:e,view:t}){let{singleKeys:n}=K.value;T([{keys:["Tab"],text:"key-next-robot",when:()=>re()&&Ie(e)!==null,run:()=>En(e)}]);let[s,r]=S(!1),l=!e.inHand.value;b(()=>{let c=s?setTimeout(()=>r(!1),Sn):void 0;return()=>clearTimeout(c)},[s]);let i=a`
    <div class="sure" role="group" aria-label=${o("show-give-up-sure")}>
      <p class="note">${o("show-give-up-sure")}</p>
      <${m} kind="main" onClick=${()=>k(e.session,"give_up",{round:t.round})}>${o("show-give-up")}</>
    </div>
  `;return a`
    <${oe} table=${e} shut=${l} instead=${s&&!l&&i}>
      ${s?a`<${m} onClick=${()=>r(!1)}>${o("show-go-on")}</>`:a`<${m} disabled=${l} onClick=${()=>r(!0)}>${o("show-give-up")}</>`}
    </>
    <p class="note hand-note">
      <span class="for-touch">${o("show-swipe")}</span>
      ${n&&a`<span class="for-keys"><${ht} words=${o("show-keys",{fifth:"S"in t.robots?"yes":"no"})} /></span>`}
    </p>
  `}function Ie({scene:{value:{robots:e={},selected:t}}}){let n=Object.keys(e);return(t&&n[n.indexOf(t)+1])??null}function En(e){let t=Ie(e);t&&(e.choose(t),lt(o("say-stands",{robot:t,cell:e.scene.value.robots?.[t]??""})))}function wr({table:e,view:t,aside:n}){if(t.phase==="showing")return a`<${Be} table=${e} view=${t} aside=${n} />`;if(t.phase==="result")return a`<${On} table=${e} view=${t} aside=${n} />`;let{session:s}=e,r=a`<${yt} session=${s} until=${t.until} total=${t.timer_seconds} />`,l=i=>k(s,"claim_solution",{round:t.round,moves:i});return a`
    <${E} class="thinking">
      <${Z} view=${t} title=${ft(t)} step="think" timer=${r} class="running" />
      <${bt} view=${t} />
      <p class="note">${ct(t)} ${t.timer_run>1?o("alone-second-run"):o("alone-rule")}</p>
      <${B} table=${e} view=${t} />
    </>
    ${n??a`
      <${w}>
        <${gt}
          key=${t.round} own=${null} shut=${s.status.value!=="connected"} closed=${!t.allowed_commands.includes("claim_solution")} title=${o("bid-title")}
          sendText=${i=>o("alone-send",{moves:i})}
          rest=${a`<${m} kind="main" onClick=${()=>l(null)}>${o("alone-found")}</>`}
          onSend=${l}
        />
      </>
    `}
  `}function On({table:e,view:t,aside:n}){let{result:s}=t;if(!s)return null;let r=s.outcome==="face-up",l={bid:s.moves??0,moves:s.steps.length},i=r?s.moves===null?o("alone-shown",l):o("alone-shown-bid",l):o("alone-missed-line");return a`
    <${E} class="result">
      <${O} class="result-head">
        <${C} chip=${s.chip} size=${56} />
        <div>
          <${D} focusOn=${`${t.number}.${t.round}.result`}>${r?o("alone-found-title"):o("alone-missed-title")}</>
          <p class="note">${i} ${Rt(s)}</p>
        </div>
      </>
      <${nt} table=${e} view=${t} result=${s} />
      <${bt} view=${t} />
      <${B} table=${e} view=${t} />
    </>
    ${!e.session.lingers.value&&n||a`<${w}><${Nt} table=${e} view=${t} /></>`}
  `}function bt({view:e,head:t=!0}){let n=e.chips_total-e.laid.length,s=e.phase==="thinking"||e.phase==="showing";return a`
    <${O} class="places-card">
      ${t&&a`<p class="card-head"><b>${o("alone-score",pt(e))}</b> <span>${o("alone-wins",{needed:Math.floor(e.chips_total/2)+1})}</span></p>`}
      <ol class="places" aria-label=${o("alone-places",{total:e.chips_total})}>
        ${e.laid.map(([r,l],i)=>a`
            <li key=${i} class=${l?"place found":"place missed"}>
              <span class="unseen">${o("alone-place",{target:M(r),state:l?"found":"missed"})}</span>
              ${l?a`<${C} chip=${r} size=${38} />`:a`<${R} name="close" size=${16} />`}
            </li>
          `)}
        ${Array.from({length:n},(r,l)=>{let i=s&&l===0;return a`
            <li key=${e.laid.length+l} class=${i?"place now":"place"}>
              <span class="unseen">${i?o("alone-place-now"):o("alone-place-left")}</span>
            </li>
          `})}
      </ol>
    </>
  `}var Rn=5;function jr({table:e,view:t,room:n}){let s=t.mode==="alone",r=t.history.length,l=Math.max(1,Math.round(((t.ended_at??0)-(t.started_at??0))/60)),i=e.replay.playback.value,c=e.session.game.value;return le({screen:i?"game":"final",room:s?null:n,title:mt(t),facts:[o("round-count",{rounds:r}),o("minute-count",{minutes:l})]}),a`
    <${E} class="final">
      <div class="final-head">
        <div>
          <${D} class="hero" focusOn=${`${t.number}.end`}>${mt(t)}</>
          <p class="lead">${s?o("alone-score",pt(t)):An(t)}</p>
        </div>
        ${!s&&t.result?.outcome==="taken"&&a`<${C} chip=${t.result.chip} size=${64} />`}
      </div>
      ${!i&&a`<${Nn} table=${e} view=${t} />`}
      ${i&&a`<${nt} table=${e} view=${t} result=${i.of.round} /><p><${m} onClick=${e.replay.close}>${o("replay-close")}</></p>`}
      ${s?a`<${bt} view=${t} head=${!1} />`:a`<${In} view=${t} />`}
      <p class="rounds-head"><b>${o("final-rounds")}</b> <span class="note">${o("final-rounds-note")}</span></p>
      <${ve} table=${e} view=${t} most=${Rn} />
      <${ut} session=${e.session} view=${t} />
      <${$t} table=${e} view=${t} />
    </>
    <${w}>
      <div class="buttons">
        ${c!==null&&a`<${m} onClick=${()=>Hn(t,c)}>${o("final-share")}</>`}
        ${e.session.rematch.value?a`<${Ln} session=${e.session} />`:t.allowed_commands.includes("play_again")?a`
              <${m} onClick=${()=>He(e,!0)}>${o("final-new-board")}</>
              <${m} kind="main" onClick=${()=>He(e,!1)}>${o("final-again")}</>
            `:a`<${ie} class="button main" to="/">${o("to-start")}</>`}
      </div>
    </>
  `}function Nn({table:e,view:t}){let n=dt(t.history),[s]=n?W(n.round):[];if(!n||!s)return null;let r={..._(t,n.round.seat),round:n.round.round,moves:s.moves.length,gap:n.gap};return a`
    <p class="best-round">
      <span><b>${o("final-best",r)}</b> <span class="note">${n.gap>0?o("final-best-gap",r):o("final-best-shortest",r)}</span></span>
      <${m} icon="play" label=${o("final-best-play")} onClick=${()=>e.playPath(s)} />
    </p>
  `}async function He({session:e},t){!e.rematch.peek()&&await k(e,"play_again",{new_board:t})||e.rematch.peek()&&e.follow()}function Ln({session:e}){return b(()=>lt(o("rematch-open")),[]),a`<p class="note rematch">${o("rematch-open")}</p><${m} kind="main" onClick=${e.follow}>${o("rematch-join")}</>`}function An({winners:e,seats:t,history:n}){let s=t.find(({seat:r})=>r===e[0])?.chips.length??0;return o("final-summary",{chips:o("chip-count",{chips:s}),rounds:o("round-count",{rounds:n.length})})}function Bn({seats:e,winners:t}){let n=({seat:r,chips:l})=>l.length+(t.includes(r)?100:0),s=e.toSorted((r,l)=>n(l)-n(r));return s.map(r=>({seat:r,place:s.findIndex(l=>n(l)===n(r))+1}))}function In({view:e}){return a`
    <ol class="ranking" aria-label=${o("final-ranking")}>
      ${Bn(e).map(({seat:t,place:n})=>a`
          <li key=${t.seat} class="rank">
            <span class="row-order">${n}</span>
            <${it} name=${t.name} own=${t.seat===e.you} />
            <b class="row-name" title=${t.name}>${z(e,t.seat)}</b>
            <span class="rank-chips">${t.chips.map(s=>a`<${C} key=${s.cell} chip=${s} size=${28} label=${M(s)} />`)}</span>
            <strong class="rank-count">${t.chips.length}</strong>
          </li>
        `)}
    </ol>
  `}async function Hn(e,t){let n=te(`/games/${t}`),s=o("final-share-text",{result:mt({...e,you:null}),rounds:o("round-count",{rounds:e.history.length})}),r=await Zt(n,s);r==="copied"&&G({words:o("link-copied")}),r==="failed"&&G({words:o("final-share-failed",{link:n}),lasting:!0})}var vt=60,Kn=250;async function Ke(e,t,n,s){switch(t.kind){case"slide":return Kt(e,t.slide,n);case"fade":return e.fadeToMarkers();case"chip-up":{let r=kt(t.view,s,Re);return e.setView({...r,chip:null}),r.chip?e.turnChip(r.chip):void 0}case"chip-down":return e.turnChipDown();case"chip-flies":return Gn(t.chip,t.seat)}}async function Kt(e,t,n){Pt("slide",{ms:qt(t.cells.length-1)}),await e.animateMove(t,n),Pt("stop")}async function Gn(e,t){let n=document.querySelector(".board .turning"),s=n?.getBoundingClientRect(),r=document.querySelector(`[data-seat="${t}"] .chip-count`)?.getBoundingClientRect();if(!n||!s||!r||U())return;let l=document.createElement("div");l.className="chip-flight",l.innerHTML=Qt(Jt(e.robot,e.symbol??"vortex"),{size:vt}),document.body.append(l);let i=({x:p,y:h,width:y,height:P},I)=>({transform:`translate(${p+(y-vt)/2}px, ${h+(P-vt)/2}px) scale(${I})`});n.animate({opacity:[0,0]},Tt.flight+Kn),await l.animate([i(s,s.width/vt),i(r,.3)],{duration:Tt.flight,easing:"ease-in-out"}).finished.catch(()=>{}),l.remove()}function Dn(e,t){let n=fe(t),s=$e(n),r=L(null),l=L(null),i=L(null),c=L(null),p=L({showing:"",moves:[]}),h=H(()=>e.view.value?.demonstration?.steps.length??0),y=H(()=>{let u=e.view.value;return!u||p.value.showing!==Ge(u)?[]:p.value.moves.filter(({count:d})=>d>h.value)}),P=H(()=>{let u=e.view.value;if(s.playback.value)return{...s.playback.value,chip:s.playback.value.of.round.chip};let d=u?.phase==="finished"?dt(u.history)?.round:u?.phase==="result"?u.result:null,g=d&&W(d).find(({kind:x})=>x==="shown");if(!g||!r.value)return null;let f=me(g,r.value);return{path:f,step:f.slides.length,chip:g.round.chip}}),I=H(()=>{let u=e.latest.value;return e.hands.value&&u!==null&&V(u)}),v=H(()=>{let u=e.view.value;if(!u||!r.value)return{};let d=kt(u,r.value,{replay:P.value,trial:c.value,ahead:y.value.map(g=>g.slide),chosen:l.value,open:I.value});return i.value===null?d:{...d,cursor:i.value}}),Q=H(()=>v.value.readOnly===!1),xt=zt(()=>n.rest(v.value)),tt=e.enter({board:()=>r.peek(),play:(u,d,g)=>n.act(async f=>{await St(f,u,d),g()})}),st=e.onEvents(({events:u})=>{u.some(({event:d})=>zn.has(d.type))&&Y(),p.value={showing:p.peek().showing,moves:y.peek()}});async function St(u,d,g){d.kind==="chip-up"&&Y();let f=d.kind==="slide"&&p.peek().moves.find(({count:x,move:et})=>x===d.event.count&&et===d.event.move);f&&d.event.seat===e.view.peek()?.you?await f.landing:r.peek()&&await Ke(u,d,g,r.peek())}function Y(){s.close(),c.value=null,l.value=null}function j(u,d){let g=v.value.robots;if(!r.value||!g?.[u])return null;let f=Vt(r.value,g,u,d);return f.refused?(n.act(x=>x.shake(u,d)),G({words:Ut(u,d,f.refused),urgent:!0}),null):f}async function wt(u,d,g){let f=h.value+y.value.length+1,x=u.mode==="friends"?u.demonstration?.moves??1/0:1/0,et=f>x?null:j(d,g);if(!et)return;let _t=d+g,De=n.act(ze=>Kt(ze,et)).then(()=>N(f,_t));p.value={showing:Ge(u),moves:[...y.value,{count:f,move:_t,slide:et,landing:De,landed:!1}]},await k(e,"move_robot",{round:u.round,move:_t})||(p.value={showing:"",moves:[]})}function N(u,d){if(u<=(e.latest.peek()?.demonstration?.steps.length??0))return;let{showing:g,moves:f}=p.peek();p.value={showing:g,moves:f.map(x=>x.count===u&&x.move===d?{...x,landed:!0}:x)}}function $(u){r.value&&s.open(u,r.value)}return{api:t,session:e,replay:s,board:r,chosen:l,cursor:i,trial:c,scene:v,inHand:Q,moves:H(()=>[...(e.view.value?.demonstration?.steps??[]).map(({move:u})=>u),...y.value.filter(({landed:u})=>u).map(({move:u})=>u)]),choose(u){let d=e.view.value;d&&V(d)&&!I.value||d?.robots[u]!==void 0&&(l.value=u)},move(u,d){let g=e.view.value;if(!g||!Q.value)return;if(l.value=u,!c.value){wt(g,u,d);return}let f=j(u,d);f&&(n.act(x=>x.animateMove(f)),c.value=[...c.value,f])},startTrial:()=>{c.value=[]},undoTrial:()=>{c.value=c.value&&c.value.slice(0,-1)},endTrial:()=>{c.value=null},openPath:$,playPath(u){$(u),s.play()},leave(){xt(),st(),tt(),s.close()}}}function $a(e){let{api:t,data:n}=ee({onMove:(l,i)=>s.move(l,i),onSelect:l=>s.choose(l),onCursor:l=>{s.cursor.value=l}}),s=Gt(()=>Dn(e,t),[e]),r=n?.board===e.view.value?.board?n:null;return rt(()=>{s.board.value=r},[s,r]),b(()=>s.leave,[s]),s}var zn=new Set(["chip_turned","demonstration_started","demonstration_failed","chip_taken","chip_returned","chip_laid","match_ended"]);function Ge(e){return V(e)?`${e.number}.${e.round}.${e.demonstration?.seat}`:""}export{Qn as a,to as b,q as c,Je as d,Yo as e,V as f,Hs as g,Be as h,wr as i,jr as j,$a as k};
