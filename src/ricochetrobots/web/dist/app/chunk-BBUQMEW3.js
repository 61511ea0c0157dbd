import{d as fe,e as bt,f as he,g as ge}from"./chunk-AIAEX2RJ.js";import{Aa as ne,Ba as P,C as o,Da as D,Eb as q,Fb as ht,Ga as M,Gb as ot,Hb as gt,Ia as oe,Ib as me,Ja as se,Jb as $e,Ka as re,La as $t,M as G,Na as X,O as U,P as Pt,Pa as F,Q as pt,Qa as y,Ra as ft,S as Wt,Sa as ae,Ta as N,U as qt,Ua as x,V as Vt,Va as E,Wa as W,X as Yt,Y as jt,Z as Ut,Za as le,b as S,c as w,d as ut,da as Xt,db as ie,e as Tt,ea as Zt,f as Gt,g as ct,ga as O,ha as Jt,i as L,j as H,k as zt,kb as ue,l as a,la as Qt,m as R,ma as te,mb as ce,n as m,qb as pe,r as Dt,ra as T,s as Ft,sa as z,sb as Z,ta as B,tb as de,ua as dt,va as mt,ya as ee}from"./chunk-XM5VXJ5M.js";var Mt=6,be=4,ye=2;function Jn(){return{guess:L({round:0,moves:null}),stream:L(!1)}}function Qn({table:e,view:t,lookout:{guess:n,stream:s}}){let r=t.phase==="thinking"||t.phase==="bidding",l=s.value,i=()=>{s.value=!s.value};return M([{keys:["Escape"],text:"key-stream-end",when:()=>s.value,run:i}]),w(()=>{if(l)return document.documentElement.dataset.stream="on",()=>delete document.documentElement.dataset.stream},[l]),l?a`<${m} kind="quiet" icon="close" class="stream-end" label=${o("watch-stream-end")} onClick=${i} />`:a`
    <${x} class="watch">
      ${r&&a`<${De} view=${t} guess=${n} />`}
      <${Fe} table=${e} view=${t}>
        <${m} class="stream-start" onClick=${i}>${o("watch-stream")}</>
      </>
    </>
  `}function De({view:e,guess:t}){let[n,s]=S(0),r=t.value.round===e.round?t.value.moves:null,l=ye+n*Mt,i=Array.from({length:Mt},(c,$)=>l+$),u=ye+(n+1)%be*Mt;return a`
    <div class="guess">
      <p class="card-head"><b id="guess-title">${o("watch-guess")}</b> <span>${o("watch-guess-note")}</span></p>
      <div class="pad-keys" role="group" aria-labelledby="guess-title">
        ${i.map(c=>a`
            <button
              type="button" key=${c} class=${c===r?"key armed":"key"} aria-label=${o("move-count",{moves:c})} aria-pressed=${c===r}
              onClick=${()=>t.value={round:e.round,moves:c===r?null:c}}
            >${c}</button>
          `)}
        <button type="button" class="key next" aria-label=${o("bid-key-over",{moves:u})} onClick=${()=>s((n+1)%be)}>
          ${o("bid-over",{moves:u})}
        </button>
      </div>
    </div>
  `}function Fe({table:e,view:t,children:n}){let[s,r]=S(!1),{session:l}=e,i=()=>y(l,"take_seat",{name:Z.value});function u(c){c.preventDefault(),Z.value&&i()}return t.allowed_commands.includes("take_seat")?s?a`
      <form class="seat-door" onSubmit=${u} novalidate>
        <${pe} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${Ft} value=${Z.value} onInput=${de} />
        <${m} kind="main" type="submit" disabled=${!Z.value}>${o("sit-down")}</>
      </form>
    `:a`
    <div class="buttons">
      ${n}
      <${m} kind="main" onClick=${()=>Z.value?i():r(!0)}>${t.phase==="result"?o("sit-down"):o("watch-take")}</>
    </div>
  `:a`<div class="buttons">${n}<p class="waits">${t.mode==="alone"?o("watch-alone"):o("watch-full")}</p></div>`}function yt({table:e,view:t}){let[n,s]=S(!1);if(t.mode==="alone"||!t.allowed_commands.includes("leave_seat"))return null;if(!n)return a`<p class="leave"><button type="button" class="link" onClick=${()=>s(!0)}>${o("leave-seat")}</button></p>`;let r=t.bids.some(({seat:l,state:i})=>l===t.you&&(i==="waiting"||i==="showing"));return a`
    <div class="leave" role="group" aria-label=${o("leave-sure")}>
      <p class="note">${o("leave-sure")} ${r&&o("leave-bid")}</p>
      <${m} onClick=${()=>s(!1)}>${o("leave-no")}</>
      <${m} onClick=${()=>y(e.session,"leave_seat")}>${o("leave-seat")}</>
    </div>
  `}function I({table:e,view:t}){return a`<${We} table=${e} view=${t} /><${yt} table=${e} view=${t} />`}function We({table:e,view:t}){return t.history.length===0?null:a`
    <details class="history">
      <summary><b>${o("history-title")}</b> <span class="note">${t.history.length}</span><${R} name="down" /></summary>
      <${we} table=${e} view=${t} rounds=${t.history} />
    </details>
  `}function ve({table:e,view:t,most:n}){let[s,r]=S(!1),l=t.history.length-n;return a`
    <${we} table=${e} view=${t} rounds=${s?t.history:t.history.slice(0,n)} />
    ${l>0&&a`
      <button type="button" class="more-rounds" aria-expanded=${s} onClick=${()=>r(!s)}>
        ${s?o("final-fewer"):o("final-more",{rounds:l})}<${R} name=${s?"up":"down"} />
      </button>
    `}
  `}function ke(e,{outcome:t,seat:n}){return t==="taken"?z(e,n):o(`round-${t}`)}function we({table:e,view:t,rounds:n}){let s=t.phase==="result"||t.phase==="finished",r=e.replay.playback.value?.of.round.round;return a`
    <ol class="rounds" aria-label=${o("final-rounds")}>
      ${n.map(l=>a`
          <li key=${l.round} class=${r===l.round?"round looked":"round"}>
            <span class="round-number">${l.round}</span>
            <${P} chip=${l.chip} size=${24} label=${O(l.chip)} />
            <b class="round-name" title=${ke(t,l)}>${ke(t,l)}</b>
            <span class="round-moves">${l.steps.length>0&&l.steps.length}</span>
            <span class="round-optimum">${l.optimum?.status==="solved"&&o("round-optimum",{moves:l.optimum.at_least})}</span>
            ${s&&a`<${qe} table=${e} round=${l} />`}
          </li>
        `)}
    </ol>
  `}function qe({table:e,round:t}){let[n]=q(t);return n?a`
    <button type="button" class="round-play" aria-label=${o("replay-round",{round:t.round})} onClick=${()=>e.playPath(n)}>
      <${R} name="play" />
    </button>
  `:a`<span class="round-play"></span>`}function K(e,t=!0,n=200){let[,s]=S(0);return w(()=>{if(!t)return;let r=setInterval(()=>s(l=>l+1),n);return()=>clearInterval(r)},[t,n]),e.serverNow()}var Ve=["think","bid","show","result"];function J({view:e,title:t,step:n,timer:s,class:r="",children:l}){return a`
    <${E} class=${`phase ${r} at-${n}`}>
      <${W} focusOn=${`${e.number}.${e.round}.${n==="bid"?"think":n}.${e.demonstration?.seat}`}>${t}</>
      ${e.chip&&a`<${Ye} chip=${e.chip} />`}
      ${e.mode==="friends"&&a`<${Et} step=${n} />`}
      <div class="phase-time">${s}</div>
      ${l}
    </>
  `}function Ye({chip:e}){let t=o("phase-target",{robot:e.robot??"any",target:O(e),cell:e.cell});return a`
    <p class="chip-line">
      <span class="unseen">${t}</span>
      <span class="chip-signs" aria-hidden="true">
        ${e.robot?a`<${ne} robot=${e.robot} size=${30} />`:a`<b>${o("phase-any-robot")}</b>`}<${R} name="east" />
        <${P} chip=${e} size=${28} />
      </span>
      <span class="chip-words" aria-hidden="true"><b>${O(e)}</b> ${e.cell}</span>
    </p>
  `}function Et({step:e}){return a`
    <ol class="steps" aria-label=${o("phase-steps")}>
      ${Ve.map(t=>a`<li key=${t} aria-current=${t===e?"step":void 0}>${o(`phase-step-${t}`)}</li>`)}
    </ol>
  `}var je=220,Ue=7;function Xe({seats:e,bids:t}){let n=t.flatMap((r,l)=>{let i=e.find(u=>u.seat===r.seat);return i?[{seat:i,bid:r,order:l+1}]:[]}),s=e.filter(({seat:r,left:l,chips:i})=>!t.some(u=>u.seat===r)&&(!l||i.length>0));return[...n,...s.map(r=>({seat:r,bid:null,order:null}))]}function Q({session:e,view:t,form:n="rows"}){let s=Xe(t),r=Tt(null);nn(r,s.map(({seat:i})=>i.seat).join());let l=n==="rows"&&t.bids.length>0;return a`
    ${l&&a`<p class="rows-head"><span>${o("rows-order")}</span><span>${o("rows-bid")}</span></p>`}
    <ol class=${`rows ${n} ${s.length>=Ue?"many":""}`} aria-label=${l?o("rows-label-bids"):o("rows-label")} ref=${r}>
      ${s.map(i=>a`<${Ze} key=${i.seat.seat} session=${e} view=${t} row=${i} form=${n} />`)}
    </ol>
  `}function Ze({session:e,view:t,row:{seat:n,bid:s,order:r},form:l}){let i=n.seat===t.you,u=s?.state==="showing";return a`
    <li class=${`row ${i?"own":""} ${s?.state??""} ${n.left?"gone":""}`} data-seat=${n.seat}>
      ${l==="rows"&&t.bids.length>0&&a`<span class="row-order">${u?a`<i aria-hidden="true">▸</i>`:r}</span>`}
      <${ft} name=${n.name} own=${i} />
      <b class="row-name" title=${n.name}>${z(t,n.seat)}</b>
      <${ae} count=${n.chips.length} label=${o("chip-count",{chips:n.chips.length})} />
      ${n.passed&&(t.phase==="thinking"||t.phase==="bidding")&&a`<${Je} />`}
      <${tn} session=${e} view=${t} seat=${n} bid=${s} />
      ${l!=="strip"&&a`<span class="row-bid">${s?a`<strong>${s.moves}</strong>`:Qe(t,n)}</span>`}
    </li>
  `}function Je(){return a`<span class="row-passed"><${R} name="passed" size=${18} /><span class="unseen">${o("rows-passed")}</span></span>`}function Qe(e,{seat:t,plays:n,left:s}){return s||!n?"":e.bids.length>0||e.phase!=="thinking"?o("rows-none"):t===e.you?o("rows-own-none"):o("rows-thinking")}function tn({session:e,view:t,seat:n,bid:s}){let r=e.presence.value?.seats.find(c=>c.seat===n.seat),l=r?.connected===!1&&!n.left&&n.seat!==t.you,i=K(e,l),u=l?o("rows-away",{time:B(i-r.since)}):en(t,n,s);return u&&a`<span class="tag">${u}</span>`}function en(e,t,n){return n?.state==="showing"?o("rows-showing"):n?.failure&&e.result?.outcome!=="taken"?o(`rows-failed-${n.failure}`,{moves:n.moves}):e.phase==="result"?t.ready?o("rows-ready"):"":t.left?o("rows-left"):t.plays?n?.tie?o(`rows-${n.tie}`):n?.was?o("rows-was",{moves:n.was}):"":o("rows-next-chip")}function xe(e){let t=e.bids.findIndex(({tie:i,state:u})=>i!==null&&u==="waiting");if(t<0||t+1>=e.bids.length)return"";let[n,s]=[e.bids[t],e.bids[t+1]],r=T(e,s.seat),l={...T(e,n.seat),other:r.name,otherYou:r.you,moves:n.moves};return o(`tie-${n.tie}`,l)}function nn(e,t){let n=Tt(new Map);ut(()=>{let s=new Map;for(let r of e.current?.querySelectorAll(".row")??[]){let l=r.dataset.seat??"";s.set(l,r.offsetTop);let i=(n.current.get(l)??r.offsetTop)-r.offsetTop;i&&!U()&&r.animate([{transform:`translateY(${i}px)`},{}],{duration:je,easing:"ease-out"})}n.current=s},[t])}function Xo({table:e,view:t,guess:n=null,aside:s}){let{result:r}=t;return r?a`
    <${N} class="result">
      <${on} view=${t} result=${r} guess=${n} />
      <${st} table=${e} view=${t} result=${r} />
      <${Q} session=${e.session} view=${t} form=${r.outcome==="returned"&&t.bids.length>0?"rows":"strip"} />
      <${I} table=${e} view=${t} />
    </>
    ${!e.session.lingers.value&&s||a`<${x}><${Nt} table=${e} view=${t} /></>`}
  `:null}function on({view:e,result:t,guess:n}){let s=t.outcome==="taken",r=s?o("phase-taken",T(e,t.seat)):o(`result-${t.reason??"nobody-succeeded"}`),l=s?o("result-shown",{bid:t.moves??0,moves:t.steps.length}):o("result-back");return a`
    <${E} class="result-head">
      <${P} chip=${t.chip} size=${56} />
      <div>
        <${W} focusOn=${`${e.number}.${e.round}.result`}>${r}</>
        <p class="note">${l} ${Ot(t)} ${n!==null&&o("result-guess",{moves:n})}</p>
        <${Et} step="result" />
      </div>
    </>
  `}function Ot({optimum:e,steps:t}){if(!e)return o("optimum-looking");let n=fe(e,t.length);return e.status==="solved"&&e.path===null?`${n} ${o("optimum-withheld")}`:n}function st({table:e,view:t,result:n}){let s=ct(),r=e.replay.playback.value,l=r?.of.round.round??n.round,i=q(t.history.find(({round:$})=>$===l)??n),u=i.find(({kind:$})=>$===r?.of.kind)??i[0];if(!u)return null;let c=i.length>1;return a`
    <${E} class=${c?"paths pair":"paths"}>
      ${(t.phase==="finished"||l!==n.round)&&a`<p class="path-round note">${o("replay-of",{round:l})}</p>`}
      <fieldset class="path-options">
        <legend class="unseen">${o("paths-title")}</legend>
        ${i.map($=>a`
          <${sn}
            key=${$.kind} table=${e} view=${t} path=${$} name=${c?s:null} chosen=${$===u}
            step=${$===u?ge($,r):null}
          />
        `)}
      </fieldset>
      <${he} table=${e} path=${u} />
    </>
  `}function sn({table:e,view:t,path:n,name:s,chosen:r,step:l}){let{round:i,kind:u,moves:c}=n,$=u==="optimum"?o("path-optimum"):z(t,i.seat),b=()=>{e.openPath(n),X(o("path-label",{title:$,moves:c.length}))},_=a`<b title=${$}>${$}</b> <strong>${c.length}</strong>`;return a`
    <div class=${r?"path-option chosen":"path-option"}>
      ${s===null?a`<p class="path-head">${_}</p>`:a`
            <label class="path-head">
              <input type="radio" name=${s} checked=${r} onChange=${b} aria-label=${o("path-label",{title:$,moves:c.length})} />
              ${_}
            </label>
          `}
      <${rn} table=${e} path=${n} onClick=${s===null||r?void 0:b} />
      <${$t} table=${e} moves=${c} label=${o("result-moves")} now=${l??void 0} />
      ${u==="optimum"&&i.optimum?.count!=null&&a`<p class="path-count note">${o(i.optimum.count_capped?"optimum-count-capped":"optimum-count",{count:i.optimum.count})}</p>`}
    </div>
  `}function rn({table:e,path:t,onClick:n}){let s=e.board.value;if(!s)return null;let{slides:r,start:l}=ht(t,s),i=ot({start:l,slides:r},r.length,$=>pt($,s.width)),u={...t.round.chip,symbol:t.round.chip.symbol??"vortex"},c=Ut(s,{robots:i,chip:u,trail:{moves:r}},{orientation:Qt.value});return a`<div class="path-picture" aria-hidden="true" onClick=${n} dangerouslySetInnerHTML=${{__html:c}} />`}function Nt({table:e,view:t}){let{session:n}=e,s=K(n,t.until!==null),r=n.lingers.value||t.allowed_commands.includes("say_ready"),l=!r&&t.seats.some(({seat:b,ready:_})=>b===t.you&&_),i=n.lingers.value,u=()=>i?n.goOn():y(n,"say_ready",{round:t.round});M([{keys:[" "],text:"key-ready",when:()=>r&&D.value===null,run:u}]);let c=t.until===null?"":B(t.until-s);if(!r)return a`<p class="waits">${l?o("result-waiting"):o("result-next-in")} ${c&&a`<b>${c}</b>`}</p>`;let $=i?o("result-last"):t.mode==="alone"?o("result-next"):o("result-ready");return a`
    <div class="buttons">
      <${m} kind="main" onClick=${u}>
        ${$}${c&&a` · <span class="steady">${c}</span>`} ${G.value.singleKeys&&a`<kbd>${o("key-space")}</kbd>`}
      </>
    </div>
  `}function kt({words:e}){return e.split(/<key>(.*?)<\/key>/).map((t,n)=>n%2?a`<kbd key=${n}>${t}</kbd>`:t)}var{least:_e,most:Se}=Dt,Rt=13,an=1500,ln=[..."0123456789"];function vt({title:e,note:t,own:n,shut:s,sendText:r,rest:l,beside:i,onSend:u}){let[c,$]=S({digits:"",tapped:!1}),[b,_]=S(0);w(()=>{let k=c.digits!==""&&!c.tapped?setTimeout(()=>$({digits:"",tapped:!1}),an):void 0;return()=>clearTimeout(k)},[c]);let C=c.digits===""?null:Number(c.digits),{singleKeys:V,oneTapBid:at}=G.value;function tt(h){let k=At(h,n,s);if(k){F({words:k,urgent:!0});return}$({digits:"",tapped:!1}),_(0),u(h)}function lt(h){let k=At(h,n,s);k?F({words:k,urgent:!0}):at||C===h?tt(h):$({digits:String(h),tapped:!0})}function _t({key:h}){let k=c.tapped||c.digits.length>1?h:c.digits+h;$({digits:k==="0"?"":k,tapped:!1});let p=document.activeElement;p instanceof HTMLElement&&p.closest(".pad-keys")&&p.blur()}let et=()=>D.value===null;M([{keys:ln,shown:"0–9",text:"key-bid",when:et,run:_t},{keys:["Enter"],text:"key-bid-send",when:()=>et()&&C!==null,run:()=>C!==null&&tt(C)},{keys:["Backspace","Escape"],text:"key-bid-clear",when:()=>et()&&C!==null,run:({key:h})=>$({digits:h==="Escape"?"":c.digits.slice(0,-1),tapped:!1})}]);let j=_e+b*Rt,it=Array.from({length:Math.min(Rt,Se+1-j)},(h,k)=>j+k),A=j+Rt;return a`
    <div class="bidpad">
      <div class="pad-head">
        <h2 id="pad-title">${e}</h2>
        ${b>0?a`<${m} kind="quiet" icon="back" class="pad-back" onClick=${()=>_(0)}>${o("bid-back")}</>`:a`<p class="pad-note">${t??(V&&a`<${kt} words=${o("bid-type")} />`)}</p>`}
      </div>
      <div class="pad-keys" role="group" aria-labelledby="pad-title">
        ${it.map(h=>a`<${un} key=${h} moves=${h} own=${n} shut=${s} armed=${C===h} onTap=${lt} />`)}
        ${A<=Se&&a`
          <button
            type="button" class=${n!==null&&A>=n?"key next over":"key next"} aria-label=${o("bid-key-over",{moves:A})}
            aria-disabled=${n!==null&&A>=n} onClick=${()=>n!==null&&A>=n?lt(A):_(b+1)}
          >${o("bid-over",{moves:A})}</button>
        `}
      </div>
      <div class="pad-foot">
        ${C===null?l:a`<${m} kind="bid" onClick=${()=>tt(C)}>${r(C)} ${V&&a`<kbd>${o("key-enter")}</kbd>`}</>`}
        ${i}
      </div>
    </div>
  `}function un({moves:e,own:t,shut:n,armed:s,onTap:r}){let l=t!==null&&e>t;return a`
    <button
      type="button" class=${`key ${l?"over":""} ${e===t?"standing":""} ${s?"armed":""}`}
      aria-label=${o("move-count",{moves:e})} aria-pressed=${s} aria-disabled=${n||At(e,t,!1)!==""}
      onClick=${()=>r(e)}
    >${e}</button>
  `}function At(e,t,n){return n?o("bid-shut"):e<_e?o("refused-bid-too-small"):e===t?o("bid-same",{moves:e}):t!==null&&e>t?o("refused-bid-not-lower",{standing:t}):""}var cn=100,pn=1e3,Te=10,dn="M9 8C9 26 16 32 22 39.4V40.6H26V39.4C32 32 39 26 39 8Z",mn="M9 72C9 54 16 48 22 40.6V39.4H26V40.6C32 48 39 54 39 72Z",$n="M9 8C9 26 16 31 22 40C16 49 9 54 9 72M39 8C39 26 32 31 26 40C32 49 39 54 39 72",[fn,rt,Lt]=[8,40,72];function wt({session:e,until:t,total:n}){let s=t!==null,r=U(),l=K(e,s,r?pn/4:cn);if(!s)return a`<div class="timer resting" role="img" aria-label=${o("timer-resting")}><${Ce} share=${1} /></div>`;let i=Math.max(0,t-l),u=Math.min(1,(r?Math.ceil(i):i)/n),c=e.status.value==="lost";return a`
    <div class="timer" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(i)})}>
      <${Ce} share=${u} running=${i>0} />
      <span class=${i<=Te?"timer-number last":"timer-number"} aria-hidden="true">
        ${c&&a`<small>${o("timer-about")}</small>`}${B(i)}
      </span>
    </div>
  `}function Pe({session:e,until:t}){let n=Math.max(0,t-K(e));return a`
    <div class="countdown" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(n)})}>
      <span class=${n<=Te?"timer-number last":"timer-number"} aria-hidden="true">${B(n)}</span>
      <small aria-hidden="true">${o("timer-show")}</small>
    </div>
  `}function Ce({share:e,running:t=!1}){let n=ct(),s=rt-(rt-fn)*.82*e,r=Lt-(Lt-rt)*(.16+.66*(1-e));return a`
    <svg class="glass" viewBox="0 0 48 80" aria-hidden="true">
      <clipPath id=${`${n}-upper`}><path d=${dn} /></clipPath>
      <clipPath id=${`${n}-lower`}><path d=${mn} /></clipPath>
      <rect class="sand" clip-path=${`url(#${n}-upper)`} x="0" y=${s} width="48" height=${rt-s+1} />
      <rect class="sand" clip-path=${`url(#${n}-lower)`} x="0" y=${r} width="48" height=${Lt-r} />
      ${t&&e>0&&a`<line class="stream" x1="24" x2="24" y1=${rt-1} y2=${r+1} />`}
      <path class="glass-wall" d=${$n} />
      <path class="glass-cap" d="M4 5H44M4 75H44" />
    </svg>
  `}function Me({table:e}){let t=e.trial.value;return t?a`<${hn} table=${e} moves=${t.length} />`:a`<${m} class="scratch-open" onClick=${e.startTrial}>${o("scratch-start")}</>`}function hn({table:e,moves:t}){let n=()=>D.value===null;return se(e),M([{keys:["u"],text:"key-undo",when:n,run:e.undoTrial},{keys:["U"],text:"key-restart",when:n,run:e.startTrial}]),w(()=>(document.documentElement.dataset.scratch="on",()=>delete document.documentElement.dataset.scratch),[]),a`
    <${E} class="scratch">
      <p class="card-head"><b>${o("scratch-title")}</b> <span>${o("scratch-count",{moves:t})}</span></p>
      <p class="note">${o("scratch-note")}</p>
      <div class="buttons">
        <${m} icon="undo" label=${o("undo")} disabled=${t===0} onClick=${e.undoTrial} />
        <${m} disabled=${t===0} onClick=${e.startTrial}>${o("scratch-reset")}</>
        <${m} onClick=${e.endTrial}>${o("scratch-end")}</>
      </div>
    </>
  `}function Gs({table:e,view:t,aside:n}){let{session:s}=e,r=t.phase==="bidding",l=a`<${wt} session=${s} until=${r?t.until:null} total=${t.timer_seconds} />`,i=t.bids.length>0;return a`
    <${N} class="thinking">
      <${J} view=${t} title=${i?o("phase-bid"):o("find-a-way")} step=${i?"bid":"think"} timer=${l} class=${r?"running":""} />
      ${t.options.scratch_board&&a`<${Me} table=${e} />`}
      <${Q} session=${s} view=${t} form=${i?"rows":"thinking"} />
      <${gn} view=${t} />
      <${I} table=${e} view=${t} />
    </>
    ${n??a`<${x}><${bn} session=${s} view=${t} /></>`}
  `}function gn({view:e}){return e.bids.length>0?a`<p class="note">${xe(e)}</p>`:a`<p class="note">${dt(e)} ${e.phase==="thinking"?o("think-first-bid"):o("think-glass-turned")}</p>`}function bn({session:e,view:t}){let n=t.bids.find(({seat:r})=>r===t.you)?.moves??null,s=a`<${yn} session=${e} view=${t} />`;return t.allowed_commands.includes("place_bid")?a`
    <${vt}
      key=${t.round} own=${n} shut=${e.status.value!=="connected"}
      title=${n===null?o("bid-title"):o("bid-title-lower")} note=${n===null?void 0:o("bid-own",{moves:n})}
      sendText=${r=>o("bid-send",{moves:r})}
      rest=${a`<${kn} session=${e} view=${t} />`} beside=${s}
      onSend=${r=>y(e,"place_bid",{round:t.round,moves:r})}
    />
  `:a`
      <p class="waits">${Ee(t)??(n===null?o("bid-not-yet"):o("bid-lowest"))}</p>
      ${s}
      <${Bt} session=${e} view=${t} />
    `}function yn({session:e,view:t}){let n=t.allowed_commands.includes("pass"),s=()=>y(e,"pass",{round:t.round});if(M([{keys:["n"],text:"key-pass",when:()=>n&&D.value===null,run:s}]),!n)return null;let r=t.bids.length>0?o("pass-nothing-lower"):o("pass-no-way");return a`<${m} kind="quiet" class="pad-pass" onClick=${s}>${r} ${G.value.singleKeys&&a`<kbd>n</kbd>`}</>`}function Ee({seats:e,bids:t,you:n}){return e.some(({seat:s,passed:r})=>s===n&&r)?t.length>0?o("passed-nothing-lower"):o("passed-no-way"):null}function Bt({session:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`
    <p class="note">${o("put-back-why")}</p>
    <div class="buttons"><${m} kind="main" onClick=${()=>y(e,"put_chip_back",{round:t.round})}>${o("put-back")}</></div>
  `:null}function kn({session:e,view:t}){let n=t.phase==="thinking"&&t.until!==null,s=K(e,n),r=(t.until??0)-t.options.no_bid_seconds,l=t.bids.some(({seat:i})=>i===t.you);return t.may_start_timer&&t.allowed_commands.includes("start_timer")?a`<${m} kind="main" onClick=${()=>y(e,"start_timer",{round:t.round})}>${o("think-lapsed")}</>`:a`
    <p class="note pad-rule">
      <span>${Ee(t)??(l?"":o("bid-rule"))}</span>
      ${n&&a`<span class="pad-thinking">${o("bid-thinking",{time:B(s-r)})}</span>`}
    </p>
  `}var Oe={replay:null,trial:null,ahead:[],chosen:null,open:!1},Ne={trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0};function xt(e,t,n){if(n.replay)return wn(n.replay,t);let s=Re(e.chip??e.result?.chip),r=e.phase==="result"||e.phase==="finished",l={...Ne,robots:e.robots,markers:e.markers,chip:s,taken:r};if(n.trial){let u=n.chosen??e.chip?.robot??"R";return It(l,t,{made:[],moves:n.trial,chosen:u,marked:!0})}if(e.phase!=="showing"||!e.demonstration)return{...l,selected:n.chosen};let i=ue(t,l.markers,e.demonstration.steps.map(({move:u})=>u)).slides;if(Y(e)&&n.open){let u=n.chosen??i.at(-1)?.robot??null;return It(l,t,{made:i,moves:n.ahead,chosen:u,marked:vn(e)})}return n.ahead.length>0?It(l,t,{made:i,moves:n.ahead,chosen:n.chosen,marked:!1,shut:!0}):{...l,trail:{moves:i},selected:i.at(-1)?.robot??null}}function Y(e){return e.phase==="showing"&&e.you!==null&&e.demonstration?.seat===e.you}function vn(e){return e.mode==="alone"||e.options.landing_marks}function It(e,t,{made:n,moves:s,chosen:r,marked:l,shut:i=!1}){let u=ot({start:e.robots,slides:s},s.length,Ae(t)),c=l&&r?ce(t,u,r):[];return{...e,robots:u,trail:{moves:[...n,...s]},selected:r,landing:c,readOnly:i,cursorMode:i}}function wn({path:e,step:t,chip:n},s){let r=ot(e,t,Ae(s));return{...Ne,robots:r,markers:e.start,chip:Re(n),taken:!0,trail:{moves:e.slides.slice(0,t)}}}function Re(e){return e?{cell:e.cell,robot:e.robot,symbol:e.symbol??"vortex"}:null}function Ae(e){return t=>pt(t,e.width)}var xn=3e3;function Le({table:e,view:t,aside:n}){let{demonstration:s}=t;if(!s)return null;let r=e.moves.value,l=Y(t),i=s.moves,u={...T(t,s.seat),moves:i??0},{verdict:c,hands:$}=e.session,b=c.value?Sn(c.value,t):i===null?o("phase-show-way",u):o($.value?"phase-show":"phase-turn",u);return a`
    <${N} class="showing">
      <${J} view=${t} title=${b} step="show" timer=${t.until!==null&&a`<${Pe} session=${e.session} until=${t.until} />`}>
        ${i!==null&&a`<${Cn} count=${Math.max(i,r.length)} made=${r.length} />`}
      </>
      <${E} class="so-far">
        <p class="card-head"><b>${o("moves-so-far")}</b> <span>${Tn(r,i)}</span></p>
        ${r.length>0&&a`<${$t} table=${e} moves=${r} label=${o("moves-so-far")} now=${r.length} />`}
      </>
      ${t.mode==="friends"&&a`<${Q} session=${e.session} view=${t} /><p class="note">${Pn(t)}</p>`}
      <${I} table=${e} view=${t} />
    </>
    ${l?a`<${x}><${Mn} table=${e} view=${t} /></>`:n??a`<${_n} table=${e} view=${t} />`}
  `}function Sn(e,t){switch(e.type){case"chip_taken":return o("phase-taken",T(t,e.seat));case"chip_laid":return o("alone-found-title");case"demonstration_failed":return o(`verdict-${e.reason}`,{...T(t,e.seat),moves:t.demonstration?.moves??0})}}function _n({table:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`<${x}><${Bt} session=${e.session} view=${t} /></>`:null}function Cn({count:e,made:t}){return a`
    <div class="boxes" role="img" aria-label=${o("show-boxes",{made:t,moves:e})}>
      ${Array.from({length:e},(n,s)=>{let r=s<t?"done":s===t?"now":"";return a`<span key=${s} class=${`box ${r}`} aria-hidden="true">${s+1}</span>`})}
    </div>
  `}function Tn(e,t){let n=e.at(-1);if(!n)return o("show-none");let[s,r]=[...n],l={number:e.length,robot:Xt(s),direction:Zt(r)};return t===null?o("show-last-open",l):o("show-last",{...l,moves:t})}function Pn(e){let t=e.bids.find(({state:r})=>r==="waiting"),{name:n,you:s}=T(e,t?.seat??null);return o("show-fail",{target:e.chip?O(e.chip):"",moves:e.demonstration?.moves??0,exact:e.exact?"yes":"no",next:t?s==="yes"?"you":"other":"nobody",name:n})}function Mn({table:e,view:t}){let{singleKeys:n}=G.value;M([{keys:["Tab"],text:"key-next-robot",when:()=>re()&&Be(e)!==null,run:()=>En(e)}]);let[s,r]=S(!1),l=!e.inHand.value;w(()=>{let u=s?setTimeout(()=>r(!1),xn):void 0;return()=>clearTimeout(u)},[s]);let i=a`
    <div class="sure" role="group" aria-label=${o("show-give-up-sure")}>
      <p class="note">${o("show-give-up-sure")}</p>
      <${m} kind="main" onClick=${()=>y(e.session,"give_up",{round:t.round})}>${o("show-give-up")}</>
    </div>
  `;return a`
    <${oe} table=${e} shut=${l} instead=${s&&!l&&i}>
      ${s?a`<${m} onClick=${()=>r(!1)}>${o("show-go-on")}</>`:a`<${m} disabled=${l} onClick=${()=>r(!0)}>${o("show-give-up")}</>`}
    </>
    <p class="note hand-note">
      <span class="for-touch">${o("show-swipe")}</span>
      ${n&&a`<span class="for-keys"><${kt} words=${o("show-keys",{fifth:"S"in t.robots?"yes":"no"})} /></span>`}
    </p>
  `}function Be({scene:{value:{robots:e={},selected:t}}}){let n=Object.keys(e);return(t&&n[n.indexOf(t)+1])??null}function En(e){let t=Be(e);t&&(e.choose(t),X(o("say-stands",{robot:t,cell:e.scene.value.robots?.[t]??""})))}function Cr({table:e,view:t,aside:n}){if(t.phase==="showing")return a`<${Le} table=${e} view=${t} aside=${n} />`;if(t.phase==="result")return a`<${On} table=${e} view=${t} aside=${n} />`;let{session:s}=e,r=a`<${wt} session=${s} until=${t.until} total=${t.timer_seconds} />`,l=i=>y(s,"claim_solution",{round:t.round,moves:i});return a`
    <${N} class="thinking">
      <${J} view=${t} title=${o("find-a-way")} step="think" timer=${r} class="running" />
      <${St} view=${t} />
      <p class="note">${dt(t)} ${t.timer_run>1?o("alone-second-run"):o("alone-rule")}</p>
      <${I} table=${e} view=${t} />
    </>
    ${n??a`
      <${x}>
        <${vt}
          key=${t.round} own=${null} shut=${s.status.value!=="connected"} title=${o("bid-title")}
          sendText=${i=>o("alone-send",{moves:i})}
          rest=${a`<${m} kind="main" onClick=${()=>l(null)}>${o("alone-found")}</>`}
          onSend=${l}
        />
      </>
    `}
  `}function On({table:e,view:t,aside:n}){let{result:s}=t;if(!s)return null;let r=s.outcome==="face-up",l={bid:s.moves??0,moves:s.steps.length},i=r?s.moves===null?o("alone-shown",l):o("alone-shown-bid",l):o("alone-missed-line");return a`
    <${N} class="result">
      <${E} class="result-head">
        <${P} chip=${s.chip} size=${56} />
        <div>
          <${W} focusOn=${`${t.number}.${t.round}.result`}>${r?o("alone-found-title"):o("alone-missed-title")}</>
          <p class="note">${i} ${Ot(s)}</p>
        </div>
      </>
      <${st} table=${e} view=${t} result=${s} />
      <${St} view=${t} />
      <${I} table=${e} view=${t} />
    </>
    ${!e.session.lingers.value&&n||a`<${x}><${Nt} table=${e} view=${t} /></>`}
  `}function St({view:e,head:t=!0}){let n=e.chips_total-e.laid.length,s=e.phase==="thinking"||e.phase==="showing";return a`
    <${E} class="places-card">
      ${t&&a`<p class="card-head"><b>${o("alone-score",mt(e))}</b> <span>${o("alone-wins",{needed:Math.floor(e.chips_total/2)+1})}</span></p>`}
      <ol class="places" aria-label=${o("alone-places",{total:e.chips_total})}>
        ${e.laid.map(([r,l],i)=>a`
            <li key=${i} class=${l?"place found":"place missed"}>
              <span class="unseen">${o("alone-place",{target:O(r),state:l?"found":"missed"})}</span>
              ${l?a`<${P} chip=${r} size=${38} />`:a`<${R} name="close" size=${16} />`}
            </li>
          `)}
        ${Array.from({length:n},(r,l)=>{let i=s&&l===0;return a`
            <li key=${e.laid.length+l} class=${i?"place now":"place"}>
              <span class="unseen">${i?o("alone-place-now"):o("alone-place-left")}</span>
            </li>
          `})}
      </ol>
    </>
  `}var Nn=5;function jr({table:e,view:t,room:n}){let s=t.mode==="alone",r=t.history.length,l=Math.max(1,Math.round(((t.ended_at??0)-(t.started_at??0))/60)),i=e.replay.playback.value,u=e.session.game.value;return le({screen:i?"game":"final",room:s?null:n,title:bt(t),facts:[o("round-count",{rounds:r}),o("minute-count",{minutes:l})]}),a`
    <${N} class="final">
      <div class="final-head">
        <div>
          <${W} class="hero" focusOn=${`${t.number}.end`}>${bt(t)}</>
          <p class="lead">${s?o("alone-score",mt(t)):Ln(t)}</p>
        </div>
        ${!s&&t.result?.outcome==="taken"&&a`<${P} chip=${t.result.chip} size=${64} />`}
      </div>
      ${!i&&a`<${Rn} table=${e} view=${t} />`}
      ${i&&a`<${st} table=${e} view=${t} result=${i.of.round} /><p><${m} onClick=${e.replay.close}>${o("replay-close")}</></p>`}
      ${s?a`<${St} view=${t} head=${!1} />`:a`<${In} view=${t} />`}
      <p class="rounds-head"><b>${o("final-rounds")}</b> <span class="note">${o("final-rounds-note")}</span></p>
      <${ve} table=${e} view=${t} most=${Nn} />
      <${yt} table=${e} view=${t} />
    </>
    <${x}>
      <div class="buttons">
        ${u!==null&&a`<${m} onClick=${()=>Kn(t,u)}>${o("final-share")}</>`}
        ${e.session.rematch.value?a`<${An} session=${e.session} />`:t.allowed_commands.includes("play_again")?a`
              <${m} onClick=${()=>Ie(e,!0)}>${o("final-new-board")}</>
              <${m} kind="main" onClick=${()=>Ie(e,!1)}>${o("final-again")}</>
            `:a`<${ie} class="button main" to="/">${o("to-start")}</>`}
      </div>
    </>
  `}function Rn({table:e,view:t}){let n=gt(t.history),[s]=n?q(n.round):[];if(!n||!s)return null;let r={...T(t,n.round.seat),round:n.round.round,moves:s.moves.length,gap:n.gap};return a`
    <p class="best-round">
      <span><b>${o("final-best",r)}</b> <span class="note">${n.gap>0?o("final-best-gap",r):o("final-best-shortest",r)}</span></span>
      <${m} icon="play" label=${o("final-best-play")} onClick=${()=>e.playPath(s)} />
    </p>
  `}async function Ie({session:e},t){!e.rematch.peek()&&await y(e,"play_again",{new_board:t})||e.rematch.peek()&&e.follow()}function An({session:e}){return w(()=>X(o("rematch-open")),[]),a`<p class="note rematch">${o("rematch-open")}</p><${m} kind="main" onClick=${e.follow}>${o("rematch-join")}</>`}function Ln({winners:e,seats:t,history:n}){let s=t.find(({seat:r})=>r===e[0])?.chips.length??0;return o("final-summary",{chips:o("chip-count",{chips:s}),rounds:o("round-count",{rounds:n.length})})}function Bn({seats:e,winners:t}){let n=({seat:r,chips:l})=>l.length+(t.includes(r)?100:0),s=e.toSorted((r,l)=>n(l)-n(r));return s.map(r=>({seat:r,place:s.findIndex(l=>n(l)===n(r))+1}))}function In({view:e}){return a`
    <ol class="ranking" aria-label=${o("final-ranking")}>
      ${Bn(e).map(({seat:t,place:n})=>a`
          <li key=${t.seat} class="rank">
            <span class="row-order">${n}</span>
            <${ft} name=${t.name} own=${t.seat===e.you} />
            <b class="row-name" title=${t.name}>${z(e,t.seat)}</b>
            <span class="rank-chips">${t.chips.map(s=>a`<${P} key=${s.cell} chip=${s} size=${28} label=${O(s)} />`)}</span>
            <strong class="rank-count">${t.chips.length}</strong>
          </li>
        `)}
    </ol>
  `}async function Kn(e,t){let n=`${location.origin}/games/${t}`,s=o("final-share-text",{result:bt({...e,you:null}),rounds:o("round-count",{rounds:e.history.length})}),r=await ee(n,s);r==="copied"&&F({words:o("link-copied")}),r==="failed"&&F({words:o("final-share-failed",{link:n}),lasting:!0})}var Kt=60;async function Ke(e,t,n,s){switch(t.kind){case"slide":return Ht(e,t.slide,n);case"fade":return e.fadeToMarkers();case"chip-up":{let r=xt(t.view,s,Oe);return e.setView({...r,chip:null}),r.chip?e.turnChip(r.chip):void 0}case"chip-down":return e.turnChipDown();case"chip-flies":return Hn(t.chip,t.seat)}}async function Ht(e,t,n){Pt("slide",{ms:Wt(t.cells.length-1)}),await e.animateMove(t,n),Pt("stop")}async function Hn(e,t){let n=document.querySelector(".board .turning")?.getBoundingClientRect(),s=document.querySelector(`[data-seat="${t}"] .chip-count`)?.getBoundingClientRect();if(!n||!s||U())return;let r=document.createElement("div");r.className="chip-flight",r.innerHTML=jt(Yt(e.robot,e.symbol??"vortex"),{size:Kt}),document.body.append(r);let l=({x:u,y:c,width:$,height:b},_)=>({transform:`translate(${u+($-Kt)/2}px, ${c+(b-Kt)/2}px) scale(${_})`});await r.animate([l(n,1),l(s,.3)],{duration:Vt.flight,easing:"ease-in-out"}).finished.catch(()=>{}),r.remove()}function Gn(e,t){let n=$e(t),s=me(n),r=L(null),l=L(null),i=L(null),u=L(null),c=L({showing:"",moves:[]}),$=H(()=>e.view.value?.demonstration?.steps.length??0),b=H(()=>{let p=e.view.value;return!p||c.value.showing!==He(p)?[]:c.value.moves.filter(({count:d})=>d>$.value)}),_=H(()=>{let p=e.view.value;if(s.playback.value)return{...s.playback.value,chip:s.playback.value.of.round.chip};let d=p?.phase==="finished"?gt(p.history)?.round:p?.phase==="result"?p.result:null,g=d&&q(d).find(({kind:v})=>v==="shown");if(!g||!r.value)return null;let f=ht(g,r.value);return{path:f,step:f.slides.length,chip:g.round.chip}}),C=H(()=>{let p=e.latest.value;return e.hands.value&&p!==null&&Y(p)}),V=H(()=>{let p=e.view.value;if(!p||!r.value)return{};let d=xt(p,r.value,{replay:_.value,trial:u.value,ahead:b.value.map(g=>g.slide),chosen:l.value,open:C.value});return i.value===null?d:{...d,cursor:i.value}}),at=H(()=>V.value.readOnly===!1),tt=zt(()=>n.rest(V.value)),lt=e.enter({board:()=>r.peek(),play:(p,d,g)=>n.act(async f=>{await et(f,p,d),g()})}),_t=e.onEvents(({events:p})=>{p.some(({event:d})=>zn.has(d.type))&&j(),c.value={showing:c.peek().showing,moves:b.peek()}});async function et(p,d,g){d.kind==="chip-up"&&j();let f=d.kind==="slide"&&c.peek().moves.find(({count:v,move:nt})=>v===d.event.count&&nt===d.event.move);f&&d.event.seat===e.view.peek()?.you?await f.landing:r.peek()&&await Ke(p,d,g,r.peek())}function j(){s.close(),u.value=null,l.value=null}function it(p,d){let g=V.value.robots;if(!r.value||!g?.[p])return null;let f=qt(r.value,g,p,d);return f.refused?(n.act(v=>v.shake(p,d)),F({words:Jt(p,d,f.refused),urgent:!0}),null):f}async function A(p,d,g){let f=$.value+b.value.length+1,v=p.mode==="friends"?p.demonstration?.moves??1/0:1/0,nt=f>v?null:it(d,g);if(!nt)return;let Ct=d+g,Ge=n.act(ze=>Ht(ze,nt)).then(()=>h(f,Ct));c.value={showing:He(p),moves:[...b.value,{count:f,move:Ct,slide:nt,landing:Ge,landed:!1}]},await y(e,"move_robot",{round:p.round,move:Ct})||(c.value={showing:"",moves:[]})}function h(p,d){let{showing:g,moves:f}=c.peek();c.value={showing:g,moves:f.map(v=>v.count===p&&v.move===d?{...v,landed:!0}:v)}}function k(p){r.value&&s.open(p,r.value)}return{api:t,session:e,replay:s,board:r,chosen:l,cursor:i,trial:u,scene:V,inHand:at,moves:H(()=>[...(e.view.value?.demonstration?.steps??[]).map(({move:p})=>p),...b.value.filter(({landed:p})=>p).map(({move:p})=>p)]),choose(p){let d=e.view.value;d&&Y(d)&&!C.value||d?.robots[p]!==void 0&&(l.value=p)},move(p,d){let g=e.view.value;if(!g||!at.value)return;if(l.value=p,!u.value){A(g,p,d);return}let f=it(p,d);f&&(n.act(v=>v.animateMove(f)),u.value=[...u.value,f])},startTrial:()=>{u.value=[]},undoTrial:()=>{u.value=u.value&&u.value.slice(0,-1)},endTrial:()=>{u.value=null},openPath:k,playPath(p){k(p),s.play()},leave(){tt(),_t(),lt(),s.close()}}}function $a(e){let{api:t,data:n}=te({onMove:(l,i)=>s.move(l,i),onSelect:l=>s.choose(l),onCursor:l=>{s.cursor.value=l}}),s=Gt(()=>Gn(e,t),[e]),r=n?.board===e.view.value?.board?n:null;return ut(()=>{s.board.value=r},[s,r]),w(()=>s.leave,[s]),s}var zn=new Set(["chip_turned","demonstration_started","demonstration_failed","chip_taken","chip_returned","chip_laid","match_ended"]);function He(e){return Y(e)?`${e.number}.${e.round}.${e.demonstration?.seat}`:""}export{Jn as a,Qn as b,K as c,Xe as d,Xo as e,Y as f,Gs as g,Le as h,Cr as i,jr as j,$a as k};
