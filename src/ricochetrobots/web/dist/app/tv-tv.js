//# allFunctionsCalledOnLoad
import{d as it}from"./shared-options.js";import{A as nt,c as K,f as Z,g as Q,h as X,n as tt,t as st,u as ot,z as et}from"./shared-game-speech.js";import"./shared-components-keycap.js";import{a as rt}from"./shared-wakelock.js";import{a as z}from"./shared-components-glass.js";import"./shared-game-rematch.js";import{b as Y}from"./shared-handicap.js";import{c as V}from"./shared-game-chat.js";import"./shared-components-choice.js";import{Bb as G,C as N,Dc as q,Fa as a,Nc as F,Od as g,Ra as W,Rd as J,Td as U,Va as L,W as O,Wa as j,Wc as I,Xc as D,Zc as v,c as k,cc as _,d as u,e as y,g as S,gb as w,ia as A,j as x,n as e,nb as P,o as R,pa as C,rb as f,wb as B,wd as H,xa as T,xd as E,zc as h}from"./main.js";var bt=7,at=10,lt=8;function m({count:s,children:t}){let o=Array.isArray(t)?t.flat():[t],n=s>at?o.slice(0,lt):o;return e`
    <ol class=${s>=bt?"tv-rows many":"tv-rows"}>
      ${n}
      ${s>at&&e`<li class="tv-row"><b>+${s-lt}</b></li>`}
    </ol>
  `}function c({session:s,seat:t,order:o,saying:n,tag:r,chips:i=!1,aside:l}){let $=s.presence.value?.seats.find(b=>b.seat===t.seat),p=h(t),d=N.find(b=>b===n);return e`
    <li class="tv-row">
      ${o!==void 0&&e`<span class="tv-order">${o}</span>`}
      <${g} seat=${t.seat} name=${p} bot=${t.bot} away=${t.left||$?.connected===!1} />
      <b class="tv-name">${p}</b>
      <${Y} handicap=${t.handicap} />
      ${i&&e`<${J} count=${t.chips.length} label=${a("chip-count",{chips:t.chips.length})} />`}
      ${n?e`<span class="remark">${d?e`<${w} name=${d} />`:V(n)}</span>`:r&&e`<span class="tag">${r}</span>`}
      <span class="tv-aside">${l}</span>
    </li>
  `}var mt=()=>A("/").replace(/^https?:\/\//,"").replace(/\/$/,""),ct=s=>[s.slice(0,s.length/2),s.slice(s.length/2)],$t=s=>A(`/r/${s.link.value}#pad`);function pt({session:s,code:t,series:o}){let n=s.status.value==="lost";return e`
    <div class="tv-join">
      <img src=${T($t(s))} alt=${a("qr")} />
      <p><span>${n?a("tv-moment"):a("tv-join-at",{site:mt()})}</span><br /><b class="tv-code">${ct(t).join("-")}</b></p>
      ${o&&e`<p class="tv-series">${o}</p>`}
    </div>
  `}function ut({session:s,view:t,code:o}){let n=t.seats.filter(r=>!r.left&&r.invitation==="accepted");return e`
    <h1>${a("tv-join")}</h1>
    <div class="tv-join large">
      <img src=${T($t(s))} alt=${a("qr")} />
      <p><span>${s.status.value==="lost"?a("tv-moment"):mt()}</span><br /><b class="tv-code">${ct(o).map(r=>e`<span key=${r}>${r}</span><br />`)}</b></p>
    </div>
    <${m} count=${n.length}>
      ${n.map(r=>e`<${c} key=${r.seat} session=${s} seat=${r} aside=${r.host?a("tv-starts"):""} />`)}
    </>
    <p class="tv-line tv-foot">${it(t.options)}</p>
  `}var kt=250;function M({table:s,view:t}){let{session:o}=s,n=t.phase==="bidding"&&t.until!==null,r=H(o,n,kt),i=n?Math.max(0,(t.until??0)-r):0;return e`
    <div class="tv-head">
      <h1 class="unseen">${K(t)}</h1>
      ${t.chip&&e`<${_} chip=${t.chip} />`}
      <div class="tv-sand">
        <${z} share=${n?i/t.timer_seconds:1} running=${n&&i>0} />
        ${n&&e`<b role="timer">${o.status.value==="lost"?"…":Math.ceil(i)}</b>`}
      </div>
    </div>
    <${dt} table=${s} view=${t} />
  `}function dt({table:s,view:t}){let o=Z(t),n=t.bids.length>0;return e`
    <${m} count=${o.length}>
      ${o.map(({seat:r,bid:i,order:l})=>e`
        <${c}
          key=${r.seat} session=${s.session} seat=${r} order=${n?l:void 0} chips saying=${s.chat.words.value.get(r.seat)}
          tag=${X(t,r,i)} aside=${i?e`<strong>${i.moves}</strong>`:n?a("rows-none"):""}
        />
      `)}
    </>
  `}function ft({table:s,view:t}){let{demonstration:o}=t,{session:n}=s,r=E(n,t.until);if(!o)return null;let i=t.seats.find(d=>d.seat===o.seat),l={...F(t,o.seat),moves:o.moves??0},$=n.verdict.value,p=s.moves.value.length;return e`
    <div class="tv-head">
      ${i&&e`<${g} seat=${i.seat} name=${h(i)} bot=${i.bot} />`}
      <h1>${$?st($,t):a(o.moves===null?"phase-show-way":"phase-show",l)}</h1>
      ${t.until!==null&&!$&&e`<b class="tv-time" role="timer">${W(r)}</b>`}
    </div>
    ${o.moves!==null&&e`<${ot} count=${Math.max(o.moves,p)} made=${p} />`}
    <${dt} table=${s} view=${t} />
  `}function ht({table:s,view:t}){let{result:o}=t,n=E(s.session,t.until);if(!o)return null;let r=o.outcome==="taken";return e`
    <div class="tv-head">
      <${G} chip=${o.chip} size=${96} />
      <div>
        <h1>${I(t,o)}</h1>
        <p class="tv-line">${r?a("result-shown",{bid:o.moves??0,moves:o.steps.length}):a("result-back")} ${tt(o)}</p>
      </div>
    </div>
    <${m} count=${t.seats.length}>
      ${t.seats.map(i=>e`
        <${c} key=${i.seat} session=${s.session} seat=${i} chips saying=${s.chat.words.value.get(i.seat)} aside=${r&&(Q(t,i.seat)||i.seat===o.seat)?e`<strong>+1</strong>`:""} />
      `)}
    </>
    ${t.until!==null&&!s.session.lingers.value&&e`<p class="tv-line tv-next"><b>${a("result-next-in")} ${W(n)}</b></p>`}
  `}function vt({table:s,view:t}){let o=v(t);return e`
    <h1>${D(t)}</h1>
    ${o&&e`<p class="tv-line">${o}</p>`}
    <${m} count=${t.seats.length}>
      ${et(t).map(({seat:n,place:r})=>e`<${c} key=${n.seat} session=${s.session} seat=${n} order=${r} aside=${e`<strong>${n.chips.length}</strong>`} />`)}
    </>
  `}var yt=15e3,St=["clear","green"];function ys({code:s}){let[t,o]=k(null),[n,r]=k(null),{api:i}=L();return P({screen:"tv",title:a("tv-title")}),rt(!0),y(()=>{if(R.value.theme==="system")return document.documentElement.dataset.theme="dark",()=>delete document.documentElement.dataset.theme},[R.value.theme]),y(()=>(document.documentElement.dataset.tv=St.includes(f.value)?f.value:"plain",()=>delete document.documentElement.dataset.tv),[f.value]),u(()=>{i.setView({robots:{},markers:{},chip:null,win:null,trail:null,selected:null,landing:[],readOnly:!0}),C(s).then(l=>o(l.room),r)},[s]),gt(n!==null),n?e`<div class="tv"><h1>${a("tv-no-room")}</h1><p class="tv-line">${B(n)}</p></div>`:t&&e`<${xt} key=${t} room=${t} code=${s.toUpperCase().replace(/[^A-Z0-9]/g,"")} />`}function gt(s){u(()=>{let t=s?setTimeout(()=>location.reload(),yt):void 0;return()=>clearTimeout(t)},[s])}function xt({room:s,code:t}){let o=S(()=>x(()=>q({room:s})),[s]),n=S(()=>x(()=>O(o)),[o]);u(()=>()=>{n.close(),o.close()},[n]);let r=n.view.value;return gt(n.status.value==="closed"),U(r),u(()=>{r&&j(r.board).catch(()=>location.reload())},[r?.board]),r&&e`<${Rt} session=${n} view=${r} code=${t} />`}function Rt({session:s,view:t,code:o}){let n=nt(s),r=e`<${pt} session=${s} code=${o} series=${t.phase==="finished"?"":v(t)} />`;if(t.phase==="lobby")return e`<div class="tv lobby"><${ut} session=${s} view=${t} code=${o} /></div>`;let i={thinking:M,bidding:M,showing:ft,result:ht,finished:vt}[t.phase];return e`<div class="tv"><${i} table=${n} view=${t} />${r}</div>`}export{ys as TvPage};
