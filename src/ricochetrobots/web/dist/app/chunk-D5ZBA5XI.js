import{d as fe,e as dt,f as he}from"./chunk-G4ZSOTKZ.js";import{$ as D,D as o,Ea as te,Ja as ee,Jb as q,Ka as C,Kb as de,Lb as Pt,Ma as F,Mb as pt,Nb as me,O as G,Ob as $e,Pa as T,Q as U,R as Ft,Ra as ne,Sa as oe,T as Wt,Ta as se,Ua as re,V as qt,W as Ct,Xa as E,Ya as S,Z as lt,Za as O,_a as W,aa as Vt,b as w,ba as Yt,bb as ae,c as x,d as rt,da as M,e as _t,ea as jt,f as Ht,g as Gt,hb as le,j as A,ja as b,k as H,ka as it,l as Dt,la as Ut,m as a,ma as _,n as R,na as z,o as m,oa as L,ob as ie,pa as ut,qa as ct,qb as ue,rb as Tt,s as at,t as zt,ta as Xt,va as Zt,vb as ce,wa as Jt,xb as X,yb as pe,za as Qt}from"./chunk-MNU7QG5Z.js";var Mt=6,ge=4,ye=2;function Xn(){return{guess:A({round:0,moves:null}),stream:A(!1)}}function Zn({table:e,view:t,lookout:{guess:n,stream:s}}){let r=t.phase==="thinking"||t.phase==="bidding",l=s.value,i=()=>{s.value=!s.value};return T([{keys:["Escape"],text:"key-stream-end",when:()=>s.value,run:i}]),x(()=>{if(l)return document.documentElement.dataset.stream="on",()=>delete document.documentElement.dataset.stream},[l]),l?a`<${m} kind="quiet" icon="close" class="stream-end" label=${o("watch-stream-end")} onClick=${i} />`:a`
    <${S} class="watch">
      ${r&&a`<${De} view=${t} guess=${n} />`}
      <${ze} table=${e} view=${t}>
        <${m} class="stream-start" onClick=${i}>${o("watch-stream")}</>
      </>
    </>
  `}function De({view:e,guess:t}){let[n,s]=w(0),r=t.value.round===e.round?t.value.moves:null,l=ye+n*Mt,i=Array.from({length:Mt},(p,h)=>l+h),c=ye+(n+1)%ge*Mt;return a`
    <div class="guess">
      <p class="card-head"><b id="guess-title">${o("watch-guess")}</b> <span>${o("watch-guess-note")}</span></p>
      <div class="pad-keys" role="group" aria-labelledby="guess-title">
        ${i.map(p=>a`
            <button
              type="button" key=${p} class=${p===r?"key armed":"key"} aria-label=${o("move-count",{moves:p})} aria-pressed=${p===r}
              onClick=${()=>t.value={round:e.round,moves:p===r?null:p}}
            >${p}</button>
          `)}
        <button type="button" class="key next" aria-label=${o("bid-key-over",{moves:c})} onClick=${()=>s((n+1)%ge)}>
          ${o("bid-over",{moves:c})}
        </button>
      </div>
    </div>
  `}function ze({table:e,view:t,children:n}){let[s,r]=w(!1),{session:l}=e,i=()=>b(l,"take_seat",{name:X.value});function c(p){p.preventDefault(),X.value&&i()}return t.allowed_commands.includes("take_seat")?s?a`
      <form class="seat-door" onSubmit=${c} novalidate>
        <${ce} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${zt} value=${X.value} onInput=${pe} />
        <${m} kind="main" type="submit" disabled=${!X.value}>${o("sit-down")}</>
      </form>
    `:a`
    <div class="buttons">
      ${n}
      <${m} kind="main" onClick=${()=>X.value?i():r(!0)}>${t.phase==="result"?o("sit-down"):o("watch-take")}</>
    </div>
  `:a`<div class="buttons">${n}<p class="waits">${t.mode==="alone"?o("watch-alone"):o("watch-full")}</p></div>`}function mt({table:e,view:t}){let[n,s]=w(!1);if(t.mode==="alone"||!t.allowed_commands.includes("leave_seat"))return null;if(!n)return a`<p class="leave"><button type="button" class="link" onClick=${()=>s(!0)}>${o("leave-seat")}</button></p>`;let r=t.bids.some(({seat:l,state:i})=>l===t.you&&(i==="waiting"||i==="showing"));return a`
    <div class="leave" role="group" aria-label=${o("leave-sure")}>
      <p class="note">${o("leave-sure")} ${r&&o("leave-bid")}</p>
      <${m} onClick=${()=>s(!1)}>${o("leave-no")}</>
      <${m} onClick=${()=>b(e.session,"leave_seat")}>${o("leave-seat")}</>
    </div>
  `}function B({table:e,view:t}){return a`<${Fe} table=${e} view=${t} /><${mt} table=${e} view=${t} />`}function Fe({table:e,view:t}){return t.history.length===0?null:a`
    <details class="history">
      <summary><b>${o("history-title")}</b> <span class="note">${t.history.length}</span><${R} name="down" /></summary>
      <${ve} table=${e} view=${t} rounds=${t.history} />
    </details>
  `}function ke({table:e,view:t,most:n}){let[s,r]=w(!1),l=t.history.length-n;return a`
    <${ve} table=${e} view=${t} rounds=${s?t.history:t.history.slice(0,n)} />
    ${l>0&&a`
      <button type="button" class="more-rounds" aria-expanded=${s} onClick=${()=>r(!s)}>
        ${s?o("final-fewer"):o("final-more",{rounds:l})}<${R} name=${s?"up":"down"} />
      </button>
    `}
  `}function be(e,{outcome:t,seat:n}){return t==="taken"?z(e,n):o(`round-${t}`)}function ve({table:e,view:t,rounds:n}){let s=t.phase==="result"||t.phase==="finished",r=e.replay.playback.value?.of.round.round;return a`
    <ol class="rounds" aria-label=${o("final-rounds")}>
      ${n.map(l=>a`
          <li key=${l.round} class=${r===l.round?"round looked":"round"}>
            <span class="round-number">${l.round}</span>
            <${C} chip=${l.chip} size=${24} label=${M(l.chip)} />
            <b class="round-name" title=${be(t,l)}>${be(t,l)}</b>
            <span class="round-moves">${l.steps.length>0&&l.steps.length}</span>
            <span class="round-optimum">${l.optimum?.status==="solved"&&o("round-optimum",{moves:l.optimum.at_least})}</span>
            ${s&&a`<${We} table=${e} round=${l} />`}
          </li>
        `)}
    </ol>
  `}function We({table:e,round:t}){let[n]=q(t);return n?a`
    <button type="button" class="round-play" aria-label=${o("replay-round",{round:t.round})} onClick=${()=>e.playPath(n)}>
      <${R} name="play" />
    </button>
  `:a`<span class="round-play"></span>`}function I(e,t=!0,n=200){let[,s]=w(0);return x(()=>{if(!t)return;let r=setInterval(()=>s(l=>l+1),n);return()=>clearInterval(r)},[t,n]),e.serverNow()}var qe=["think","bid","show","result"];function Z({view:e,title:t,step:n,timer:s,class:r="",children:l}){return a`
    <${O} class=${`phase ${r} at-${n}`}>
      <${W} focusOn=${`${e.number}.${e.round}.${n==="bid"?"think":n}.${e.demonstration?.seat}`}>${t}</>
      ${e.chip&&a`<${Ve} chip=${e.chip} />`}
      ${e.mode==="friends"&&a`<${Et} step=${n} />`}
      <div class="phase-time">${s}</div>
      ${l}
    </>
  `}function $t({bids:e,chip:t,round:n}){return t?e.length>0?o("phase-bid"):o("find-a-way"):o("chip-number",{round:n})}function Ve({chip:e}){let t=o("phase-target",{robot:e.robot??"any",target:M(e),cell:e.cell});return a`
    <p class="chip-line">
      <span class="unseen">${t}</span>
      <span class="chip-signs" aria-hidden="true">
        ${e.robot?a`<${ee} robot=${e.robot} size=${30} />`:a`<b>${o("phase-any-robot")}</b>`}<${R} name="east" />
        <${C} chip=${e} size=${28} />
      </span>
      <span class="chip-words" aria-hidden="true"><b>${M(e)}</b> ${e.cell}</span>
    </p>
  `}function Et({step:e}){return a`
    <ol class="steps" aria-label=${o("phase-steps")}>
      ${qe.map(t=>a`<li key=${t} aria-current=${t===e?"step":void 0}>${o(`phase-step-${t}`)}</li>`)}
    </ol>
  `}var Ye=220,je=7;function Ue({seats:e,bids:t}){let n=t.flatMap((r,l)=>{let i=e.find(c=>c.seat===r.seat);return i?[{seat:i,bid:r,order:l+1}]:[]}),s=e.filter(({seat:r,left:l,chips:i})=>!t.some(c=>c.seat===r)&&(!l||i.length>0));return[...n,...s.map(r=>({seat:r,bid:null,order:null}))]}function J({session:e,view:t,form:n="rows"}){let s=Ue(t),r=_t(null);en(r,s.map(({seat:i})=>i.seat).join());let l=n==="rows"&&t.bids.length>0;return a`
    ${l&&a`<p class="rows-head"><span>${o("rows-order")}</span><span>${o("rows-bid")}</span></p>`}
    <ol class=${`rows ${n} ${s.length>=je?"many":""}`} aria-label=${l?o("rows-label-bids"):o("rows-label")} ref=${r}>
      ${s.map(i=>a`<${Xe} key=${i.seat.seat} session=${e} view=${t} row=${i} form=${n} />`)}
    </ol>
  `}function Xe({session:e,view:t,row:{seat:n,bid:s,order:r},form:l}){let i=n.seat===t.you,c=s?.state==="showing";return a`
    <li class=${`row ${i?"own":""} ${s?.state??""} ${n.left?"gone":""}`} data-seat=${n.seat}>
      ${l==="rows"&&t.bids.length>0&&a`<span class="row-order">${c?a`<i aria-hidden="true">▸</i>`:r}</span>`}
      <${it} name=${n.name} own=${i} />
      <b class="row-name" title=${n.name}>${z(t,n.seat)}</b>
      <${Ut} count=${n.chips.length} label=${o("chip-count",{chips:n.chips.length})} />
      ${n.passed&&(t.phase==="thinking"||t.phase==="bidding")&&a`<${Ze} />`}
      <${Qe} session=${e} view=${t} seat=${n} bid=${s} />
      ${l!=="strip"&&a`<span class="row-bid">${s?a`<strong>${s.moves}</strong>`:Je(t,n)}</span>`}
    </li>
  `}function Ze(){return a`<span class="row-passed"><${R} name="passed" size=${18} /><span class="unseen">${o("rows-passed")}</span></span>`}function Je(e,{seat:t,plays:n,left:s}){return s||!n?"":e.bids.length>0||e.phase!=="thinking"?o("rows-none"):t===e.you?o("rows-own-none"):o("rows-thinking")}function Qe({session:e,view:t,seat:n,bid:s}){let r=e.presence.value?.seats.find(p=>p.seat===n.seat),l=r?.connected===!1&&!n.left&&n.seat!==t.you,i=I(e,l),c=l?o("rows-away",{time:L(i-r.since)}):tn(t,n,s);return c&&a`<span class="tag">${c}</span>`}function tn(e,t,n){return n?.state==="showing"?o("rows-showing"):n?.failure&&e.result?.outcome!=="taken"?o(`rows-failed-${n.failure}`,{moves:n.moves}):e.phase==="result"?t.ready?o("rows-ready"):"":t.left?o("rows-left"):t.plays?n?.tie?o(`rows-${n.tie}`):n?.was?o("rows-was",{moves:n.was}):"":o("rows-next-chip")}function xe(e){let t=e.bids.findIndex(({tie:i,state:c})=>i!==null&&c==="waiting");if(t<0||t+1>=e.bids.length)return"";let[n,s]=[e.bids[t],e.bids[t+1]],r=_(e,s.seat),l={..._(e,n.seat),other:r.name,otherYou:r.you,moves:n.moves};return o(`tie-${n.tie}`,l)}function en(e,t){let n=_t(new Map);rt(()=>{let s=new Map;for(let r of e.current?.querySelectorAll(".row")??[]){let l=r.dataset.seat??"",i=r.offsetTop-(e.current?.offsetTop??0);s.set(l,i);let c=(n.current.get(l)??i)-i;c&&!U()&&r.animate([{transform:`translateY(${c}px)`},{}],{duration:Ye,easing:"ease-out"})}n.current=s},[t])}function Fo({table:e,view:t,guess:n=null,aside:s}){let{result:r}=t;return r?a`
    <${E} class="result">
      <${nn} view=${t} result=${r} guess=${n} />
      <${nt} table=${e} view=${t} result=${r} />
      <${J} session=${e.session} view=${t} form=${r.outcome==="returned"&&t.bids.length>0?"rows":"strip"} />
      <${B} table=${e} view=${t} />
    </>
    ${!e.session.lingers.value&&s||a`<${S}><${Rt} table=${e} view=${t} /></>`}
  `:null}function nn({view:e,result:t,guess:n}){let s=t.outcome==="taken",r=s?o("phase-taken",_(e,t.seat)):o(`result-${t.reason??"nobody-succeeded"}`),l=s?o("result-shown",{bid:t.moves??0,moves:t.steps.length}):o("result-back");return a`
    <${O} class="result-head">
      <${C} chip=${t.chip} size=${56} />
      <div>
        <${W} focusOn=${`${e.number}.${e.round}.result`}>${r}</>
        <p class="note">${l} ${Ot(t)} ${n!==null&&o("result-guess",{moves:n})}</p>
        <${Et} step="result" />
      </div>
    </>
  `}function Ot({optimum:e,steps:t}){if(!e)return o("optimum-looking");let n=fe(e,t.length);return e.status==="solved"&&e.path===null?`${n} ${o("optimum-withheld")}`:n}function nt({table:e,view:t,result:n}){let s=e.replay.playback.value?.of.round.round??n.round,r=t.history.find(({round:l})=>l===s)??n;return a`
    <${he} table=${e} paths=${q(r)} owner=${z(t,r.seat)} legend=${o("paths-title")}>
      ${(t.phase==="finished"||s!==n.round)&&a`<p class="path-round note">${o("replay-of",{round:s})}</p>`}
    </>
  `}function Rt({table:e,view:t}){let{session:n}=e,s=I(n,t.until!==null),r=n.lingers.value||t.allowed_commands.includes("say_ready"),l=!r&&t.seats.some(({seat:y,ready:P})=>y===t.you&&P),i=n.lingers.value,c=()=>i?n.goOn():b(n,"say_ready",{round:t.round});T([{keys:[" "],text:"key-ready",when:()=>r&&F.value===null,run:c}]);let p=t.until===null?"":L(t.until-s);if(!r)return a`<p class="waits">${l?o("result-waiting"):o("result-next-in")} ${p&&a`<b>${p}</b>`}</p>`;let h=i?o("result-last"):t.mode==="alone"?o("result-next"):o("result-ready");return a`
    <div class="buttons">
      <${m} kind="main" onClick=${c}>
        ${h}${p&&a` · <span class="steady">${p}</span>`} ${G.value.singleKeys&&a`<kbd>${o("key-space")}</kbd>`}
      </>
    </div>
  `}function ft({words:e}){return e.split(/<key>(.*?)<\/key>/).map((t,n)=>n%2?a`<kbd key=${n}>${t}</kbd>`:t)}var{least:we,most:Se}=at,Nt=13,on=1500,sn=[..."0123456789"];function ht({title:e,note:t,own:n,shut:s,closed:r=!1,sendText:l,rest:i,beside:c,onSend:p}){let[h,y]=w({digits:"",tapped:!1}),[P,K]=w(0);x(()=>{let u=h.digits!==""&&!h.tapped?setTimeout(()=>y({digits:"",tapped:!1}),on):void 0;return()=>clearTimeout(u)},[h]);let k=h.digits===""?null:Number(h.digits),{singleKeys:Q,oneTapBid:vt}=G.value;function tt($){let u=At($,n,s);if(u){D({words:u,urgent:!0});return}y({digits:"",tapped:!1}),K(0),p($)}function st($){let u=At($,n,s);u?D({words:u,urgent:!0}):vt||k===$?tt($):y({digits:String($),tapped:!0})}function xt({key:$}){let u=h.tapped||h.digits.length>1?$:h.digits+$;y({digits:u==="0"?"":u,tapped:!1});let d=document.activeElement;d instanceof HTMLElement&&d.closest(".pad-keys")&&d.blur()}let Y=()=>F.value===null&&!r;T([{keys:sn,shown:"0–9",text:"key-bid",when:Y,run:xt},{keys:["Enter"],text:"key-bid-send",when:()=>Y()&&k!==null,run:()=>k!==null&&tt(k)},{keys:["Backspace","Escape"],text:"key-bid-clear",when:()=>Y()&&k!==null,run:({key:$})=>y({digits:$==="Escape"?"":h.digits.slice(0,-1),tapped:!1})}]);let j=we+P*Nt,St=Array.from({length:Math.min(Nt,Se+1-j)},($,u)=>j+u),N=j+Nt;return a`
    <div class="bidpad" inert=${r}>
      <div class="pad-head">
        <h2 id="pad-title">${e}</h2>
        ${P>0?a`<${m} kind="quiet" icon="back" class="pad-back" onClick=${()=>K(0)}>${o("bid-back")}</>`:a`<p class="pad-note">${t??(Q&&a`<${ft} words=${o("bid-type")} />`)}</p>`}
      </div>
      <div class="pad-keys" role="group" aria-labelledby="pad-title">
        ${St.map($=>a`<${rn} key=${$} moves=${$} own=${n} shut=${s} armed=${k===$} onTap=${st} />`)}
        ${N<=Se&&a`
          <button
            type="button" class=${n!==null&&N>=n?"key next over":"key next"} aria-label=${o("bid-key-over",{moves:N})}
            aria-disabled=${n!==null&&N>=n} onClick=${()=>n!==null&&N>=n?st(N):K(P+1)}
          >${o("bid-over",{moves:N})}</button>
        `}
      </div>
      <div class="pad-foot">
        ${k===null?i:a`<${m} kind="bid" onClick=${()=>tt(k)}>${l(k)} ${Q&&a`<kbd>${o("key-enter")}</kbd>`}</>`}
        ${c}
      </div>
    </div>
  `}function rn({moves:e,own:t,shut:n,armed:s,onTap:r}){let l=t!==null&&e>t;return a`
    <button
      type="button" class=${`key ${l?"over":""} ${e===t?"standing":""} ${s?"armed":""}`}
      aria-label=${o("move-count",{moves:e})} aria-pressed=${s} aria-disabled=${n||At(e,t,!1)!==""}
      onClick=${()=>r(e)}
    >${e}</button>
  `}function At(e,t,n){return n?o("bid-shut"):e<we?o("refused-bid-too-small"):e===t?o("bid-same",{moves:e}):t!==null&&e>t?o("refused-bid-not-lower",{standing:t}):""}var an=100,ln=1e3,Ce=10,un="M9 8C9 26 16 32 22 39.4V40.6H26V39.4C32 32 39 26 39 8Z",cn="M9 72C9 54 16 48 22 40.6V39.4H26V40.6C32 48 39 54 39 72Z",pn="M9 8C9 26 16 31 22 40C16 49 9 54 9 72M39 8C39 26 32 31 26 40C32 49 39 54 39 72",[dn,ot,Lt]=[8,40,72];function gt({session:e,until:t,total:n}){let s=t!==null,r=U(),l=I(e,s,r?ln/4:an);if(!s)return a`<div class="timer resting" role="img" aria-label=${o("timer-resting")}><${_e} share=${1} /></div>`;let i=Math.max(0,t-l),c=Math.min(1,(r?Math.ceil(i):i)/n),p=e.status.value==="lost";return a`
    <div class="timer" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(i)})}>
      <${_e} share=${c} running=${i>0} />
      <span class=${i<=Ce?"timer-number last":"timer-number"} aria-hidden="true">
        ${p&&a`<small>${o("timer-about")}</small>`}${L(i)}
      </span>
    </div>
  `}function Te({session:e,until:t}){let n=Math.max(0,t-I(e));return a`
    <div class="countdown" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(n)})}>
      <span class=${n<=Ce?"timer-number last":"timer-number"} aria-hidden="true">${L(n)}</span>
      <small aria-hidden="true">${o("timer-show")}</small>
    </div>
  `}function _e({share:e,running:t=!1}){let n=Gt(),s=ot-(ot-dn)*.82*e,r=Lt-(Lt-ot)*(.16+.66*(1-e));return a`
    <svg class="glass" viewBox="0 0 48 80" aria-hidden="true">
      <clipPath id=${`${n}-upper`}><path d=${un} /></clipPath>
      <clipPath id=${`${n}-lower`}><path d=${cn} /></clipPath>
      <rect class="sand" clip-path=${`url(#${n}-upper)`} x="0" y=${s} width="48" height=${ot-s+1} />
      <rect class="sand" clip-path=${`url(#${n}-lower)`} x="0" y=${r} width="48" height=${Lt-r} />
      ${t&&e>0&&a`<line class="stream" x1="24" x2="24" y1=${ot-1} y2=${r+1} />`}
      <path class="glass-wall" d=${pn} />
      <path class="glass-cap" d="M4 5H44M4 75H44" />
    </svg>
  `}function Pe({table:e}){let t=e.trial.value;return t?a`<${mn} table=${e} moves=${t.length} />`:a`<${m} class="scratch-open" onClick=${e.startTrial}>${o("scratch-start")}</>`}function mn({table:e,moves:t}){let n=()=>F.value===null;return oe(e),T([{keys:["u"],text:"key-undo",when:n,run:e.undoTrial},{keys:["U"],text:"key-restart",when:n,run:e.startTrial}]),x(()=>(document.documentElement.dataset.scratch="on",()=>delete document.documentElement.dataset.scratch),[]),a`
    <${O} class="scratch">
      <p class="card-head"><b>${o("scratch-title")}</b> <span>${o("scratch-count",{moves:t})}</span></p>
      <p class="note">${o("scratch-note")}</p>
      <div class="buttons">
        <${m} icon="undo" label=${o("undo")} disabled=${t===0} onClick=${e.undoTrial} />
        <${m} disabled=${t===0} onClick=${e.startTrial}>${o("scratch-reset")}</>
        <${m} onClick=${e.endTrial}>${o("scratch-end")}</>
      </div>
    </>
  `}function As({table:e,view:t,aside:n}){let{session:s}=e,r=t.phase==="bidding",l=a`<${gt} session=${s} until=${r?t.until:null} total=${t.timer_seconds} />`,i=t.bids.length>0;return a`
    <${E} class="thinking">
      <${Z} view=${t} title=${$t(t)} step=${i?"bid":"think"} timer=${l} class=${r?"running":""} />
      ${t.options.scratch_board&&a`<${Pe} table=${e} />`}
      <${J} session=${s} view=${t} form=${i?"rows":"thinking"} />
      <${$n} view=${t} />
      <${B} table=${e} view=${t} />
    </>
    ${n??a`<${S}><${fn} session=${s} view=${t} /></>`}
  `}function $n({view:e}){return e.bids.length>0?a`<p class="note">${xe(e)}</p>`:a`<p class="note">${ut(e)} ${e.phase==="thinking"?o("think-first-bid"):o("think-glass-turned")}</p>`}function fn({session:e,view:t}){let n=t.bids.find(({seat:l})=>l===t.you)?.moves??null,s=a`<${hn} session=${e} view=${t} />`,r=t.seats.some(l=>l.seat===t.you&&l.plays);return!r||n===at.least?a`
      <p class="waits">${r?Me(t)??o("bid-lowest"):o("bid-not-yet")}</p>
      ${s}
      <${Bt} session=${e} view=${t} />
    `:a`
    <${ht}
      key=${t.round} own=${n} shut=${e.status.value!=="connected"} closed=${!t.allowed_commands.includes("place_bid")}
      title=${n===null?o("bid-title"):o("bid-title-lower")} note=${n===null?void 0:o("bid-own",{moves:n})}
      sendText=${l=>o("bid-send",{moves:l})}
      rest=${a`<${gn} session=${e} view=${t} />`} beside=${s}
      onSend=${l=>b(e,"place_bid",{round:t.round,moves:l})}
    />
  `}function hn({session:e,view:t}){let n=t.allowed_commands.includes("pass"),s=()=>b(e,"pass",{round:t.round});if(T([{keys:["n"],text:"key-pass",when:()=>n&&F.value===null,run:s}]),!n)return null;let r=t.bids.length>0?o("pass-nothing-lower"):o("pass-no-way");return a`<${m} kind="quiet" class="pad-pass" onClick=${s}>${r} ${G.value.singleKeys&&a`<kbd>n</kbd>`}</>`}function Me({seats:e,bids:t,you:n}){return e.some(({seat:s,passed:r})=>s===n&&r)?t.length>0?o("passed-nothing-lower"):o("passed-no-way"):null}function Bt({session:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`
    <p class="note">${o("put-back-why")}</p>
    <div class="buttons"><${m} kind="main" onClick=${()=>b(e,"put_chip_back",{round:t.round})}>${o("put-back")}</></div>
  `:null}function gn({session:e,view:t}){let n=t.phase==="thinking"&&t.until!==null,s=I(e,n),r=(t.until??0)-t.options.no_bid_seconds,l=t.bids.some(({seat:i})=>i===t.you);return t.may_start_timer&&t.allowed_commands.includes("start_timer")?a`<${m} kind="main" onClick=${()=>b(e,"start_timer",{round:t.round})}>${o("think-lapsed")}</>`:a`
    <p class="note pad-rule">
      <span>${Me(t)??(l?"":o("bid-rule"))}</span>
      ${n&&a`<span class="pad-thinking">${o("bid-thinking",{time:L(s-r)})}</span>`}
    </p>
  `}var Ee={replay:null,trial:null,ahead:[],chosen:null,open:!1},Oe={trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0};function yt(e,t,n){if(n.replay)return bn(n.replay,t);let s=Re(e.chip??e.result?.chip),r=e.phase==="result"||e.phase==="finished",l={...Oe,robots:e.robots,markers:e.markers,chip:s,taken:r};if(n.trial){let c=n.chosen??e.chip?.robot??"R";return It(l,t,{made:[],moves:n.trial,chosen:c,marked:!0})}if(e.phase!=="showing"||!e.demonstration)return{...l,selected:n.chosen};let i=ie(t,l.markers,e.demonstration.steps.map(({move:c})=>c)).slides;if(V(e)&&n.open){let c=n.chosen??i.at(-1)?.robot??null;return It(l,t,{made:i,moves:n.ahead,chosen:c,marked:yn(e)})}return n.ahead.length>0?It(l,t,{made:i,moves:n.ahead,chosen:n.chosen,marked:!1,shut:!0}):{...l,trail:{moves:i},selected:i.at(-1)?.robot??null}}function V(e){return e.phase==="showing"&&e.you!==null&&e.demonstration?.seat===e.you}function yn(e){return e.mode==="alone"||e.options.landing_marks}function It(e,t,{made:n,moves:s,chosen:r,marked:l,shut:i=!1}){let c=Pt({start:e.robots,slides:s},s.length,Ne(t)),p=l&&r?ue(t,c,r):[];return{...e,robots:c,trail:{moves:[...n,...s]},selected:r,landing:p,readOnly:i,cursorMode:i}}function bn({path:e,step:t,chip:n},s){let r=Pt(e,t,Ne(s));return{...Oe,robots:r,markers:e.start,chip:Re(n),taken:!0,trail:{moves:e.slides.slice(0,t)}}}function Re(e){return e?{cell:e.cell,robot:e.robot,symbol:e.symbol??"vortex"}:null}function Ne(e){return t=>Ft(t,e.width)}var kn=3e3;function Ae({table:e,view:t,aside:n}){let{demonstration:s}=t;if(!s)return null;let r=e.moves.value,l=V(t),i=s.moves,c={..._(t,s.seat),moves:i??0},{verdict:p,hands:h}=e.session,y=h.value||r.length>0,P=p.value?vn(p.value,t):i===null?o("phase-show-way",c):o(y?"phase-show":"phase-turn",c);return a`
    <${E} class="showing">
      <${Z} view=${t} title=${P} step="show" timer=${y&&t.until!==null&&a`<${Te} session=${e.session} until=${t.until} />`}>
        ${i!==null&&a`<${Sn} count=${Math.max(i,r.length)} made=${r.length} />`}
      </>
      <${O} class="so-far">
        <p class="card-head"><b>${o("moves-so-far")}</b> <span>${wn(r,i)}</span></p>
        ${r.length>0&&a`<${re} moves=${r} label=${o("moves-so-far")} now=${r.length} />`}
      </>
      ${t.mode==="friends"&&a`<${J} session=${e.session} view=${t} /><p class="note">${_n(t)}</p>`}
      <${B} table=${e} view=${t} />
    </>
    ${l?a`<${S}><${Cn} table=${e} view=${t} /></>`:n??a`<${xn} table=${e} view=${t} />`}
  `}function vn(e,t){switch(e.type){case"chip_taken":return o("phase-taken",_(t,e.seat));case"chip_laid":return o("alone-found-title");case"demonstration_failed":return o(`verdict-${e.reason}`,{..._(t,e.seat),moves:t.demonstration?.moves??0})}}function xn({table:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`<${S}><${Bt} session=${e.session} view=${t} /></>`:null}function Sn({count:e,made:t}){return a`
    <div class="boxes" role="img" aria-label=${o("show-boxes",{made:t,moves:e})}>
      ${Array.from({length:e},(n,s)=>{let r=s<t?"done":s===t?"now":"";return a`<span key=${s} class=${`box ${r}`} aria-hidden="true">${s+1}</span>`})}
    </div>
  `}function wn(e,t){let n=e.at(-1);if(!n)return o("show-none");let[s,r]=[...n],l={number:e.length,robot:Vt(s),direction:Yt(r)};return t===null?o("show-last-open",l):o("show-last",{...l,moves:t})}function _n(e){let t=e.bids.find(({state:r})=>r==="waiting"),{name:n,you:s}=_(e,t?.seat??null);return o("show-fail",{target:e.chip?M(e.chip):"",moves:e.demonstration?.moves??0,exact:e.exact?"yes":"no",next:t?s==="yes"?"you":"other":"nobody",name:n})}function Cn({table:e,view:t}){let{singleKeys:n}=G.value;T([{keys:["Tab"],text:"key-next-robot",when:()=>se()&&Le(e)!==null,run:()=>Tn(e)}]);let[s,r]=w(!1),l=!e.inHand.value;x(()=>{let c=s?setTimeout(()=>r(!1),kn):void 0;return()=>clearTimeout(c)},[s]);let i=a`
    <div class="sure" role="group" aria-label=${o("show-give-up-sure")}>
      <p class="note">${o("show-give-up-sure")}</p>
      <${m} kind="main" onClick=${()=>b(e.session,"give_up",{round:t.round})}>${o("show-give-up")}</>
    </div>
  `;return a`
    <${ne} table=${e} shut=${l} instead=${s&&!l&&i}>
      ${s?a`<${m} onClick=${()=>r(!1)}>${o("show-go-on")}</>`:a`<${m} disabled=${l} onClick=${()=>r(!0)}>${o("show-give-up")}</>`}
    </>
    <p class="note hand-note">
      <span class="for-touch">${o("show-swipe")}</span>
      ${n&&a`<span class="for-keys"><${ft} words=${o("show-keys",{fifth:"S"in t.robots?"yes":"no"})} /></span>`}
    </p>
  `}function Le({scene:{value:{robots:e={},selected:t}}}){let n=Object.keys(e);return(t&&n[n.indexOf(t)+1])??null}function Tn(e){let t=Le(e);t&&(e.choose(t),lt(o("say-stands",{robot:t,cell:e.scene.value.robots?.[t]??""})))}function kr({table:e,view:t,aside:n}){if(t.phase==="showing")return a`<${Ae} table=${e} view=${t} aside=${n} />`;if(t.phase==="result")return a`<${Pn} table=${e} view=${t} aside=${n} />`;let{session:s}=e,r=a`<${gt} session=${s} until=${t.until} total=${t.timer_seconds} />`,l=i=>b(s,"claim_solution",{round:t.round,moves:i});return a`
    <${E} class="thinking">
      <${Z} view=${t} title=${$t(t)} step="think" timer=${r} class="running" />
      <${bt} view=${t} />
      <p class="note">${ut(t)} ${t.timer_run>1?o("alone-second-run"):o("alone-rule")}</p>
      <${B} table=${e} view=${t} />
    </>
    ${n??a`
      <${S}>
        <${ht}
          key=${t.round} own=${null} shut=${s.status.value!=="connected"} closed=${!t.allowed_commands.includes("claim_solution")} title=${o("bid-title")}
          sendText=${i=>o("alone-send",{moves:i})}
          rest=${a`<${m} kind="main" onClick=${()=>l(null)}>${o("alone-found")}</>`}
          onSend=${l}
        />
      </>
    `}
  `}function Pn({table:e,view:t,aside:n}){let{result:s}=t;if(!s)return null;let r=s.outcome==="face-up",l={bid:s.moves??0,moves:s.steps.length},i=r?s.moves===null?o("alone-shown",l):o("alone-shown-bid",l):o("alone-missed-line");return a`
    <${E} class="result">
      <${O} class="result-head">
        <${C} chip=${s.chip} size=${56} />
        <div>
          <${W} focusOn=${`${t.number}.${t.round}.result`}>${r?o("alone-found-title"):o("alone-missed-title")}</>
          <p class="note">${i} ${Ot(s)}</p>
        </div>
      </>
      <${nt} table=${e} view=${t} result=${s} />
      <${bt} view=${t} />
      <${B} table=${e} view=${t} />
    </>
    ${!e.session.lingers.value&&n||a`<${S}><${Rt} table=${e} view=${t} /></>`}
  `}function bt({view:e,head:t=!0}){let n=e.chips_total-e.laid.length,s=e.phase==="thinking"||e.phase==="showing";return a`
    <${O} class="places-card">
      ${t&&a`<p class="card-head"><b>${o("alone-score",ct(e))}</b> <span>${o("alone-wins",{needed:Math.floor(e.chips_total/2)+1})}</span></p>`}
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
  `}var Mn=5;function Fr({table:e,view:t,room:n}){let s=t.mode==="alone",r=t.history.length,l=Math.max(1,Math.round(((t.ended_at??0)-(t.started_at??0))/60)),i=e.replay.playback.value,c=e.session.game.value;return ae({screen:i?"game":"final",room:s?null:n,title:dt(t),facts:[o("round-count",{rounds:r}),o("minute-count",{minutes:l})]}),a`
    <${E} class="final">
      <div class="final-head">
        <div>
          <${W} class="hero" focusOn=${`${t.number}.end`}>${dt(t)}</>
          <p class="lead">${s?o("alone-score",ct(t)):Rn(t)}</p>
        </div>
        ${!s&&t.result?.outcome==="taken"&&a`<${C} chip=${t.result.chip} size=${64} />`}
      </div>
      ${!i&&a`<${En} table=${e} view=${t} />`}
      ${i&&a`<${nt} table=${e} view=${t} result=${i.of.round} /><p><${m} onClick=${e.replay.close}>${o("replay-close")}</></p>`}
      ${s?a`<${bt} view=${t} head=${!1} />`:a`<${An} view=${t} />`}
      <p class="rounds-head"><b>${o("final-rounds")}</b> <span class="note">${o("final-rounds-note")}</span></p>
      <${ke} table=${e} view=${t} most=${Mn} />
      <${mt} table=${e} view=${t} />
    </>
    <${S}>
      <div class="buttons">
        ${c!==null&&a`<${m} onClick=${()=>Ln(t,c)}>${o("final-share")}</>`}
        ${e.session.rematch.value?a`<${On} session=${e.session} />`:t.allowed_commands.includes("play_again")?a`
              <${m} onClick=${()=>Be(e,!0)}>${o("final-new-board")}</>
              <${m} kind="main" onClick=${()=>Be(e,!1)}>${o("final-again")}</>
            `:a`<${le} class="button main" to="/">${o("to-start")}</>`}
      </div>
    </>
  `}function En({table:e,view:t}){let n=pt(t.history),[s]=n?q(n.round):[];if(!n||!s)return null;let r={..._(t,n.round.seat),round:n.round.round,moves:s.moves.length,gap:n.gap};return a`
    <p class="best-round">
      <span><b>${o("final-best",r)}</b> <span class="note">${n.gap>0?o("final-best-gap",r):o("final-best-shortest",r)}</span></span>
      <${m} icon="play" label=${o("final-best-play")} onClick=${()=>e.playPath(s)} />
    </p>
  `}async function Be({session:e},t){!e.rematch.peek()&&await b(e,"play_again",{new_board:t})||e.rematch.peek()&&e.follow()}function On({session:e}){return x(()=>lt(o("rematch-open")),[]),a`<p class="note rematch">${o("rematch-open")}</p><${m} kind="main" onClick=${e.follow}>${o("rematch-join")}</>`}function Rn({winners:e,seats:t,history:n}){let s=t.find(({seat:r})=>r===e[0])?.chips.length??0;return o("final-summary",{chips:o("chip-count",{chips:s}),rounds:o("round-count",{rounds:n.length})})}function Nn({seats:e,winners:t}){let n=({seat:r,chips:l})=>l.length+(t.includes(r)?100:0),s=e.toSorted((r,l)=>n(l)-n(r));return s.map(r=>({seat:r,place:s.findIndex(l=>n(l)===n(r))+1}))}function An({view:e}){return a`
    <ol class="ranking" aria-label=${o("final-ranking")}>
      ${Nn(e).map(({seat:t,place:n})=>a`
          <li key=${t.seat} class="rank">
            <span class="row-order">${n}</span>
            <${it} name=${t.name} own=${t.seat===e.you} />
            <b class="row-name" title=${t.name}>${z(e,t.seat)}</b>
            <span class="rank-chips">${t.chips.map(s=>a`<${C} key=${s.cell} chip=${s} size=${28} label=${M(s)} />`)}</span>
            <strong class="rank-count">${t.chips.length}</strong>
          </li>
        `)}
    </ol>
  `}async function Ln(e,t){let n=Qt(`/games/${t}`),s=o("final-share-text",{result:dt({...e,you:null}),rounds:o("round-count",{rounds:e.history.length})}),r=await Xt(n,s);r==="copied"&&D({words:o("link-copied")}),r==="failed"&&D({words:o("final-share-failed",{link:n}),lasting:!0})}var kt=60,Bn=250;async function Ie(e,t,n,s){switch(t.kind){case"slide":return Kt(e,t.slide,n);case"fade":return e.fadeToMarkers();case"chip-up":{let r=yt(t.view,s,Ee);return e.setView({...r,chip:null}),r.chip?e.turnChip(r.chip):void 0}case"chip-down":return e.turnChipDown();case"chip-flies":return In(t.chip,t.seat)}}async function Kt(e,t,n){Tt("slide",{ms:Wt(t.cells.length-1)}),await e.animateMove(t,n),Tt("stop")}async function In(e,t){let n=document.querySelector(".board .turning"),s=n?.getBoundingClientRect(),r=document.querySelector(`[data-seat="${t}"] .chip-count`)?.getBoundingClientRect();if(!n||!s||!r||U())return;let l=document.createElement("div");l.className="chip-flight",l.innerHTML=Jt(Zt(e.robot,e.symbol??"vortex"),{size:kt}),document.body.append(l);let i=({x:p,y:h,width:y,height:P},K)=>({transform:`translate(${p+(y-kt)/2}px, ${h+(P-kt)/2}px) scale(${K})`});n.animate({opacity:[0,0]},Ct.flight+Bn),await l.animate([i(s,s.width/kt),i(r,.3)],{duration:Ct.flight,easing:"ease-in-out"}).finished.catch(()=>{}),l.remove()}function Kn(e,t){let n=$e(t),s=me(n),r=A(null),l=A(null),i=A(null),c=A(null),p=A({showing:"",moves:[]}),h=H(()=>e.view.value?.demonstration?.steps.length??0),y=H(()=>{let u=e.view.value;return!u||p.value.showing!==Ke(u)?[]:p.value.moves.filter(({count:d})=>d>h.value)}),P=H(()=>{let u=e.view.value;if(s.playback.value)return{...s.playback.value,chip:s.playback.value.of.round.chip};let d=u?.phase==="finished"?pt(u.history)?.round:u?.phase==="result"?u.result:null,g=d&&q(d).find(({kind:v})=>v==="shown");if(!g||!r.value)return null;let f=de(g,r.value);return{path:f,step:f.slides.length,chip:g.round.chip}}),K=H(()=>{let u=e.latest.value;return e.hands.value&&u!==null&&V(u)}),k=H(()=>{let u=e.view.value;if(!u||!r.value)return{};let d=yt(u,r.value,{replay:P.value,trial:c.value,ahead:y.value.map(g=>g.slide),chosen:l.value,open:K.value});return i.value===null?d:{...d,cursor:i.value}}),Q=H(()=>k.value.readOnly===!1),vt=Dt(()=>n.rest(k.value)),tt=e.enter({board:()=>r.peek(),play:(u,d,g)=>n.act(async f=>{await xt(f,u,d),g()})}),st=e.onEvents(({events:u})=>{u.some(({event:d})=>Hn.has(d.type))&&Y(),p.value={showing:p.peek().showing,moves:y.peek()}});async function xt(u,d,g){d.kind==="chip-up"&&Y();let f=d.kind==="slide"&&p.peek().moves.find(({count:v,move:et})=>v===d.event.count&&et===d.event.move);f&&d.event.seat===e.view.peek()?.you?await f.landing:r.peek()&&await Ie(u,d,g,r.peek())}function Y(){s.close(),c.value=null,l.value=null}function j(u,d){let g=k.value.robots;if(!r.value||!g?.[u])return null;let f=qt(r.value,g,u,d);return f.refused?(n.act(v=>v.shake(u,d)),D({words:jt(u,d,f.refused),urgent:!0}),null):f}async function St(u,d,g){let f=h.value+y.value.length+1,v=u.mode==="friends"?u.demonstration?.moves??1/0:1/0,et=f>v?null:j(d,g);if(!et)return;let wt=d+g,He=n.act(Ge=>Kt(Ge,et)).then(()=>N(f,wt));p.value={showing:Ke(u),moves:[...y.value,{count:f,move:wt,slide:et,landing:He,landed:!1}]},await b(e,"move_robot",{round:u.round,move:wt})||(p.value={showing:"",moves:[]})}function N(u,d){if(u<=(e.latest.peek()?.demonstration?.steps.length??0))return;let{showing:g,moves:f}=p.peek();p.value={showing:g,moves:f.map(v=>v.count===u&&v.move===d?{...v,landed:!0}:v)}}function $(u){r.value&&s.open(u,r.value)}return{api:t,session:e,replay:s,board:r,chosen:l,cursor:i,trial:c,scene:k,inHand:Q,moves:H(()=>[...(e.view.value?.demonstration?.steps??[]).map(({move:u})=>u),...y.value.filter(({landed:u})=>u).map(({move:u})=>u)]),choose(u){let d=e.view.value;d&&V(d)&&!K.value||d?.robots[u]!==void 0&&(l.value=u)},move(u,d){let g=e.view.value;if(!g||!Q.value)return;if(l.value=u,!c.value){St(g,u,d);return}let f=j(u,d);f&&(n.act(v=>v.animateMove(f)),c.value=[...c.value,f])},startTrial:()=>{c.value=[]},undoTrial:()=>{c.value=c.value&&c.value.slice(0,-1)},endTrial:()=>{c.value=null},openPath:$,playPath(u){$(u),s.play()},leave(){vt(),st(),tt(),s.close()}}}function ua(e){let{api:t,data:n}=te({onMove:(l,i)=>s.move(l,i),onSelect:l=>s.choose(l),onCursor:l=>{s.cursor.value=l}}),s=Ht(()=>Kn(e,t),[e]),r=n?.board===e.view.value?.board?n:null;return rt(()=>{s.board.value=r},[s,r]),x(()=>s.leave,[s]),s}var Hn=new Set(["chip_turned","demonstration_started","demonstration_failed","chip_taken","chip_returned","chip_laid","match_ended"]);function Ke(e){return V(e)?`${e.number}.${e.round}.${e.demonstration?.seat}`:""}export{Xn as a,Zn as b,I as c,Ue as d,Fo as e,V as f,As as g,Ae as h,kr as i,Fr as j,ua as k};
