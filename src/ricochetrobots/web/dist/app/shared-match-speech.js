//# allFunctionsCalledOnLoad
import{b as Bt}from"./shared-components-keycap.js";import{a as an}from"./shared-components-glass.js";import{b as Nt}from"./shared-match-rematch.js";import{b as Lt}from"./shared-components-handicap.js";import{b as ue,c as de}from"./shared-match-chat.js";import{$d as ee,Aa as Tn,Bb as Dn,Bc as Z,Ce as pe,D as vn,Dc as Zt,Ee as me,H as wt,Ha as ot,Hc as vt,I as K,Ia as Cn,Ic as Un,J as $,Jb as Gn,Jc as tn,K as B,Ka as Pn,Kc as nn,L as O,La as Mn,Lc as Xn,M as T,Mc as en,N as G,Na as En,Nd as rn,Oc as on,Pa as z,Pc as sn,Qd as b,Ra as st,Rc as E,Rd as A,Sa as On,Sd as Pt,Ta as rt,Ud as Zn,Va as Rn,Vd as Mt,Wa as Bn,Wd as tt,Xd as te,Yd as ne,Zd as Et,_d as it,a as V,ae as Ot,b as L,ba as Xt,c as J,ca as Vt,cb as Nn,ce as oe,d as Ut,db as Ln,dc as xt,dd as Vn,de as lt,e as mt,fb as Wn,fe as se,gc as zn,ge as ht,hb as N,he as re,ic as St,id as W,j as $t,jb as M,jc as Fn,k as j,kc as qn,lb as An,lc as Qt,ld as at,m as i,pb as ft,pd as Tt,pe as ae,qb as In,qc as jn,qd as Jn,qe as Rt,rb as Kn,rd as Qn,re as ie,s as wn,sd as Ct,se as le,t as o,tb as w,ub as Hn,va as Jt,vb as S,vc as Yn,wb as Q,we as ce,x as xn,z as Sn,zc as H}from"./main.js";var Ye={r:.66,"stroke-width":.12},ln={cx:.46,cy:-.46,r:.23,"stroke-width":.06},$e=.26,Ue=3;function he({phase:t,mode:n,winners:e,seats:s,laid:r}){if(t!=="finished"||e.length===0)return null;if(n==="alone")return{targets:fe(r.filter(([,l])=>l).map(([l])=>l)),sign:null};let a=s.filter(({seat:l})=>e.includes(l));return{targets:a.flatMap(({seat:l,chips:c})=>fe(c,a.length>1?l:null)),sign:Ve(a)}}function fe(t,n=null){return t.map(({cell:e,robot:s,symbol:r},a)=>({cell:e,under:Pn(s,r),over:Xe(a+1,n)}))}function Xe(t,n){return ot("g",{"data-sign":n===null?null:On(n).colour},ot("circle",{class:"ring",...Ye}),ot("circle",{class:"badge",...ln}),Cn(String(t),ln.cx,ln.cy+$e*.36,$e,"number"))}function Ve(t){let n=t.slice(0,Ue),e=1/n.length;return ot("g",{class:"signs"},...n.map((s,r)=>{let a=(r-(n.length-1)/2)*e;return ot("g",{transform:`translate(${a} 0) scale(${e*.9})`},Rn(s.seat,M(s),!1,s.bot))}))}var Wt={playback:null,scratch:null,ahead:[],chosen:null,open:!1};function gt(t,n,{playback:e,scratch:s,ahead:r,chosen:a,open:l}){let c=e?null:he(t);if(t.pause)return{...tn,robots:{},markers:{},chip:null};let u=e??(c?null:Je(t,n));if(u)return{...Xn(n,u.trial,u.step,en(u.path.chip)),taken:!0};let m=t.chip??t.result?.chip??null,g=t.robots,h=t.markers,k={...tn,robots:g,markers:h,win:c,chip:c||!m?null:en(m),taken:t.phase==="result"||t.phase==="finished"};if(s)return{...k,...nn(n,s,a??t.chip?.robot??"R"),cursorMode:!1};if(t.phase!=="showing"||!t.demonstration)return{...k,selected:a};let{slides:_}=Qt(n,h,t.demonstration.steps.map(({move:X})=>X)),v=_.at(-1)?.robot??null,C=Y(t)&&l,{reached:I,moves:U,steps:P}=t.demonstration,q=I&&t.exact&&U!==null&&U>P.length?o("chips-left",{chips:U-P.length}):void 0;if(!C&&r.length===0)return{...k,trail:{moves:_,reached:I,left:q},selected:v};let et=nn(n,{...St(g),slides:r},C?a??v:a,C&&Qe(t));return{...k,...et,trail:r.length===0?{moves:_,reached:I,left:q}:{moves:[..._,...r]},readOnly:!C,cursorMode:!C}}function Je({phase:t,history:n,result:e},s){let r=t==="finished"?ht(n)?.round:t==="result"?e:null,a=r&&nt(r).find(({kind:c})=>c==="shown");if(!a)return null;let l=Qt(s,a.start,a.moves);return{path:a,trial:l,step:l.slides.length}}function Y(t){return t.phase==="showing"&&t.you!==null&&t.demonstration?.seat===t.you}function Qe(t){return t.mode==="alone"||t.options.landing_marks}function nt({round:t,start:n,chip:e,steps:s,optimum:r}){let a=r?.count??null,l=a===null?"":o(r?.count_capped?"optimum-count-capped":"optimum-count",{count:a});return Un({task:t,start:xt(n).robots,chip:e},s.map(({move:c})=>c),zn(r?.path),l)}function D({table:t,view:n}){return n.history.length===0?null:i`
<details class="history">
<summary><b>${o("history-title")}</b> <span class="note">${n.history.length}</span><${K} name="down" /></summary>
<${be} table=${t} view=${n} rounds=${n.history} />
</details>
`}function ye({table:t,view:n,most:e}){let[s,r]=V(!1),a=n.history.length-e;return i`
<${be} table=${t} view=${n} rounds=${s?n.history:n.history.slice(0,e)} />
${a>0&&i`
<button type="button" class="more-rounds" aria-expanded=${s} onClick=${()=>r(!s)}>
${s?o("final-fewer"):o("final-more",{rounds:a})}<${K} name=${s?"up":"down"} />
</button>
`}
`}function ge(t,{outcome:n,seat:e,scores:s}){return s.length>0?te(t,s.map(r=>r.seat)):n==="taken"?A(t,e):o(`round-${n}`)}function be({table:t,view:n,rounds:e}){let s=n.phase==="result"||n.phase==="finished",r=t.replay.playback.value?.path.task;return i`
<ol class="rounds" aria-label=${o("final-rounds")}>
${e.map(a=>i`
<li key=${a.round} class=${r===a.round?"round looked":"round"}>
<span class="round-number">${a.round}</span>
<${z} chip=${a.chip} size=${24} label=${N(a.chip)} />
<b class="round-name" title=${ge(n,a)}>${ge(n,a)}</b>
<span class="round-moves">${a.steps.length>0&&a.steps.length}</span>
<span class="round-optimum">${a.optimum?.status==="solved"&&o("round-optimum",{moves:a.optimum.at_least})}</span>
${s&&i`<${Ze} table=${t} round=${a} />`}
</li>
`)}
</ol>
`}function Ze({table:t,round:n}){let[e]=nt(n);return e?i`
<button type="button" class="round-play" aria-label=${o("replay-round",{round:n.round})} onClick=${()=>t.replay.start(e)}>
<${K} name="play" />
</button>
`:i`<span class="round-play"></span>`}var to=Tn(async()=>(await import("./match-chatpad.js")).ChatBox);function At({chat:t,view:n}){let e=n.quick_chat&&n.mode==="friends"&&n.you!==null,s=!t.connected(),r=()=>s?void w({words:o("chat-shut"),urgent:!0}):void(t.open.value="words");return E([{keys:["w"],text:"key-chat",when:()=>e&&t.open.value===null,run:r}]),e&&i`<${$} icon="chat" class="chat-key" label=${o("chat-title")} aria-disabled=${s} onClick=${r} />`}function It({table:t,view:n,children:e}){let s=t.chat.open.value!==null;return i`
<div class=${s?"padbox open":"padbox"}>
<div class="padbox-pad" inert=${s}>${e}</div>
${s&&i`<${to} table=${t} view=${n} />`}
</div>
`}var ke="ricochet.pad",F=$t(null);function dr(t){J(()=>{let[n,e]=(Xt.read(ke)??"").split(" ");return vn.value==="pad"&&n!==t?_e(t,!0):F.value=n===t?e!=="board":null,()=>{F.value=null}},[t]),J(()=>{if(F.value)return document.documentElement.dataset.pad="on",()=>delete document.documentElement.dataset.pad},[F.value])}function _e(t,n){F.value=n,Xt.write(ke,`${t} ${n?"pad":"board"}`)}function ct({room:t}){return F.value===null?null:i`<p class="pad-toggle"><${$} onClick=${()=>_e(t,!F.value)}>${F.value?o("pad-show-board"):o("pad-hide-board")}</></p>`}var no=24;function Kt({onSwipe:t}){if(!F.value)return null;function n(e){let s=e.currentTarget;s.setPointerCapture(e.pointerId),s.addEventListener("pointerup",r=>{let[a,l]=[r.clientX-e.clientX,r.clientY-e.clientY];Math.max(Math.abs(a),Math.abs(l))<no||(Math.abs(a)>Math.abs(l)?t(a>0?"e":"w"):t(l>0?"s":"n"))},{once:!0})}return i`<div class="swipe-area" onPointerDown=${n}>${o("pad-swipe")}</div>`}var eo=["think","bid","show","result"];function ut({view:t,title:n,step:e,timer:s,class:r="",children:a}){return i`
<${T} class=${`phase ${r} at-${e}`}>
<${G} focusOn=${`${t.number}.${t.round}.${e==="bid"?"think":e}.${t.demonstration?.seat}`}>${n}</>
${t.chip&&i`<${An} chip=${t.chip} />`}
${t.mode==="friends"&&i`<${cn} step=${e} />`}
<div class="phase-time">${s}</div>
${a}
</>
`}function Ht({bids:t,chip:n,round:e}){return n?t.length>0?o("phase-bid"):o("find-a-way"):o("chip-number",{round:e})}function cn({step:t}){return i`
<ol class="steps" aria-label=${o("phase-steps")}>
${eo.map(n=>i`<li key=${n} aria-current=${n===t?"step":void 0}>${o(`phase-step-${n}`)}</li>`)}
</ol>
`}var oo=220,so=7,we=7;function ro({seats:t,bids:n}){let e=n.flatMap((r,a)=>{let l=t.find(c=>c.seat===r.seat);return l?[{seat:l,bid:r,order:a+1}]:[]}),s=t.filter(({seat:r,left:a,chips:l})=>!n.some(c=>c.seat===r)&&(!a||l.length>0));return[...e,...s.map(r=>({seat:r,bid:null,order:null}))]}function dt({session:t,view:n,form:e="rows",chat:s}){let r=ro(n),a=Ut(null);fo(a,r.map(({seat:c})=>c.seat).join());let l=e==="rows"&&n.bids.length>0;return i`
${l&&i`<p class="rows-head"><span>${o("rows-order")}</span><span>${o("rows-bid")}</span></p>`}
<ol class=${`rows ${e} ${r.length>=so?"many":""}`} aria-label=${l?o("rows-label-bids"):o("rows-label")} ref=${a}>
${r.map(c=>i`<${ao} key=${c.seat.seat} session=${t} view=${n} row=${c} form=${e} chat=${s} />`)}
${r.length>we&&i`<li class="row-more" aria-hidden="true">+${r.length-we}</li>`}
</ol>
`}function ao({session:t,view:n,row:{seat:e,bid:s,order:r},form:a,chat:l}){let c=l?.words.value.get(e.seat),u=t.presence.value?.seats.find(h=>h.seat===e.seat),m=e.seat===n.you,g=s?.state==="showing";return i`
<li class=${`row ${m?"own":""} ${s?.state??""} ${e.left?"gone":""}`} data-seat=${e.seat}>
${a==="rows"&&n.bids.length>0&&i`<span class="row-order">${g?i`<${K} name="play" size=${16} />`:r}</span>`}
<${rt} seat=${e.seat} name=${M(e)} bot=${e.bot} away=${e.left||u?.connected===!1} />
<b class="row-name" title=${M(e)}>${m?A(n,e.seat):i`<${io} seat=${e} />`}</b>
<${Lt} handicap=${e.handicap} />
<${Bn} count=${e.chips.length} label=${o("chip-count",{chips:e.chips.length})} />
${e.passed&&(n.phase==="thinking"||n.phase==="bidding")&&i`<${co} bids=${n.bids.length} />`}
${c?i`<${lo} saying=${c} />`:i`<${po} session=${t} view=${n} seat=${e} bid=${s} />`}
${a!=="strip"&&i`<span class="row-bid">${s?i`<strong>${s.moves}</strong>`:uo(n,e)}</span>`}
${l&&!m&&n.you!==null&&i`<button type="button" class="row-open" aria-label=${o("chat-person",{name:M(e)})} onClick=${()=>l.open.value=e.seat}></button>`}
</li>
`}function io({seat:t}){let n=M(t);return!t.bot||!n.startsWith(t.name)?n:i`${t.name}<span class="row-mark">${n.slice(t.name.length)}</span>`}function lo({saying:t}){let n=Dn.find(e=>e===t);return i`<span class="remark" aria-hidden="true">${n?i`<${K} name=${n} size=${20} />`:de(t)}</span>`}function co({bids:t}){return i`<span class="row-passed"><${K} name="passed" size=${18} /><span class="unseen">${t>0?o("rows-passed"):o("table-no-way")}</span></span>`}function uo(t,{seat:n,plays:e,left:s,passed:r}){return s||!e?"":t.bids.length>0||t.phase!=="thinking"?o("rows-none"):r?"":n===t.you?o("rows-own-none"):o("rows-thinking")}function po({session:t,view:n,seat:e,bid:s}){let r=t.presence.value?.seats.find(m=>m.seat===e.seat),a=r&&(!r.connected||r.elsewhere)&&!e.left&&e.seat!==n.you,l=le(t,a?r.since:null),c=e.seat===n.you?lt(t):null,u=c!==null?o("rows-sending",{bid:c}):l?o(r?.elsewhere?"rows-elsewhere":"rows-away",{time:W(l)}):$o(n,e,s);return u&&i`<span class="tag">${u}</span>`}function mo({result:t},n){return t?.outcome==="taken"&&t.scores.some(e=>e.seat===n)}function $o(t,n,e){return e?.state==="showing"?o("rows-showing"):e?.failure&&t.result?.outcome!=="taken"?o(`rows-failed-${e.failure}`,{moves:e.moves}):t.phase==="result"?[mo(t,n.seat)&&"+1",n.ready&&o("rows-ready")].filter(Boolean).join(" · "):n.left?o("rows-left"):n.invitation!=="accepted"?o("rows-not-in"):n.plays?e?.tie?o(`rows-${e.tie}`):e?.was?o("rows-was",{moves:e.was}):"":o("rows-next-chip")}function xe(t){let n=t.bids.findIndex(({tie:l,state:c})=>l!==null&&c==="waiting");if(n<0||n+1>=t.bids.length)return"";let[e,s]=[t.bids[n],t.bids[n+1]],r=b(t,s.seat),a={...b(t,e.seat),other:r.name,otherYou:r.you,moves:e.moves};return o(`tie-${e.tie}`,a)}function fo(t,n){let e=Ut(new Map);J(()=>{let s=new Map;for(let r of t.current?.querySelectorAll(".row")??[]){let a=r.dataset.seat??"",l=r.offsetTop-(t.current?.offsetTop??0);s.set(a,l);let c=(e.current.get(a)??l)-l,u=c>0?1:0;c&&!Z()&&r.animate([{transform:`translateY(${c}px)`,zIndex:u},{zIndex:u}],{duration:oo,easing:"ease-out"})}e.current=s},[t,n])}var ho=[30,10],go=new Set(["bidding_closed","demonstration_started","chip_turned","chip_returned","chip_taken"]),yo=new Set(["bidding_closed","demonstration_failed"]),bo=new Set(["robot_moved","chip_turned","chip_taken","chip_returned"]),Se=()=>{};function Ir(t){L(()=>t.onEvents(s=>ko(s,t)),[t]);let n=t.view.value,e=n&&Zn(n)&&!t.restarting.value?n.until:null;L(()=>{if(e===null)return;let s=ho.map(r=>{let a=(e-r-t.serverNow())*1e3;return a>0?setTimeout(()=>t.view.value&&ft(_o(t.view.value,r)),a):void 0});return()=>s.forEach(clearTimeout)},[t,e])}function ko({events:t,before:n,view:e,missed:s},r){if(s){if(lt(r)!==null)return;let a=Bo(t.map(({event:l})=>l),e);w({words:a,rank:"missed",urgent:!0,brief:a===o("you-are-back")});return}t.some(({event:a})=>go.has(a.type))&&Hn();for(let{event:a}of t){bo.has(a.type)&&Se();let l=xo(a,e,n,r.view.value);if(l){if(l.shown){let c=w({words:l.shown,unspoken:!0});yo.has(a.type)&&(Se=c)}(l.now?In:l.decides?Kn:ft)(l.words)}}}function _o(t,n){let[e]=t.bids,s=o("say-seconds",{seconds:Math.max(0,Math.ceil(n))});return e?`${s} ${o("say-first",{...b(t,e.seat),moves:e.moves})}`:s}function wo({seat:t,move:n,count:e},s,r,a){let l=Wn(n,e,Co(n,e,s,a)),c=s.phase==="showing"?s.demonstration:null;if(c?.seat!==t)return{words:l,decides:!0};if(c.steps.length!==e||c.moves===null)return{words:l};let u=c.moves-e;if(c.reached){let{title:g,text:h}=Pt(s,u);return{words:`${l} ${g} ${h}`,now:!0}}return r?.demonstration?.reached===!0&&r.demonstration.steps.length===e-1?{words:`${l} ${o("reached-left",{robot:n[0],left:u})}`,now:!0}:{words:l}}function xo(t,n,e,s){switch(t.type){case"chip_turned":return{words:So(n),now:!0};case"bid_placed":return vo(t,n,e);case"player_passed":return{words:e?.bids.length?o("say-passed",b(n,t.seat)):o("say-no-way",b(n,t.seat))};case"bidding_closed":return t.at<(e?.until??0)?R(o("say-all-passed")):null;case"timer_started":return To(t,n);case"deadline_extended":return R(o("event-extended",{seconds:t.seconds}));case"thinking_lapsed":return{words:o("think-lapsed")};case"solution_claimed":return{words:t.moves===null?o("say-found"):o("say-found-bid",{moves:t.moves}),now:!0};case"round_resumed":return t.until===null?null:{words:o("timer-left",{seconds:Math.ceil(t.until-t.at)})};case"round_paused":return null;case"demonstration_started":return t.moves===null?null:{words:Eo(t.seat,t.moves,n),now:!0};case"robot_moved":return wo(t,n,e,s);case"demonstration_failed":return Oo(t,n,e);case"chip_taken":return{words:Ro(t.seat,n),now:!0};case"chip_returned":return{words:Mo(t.reason,n),now:!0};case"chip_laid":return{words:`${t.face_up?o("alone-found-title"):o("alone-missed-title")}. ${o("alone-score",tt(n))}.`,now:!0};case"optimum_found":return t.match==null&&n.result?.round===t.round?{words:Po(t.optimum,n.result.steps.length)}:null;case"player_seated":return R(o("event-seated",{...b(n,t.seat),round:t.plays_from}));case"player_left":return R(o("event-left",b(e??n,t.seat)));case"player_returned":return R(o("event-returned",b(n,t.seat)));case"seat_renamed":return R(oe(t,e??n));case"host_changed":return R(o("event-host",b(n,t.seat)));case"player_removed":return R(o("event-removed",b(e??n,t.seat)));case"seat_forgotten":return R(o("event-forgotten",b(e??n,t.seat)));case"room_locked":return R(o("event-locked"));case"link_renewed":return R(o("event-link"));case"room_unlocked":return R(o("event-unlocked"));case"spectator_delay_set":return R(o("event-delay",{seconds:t.seconds}));case"match_ended":return{words:[it(n),Ot(n)].filter(Boolean).join(". "),now:!0};default:return null}}var R=t=>({words:t,shown:t});function So({chip:t,round:n,robots:e}){if(!t)return"";let s={round:n,robot:t.robot??"any",target:N(t),cell:t.cell},r=t.robot&&o("say-stands",{robot:t.robot,cell:e[t.robot]??""});return[o("say-chip",s),r].filter(Boolean).join(" ")}function vo({seat:t,moves:n},e,s){let r=e.bids.findIndex(u=>u.seat===t)+1,a={...b(e,t),moves:n,place:r};if(s?.bids.length===0)return{words:o("say-bid-first",a),now:!0};let l=e.bids.findIndex(u=>u.seat===e.you),c=l>=0&&t!==e.you?o("say-you-are",{place:l+1,moves:e.bids[l].moves}):"";return{words:[o("say-bid",a),c].filter(Boolean).join(" ")}}function To({reason:t,seat:n,at:e,until:s},r){let a=o("say-seconds",{seconds:Math.ceil(s-e)});return t==="first-bid"?{words:a,now:!0}:t==="runs-on"?{words:`${o("alone-runs-on")} ${a}`,now:!0}:t==="second-run"?{words:`${o("alone-second-run")} ${a}`,now:!0}:{words:`${o("say-turned-glass",b(r,n))} ${a}`,now:!0}}function Co(t,n,e,s){return[s?.demonstration?.steps,e.demonstration?.steps,e.result?.steps].map(l=>l?.[n-1]).find(l=>l?.move===t)?.cells.at(-1)}function Dt({status:t,moves:n,at_least:e},s){return t==="unsolvable"?o("optimum-none"):s>0&&e>=s?o("optimum-shown"):n===null?e>Q.least?o("optimum-unknown-from",{moves:e}):o("optimum-unknown"):o("optimum-moves",{moves:n})}function Po(t,n){let{count:e,count_capped:s}=t,r=e!==null&&o(s?"say-count-capped":"say-count",{count:e});return[Dt(t,n),r].filter(Boolean).join(" ")}function Mo(t,{result:n}){let e=n?.optimum&&n.optimum.moves!==null?Dt(n.optimum,0):"";return[`${o(`result-${t}`)}.`,e,o("result-back")].filter(Boolean).join(" ")}function Eo(t,n,e){let s=o("say-turn",{...b(e,t),moves:n});if(e.bids.length<2||e.bids.some(({failure:a})=>a!==null))return s;let r=e.bids.map(a=>o("say-order-one",{name:A(e,a.seat),moves:a.moves}));return`${o("say-order",{bids:r.join(", ")})} ${s}`}function Oo({seat:t,reason:n},e,s){let r=s?.bids.find(u=>u.seat===t)?.moves??0,a=o(`failed-${n}`,{...b(e,t),moves:r}),l=e.phase==="showing"?e.demonstration:null,c=l?o("failed-next",{...b(e,l.seat),moves:l.moves??0}):"";return{words:a,shown:[a,c].filter(Boolean).join(" "),now:!0}}function Ro(t,n){let{result:e}=n;if(e&&e.scores.length>0)return`${o("say-shown",{target:N(e.chip),moves:e.steps.length})} ${Et(n,e)}.`;let s=n.seats.find(r=>r.seat===t)?.chips.length??0;return o("say-taken",{...b(n,t),target:e?N(e.chip):"",moves:e?.steps.length??0,chips:s})}function Bo(t,n){let e=o("you-are-back");for(let s of t.toReversed())switch(s.type){case"bid_placed":return s.seat===n.you?`${e} ${o("back-arrived",{bid:s.moves})}`:`${e} ${o("back-bid",{...b(n,s.seat),moves:s.moves})}`;case"deadline_extended":return`${e} ${o("event-extended",{seconds:s.seconds})}`;case"chip_taken":return`${e} ${o("back-taken",b(n,s.seat))}`;case"chip_turned":return`${e} ${o("back-chip")}`;default:}return e}function No(t){let n=t.filter(({reason:e})=>e!=="nobody-there");return n.length-1-n.findLastIndex(({outcome:e})=>e!=="returned")}function Gt({mode:t,phase:n,history:e,chips_left:s}){let r=n==="thinking"||n==="bidding"||n==="showing";return t!=="friends"||!r&&n!=="result"?!1:No(e)+1>=Math.max(Gn,s+Number(r))}function pa({table:t,view:n,guess:e=null,aside:s}){let{result:r}=n;return r?i`
<${B} class="result">
<${Lo} view=${n} result=${r} guess=${e} />
<${yt} table=${t} view=${n} result=${r} />
<${dn} view=${n} round=${r} />
<${dt} session=${t.session} view=${n} chat=${t.chat} form=${n.bids.length>0&&(r.outcome==="returned"||r.scores.length>0)?"rows":"strip"} />
<${D} table=${t} view=${n} />
<${ct} room=${t.session.room} />
</>
${!t.session.lingers.value&&s||i`<${O}><${It} table=${t} view=${n}><${pn} table=${t} view=${n} /></></>`}
`:null}function Lo({view:t,result:n,guess:e}){let s=n.outcome==="taken",r=`${o("result-back")} ${Gt(t)?o("result-last-try"):""}`,a=s?o("result-shown",{bid:n.moves??0,moves:n.steps.length}):r;return i`
<${T} class="result-head">
<${z} chip=${n.chip} size=${56} />
<div>
<${G} focusOn=${`${t.number}.${t.round}.result`}>${Et(t,n)}</>
<p class="note">${a} ${un(n)} ${e!==null&&o("result-guess",{moves:e})}</p>
<${cn} step="result" />
</div>
</>
`}function un({optimum:t,steps:n}){if(!t)return o("optimum-looking");let e=Dt(t,n.length);return t.status==="solved"&&t.path===null?`${e} ${o("optimum-withheld")}`:e}function yt({table:t,view:n,result:e}){let s=t.replay.playback.value?.path.task??e.round,r=n.history.find(({round:l})=>l===s)??e,a=!n.allowed_commands.includes("say_ready");return i`
<${pe} table=${t} paths=${nt(r)} owner=${A(n,r.seat)} legend=${o("paths-title")} space=${a}>
${(n.phase==="finished"||s!==e.round)&&i`<p class="path-round note">${o("replay-of",{round:s})}</p>`}
</>
`}function dn({view:t,round:n}){if(n.outcome==="returned"&&t.phase!=="finished")return null;let{puzzle:e,shown:s}=Wo(t,n);return i`<${me} puzzle=${e} shown=${s} />`}function Wo(t,n){let{robots:e}=xt(n.start),s=n.steps.map(({move:a})=>a),r=o("analyse-shown",{name:A(t,n.seat),round:n.round});return{puzzle:{board:t.board,robots:e,target:n.chip},shown:s.length?{moves:s,words:r}:null}}function pn({table:t,view:n}){let{session:e}=t,s=Rt(e,n.until),r=e.lingers.value||n.allowed_commands.includes("say_ready"),a=!r&&n.seats.some(({seat:k,ready:_})=>k===n.you&&_),l=e.lingers.value,c=()=>l?e.goOn():S(e,"say_ready",{round:n.round});E([{keys:[" "],text:"key-ready",when:()=>r&&at.value===null,run:c}]);let u=n.until===null?"":W(s),m=i`<${At} chat=${t.chat} view=${n} />`;if(!r)return i`<div class="buttons">${m}<p class="waits">${a?o("result-waiting"):o("result-next-in")} ${u&&i`<b>${u}</b>`}</p></div>`;let g=n.mode==="alone",h=l?o(g?"result-last-alone":"result-last"):o(g?"result-next":"result-ready");return i`
<div class="buttons">
${m}
${e.rematch.value&&i`<${Nt} session=${e} />`}
<${$} kind=${e.rematch.value?"second":"main"} onClick=${c}>
${h}${u&&i` · <span class="steady">${u}</span>`} ${H.value.singleKeys&&i`<kbd>${o("key-space")}</kbd>`}
</>
</div>
`}var{least:bt,most:Te}=Q,mn=13,ve=11,Ao=5,Io=1500,Ko=[..."0123456789"];function zt({title:t,tag:n,note:e,standing:s,shut:r,unsent:a=null,locked:l,closed:c=!1,sendText:u,before:m,rest:g,beside:h,onSend:k}){let[_,v]=V({digits:"",tapped:!1}),[C,I]=V(bt);L(()=>{let y=_.digits!==""&&!_.tapped?setTimeout(()=>v({digits:"",tapped:!1}),Io):void 0;return()=>clearTimeout(y)},[_]);let U=st(),P=_.digits===""?null:Number(_.digits),{singleKeys:q,oneTapBid:et}=H.value;function X(d){let y=$n(d,s,r);if(y){w({words:y,urgent:!0});return}v({digits:"",tapped:!1}),I(bt),k(d)}function _t(d){let y=$n(d,s,r);y?w({words:y,urgent:!0}):et||P===d?X(d):v({digits:String(d),tapped:!0})}function p({key:d}){let y=_.tapped||_.digits.length>1?d:_.digits+d;v({digits:y==="0"?"":y,tapped:!1});let x=document.activeElement;x instanceof HTMLElement&&x.closest(".bidpad, .drawer, .header")&&x.blur()}E([{keys:Ko,shown:"0–9",text:"key-bid",when:()=>!c,run:p},{keys:["Enter"],text:"key-bid-send",when:()=>!c&&P!==null,run:()=>P!==null&&X(P)},{keys:["Backspace","Escape"],text:"key-bid-clear",when:()=>!c&&P!==null,run:({key:d})=>v({digits:d==="Escape"?"":_.digits.slice(0,-1),tapped:!1})}]);let f=Array.from({length:Math.min(mn,Te+1-C)},(d,y)=>C+y);return i`
<div class=${r?"bidpad shut":"bidpad"} inert=${c}>
<div class="pad-head">
<h2 id="pad-title">${t}${n&&i` <small class="pad-tag">${n}</small>`}</h2>
${C>bt?i`<${$} kind="quiet" icon="back" class="pad-back" onClick=${()=>I(bt)}>${o("bid-back")}</>`:i`<p class="pad-note">${e??(q&&i`<${Bt} words=${o("bid-type")} />`)}</p>`}
</div>
<div class="pad-keys" role="group" aria-labelledby="pad-title" tabindex=${-1} ref=${U}>
${f.map(d=>i`<${Do} key=${d} moves=${d} standing=${s} shut=${r} armed=${(r?a:P)===d} onTap=${_t} />`)}
${[Ao,ve,mn].map(d=>i`<${Go} key=${`further ${d}`} moves=${C+d} standing=${s} shut=${r} class=${`next ${d===mn?"":d===ve?"few":"low"}`} onTap=${_t} onTurn=${I} />`)}
</div>
<div class="pad-foot">
${m}
${r?l||i`<${Ho} unsent=${a} />`:P===null?g:i`<${$} kind="bid" onClick=${()=>X(P)}>${u(P)} ${q&&i`<kbd>${o("key-enter")}</kbd>`}</>`}
${h}
</div>
</div>
`}function Ho({unsent:t}){let n=t===null?o("bid-locked"):o("bid-waits",{bid:t});return i`<${$} kind="second" icon="lock" class="pad-locked" aria-disabled="true" onClick=${()=>w({words:o("bid-shut"),urgent:!0})}>${n}</>`}function Do({moves:t,standing:n,shut:e,armed:s,onTap:r}){let a=n!==null&&t>n;return i`
<button
type="button" class=${`key ${a?"over":""} ${t===n?"standing":""} ${s?"armed":""}`}
aria-label=${o("move-count",{moves:t})} aria-pressed=${s} aria-disabled=${e||$n(t,n,!1)!==""}
onClick=${()=>r(t)}
>${t}</button>
`}function Go({moves:t,standing:n,shut:e,class:s,onTap:r,onTurn:a}){if(t>Te)return null;let l=n!==null&&t>=n;return i`
<button
type="button" class=${`key ${s} ${l?"over":""}`} aria-label=${o("bid-key-over",{moves:t})}
aria-disabled=${e||l} onClick=${()=>e||l?r(t):a(t)}
>${o("bid-over",{moves:t})}</button>
`}function $n(t,n,e){return e?o("bid-shut"):t<bt?o("refused-bid-too-small"):t===n?o("bid-same",{moves:t}):n!==null&&t>n?o("refused-bid-not-lower",{standing:n}):""}var zo=["bidding-over","wrong-phase","stale-round"];async function Ft(t,n){t.cancel("place_bid");let{refused:e,again:s}=await t.send("place_bid",n);if(s){let r=e&&!zo.includes(e.code)?Jt(e):o(e?"back-late":"back-arrived",{bid:n.moves});w({words:`${o("you-are-back")} ${r}`,rank:"missed",urgent:!0,brief:!0})}else e&&w({words:Jt(e),urgent:!0});return!e}var Fo=100,qo=1e3,Ce=10;function qt({session:t,until:n,total:e}){let s=n!==null,r=Z(),a=ae(t,s,r?qo/4:Fo);if(!s)return i`<div class="timer resting" role="img" aria-label=${o("timer-resting")}><${an} share=${1} /></div>`;let l=Math.max(0,n-a),c=Math.min(1,(r?Math.ceil(l):l)/e),u=t.paused.value;return i`
<div class="timer" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(l)})}>
<${an} share=${c} running=${l>0&&!u} />
<span class=${l<=Ce?"timer-number last":"timer-number"} aria-hidden="true">
<${Pe} session=${t} />${W(l)}
</span>
</div>
`}function Pe({session:t}){return t.paused.value?i`<small>${o("timer-paused")}</small>`:t.status.value==="lost"&&i`<small>${o("timer-about")}</small>`}function Me({session:t,until:n}){let e=Rt(t,n);return i`
<div class="countdown" role="timer" aria-label=${o("timer-left",{seconds:e})}>
<span class=${e<=Ce?"timer-number last":"timer-number"} aria-hidden="true"><${Pe} session=${t} />${W(e)}</span>
<small aria-hidden="true">${o("timer-show")}</small>
</div>
`}function Ee({table:t}){let n=t.scratch.value;return n?i`<${jo} table=${t} moves=${n.moves.length} />`:i`<${$} class="scratch-open" onClick=${t.startScratch}>${o("scratch-start")}</>`}function fn(){L(()=>(document.documentElement.dataset.scratch="on",()=>delete document.documentElement.dataset.scratch),[])}function jo({table:t,moves:n}){let e=()=>at.value===null;return Jn(t),E([{keys:["u"],text:"key-undo",when:e,run:t.undoScratch},{keys:["U"],text:"key-restart",when:e,run:t.startScratch}]),fn(),i`
<${T} class="scratch">
<p class="card-head"><b>${o("scratch-title")}</b> <span>${o("scratch-count",{moves:n})}</span></p>
<p class="note">${o("scratch-note")}</p>
<div class="buttons">
<${$} icon="undo" label=${o("undo")} disabled=${n===0} onClick=${t.undoScratch} />
<${$} disabled=${n===0} onClick=${t.startScratch}>${o("scratch-reset")}</>
<${$} onClick=${t.endScratch}>${o("scratch-end")}</>
</div>
</>
`}var Oe="ricochet.proof",Re=(t,{number:n,round:e,you:s})=>`${t}.${n}.${e}.${s}`;function Be(t,n){let[e,s=""]=(Vt.read(Oe)??"").split(": "),r=s.split(" "),a=n.bids.find(({seat:l})=>l===n.you);return n.options.everybody_scores&&e===Re(t,n)&&a?.moves===r.length?r:null}function Ne({table:t,view:n,standing:e,beside:s}){let r=t.scratch.value,a=n.allowed_commands.includes("place_bid");return r?i`<${Yo} table=${t} view=${n} standing=${e} />`:i`
<div class="pad-head"><h2>${e===null?o("proof-title"):o("proof-standing",{moves:e})}</h2></div>
<p class="note proof-note">${e===null?o("proof-note"):o("proof-lower")}</p>
<div class="pad-foot">
${s}
<${$} kind=${e===null?"main":void 0} disabled=${!a} onClick=${t.startScratch}>${e===null?o("proof-start"):o("proof-again")}</>
</div>
`}function Yo({table:t,view:n,standing:e}){let{session:s}=t,r=t.scratch.value,a=t.board.value,l=r.moves.length,c=a!==null&&n.chip!==null&&jn(a,r,n.chip)===null,u=e===null||l<e,m=c&&u&&s.status.value==="connected"&&n.allowed_commands.includes("place_bid"),g=()=>at.value===null;fn();async function h(){let k=r.moves.join(" ");await Ft(s,{round:n.round,moves:l,path:k})&&(Vt.write(Oe,`${Re(s.room,n)}: ${k}`),t.endScratch())}return E([{keys:["u","Backspace"],text:"key-undo",when:()=>g()&&l>0,run:t.undoScratch},{keys:["U"],text:"key-restart",when:g,run:t.startScratch},{keys:["Enter"],text:"key-bid-send",when:()=>g()&&m,run:h}]),i`
<${Kt} onSwipe=${k=>t.chosen.value&&t.move(t.chosen.value,t.api.directionOnBoard(k))} />
<div class="pad-head">
<h2>${o("proof-title")}</h2>
<p class="pad-note" role="status">${c?u?o("proof-solved",{moves:l}):o("proof-longer",{standing:e??0}):o("scratch-count",{moves:l})}</p>
</div>
${l>0&&i`<${Ct} moves=${r.moves} label=${o("proof-title")} now=${l} />`}
<${Tt} table=${t}>
<${$} icon="undo" label=${o("undo")} disabled=${l===0} onClick=${t.undoScratch} />
<${$} onClick=${t.endScratch}>${o("scratch-end")}</>
<${$} kind="bid" class="proof-bid" disabled=${!m} onClick=${h}>${c?o("proof-bid",{moves:l}):o("proof-bid-none")} ${H.value.singleKeys&&m&&i`<kbd>${o("key-enter")}</kbd>`}</>
</>
`}function wi({table:t,view:n,aside:e}){let{session:s}=t,r=n.phase==="bidding",a=i`<${qt} session=${s} until=${r?n.until:null} total=${n.timer_seconds} />`,l=n.bids.length>0;return i`
<${B} class="thinking" topOn=${`${n.round} ${r}`}>
<${ut} view=${n} title=${Ht(n)} step=${l?"bid":"think"} timer=${a} class=${r?"running":""} />
${n.options.scratch_board&&!n.options.everybody_scores&&i`<${Ee} table=${t} />`}
<${dt} session=${s} view=${n} chat=${t.chat} form=${l?"rows":"thinking"} />
<${Uo} view=${n} />
<${D} table=${t} view=${n} />
<${ct} room=${s.room} />
</>
${e??i`<${O}><${It} table=${t} view=${n}><${Xo} table=${t} view=${n} /></></>`}
`}function Uo({view:t}){return t.bids.length>0?i`<p class="note">${xe(t)}</p>`:i`<p class="note">${Mt(t)} ${Gt(t)&&o("think-last-try")} ${t.phase!=="thinking"?o("think-glass-turned"):o(t.may_start_timer?"think-lapsed":"think-first-bid")}</p>`}function Xo({table:t,view:n}){let{session:e,chat:s}=t,r=st(),a=i`<${At} chat=${s} view=${n} />`,l=n.bids.find(({seat:h})=>h===n.you)?.moves??null,c=i`<${Vo} session=${e} view=${n} />`,u=e.status.value!=="connected",m=n.seats.some(h=>h.seat===n.you&&h.plays),g=n.allowed_commands.includes("put_chip_back");return!m||l===Q.least?i`
<p class="waits" tabindex=${-1} ref=${r}>${m?Le(n)??(n.options.everybody_scores?o("proof-standing",{moves:Q.least}):o("bid-lowest")):o("bid-not-yet")}</p>
${g?i`<${gn} session=${e} view=${n} />`:i`<div class="pad-foot">${a}${c}</div>`}
`:n.options.everybody_scores?i`<${Ne} key=${n.round} table=${t} view=${n} standing=${l} beside=${i`${a}${c}<${hn} session=${e} view=${n} />`} />`:i`
<${zt}
key=${n.round} standing=${l} shut=${u} unsent=${u?lt(e):null} locked=${yn(n)&&i`<${hn} session=${e} view=${n} />`} closed=${!n.allowed_commands.includes("place_bid")}
title=${l===null?o("bid-title"):o("bid-title-lower")} tag=${o("bid-rule-tag",{exact:n.exact?"yes":"no"})} note=${l===null?void 0:o("bid-own",{moves:l})}
sendText=${h=>o("bid-send",{moves:h,exact:n.exact?"yes":"no"})}
before=${a} rest=${i`<${Jo} session=${e} view=${n} />`} beside=${!u&&c}
onSend=${h=>Ft(e,{round:n.round,moves:h})}
/>
`}function Vo({session:t,view:n}){let e=n.allowed_commands.includes("pass"),s=t.status.value!=="connected",r=()=>s?w({words:o("bid-shut"),urgent:!0}):S(t,"pass",{round:n.round});if(E([{keys:["n"],text:"key-pass",when:()=>e,run:r}]),!e)return null;let a=n.bids.length>0?o("pass-nothing-lower"):o("pass-no-way");return i`<${$} kind="quiet" class="pad-pass" aria-disabled=${s} onClick=${r}>${a} ${H.value.singleKeys&&i`<kbd>n</kbd>`}</>`}function Le({seats:t,bids:n,you:e}){return t.some(({seat:s,passed:r})=>s===e&&r)?n.length>0?o("passed-nothing-lower"):o("passed-no-way"):null}function gn({session:t,view:n}){return n.allowed_commands.includes("put_chip_back")?i`
<p class="note">${o("put-back-why")}</p>
<div class="buttons"><${$} kind="main" onClick=${()=>S(t,"put_chip_back",{round:n.round})}>${o("put-back")}</></div>
`:null}var yn=t=>t.may_start_timer&&t.allowed_commands.includes("start_timer");function hn({session:t,view:n}){if(!yn(n))return null;let e=t.status.value!=="connected";return i`<${$} kind="main" class="pad-timer" aria-disabled=${e} onClick=${()=>e?w({words:o("bid-shut"),urgent:!0}):S(t,"start_timer",{round:n.round})}>${o("think-turn")}</>`}function Jo({session:t,view:n}){let e=n.phase==="thinking"&&n.until!==null,s=ie(t,e?(n.until??0)-n.options.no_bid_seconds:null),r=n.bids.some(({seat:l})=>l===n.you),a=Le(n);return yn(n)?i`<${hn} session=${t} view=${n} />`:i`
<p class="note pad-rule">
${a?i`<span class="passed">${a}</span>`:i`<span>${r?"":o("bid-rule")}</span>`}
${e&&i`<span class="pad-thinking">${o("bid-thinking",{time:W(s)})}</span>`}
</p>
`}var Qo=3e3;function We({table:t,view:n,aside:e}){let{demonstration:s}=n;if(!s)return null;let r=t.moves.value,a=Y(n),l=s.moves,c={...b(n,s.seat),moves:l??0},{verdict:u,hands:m}=t.session,g=m.value||r.length>0,h=u.value?ns(u.value,n):l===null?o("phase-show-way",c):o(g?"phase-show":"phase-turn",c);return i`
<${B} class="showing">
<${ut} view=${n} title=${h} step="show" timer=${g&&n.until!==null&&i`<${Me} session=${t.session} until=${n.until} />`}>
${l!==null&&i`<${os} count=${Math.max(l,r.length)} made=${r.length} />`}
</>
${a&&!u.value&&i`<${Kt} onSwipe=${k=>Zo(t,k)} />`}
${s.reached&&(!n.exact||!u.value)&&l!==null&&r.length<l&&i`<${ts} view=${n} left=${l-r.length} />`}
<${T} class="so-far">
<p class="card-head"><b>${o("moves-so-far")}</b> <span>${ss(r,l)}</span></p>
${r.length>0&&i`<${Ct} moves=${r} label=${o("moves-so-far")} now=${r.length} />`}
</>
${n.mode==="friends"&&i`<${dt} session=${t.session} view=${n} chat=${t.chat} /><p class=${u.value?"note settled":"note"}>${rs(n)}</p>`}
<${D} table=${t} view=${n} />
<${ct} room=${t.session.room} />
</>
${e??(a&&!u.value?i`<${O}><${as} table=${t} view=${n} /></>`:i`<${es} table=${t} view=${n} />`)}
`}function Zo(t,n){let e=t.chosen.value;e&&t.move(e,t.api.directionOnBoard(n))}function ts({view:t,left:n}){let e=Pt(t,n);return i`<${T} class="reached"><p class="card-head"><b>${e.title}</b></p><p>${e.text}</p></>`}function ns(t,n){switch(t.type){case"chip_taken":return t.scorers.length>0?ne(n,t.scorers):o("phase-taken",b(n,t.seat));case"chip_laid":return o("alone-found-title");case"demonstration_failed":return o(`verdict-${t.reason}`,{...b(n,t.seat),moves:n.demonstration?.moves??0})}}function es({table:t,view:n}){return n.allowed_commands.includes("put_chip_back")?i`<${O}><${gn} session=${t.session} view=${n} /></>`:null}function os({count:t,made:n}){return i`
<div class="boxes" role="img" aria-label=${o("show-boxes",{made:n,moves:t})}>
${Array.from({length:t},(e,s)=>{let r=s<n?"done":s===n?"now":"";return i`<span key=${s} class=${`box ${r}`} aria-hidden="true">${s+1}</span>`})}
</div>
`}function ss(t,n){let e=t.at(-1);if(!e)return o("show-none");let[s,r]=[...e],a={number:t.length,robot:Nn(s),direction:Ln(r)};return n===null?o("show-last-open",a):o("show-last",{...a,moves:n})}function rs(t){let n=t.bids.find(({state:r})=>r==="waiting"),{name:e,you:s}=b(t,n?.seat??null);return o("show-fail",{target:t.chip?N(t.chip):"",moves:t.demonstration?.moves??0,exact:t.exact?"yes":"no",next:n?s==="yes"?"you":"other":"nobody",name:e})}function as({table:t,view:n}){let{singleKeys:e}=H.value;E([{keys:["Tab"],text:"key-next-robot",when:()=>Qn()&&Ae(t)!==null,run:()=>is(t)}]);let[s,r]=V(!1),a=!t.inHand.value,l=t.moves.value.length===0?Be(t.session.room,n):null;L(()=>{let u=s?setTimeout(()=>r(!1),Qo):void 0;return()=>clearTimeout(u)},[s]);let c=i`
<div class="sure" role="group" aria-label=${o("show-give-up-sure")}>
<p class="note">${o("show-give-up-sure")}</p>
<${$} kind="main" onClick=${()=>S(t.session,"give_up",{round:n.round})}>${o("show-give-up")}</>
</div>
`;return i`
<${Tt} table=${t} shut=${a} instead=${s&&!a&&c}>
${l&&!s&&i`<${$} kind="main" disabled=${a} onClick=${()=>t.showPath(l)}>${o("proof-show")}</>`}
${s?i`<${$} onClick=${()=>r(!1)}>${o("show-go-on")}</>`:i`<${$} disabled=${a} onClick=${()=>r(!0)}>${o("show-give-up")}</>`}
</>
<p class="note hand-note">
<span class="for-touch">${o("show-swipe")}</span>
${e&&i`<span class="for-keys"><${Bt} words=${o("show-keys",{fifth:"S"in n.robots?"yes":"no"})} /></span>`}
</p>
`}function Ae({scene:{value:{robots:t={},selected:n}}}){let e=Object.keys(t);return(n&&e[e.indexOf(n)+1])??null}function is(t){let n=Ae(t);n&&(t.choose(n),ft(o("say-stands",{robot:n,cell:t.scene.value.robots?.[n]??""})))}function il({table:t,view:n,aside:e}){if(ls(t.session,n.you!==null),n.pause)return i`<${cs} table=${t} view=${n} pause=${n.pause} aside=${e} />`;if(n.phase==="showing")return i`<${We} table=${t} view=${n} aside=${e} />`;if(n.phase==="result")return i`<${us} table=${t} view=${n} aside=${e} />`;let{session:s}=t,r=i`<${qt} session=${s} until=${n.until} total=${n.timer_seconds} />`,a=l=>S(s,"claim_solution",{round:n.round,moves:l});return i`
<${B} class="thinking">
<${ut} view=${n} title=${Ht(n)} step="think" timer=${r} class="running" />
<${kt} view=${n} />
<p class="note">${Mt(n)} ${n.timer_run>1?o("alone-second-run"):o("alone-rule")}</p>
<${D} table=${t} view=${n} />
</>
${e??i`
<${O}>
<${zt}
key=${n.round} standing=${null} shut=${s.status.value!=="connected"} closed=${!n.allowed_commands.includes("claim_solution")} title=${o("bid-title")}
sendText=${l=>o("alone-send",{moves:l})}
rest=${i`<${$} kind="main" onClick=${()=>a(null)}>${o("alone-found")}</>`}
onSend=${a}
/>
</>
`}
`}function ls(t,n){L(()=>{if(!n)return;let e=()=>t.setElsewhere(document.hidden);return document.addEventListener("visibilitychange",e),()=>document.removeEventListener("visibilitychange",e)},[t,n])}function cs({table:t,view:n,pause:e,aside:s}){let r=n.mode==="alone",a=()=>S(t.session,"resume_round",{round:n.round});return i`
<${B} class="paused">
<${T}>
<${G} focusOn=${`${n.number}.${n.round}.pause`}>${o("alone-paused")}</>
<p>${e.left===null||!r?o("alone-paused-open"):o("alone-paused-left",{time:W(e.left)})}</p>
</>
${r&&i`<${kt} view=${n} />`}
<${D} table=${t} view=${n} />
</>
${s??i`<${O}><${$} kind="main" class="wide" onClick=${a}>${o("leaving-continue")}</></>`}
`}function us({table:t,view:n,aside:e}){let{result:s}=n;if(!s)return null;let r=s.outcome==="face-up",a={bid:s.moves??0,moves:s.steps.length},l=r?s.moves===null?o("alone-shown",a):o("alone-shown-bid",a):o("alone-missed-line");return i`
<${B} class="result">
<${T} class="result-head">
<${z} chip=${s.chip} size=${56} />
<div>
<${G} focusOn=${`${n.number}.${n.round}.result`}>${r?o("alone-found-title"):o("alone-missed-title")}</>
<p class="note">${l} ${un(s)}</p>
</div>
</>
<${yt} table=${t} view=${n} result=${s} />
<${kt} view=${n} />
<${D} table=${t} view=${n} />
</>
${!t.session.lingers.value&&e||i`<${O}><${pn} table=${t} view=${n} /></>`}
`}function kt({view:t,head:n=!0}){let e=t.chips_total-t.laid.length,s=t.phase==="thinking"||t.phase==="showing";return i`
<${T} class="places-card">
${n&&i`<p class="card-head"><b>${o("alone-score",tt(t))}</b> <span>${o("alone-wins",{needed:Math.floor(t.chips_total/2)+1})}</span></p>`}
<ol class="places" aria-label=${o("alone-places",{total:t.chips_total})}>
${t.laid.map(([r,a],l)=>i`
<li key=${l} class=${a?"place found":"place missed"}>
<span class="unseen">${o("alone-place",{target:N(r),state:a?"found":"missed"})}</span>
${a?i`<${z} chip=${r} size=${38} />`:i`<${K} name="close" size=${16} />`}
</li>
`)}
${Array.from({length:e},(r,a)=>{let l=s&&a===0;return i`
<li key=${t.laid.length+a} class=${l?"place now":"place"}>
<span class="unseen">${l?o("alone-place-now"):o("alone-place-left")}</span>
</li>
`})}
</ol>
</>
`}var ds=12*36e5,[ps,ms]=[17,4];function Ie({session:t,view:n}){let e=mt(()=>$s(t,n),[n.number]),s=ee(n);if(n.mode==="alone"||e.length<2&&!s)return null;let r=new Date().getHours(),a=re(e.map(l=>l.best??null));return i`
<${T} class="evening">
<p>
<b>${s?o("series"):o("evening-title",{part:r>=ps||r<ms?"evening":"day"})}</b>
<span class="note">${s?o("series-note",{wins:n.options.series_wins}):o("evening-matches",{matches:e.length})}${!s&&a&&` · ${o("evening-best",a)}`}</span>
</p>
<ul class="evening-wins">
${(s?fs(n):hs(e,n)).map(({seat:l,name:c,wins:u})=>i`
<li key=${l?.seat??c}>
<span class="unseen">${o("evening-wins",{name:c,wins:u})}</span>
${l?i`<${rt} seat=${l.seat} name=${c} bot=${l.bot} />`:i`<span class="row-name" aria-hidden="true" title=${c}>${c}</span>`}
<b aria-hidden="true">${u}</b>
</li>
`)}
</ul>
<${wt} class="button quiet evening-all" to=${`/r/${t.link.value}/matches`}>${o("matches-all")}</>
</>
`}function $s({room:t,roomName:n,game:e},s){let r=se(s,t,n.peek(),e.peek()),a=Vn().filter(l=>l.room===t&&l.over&&l.number<s.number&&r.at-l.at<ds);return[r,...a]}function fs({seats:t}){return t.filter(({left:n,wins:e})=>!n||e>0).map(n=>({seat:n,name:M(n),wins:n.wins})).toSorted(Ke)}function hs(t,{seats:n}){let e=new Map;for(let{winners:s,winner_seats:r}of t)for(let[a,l]of s.entries()){let c=n.find(g=>r?g.seat===r[a]:M(g)===l),u=c?M(c):l,m=c?.seat??u;e.set(m,{seat:c,name:u,wins:(e.get(m)?.wins??0)+1})}return[...e.values()].toSorted(Ke)}var Ke=(t,n)=>n.wins-t.wins;var jt=60,[He,gs,ys]=[250,120,360],bs=250;async function De(t,n,e,s){switch(n.kind){case"slide":return bn(t,n.slide,e);case"fade":return t.fadeToMarkers();case"chip-up":{let r=gt(n.view,s,Wt);return t.setView({...r,chip:null}),r.chip?t.turnChip(r.chip):void 0}case"chip-down":return t.turnChipDown();case"chip-flies":return ks(n.chip,n.seat)}}async function bn(t,n,e){vt("slide",{ms:Yn(n.cells.length-1)}),await t.animateMove(n,e),vt("stop")}function Ge(){let t=document.querySelectorAll(".board .wins .won");if(Z()||document.hidden||t.length===0)return;vt("success");let n={duration:gs,fill:"backwards"};for(let s of[document.querySelectorAll(".board .targets .won"),t])s.forEach((r,a)=>r.animate({opacity:[0,1]},{...n,delay:a*He}));let e={transform:["scaleX(0)","none"]};document.querySelector(".board .winner > *")?.animate(e,{...n,duration:ys,delay:t.length*He})}async function ks(t,n){let e=document.querySelector(".board .turning"),s=e?.getBoundingClientRect(),r=document.querySelector(`[data-seat="${n}"] .chip-count`)?.getBoundingClientRect();if(!e||!s||!r||Z())return;let a=document.createElement("div");a.className="chip-flight",a.innerHTML=En(Mn(t.robot,t.symbol),{size:jt}),document.body.append(a);let l=({x:u,y:m,width:g,height:h},k)=>({transform:`translate(${u+(g-jt)/2}px, ${m+(h-jt)/2}px) scale(${k})`});e.animate({opacity:[0,0]},rn.flight+bs),await a.animate([l(s,s.width/jt),l(r,.3)],{duration:rn.flight,easing:"ease-in-out"}).finished.catch(()=>{}),a.remove()}var _s=5;function Vl({table:t,view:n}){let{session:e}=t,s=st();J(()=>{let a=requestAnimationFrame(Ge);return()=>cancelAnimationFrame(a)},[n.number]);let r=e.rematch.value?i`<${Nt} session=${e} statusRef=${s} leads=${e.latest.value?.allowed_commands.includes("set_options")?e.follow:void 0} />`:n.allowed_commands.includes("play_again")&&i`
<${$} onClick=${()=>ze(t,!0)}>${o("final-new-board")}</>
<${$} kind="main" onClick=${()=>ze(t,!1)}>${o(n.mode==="alone"?"final-again":"final-rematch")}</>
`;return i`<${ws} table=${t} view=${n} room=${e.roomName.value} game=${e.game.value} next=${r} series=${Ot(n)} evening=${i`<${Ie} session=${e} view=${n} />`} />`}function ws({table:t,view:n,room:e=null,game:s,next:r,series:a,evening:l,record:c}){let u=n.mode==="alone",m=n.history.length,g=n.end_reason==="chips-gone"&&n.history.at(-1)?.outcome==="returned",h=Math.max(1,Math.round(((n.ended_at??0)-(n.started_at??0))/60)),k=t.replay.playback.value,_=k&&n.history.find(C=>C.round===k.path.task),v=_??ht(n.history)?.round??n.history.at(-1);return xn({screen:k?"game":"final",room:u?null:e,title:it(n),facts:[o("round-count",{rounds:m}),o("minute-count",{minutes:h})]}),i`
<${B} class="final">
<div class="final-head">
<${G} class="hero" focusOn=${`${n.number}.end`}>${it(n)}</>
<p class="lead">${u?o("alone-score",tt(n)):Ss(n)} ${g&&o("final-unsolved")}</p>
${a&&i`<p class="lead">${a}</p>`}
</div>
${!k&&i`<${xs} table=${t} view=${n} />`}
${_&&i`<${yt} table=${t} view=${n} result=${_} /><p><${$} onClick=${t.replay.close}>${o("replay-close")}</></p>`}
${u?i`<${kt} view=${n} head=${!1} />`:i`<${Ts} view=${n} />`}
${l}
${c||i`
<p class="rounds-head"><b>${o("final-rounds")}</b> <span class="note">${o("final-rounds-note")}</span></p>
<${ye} table=${t} view=${n} most=${_s} />
`}
</>
<${O}>
<div class="buttons">
${s!==null&&i`<${$} onClick=${()=>Cs(n,s)}>${o("final-share")}</>`}
${v&&i`<${dn} view=${n} round=${v} />`}
${r||i`<${wt} class="button main" to="/">${o("to-start")}</>`}
</div>
</>
`}function xs({table:t,view:n}){let e=ht(n.history),[s]=e?nt(e.round):[];if(!e||!s)return null;let r={...b(n,e.round.seat),round:e.round.round,moves:s.moves.length,gap:e.gap};return i`
<p class="best-round">
<span><b>${o("final-best",r)}</b> <span class="note">${e.gap>0?o("final-best-gap",r):o("final-best-shortest",r)}</span></span>
<${$} icon="play" label=${o("final-best-play")} onClick=${()=>t.replay.start(s)} />
</p>
`}async function ze({session:t},n){!t.rematch.peek()&&await S(t,"play_again",{new_board:n})||t.rematch.peek()&&await S(t,"answer_invitation",{accept:!0})}function Ss({winners:t,seats:n,history:e}){let s=n.find(({seat:r})=>r===t[0])?.chips.length??0;return o("final-summary",{chips:o("chip-count",{chips:s}),rounds:o("round-count",{rounds:e.length})})}function vs({seats:t,winners:n}){let e=({seat:r,chips:a})=>a.length+(n.includes(r)?100:0),s=t.toSorted((r,a)=>e(a)-e(r));return s.map(r=>({seat:r,place:s.findIndex(a=>e(a)===e(r))+1}))}function Ts({view:t}){return i`
<ol class="ranking" aria-label=${o("final-ranking")}>
${vs(t).map(({seat:n,place:e})=>i`
<li key=${n.seat} class="rank">
<span class="row-order">${e}</span>
<${rt} seat=${n.seat} name=${M(n)} bot=${n.bot} away=${n.left} />
<b class="row-name" title=${M(n)}>${A(t,n.seat)}</b>
<${Lt} handicap=${n.handicap} />
<span class="rank-chips">${n.chips.map(s=>i`<${z} key=${s.cell} chip=${s} size=${28} label=${N(s)} />`)}</span>
<strong class="rank-count">${n.chips.length}</strong>
</li>
`)}
</ol>
`}async function Cs(t,n){let e=Sn(`/games/${n}`),s=Ps(t),r=await ce(s,e);r==="copied"&&w({words:o("solved-copied")}),r==="failed"&&w({words:o("solved-by-hand",{words:`${s} ${e}`}),lasting:!0})}function Ps(t){let n=new Intl.DateTimeFormat(wn(),{dateStyle:"long"}).format((t.ended_at??0)*1e3),e=Math.max(...t.history.map(({steps:l})=>l.length)),{found:s}=tt(t),a=t.mode==="alone"&&o("game-alone",{found:s,chips:t.laid.length})||o("final-share-text",{result:it({...t,you:null}),rounds:o("round-count",{rounds:t.history.length}),moves:e});return`${o("share-day",{date:n})}
${a}`}function Ms(t,n){let e=on(n),{board:s,chosen:r,cursor:a,replay:l,stage:c}=e,u=$t(null),m=$t({showing:"",moves:[]}),g=j(()=>t.view.value?.demonstration?.steps.length??0),h=j(()=>{let p=t.view.value;return!p||m.value.showing!==Fe(p)?[]:m.value.moves.filter(({count:f})=>f>g.value)}),k=j(()=>{let p=t.latest.value;return t.hands.value&&p!==null&&Y(p)}),_=j(()=>{let p=t.view.value;if(!p||!s.value)return{};let f=gt(p,s.value,{playback:l.playback.value,scratch:u.value,ahead:h.value.map(({slide:d})=>d),chosen:r.value,open:k.value});return a.value===null?f:{...f,cursor:a.value}}),v=j(()=>_.value.readOnly===!1),C=t.enter({board:()=>s.peek(),play:(p,f,d)=>c.act(async y=>{await P(y,p,f),d()})}),I=ue(t),U=t.onEvents(({events:p})=>{p.some(({event:f})=>Es.has(f.type))&&q(),m.value={showing:m.peek().showing,moves:h.peek()}});async function P(p,f,d){f.kind==="chip-up"&&q();let y=f.kind==="slide"&&m.peek().moves.find(({count:x,move:pt})=>x===f.event.count&&pt===f.event.move);y&&f.event.seat===t.view.peek()?.you?await y.landing:s.peek()&&await De(p,f,d,s.peek())}function q(){l.close(),u.value=null,r.value=null}async function et(p,f,d){r.value=f;let y=g.value+h.value.length+1,x=p.mode==="friends"?p.demonstration?.moves??1/0:1/0,pt=y>x?null:e.slide(_.value.robots??{},f,d);if(!pt)return!1;let Yt=f+d,kn=c.act(qe=>bn(qe,pt)).then(()=>_t(y,Yt));m.value={showing:Fe(p),moves:[...h.value,{count:y,move:Yt,slide:pt,landing:kn,landed:!1}]};let _n=await S(t,"move_robot",{round:p.round,move:Yt});return _n||(m.value={showing:"",moves:[]}),await kn,!!_n}async function X(p){for(let f of p){let d=t.view.value;if(!d||!Y(d)||!v.value)return;let[y,x]=[...f];if(!await et(d,y,x))return}}function _t(p,f){if(p<=(t.latest.peek()?.demonstration?.steps.length??0))return;let{showing:d,moves:y}=m.peek();m.value={showing:d,moves:y.map(x=>x.count===p&&x.move===f?{...x,landed:!0}:x)}}return{chat:I,...e,session:t,scene:_,scratch:u,showPath:X,inHand:v,moves:j(()=>[...(t.view.value?.demonstration?.steps??[]).map(({move:p})=>p),...h.value.filter(({landed:p})=>p).map(({move:p})=>p)]),choose(p){let f=t.view.value;f&&Y(f)&&!k.value||f?.robots[p]!==void 0&&(r.value=p)},move(p,f){let d=t.view.value;if(!d||!v.value)return;if(!u.value){et(d,p,f);return}r.value=p;let y=e.slide(_.value.robots??{},p,f);y&&(c.act(x=>x.animateMove(y)),u.value=Fn(u.value,f,y))},moveShut(p,f){let d=t.view.value;if(!(!d||d.you===null||d.phase!=="thinking"&&d.phase!=="bidding")){if(!d.options.scratch_board&&!d.options.everybody_scores){w({words:o("swipe-thinking"),urgent:!0});return}this.startScratch(),this.move(p,f)}},startScratch:()=>{u.value=St(t.view.value?.robots??{})},undoScratch:()=>{u.value=u.value&&qn(u.value,Math.max(0,u.value.moves.length-1))},endScratch:()=>{u.value=null},leave(){U(),I.leave(),C(),e.leave()}}}function lc(t){let{api:n}=Zt(),e=mt(()=>Ms(t,n),[t,n]);return sn(e,t.view.value?.board),e}function cc(t){let{api:n}=Zt(),e=mt(()=>{let s=on(n),r=j(()=>s.board.value?gt(t,s.board.value,{...Wt,playback:s.replay.playback.value}):{});return{...s,scene:r}},[t,n]);return sn(e,t.board),e}var Es=new Set(["chip_turned","demonstration_started","demonstration_failed","chip_taken","chip_returned","chip_laid","match_ended"]);function Fe(t){return Y(t)?`${t.number}.${t.round}.${t.demonstration?.seat}`:""}export{Y as a,ye as b,Ze as c,Ht as d,dr as e,ro as f,mo as g,$o as h,Ir as i,_o as j,So as k,Dt as l,Gt as m,pa as n,un as o,yt as p,Wo as q,wi as r,We as s,ns as t,os as u,il as v,cs as w,Vl as x,ws as y,vs as z,lc as A,cc as B};
