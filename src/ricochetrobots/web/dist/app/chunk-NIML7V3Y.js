import{d as le,e as ht,f as ie,g as ue}from"./chunk-K5CUBFIQ.js";import{$ as Gt,Ab as ft,B as o,Ba as jt,Bb as Q,Ca as Xt,Cb as re,Da as Zt,Db as ae,Ea as pt,Fa as K,Ga as H,Ha as N,Ia as dt,Ja as $t,L as ut,Ma as Jt,N as A,O as D,Oa as T,Pa as k,Q as Kt,Qa as C,R as Ht,Ra as z,T as P,Ta as Qt,U as zt,V as Ft,Z as y,Za as te,_ as ct,b as w,ba as mt,c as R,ca as Dt,d as lt,da as Wt,e as xt,ea as qt,f as Rt,fb as ee,g as it,hb as ne,i as E,j as F,k as At,ka as B,l as a,lb as oe,m as M,ma as W,n as $,na as Vt,nb as q,oa as Yt,ob as se,r as Bt,s as It,ta as Ut,ua as S,wa as I,za as _,zb as V}from"./chunk-JHSBTRD3.js";var St=6,ce=4,me=2;function Kn(){return{guess:E({round:0,moves:null}),stream:E(!1)}}function Hn({table:e,view:t,lookout:{guess:n,stream:s}}){let r=t.phase==="thinking"||t.phase==="bidding",l=s.value,i=()=>{s.value=!s.value};return _([{keys:["Escape"],text:"key-stream-end",when:()=>s.value,run:i}]),R(()=>{if(l)return document.documentElement.dataset.stream="on",()=>delete document.documentElement.dataset.stream},[l]),l?a`<${$} kind="quiet" icon="close" class="stream-end" label=${o("watch-stream-end")} onClick=${i} />`:a`
    <${k} class="watch">
      ${r&&a`<${Le} view=${t} guess=${n} />`}
      <${Oe} table=${e} view=${t}>
        <${$} class="stream-start" onClick=${i}>${o("watch-stream")}</>
      </>
    </>
  `}function Le({view:e,guess:t}){let[n,s]=w(0),r=t.value.round===e.round?t.value.moves:null,l=me+n*St,i=Array.from({length:St},(c,d)=>l+d),u=me+(n+1)%ce*St;return a`
    <div class="guess">
      <p class="card-head"><b id="guess-title">${o("watch-guess")}</b> <span>${o("watch-guess-note")}</span></p>
      <div class="pad-keys" role="group" aria-labelledby="guess-title">
        ${i.map(c=>a`
            <button
              type="button" key=${c} class=${c===r?"key armed":"key"} aria-label=${o("move-count",{moves:c})} aria-pressed=${c===r}
              onClick=${()=>t.value={round:e.round,moves:c===r?null:c}}
            >${c}</button>
          `)}
        <button type="button" class="key next" aria-label=${o("bid-key-over",{moves:u})} onClick=${()=>s((n+1)%ce)}>
          ${o("bid-over",{moves:u})}
        </button>
      </div>
    </div>
  `}function Oe({table:e,view:t,children:n}){let[s,r]=w(!1),{session:l}=e,i=()=>y(l,"take_seat",{name:q.value});function u(c){c.preventDefault(),q.value&&i()}return t.allowed_commands.includes("take_seat")?s?a`
      <form class="seat-door" onSubmit=${u} novalidate>
        <${oe} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${It} value=${q.value} onInput=${se} />
        <${$} kind="main" type="submit" disabled=${!q.value}>${o("sit-down")}</>
      </form>
    `:a`
    <div class="buttons">
      ${n}
      <${$} kind="main" onClick=${()=>q.value?i():r(!0)}>${t.phase==="result"?o("sit-down"):o("watch-take")}</>
    </div>
  `:a`<div class="buttons">${n}<p class="waits">${t.mode==="alone"?o("watch-alone"):o("watch-full")}</p></div>`}function bt({table:e,view:t}){let[n,s]=w(!1);if(t.mode==="alone"||!t.allowed_commands.includes("leave_seat"))return null;if(!n)return a`<p class="leave"><button type="button" class="link" onClick=${()=>s(!0)}>${o("leave-seat")}</button></p>`;let r=t.bids.some(({seat:l,state:i})=>l===t.you&&(i==="waiting"||i==="showing"));return a`
    <div class="leave" role="group" aria-label=${o("leave-sure")}>
      <p class="note">${o("leave-sure")} ${r&&o("leave-bid")}</p>
      <${$} onClick=${()=>s(!1)}>${o("leave-no")}</>
      <${$} onClick=${()=>y(e.session,"leave_seat")}>${o("leave-seat")}</>
    </div>
  `}function L({table:e,view:t}){return a`<${Re} table=${e} view=${t} /><${bt} table=${e} view=${t} />`}function Re({table:e,view:t}){return t.history.length===0?null:a`
    <details class="history">
      <summary><b>${o("history-title")}</b> <span class="note">${t.history.length}</span><${M} name="down" /></summary>
      <${$e} table=${e} view=${t} rounds=${t.history} />
    </details>
  `}function de({table:e,view:t,most:n}){let[s,r]=w(!1),l=t.history.length-n;return a`
    <${$e} table=${e} view=${t} rounds=${s?t.history:t.history.slice(0,n)} />
    ${l>0&&a`
      <button type="button" class="more-rounds" aria-expanded=${s} onClick=${()=>r(!s)}>
        ${s?o("final-fewer"):o("final-more",{rounds:l})}<${M} name=${s?"up":"down"} />
      </button>
    `}
  `}function pe(e,{outcome:t,seat:n}){return t==="taken"?H(e,n):o(`round-${t}`)}function $e({table:e,view:t,rounds:n}){let s=t.phase==="result"||t.phase==="finished",r=e.replay.playback.value?.of.round.round;return a`
    <ol class="rounds" aria-label=${o("final-rounds")}>
      ${n.map(l=>a`
          <li key=${l.round} class=${r===l.round?"round looked":"round"}>
            <span class="round-number">${l.round}</span>
            <${S} chip=${l.chip} size=${24} label=${P(l.chip)} />
            <b class="round-name" title=${pe(t,l)}>${pe(t,l)}</b>
            <span class="round-moves">${l.steps.length>0&&l.steps.length}</span>
            <span class="round-optimum">${l.optimum?.status==="solved"&&o("round-optimum",{moves:l.optimum.at_least})}</span>
            ${s&&a`<${Ae} table=${e} round=${l} />`}
          </li>
        `)}
    </ol>
  `}function Ae({table:e,round:t}){let[n]=V(t);return n?a`
    <button type="button" class="round-play" aria-label=${o("replay-round",{round:t.round})} onClick=${()=>e.playPath(n)}>
      <${M} name="play" />
    </button>
  `:a`<span class="round-play"></span>`}function O(e,t=!0,n=200){let[,s]=w(0);return R(()=>{if(!t)return;let r=setInterval(()=>s(l=>l+1),n);return()=>clearInterval(r)},[t,n]),e.serverNow()}var Be=["think","bid","show","result"];function Y({view:e,title:t,step:n,timer:s,class:r="",children:l}){return a`
    <${C} class=${`phase ${r} at-${n}`}>
      <${z} focusOn=${`${e.number}.${e.round}.${n==="bid"?"think":n}.${e.demonstration?.seat}`}>${t}</>
      ${e.chip&&a`<${Ie} chip=${e.chip} />`}
      ${e.mode==="friends"&&a`<${_t} step=${n} />`}
      <div class="phase-time">${s}</div>
      ${l}
    </>
  `}function Ie({chip:e}){let t=o("phase-target",{robot:e.robot??"any",target:P(e),cell:e.cell});return a`
    <p class="chip-line">
      <span class="unseen">${t}</span>
      <span class="chip-signs" aria-hidden="true">
        ${e.robot?a`<${Ut} robot=${e.robot} size=${30} />`:a`<b>${o("phase-any-robot")}</b>`}<${M} name="east" />
        <${S} chip=${e} size=${28} />
      </span>
      <span class="chip-words" aria-hidden="true"><b>${P(e)}</b> ${e.cell}</span>
    </p>
  `}function _t({step:e}){return a`
    <ol class="steps" aria-label=${o("phase-steps")}>
      ${Be.map(t=>a`<li key=${t} aria-current=${t===e?"step":void 0}>${o(`phase-step-${t}`)}</li>`)}
    </ol>
  `}var Ke=220,He=7;function ze({seats:e,bids:t}){let n=t.flatMap((r,l)=>{let i=e.find(u=>u.seat===r.seat);return i?[{seat:i,bid:r,order:l+1}]:[]}),s=e.filter(({seat:r,left:l,chips:i})=>!t.some(u=>u.seat===r)&&(!l||i.length>0));return[...n,...s.map(r=>({seat:r,bid:null,order:null}))]}function U({session:e,view:t,form:n="rows"}){let s=ze(t),r=xt(null);Ve(r,s.map(({seat:i})=>i.seat).join());let l=n==="rows"&&t.bids.length>0;return a`
    ${l&&a`<p class="rows-head"><span>${o("rows-order")}</span><span>${o("rows-bid")}</span></p>`}
    <ol class=${`rows ${n} ${s.length>=He?"many":""}`} aria-label=${l?o("rows-label-bids"):o("rows-label")} ref=${r}>
      ${s.map(i=>a`<${Fe} key=${i.seat.seat} session=${e} view=${t} row=${i} form=${n} />`)}
    </ol>
  `}function Fe({session:e,view:t,row:{seat:n,bid:s,order:r},form:l}){let i=n.seat===t.you,u=s?.state==="showing";return a`
    <li class=${`row ${i?"own":""} ${s?.state??""} ${n.left?"gone":""}`} data-seat=${n.seat}>
      ${l==="rows"&&t.bids.length>0&&a`<span class="row-order">${u?a`<i aria-hidden="true">▸</i>`:r}</span>`}
      <${ct} name=${n.name} own=${i} />
      <b class="row-name" title=${n.name}>${H(t,n.seat)}</b>
      <${Gt} count=${n.chips.length} label=${o("chip-count",{chips:n.chips.length})} />
      ${n.passed&&(t.phase==="thinking"||t.phase==="bidding")&&a`<${Ge} />`}
      <${We} session=${e} view=${t} seat=${n} bid=${s} />
      ${l!=="strip"&&a`<span class="row-bid">${s?a`<strong>${s.moves}</strong>`:De(t,n)}</span>`}
    </li>
  `}function Ge(){return a`<span class="row-passed"><${M} name="passed" size=${18} /><span class="unseen">${o("rows-passed")}</span></span>`}function De(e,{seat:t,plays:n,left:s}){return s||!n?"":e.bids.length>0||e.phase!=="thinking"?o("rows-none"):t===e.you?o("rows-own-none"):o("rows-thinking")}function We({session:e,view:t,seat:n,bid:s}){let r=e.presence.value?.seats.find(c=>c.seat===n.seat),l=r?.connected===!1&&!n.left&&n.seat!==t.you,i=O(e,l),u=l?o("rows-away",{time:N(i-r.since)}):qe(t,n,s);return u&&a`<span class="tag">${u}</span>`}function qe(e,t,n){return n?.state==="showing"?o("rows-showing"):n?.failure&&e.result?.outcome!=="taken"?o(`rows-failed-${n.failure}`,{moves:n.moves}):e.phase==="result"?t.ready?o("rows-ready"):"":t.left?o("rows-left"):t.plays?n?.tie?o(`rows-${n.tie}`):n?.was?o("rows-was",{moves:n.was}):"":o("rows-next-chip")}function fe(e){let t=e.bids.findIndex(({tie:i,state:u})=>i!==null&&u==="waiting");if(t<0||t+1>=e.bids.length)return"";let[n,s]=[e.bids[t],e.bids[t+1]],r=K(e,s.seat),l={...K(e,n.seat),other:r.name,otherYou:r.you,moves:n.moves};return o(`tie-${n.tie}`,l)}function Ve(e,t){let n=xt(new Map);lt(()=>{let s=new Map;for(let r of e.current?.querySelectorAll(".row")??[]){let l=r.dataset.seat??"";s.set(l,r.offsetTop);let i=(n.current.get(l)??r.offsetTop)-r.offsetTop;i&&!W()&&r.animate([{transform:`translateY(${i}px)`},{}],{duration:Ke,easing:"ease-out"})}n.current=s},[t])}function Bo({table:e,view:t,guess:n=null,aside:s}){let{result:r}=t;return r?a`
    <${T} class="result">
      <${Ye} view=${t} result=${r} guess=${n} />
      <${tt} table=${e} view=${t} result=${r} />
      <${U} session=${e.session} view=${t} form=${r.outcome==="returned"&&t.bids.length>0?"rows":"strip"} />
      <${L} table=${e} view=${t} />
    </>
    ${s??a`<${k}><${Pt} table=${e} view=${t} /></>`}
  `:null}function Ye({view:e,result:t,guess:n}){let s=t.outcome==="taken",r=s?o("phase-taken",K(e,t.seat)):o(`result-${t.reason??"nobody-succeeded"}`),l=s?o("result-shown",{bid:t.moves??0,moves:t.steps.length}):o("result-back");return a`
    <${C} class="result-head">
      <${S} chip=${t.chip} size=${56} />
      <div>
        <${z} focusOn=${`${e.number}.${e.round}.result`}>${r}</>
        <p class="note">${l} ${Ct(t)} ${n!==null&&o("result-guess",{moves:n})}</p>
        <${_t} step="result" />
      </div>
    </>
  `}function Ct({optimum:e,steps:t}){if(!e)return o("optimum-looking");let n=le(e,t.length);return e.status==="solved"&&e.path===null?`${n} ${o("optimum-withheld")}`:n}function tt({table:e,view:t,result:n}){let s=it(),r=e.replay.playback.value,l=r?.of.round.round??n.round,i=V(t.history.find(({round:d})=>d===l)??n),u=i.find(({kind:d})=>d===r?.of.kind)??i[0];if(!u)return null;let c=i.length>1;return a`
    <${C} class=${c?"paths pair":"paths"}>
      ${(t.phase==="finished"||l!==n.round)&&a`<p class="path-round note">${o("replay-of",{round:l})}</p>`}
      <fieldset class="path-options">
        <legend class="unseen">${o("paths-title")}</legend>
        ${i.map(d=>a`
          <${Ue}
            key=${d.kind} table=${e} view=${t} path=${d} name=${c?s:null} chosen=${d===u}
            step=${d===u?ue(d,r):null}
          />
        `)}
      </fieldset>
      <${ie} table=${e} path=${u} />
    </>
  `}function Ue({table:e,view:t,path:n,name:s,chosen:r,step:l}){let{round:i,kind:u,moves:c}=n,d=u==="optimum"?o("path-optimum"):H(t,i.seat),b=()=>{e.openPath(n),ut(o("path-label",{title:d,moves:c.length}))},x=a`<b title=${d}>${d}</b> <strong>${c.length}</strong>`;return a`
    <div class=${r?"path-option chosen":"path-option"}>
      ${s===null?a`<p class="path-head">${x}</p>`:a`
            <label class="path-head">
              <input type="radio" name=${s} checked=${r} onChange=${b} aria-label=${o("path-label",{title:d,moves:c.length})} />
              ${x}
            </label>
          `}
      <${je} table=${e} path=${n} onClick=${s===null||r?void 0:b} />
      <${pt} table=${e} moves=${c} label=${o("result-moves")} now=${l??void 0} />
      ${u==="optimum"&&i.optimum?.count!=null&&a`<p class="path-count note">${o(i.optimum.count_capped?"optimum-count-capped":"optimum-count",{count:i.optimum.count})}</p>`}
    </div>
  `}function je({table:e,path:t,onClick:n}){let s=e.board.value;if(!s)return null;let{slides:r,start:l}=ft(t,s),i=Q({start:l,slides:r},r.length,d=>D(d,s.width)),u={...t.round.chip,symbol:t.round.chip.symbol??"vortex"},c=qt(s,{robots:i,chip:u,trail:{moves:r}},{orientation:Vt.value});return a`<div class="path-picture" aria-hidden="true" onClick=${n} dangerouslySetInnerHTML=${{__html:c}} />`}function Pt({table:e,view:t}){let{session:n}=e,s=O(n,t.until!==null),r=t.allowed_commands.includes("say_ready"),l=!r&&t.seats.some(({seat:d,ready:b})=>d===t.you&&b),i=()=>y(n,"say_ready",{round:t.round});_([{keys:[" "],text:"key-ready",when:()=>r&&I.value===null,run:i}]);let u=t.until===null?"":N(t.until-s);if(!r)return a`<p class="waits">${l?o("result-waiting"):o("result-next-in")} ${u&&a`<b>${u}</b>`}</p>`;let c=t.mode==="alone"?o("result-next"):o("result-ready");return a`
    <div class="buttons">
      <${$} kind="main" onClick=${i}>
        ${c}${u&&a` · <span class="steady">${u}</span>`} ${B.value.singleKeys&&a`<kbd>${o("key-space")}</kbd>`}
      </>
    </div>
  `}function yt({words:e}){return e.split(/<key>(.*?)<\/key>/).map((t,n)=>n%2?a`<kbd key=${n}>${t}</kbd>`:t)}var{least:be,most:he}=Bt,Tt=13,Xe=[..."0123456789"];function gt({title:e,note:t,own:n,shut:s,sendText:r,rest:l,beside:i,onSend:u}){let[c,d]=w({digits:"",tapped:!1}),[b,x]=w(0),g=c.digits===""?null:Number(c.digits),{singleKeys:j,oneTapBid:wt}=B.value;function X(p){let h=Mt(p,n,s);if(h){A({words:h,urgent:!0});return}d({digits:"",tapped:!1}),x(0),u(p)}function ot(p){let h=Mt(p,n,s);h?A({words:h,urgent:!0}):wt||g===p?X(p):d({digits:String(p),tapped:!0})}function st({key:p}){let h=c.tapped||c.digits.length>1?p:c.digits+p;d({digits:h==="0"?"":h,tapped:!1});let v=document.activeElement;v instanceof HTMLElement&&v.closest(".pad-keys")&&v.blur()}let Z=()=>I.value===null;_([{keys:Xe,shown:"0–9",text:"key-bid",when:Z,run:st},{keys:["Enter"],text:"key-bid-send",when:()=>Z()&&g!==null,run:()=>g!==null&&X(g)},{keys:["Backspace","Escape"],text:"key-bid-clear",when:()=>Z()&&g!==null,run:({key:p})=>d({digits:p==="Escape"?"":c.digits.slice(0,-1),tapped:!1})}]);let G=be+b*Tt,m=Array.from({length:Math.min(Tt,he+1-G)},(p,h)=>G+h),f=G+Tt;return a`
    <div class="bidpad">
      <div class="pad-head">
        <h2 id="pad-title">${e}</h2>
        ${b>0?a`<${$} kind="quiet" icon="back" class="pad-back" onClick=${()=>x(0)}>${o("bid-back")}</>`:a`<p class="pad-note">${t??(j&&a`<${yt} words=${o("bid-type")} />`)}</p>`}
      </div>
      <div class="pad-keys" role="group" aria-labelledby="pad-title">
        ${m.map(p=>a`<${Ze} key=${p} moves=${p} own=${n} shut=${s} armed=${g===p} onTap=${ot} />`)}
        ${f<=he&&a`
          <button
            type="button" class=${n!==null&&f>=n?"key next over":"key next"} aria-label=${o("bid-key-over",{moves:f})}
            aria-disabled=${n!==null&&f>=n} onClick=${()=>n!==null&&f>=n?ot(f):x(b+1)}
          >${o("bid-over",{moves:f})}</button>
        `}
      </div>
      <div class="pad-foot">
        ${g===null?l:a`<${$} kind="bid" onClick=${()=>X(g)}>${r(g)} ${j&&a`<kbd>${o("key-enter")}</kbd>`}</>`}
        ${i}
      </div>
    </div>
  `}function Ze({moves:e,own:t,shut:n,armed:s,onTap:r}){let l=t!==null&&e>t;return a`
    <button
      type="button" class=${`key ${l?"over":""} ${e===t?"standing":""} ${s?"armed":""}`}
      aria-label=${o("move-count",{moves:e})} aria-pressed=${s} aria-disabled=${n||Mt(e,t,!1)!==""}
      onClick=${()=>r(e)}
    >${e}</button>
  `}function Mt(e,t,n){return n?o("bid-shut"):e<be?o("refused-bid-too-small"):e===t?o("bid-same",{moves:e}):t!==null&&e>t?o("refused-bid-not-lower",{standing:t}):""}var Je=100,Qe=1e3,ge=10,tn="M9 8C9 26 16 32 22 39.4V40.6H26V39.4C32 32 39 26 39 8Z",en="M9 72C9 54 16 48 22 40.6V39.4H26V40.6C32 48 39 54 39 72Z",nn="M9 8C9 26 16 31 22 40C16 49 9 54 9 72M39 8C39 26 32 31 26 40C32 49 39 54 39 72",[on,et,Et]=[8,40,72];function kt({session:e,until:t,total:n}){let s=t!==null,r=W(),l=O(e,s,r?Qe/4:Je);if(!s)return a`<div class="timer resting" role="img" aria-label=${o("timer-resting")}><${ye} share=${1} /></div>`;let i=Math.max(0,t-l),u=Math.min(1,(r?Math.ceil(i):i)/n),c=e.status.value==="lost";return a`
    <div class="timer" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(i)})}>
      <${ye} share=${u} running=${i>0} />
      <span class=${i<=ge?"timer-number last":"timer-number"} aria-hidden="true">
        ${c&&a`<small>${o("timer-about")}</small>`}${N(i)}
      </span>
    </div>
  `}function ke({session:e,until:t}){let n=Math.max(0,t-O(e));return a`
    <div class="countdown" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(n)})}>
      <span class=${n<=ge?"timer-number last":"timer-number"} aria-hidden="true">${N(n)}</span>
      <small aria-hidden="true">${o("timer-show")}</small>
    </div>
  `}function ye({share:e,running:t=!1}){let n=it(),s=et-(et-on)*.82*e,r=Et-(Et-et)*(.16+.66*(1-e));return a`
    <svg class="glass" viewBox="0 0 48 80" aria-hidden="true">
      <clipPath id=${`${n}-upper`}><path d=${tn} /></clipPath>
      <clipPath id=${`${n}-lower`}><path d=${en} /></clipPath>
      <rect class="sand" clip-path=${`url(#${n}-upper)`} x="0" y=${s} width="48" height=${et-s+1} />
      <rect class="sand" clip-path=${`url(#${n}-lower)`} x="0" y=${r} width="48" height=${Et-r} />
      ${t&&e>0&&a`<line class="stream" x1="24" x2="24" y1=${et-1} y2=${r+1} />`}
      <path class="glass-wall" d=${nn} />
      <path class="glass-cap" d="M4 5H44M4 75H44" />
    </svg>
  `}function ve({table:e}){let t=e.trial.value;return t?a`<${sn} table=${e} moves=${t.length} />`:a`<${$} class="scratch-open" onClick=${e.startTrial}>${o("scratch-start")}</>`}function sn({table:e,moves:t}){let n=()=>I.value===null;return Xt(e),_([{keys:["u"],text:"key-undo",when:n,run:e.undoTrial},{keys:["U"],text:"key-restart",when:n,run:e.startTrial}]),R(()=>(document.documentElement.dataset.scratch="on",()=>delete document.documentElement.dataset.scratch),[]),a`
    <${C} class="scratch">
      <p class="card-head"><b>${o("scratch-title")}</b> <span>${o("scratch-count",{moves:t})}</span></p>
      <p class="note">${o("scratch-note")}</p>
      <div class="buttons">
        <${$} icon="undo" label=${o("undo")} disabled=${t===0} onClick=${e.undoTrial} />
        <${$} disabled=${t===0} onClick=${e.startTrial}>${o("scratch-reset")}</>
        <${$} onClick=${e.endTrial}>${o("scratch-end")}</>
      </div>
    </>
  `}function Cs({table:e,view:t,aside:n}){let{session:s}=e,r=t.phase==="bidding",l=a`<${kt} session=${s} until=${r?t.until:null} total=${t.timer_seconds} />`,i=t.bids.length>0;return a`
    <${T} class="thinking">
      <${Y} view=${t} title=${i?o("phase-bid"):o("find-a-way")} step=${i?"bid":"think"} timer=${l} class=${r?"running":""} />
      ${t.options.scratch_board&&a`<${ve} table=${e} />`}
      <${U} session=${s} view=${t} form=${i?"rows":"thinking"} />
      <${rn} view=${t} />
      <${L} table=${e} view=${t} />
    </>
    ${n??a`<${k}><${an} session=${s} view=${t} /></>`}
  `}function rn({view:e}){return e.bids.length>0?a`<p class="note">${fe(e)}</p>`:a`<p class="note">${dt(e)} ${e.phase==="thinking"?o("think-first-bid"):o("think-glass-turned")}</p>`}function an({session:e,view:t}){let n=t.bids.find(({seat:r})=>r===t.you)?.moves??null,s=a`<${ln} session=${e} view=${t} />`;return t.allowed_commands.includes("place_bid")?a`
    <${gt}
      key=${t.round} own=${n} shut=${e.status.value!=="connected"}
      title=${n===null?o("bid-title"):o("bid-title-lower")} note=${n===null?void 0:o("bid-own",{moves:n})}
      sendText=${r=>o("bid-send",{moves:r})}
      rest=${a`<${un} session=${e} view=${t} />`} beside=${s}
      onSend=${r=>y(e,"place_bid",{round:t.round,moves:r})}
    />
  `:a`
      <p class="waits">${we(t)??(n===null?o("bid-not-yet"):o("bid-lowest"))}</p>
      ${s}
      <${Nt} session=${e} view=${t} />
    `}function ln({session:e,view:t}){let n=t.allowed_commands.includes("pass"),s=()=>y(e,"pass",{round:t.round});if(_([{keys:["n"],text:"key-pass",when:()=>n&&I.value===null,run:s}]),!n)return null;let r=t.bids.length>0?o("pass-nothing-lower"):o("pass-no-way");return a`<${$} kind="quiet" class="pad-pass" onClick=${s}>${r} ${B.value.singleKeys&&a`<kbd>n</kbd>`}</>`}function we({seats:e,bids:t,you:n}){return e.some(({seat:s,passed:r})=>s===n&&r)?t.length>0?o("passed-nothing-lower"):o("passed-no-way"):null}function Nt({session:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`
    <p class="note">${o("put-back-why")}</p>
    <div class="buttons"><${$} kind="main" onClick=${()=>y(e,"put_chip_back",{round:t.round})}>${o("put-back")}</></div>
  `:null}function un({session:e,view:t}){let n=t.phase==="thinking"&&t.until!==null,s=O(e,n),r=(t.until??0)-t.options.no_bid_seconds,l=t.bids.some(({seat:i})=>i===t.you);return t.may_start_timer&&t.allowed_commands.includes("start_timer")?a`<${$} kind="main" onClick=${()=>y(e,"start_timer",{round:t.round})}>${o("think-lapsed")}</>`:a`
    <p class="note pad-rule">
      <span>${we(t)??(l?"":o("bid-rule"))}</span>
      ${n&&a`<span class="pad-thinking">${o("bid-thinking",{time:N(s-r)})}</span>`}
    </p>
  `}var Se={trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0};function _e(e,t,n){if(n.replay)return mn(n.replay,t);let s=Ce(e.chip??e.result?.chip),r={...Se,robots:e.robots,markers:e.markers,chip:s},l=n.chosen??e.chip?.robot??"R";if(n.trial)return xe(r,t,{made:[],moves:n.trial,chosen:l,marked:!0});if(e.phase!=="showing"||!e.demonstration)return{...r,selected:n.chosen};let i=ee(t,r.markers,e.demonstration.steps.map(({move:u})=>u)).slides;return nt(e)?xe(r,t,{made:i,moves:n.ahead,chosen:l,marked:cn(e)}):{...r,trail:{moves:i},selected:i.at(-1)?.robot??null}}function nt(e){return e.phase==="showing"&&e.you!==null&&e.demonstration?.seat===e.you}function cn(e){return e.mode==="alone"||e.options.landing_marks}function xe(e,t,{made:n,moves:s,chosen:r,marked:l}){let i=Q({start:e.robots,slides:s},s.length,Pe(t)),u=l?ne(t,i,r):[];return{...e,robots:i,trail:{moves:[...n,...s]},selected:r,landing:u,readOnly:!1,cursorMode:!1}}function mn({path:e,step:t,chip:n},s){let r=Q(e,t,Pe(s));return{...Se,robots:r,markers:e.start,chip:Ce(n),trail:{moves:e.slides.slice(0,t)}}}function Ce(e){return e?{cell:e.cell,robot:e.robot,symbol:e.symbol??"vortex"}:null}function Pe(e){return t=>D(t,e.width)}function Te({table:e,view:t,aside:n}){let{demonstration:s}=t;if(!s)return null;let r=e.moves.value,l=nt(t),i=s.moves,u={...K(t,s.seat),moves:i??0},c=i===null?o("phase-show-way",u):o("phase-show",u);return a`
    <${T} class="showing">
      <${Y} view=${t} title=${c} step="show" timer=${t.until!==null&&a`<${ke} session=${e.session} until=${t.until} />`}>
        ${i!==null&&a`<${dn} count=${Math.max(i,r.length)} made=${r.length} />`}
      </>
      <${C} class="so-far">
        <p class="card-head"><b>${o("moves-so-far")}</b> <span>${$n(r,i)}</span></p>
        ${r.length>0&&a`<${pt} table=${e} moves=${r} label=${o("moves-so-far")} now=${r.length} />`}
      </>
      ${t.mode==="friends"&&a`<${U} session=${e.session} view=${t} /><p class="note">${fn(t)}</p>`}
      <${L} table=${e} view=${t} />
    </>
    ${l?a`<${k}><${hn} table=${e} view=${t} /></>`:n??a`<${pn} table=${e} view=${t} />`}
  `}function pn({table:e,view:t}){return t.allowed_commands.includes("put_chip_back")?a`<${k}><${Nt} session=${e.session} view=${t} /></>`:null}function dn({count:e,made:t}){return a`
    <div class="boxes" role="img" aria-label=${o("show-boxes",{made:t,moves:e})}>
      ${Array.from({length:e},(n,s)=>{let r=s<t?"done":s===t?"now":"";return a`<span key=${s} class=${`box ${r}`} aria-hidden="true">${s+1}</span>`})}
    </div>
  `}function $n(e,t){let n=e.at(-1);if(!n)return o("show-none");let[s,r]=[...n],l={number:e.length,robot:Kt(s),direction:Ht(r)};return t===null?o("show-last-open",l):o("show-last",{...l,moves:t})}function fn(e){let t=e.bids.find(({state:r})=>r==="waiting"),{name:n,you:s}=K(e,t?.seat??null);return o("show-fail",{target:e.chip?P(e.chip):"",moves:e.demonstration?.moves??0,exact:e.exact?"yes":"no",next:t?s==="yes"?"you":"other":"nobody",name:n})}function hn({table:e,view:t}){let{singleKeys:n}=B.value;return _([{keys:["Tab"],text:"key-next-robot",when:()=>Zt()&&Me(e)!==null,run:()=>bn(e)}]),a`
    <${jt} table=${e}>
      <${yn} table=${e} view=${t} />
    </>
    <p class="note hand-note">
      <span class="for-touch">${o("show-swipe")}</span>
      ${n&&a`<span class="for-keys"><${yt} words=${o("show-keys",{fifth:"S"in t.robots?"yes":"no"})} /></span>`}
    </p>
  `}function Me({scene:{value:{robots:e={},selected:t}}}){let n=Object.keys(e);return(t&&n[n.indexOf(t)+1])??null}function bn(e){let t=Me(e);t&&(e.choose(t),ut(o("say-stands",{robot:t,cell:e.scene.value.robots?.[t]??""})))}function yn({table:e,view:t}){let[n,s]=w(!1);return n?a`
    <div class="sure" role="group" aria-label=${o("show-give-up-sure")}>
      <p class="note">${o("show-give-up-sure")}</p>
      <${$} onClick=${()=>s(!1)}>${o("show-go-on")}</>
      <${$} kind="main" onClick=${()=>y(e.session,"give_up",{round:t.round})}>${o("show-give-up")}</>
    </div>
  `:a`<${$} onClick=${()=>s(!0)}>${o("show-give-up")}</>`}function pr({table:e,view:t,aside:n}){if(t.phase==="showing")return a`<${Te} table=${e} view=${t} aside=${n} />`;if(t.phase==="result")return a`<${gn} table=${e} view=${t} aside=${n} />`;let{session:s}=e,r=a`<${kt} session=${s} until=${t.until} total=${t.timer_seconds} />`,l=i=>y(s,"claim_solution",{round:t.round,moves:i});return a`
    <${T} class="thinking">
      <${Y} view=${t} title=${o("find-a-way")} step="think" timer=${r} class="running" />
      <${vt} view=${t} />
      <p class="note">${dt(t)} ${t.timer_run>1?o("alone-second-run"):o("alone-rule")}</p>
      <${L} table=${e} view=${t} />
    </>
    ${n??a`
      <${k}>
        <${gt}
          key=${t.round} own=${null} shut=${s.status.value!=="connected"} title=${o("bid-title")}
          sendText=${i=>o("alone-send",{moves:i})}
          rest=${a`<${$} kind="main" onClick=${()=>l(null)}>${o("alone-found")}</>`}
          onSend=${l}
        />
      </>
    `}
  `}function gn({table:e,view:t,aside:n}){let{result:s}=t;if(!s)return null;let r=s.outcome==="face-up",l={bid:s.moves??0,moves:s.steps.length},i=r?s.moves===null?o("alone-shown",l):o("alone-shown-bid",l):o("alone-missed-line");return a`
    <${T} class="result">
      <${C} class="result-head">
        <${S} chip=${s.chip} size=${56} />
        <div>
          <${z} focusOn=${`${t.number}.${t.round}.result`}>${r?o("alone-found-title"):o("alone-missed-title")}</>
          <p class="note">${i} ${Ct(s)}</p>
        </div>
      </>
      <${tt} table=${e} view=${t} result=${s} />
      <${vt} view=${t} />
      <${L} table=${e} view=${t} />
    </>
    ${n??a`<${k}><${Pt} table=${e} view=${t} /></>`}
  `}function vt({view:e,head:t=!0}){let n=e.chips_total-e.laid.length,s=e.phase==="thinking"||e.phase==="showing";return a`
    <${C} class="places-card">
      ${t&&a`<p class="card-head"><b>${o("alone-score",$t(e))}</b> <span>${o("alone-wins",{needed:Math.floor(e.chips_total/2)+1})}</span></p>`}
      <ol class="places" aria-label=${o("alone-places",{total:e.chips_total})}>
        ${e.laid.map(([r,l],i)=>a`
            <li key=${i} class=${l?"place found":"place missed"}>
              <span class="unseen">${o("alone-place",{target:P(r),state:l?"found":"missed"})}</span>
              ${l?a`<${S} chip=${r} size=${38} />`:a`<${M} name="close" size=${16} />`}
            </li>
          `)}
        ${Array.from({length:n},(r,l)=>{let i=s&&l===0;return a`
            <li key=${e.laid.length+l} class=${i?"place now":"place"}>
              <span class="unseen">${i?o("alone-place-now"):o("alone-place-left")}</span>
            </li>
          `})}
      </ol>
    </>
  `}var kn=5;function Lr({table:e,view:t,room:n}){let s=t.mode==="alone",r=t.history.length,l=Math.max(1,Math.round(((t.ended_at??0)-(t.started_at??0))/60)),i=e.replay.playback.value,u=e.session.game.value;return Qt({screen:i?"game":"final",room:s?null:n,title:ht(t),facts:[o("round-count",{rounds:r}),o("minute-count",{minutes:l})]}),a`
    <${T} class="final">
      <div class="final-head">
        <div>
          <${z} class="hero" focusOn=${`${t.number}.end`}>${ht(t)}</>
          <p class="lead">${s?o("alone-score",$t(t)):vn(t)}</p>
        </div>
        ${!s&&t.result?.outcome==="taken"&&a`<${S} chip=${t.result.chip} size=${64} />`}
      </div>
      ${i&&a`<${tt} table=${e} view=${t} result=${i.of.round} /><p><${$} onClick=${e.replay.close}>${o("replay-close")}</></p>`}
      ${s?a`<${vt} view=${t} head=${!1} />`:a`<${xn} view=${t} />`}
      <p class="rounds-head"><b>${o("final-rounds")}</b> <span class="note">${o("final-rounds-note")}</span></p>
      <${de} table=${e} view=${t} most=${kn} />
      <${bt} table=${e} view=${t} />
    </>
    <${k}>
      <div class="buttons">
        ${u!==null&&a`<${$} onClick=${()=>Sn(t,u)}>${o("final-share")}</>`}
        ${t.allowed_commands.includes("play_again")?a`
              <${$} onClick=${()=>y(e.session,"play_again",{new_board:!0})}>${o("final-new-board")}</>
              <${$} kind="main" onClick=${()=>y(e.session,"play_again",{new_board:!1})}>${o("final-again")}</>
            `:a`<${te} class="button main" to="/">${o("to-start")}</>`}
      </div>
    </>
  `}function vn({winners:e,seats:t,history:n}){let s=t.find(({seat:r})=>r===e[0])?.chips.length??0;return o("final-summary",{chips:o("chip-count",{chips:s}),rounds:o("round-count",{rounds:n.length})})}function wn({seats:e,winners:t}){let n=({seat:r,chips:l})=>l.length+(t.includes(r)?100:0),s=e.toSorted((r,l)=>n(l)-n(r));return s.map(r=>({seat:r,place:s.findIndex(l=>n(l)===n(r))+1}))}function xn({view:e}){return a`
    <ol class="ranking" aria-label=${o("final-ranking")}>
      ${wn(e).map(({seat:t,place:n})=>a`
          <li key=${t.seat} class="rank">
            <span class="row-order">${n}</span>
            <${ct} name=${t.name} own=${t.seat===e.you} />
            <b class="row-name" title=${t.name}>${H(e,t.seat)}</b>
            <span class="rank-chips">${t.chips.map(s=>a`<${S} key=${s.cell} chip=${s} size=${28} label=${P(s)} />`)}</span>
            <strong class="rank-count">${t.chips.length}</strong>
          </li>
        `)}
    </ol>
  `}async function Sn(e,t){let n=`${location.origin}/games/${t}`,s=o("final-share-text",{result:ht({...e,you:null}),rounds:o("round-count",{rounds:e.history.length})}),r=await Jt(n,s);r==="copied"&&A({words:o("link-copied")}),r==="failed"&&A({words:o("final-share-failed",{link:n}),lasting:!0})}var _n=480,Lt=60;function Ee(e,{events:t,before:n},s,{scene:r,isShown:l}){let i={...n?.robots};for(let{event:u}of t)switch(u.type){case"chip_turned":e.follow(async c=>{c.setView({...r,chip:null}),r.chip&&await c.turnChip(r.chip)});break;case"demonstration_started":e.follow(async c=>c.setView({trail:{moves:[]}}));break;case"robot_moved":{let[c,d]=[...u.move];if(i[c]===void 0)break;let b=mt(s,i,c,d);i[c]=D(b.cells[b.cells.length-1],s.width),l(u)||e.follow((x,g)=>x.animateMove(b,g));break}case"demonstration_failed":i={...n?.markers},e.follow(c=>c.fadeToMarkers());break;case"chip_taken":{let{chip:c}=r;c&&e.follow(()=>Cn(c,u.seat));break}default:}}async function Cn(e,t){let n=document.querySelector(".board .turning")?.getBoundingClientRect(),s=document.querySelector(`[data-seat="${t}"] .chip-count`)?.getBoundingClientRect();if(!n||!s||W())return;let r=document.createElement("div");r.className="chip-flight",r.innerHTML=Wt(Dt(e.robot,e.symbol),{size:Lt}),document.body.append(r);let l=({x:u,y:c,width:d,height:b},x)=>({transform:`translate(${u+(d-Lt)/2}px, ${c+(b-Lt)/2}px) scale(${x})`});await r.animate([l(n,1),l(s,.3)],{duration:_n,easing:"ease-in-out"}).finished.catch(()=>{}),r.remove()}function Pn(e,t){let n=ae(t),s=re(n),r=E(null),l=E(null),i=E(null),u=E(null),c=E({showing:"",moves:[]}),d=F(()=>e.view.value?.demonstration?.steps.length??0),b=F(()=>{let m=e.view.value;return!m||c.value.showing!==Ne(m)?[]:c.value.moves.filter(({count:f})=>f>d.value)}),x=F(()=>{let m=e.view.value;if(s.playback.value)return{...s.playback.value,chip:s.playback.value.of.round.chip};let f=m?.phase==="result"&&m.result&&V(m.result).find(({kind:h})=>h==="shown");if(!f||!m?.result||!r.value)return null;let p=ft(f,r.value);return{path:p,step:p.slides.length,chip:m.result.chip}}),g=F(()=>{let m=e.view.value;if(!m||!r.value)return{};let f=_e(m,r.value,{replay:x.value,trial:u.value,ahead:b.value.map(p=>p.slide),chosen:l.value});return i.value===null?f:{...f,cursor:i.value}}),j=F(()=>g.value.readOnly===!1),wt=At(()=>{let m=g.value;queueMicrotask(()=>n.rest(m))}),X=e.onEvents(m=>{let{showing:f,moves:p}=c.peek(),h=r.peek();if(m.events.some(({event:v})=>Tn.has(v.type))&&ot(),h&&!m.missed){let v=({seat:J,count:rt,move:Ot})=>J===m.view.you&&p.some(at=>at.count===rt&&at.move===Ot);Ee(n,m,h,{scene:g.peek(),isShown:v})}c.value={showing:f,moves:b.peek()}});function ot(){s.close(),u.value=null,l.value=null}function st(m,f){let p=g.value.robots;if(!r.value||!p?.[m])return null;let h=mt(r.value,p,m,f);return h.refused?(n.act(v=>v.shake(m,f)),A({words:Ft(m,f,h.refused),urgent:!0}),null):h}async function Z(m,f,p){let h=d.value+b.value.length+1,v=m.mode==="friends"?m.demonstration?.moves??1/0:1/0,J=h>v?null:st(f,p);if(!J)return;n.act(at=>at.animateMove(J));let rt=f+p;c.value={showing:Ne(m),moves:[...b.value,{count:h,move:rt,slide:J}]},await y(e,"move_robot",{round:m.round,move:rt})||(c.value={showing:"",moves:[]})}function G(m){r.value&&s.open(m,r.value)}return{api:t,session:e,replay:s,board:r,chosen:l,cursor:i,trial:u,scene:g,inHand:j,moves:F(()=>[...(e.view.value?.demonstration?.steps??[]).map(({move:m})=>m),...b.value.map(({move:m})=>m)]),describeCell:m=>r.value?zt(r.value,g.value.robots??{},m):m,choose(m){e.view.value?.robots[m]!==void 0&&(l.value=m)},move(m,f){let p=e.view.value;if(!p||!j.value)return;if(l.value=m,!u.value){Z(p,m,f);return}let h=st(m,f);h&&(n.act(v=>v.animateMove(h)),u.value=[...u.value,h])},startTrial:()=>{u.value=[]},undoTrial:()=>{u.value=u.value&&u.value.slice(0,-1)},endTrial:()=>{u.value=null},openPath:G,playPath(m){G(m),s.play()},leave(){wt(),X(),s.close()}}}function Xr(e){let{api:t,data:n}=Yt({describeCell:l=>s.describeCell(l),onMove:(l,i)=>s.move(l,i),onSelect:l=>s.choose(l),onCursor:l=>{s.cursor.value=l}}),s=Rt(()=>Pn(e,t),[e]),r=n?.board===e.view.value?.board?n:null;return lt(()=>{s.board.value=r},[s,r]),R(()=>s.leave,[s]),s}var Tn=new Set(["chip_turned","demonstration_started","demonstration_failed","chip_taken","chip_returned","chip_laid","match_ended"]);function Ne(e){return nt(e)?`${e.number}.${e.round}.${e.demonstration?.seat}`:""}export{Kn as a,Hn as b,ze as c,Bo as d,Cs as e,Te as f,pr as g,Lr as h,Xr as i};
