//# allFunctionsCalledOnLoad
import{d as we,e as gt,f as xe}from"./chunk-3TWVHPTZ.js";import{$a as Et,B as Ut,C as Xt,Cb as Ot,Db as ye,E as Zt,Fa as ue,Fb as X,G as F,Gb as ke,I as j,Ja as ce,Ka as pe,M as s,Ma as de,N as ut,O as Jt,Rb as G,Sb as be,Tb as Rt,Ub as ht,V as Qt,Vb as ve,W as te,Wb as Se,Y as E,Z as ee,b as zt,bb as k,ca as ne,cb as ct,db as me,eb as $e,fb as pt,ga as N,gb as fe,ha as d,hb as he,ia as D,j as M,ja as se,k as _,ka as C,l as lt,lb as dt,m as Mt,ma as W,mb as mt,n as Gt,nb as P,o as Yt,ob as U,pa as T,pb as L,qa as oe,qb as B,r as A,ra as re,rb as $t,s as H,sa as ae,sb as ft,t as qt,ta as le,u as a,ua as O,va as w,vb as ge,w as it,wa as R,xa as z,y as Vt,z as jt,za as ie}from"./main.js";var Nt=6,Ve=5,_e=2,je=25;function is(){return{guess:A({round:0,moves:null}),stream:A(!1)}}function us({table:e,view:t,lookout:{guess:n,stream:o}}){let r=t.phase==="thinking"||t.phase==="bidding",l=o.value,i=()=>{o.value=!o.value};return T([{keys:["Escape"],text:"key-stream-end",when:()=>o.value,run:i}]),_(()=>{if(l)return document.documentElement.dataset.stream="on",()=>delete document.documentElement.dataset.stream},[l]),l?a`<${d} kind="quiet" icon="close" class="stream-end" label=${s("watch-stream-end")} onClick=${i} />`:a`
    <${w} class="watch">
      ${r&&a`<${Ue} view=${t} guess=${n} />`}
      <${Xe} table=${e} view=${t}>
        <${d} class="stream-start" onClick=${i}>${s("watch-stream")}</>
      </>
    </>
  `}function Ue({view:e,guess:t}){let[n,o]=M(_e),r=t.value.round===e.round?t.value.moves:null,l=Array.from({length:Nt},(i,u)=>n+u);return a`
    <div class="guess">
      <p class="card-head"><b id="guess-title">${s("watch-guess")}</b> <span>${s("watch-guess-note")}</span></p>
      <div class="pad-keys" role="group" aria-labelledby="guess-title">
        ${l.map(i=>a`
            <button
              type="button" key=${i} class=${i===r?"key armed":"key"} aria-label=${s("move-count",{moves:i})} aria-pressed=${i===r}
              onClick=${()=>t.value={round:e.round,moves:i===r?null:i}}
            >${i}</button>
          `)}
        ${[Ve,Nt].map(i=>{let u=n+i>je?_e:n+i;return a`
            <button
              type="button" key=${`further ${i}`} class=${i===Nt?"key next":"key next few"}
              aria-label=${s("bid-key-over",{moves:u})} onClick=${()=>o(u)}
            >${s("bid-over",{moves:u})}</button>
          `})}
      </div>
    </div>
  `}function Xe({table:e,view:t,children:n}){let[o,r]=M(!1),{session:l}=e,i=()=>k(l,"take_seat",{name:X.value});function u(m){m.preventDefault(),X.value&&i()}return t.allowed_commands.includes("take_seat")?o?a`
      <form class="seat-door" onSubmit=${u} novalidate>
        <${ye} label=${s("your-name")} name="name" autocomplete="nickname" maxlength=${Jt} value=${X.value} onInput=${ke} />
        <${d} kind="main" type="submit" disabled=${!X.value}>${s("sit-down")}</>
      </form>
    `:a`
    <div class="buttons">
      ${n}
      <${d} kind="main" onClick=${()=>X.value?i():r(!0)}>${t.phase==="result"?s("sit-down"):s("watch-take")}</>
    </div>
  `:a`<div class="buttons">${n}<p class="waits">${Ze(t)}</p></div>`}function Ze({mode:e,locked:t}){return e==="alone"?s("watch-alone"):t?s("refused-room-locked"):s("watch-full")}function yt({table:e,view:t}){let[n,o]=M(!1);if(t.mode==="alone"||!t.allowed_commands.includes("leave_seat"))return null;if(!n)return a`<p class="leave"><button type="button" class="link" onClick=${()=>o(!0)}>${s("leave-seat")}</button></p>`;let r=t.bids.some(({seat:l,state:i})=>l===t.you&&(i==="waiting"||i==="showing"));return a`
    <div class="leave" role="group" aria-label=${s("leave-sure")}>
      <p class="note">${s("leave-sure")} ${r&&s("leave-bid")}</p>
      <${d} onClick=${()=>o(!1)}>${s("leave-no")}</>
      <${d} onClick=${()=>k(e.session,"leave_seat")}>${s("leave-seat")}</>
    </div>
  `}function K({table:e,view:t}){return a`<${Je} table=${e} view=${t} /><${dt} session=${e.session} view=${t} /><${mt} session=${e.session} view=${t} /><${yt} table=${e} view=${t} />`}function Je({table:e,view:t}){return t.history.length===0?null:a`
    <details class="history">
      <summary><b>${s("history-title")}</b> <span class="note">${t.history.length}</span><${N} name="down" /></summary>
      <${Pe} table=${e} view=${t} rounds=${t.history} />
    </details>
  `}function Te({table:e,view:t,most:n}){let[o,r]=M(!1),l=t.history.length-n;return a`
    <${Pe} table=${e} view=${t} rounds=${o?t.history:t.history.slice(0,n)} />
    ${l>0&&a`
      <button type="button" class="more-rounds" aria-expanded=${o} onClick=${()=>r(!o)}>
        ${o?s("final-fewer"):s("final-more",{rounds:l})}<${N} name=${o?"up":"down"} />
      </button>
    `}
  `}function Ce(e,{outcome:t,seat:n}){return t==="taken"?L(e,n):s(`round-${t}`)}function Pe({table:e,view:t,rounds:n}){let o=t.phase==="result"||t.phase==="finished",r=e.replay.playback.value?.of.round.round;return a`
    <ol class="rounds" aria-label=${s("final-rounds")}>
      ${n.map(l=>a`
          <li key=${l.round} class=${r===l.round?"round looked":"round"}>
            <span class="round-number">${l.round}</span>
            <${C} chip=${l.chip} size=${24} label=${E(l.chip)} />
            <b class="round-name" title=${Ce(t,l)}>${Ce(t,l)}</b>
            <span class="round-moves">${l.steps.length>0&&l.steps.length}</span>
            <span class="round-optimum">${l.optimum?.status==="solved"&&s("round-optimum",{moves:l.optimum.at_least})}</span>
            ${o&&a`<${Qe} table=${e} round=${l} />`}
          </li>
        `)}
    </ol>
  `}function Qe({table:e,round:t}){let[n]=G(t);return n?a`
    <button type="button" class="round-play" aria-label=${s("replay-round",{round:t.round})} onClick=${()=>e.playPath(n)}>
      <${N} name="play" />
    </button>
  `:a`<span class="round-play"></span>`}var tn=["think","bid","show","result"];function Z({view:e,title:t,step:n,timer:o,class:r="",children:l}){return a`
    <${R} class=${`phase ${r} at-${n}`}>
      <${z} focusOn=${`${e.number}.${e.round}.${n==="bid"?"think":n}.${e.demonstration?.seat}`}>${t}</>
      ${e.chip&&a`<${en} chip=${e.chip} />`}
      ${e.mode==="friends"&&a`<${Lt} step=${n} />`}
      <div class="phase-time">${o}</div>
      ${l}
    </>
  `}function kt({bids:e,chip:t,round:n}){return t?e.length>0?s("phase-bid"):s("find-a-way"):s("chip-number",{round:n})}function en({chip:e}){let t=s("phase-target",{robot:e.robot??"any",target:E(e),cell:e.cell});return a`
    <p class="chip-line">
      <span class="unseen">${t}</span>
      <span class="chip-signs" aria-hidden="true">
        ${e.robot?a`<${se} robot=${e.robot} size=${30} />`:a`<b>${s("phase-any-robot")}</b>`}<${N} name="east" />
        <${C} chip=${e} size=${28} />
      </span>
      <span class="chip-words" aria-hidden="true"><b>${E(e)}</b> ${e.cell}</span>
    </p>
  `}function Lt({step:e}){return a`
    <ol class="steps" aria-label=${s("phase-steps")}>
      ${tn.map(t=>a`<li key=${t} aria-current=${t===e?"step":void 0}>${s(`phase-step-${t}`)}</li>`)}
    </ol>
  `}var nn=220,sn=7;function on({seats:e,bids:t}){let n=t.flatMap((r,l)=>{let i=e.find(u=>u.seat===r.seat);return i?[{seat:i,bid:r,order:l+1}]:[]}),o=e.filter(({seat:r,left:l,chips:i})=>!t.some(u=>u.seat===r)&&(!l||i.length>0));return[...n,...o.map(r=>({seat:r,bid:null,order:null}))]}function J({session:e,view:t,form:n="rows"}){let o=on(t),r=Mt(null);pn(r,o.map(({seat:i})=>i.seat).join());let l=n==="rows"&&t.bids.length>0;return a`
    ${l&&a`<p class="rows-head"><span>${s("rows-order")}</span><span>${s("rows-bid")}</span></p>`}
    <ol class=${`rows ${n} ${o.length>=sn?"many":""}`} aria-label=${l?s("rows-label-bids"):s("rows-label")} ref=${r}>
      ${o.map(i=>a`<${rn} key=${i.seat.seat} session=${e} view=${t} row=${i} form=${n} />`)}
    </ol>
  `}function rn({session:e,view:t,row:{seat:n,bid:o,order:r},form:l}){let i=n.seat===t.you,u=o?.state==="showing";return a`
    <li class=${`row ${i?"own":""} ${o?.state??""} ${n.left?"gone":""}`} data-seat=${n.seat}>
      ${l==="rows"&&t.bids.length>0&&a`<span class="row-order">${u?a`<i aria-hidden="true">▸</i>`:r}</span>`}
      <${ct} name=${U(n)} own=${i} />
      <b class="row-name" title=${U(n)}>${L(t,n.seat)}</b>
      <${me} count=${n.chips.length} label=${s("chip-count",{chips:n.chips.length})} />
      ${n.passed&&(t.phase==="thinking"||t.phase==="bidding")&&a`<${an} />`}
      <${un} session=${e} view=${t} seat=${n} bid=${o} />
      ${l!=="strip"&&a`<span class="row-bid">${o?a`<strong>${o.moves}</strong>`:ln(t,n)}</span>`}
    </li>
  `}function an(){return a`<span class="row-passed"><${N} name="passed" size=${18} /><span class="unseen">${s("rows-passed")}</span></span>`}function ln(e,{seat:t,plays:n,left:o}){return o||!n?"":e.bids.length>0||e.phase!=="thinking"?s("rows-none"):t===e.you?s("rows-own-none"):s("rows-thinking")}function un({session:e,view:t,seat:n,bid:o}){let r=e.presence.value?.seats.find(m=>m.seat===n.seat),l=r?.connected===!1&&!n.left&&n.seat!==t.you,i=he(e,l?r.since:null),u=i?s("rows-away",{time:B(i)}):cn(t,n,o);return u&&a`<span class="tag">${u}</span>`}function cn(e,t,n){return n?.state==="showing"?s("rows-showing"):n?.failure&&e.result?.outcome!=="taken"?s(`rows-failed-${n.failure}`,{moves:n.moves}):e.phase==="result"?t.ready?s("rows-ready"):"":t.left?s("rows-left"):t.plays?n?.tie?s(`rows-${n.tie}`):n?.was?s("rows-was",{moves:n.was}):"":s("rows-next-chip")}function Me(e){let t=e.bids.findIndex(({tie:i,state:u})=>i!==null&&u==="waiting");if(t<0||t+1>=e.bids.length)return"";let[n,o]=[e.bids[t],e.bids[t+1]],r=P(e,o.seat),l={...P(e,n.seat),other:r.name,otherYou:r.you,moves:n.moves};return s(`tie-${n.tie}`,l)}function pn(e,t){let n=Mt(new Map);lt(()=>{let o=new Map;for(let r of e.current?.querySelectorAll(".row")??[]){let l=r.dataset.seat??"",i=r.offsetTop-(e.current?.offsetTop??0);o.set(l,i);let u=(n.current.get(l)??i)-i;u&&!j()&&r.animate([{transform:`translateY(${u}px)`},{}],{duration:nn,easing:"ease-out"})}n.current=o},[t])}function to({table:e,view:t,guess:n=null,aside:o}){let{result:r}=t;return r?a`
    <${O} class="result">
      <${dn} view=${t} result=${r} guess=${n} />
      <${nt} table=${e} view=${t} result=${r} />
      <${J} session=${e.session} view=${t} form=${r.outcome==="returned"&&t.bids.length>0?"rows":"strip"} />
      <${K} table=${e} view=${t} />
    </>
    ${!e.session.lingers.value&&o||a`<${w}><${Bt} table=${e} view=${t} /></>`}
  `:null}function dn({view:e,result:t,guess:n}){let o=t.outcome==="taken",r=o?s("phase-taken",P(e,t.seat)):s(`result-${t.reason??"nobody-succeeded"}`),l=o?s("result-shown",{bid:t.moves??0,moves:t.steps.length}):s("result-back");return a`
    <${R} class="result-head">
      <${C} chip=${t.chip} size=${56} />
      <div>
        <${z} focusOn=${`${e.number}.${e.round}.result`}>${r}</>
        <p class="note">${l} ${At(t)} ${n!==null&&s("result-guess",{moves:n})}</p>
        <${Lt} step="result" />
      </div>
    </>
  `}function At({optimum:e,steps:t}){if(!e)return s("optimum-looking");let n=we(e,t.length);return e.status==="solved"&&e.path===null?`${n} ${s("optimum-withheld")}`:n}function nt({table:e,view:t,result:n}){let o=e.replay.playback.value?.of.round.round??n.round,r=t.history.find(({round:l})=>l===o)??n;return a`
    <${xe} table=${e} paths=${G(r)} owner=${L(t,r.seat)} legend=${s("paths-title")}>
      ${(t.phase==="finished"||o!==n.round)&&a`<p class="path-round note">${s("replay-of",{round:o})}</p>`}
    </>
  `}function Bt({table:e,view:t}){let{session:n}=e,o=pt(n,t.until),r=n.lingers.value||t.allowed_commands.includes("say_ready"),l=!r&&t.seats.some(({seat:y,ready:x})=>y===t.you&&x),i=n.lingers.value,u=()=>i?n.goOn():k(n,"say_ready",{round:t.round});T([{keys:[" "],text:"key-ready",when:()=>r&&W.value===null,run:u}]);let m=t.until===null?"":B(o);if(!r)return a`<p class="waits">${l?s("result-waiting"):s("result-next-in")} ${m&&a`<b>${m}</b>`}</p>`;let g=i?s("result-last"):t.mode==="alone"?s("result-next"):s("result-ready");return a`
    <div class="buttons">
      <${d} kind="main" onClick=${u}>
        ${g}${m&&a` · <span class="steady">${m}</span>`} ${F.value.singleKeys&&a`<kbd>${s("key-space")}</kbd>`}
      </>
    </div>
  `}function bt({words:e}){return e.split(/<key>(.*?)<\/key>/).map((t,n)=>n%2?a`<kbd key=${n}>${t}</kbd>`:t)}var{least:st,most:Ee}=ut,Kt=13,mn=11,$n=1500,fn=[..."0123456789"];function vt({title:e,note:t,own:n,shut:o,closed:r=!1,sendText:l,rest:i,beside:u,onSend:m}){let[g,y]=M({digits:"",tapped:!1}),[x,I]=M(st);_(()=>{let v=g.digits!==""&&!g.tapped?setTimeout(()=>y({digits:"",tapped:!1}),$n):void 0;return()=>clearTimeout(v)},[g]);let b=g.digits===""?null:Number(g.digits),{singleKeys:Q,oneTapBid:Ct}=F.value;function tt($){let v=It($,n,o);if(v){D({words:v,urgent:!0});return}y({digits:"",tapped:!1}),I(st),m($)}function rt($){let v=It($,n,o);v?D({words:v,urgent:!0}):Ct||b===$?tt($):y({digits:String($),tapped:!0})}function Tt({key:$}){let v=g.tapped||g.digits.length>1?$:g.digits+$;y({digits:v==="0"?"":v,tapped:!1});let V=document.activeElement;V instanceof HTMLElement&&V.closest(".pad-keys")&&V.blur()}let q=()=>W.value===null&&!r;T([{keys:fn,shown:"0–9",text:"key-bid",when:q,run:Tt},{keys:["Enter"],text:"key-bid-send",when:()=>q()&&b!==null,run:()=>b!==null&&tt(b)},{keys:["Backspace","Escape"],text:"key-bid-clear",when:()=>q()&&b!==null,run:({key:$})=>y({digits:$==="Escape"?"":g.digits.slice(0,-1),tapped:!1})}]);let at=Array.from({length:Math.min(Kt,Ee+1-x)},($,v)=>x+v);return a`
    <div class="bidpad" inert=${r}>
      <div class="pad-head">
        <h2 id="pad-title">${e}</h2>
        ${x>st?a`<${d} kind="quiet" icon="back" class="pad-back" onClick=${()=>I(st)}>${s("bid-back")}</>`:a`<p class="pad-note">${t??(Q&&a`<${bt} words=${s("bid-type")} />`)}</p>`}
      </div>
      <div class="pad-keys" role="group" aria-labelledby="pad-title">
        ${at.map($=>a`<${hn} key=${$} moves=${$} own=${n} shut=${o} armed=${b===$} onTap=${rt} />`)}
        ${[mn,Kt].map($=>a`<${gn} key=${`further ${$}`} moves=${x+$} own=${n} class=${$===Kt?"next":"next few"} onTap=${rt} onTurn=${I} />`)}
      </div>
      <div class="pad-foot">
        ${b===null?i:a`<${d} kind="bid" onClick=${()=>tt(b)}>${l(b)} ${Q&&a`<kbd>${s("key-enter")}</kbd>`}</>`}
        ${u}
      </div>
    </div>
  `}function hn({moves:e,own:t,shut:n,armed:o,onTap:r}){let l=t!==null&&e>t;return a`
    <button
      type="button" class=${`key ${l?"over":""} ${e===t?"standing":""} ${o?"armed":""}`}
      aria-label=${s("move-count",{moves:e})} aria-pressed=${o} aria-disabled=${n||It(e,t,!1)!==""}
      onClick=${()=>r(e)}
    >${e}</button>
  `}function gn({moves:e,own:t,class:n,onTap:o,onTurn:r}){if(e>Ee)return null;let l=t!==null&&e>=t;return a`
    <button
      type="button" class=${`key ${n} ${l?"over":""}`} aria-label=${s("bid-key-over",{moves:e})}
      aria-disabled=${l} onClick=${()=>l?o(e):r(e)}
    >${s("bid-over",{moves:e})}</button>
  `}function It(e,t,n){return n?s("bid-shut"):e<st?s("refused-bid-too-small"):e===t?s("bid-same",{moves:e}):t!==null&&e>t?s("refused-bid-not-lower",{standing:t}):""}var yn=100,kn=1e3,Re=10,bn="M9 8C9 26 16 32 22 39.4V40.6H26V39.4C32 32 39 26 39 8Z",vn="M9 72C9 54 16 48 22 40.6V39.4H26V40.6C32 48 39 54 39 72Z",Sn="M9 8C9 26 16 31 22 40C16 49 9 54 9 72M39 8C39 26 32 31 26 40C32 49 39 54 39 72",[wn,ot,Ht]=[8,40,72];function St({session:e,until:t,total:n}){let o=t!==null,r=j(),l=$e(e,o,r?kn/4:yn);if(!o)return a`<div class="timer resting" role="img" aria-label=${s("timer-resting")}><${Oe} share=${1} /></div>`;let i=Math.max(0,t-l),u=Math.min(1,(r?Math.ceil(i):i)/n),m=e.status.value==="lost";return a`
    <div class="timer" role="timer" aria-label=${s("timer-left",{seconds:Math.ceil(i)})}>
      <${Oe} share=${u} running=${i>0} />
      <span class=${i<=Re?"timer-number last":"timer-number"} aria-hidden="true">
        ${m&&a`<small>${s("timer-about")}</small>`}${B(i)}
      </span>
    </div>
  `}function Ne({session:e,until:t}){let n=pt(e,t);return a`
    <div class="countdown" role="timer" aria-label=${s("timer-left",{seconds:n})}>
      <span class=${n<=Re?"timer-number last":"timer-number"} aria-hidden="true">${B(n)}</span>
      <small aria-hidden="true">${s("timer-show")}</small>
    </div>
  `}function Oe({share:e,running:t=!1}){let n=Yt(),o=ot-(ot-wn)*.82*e,r=Ht-(Ht-ot)*(.16+.66*(1-e));return a`
    <svg class="glass" viewBox="0 0 48 80" aria-hidden="true">
      <clipPath id=${`${n}-upper`}><path d=${bn} /></clipPath>
      <clipPath id=${`${n}-lower`}><path d=${vn} /></clipPath>
      <rect class="sand" clip-path=${`url(#${n}-upper)`} x="0" y=${o} width="48" height=${ot-o+1} />
      <rect class="sand" clip-path=${`url(#${n}-lower)`} x="0" y=${r} width="48" height=${Ht-r} />
      ${t&&e>0&&a`<line class="stream" x1="24" x2="24" y1=${ot-1} y2=${r+1} />`}
      <path class="glass-wall" d=${Sn} />
      <path class="glass-cap" d="M4 5H44M4 75H44" />
    </svg>
  `}function Le({table:e}){let t=e.trial.value;return t?a`<${xn} table=${e} moves=${t.length} />`:a`<${d} class="scratch-open" onClick=${e.startTrial}>${s("scratch-start")}</>`}function xn({table:e,moves:t}){let n=()=>W.value===null;return re(e),T([{keys:["u"],text:"key-undo",when:n,run:e.undoTrial},{keys:["U"],text:"key-restart",when:n,run:e.startTrial}]),_(()=>(document.documentElement.dataset.scratch="on",()=>delete document.documentElement.dataset.scratch),[]),a`
    <${R} class="scratch">
      <p class="card-head"><b>${s("scratch-title")}</b> <span>${s("scratch-count",{moves:t})}</span></p>
      <p class="note">${s("scratch-note")}</p>
      <div class="buttons">
        <${d} icon="undo" label=${s("undo")} disabled=${t===0} onClick=${e.undoTrial} />
        <${d} disabled=${t===0} onClick=${e.startTrial}>${s("scratch-reset")}</>
        <${d} onClick=${e.endTrial}>${s("scratch-end")}</>
      </div>
    </>
  `}function qo({table:e,view:t,aside:n}){let{session:o}=e,r=t.phase==="bidding",l=a`<${St} session=${o} until=${r?t.until:null} total=${t.timer_seconds} />`,i=t.bids.length>0;return a`
    <${O} class="thinking">
      <${Z} view=${t} title=${kt(t)} step=${i?"bid":"think"} timer=${l} class=${r?"running":""}>
        ${i&&a`<${_n} view=${t} />`}
      </>
      ${t.options.scratch_board&&a`<${Le} table=${e} />`}
      <${J} session=${o} view=${t} form=${i?"rows":"thinking"} />
      <${Cn} view=${t} />
      <${K} table=${e} view=${t} />
    </>
    ${n??a`<${w}><${Tn} session=${o} view=${t} /></>`}
  `}function _n({view:e}){let[{seat:t,moves:n}]=e.bids,o=L(e,t);return a`<p class="phase-first" aria-hidden="true"><span class="row-name" title=${o}>${o}</span> <b>${n}</b></p>`}function Cn({view:e}){return e.bids.length>0?a`<p class="note">${Me(e)}</p>`:a`<p class="note">${$t(e)} ${e.phase==="thinking"?s("think-first-bid"):s("think-glass-turned")}</p>`}function Tn({session:e,view:t}){let n=t.bids.find(({seat:l})=>l===t.you)?.moves??null,o=a`<${Pn} session=${e} view=${t} />`,r=t.seats.some(l=>l.seat===t.you&&l.plays);return!r||n===ut.least?a`
      <p class="waits">${r?Ae(t)??s("bid-lowest"):s("bid-not-yet")}</p>
      ${o}
      <${Ft} session=${e} view=${t} />
    `:a`
    <${vt}
      key=${t.round} own=${n} shut=${e.status.value!=="connected"} closed=${!t.allowed_commands.includes("place_bid")}
      title=${n===null?s("bid-title"):s("bid-title-lower")} note=${n===null?void 0:s("bid-own",{moves:n})}
      sendText=${l=>s("bid-send",{moves:l})}
      rest=${a`<${Mn} session=${e} view=${t} />`} beside=${o}
      onSend=${l=>k(e,"place_bid",{round:t.round,moves:l})}
    />
  `}function Pn({session:e,view:t}){let n=t.allowed_commands.includes("pass"),o=()=>k(e,"pass",{round:t.round});if(T([{keys:["n"],text:"key-pass",when:()=>n&&W.value===null,run:o}]),!n)return null;let r=t.bids.length>0?s("pass-nothing-lower"):s("pass-no-way");return a`<${d} kind="quiet" class="pad-pass" onClick=${o}>${r} ${F.value.singleKeys&&a`<kbd>n</kbd>`}</>`}function Ae({seats:e,bids:t,you:n}){return e.some(({seat:o,passed:r})=>o===n&&r)?t.length>0?s("passed-nothing-lower"):s("passed-no-way"):null}function Ft({session:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`
    <p class="note">${s("put-back-why")}</p>
    <div class="buttons"><${d} kind="main" onClick=${()=>k(e,"put_chip_back",{round:t.round})}>${s("put-back")}</></div>
  `:null}function Mn({session:e,view:t}){let n=t.phase==="thinking"&&t.until!==null,o=fe(e,n?(t.until??0)-t.options.no_bid_seconds:null),r=t.bids.some(({seat:l})=>l===t.you);return t.may_start_timer&&t.allowed_commands.includes("start_timer")?a`<${d} kind="main" onClick=${()=>k(e,"start_timer",{round:t.round})}>${s("think-lapsed")}</>`:a`
    <p class="note pad-rule">
      <span>${Ae(t)??(r?"":s("bid-rule"))}</span>
      ${n&&a`<span class="pad-thinking">${s("bid-thinking",{time:B(o)})}</span>`}
    </p>
  `}var Be={replay:null,trial:null,ahead:[],chosen:null,open:!1},Ke={trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0};function wt(e,t,n){if(n.replay)return On(n.replay,t);let o=Ie(e.chip??e.result?.chip),r=e.phase==="result"||e.phase==="finished",l={...Ke,robots:e.robots,markers:e.markers,chip:o,taken:r};if(n.trial){let u=n.chosen??e.chip?.robot??"R";return Dt(l,t,{made:[],moves:n.trial,chosen:u,marked:!0})}if(e.phase!=="showing"||!e.demonstration)return{...l,selected:n.chosen};let i=ce(t,l.markers,e.demonstration.steps.map(({move:u})=>u)).slides;if(Y(e)&&n.open){let u=n.chosen??i.at(-1)?.robot??null;return Dt(l,t,{made:i,moves:n.ahead,chosen:u,marked:En(e)})}return n.ahead.length>0?Dt(l,t,{made:i,moves:n.ahead,chosen:n.chosen,marked:!1,shut:!0}):{...l,trail:{moves:i},selected:i.at(-1)?.robot??null}}function Y(e){return e.phase==="showing"&&e.you!==null&&e.demonstration?.seat===e.you}function En(e){return e.mode==="alone"||e.options.landing_marks}function Dt(e,t,{made:n,moves:o,chosen:r,marked:l,shut:i=!1}){let u=Rt({start:e.robots,slides:o},o.length,He(t)),m=l&&r?pe(t,u,r):[];return{...e,robots:u,trail:{moves:[...n,...o]},selected:r,landing:m,readOnly:i,cursorMode:i}}function On({path:e,step:t,chip:n},o){let r=Rt(e,t,He(o));return{...Ke,robots:r,markers:e.start,chip:Ie(n),taken:!0,trail:{moves:e.slides.slice(0,t)}}}function Ie(e){return e?{cell:e.cell,robot:e.robot,symbol:e.symbol??"vortex"}:null}function He(e){return t=>jt(t,e.width)}var Rn=3e3;function Fe({table:e,view:t,aside:n}){let{demonstration:o}=t;if(!o)return null;let r=e.moves.value,l=Y(t),i=o.moves,u={...P(t,o.seat),moves:i??0},{verdict:m,hands:g}=e.session,y=g.value||r.length>0,x=m.value?Nn(m.value,t):i===null?s("phase-show-way",u):s(y?"phase-show":"phase-turn",u);return a`
    <${O} class="showing">
      <${Z} view=${t} title=${x} step="show" timer=${y&&t.until!==null&&a`<${Ne} session=${e.session} until=${t.until} />`}>
        ${i!==null&&a`<${An} count=${Math.max(i,r.length)} made=${r.length} />`}
      </>
      <${R} class="so-far">
        <p class="card-head"><b>${s("moves-so-far")}</b> <span>${Bn(r,i)}</span></p>
        ${r.length>0&&a`<${le} moves=${r} label=${s("moves-so-far")} now=${r.length} />`}
      </>
      ${t.mode==="friends"&&a`<${J} session=${e.session} view=${t} /><p class="note">${Kn(t)}</p>`}
      <${K} table=${e} view=${t} />
    </>
    ${l?a`<${w}><${In} table=${e} view=${t} /></>`:n??a`<${Ln} table=${e} view=${t} />`}
  `}function Nn(e,t){switch(e.type){case"chip_taken":return s("phase-taken",P(t,e.seat));case"chip_laid":return s("alone-found-title");case"demonstration_failed":return s(`verdict-${e.reason}`,{...P(t,e.seat),moves:t.demonstration?.moves??0})}}function Ln({table:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`<${w}><${Ft} session=${e.session} view=${t} /></>`:null}function An({count:e,made:t}){return a`
    <div class="boxes" role="img" aria-label=${s("show-boxes",{made:t,moves:e})}>
      ${Array.from({length:e},(n,o)=>{let r=o<t?"done":o===t?"now":"";return a`<span key=${o} class=${`box ${r}`} aria-hidden="true">${o+1}</span>`})}
    </div>
  `}function Bn(e,t){let n=e.at(-1);if(!n)return s("show-none");let[o,r]=[...n],l={number:e.length,robot:Qt(o),direction:te(r)};return t===null?s("show-last-open",l):s("show-last",{...l,moves:t})}function Kn(e){let t=e.bids.find(({state:r})=>r==="waiting"),{name:n,you:o}=P(e,t?.seat??null);return s("show-fail",{target:e.chip?E(e.chip):"",moves:e.demonstration?.moves??0,exact:e.exact?"yes":"no",next:t?o==="yes"?"you":"other":"nobody",name:n})}function In({table:e,view:t}){let{singleKeys:n}=F.value;T([{keys:["Tab"],text:"key-next-robot",when:()=>ae()&&De(e)!==null,run:()=>Hn(e)}]);let[o,r]=M(!1),l=!e.inHand.value;_(()=>{let u=o?setTimeout(()=>r(!1),Rn):void 0;return()=>clearTimeout(u)},[o]);let i=a`
    <div class="sure" role="group" aria-label=${s("show-give-up-sure")}>
      <p class="note">${s("show-give-up-sure")}</p>
      <${d} kind="main" onClick=${()=>k(e.session,"give_up",{round:t.round})}>${s("show-give-up")}</>
    </div>
  `;return a`
    <${oe} table=${e} shut=${l} instead=${o&&!l&&i}>
      ${o?a`<${d} onClick=${()=>r(!1)}>${s("show-go-on")}</>`:a`<${d} disabled=${l} onClick=${()=>r(!0)}>${s("show-give-up")}</>`}
    </>
    <p class="note hand-note">
      <span class="for-touch">${s("show-swipe")}</span>
      ${n&&a`<span class="for-keys"><${bt} words=${s("show-keys",{fifth:"S"in t.robots?"yes":"no"})} /></span>`}
    </p>
  `}function De({scene:{value:{robots:e={},selected:t}}}){let n=Object.keys(e);return(t&&n[n.indexOf(t)+1])??null}function Hn(e){let t=De(e);t&&(e.choose(t),it(s("say-stands",{robot:t,cell:e.scene.value.robots?.[t]??""})))}function Rr({table:e,view:t,aside:n}){if(t.phase==="showing")return a`<${Fe} table=${e} view=${t} aside=${n} />`;if(t.phase==="result")return a`<${Fn} table=${e} view=${t} aside=${n} />`;let{session:o}=e,r=a`<${St} session=${o} until=${t.until} total=${t.timer_seconds} />`,l=i=>k(o,"claim_solution",{round:t.round,moves:i});return a`
    <${O} class="thinking">
      <${Z} view=${t} title=${kt(t)} step="think" timer=${r} class="running" />
      <${xt} view=${t} />
      <p class="note">${$t(t)} ${t.timer_run>1?s("alone-second-run"):s("alone-rule")}</p>
      <${K} table=${e} view=${t} />
    </>
    ${n??a`
      <${w}>
        <${vt}
          key=${t.round} own=${null} shut=${o.status.value!=="connected"} closed=${!t.allowed_commands.includes("claim_solution")} title=${s("bid-title")}
          sendText=${i=>s("alone-send",{moves:i})}
          rest=${a`<${d} kind="main" onClick=${()=>l(null)}>${s("alone-found")}</>`}
          onSend=${l}
        />
      </>
    `}
  `}function Fn({table:e,view:t,aside:n}){let{result:o}=t;if(!o)return null;let r=o.outcome==="face-up",l={bid:o.moves??0,moves:o.steps.length},i=r?o.moves===null?s("alone-shown",l):s("alone-shown-bid",l):s("alone-missed-line");return a`
    <${O} class="result">
      <${R} class="result-head">
        <${C} chip=${o.chip} size=${56} />
        <div>
          <${z} focusOn=${`${t.number}.${t.round}.result`}>${r?s("alone-found-title"):s("alone-missed-title")}</>
          <p class="note">${i} ${At(o)}</p>
        </div>
      </>
      <${nt} table=${e} view=${t} result=${o} />
      <${xt} view=${t} />
      <${K} table=${e} view=${t} />
    </>
    ${!e.session.lingers.value&&n||a`<${w}><${Bt} table=${e} view=${t} /></>`}
  `}function xt({view:e,head:t=!0}){let n=e.chips_total-e.laid.length,o=e.phase==="thinking"||e.phase==="showing";return a`
    <${R} class="places-card">
      ${t&&a`<p class="card-head"><b>${s("alone-score",ft(e))}</b> <span>${s("alone-wins",{needed:Math.floor(e.chips_total/2)+1})}</span></p>`}
      <ol class="places" aria-label=${s("alone-places",{total:e.chips_total})}>
        ${e.laid.map(([r,l],i)=>a`
            <li key=${i} class=${l?"place found":"place missed"}>
              <span class="unseen">${s("alone-place",{target:E(r),state:l?"found":"missed"})}</span>
              ${l?a`<${C} chip=${r} size=${38} />`:a`<${N} name="close" size=${16} />`}
            </li>
          `)}
        ${Array.from({length:n},(r,l)=>{let i=o&&l===0;return a`
            <li key=${e.laid.length+l} class=${i?"place now":"place"}>
              <span class="unseen">${i?s("alone-place-now"):s("alone-place-left")}</span>
            </li>
          `})}
      </ol>
    </>
  `}var Dn=5;function sa({table:e,view:t,room:n}){let o=t.mode==="alone",r=t.history.length,l=Math.max(1,Math.round(((t.ended_at??0)-(t.started_at??0))/60)),i=e.replay.playback.value,u=e.session.game.value;return ie({screen:i?"game":"final",room:o?null:n,title:gt(t),facts:[s("round-count",{rounds:r}),s("minute-count",{minutes:l})]}),a`
    <${O} class="final">
      <div class="final-head">
        <div>
          <${z} class="hero" focusOn=${`${t.number}.end`}>${gt(t)}</>
          <p class="lead">${o?s("alone-score",ft(t)):Gn(t)}</p>
        </div>
        ${!o&&t.result?.outcome==="taken"&&a`<${C} chip=${t.result.chip} size=${64} />`}
      </div>
      ${!i&&a`<${Wn} table=${e} view=${t} />`}
      ${i&&a`<${nt} table=${e} view=${t} result=${i.of.round} /><p><${d} onClick=${e.replay.close}>${s("replay-close")}</></p>`}
      ${o?a`<${xt} view=${t} head=${!1} />`:a`<${qn} view=${t} />`}
      <p class="rounds-head"><b>${s("final-rounds")}</b> <span class="note">${s("final-rounds-note")}</span></p>
      <${Te} table=${e} view=${t} most=${Dn} />
      <${dt} session=${e.session} view=${t} />
      <${mt} session=${e.session} view=${t} />
      <${yt} table=${e} view=${t} />
    </>
    <${w}>
      <div class="buttons">
        ${u!==null&&a`<${d} onClick=${()=>Vn(t,u)}>${s("final-share")}</>`}
        ${e.session.rematch.value?a`<${zn} session=${e.session} />`:t.allowed_commands.includes("play_again")?a`
              <${d} onClick=${()=>We(e,!0)}>${s("final-new-board")}</>
              <${d} kind="main" onClick=${()=>We(e,!1)}>${s("final-again")}</>
            `:a`<${ue} class="button main" to="/">${s("to-start")}</>`}
      </div>
    </>
  `}function Wn({table:e,view:t}){let n=ht(t.history),[o]=n?G(n.round):[];if(!n||!o)return null;let r={...P(t,n.round.seat),round:n.round.round,moves:o.moves.length,gap:n.gap};return a`
    <p class="best-round">
      <span><b>${s("final-best",r)}</b> <span class="note">${n.gap>0?s("final-best-gap",r):s("final-best-shortest",r)}</span></span>
      <${d} icon="play" label=${s("final-best-play")} onClick=${()=>e.playPath(o)} />
    </p>
  `}async function We({session:e},t){!e.rematch.peek()&&await k(e,"play_again",{new_board:t})||e.rematch.peek()&&e.follow()}function zn({session:e}){return _(()=>it(s("rematch-open")),[]),a`<p class="note rematch">${s("rematch-open")}</p><${d} kind="main" onClick=${e.follow}>${s("rematch-join")}</>`}function Gn({winners:e,seats:t,history:n}){let o=t.find(({seat:r})=>r===e[0])?.chips.length??0;return s("final-summary",{chips:s("chip-count",{chips:o}),rounds:s("round-count",{rounds:n.length})})}function Yn({seats:e,winners:t}){let n=({seat:r,chips:l})=>l.length+(t.includes(r)?100:0),o=e.toSorted((r,l)=>n(l)-n(r));return o.map(r=>({seat:r,place:o.findIndex(l=>n(l)===n(r))+1}))}function qn({view:e}){return a`
    <ol class="ranking" aria-label=${s("final-ranking")}>
      ${Yn(e).map(({seat:t,place:n})=>a`
          <li key=${t.seat} class="rank">
            <span class="row-order">${n}</span>
            <${ct} name=${U(t)} own=${t.seat===e.you} />
            <b class="row-name" title=${U(t)}>${L(e,t.seat)}</b>
            <span class="rank-chips">${t.chips.map(o=>a`<${C} key=${o.cell} chip=${o} size=${28} label=${E(o)} />`)}</span>
            <strong class="rank-count">${t.chips.length}</strong>
          </li>
        `)}
    </ol>
  `}async function Vn(e,t){let n=zt(`/games/${t}`),o=s("final-share-text",{result:gt({...e,you:null}),rounds:s("round-count",{rounds:e.history.length})}),r=await ge(n,o);r==="copied"&&D({words:s("link-copied")}),r==="failed"&&D({words:s("final-share-failed",{link:n}),lasting:!0})}var _t=60,jn=250;async function ze(e,t,n,o){switch(t.kind){case"slide":return Wt(e,t.slide,n);case"fade":return e.fadeToMarkers();case"chip-up":{let r=wt(t.view,o,Be);return e.setView({...r,chip:null}),r.chip?e.turnChip(r.chip):void 0}case"chip-down":return e.turnChipDown();case"chip-flies":return Un(t.chip,t.seat)}}async function Wt(e,t,n){Ot("slide",{ms:Vt(t.cells.length-1)}),await e.animateMove(t,n),Ot("stop")}async function Un(e,t){let n=document.querySelector(".board .turning"),o=n?.getBoundingClientRect(),r=document.querySelector(`[data-seat="${t}"] .chip-count`)?.getBoundingClientRect();if(!n||!o||!r||j())return;let l=document.createElement("div");l.className="chip-flight",l.innerHTML=Xt(Ut(e.robot,e.symbol??"vortex"),{size:_t}),document.body.append(l);let i=({x:m,y:g,width:y,height:x},I)=>({transform:`translate(${m+(y-_t)/2}px, ${g+(x-_t)/2}px) scale(${I})`});n.animate({opacity:[0,0]},Et.flight+jn),await l.animate([i(o,o.width/_t),i(r,.3)],{duration:Et.flight,easing:"ease-in-out"}).finished.catch(()=>{}),l.remove()}function Xn(e,t){let n=Se(t),o=ve(n),r=A(null),l=A(null),i=A(null),u=A(null),m=A({showing:"",moves:[]}),g=H(()=>e.view.value?.demonstration?.steps.length??0),y=H(()=>{let c=e.view.value;return!c||m.value.showing!==Ge(c)?[]:m.value.moves.filter(({count:p})=>p>g.value)}),x=H(()=>{let c=e.view.value;if(o.playback.value)return{...o.playback.value,chip:o.playback.value.of.round.chip};let p=c?.phase==="finished"?ht(c.history)?.round:c?.phase==="result"?c.result:null,h=p&&G(p).find(({kind:S})=>S==="shown");if(!h||!r.value)return null;let f=be(h,r.value);return{path:f,step:f.slides.length,chip:h.round.chip}}),I=H(()=>{let c=e.latest.value;return e.hands.value&&c!==null&&Y(c)}),b=H(()=>{let c=e.view.value;if(!c||!r.value)return{};let p=wt(c,r.value,{replay:x.value,trial:u.value,ahead:y.value.map(h=>h.slide),chosen:l.value,open:I.value});return i.value===null?p:{...p,cursor:i.value}}),Q=H(()=>b.value.readOnly===!1),Ct=qt(()=>n.rest(b.value)),tt=e.enter({board:()=>r.peek(),play:(c,p,h)=>n.act(async f=>{await Tt(f,c,p),h()})}),rt=e.onEvents(({events:c})=>{c.some(({event:p})=>Zn.has(p.type))&&q(),m.value={showing:m.peek().showing,moves:y.peek()}});async function Tt(c,p,h){p.kind==="chip-up"&&q();let f=p.kind==="slide"&&m.peek().moves.find(({count:S,move:et})=>S===p.event.count&&et===p.event.move);f&&p.event.seat===e.view.peek()?.you?await f.landing:r.peek()&&await ze(c,p,h,r.peek())}function q(){o.close(),u.value=null,l.value=null}function at(c,p){let h=b.value.robots;if(!r.value||!h?.[c])return null;let f=Zt(r.value,h,c,p);return f.refused?(n.act(S=>S.shake(c,p)),D({words:ee(c,p,f.refused),urgent:!0}),null):(de(),f)}async function $(c,p,h){let f=g.value+y.value.length+1,S=c.mode==="friends"?c.demonstration?.moves??1/0:1/0,et=f>S?null:at(p,h);if(!et)return;let Pt=p+h,Ye=n.act(qe=>Wt(qe,et)).then(()=>v(f,Pt));m.value={showing:Ge(c),moves:[...y.value,{count:f,move:Pt,slide:et,landing:Ye,landed:!1}]},await k(e,"move_robot",{round:c.round,move:Pt})||(m.value={showing:"",moves:[]})}function v(c,p){if(c<=(e.latest.peek()?.demonstration?.steps.length??0))return;let{showing:h,moves:f}=m.peek();m.value={showing:h,moves:f.map(S=>S.count===c&&S.move===p?{...S,landed:!0}:S)}}function V(c){r.value&&o.open(c,r.value)}return{api:t,session:e,replay:o,board:r,chosen:l,cursor:i,trial:u,scene:b,inHand:Q,moves:H(()=>[...(e.view.value?.demonstration?.steps??[]).map(({move:c})=>c),...y.value.filter(({landed:c})=>c).map(({move:c})=>c)]),choose(c){let p=e.view.value;p&&Y(p)&&!I.value||p?.robots[c]!==void 0&&(l.value=c)},move(c,p){let h=e.view.value;if(!h||!Q.value)return;if(l.value=c,!u.value){$(h,c,p);return}let f=at(c,p);f&&(n.act(S=>S.animateMove(f)),u.value=[...u.value,f])},startTrial:()=>{u.value=[]},undoTrial:()=>{u.value=u.value&&u.value.slice(0,-1)},endTrial:()=>{u.value=null},openPath:V,playPath(c){V(c),o.play()},leave(){Ct(),rt(),tt(),o.close()}}}function xa(e){let{api:t,data:n}=ne({onMove:(l,i)=>o.move(l,i),onSelect:l=>o.choose(l),onCursor:l=>{o.cursor.value=l}}),o=Gt(()=>Xn(e,t),[e]),r=n?.board===e.view.value?.board?n:null;return lt(()=>{o.board.value=r},[o,r]),_(()=>o.leave,[o]),o}var Zn=new Set(["chip_turned","demonstration_started","demonstration_failed","chip_taken","chip_returned","chip_laid","match_ended"]);function Ge(e){return Y(e)?`${e.number}.${e.round}.${e.demonstration?.seat}`:""}export{is as a,us as b,on as c,to as d,Y as e,qo as f,Fe as g,Rr as h,sa as i,xa as j};
