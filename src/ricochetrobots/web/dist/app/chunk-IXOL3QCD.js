import{a as y,b as ht,c as pe}from"./chunk-LGGIEKQH.js";import{d as de,e as gt,f as me,g as $e}from"./chunk-KDB6NEI5.js";import{$ as Vt,Aa as Jt,Ab as ot,B as o,Ba as Qt,Bb as ue,Cb as ce,Fa as te,Ga as ee,Ha as ne,Ia as $t,Ja as O,Ka as k,L as F,La as P,Ma as W,N as Y,O as pt,Oa as oe,R as Ft,S as Gt,U as Dt,Ua as se,V as Wt,W as qt,_a as j,aa as Yt,ab as q,b as w,c as C,d as ut,e as _t,eb as re,f as It,fa as R,g as ct,ga as G,gb as ae,ha as B,i as A,ia as dt,j as z,ja as mt,k as Kt,kb as le,l as a,m as N,ma as jt,mb as U,n as d,nb as ie,oa as Ut,pa as _,r as Ht,ra as D,s as zt,ua as T,wa as Xt,xa as Zt,yb as X,za as E,zb as ft}from"./chunk-U5WT63GY.js";var Tt=6,fe=4,he=2;function Yn(){return{guess:A({round:0,moves:null}),stream:A(!1)}}function jn({table:e,view:t,lookout:{guess:n,stream:s}}){let r=t.phase==="thinking"||t.phase==="bidding",l=s.value,i=()=>{s.value=!s.value};return T([{keys:["Escape"],text:"key-stream-end",when:()=>s.value,run:i}]),C(()=>{if(l)return document.documentElement.dataset.stream="on",()=>delete document.documentElement.dataset.stream},[l]),l?a`<${d} kind="quiet" icon="close" class="stream-end" label=${o("watch-stream-end")} onClick=${i} />`:a`
    <${k} class="watch">
      ${r&&a`<${He} view=${t} guess=${n} />`}
      <${ze} table=${e} view=${t}>
        <${d} class="stream-start" onClick=${i}>${o("watch-stream")}</>
      </>
    </>
  `}function He({view:e,guess:t}){let[n,s]=w(0),r=t.value.round===e.round?t.value.moves:null,l=he+n*Tt,i=Array.from({length:Tt},(p,m)=>l+m),u=he+(n+1)%fe*Tt;return a`
    <div class="guess">
      <p class="card-head"><b id="guess-title">${o("watch-guess")}</b> <span>${o("watch-guess-note")}</span></p>
      <div class="pad-keys" role="group" aria-labelledby="guess-title">
        ${i.map(p=>a`
            <button
              type="button" key=${p} class=${p===r?"key armed":"key"} aria-label=${o("move-count",{moves:p})} aria-pressed=${p===r}
              onClick=${()=>t.value={round:e.round,moves:p===r?null:p}}
            >${p}</button>
          `)}
        <button type="button" class="key next" aria-label=${o("bid-key-over",{moves:u})} onClick=${()=>s((n+1)%fe)}>
          ${o("bid-over",{moves:u})}
        </button>
      </div>
    </div>
  `}function ze({table:e,view:t,children:n}){let[s,r]=w(!1),{session:l}=e,i=()=>y(l,"take_seat",{name:U.value});function u(p){p.preventDefault(),U.value&&i()}return t.allowed_commands.includes("take_seat")?s?a`
      <form class="seat-door" onSubmit=${u} novalidate>
        <${le} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${zt} value=${U.value} onInput=${ie} />
        <${d} kind="main" type="submit" disabled=${!U.value}>${o("sit-down")}</>
      </form>
    `:a`
    <div class="buttons">
      ${n}
      <${d} kind="main" onClick=${()=>U.value?i():r(!0)}>${t.phase==="result"?o("sit-down"):o("watch-take")}</>
    </div>
  `:a`<div class="buttons">${n}<p class="waits">${t.mode==="alone"?o("watch-alone"):o("watch-full")}</p></div>`}function bt({table:e,view:t}){let[n,s]=w(!1);if(t.mode==="alone"||!t.allowed_commands.includes("leave_seat"))return null;if(!n)return a`<p class="leave"><button type="button" class="link" onClick=${()=>s(!0)}>${o("leave-seat")}</button></p>`;let r=t.bids.some(({seat:l,state:i})=>l===t.you&&(i==="waiting"||i==="showing"));return a`
    <div class="leave" role="group" aria-label=${o("leave-sure")}>
      <p class="note">${o("leave-sure")} ${r&&o("leave-bid")}</p>
      <${d} onClick=${()=>s(!1)}>${o("leave-no")}</>
      <${d} onClick=${()=>y(e.session,"leave_seat")}>${o("leave-seat")}</>
    </div>
  `}function I({table:e,view:t}){return a`<${Fe} table=${e} view=${t} /><${bt} table=${e} view=${t} />`}function Fe({table:e,view:t}){return t.history.length===0?null:a`
    <details class="history">
      <summary><b>${o("history-title")}</b> <span class="note">${t.history.length}</span><${N} name="down" /></summary>
      <${ye} table=${e} view=${t} rounds=${t.history} />
    </details>
  `}function be({table:e,view:t,most:n}){let[s,r]=w(!1),l=t.history.length-n;return a`
    <${ye} table=${e} view=${t} rounds=${s?t.history:t.history.slice(0,n)} />
    ${l>0&&a`
      <button type="button" class="more-rounds" aria-expanded=${s} onClick=${()=>r(!s)}>
        ${s?o("final-fewer"):o("final-more",{rounds:l})}<${N} name=${s?"up":"down"} />
      </button>
    `}
  `}function ge(e,{outcome:t,seat:n}){return t==="taken"?G(e,n):o(`round-${t}`)}function ye({table:e,view:t,rounds:n}){let s=t.phase==="result"||t.phase==="finished",r=e.replay.playback.value?.of.round.round;return a`
    <ol class="rounds" aria-label=${o("final-rounds")}>
      ${n.map(l=>a`
          <li key=${l.round} class=${r===l.round?"round looked":"round"}>
            <span class="round-number">${l.round}</span>
            <${_} chip=${l.chip} size=${24} label=${E(l.chip)} />
            <b class="round-name" title=${ge(t,l)}>${ge(t,l)}</b>
            <span class="round-moves">${l.steps.length>0&&l.steps.length}</span>
            <span class="round-optimum">${l.optimum?.status==="solved"&&o("round-optimum",{moves:l.optimum.at_least})}</span>
            ${s&&a`<${Ge} table=${e} round=${l} />`}
          </li>
        `)}
    </ol>
  `}function Ge({table:e,round:t}){let[n]=X(t);return n?a`
    <button type="button" class="round-play" aria-label=${o("replay-round",{round:t.round})} onClick=${()=>e.playPath(n)}>
      <${N} name="play" />
    </button>
  `:a`<span class="round-play"></span>`}function K(e,t=!0,n=200){let[,s]=w(0);return C(()=>{if(!t)return;let r=setInterval(()=>s(l=>l+1),n);return()=>clearInterval(r)},[t,n]),e.serverNow()}var De=["think","bid","show","result"];function Z({view:e,title:t,step:n,timer:s,class:r="",children:l}){return a`
    <${P} class=${`phase ${r} at-${n}`}>
      <${W} focusOn=${`${e.number}.${e.round}.${n==="bid"?"think":n}.${e.demonstration?.seat}`}>${t}</>
      ${e.chip&&a`<${We} chip=${e.chip} />`}
      ${e.mode==="friends"&&a`<${Pt} step=${n} />`}
      <div class="phase-time">${s}</div>
      ${l}
    </>
  `}function We({chip:e}){let t=o("phase-target",{robot:e.robot??"any",target:E(e),cell:e.cell});return a`
    <p class="chip-line">
      <span class="unseen">${t}</span>
      <span class="chip-signs" aria-hidden="true">
        ${e.robot?a`<${Ut} robot=${e.robot} size=${30} />`:a`<b>${o("phase-any-robot")}</b>`}<${N} name="east" />
        <${_} chip=${e} size=${28} />
      </span>
      <span class="chip-words" aria-hidden="true"><b>${E(e)}</b> ${e.cell}</span>
    </p>
  `}function Pt({step:e}){return a`
    <ol class="steps" aria-label=${o("phase-steps")}>
      ${De.map(t=>a`<li key=${t} aria-current=${t===e?"step":void 0}>${o(`phase-step-${t}`)}</li>`)}
    </ol>
  `}var qe=220,Ve=7;function Ye({seats:e,bids:t}){let n=t.flatMap((r,l)=>{let i=e.find(u=>u.seat===r.seat);return i?[{seat:i,bid:r,order:l+1}]:[]}),s=e.filter(({seat:r,left:l,chips:i})=>!t.some(u=>u.seat===r)&&(!l||i.length>0));return[...n,...s.map(r=>({seat:r,bid:null,order:null}))]}function J({session:e,view:t,form:n="rows"}){let s=Ye(t),r=_t(null);Qe(r,s.map(({seat:i})=>i.seat).join());let l=n==="rows"&&t.bids.length>0;return a`
    ${l&&a`<p class="rows-head"><span>${o("rows-order")}</span><span>${o("rows-bid")}</span></p>`}
    <ol class=${`rows ${n} ${s.length>=Ve?"many":""}`} aria-label=${l?o("rows-label-bids"):o("rows-label")} ref=${r}>
      ${s.map(i=>a`<${je} key=${i.seat.seat} session=${e} view=${t} row=${i} form=${n} />`)}
    </ol>
  `}function je({session:e,view:t,row:{seat:n,bid:s,order:r},form:l}){let i=n.seat===t.you,u=s?.state==="showing";return a`
    <li class=${`row ${i?"own":""} ${s?.state??""} ${n.left?"gone":""}`} data-seat=${n.seat}>
      ${l==="rows"&&t.bids.length>0&&a`<span class="row-order">${u?a`<i aria-hidden="true">▸</i>`:r}</span>`}
      <${ht} name=${n.name} own=${i} />
      <b class="row-name" title=${n.name}>${G(t,n.seat)}</b>
      <${pe} count=${n.chips.length} label=${o("chip-count",{chips:n.chips.length})} />
      ${n.passed&&(t.phase==="thinking"||t.phase==="bidding")&&a`<${Ue} />`}
      <${Ze} session=${e} view=${t} seat=${n} bid=${s} />
      ${l!=="strip"&&a`<span class="row-bid">${s?a`<strong>${s.moves}</strong>`:Xe(t,n)}</span>`}
    </li>
  `}function Ue(){return a`<span class="row-passed"><${N} name="passed" size=${18} /><span class="unseen">${o("rows-passed")}</span></span>`}function Xe(e,{seat:t,plays:n,left:s}){return s||!n?"":e.bids.length>0||e.phase!=="thinking"?o("rows-none"):t===e.you?o("rows-own-none"):o("rows-thinking")}function Ze({session:e,view:t,seat:n,bid:s}){let r=e.presence.value?.seats.find(p=>p.seat===n.seat),l=r?.connected===!1&&!n.left&&n.seat!==t.you,i=K(e,l),u=l?o("rows-away",{time:B(i-r.since)}):Je(t,n,s);return u&&a`<span class="tag">${u}</span>`}function Je(e,t,n){return n?.state==="showing"?o("rows-showing"):n?.failure&&e.result?.outcome!=="taken"?o(`rows-failed-${n.failure}`,{moves:n.moves}):e.phase==="result"?t.ready?o("rows-ready"):"":t.left?o("rows-left"):t.plays?n?.tie?o(`rows-${n.tie}`):n?.was?o("rows-was",{moves:n.was}):"":o("rows-next-chip")}function ke(e){let t=e.bids.findIndex(({tie:i,state:u})=>i!==null&&u==="waiting");if(t<0||t+1>=e.bids.length)return"";let[n,s]=[e.bids[t],e.bids[t+1]],r=R(e,s.seat),l={...R(e,n.seat),other:r.name,otherYou:r.you,moves:n.moves};return o(`tie-${n.tie}`,l)}function Qe(e,t){let n=_t(new Map);ut(()=>{let s=new Map;for(let r of e.current?.querySelectorAll(".row")??[]){let l=r.dataset.seat??"";s.set(l,r.offsetTop);let i=(n.current.get(l)??r.offsetTop)-r.offsetTop;i&&!Y()&&r.animate([{transform:`translateY(${i}px)`},{}],{duration:qe,easing:"ease-out"})}n.current=s},[t])}function qo({table:e,view:t,guess:n=null,aside:s}){let{result:r}=t;return r?a`
    <${O} class="result">
      <${tn} view=${t} result=${r} guess=${n} />
      <${st} table=${e} view=${t} result=${r} />
      <${J} session=${e.session} view=${t} form=${r.outcome==="returned"&&t.bids.length>0?"rows":"strip"} />
      <${I} table=${e} view=${t} />
    </>
    ${!e.session.lingers.value&&s||a`<${k}><${Et} table=${e} view=${t} /></>`}
  `:null}function tn({view:e,result:t,guess:n}){let s=t.outcome==="taken",r=s?o("phase-taken",R(e,t.seat)):o(`result-${t.reason??"nobody-succeeded"}`),l=s?o("result-shown",{bid:t.moves??0,moves:t.steps.length}):o("result-back");return a`
    <${P} class="result-head">
      <${_} chip=${t.chip} size=${56} />
      <div>
        <${W} focusOn=${`${e.number}.${e.round}.result`}>${r}</>
        <p class="note">${l} ${Mt(t)} ${n!==null&&o("result-guess",{moves:n})}</p>
        <${Pt} step="result" />
      </div>
    </>
  `}function Mt({optimum:e,steps:t}){if(!e)return o("optimum-looking");let n=de(e,t.length);return e.status==="solved"&&e.path===null?`${n} ${o("optimum-withheld")}`:n}function st({table:e,view:t,result:n}){let s=ct(),r=e.replay.playback.value,l=r?.of.round.round??n.round,i=X(t.history.find(({round:m})=>m===l)??n),u=i.find(({kind:m})=>m===r?.of.kind)??i[0];if(!u)return null;let p=i.length>1;return a`
    <${P} class=${p?"paths pair":"paths"}>
      ${(t.phase==="finished"||l!==n.round)&&a`<p class="path-round note">${o("replay-of",{round:l})}</p>`}
      <fieldset class="path-options">
        <legend class="unseen">${o("paths-title")}</legend>
        ${i.map(m=>a`
          <${en}
            key=${m.kind} table=${e} view=${t} path=${m} name=${p?s:null} chosen=${m===u}
            step=${m===u?$e(m,r):null}
          />
        `)}
      </fieldset>
      <${me} table=${e} path=${u} />
    </>
  `}function en({table:e,view:t,path:n,name:s,chosen:r,step:l}){let{round:i,kind:u,moves:p}=n,m=u==="optimum"?o("path-optimum"):G(t,i.seat),b=()=>{e.openPath(n),j(o("path-label",{title:m,moves:p.length}))},x=a`<b title=${m}>${m}</b> <strong>${p.length}</strong>`;return a`
    <div class=${r?"path-option chosen":"path-option"}>
      ${s===null?a`<p class="path-head">${x}</p>`:a`
            <label class="path-head">
              <input type="radio" name=${s} checked=${r} onChange=${b} aria-label=${o("path-label",{title:m,moves:p.length})} />
              ${x}
            </label>
          `}
      <${nn} table=${e} path=${n} onClick=${s===null||r?void 0:b} />
      <${$t} table=${e} moves=${p} label=${o("result-moves")} now=${l??void 0} />
      ${u==="optimum"&&i.optimum?.count!=null&&a`<p class="path-count note">${o(i.optimum.count_capped?"optimum-count-capped":"optimum-count",{count:i.optimum.count})}</p>`}
    </div>
  `}function nn({table:e,path:t,onClick:n}){let s=e.board.value;if(!s)return null;let{slides:r,start:l}=ft(t,s),i=ot({start:l,slides:r},r.length,m=>pt(m,s.width)),u={...t.round.chip,symbol:t.round.chip.symbol??"vortex"},p=qt(s,{robots:i,chip:u,trail:{moves:r}},{orientation:Vt.value});return a`<div class="path-picture" aria-hidden="true" onClick=${n} dangerouslySetInnerHTML=${{__html:p}} />`}function Et({table:e,view:t}){let{session:n}=e,s=K(n,t.until!==null),r=n.lingers.value||t.allowed_commands.includes("say_ready"),l=!r&&t.seats.some(({seat:b,ready:x})=>b===t.you&&x),i=n.lingers.value,u=()=>i?n.goOn():y(n,"say_ready",{round:t.round});T([{keys:[" "],text:"key-ready",when:()=>r&&D.value===null,run:u}]);let p=t.until===null?"":B(t.until-s);if(!r)return a`<p class="waits">${l?o("result-waiting"):o("result-next-in")} ${p&&a`<b>${p}</b>`}</p>`;let m=i?o("result-last"):t.mode==="alone"?o("result-next"):o("result-ready");return a`
    <div class="buttons">
      <${d} kind="main" onClick=${u}>
        ${m}${p&&a` · <span class="steady">${p}</span>`} ${F.value.singleKeys&&a`<kbd>${o("key-space")}</kbd>`}
      </>
    </div>
  `}function yt({words:e}){return e.split(/<key>(.*?)<\/key>/).map((t,n)=>n%2?a`<kbd key=${n}>${t}</kbd>`:t)}var{least:we,most:ve}=Ht,Ot=13,on=[..."0123456789"];function kt({title:e,note:t,own:n,shut:s,sendText:r,rest:l,beside:i,onSend:u}){let[p,m]=w({digits:"",tapped:!1}),[b,x]=w(0),M=p.digits===""?null:Number(p.digits),{singleKeys:H,oneTapBid:at}=F.value;function tt(h){let v=Nt(h,n,s);if(v){q({words:v,urgent:!0});return}m({digits:"",tapped:!1}),x(0),u(h)}function lt(h){let v=Nt(h,n,s);v?q({words:v,urgent:!0}):at||M===h?tt(h):m({digits:String(h),tapped:!0})}function St({key:h}){let v=p.tapped||p.digits.length>1?h:p.digits+h;m({digits:v==="0"?"":v,tapped:!1});let c=document.activeElement;c instanceof HTMLElement&&c.closest(".pad-keys")&&c.blur()}let et=()=>D.value===null;T([{keys:on,shown:"0–9",text:"key-bid",when:et,run:St},{keys:["Enter"],text:"key-bid-send",when:()=>et()&&M!==null,run:()=>M!==null&&tt(M)},{keys:["Backspace","Escape"],text:"key-bid-clear",when:()=>et()&&M!==null,run:({key:h})=>m({digits:h==="Escape"?"":p.digits.slice(0,-1),tapped:!1})}]);let V=we+b*Ot,it=Array.from({length:Math.min(Ot,ve+1-V)},(h,v)=>V+v),L=V+Ot;return a`
    <div class="bidpad">
      <div class="pad-head">
        <h2 id="pad-title">${e}</h2>
        ${b>0?a`<${d} kind="quiet" icon="back" class="pad-back" onClick=${()=>x(0)}>${o("bid-back")}</>`:a`<p class="pad-note">${t??(H&&a`<${yt} words=${o("bid-type")} />`)}</p>`}
      </div>
      <div class="pad-keys" role="group" aria-labelledby="pad-title">
        ${it.map(h=>a`<${sn} key=${h} moves=${h} own=${n} shut=${s} armed=${M===h} onTap=${lt} />`)}
        ${L<=ve&&a`
          <button
            type="button" class=${n!==null&&L>=n?"key next over":"key next"} aria-label=${o("bid-key-over",{moves:L})}
            aria-disabled=${n!==null&&L>=n} onClick=${()=>n!==null&&L>=n?lt(L):x(b+1)}
          >${o("bid-over",{moves:L})}</button>
        `}
      </div>
      <div class="pad-foot">
        ${M===null?l:a`<${d} kind="bid" onClick=${()=>tt(M)}>${r(M)} ${H&&a`<kbd>${o("key-enter")}</kbd>`}</>`}
        ${i}
      </div>
    </div>
  `}function sn({moves:e,own:t,shut:n,armed:s,onTap:r}){let l=t!==null&&e>t;return a`
    <button
      type="button" class=${`key ${l?"over":""} ${e===t?"standing":""} ${s?"armed":""}`}
      aria-label=${o("move-count",{moves:e})} aria-pressed=${s} aria-disabled=${n||Nt(e,t,!1)!==""}
      onClick=${()=>r(e)}
    >${e}</button>
  `}function Nt(e,t,n){return n?o("bid-shut"):e<we?o("refused-bid-too-small"):e===t?o("bid-same",{moves:e}):t!==null&&e>t?o("refused-bid-not-lower",{standing:t}):""}var rn=100,an=1e3,Se=10,ln="M9 8C9 26 16 32 22 39.4V40.6H26V39.4C32 32 39 26 39 8Z",un="M9 72C9 54 16 48 22 40.6V39.4H26V40.6C32 48 39 54 39 72Z",cn="M9 8C9 26 16 31 22 40C16 49 9 54 9 72M39 8C39 26 32 31 26 40C32 49 39 54 39 72",[pn,rt,Rt]=[8,40,72];function vt({session:e,until:t,total:n}){let s=t!==null,r=Y(),l=K(e,s,r?an/4:rn);if(!s)return a`<div class="timer resting" role="img" aria-label=${o("timer-resting")}><${xe} share=${1} /></div>`;let i=Math.max(0,t-l),u=Math.min(1,(r?Math.ceil(i):i)/n),p=e.status.value==="lost";return a`
    <div class="timer" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(i)})}>
      <${xe} share=${u} running=${i>0} />
      <span class=${i<=Se?"timer-number last":"timer-number"} aria-hidden="true">
        ${p&&a`<small>${o("timer-about")}</small>`}${B(i)}
      </span>
    </div>
  `}function Ce({session:e,until:t}){let n=Math.max(0,t-K(e));return a`
    <div class="countdown" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(n)})}>
      <span class=${n<=Se?"timer-number last":"timer-number"} aria-hidden="true">${B(n)}</span>
      <small aria-hidden="true">${o("timer-show")}</small>
    </div>
  `}function xe({share:e,running:t=!1}){let n=ct(),s=rt-(rt-pn)*.82*e,r=Rt-(Rt-rt)*(.16+.66*(1-e));return a`
    <svg class="glass" viewBox="0 0 48 80" aria-hidden="true">
      <clipPath id=${`${n}-upper`}><path d=${ln} /></clipPath>
      <clipPath id=${`${n}-lower`}><path d=${un} /></clipPath>
      <rect class="sand" clip-path=${`url(#${n}-upper)`} x="0" y=${s} width="48" height=${rt-s+1} />
      <rect class="sand" clip-path=${`url(#${n}-lower)`} x="0" y=${r} width="48" height=${Rt-r} />
      ${t&&e>0&&a`<line class="stream" x1="24" x2="24" y1=${rt-1} y2=${r+1} />`}
      <path class="glass-wall" d=${cn} />
      <path class="glass-cap" d="M4 5H44M4 75H44" />
    </svg>
  `}function _e({table:e}){let t=e.trial.value;return t?a`<${dn} table=${e} moves=${t.length} />`:a`<${d} class="scratch-open" onClick=${e.startTrial}>${o("scratch-start")}</>`}function dn({table:e,moves:t}){let n=()=>D.value===null;return ee(e),T([{keys:["u"],text:"key-undo",when:n,run:e.undoTrial},{keys:["U"],text:"key-restart",when:n,run:e.startTrial}]),C(()=>(document.documentElement.dataset.scratch="on",()=>delete document.documentElement.dataset.scratch),[]),a`
    <${P} class="scratch">
      <p class="card-head"><b>${o("scratch-title")}</b> <span>${o("scratch-count",{moves:t})}</span></p>
      <p class="note">${o("scratch-note")}</p>
      <div class="buttons">
        <${d} icon="undo" label=${o("undo")} disabled=${t===0} onClick=${e.undoTrial} />
        <${d} disabled=${t===0} onClick=${e.startTrial}>${o("scratch-reset")}</>
        <${d} onClick=${e.endTrial}>${o("scratch-end")}</>
      </div>
    </>
  `}function As({table:e,view:t,aside:n}){let{session:s}=e,r=t.phase==="bidding",l=a`<${vt} session=${s} until=${r?t.until:null} total=${t.timer_seconds} />`,i=t.bids.length>0;return a`
    <${O} class="thinking">
      <${Z} view=${t} title=${i?o("phase-bid"):o("find-a-way")} step=${i?"bid":"think"} timer=${l} class=${r?"running":""} />
      ${t.options.scratch_board&&a`<${_e} table=${e} />`}
      <${J} session=${s} view=${t} form=${i?"rows":"thinking"} />
      <${mn} view=${t} />
      <${I} table=${e} view=${t} />
    </>
    ${n??a`<${k}><${$n} session=${s} view=${t} /></>`}
  `}function mn({view:e}){return e.bids.length>0?a`<p class="note">${ke(e)}</p>`:a`<p class="note">${dt(e)} ${e.phase==="thinking"?o("think-first-bid"):o("think-glass-turned")}</p>`}function $n({session:e,view:t}){let n=t.bids.find(({seat:r})=>r===t.you)?.moves??null,s=a`<${fn} session=${e} view=${t} />`;return t.allowed_commands.includes("place_bid")?a`
    <${kt}
      key=${t.round} own=${n} shut=${e.status.value!=="connected"}
      title=${n===null?o("bid-title"):o("bid-title-lower")} note=${n===null?void 0:o("bid-own",{moves:n})}
      sendText=${r=>o("bid-send",{moves:r})}
      rest=${a`<${hn} session=${e} view=${t} />`} beside=${s}
      onSend=${r=>y(e,"place_bid",{round:t.round,moves:r})}
    />
  `:a`
      <p class="waits">${Te(t)??(n===null?o("bid-not-yet"):o("bid-lowest"))}</p>
      ${s}
      <${Lt} session=${e} view=${t} />
    `}function fn({session:e,view:t}){let n=t.allowed_commands.includes("pass"),s=()=>y(e,"pass",{round:t.round});if(T([{keys:["n"],text:"key-pass",when:()=>n&&D.value===null,run:s}]),!n)return null;let r=t.bids.length>0?o("pass-nothing-lower"):o("pass-no-way");return a`<${d} kind="quiet" class="pad-pass" onClick=${s}>${r} ${F.value.singleKeys&&a`<kbd>n</kbd>`}</>`}function Te({seats:e,bids:t,you:n}){return e.some(({seat:s,passed:r})=>s===n&&r)?t.length>0?o("passed-nothing-lower"):o("passed-no-way"):null}function Lt({session:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`
    <p class="note">${o("put-back-why")}</p>
    <div class="buttons"><${d} kind="main" onClick=${()=>y(e,"put_chip_back",{round:t.round})}>${o("put-back")}</></div>
  `:null}function hn({session:e,view:t}){let n=t.phase==="thinking"&&t.until!==null,s=K(e,n),r=(t.until??0)-t.options.no_bid_seconds,l=t.bids.some(({seat:i})=>i===t.you);return t.may_start_timer&&t.allowed_commands.includes("start_timer")?a`<${d} kind="main" onClick=${()=>y(e,"start_timer",{round:t.round})}>${o("think-lapsed")}</>`:a`
    <p class="note pad-rule">
      <span>${Te(t)??(l?"":o("bid-rule"))}</span>
      ${n&&a`<span class="pad-thinking">${o("bid-thinking",{time:B(s-r)})}</span>`}
    </p>
  `}var Pe={replay:null,trial:null,ahead:[],chosen:null,open:!1},Me={trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0};function wt(e,t,n){if(n.replay)return bn(n.replay,t);let s=Ee(e.chip??e.result?.chip),r=e.phase==="result"||e.phase==="finished",l={...Me,robots:e.robots,markers:e.markers,chip:s,taken:r};if(n.trial){let u=n.chosen??e.chip?.robot??"R";return At(l,t,{made:[],moves:n.trial,chosen:u,marked:!0})}if(e.phase!=="showing"||!e.demonstration)return{...l,selected:n.chosen};let i=re(t,l.markers,e.demonstration.steps.map(({move:u})=>u)).slides;if(Q(e)&&n.open){let u=n.chosen??i.at(-1)?.robot??null;return At(l,t,{made:i,moves:n.ahead,chosen:u,marked:gn(e)})}return n.ahead.length>0?At(l,t,{made:i,moves:n.ahead,chosen:n.chosen,marked:!1,shut:!0}):{...l,trail:{moves:i},selected:i.at(-1)?.robot??null}}function Q(e){return e.phase==="showing"&&e.you!==null&&e.demonstration?.seat===e.you}function gn(e){return e.mode==="alone"||e.options.landing_marks}function At(e,t,{made:n,moves:s,chosen:r,marked:l,shut:i=!1}){let u=ot({start:e.robots,slides:s},s.length,Oe(t)),p=l&&r?ae(t,u,r):[];return{...e,robots:u,trail:{moves:[...n,...s]},selected:r,landing:p,readOnly:i,cursorMode:i}}function bn({path:e,step:t,chip:n},s){let r=ot(e,t,Oe(s));return{...Me,robots:r,markers:e.start,chip:Ee(n),taken:!0,trail:{moves:e.slides.slice(0,t)}}}function Ee(e){return e?{cell:e.cell,robot:e.robot,symbol:e.symbol??"vortex"}:null}function Oe(e){return t=>pt(t,e.width)}var yn=3e3;function Ne({table:e,view:t,aside:n}){let{demonstration:s}=t;if(!s)return null;let r=e.moves.value,l=Q(t),i=s.moves,u={...R(t,s.seat),moves:i??0},{verdict:p,hands:m}=e.session,b=p.value?kn(p.value,t):i===null?o("phase-show-way",u):o(m.value?"phase-show":"phase-turn",u);return a`
    <${O} class="showing">
      <${Z} view=${t} title=${b} step="show" timer=${t.until!==null&&a`<${Ce} session=${e.session} until=${t.until} />`}>
        ${i!==null&&a`<${wn} count=${Math.max(i,r.length)} made=${r.length} />`}
      </>
      <${P} class="so-far">
        <p class="card-head"><b>${o("moves-so-far")}</b> <span>${xn(r,i)}</span></p>
        ${r.length>0&&a`<${$t} table=${e} moves=${r} label=${o("moves-so-far")} now=${r.length} />`}
      </>
      ${t.mode==="friends"&&a`<${J} session=${e.session} view=${t} /><p class="note">${Sn(t)}</p>`}
      <${I} table=${e} view=${t} />
    </>
    ${l?a`<${k}><${Cn} table=${e} view=${t} /></>`:n??a`<${vn} table=${e} view=${t} />`}
  `}function kn(e,t){switch(e.type){case"chip_taken":return o("phase-taken",R(t,e.seat));case"chip_laid":return o("alone-found-title");case"demonstration_failed":return o(`verdict-${e.reason}`,{...R(t,e.seat),moves:t.demonstration?.moves??0})}}function vn({table:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`<${k}><${Lt} session=${e.session} view=${t} /></>`:null}function wn({count:e,made:t}){return a`
    <div class="boxes" role="img" aria-label=${o("show-boxes",{made:t,moves:e})}>
      ${Array.from({length:e},(n,s)=>{let r=s<t?"done":s===t?"now":"";return a`<span key=${s} class=${`box ${r}`} aria-hidden="true">${s+1}</span>`})}
    </div>
  `}function xn(e,t){let n=e.at(-1);if(!n)return o("show-none");let[s,r]=[...n],l={number:e.length,robot:Xt(s),direction:Zt(r)};return t===null?o("show-last-open",l):o("show-last",{...l,moves:t})}function Sn(e){let t=e.bids.find(({state:r})=>r==="waiting"),{name:n,you:s}=R(e,t?.seat??null);return o("show-fail",{target:e.chip?E(e.chip):"",moves:e.demonstration?.moves??0,exact:e.exact?"yes":"no",next:t?s==="yes"?"you":"other":"nobody",name:n})}function Cn({table:e,view:t}){let{singleKeys:n}=F.value;T([{keys:["Tab"],text:"key-next-robot",when:()=>ne()&&Re(e)!==null,run:()=>_n(e)}]);let[s,r]=w(!1),l=!e.inHand.value;C(()=>{let u=s?setTimeout(()=>r(!1),yn):void 0;return()=>clearTimeout(u)},[s]);let i=a`
    <div class="sure" role="group" aria-label=${o("show-give-up-sure")}>
      <p class="note">${o("show-give-up-sure")}</p>
      <${d} kind="main" onClick=${()=>y(e.session,"give_up",{round:t.round})}>${o("show-give-up")}</>
    </div>
  `;return a`
    <${te} table=${e} shut=${l} instead=${s&&!l&&i}>
      ${s?a`<${d} onClick=${()=>r(!1)}>${o("show-go-on")}</>`:a`<${d} disabled=${l} onClick=${()=>r(!0)}>${o("show-give-up")}</>`}
    </>
    <p class="note hand-note">
      <span class="for-touch">${o("show-swipe")}</span>
      ${n&&a`<span class="for-keys"><${yt} words=${o("show-keys",{fifth:"S"in t.robots?"yes":"no"})} /></span>`}
    </p>
  `}function Re({scene:{value:{robots:e={},selected:t}}}){let n=Object.keys(e);return(t&&n[n.indexOf(t)+1])??null}function _n(e){let t=Re(e);t&&(e.choose(t),j(o("say-stands",{robot:t,cell:e.scene.value.robots?.[t]??""})))}function vr({table:e,view:t,aside:n}){if(t.phase==="showing")return a`<${Ne} table=${e} view=${t} aside=${n} />`;if(t.phase==="result")return a`<${Tn} table=${e} view=${t} aside=${n} />`;let{session:s}=e,r=a`<${vt} session=${s} until=${t.until} total=${t.timer_seconds} />`,l=i=>y(s,"claim_solution",{round:t.round,moves:i});return a`
    <${O} class="thinking">
      <${Z} view=${t} title=${o("find-a-way")} step="think" timer=${r} class="running" />
      <${xt} view=${t} />
      <p class="note">${dt(t)} ${t.timer_run>1?o("alone-second-run"):o("alone-rule")}</p>
      <${I} table=${e} view=${t} />
    </>
    ${n??a`
      <${k}>
        <${kt}
          key=${t.round} own=${null} shut=${s.status.value!=="connected"} title=${o("bid-title")}
          sendText=${i=>o("alone-send",{moves:i})}
          rest=${a`<${d} kind="main" onClick=${()=>l(null)}>${o("alone-found")}</>`}
          onSend=${l}
        />
      </>
    `}
  `}function Tn({table:e,view:t,aside:n}){let{result:s}=t;if(!s)return null;let r=s.outcome==="face-up",l={bid:s.moves??0,moves:s.steps.length},i=r?s.moves===null?o("alone-shown",l):o("alone-shown-bid",l):o("alone-missed-line");return a`
    <${O} class="result">
      <${P} class="result-head">
        <${_} chip=${s.chip} size=${56} />
        <div>
          <${W} focusOn=${`${t.number}.${t.round}.result`}>${r?o("alone-found-title"):o("alone-missed-title")}</>
          <p class="note">${i} ${Mt(s)}</p>
        </div>
      </>
      <${st} table=${e} view=${t} result=${s} />
      <${xt} view=${t} />
      <${I} table=${e} view=${t} />
    </>
    ${!e.session.lingers.value&&n||a`<${k}><${Et} table=${e} view=${t} /></>`}
  `}function xt({view:e,head:t=!0}){let n=e.chips_total-e.laid.length,s=e.phase==="thinking"||e.phase==="showing";return a`
    <${P} class="places-card">
      ${t&&a`<p class="card-head"><b>${o("alone-score",mt(e))}</b> <span>${o("alone-wins",{needed:Math.floor(e.chips_total/2)+1})}</span></p>`}
      <ol class="places" aria-label=${o("alone-places",{total:e.chips_total})}>
        ${e.laid.map(([r,l],i)=>a`
            <li key=${i} class=${l?"place found":"place missed"}>
              <span class="unseen">${o("alone-place",{target:E(r),state:l?"found":"missed"})}</span>
              ${l?a`<${_} chip=${r} size=${38} />`:a`<${N} name="close" size=${16} />`}
            </li>
          `)}
        ${Array.from({length:n},(r,l)=>{let i=s&&l===0;return a`
            <li key=${e.laid.length+l} class=${i?"place now":"place"}>
              <span class="unseen">${i?o("alone-place-now"):o("alone-place-left")}</span>
            </li>
          `})}
      </ol>
    </>
  `}var Pn=5;function Gr({table:e,view:t,room:n}){let s=t.mode==="alone",r=t.history.length,l=Math.max(1,Math.round(((t.ended_at??0)-(t.started_at??0))/60)),i=e.replay.playback.value,u=e.session.game.value;return oe({screen:i?"game":"final",room:s?null:n,title:gt(t),facts:[o("round-count",{rounds:r}),o("minute-count",{minutes:l})]}),a`
    <${O} class="final">
      <div class="final-head">
        <div>
          <${W} class="hero" focusOn=${`${t.number}.end`}>${gt(t)}</>
          <p class="lead">${s?o("alone-score",mt(t)):En(t)}</p>
        </div>
        ${!s&&t.result?.outcome==="taken"&&a`<${_} chip=${t.result.chip} size=${64} />`}
      </div>
      ${i&&a`<${st} table=${e} view=${t} result=${i.of.round} /><p><${d} onClick=${e.replay.close}>${o("replay-close")}</></p>`}
      ${s?a`<${xt} view=${t} head=${!1} />`:a`<${Nn} view=${t} />`}
      <p class="rounds-head"><b>${o("final-rounds")}</b> <span class="note">${o("final-rounds-note")}</span></p>
      <${be} table=${e} view=${t} most=${Pn} />
      <${bt} table=${e} view=${t} />
    </>
    <${k}>
      <div class="buttons">
        ${u!==null&&a`<${d} onClick=${()=>Rn(t,u)}>${o("final-share")}</>`}
        ${e.session.rematch.value?a`<${Mn} session=${e.session} />`:t.allowed_commands.includes("play_again")?a`
              <${d} onClick=${()=>Le(e,!0)}>${o("final-new-board")}</>
              <${d} kind="main" onClick=${()=>Le(e,!1)}>${o("final-again")}</>
            `:a`<${se} class="button main" to="/">${o("to-start")}</>`}
      </div>
    </>
  `}async function Le({session:e},t){!e.rematch.peek()&&await y(e,"play_again",{new_board:t})||e.rematch.peek()&&e.follow()}function Mn({session:e}){return C(()=>j(o("rematch-open")),[]),a`<p class="note rematch">${o("rematch-open")}</p><${d} kind="main" onClick=${e.follow}>${o("rematch-join")}</>`}function En({winners:e,seats:t,history:n}){let s=t.find(({seat:r})=>r===e[0])?.chips.length??0;return o("final-summary",{chips:o("chip-count",{chips:s}),rounds:o("round-count",{rounds:n.length})})}function On({seats:e,winners:t}){let n=({seat:r,chips:l})=>l.length+(t.includes(r)?100:0),s=e.toSorted((r,l)=>n(l)-n(r));return s.map(r=>({seat:r,place:s.findIndex(l=>n(l)===n(r))+1}))}function Nn({view:e}){return a`
    <ol class="ranking" aria-label=${o("final-ranking")}>
      ${On(e).map(({seat:t,place:n})=>a`
          <li key=${t.seat} class="rank">
            <span class="row-order">${n}</span>
            <${ht} name=${t.name} own=${t.seat===e.you} />
            <b class="row-name" title=${t.name}>${G(e,t.seat)}</b>
            <span class="rank-chips">${t.chips.map(s=>a`<${_} key=${s.cell} chip=${s} size=${28} label=${E(s)} />`)}</span>
            <strong class="rank-count">${t.chips.length}</strong>
          </li>
        `)}
    </ol>
  `}async function Rn(e,t){let n=`${location.origin}/games/${t}`,s=o("final-share-text",{result:gt({...e,you:null}),rounds:o("round-count",{rounds:e.history.length})}),r=await jt(n,s);r==="copied"&&q({words:o("link-copied")}),r==="failed"&&q({words:o("final-share-failed",{link:n}),lasting:!0})}var Bt=60;async function Ae(e,t,n,s){switch(t.kind){case"slide":return e.animateMove(t.slide,n);case"fade":return e.fadeToMarkers();case"chip-up":{let r=wt(t.view,s,Pe);return e.setView({...r,chip:null}),r.chip?e.turnChip(r.chip):void 0}case"chip-down":return e.turnChipDown();case"chip-flies":return Ln(t.chip,t.seat)}}async function Ln(e,t){let n=document.querySelector(".board .turning")?.getBoundingClientRect(),s=document.querySelector(`[data-seat="${t}"] .chip-count`)?.getBoundingClientRect();if(!n||!s||Y())return;let r=document.createElement("div");r.className="chip-flight",r.innerHTML=Wt(Dt(e.robot,e.symbol??"vortex"),{size:Bt}),document.body.append(r);let l=({x:u,y:p,width:m,height:b},x)=>({transform:`translate(${u+(m-Bt)/2}px, ${p+(b-Bt)/2}px) scale(${x})`});await r.animate([l(n,1),l(s,.3)],{duration:Gt.flight,easing:"ease-in-out"}).finished.catch(()=>{}),r.remove()}function An(e,t){let n=ce(t),s=ue(n),r=A(null),l=A(null),i=A(null),u=A(null),p=A({showing:"",moves:[]}),m=z(()=>e.view.value?.demonstration?.steps.length??0),b=z(()=>{let c=e.view.value;return!c||p.value.showing!==Be(c)?[]:p.value.moves.filter(({count:$})=>$>m.value)}),x=z(()=>{let c=e.view.value;if(s.playback.value)return{...s.playback.value,chip:s.playback.value.of.round.chip};let $=c?.phase==="result"&&c.result&&X(c.result).find(({kind:f})=>f==="shown");if(!$||!c?.result||!r.value)return null;let g=ft($,r.value);return{path:g,step:g.slides.length,chip:c.result.chip}}),M=z(()=>{let c=e.latest.value;return e.hands.value&&c!==null&&Q(c)}),H=z(()=>{let c=e.view.value;if(!c||!r.value)return{};let $=wt(c,r.value,{replay:x.value,trial:u.value,ahead:b.value.map(g=>g.slide),chosen:l.value,open:M.value});return i.value===null?$:{...$,cursor:i.value}}),at=z(()=>H.value.readOnly===!1),tt=Kt(()=>n.rest(H.value)),lt=e.enter({board:()=>r.peek(),play:(c,$,g)=>n.act(async f=>{await et(f,c,$),g()})}),St=e.onEvents(({events:c})=>{c.some(({event:$})=>Bn.has($.type))&&V(),p.value={showing:p.peek().showing,moves:b.peek()}});async function et(c,$,g){$.kind==="chip-up"&&V();let f=$.kind==="slide"&&p.peek().moves.find(({count:S,move:nt})=>S===$.event.count&&nt===$.event.move);f&&$.event.seat===e.view.peek()?.you?await f.landing:r.peek()&&await Ae(c,$,g,r.peek())}function V(){s.close(),u.value=null,l.value=null}function it(c,$){let g=H.value.robots;if(!r.value||!g?.[c])return null;let f=Ft(r.value,g,c,$);return f.refused?(n.act(S=>S.shake(c,$)),q({words:Qt(c,$,f.refused),urgent:!0}),null):f}async function L(c,$,g){let f=m.value+b.value.length+1,S=c.mode==="friends"?c.demonstration?.moves??1/0:1/0,nt=f>S?null:it($,g);if(!nt)return;let Ct=$+g,Ie=n.act(Ke=>Ke.animateMove(nt)).then(()=>h(f,Ct));p.value={showing:Be(c),moves:[...b.value,{count:f,move:Ct,slide:nt,landing:Ie,landed:!1}]},await y(e,"move_robot",{round:c.round,move:Ct})||(p.value={showing:"",moves:[]})}function h(c,$){let{showing:g,moves:f}=p.peek();p.value={showing:g,moves:f.map(S=>S.count===c&&S.move===$?{...S,landed:!0}:S)}}function v(c){r.value&&s.open(c,r.value)}return{api:t,session:e,replay:s,board:r,chosen:l,cursor:i,trial:u,scene:H,inHand:at,moves:z(()=>[...(e.view.value?.demonstration?.steps??[]).map(({move:c})=>c),...b.value.filter(({landed:c})=>c).map(({move:c})=>c)]),describeCell:c=>r.value?Jt(r.value,H.value.robots??{},c):c,choose(c){e.view.value?.robots[c]!==void 0&&(l.value=c)},move(c,$){let g=e.view.value;if(!g||!at.value)return;if(l.value=c,!u.value){L(g,c,$);return}let f=it(c,$);f&&(n.act(S=>S.animateMove(f)),u.value=[...u.value,f])},startTrial:()=>{u.value=[]},undoTrial:()=>{u.value=u.value&&u.value.slice(0,-1)},endTrial:()=>{u.value=null},openPath:v,playPath(c){v(c),s.play()},leave(){tt(),St(),lt(),s.close()}}}function aa(e){let{api:t,data:n}=Yt({describeCell:l=>s.describeCell(l),onMove:(l,i)=>s.move(l,i),onSelect:l=>s.choose(l),onCursor:l=>{s.cursor.value=l}}),s=It(()=>An(e,t),[e]),r=n?.board===e.view.value?.board?n:null;return ut(()=>{s.board.value=r},[s,r]),C(()=>s.leave,[s]),s}var Bn=new Set(["chip_turned","demonstration_started","demonstration_failed","chip_taken","chip_returned","chip_laid","match_ended"]);function Be(e){return Q(e)?`${e.number}.${e.round}.${e.demonstration?.seat}`:""}export{Yn as a,jn as b,Ye as c,qo as d,As as e,Ne as f,vr as g,Gr as h,aa as i};
