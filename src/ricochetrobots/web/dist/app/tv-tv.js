//# allFunctionsCalledOnLoad
import{d as it}from"./shared-options.js";import{A as nt,c as K,f as Z,g as Q,h as X,n as tt,t as ot,u as st,z as et}from"./shared-game-speech.js";import{a as rt}from"./shared-wakelock.js";import{a as z}from"./shared-components-glass.js";import"./shared-game-rematch.js";import{b as Y}from"./shared-handicap.js";import{c as V}from"./shared-game-chat.js";import"./shared-components-choice.js";import{Bb as G,C as N,Dc as q,Fa as a,Nc as F,Od as v,Ra as W,Rd as J,Td as U,Va as L,W as O,Wa as j,Wc as I,Xc as D,Zc as h,c as k,cc as _,d as u,e as y,g as S,gb as w,ia as A,j as x,n,nb as P,o as R,pa as C,rb as d,wb as B,wd as H,xa as T,xd as E,zc as f}from"./main.js";var bt=7,at=10,lt=8;function m({count:o,children:t}){let s=Array.isArray(t)?t.flat():[t],e=o>at?s.slice(0,lt):s;return n`
    <ol class=${o>=bt?"tv-rows many":"tv-rows"}>
      ${e}
      ${o>at&&n`<li class="tv-row"><b>+${o-lt}</b></li>`}
    </ol>
  `}function c({session:o,seat:t,order:s,saying:e,tag:r,chips:i=!1,aside:l}){let $=o.presence.value?.seats.find(b=>b.seat===t.seat),p=f(t),g=N.some(b=>b===e);return n`
    <li class="tv-row">
      ${s!==void 0&&n`<span class="tv-order">${s}</span>`}
      <${v} seat=${t.seat} name=${p} bot=${t.bot} away=${t.left||$?.connected===!1} />
      <b class="tv-name">${p}</b>
      <${Y} handicap=${t.handicap} />
      ${i&&n`<${J} count=${t.chips.length} label=${a("chip-count",{chips:t.chips.length})} />`}
      ${e?n`<span class="remark">${g?n`<${w} name=${e} />`:V(e)}</span>`:r&&n`<span class="tag">${r}</span>`}
      <span class="tv-aside">${l}</span>
    </li>
  `}var mt=()=>A("/").replace(/^https?:\/\//,"").replace(/\/$/,""),ct=o=>[o.slice(0,o.length/2),o.slice(o.length/2)],$t=o=>A(`/r/${o.link.value}#pad`);function pt({session:o,code:t,series:s}){let e=o.status.value==="lost";return n`
    <div class="tv-join">
      <img src=${T($t(o))} alt=${a("qr")} />
      <p><span>${e?a("tv-moment"):a("tv-join-at",{site:mt()})}</span><br /><b class="tv-code">${ct(t).join("-")}</b></p>
      ${s&&n`<p class="tv-series">${s}</p>`}
    </div>
  `}function ut({session:o,view:t,code:s}){let e=t.seats.filter(r=>!r.left&&r.invitation==="accepted");return n`
    <h1>${a("tv-join")}</h1>
    <div class="tv-join large">
      <img src=${T($t(o))} alt=${a("qr")} />
      <p><span>${o.status.value==="lost"?a("tv-moment"):mt()}</span><br /><b class="tv-code">${ct(s).map(r=>n`<span key=${r}>${r}</span><br />`)}</b></p>
    </div>
    <${m} count=${e.length}>
      ${e.map(r=>n`<${c} key=${r.seat} session=${o} seat=${r} aside=${r.host?a("tv-starts"):""} />`)}
    </>
    <p class="tv-line tv-foot">${it(t.options)}</p>
  `}var kt=250;function M({table:o,view:t}){let{session:s}=o,e=t.phase==="bidding"&&t.until!==null,r=H(s,e,kt),i=e?Math.max(0,(t.until??0)-r):0;return n`
    <div class="tv-head">
      <h1 class="unseen">${K(t)}</h1>
      ${t.chip&&n`<${_} chip=${t.chip} />`}
      <div class="tv-sand">
        <${z} share=${e?i/t.timer_seconds:1} running=${e&&i>0} />
        ${e&&n`<b role="timer">${s.status.value==="lost"?"…":Math.ceil(i)}</b>`}
      </div>
    </div>
    <${dt} table=${o} view=${t} />
  `}function dt({table:o,view:t}){let s=Z(t),e=t.bids.length>0;return n`
    <${m} count=${s.length}>
      ${s.map(({seat:r,bid:i,order:l})=>n`
        <${c}
          key=${r.seat} session=${o.session} seat=${r} order=${e?l:void 0} chips saying=${o.chat.words.value.get(r.seat)}
          tag=${X(t,r,i)} aside=${i?n`<strong>${i.moves}</strong>`:e?a("rows-none"):""}
        />
      `)}
    </>
  `}function ft({table:o,view:t}){let{demonstration:s}=t,{session:e}=o,r=E(e,t.until);if(!s)return null;let i=t.seats.find(g=>g.seat===s.seat),l={...F(t,s.seat),moves:s.moves??0},$=e.verdict.value,p=o.moves.value.length;return n`
    <div class="tv-head">
      ${i&&n`<${v} seat=${i.seat} name=${f(i)} bot=${i.bot} />`}
      <h1>${$?ot($,t):a(s.moves===null?"phase-show-way":"phase-show",l)}</h1>
      ${t.until!==null&&!$&&n`<b class="tv-time" role="timer">${W(r)}</b>`}
    </div>
    ${s.moves!==null&&n`<${st} count=${Math.max(s.moves,p)} made=${p} />`}
    <${dt} table=${o} view=${t} />
  `}function ht({table:o,view:t}){let{result:s}=t,e=E(o.session,t.until);if(!s)return null;let r=s.outcome==="taken";return n`
    <div class="tv-head">
      <${G} chip=${s.chip} size=${96} />
      <div>
        <h1>${I(t,s)}</h1>
        <p class="tv-line">${r?a("result-shown",{bid:s.moves??0,moves:s.steps.length}):a("result-back")} ${tt(s)}</p>
      </div>
    </div>
    <${m} count=${t.seats.length}>
      ${t.seats.map(i=>n`
        <${c} key=${i.seat} session=${o.session} seat=${i} chips saying=${o.chat.words.value.get(i.seat)} aside=${r&&(Q(t,i.seat)||i.seat===s.seat)?n`<strong>+1</strong>`:""} />
      `)}
    </>
    ${t.until!==null&&!o.session.lingers.value&&n`<p class="tv-line tv-next"><b>${a("result-next-in")} ${W(e)}</b></p>`}
  `}function vt({table:o,view:t}){let s=h(t);return n`
    <h1>${D(t)}</h1>
    ${s&&n`<p class="tv-line">${s}</p>`}
    <${m} count=${t.seats.length}>
      ${et(t).map(({seat:e,place:r})=>n`<${c} key=${e.seat} session=${o.session} seat=${e} order=${r} aside=${n`<strong>${e.chips.length}</strong>`} />`)}
    </>
  `}var yt=15e3,St=["clear","green"];function So({code:o}){let[t,s]=k(null),[e,r]=k(null),{api:i}=L();return P({screen:"tv",title:a("tv-title")}),rt(!0),y(()=>{if(R.value.theme==="system")return document.documentElement.dataset.theme="dark",()=>delete document.documentElement.dataset.theme},[R.value.theme]),y(()=>(document.documentElement.dataset.tv=St.includes(d.value)?d.value:"plain",()=>delete document.documentElement.dataset.tv),[d.value]),u(()=>{i.setView({robots:{},markers:{},chip:null,win:null,trail:null,selected:null,landing:[],readOnly:!0}),C(o).then(l=>s(l.room),r)},[o]),gt(e!==null),e?n`<div class="tv"><h1>${a("tv-no-room")}</h1><p class="tv-line">${B(e)}</p></div>`:t&&n`<${xt} key=${t} room=${t} code=${o.toUpperCase().replace(/[^A-Z0-9]/g,"")} />`}function gt(o){u(()=>{let t=o?setTimeout(()=>location.reload(),yt):void 0;return()=>clearTimeout(t)},[o])}function xt({room:o,code:t}){let s=S(()=>x(()=>q({room:o})),[o]),e=S(()=>x(()=>O(s)),[s]);u(()=>()=>{e.close(),s.close()},[e]);let r=e.view.value;return gt(e.status.value==="closed"),U(r),u(()=>{r&&j(r.board).catch(()=>location.reload())},[r?.board]),r&&n`<${Rt} session=${e} view=${r} code=${t} />`}function Rt({session:o,view:t,code:s}){let e=nt(o),r=n`<${pt} session=${o} code=${s} series=${t.phase==="finished"?"":h(t)} />`;if(t.phase==="lobby")return n`<div class="tv lobby"><${ut} session=${o} view=${t} code=${s} /></div>`;let i={thinking:M,bidding:M,showing:ft,result:ht,finished:vt}[t.phase];return n`<div class="tv"><${i} table=${e} view=${t} />${r}</div>`}export{So as TvPage};
