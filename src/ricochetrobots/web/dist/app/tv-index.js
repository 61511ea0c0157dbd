//# allFunctionsCalledOnLoad
import{d as it}from"./shared-match-options.js";import{A as nt,d as K,f as Z,g as Q,h as X,o as tt,t as ot,u as st,z as et}from"./shared-match-speech.js";import"./shared-components-keycap.js";import{a as rt}from"./shared-frame-wakelock.js";import{a as z}from"./shared-components-glass.js";import"./shared-match-rematch.js";import{b as Y}from"./shared-components-handicap.js";import{c as V}from"./shared-match-chat.js";import"./shared-components-choice.js";import{Bb as P,D as R,Dc as _,Ec as q,I as N,Pa as L,Pd as F,Qd as I,Ta as f,Wa as j,Zd as D,_d as H,a as b,ac as B,ae as v,b as u,c as k,e as y,i as S,id as T,jb as h,ke as J,la as O,m as e,mb as w,pe as U,qe as W,t as a,ta as A,wa as C,x as M,z as x,zc as G}from"./main.js";var bt=7,at=10,lt=8;function $({count:o,children:t}){let s=Array.isArray(t)?t.flat():[t],n=o>at?s.slice(0,lt):s;return e`
<ol class=${o>=bt?"tv-rows many":"tv-rows"}>
${n}
${o>at&&e`<li class="tv-row"><b>+${o-lt}</b></li>`}
</ol>
`}function p({session:o,seat:t,order:s,saying:n,tag:r,chips:i=!1,aside:l}){let m=o.presence.value?.seats.find(g=>g.seat===t.seat),c=h(t),d=P.find(g=>g===n);return e`
<li class="tv-row">
${s!==void 0&&e`<span class="tv-order">${s}</span>`}
<${f} seat=${t.seat} name=${c} bot=${t.bot} away=${t.left||m?.connected===!1} />
<b class="tv-name">${c}</b>
<${Y} handicap=${t.handicap} />
${i&&e`<${j} count=${t.chips.length} label=${a("chip-count",{chips:t.chips.length})} />`}
${n?e`<span class="remark">${d?e`<${N} name=${d} />`:V(n)}</span>`:r&&e`<span class="tag">${r}</span>`}
<span class="tv-aside">${l}</span>
</li>
`}var mt=()=>x("/").replace(/^https?:\/\//,"").replace(/\/$/,""),ct=o=>[o.slice(0,o.length/2),o.slice(o.length/2)],$t=o=>x(`/r/${o.link.value}#pad`);function pt({session:o,code:t,series:s}){let n=o.status.value==="lost";return e`
<div class="tv-join">
<img src=${A($t(o))} alt=${a("qr")} />
<p><span>${n?a("tv-moment"):a("tv-join-at",{site:mt()})}</span><br /><b class="tv-code">${ct(t).join("-")}</b></p>
${s&&e`<p class="tv-series">${s}</p>`}
</div>
`}function ut({session:o,view:t,code:s}){let n=t.seats.filter(r=>!r.left&&r.invitation==="accepted");return e`
<h1>${a("tv-join")}</h1>
<div class="tv-join large">
<img src=${A($t(o))} alt=${a("qr")} />
<p><span>${o.status.value==="lost"?a("tv-moment"):mt()}</span><br /><b class="tv-code">${ct(s).map(r=>e`<span key=${r}>${r}</span><br />`)}</b></p>
</div>
<${$} count=${n.length}>
${n.map(r=>e`<${p} key=${r.seat} session=${o} seat=${r} aside=${r.host?a("tv-starts"):""} />`)}
</>
<p class="tv-line tv-foot">${it(t.options)}</p>
`}var kt=250;function E({table:o,view:t}){let{session:s}=o,n=t.phase==="bidding"&&t.until!==null,r=U(s,n,kt),i=n?Math.max(0,(t.until??0)-r):0;return e`
<div class="tv-head">
<h1 class="unseen">${K(t)}</h1>
${t.chip&&e`<${w} chip=${t.chip} />`}
<div class="tv-sand">
<${z} share=${n?i/t.timer_seconds:1} running=${n&&i>0} />
${n&&e`<b role="timer">${s.status.value==="lost"?"…":Math.ceil(i)}</b>`}
</div>
</div>
<${dt} table=${o} view=${t} />
`}function dt({table:o,view:t}){let s=Z(t),n=t.bids.length>0;return e`
<${$} count=${s.length}>
${s.map(({seat:r,bid:i,order:l})=>e`
<${p}
key=${r.seat} session=${o.session} seat=${r} order=${n?l:void 0} chips saying=${o.chat.words.value.get(r.seat)}
tag=${X(t,r,i)} aside=${i?e`<strong>${i.moves}</strong>`:n?a("rows-none"):""}
/>
`)}
</>
`}function ft({table:o,view:t}){let{demonstration:s}=t,{session:n}=o,r=W(n,t.until);if(!s)return null;let i=t.seats.find(d=>d.seat===s.seat),l={...I(t,s.seat),moves:s.moves??0},m=n.verdict.value,c=o.moves.value.length;return e`
<div class="tv-head">
${i&&e`<${f} seat=${i.seat} name=${h(i)} bot=${i.bot} />`}
<h1>${m?ot(m,t):a(s.moves===null?"phase-show-way":"phase-show",l)}</h1>
${t.until!==null&&!m&&e`<b class="tv-time" role="timer">${T(r)}</b>`}
</div>
${s.moves!==null&&e`<${st} count=${Math.max(s.moves,c)} made=${c} />`}
<${dt} table=${o} view=${t} />
`}function ht({table:o,view:t}){let{result:s}=t,n=W(o.session,t.until);if(!s)return null;let r=s.outcome==="taken";return e`
<div class="tv-head">
<${L} chip=${s.chip} size=${96} />
<div>
<h1>${D(t,s)}</h1>
<p class="tv-line">${r?a("result-shown",{bid:s.moves??0,moves:s.steps.length}):a("result-back")} ${tt(s)}</p>
</div>
</div>
<${$} count=${t.seats.length}>
${t.seats.map(i=>e`
<${p} key=${i.seat} session=${o.session} seat=${i} chips saying=${o.chat.words.value.get(i.seat)} aside=${r&&(Q(t,i.seat)||i.seat===s.seat)?e`<strong>+1</strong>`:""} />
`)}
</>
${t.until!==null&&!o.session.lingers.value&&e`<p class="tv-line tv-next"><b>${a("result-next-in")} ${T(n)}</b></p>`}
`}function vt({table:o,view:t}){let s=v(t);return e`
<h1>${H(t)}</h1>
${s&&e`<p class="tv-line">${s}</p>`}
<${$} count=${t.seats.length}>
${et(t).map(({seat:n,place:r})=>e`<${p} key=${n.seat} session=${o.session} seat=${n} order=${r} aside=${e`<strong>${n.chips.length}</strong>`} />`)}
</>
`}var yt=15e3,St=["clear","green"];function So({code:o}){let[t,s]=b(null),[n,r]=b(null),{api:i}=_();M({screen:"tv",title:a("tv-title")}),rt(!0);let{theme:l}=G.value,m=St.includes(R.value)?R.value:"plain";return k(()=>{if(l==="system")return document.documentElement.dataset.theme="dark",()=>delete document.documentElement.dataset.theme},[l]),k(()=>(document.documentElement.dataset.tv=m,()=>delete document.documentElement.dataset.tv),[m]),u(()=>{i.setView({robots:{},markers:{},chip:null,win:null,trail:null,selected:null,landing:[],readOnly:!0}),O(o).then(c=>s(c.room),r)},[o,i]),gt(n!==null),n?e`<div class="tv"><h1>${a("tv-no-room")}</h1><p class="tv-line">${C(n)}</p></div>`:t&&e`<${xt} key=${t} room=${t} code=${o.toUpperCase().replace(/[^A-Z0-9]/g,"")} />`}function gt(o){u(()=>{let t=o?setTimeout(()=>location.reload(),yt):void 0;return()=>clearTimeout(t)},[o])}function xt({room:o,code:t}){let s=y(()=>S(()=>J({room:o})),[o]),n=y(()=>S(()=>F(s)),[s]);u(()=>()=>{n.close(),s.close()},[s,n]);let r=n.view.value;gt(n.status.value==="closed"),B(r);let i=r?.board;return u(()=>{i&&q(i).catch(()=>location.reload())},[i]),r&&e`<${Rt} session=${n} view=${r} code=${t} />`}function Rt({session:o,view:t,code:s}){let n=nt(o),r=e`<${pt} session=${o} code=${s} series=${t.phase==="finished"?"":v(t)} />`;if(t.phase==="lobby")return e`<div class="tv lobby"><${ut} session=${o} view=${t} code=${s} /></div>`;let i={thinking:E,bidding:E,showing:ft,result:ht,finished:vt}[t.phase];return e`<div class="tv"><${i} table=${n} view=${t} />${r}</div>`}export{So as TvPage};
