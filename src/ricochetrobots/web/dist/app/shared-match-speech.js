//# allFunctionsCalledOnLoad
import{a as me}from"./shared-components-keycap.js";import{a as an}from"./shared-components-glass.js";import{b as Bt}from"./shared-match-rematch.js";import{b as Nt}from"./shared-components-handicap.js";import{b as pe,c as $e}from"./shared-match-chat.js";import{$b as zn,$d as de,Aa as Cn,Ca as Pn,D as Q,Db as An,Dd as oe,E as L,Eb as tn,F as Z,Fb as nn,G as Ut,Gb as In,H as pt,Ha as Mn,Hb as en,Hd as se,Jb as ft,Jc as Ct,Kb as Kn,Kc as E,Lb as Hn,Ld as re,M as $t,Md as Rt,N as j,Nb as w,Nc as W,Nd as ae,Ob as Dn,Od as ie,P as i,Pb as on,Qb as sn,Qd as le,Rb as rn,S as Sn,Tb as M,Wc as ht,Wd as it,Xb as Gn,Xc as Yn,Xd as ce,Y as Xt,Yc as b,Yd as lt,Zc as A,_c as Pt,_d as ue,a as J,ad as Un,bb as En,bd as Mt,cb as o,cd as nt,db as On,dc as xt,dd as Xn,de as S,eb as Rn,ec as $,ed as Vn,f as wn,fd as Et,gb as Bn,gd as rt,hd as Jn,ib as N,id as Ot,ja as Vt,jc as St,ka as Jt,kd as Qn,la as K,lb as Qt,ld as at,mc as Fn,md as Zn,n as xn,na as tt,pb as H,qa as B,ra as O,rb as z,rc as st,rd as te,sa as T,ta as G,tb as Nn,vb as wt,vc as vt,wa as ot,wb as Ln,wc as qn,xa as vn,xb as Wn,xc as jn,yb as Zt,yc as Tt,yd as ne,za as Tn,zd as ee}from"./main.js";function Y({round:t,start:n,chip:e,steps:s,optimum:r}){let a=r?.count??null,l=a===null?"":o(r?.count_capped?"optimum-count-capped":"optimum-count",{count:a});return ee({task:t,start:St(n).robots,chip:e},s.map(({move:c})=>c),Fn(r?.path),l)}function D({table:t,view:n}){return n.history.length===0?null:i`
<details class="history">
<summary><b>${o("history-title")}</b> <span class="note">${n.history.length}</span><${H} name="down" /></summary>
<${ge} table=${t} view=${n} rounds=${n.history} />
</details>
`}function he({table:t,view:n,most:e}){let[s,r]=Q(!1),a=n.history.length-e;return i`
<${ge} table=${t} view=${n} rounds=${s?n.history:n.history.slice(0,e)} />
${a>0&&i`
<button type="button" class="more-rounds" aria-expanded=${s} onClick=${()=>r(!s)}>
${s?o("final-fewer"):o("final-more",{rounds:a})}<${H} name=${s?"up":"down"} />
</button>
`}
`}function fe(t,{outcome:n,seat:e,scores:s}){return s.length>0?Xn(t,s.map(r=>r.seat)):n==="taken"?A(t,e):o(`round-${n}`)}function ge({table:t,view:n,rounds:e}){let s=n.phase==="result"||n.phase==="finished",r=t.replay.playback.value?.path.task;return i`
<ol class="rounds" aria-label=${o("final-rounds")}>
${e.map(a=>i`
<li key=${a.round} class=${r===a.round?"round looked":"round"}>
<span class="round-number">${a.round}</span>
<${z} chip=${a.chip} size=${24} label=${N(a.chip)} />
<b class="round-name" title=${fe(n,a)}>${fe(n,a)}</b>
<span class="round-moves">${a.steps.length>0&&a.steps.length}</span>
<span class="round-optimum">${a.optimum?.status==="solved"&&o("round-optimum",{moves:a.optimum.at_least})}</span>
${s&&i`<${Ye} table=${t} round=${a} />`}
</li>
`)}
</ol>
`}function Ye({table:t,round:n}){let[e]=Y(n);return e?i`
<button type="button" class="round-play" aria-label=${o("replay-round",{round:n.round})} onClick=${()=>t.replay.start(e)}>
<${H} name="play" />
</button>
`:i`<span class="round-play"></span>`}var Ue=le(async()=>(await import("./match-chatpad.js")).ChatBox);function Lt({chat:t,view:n}){let e=n.quick_chat&&n.mode==="friends"&&n.you!==null,s=!t.connected(),r=()=>s?void w({words:o("chat-shut"),urgent:!0}):void(t.open.value="words");return M([{keys:["w"],text:"key-chat",when:()=>e&&t.open.value===null,run:r}]),e&&i`<${$} icon="chat" class="chat-key" label=${o("chat-title")} aria-disabled=${s} onClick=${r} />`}function Wt({table:t,view:n,children:e}){let s=t.chat.open.value!==null;return i`
<div class=${s?"padbox open":"padbox"}>
<div class="padbox-pad" inert=${s}>${e}</div>
${s&&i`<${Ue} table=${t} view=${n} />`}
</div>
`}var ye="ricochet.pad",F=$t(null);function er(t){Z(()=>{let[n,e]=(Vt.read(ye)??"").split(" ");return zn.value==="pad"&&n!==t?be(t,!0):F.value=n===t?e!=="board":null,()=>{F.value=null}},[t]),Z(()=>{if(F.value)return document.documentElement.dataset.pad="on",()=>delete document.documentElement.dataset.pad},[F.value])}function be(t,n){F.value=n,Vt.write(ye,`${t} ${n?"pad":"board"}`)}function ct({room:t}){return F.value===null?null:i`<p class="pad-toggle"><${$} onClick=${()=>be(t,!F.value)}>${F.value?o("pad-show-board"):o("pad-hide-board")}</></p>`}var Xe=24;function At({onSwipe:t}){if(!F.value)return null;function n(e){let s=e.currentTarget;s.setPointerCapture(e.pointerId),s.addEventListener("pointerup",r=>{let[a,l]=[r.clientX-e.clientX,r.clientY-e.clientY];Math.max(Math.abs(a),Math.abs(l))<Xe||(Math.abs(a)>Math.abs(l)?t(a>0?"e":"w"):t(l>0?"s":"n"))},{once:!0})}return i`<div class="swipe-area" onPointerDown=${n}>${o("pad-swipe")}</div>`}var Ve=["think","bid","show","result"];function ut({view:t,title:n,step:e,timer:s,class:r="",children:a}){return i`
<${T} class=${`phase ${r} at-${e}`}>
<${G} focusOn=${`${t.number}.${t.round}.${e==="bid"?"think":e}.${t.demonstration?.seat}`}>${n}</>
${t.chip&&i`<${Nn} chip=${t.chip} />`}
${t.mode==="friends"&&i`<${ln} step=${e} />`}
<div class="phase-time">${s}</div>
${a}
</>
`}function It({bids:t,chip:n,round:e}){return n?t.length>0?o("phase-bid"):o("find-a-way"):o("chip-number",{round:e})}function ln({step:t}){return i`
<ol class="steps" aria-label=${o("phase-steps")}>
${Ve.map(n=>i`<li key=${n} aria-current=${n===t?"step":void 0}>${o(`phase-step-${n}`)}</li>`)}
</ol>
`}var Je=220,Qe=7,ke=7;function Ze({seats:t,bids:n}){let e=n.flatMap((r,a)=>{let l=t.find(c=>c.seat===r.seat);return l?[{seat:l,bid:r,order:a+1}]:[]}),s=t.filter(({seat:r,left:a,chips:l})=>!n.some(c=>c.seat===r)&&(!a||l.length>0));return[...e,...s.map(r=>({seat:r,bid:null,order:null}))]}function dt({session:t,view:n,form:e="rows",chat:s}){let r=Ze(n),a=Ut(null);lo(a,r.map(({seat:c})=>c.seat).join());let l=e==="rows"&&n.bids.length>0;return i`
${l&&i`<p class="rows-head"><span>${o("rows-order")}</span><span>${o("rows-bid")}</span></p>`}
<ol class=${`rows ${e} ${r.length>=Qe?"many":""}`} aria-label=${l?o("rows-label-bids"):o("rows-label")} ref=${a}>
${r.map(c=>i`<${to} key=${c.seat.seat} session=${t} view=${n} row=${c} form=${e} chat=${s} />`)}
${r.length>ke&&i`<li class="row-more" aria-hidden="true">+${r.length-ke}</li>`}
</ol>
`}function to({session:t,view:n,row:{seat:e,bid:s,order:r},form:a,chat:l}){let c=l?.words.value.get(e.seat),u=t.presence.value?.seats.find(h=>h.seat===e.seat),p=e.seat===n.you,g=s?.state==="showing";return i`
<li class=${`row ${p?"own":""} ${s?.state??""} ${e.left?"gone":""}`} data-seat=${e.seat}>
${a==="rows"&&n.bids.length>0&&i`<span class="row-order">${g?i`<${H} name="play" size=${16} />`:r}</span>`}
<${lt} seat=${e.seat} name=${E(e)} bot=${e.bot} away=${e.left||u?.connected===!1} />
<b class="row-name" title=${E(e)}>${p?A(n,e.seat):i`<${no} seat=${e} />`}</b>
<${Nt} handicap=${e.handicap} />
<${de} count=${e.chips.length} label=${o("chip-count",{chips:e.chips.length})} />
${e.passed&&(n.phase==="thinking"||n.phase==="bidding")&&i`<${oo} bids=${n.bids.length} />`}
${c?i`<${eo} saying=${c} />`:i`<${ro} session=${t} view=${n} seat=${e} bid=${s} />`}
${a!=="strip"&&i`<span class="row-bid">${s?i`<strong>${s.moves}</strong>`:so(n,e)}</span>`}
${l&&!p&&n.you!==null&&i`<button type="button" class="row-open" aria-label=${o("chat-person",{name:E(e)})} onClick=${()=>l.open.value=e.seat}></button>`}
</li>
`}function no({seat:t}){let n=E(t);return!t.bot||!n.startsWith(t.name)?n:i`${t.name}<span class="row-mark">${n.slice(t.name.length)}</span>`}function eo({saying:t}){let n=wn.find(e=>e===t);return i`<span class="remark" aria-hidden="true">${n?i`<${H} name=${n} size=${20} />`:$e(t)}</span>`}function oo({bids:t}){return i`<span class="row-passed"><${H} name="passed" size=${18} /><span class="unseen">${t>0?o("rows-passed"):o("table-no-way")}</span></span>`}function so(t,{seat:n,plays:e,left:s,passed:r}){return s||!e?"":t.bids.length>0||t.phase!=="thinking"?o("rows-none"):r?"":n===t.you?o("rows-own-none"):o("rows-thinking")}function ro({session:t,view:n,seat:e,bid:s}){let r=t.presence.value?.seats.find(p=>p.seat===e.seat),a=r&&(!r.connected||r.elsewhere)&&!e.left&&e.seat!==n.you,l=ie(t,a?r.since:null),c=e.seat===n.you?at(t):null,u=c!==null?o("rows-sending",{bid:c}):l?o(r?.elsewhere?"rows-elsewhere":"rows-away",{time:W(l)}):io(n,e,s);return u&&i`<span class="tag">${u}</span>`}function ao({result:t},n){return t?.outcome==="taken"&&t.scores.some(e=>e.seat===n)}function io(t,n,e){return e?.state==="showing"?o("rows-showing"):e?.failure&&t.result?.outcome!=="taken"?o(`rows-failed-${e.failure}`,{moves:e.moves}):t.phase==="result"?[ao(t,n.seat)&&"+1",n.ready&&o("rows-ready")].filter(Boolean).join(" · "):n.left?o("rows-left"):n.invitation!=="accepted"?o("rows-not-in"):n.plays?e?.tie?o(`rows-${e.tie}`):e?.was?o("rows-was",{moves:e.was}):"":o("rows-next-chip")}function _e(t){let n=t.bids.findIndex(({tie:l,state:c})=>l!==null&&c==="waiting");if(n<0||n+1>=t.bids.length)return"";let[e,s]=[t.bids[n],t.bids[n+1]],r=b(t,s.seat),a={...b(t,e.seat),other:r.name,otherYou:r.you,moves:e.moves};return o(`tie-${e.tie}`,a)}function lo(t,n){let e=Ut(new Map);Z(()=>{let s=new Map;for(let r of t.current?.querySelectorAll(".row")??[]){let a=r.dataset.seat??"",l=r.offsetTop-(t.current?.offsetTop??0);s.set(a,l);let c=(e.current.get(a)??l)-l,u=c>0?1:0;c&&!tt()&&r.animate([{transform:`translateY(${c}px)`,zIndex:u},{zIndex:u}],{duration:Je,easing:"ease-out"})}e.current=s},[t,n])}var co=[30,10],uo=new Set(["bidding_closed","demonstration_started","chip_turned","chip_returned","chip_taken"]),mo=new Set(["bidding_closed","demonstration_failed"]),po=new Set(["robot_moved","chip_turned","chip_taken","chip_returned"]),we=()=>{};function Mr(t){L(()=>t.onEvents(s=>$o(s,t)),[t]);let n=t.view.value,e=n&&Un(n)&&!t.restarting.value?n.until:null;L(()=>{if(e===null)return;let s=co.map(r=>{let a=(e-r-t.serverNow())*1e3;return a>0?setTimeout(()=>t.view.value&&ft(fo(t.view.value,r)),a):void 0});return()=>s.forEach(clearTimeout)},[t,e])}function $o({events:t,before:n,view:e,missed:s},r){if(s){if(at(r)!==null)return;let a=Co(t.map(({event:l})=>l),e);w({words:a,rank:"missed",urgent:!0,brief:a===o("you-are-back")});return}t.some(({event:a})=>uo.has(a.type))&&Dn();for(let{event:a}of t){po.has(a.type)&&we();let l=go(a,e,n,r.view.value);if(l){if(l.shown){let c=w({words:l.shown,unspoken:!0});mo.has(a.type)&&(we=c)}(l.now?Kn:l.decides?Hn:ft)(l.words)}}}function fo(t,n){let[e]=t.bids,s=o("say-seconds",{seconds:Math.max(0,Math.ceil(n))});return e?`${s} ${o("say-first",{...b(t,e.seat),moves:e.moves})}`:s}function ho({seat:t,move:n,count:e},s,r,a){let l=Bn(n,e,_o(n,e,s,a)),c=s.phase==="showing"?s.demonstration:null;if(c?.seat!==t)return{words:l,decides:!0};if(c.steps.length!==e||c.moves===null)return{words:l};let u=c.moves-e;if(c.reached){let{title:g,text:h}=Pt(s,u);return{words:`${l} ${g} ${h}`,now:!0}}return r?.demonstration?.reached===!0&&r.demonstration.steps.length===e-1?{words:`${l} ${o("reached-left",{robot:n[0],left:u})}`,now:!0}:{words:l}}function go(t,n,e,s){switch(t.type){case"chip_turned":return{words:yo(n),now:!0};case"bid_placed":return bo(t,n,e);case"player_passed":return{words:e?.bids.length?o("say-passed",b(n,t.seat)):o("say-no-way",b(n,t.seat))};case"bidding_closed":return t.at<(e?.until??0)?R(o("say-all-passed")):null;case"timer_started":return ko(t,n);case"deadline_extended":return R(o("event-extended",{seconds:t.seconds}));case"thinking_lapsed":return{words:o("think-lapsed")};case"solution_claimed":return{words:t.moves===null?o("say-found"):o("say-found-bid",{moves:t.moves}),now:!0};case"round_resumed":return t.until===null?null:{words:o("timer-left",{seconds:Math.ceil(t.until-t.at)})};case"round_paused":return null;case"demonstration_started":return t.moves===null?null:{words:So(t.seat,t.moves,n),now:!0};case"robot_moved":return ho(t,n,e,s);case"demonstration_failed":return vo(t,n,e);case"chip_taken":return{words:To(t.seat,n),now:!0};case"chip_returned":return{words:xo(t.reason,n),now:!0};case"chip_laid":return{words:`${t.face_up?o("alone-found-title"):o("alone-missed-title")}. ${o("alone-score",nt(n))}.`,now:!0};case"optimum_found":return t.match==null&&n.result?.round===t.round?{words:wo(t.optimum,n.result.steps.length)}:null;case"player_seated":return R(o("event-seated",{...b(n,t.seat),round:t.plays_from}));case"player_left":return R(o("event-left",b(e??n,t.seat)));case"player_returned":return R(o("event-returned",b(n,t.seat)));case"seat_renamed":return R(Qn(t,e??n));case"host_changed":return R(o("event-host",b(n,t.seat)));case"player_removed":return R(o("event-removed",b(e??n,t.seat)));case"seat_forgotten":return R(o("event-forgotten",b(e??n,t.seat)));case"room_locked":return R(o("event-locked"));case"link_renewed":return R(o("event-link"));case"room_unlocked":return R(o("event-unlocked"));case"spectator_delay_set":return R(o("event-delay",{seconds:t.seconds}));case"match_ended":return{words:[rt(n),Ot(n)].filter(Boolean).join(". "),now:!0};default:return null}}var R=t=>({words:t,shown:t});function yo({chip:t,round:n,robots:e}){if(!t)return"";let s={round:n,robot:t.robot??"any",target:N(t),cell:t.cell},r=t.robot&&o("say-stands",{robot:t.robot,cell:e[t.robot]??""});return[o("say-chip",s),r].filter(Boolean).join(" ")}function bo({seat:t,moves:n},e,s){let r=e.bids.findIndex(u=>u.seat===t)+1,a={...b(e,t),moves:n,place:r};if(s?.bids.length===0)return{words:o("say-bid-first",a),now:!0};let l=e.bids.findIndex(u=>u.seat===e.you),c=l>=0&&t!==e.you?o("say-you-are",{place:l+1,moves:e.bids[l].moves}):"";return{words:[o("say-bid",a),c].filter(Boolean).join(" ")}}function ko({reason:t,seat:n,at:e,until:s},r){let a=o("say-seconds",{seconds:Math.ceil(s-e)});return t==="first-bid"?{words:a,now:!0}:t==="runs-on"?{words:`${o("alone-runs-on")} ${a}`,now:!0}:t==="second-run"?{words:`${o("alone-second-run")} ${a}`,now:!0}:{words:`${o("say-turned-glass",b(r,n))} ${a}`,now:!0}}function _o(t,n,e,s){return[s?.demonstration?.steps,e.demonstration?.steps,e.result?.steps].map(l=>l?.[n-1]).find(l=>l?.move===t)?.cells.at(-1)}function Kt({status:t,moves:n,at_least:e},s){return t==="unsolvable"?o("optimum-none"):s>0&&e>=s?o("optimum-shown"):n===null?e>J.least?o("optimum-unknown-from",{moves:e}):o("optimum-unknown"):o("optimum-moves",{moves:n})}function wo(t,n){let{count:e,count_capped:s}=t,r=e!==null&&o(s?"say-count-capped":"say-count",{count:e});return[Kt(t,n),r].filter(Boolean).join(" ")}function xo(t,{result:n}){let e=n?.optimum&&n.optimum.moves!==null?Kt(n.optimum,0):"";return[`${o(`result-${t}`)}.`,e,o("result-back")].filter(Boolean).join(" ")}function So(t,n,e){let s=o("say-turn",{...b(e,t),moves:n});if(e.bids.length<2||e.bids.some(({failure:a})=>a!==null))return s;let r=e.bids.map(a=>o("say-order-one",{name:A(e,a.seat),moves:a.moves}));return`${o("say-order",{bids:r.join(", ")})} ${s}`}function vo({seat:t,reason:n},e,s){let r=s?.bids.find(u=>u.seat===t)?.moves??0,a=o(`failed-${n}`,{...b(e,t),moves:r}),l=e.phase==="showing"?e.demonstration:null,c=l?o("failed-next",{...b(e,l.seat),moves:l.moves??0}):"";return{words:a,shown:[a,c].filter(Boolean).join(" "),now:!0}}function To(t,n){let{result:e}=n;if(e&&e.scores.length>0)return`${o("say-shown",{target:N(e.chip),moves:e.steps.length})} ${Et(n,e)}.`;let s=n.seats.find(r=>r.seat===t)?.chips.length??0;return o("say-taken",{...b(n,t),target:e?N(e.chip):"",moves:e?.steps.length??0,chips:s})}function Co(t,n){let e=o("you-are-back");for(let s of t.toReversed())switch(s.type){case"bid_placed":return s.seat===n.you?`${e} ${o("back-arrived",{bid:s.moves})}`:`${e} ${o("back-bid",{...b(n,s.seat),moves:s.moves})}`;case"deadline_extended":return`${e} ${o("event-extended",{seconds:s.seconds})}`;case"chip_taken":return`${e} ${o("back-taken",b(n,s.seat))}`;case"chip_turned":return`${e} ${o("back-chip")}`;default:}return e}function Po(t){let n=t.filter(({reason:e})=>e!=="nobody-there");return n.length-1-n.findLastIndex(({outcome:e})=>e!=="returned")}function Ht({mode:t,phase:n,history:e,chips_left:s}){let r=n==="thinking"||n==="bidding"||n==="showing";return t!=="friends"||!r&&n!=="result"?!1:Po(e)+1>=Math.max(xn,s+Number(r))}function oa({table:t,view:n,guess:e=null,aside:s}){let{result:r}=n;return r?i`
<${B} class="result">
<${Mo} view=${n} result=${r} guess=${e} />
<${gt} table=${t} view=${n} result=${r} />
<${un} view=${n} round=${r} />
<${dt} session=${t.session} view=${n} chat=${t.chat} form=${n.bids.length>0&&(r.outcome==="returned"||r.scores.length>0)?"rows":"strip"} />
<${D} table=${t} view=${n} />
<${ct} room=${t.session.room} />
</>
${!t.session.lingers.value&&s||i`<${O}><${Wt} table=${t} view=${n}><${dn} table=${t} view=${n} /></></>`}
`:null}function Mo({view:t,result:n,guess:e}){let s=n.outcome==="taken",r=`${o("result-back")} ${Ht(t)?o("result-last-try"):""}`,a=s?o("result-shown",{bid:n.moves??0,moves:n.steps.length}):r;return i`
<${T} class="result-head">
<${z} chip=${n.chip} size=${56} />
<div>
<${G} focusOn=${`${t.number}.${t.round}.result`}>${Et(t,n)}</>
<p class="note">${a} ${cn(n)} ${e!==null&&o("result-guess",{moves:e})}</p>
<${ln} step="result" />
</div>
</>
`}function cn({optimum:t,steps:n}){if(!t)return o("optimum-looking");let e=Kt(t,n.length);return t.status==="solved"&&t.path===null?`${e} ${o("optimum-withheld")}`:e}function gt({table:t,view:n,result:e}){let s=t.replay.playback.value?.path.task??e.round,r=n.history.find(({round:l})=>l===s)??e,a=!n.allowed_commands.includes("say_ready");return i`
<${oe} table=${t} paths=${Y(r)} owner=${A(n,r.seat)} legend=${o("paths-title")} space=${a}>
${(n.phase==="finished"||s!==e.round)&&i`<p class="path-round note">${o("replay-of",{round:s})}</p>`}
</>
`}function un({view:t,round:n}){if(n.outcome==="returned"&&t.phase!=="finished")return null;let{puzzle:e,shown:s}=Eo(t,n);return i`<${ne} puzzle=${e} shown=${s} />`}function Eo(t,n){let{robots:e}=St(n.start),s=n.steps.map(({move:a})=>a),r=o("analyse-shown",{name:A(t,n.seat),round:n.round});return{puzzle:{board:t.board,robots:e,target:n.chip},shown:s.length?{moves:s,words:r}:null}}function dn({table:t,view:n}){let{session:e}=t,s=Rt(e,n.until),r=e.lingers.value||n.allowed_commands.includes("say_ready"),a=!r&&n.seats.some(({seat:k,ready:_})=>k===n.you&&_),l=e.lingers.value,c=()=>l?e.goOn():S(e,"say_ready",{round:n.round});M([{keys:[" "],text:"key-ready",when:()=>r&&st.value===null,run:c}]);let u=n.until===null?"":W(s),p=i`<${Lt} chat=${t.chat} view=${n} />`;if(!r)return i`<div class="buttons">${p}<p class="waits">${a?o("result-waiting"):o("result-next-in")} ${u&&i`<b>${u}</b>`}</p></div>`;let g=n.mode==="alone",h=l?o(g?"result-last-alone":"result-last"):o(g?"result-next":"result-ready");return i`
<div class="buttons">
${p}
${e.rematch.value&&i`<${Bt} session=${e} />`}
<${$} kind=${e.rematch.value?"second":"main"} onClick=${c}>
${h}${u&&i` · <span class="steady">${u}</span>`} ${K.value.singleKeys&&i`<kbd>${o("key-space")}</kbd>`}
</>
</div>
`}function Dt({words:t}){return t.split(/<key>(.*?)<\/key>/).map((n,e)=>e%2?i`<${me} key=${e} words=${n} />`:n)}var{least:yt,most:Se}=J,mn=13,xe=11,Oo=5,Ro=1500,Bo=[..."0123456789"];function Gt({title:t,tag:n,note:e,standing:s,shut:r,unsent:a=null,locked:l,closed:c=!1,sendText:u,before:p,rest:g,beside:h,onSend:k}){let[_,v]=Q({digits:"",tapped:!1}),[C,I]=Q(yt);L(()=>{let y=_.digits!==""&&!_.tapped?setTimeout(()=>v({digits:"",tapped:!1}),Ro):void 0;return()=>clearTimeout(y)},[_]);let X=it(),P=_.digits===""?null:Number(_.digits),{singleKeys:q,oneTapBid:et}=K.value;function V(d){let y=pn(d,s,r);if(y){w({words:y,urgent:!0});return}v({digits:"",tapped:!1}),I(yt),k(d)}function _t(d){let y=pn(d,s,r);y?w({words:y,urgent:!0}):et||P===d?V(d):v({digits:String(d),tapped:!0})}function m({key:d}){let y=_.tapped||_.digits.length>1?d:_.digits+d;v({digits:y==="0"?"":y,tapped:!1});let x=document.activeElement;x instanceof HTMLElement&&x.closest(".bidpad, .drawer, .header")&&x.blur()}M([{keys:Bo,shown:"0–9",text:"key-bid",when:()=>!c,run:m},{keys:["Enter"],text:"key-bid-send",when:()=>!c&&P!==null,run:()=>P!==null&&V(P)},{keys:["Backspace","Escape"],text:"key-bid-clear",when:()=>!c&&P!==null,run:({key:d})=>v({digits:d==="Escape"?"":_.digits.slice(0,-1),tapped:!1})}]);let f=Array.from({length:Math.min(mn,Se+1-C)},(d,y)=>C+y);return i`
<div class=${r?"bidpad shut":"bidpad"} inert=${c}>
<div class="pad-head">
<h2 id="pad-title">${t}${n&&i` <small class="pad-tag">${n}</small>`}</h2>
${C>yt?i`<${$} kind="quiet" icon="back" class="pad-back" onClick=${()=>I(yt)}>${o("bid-back")}</>`:i`<p class="pad-note">${e??(q&&i`<${Dt} words=${o("bid-type")} />`)}</p>`}
</div>
<div class="pad-keys" role="group" aria-labelledby="pad-title" tabindex=${-1} ref=${X}>
${f.map(d=>i`<${Lo} key=${d} moves=${d} standing=${s} shut=${r} armed=${(r?a:P)===d} onTap=${_t} />`)}
${[Oo,xe,mn].map(d=>i`<${Wo} key=${`further ${d}`} moves=${C+d} standing=${s} shut=${r} class=${`next ${d===mn?"":d===xe?"few":"low"}`} onTap=${_t} onTurn=${I} />`)}
</div>
<div class="pad-foot">
${p}
${r?l||i`<${No} unsent=${a} />`:P===null?g:i`<${$} kind="bid" onClick=${()=>V(P)}>${u(P)} ${q&&i`<kbd>${o("key-enter")}</kbd>`}</>`}
${h}
</div>
</div>
`}function No({unsent:t}){let n=t===null?o("bid-locked"):o("bid-waits",{bid:t});return i`<${$} kind="second" icon="lock" class="pad-locked" aria-disabled="true" onClick=${()=>w({words:o("bid-shut"),urgent:!0})}>${n}</>`}function Lo({moves:t,standing:n,shut:e,armed:s,onTap:r}){let a=n!==null&&t>n;return i`
<button
type="button" class=${`key ${a?"over":""} ${t===n?"standing":""} ${s?"armed":""}`}
aria-label=${o("move-count",{moves:t})} aria-pressed=${s} aria-disabled=${e||pn(t,n,!1)!==""}
onClick=${()=>r(t)}
>${t}</button>
`}function Wo({moves:t,standing:n,shut:e,class:s,onTap:r,onTurn:a}){if(t>Se)return null;let l=n!==null&&t>=n;return i`
<button
type="button" class=${`key ${s} ${l?"over":""}`} aria-label=${o("bid-key-over",{moves:t})}
aria-disabled=${e||l} onClick=${()=>e||l?r(t):a(t)}
>${o("bid-over",{moves:t})}</button>
`}function pn(t,n,e){return e?o("bid-shut"):t<yt?o("refused-bid-too-small"):t===n?o("bid-same",{moves:t}):n!==null&&t>n?o("refused-bid-not-lower",{standing:n}):""}var Ao=100,Io=1e3,ve=10;function zt({session:t,until:n,total:e}){let s=n!==null,r=tt(),a=re(t,s,r?Io/4:Ao);if(!s)return i`<div class="timer resting" role="img" aria-label=${o("timer-resting")}><${an} share=${1} /></div>`;let l=Math.max(0,n-a),c=Math.min(1,(r?Math.ceil(l):l)/e),u=t.paused.value;return i`
<div class="timer" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(l)})}>
<${an} share=${c} running=${l>0&&!u} />
<span class=${l<=ve?"timer-number last":"timer-number"} aria-hidden="true">
<${Te} session=${t} />${W(l)}
</span>
</div>
`}function Te({session:t}){return t.paused.value?i`<small>${o("timer-paused")}</small>`:t.status.value==="lost"&&i`<small>${o("timer-about")}</small>`}function Ce({session:t,until:n}){let e=Rt(t,n);return i`
<div class="countdown" role="timer" aria-label=${o("timer-left",{seconds:e})}>
<span class=${e<=ve?"timer-number last":"timer-number"} aria-hidden="true"><${Te} session=${t} />${W(e)}</span>
<small aria-hidden="true">${o("timer-show")}</small>
</div>
`}var Ho={r:.66,"stroke-width":.12},$n={cx:.46,cy:-.46,r:.23,"stroke-width":.06},Pe=.26,Do=3;function Ee({phase:t,mode:n,winners:e,seats:s,laid:r}){if(t!=="finished"||e.length===0)return null;if(n==="alone")return{targets:Me(r.filter(([,l])=>l).map(([l])=>l)),sign:null};let a=s.filter(({seat:l})=>e.includes(l));return{targets:a.flatMap(({seat:l,chips:c})=>Me(c,a.length>1?l:null)),sign:zo(a)}}function Me(t,n=null){return t.map(({cell:e,robot:s,symbol:r},a)=>({cell:e,under:Tn(s,r),over:Go(a+1,n)}))}function Go(t,n){return ot("g",{"data-sign":n===null?null:ce(n).colour},ot("circle",{class:"ring",...Ho}),ot("circle",{class:"badge",...$n}),vn(String(t),$n.cx,$n.cy+Pe*.36,Pe,"number"))}function zo(t){let n=t.slice(0,Do),e=1/n.length;return ot("g",{class:"signs"},...n.map((s,r)=>{let a=(r-(n.length-1)/2)*e;return ot("g",{transform:`translate(${a} 0) scale(${e*.9})`},ue(s.seat,E(s),!1,s.bot))}))}var Ft={playback:null,scratch:null,ahead:[],chosen:null,open:!1};function bt(t,n,{playback:e,scratch:s,ahead:r,chosen:a,open:l}){let c=e?null:Ee(t);if(t.pause)return{...tn,robots:{},markers:{},chip:null};let u=e??(c?null:Fo(t,n));if(u)return{...In(n,u.trial,u.step,en(u.path.chip)),taken:!0};let p=t.chip??t.result?.chip??null,g=t.robots,h=t.markers,k={...tn,robots:g,markers:h,win:c,chip:c||!p?null:en(p),taken:t.phase==="result"||t.phase==="finished"};if(s)return{...k,...nn(n,s,a??t.chip?.robot??"R"),cursorMode:!1};if(t.phase!=="showing"||!t.demonstration)return{...k,selected:a};let{slides:_}=Zt(n,h,t.demonstration.steps.map(({move:V})=>V)),v=_.at(-1)?.robot??null,C=U(t)&&l,{reached:I,moves:X,steps:P}=t.demonstration,q=I&&t.exact&&X!==null&&X>P.length?o("chips-left",{chips:X-P.length}):void 0;if(!C&&r.length===0)return{...k,trail:{moves:_,reached:I,left:q},selected:v};let et=nn(n,{...wt(g),slides:r},C?a??v:a,C&&qo(t));return{...k,...et,trail:r.length===0?{moves:_,reached:I,left:q}:{moves:[..._,...r]},readOnly:!C,cursorMode:!C}}function Fo({phase:t,history:n,result:e},s){let r=t==="finished"?ht(n)?.round:t==="result"?e:null,a=r&&Y(r).find(({kind:c})=>c==="shown");if(!a)return null;let l=Zt(s,a.start,a.moves);return{path:a,trial:l,step:l.slides.length}}function U(t){return t.phase==="showing"&&t.you!==null&&t.demonstration?.seat===t.you}function qo(t){return t.mode==="alone"||t.options.landing_marks}var jo=["bidding-over","wrong-phase","stale-round"];async function qt(t,n){t.cancel("place_bid");let{refused:e,again:s}=await t.send("place_bid",n);if(s){let r=e&&!jo.includes(e.code)?on(e):o(e?"back-late":"back-arrived",{bid:n.moves});w({words:`${o("you-are-back")} ${r}`,rank:"missed",urgent:!0,brief:!0})}else e&&w({words:on(e),urgent:!0});return!e}function Oe({table:t}){let n=t.scratch.value;return n?i`<${Yo} table=${t} moves=${n.moves.length} />`:i`<${$} class="scratch-open" onClick=${t.startScratch}>${o("scratch-start")}</>`}function fn(){L(()=>(document.documentElement.dataset.scratch="on",()=>delete document.documentElement.dataset.scratch),[])}function Yo({table:t,moves:n}){let e=()=>st.value===null;return qn(t),M([{keys:["u"],text:"key-undo",when:e,run:t.undoScratch},{keys:["U"],text:"key-restart",when:e,run:t.startScratch}]),fn(),i`
<${T} class="scratch">
<p class="card-head"><b>${o("scratch-title")}</b> <span>${o("scratch-count",{moves:n})}</span></p>
<p class="note">${o("scratch-note")}</p>
<div class="buttons">
<${$} icon="undo" label=${o("undo")} disabled=${n===0} onClick=${t.undoScratch} />
<${$} disabled=${n===0} onClick=${t.startScratch}>${o("scratch-reset")}</>
<${$} onClick=${t.endScratch}>${o("scratch-end")}</>
</div>
</>
`}var Re="ricochet.proof",Be=(t,{number:n,round:e,you:s})=>`${t}.${n}.${e}.${s}`;function Ne(t,n){let[e,s=""]=(Jt.read(Re)??"").split(": "),r=s.split(" "),a=n.bids.find(({seat:l})=>l===n.you);return n.options.everybody_scores&&e===Be(t,n)&&a?.moves===r.length?r:null}function Le({table:t,view:n,standing:e,beside:s}){let r=t.scratch.value,a=n.allowed_commands.includes("place_bid");return r?i`<${Uo} table=${t} view=${n} standing=${e} />`:i`
<div class="pad-head"><h2>${e===null?o("proof-title"):o("proof-standing",{moves:e})}</h2></div>
<p class="note proof-note">${e===null?o("proof-note"):o("proof-lower")}</p>
<div class="pad-foot">
${s}
<${$} kind=${e===null?"main":void 0} disabled=${!a} onClick=${t.startScratch}>${e===null?o("proof-start"):o("proof-again")}</>
</div>
`}function Uo({table:t,view:n,standing:e}){let{session:s}=t,r=t.scratch.value,a=t.board.value,l=r.moves.length,c=a!==null&&n.chip!==null&&An(a,r,n.chip)===null,u=e===null||l<e,p=c&&u&&s.status.value==="connected"&&n.allowed_commands.includes("place_bid"),g=()=>st.value===null;fn();async function h(){let k=r.moves.join(" ");await qt(s,{round:n.round,moves:l,path:k})&&(Jt.write(Re,`${Be(s.room,n)}: ${k}`),t.endScratch())}return M([{keys:["u","Backspace"],text:"key-undo",when:()=>g()&&l>0,run:t.undoScratch},{keys:["U"],text:"key-restart",when:g,run:t.startScratch},{keys:["Enter"],text:"key-bid-send",when:()=>g()&&p,run:h}]),i`
<${At} onSwipe=${k=>t.chosen.value&&t.move(t.chosen.value,t.api.directionOnBoard(k))} />
<div class="pad-head">
<h2>${o("proof-title")}</h2>
<p class="pad-note" role="status">${c?u?o("proof-solved",{moves:l}):o("proof-longer",{standing:e??0}):o("scratch-count",{moves:l})}</p>
</div>
${l>0&&i`<${Tt} moves=${r.moves} label=${o("proof-title")} now=${l} />`}
<${vt} table=${t}>
<${$} icon="undo" label=${o("undo")} disabled=${l===0} onClick=${t.undoScratch} />
<${$} onClick=${t.endScratch}>${o("scratch-end")}</>
<${$} kind="bid" class="proof-bid" disabled=${!p} onClick=${h}>${c?o("proof-bid",{moves:l}):o("proof-bid-none")} ${K.value.singleKeys&&p&&i`<kbd>${o("key-enter")}</kbd>`}</>
</>
`}function Bi({table:t,view:n,aside:e}){let{session:s}=t,r=n.phase==="bidding",a=i`<${zt} session=${s} until=${r?n.until:null} total=${n.timer_seconds} />`,l=n.bids.length>0;return i`
<${B} class="thinking" topOn=${`${n.round} ${r}`}>
<${ut} view=${n} title=${It(n)} step=${l?"bid":"think"} timer=${a} class=${r?"running":""} />
${n.options.scratch_board&&!n.options.everybody_scores&&i`<${Oe} table=${t} />`}
<${dt} session=${s} view=${n} chat=${t.chat} form=${l?"rows":"thinking"} />
<${Xo} view=${n} />
<${D} table=${t} view=${n} />
<${ct} room=${s.room} />
</>
${e??i`<${O}><${Wt} table=${t} view=${n}><${Vo} table=${t} view=${n} /></></>`}
`}function Xo({view:t}){return t.bids.length>0?i`<p class="note">${_e(t)}</p>`:i`<p class="note">${Mt(t)} ${Ht(t)&&o("think-last-try")} ${t.phase!=="thinking"?o("think-glass-turned"):o(t.may_start_timer?"think-lapsed":"think-first-bid")}</p>`}function Vo({table:t,view:n}){let{session:e,chat:s}=t,r=it(),a=i`<${Lt} chat=${s} view=${n} />`,l=n.bids.find(({seat:h})=>h===n.you)?.moves??null,c=i`<${Jo} session=${e} view=${n} />`,u=e.status.value!=="connected",p=n.seats.some(h=>h.seat===n.you&&h.plays),g=n.allowed_commands.includes("put_chip_back");return!p||l===J.least?i`
<p class="waits" tabindex=${-1} ref=${r}>${p?We(n)??(n.options.everybody_scores?o("proof-standing",{moves:J.least}):o("bid-lowest")):o("bid-not-yet")}</p>
${g?i`<${gn} session=${e} view=${n} />`:i`<div class="pad-foot">${a}${c}</div>`}
`:n.options.everybody_scores?i`<${Le} key=${n.round} table=${t} view=${n} standing=${l} beside=${i`${a}${c}<${hn} session=${e} view=${n} />`} />`:i`
<${Gt}
key=${n.round} standing=${l} shut=${u} unsent=${u?at(e):null} locked=${yn(n)&&i`<${hn} session=${e} view=${n} />`} closed=${!n.allowed_commands.includes("place_bid")}
title=${l===null?o("bid-title"):o("bid-title-lower")} tag=${o("bid-rule-tag",{exact:n.exact?"yes":"no"})} note=${l===null?void 0:o("bid-own",{moves:l})}
sendText=${h=>o("bid-send",{moves:h,exact:n.exact?"yes":"no"})}
before=${a} rest=${i`<${Qo} session=${e} view=${n} />`} beside=${!u&&c}
onSend=${h=>qt(e,{round:n.round,moves:h})}
/>
`}function Jo({session:t,view:n}){let e=n.allowed_commands.includes("pass"),s=t.status.value!=="connected",r=()=>s?w({words:o("bid-shut"),urgent:!0}):S(t,"pass",{round:n.round});if(M([{keys:["n"],text:"key-pass",when:()=>e,run:r}]),!e)return null;let a=n.bids.length>0?o("pass-nothing-lower"):o("pass-no-way");return i`<${$} kind="quiet" class="pad-pass" aria-disabled=${s} onClick=${r}>${a} ${K.value.singleKeys&&i`<kbd>n</kbd>`}</>`}function We({seats:t,bids:n,you:e}){return t.some(({seat:s,passed:r})=>s===e&&r)?n.length>0?o("passed-nothing-lower"):o("passed-no-way"):null}function gn({session:t,view:n}){return n.allowed_commands.includes("put_chip_back")?i`
<p class="note">${o("put-back-why")}</p>
<div class="buttons"><${$} kind="main" onClick=${()=>S(t,"put_chip_back",{round:n.round})}>${o("put-back")}</></div>
`:null}var yn=t=>t.may_start_timer&&t.allowed_commands.includes("start_timer");function hn({session:t,view:n}){if(!yn(n))return null;let e=t.status.value!=="connected";return i`<${$} kind="main" class="pad-timer" aria-disabled=${e} onClick=${()=>e?w({words:o("bid-shut"),urgent:!0}):S(t,"start_timer",{round:n.round})}>${o("think-turn")}</>`}function Qo({session:t,view:n}){let e=n.phase==="thinking"&&n.until!==null,s=ae(t,e?(n.until??0)-n.options.no_bid_seconds:null),r=n.bids.some(({seat:l})=>l===n.you),a=We(n);return yn(n)?i`<${hn} session=${t} view=${n} />`:i`
<p class="note pad-rule">
${a?i`<span class="passed">${a}</span>`:i`<span>${r?"":o("bid-rule")}</span>`}
${e&&i`<span class="pad-thinking">${o("bid-thinking",{time:W(s)})}</span>`}
</p>
`}var Zo=3e3;function Ae({table:t,view:n,aside:e}){let{demonstration:s}=n;if(!s)return null;let r=t.moves.value,a=U(n),l=s.moves,c={...b(n,s.seat),moves:l??0},{verdict:u,hands:p}=t.session,g=p.value||r.length>0,h=u.value?es(u.value,n):l===null?o("phase-show-way",c):o(g?"phase-show":"phase-turn",c);return i`
<${B} class="showing">
<${ut} view=${n} title=${h} step="show" timer=${g&&n.until!==null&&i`<${Ce} session=${t.session} until=${n.until} />`}>
${l!==null&&i`<${ss} count=${Math.max(l,r.length)} made=${r.length} />`}
</>
${a&&!u.value&&i`<${At} onSwipe=${k=>ts(t,k)} />`}
${s.reached&&(!n.exact||!u.value)&&l!==null&&r.length<l&&i`<${ns} view=${n} left=${l-r.length} />`}
<${T} class="so-far">
<p class="card-head"><b>${o("moves-so-far")}</b> <span>${rs(r,l)}</span></p>
${r.length>0&&i`<${Tt} moves=${r} label=${o("moves-so-far")} now=${r.length} />`}
</>
${n.mode==="friends"&&i`<${dt} session=${t.session} view=${n} chat=${t.chat} /><p class=${u.value?"note settled":"note"}>${as(n)}</p>`}
<${D} table=${t} view=${n} />
<${ct} room=${t.session.room} />
</>
${e??(a&&!u.value?i`<${O}><${is} table=${t} view=${n} /></>`:i`<${os} table=${t} view=${n} />`)}
`}function ts(t,n){let e=t.chosen.value;e&&t.move(e,t.api.directionOnBoard(n))}function ns({view:t,left:n}){let e=Pt(t,n);return i`<${T} class="reached"><p class="card-head"><b>${e.title}</b></p><p>${e.text}</p></>`}function es(t,n){switch(t.type){case"chip_taken":return t.scorers.length>0?Vn(n,t.scorers):o("phase-taken",b(n,t.seat));case"chip_laid":return o("alone-found-title");case"demonstration_failed":return o(`verdict-${t.reason}`,{...b(n,t.seat),moves:n.demonstration?.moves??0})}}function os({table:t,view:n}){return n.allowed_commands.includes("put_chip_back")?i`<${O}><${gn} session=${t.session} view=${n} /></>`:null}function ss({count:t,made:n}){return i`
<div class="boxes" role="img" aria-label=${o("show-boxes",{made:n,moves:t})}>
${Array.from({length:t},(e,s)=>{let r=s<n?"done":s===n?"now":"";return i`<span key=${s} class=${`box ${r}`} aria-hidden="true">${s+1}</span>`})}
</div>
`}function rs(t,n){let e=t.at(-1);if(!e)return o("show-none");let[s,r]=[...e],a={number:t.length,robot:On(s),direction:Rn(r)};return n===null?o("show-last-open",a):o("show-last",{...a,moves:n})}function as(t){let n=t.bids.find(({state:r})=>r==="waiting"),{name:e,you:s}=b(t,n?.seat??null);return o("show-fail",{target:t.chip?N(t.chip):"",moves:t.demonstration?.moves??0,exact:t.exact?"yes":"no",next:n?s==="yes"?"you":"other":"nobody",name:e})}function is({table:t,view:n}){let{singleKeys:e}=K.value;M([{keys:["Tab"],text:"key-next-robot",when:()=>jn()&&Ie(t)!==null,run:()=>ls(t)}]);let[s,r]=Q(!1),a=!t.inHand.value,l=t.moves.value.length===0?Ne(t.session.room,n):null;L(()=>{let u=s?setTimeout(()=>r(!1),Zo):void 0;return()=>clearTimeout(u)},[s]);let c=i`
<div class="sure" role="group" aria-label=${o("show-give-up-sure")}>
<p class="note">${o("show-give-up-sure")}</p>
<${$} kind="main" onClick=${()=>S(t.session,"give_up",{round:n.round})}>${o("show-give-up")}</>
</div>
`;return i`
<${vt} table=${t} shut=${a} instead=${s&&!a&&c}>
${l&&!s&&i`<${$} kind="main" disabled=${a} onClick=${()=>t.showPath(l)}>${o("proof-show")}</>`}
${s?i`<${$} onClick=${()=>r(!1)}>${o("show-go-on")}</>`:i`<${$} disabled=${a} onClick=${()=>r(!0)}>${o("show-give-up")}</>`}
</>
<p class="note hand-note">
<span class="for-touch">${o("show-swipe")}</span>
${e&&i`<span class="for-keys"><${Dt} words=${o("show-keys",{fifth:"S"in n.robots?"yes":"no"})} /></span>`}
</p>
`}function Ie({scene:{value:{robots:t={},selected:n}}}){let e=Object.keys(t);return(n&&e[e.indexOf(n)+1])??null}function ls(t){let n=Ie(t);n&&(t.choose(n),ft(o("say-stands",{robot:n,cell:t.scene.value.robots?.[n]??""})))}function yl({table:t,view:n,aside:e}){if(cs(t.session,n.you!==null),n.pause)return i`<${us} table=${t} view=${n} pause=${n.pause} aside=${e} />`;if(n.phase==="showing")return i`<${Ae} table=${t} view=${n} aside=${e} />`;if(n.phase==="result")return i`<${ds} table=${t} view=${n} aside=${e} />`;let{session:s}=t,r=i`<${zt} session=${s} until=${n.until} total=${n.timer_seconds} />`,a=l=>S(s,"claim_solution",{round:n.round,moves:l});return i`
<${B} class="thinking">
<${ut} view=${n} title=${It(n)} step="think" timer=${r} class="running" />
<${kt} view=${n} />
<p class="note">${Mt(n)} ${n.timer_run>1?o("alone-second-run"):o("alone-rule")}</p>
<${D} table=${t} view=${n} />
</>
${e??i`
<${O}>
<${Gt}
key=${n.round} standing=${null} shut=${s.status.value!=="connected"} closed=${!n.allowed_commands.includes("claim_solution")} title=${o("bid-title")}
sendText=${l=>o("alone-send",{moves:l})}
rest=${i`<${$} kind="main" onClick=${()=>a(null)}>${o("alone-found")}</>`}
onSend=${a}
/>
</>
`}
`}function cs(t,n){L(()=>{if(!n)return;let e=()=>t.setElsewhere(document.hidden);return document.addEventListener("visibilitychange",e),()=>document.removeEventListener("visibilitychange",e)},[t,n])}function us({table:t,view:n,pause:e,aside:s}){let r=n.mode==="alone",a=()=>S(t.session,"resume_round",{round:n.round});return i`
<${B} class="paused">
<${T}>
<${G} focusOn=${`${n.number}.${n.round}.pause`}>${o("alone-paused")}</>
<p>${e.left===null||!r?o("alone-paused-open"):o("alone-paused-left",{time:W(e.left)})}</p>
</>
${r&&i`<${kt} view=${n} />`}
<${D} table=${t} view=${n} />
</>
${s??i`<${O}><${$} kind="main" class="wide" onClick=${a}>${o("leaving-continue")}</></>`}
`}function ds({table:t,view:n,aside:e}){let{result:s}=n;if(!s)return null;let r=s.outcome==="face-up",a={bid:s.moves??0,moves:s.steps.length},l=r?s.moves===null?o("alone-shown",a):o("alone-shown-bid",a):o("alone-missed-line");return i`
<${B} class="result">
<${T} class="result-head">
<${z} chip=${s.chip} size=${56} />
<div>
<${G} focusOn=${`${n.number}.${n.round}.result`}>${r?o("alone-found-title"):o("alone-missed-title")}</>
<p class="note">${l} ${cn(s)}</p>
</div>
</>
<${gt} table=${t} view=${n} result=${s} />
<${kt} view=${n} />
<${D} table=${t} view=${n} />
</>
${!t.session.lingers.value&&e||i`<${O}><${dn} table=${t} view=${n} /></>`}
`}function kt({view:t,head:n=!0}){let e=t.chips_total-t.laid.length,s=t.phase==="thinking"||t.phase==="showing";return i`
<${T} class="places-card">
${n&&i`<p class="card-head"><b>${o("alone-score",nt(t))}</b> <span>${o("alone-wins",{needed:Math.floor(t.chips_total/2)+1})}</span></p>`}
<ol class="places" aria-label=${o("alone-places",{total:t.chips_total})}>
${t.laid.map(([r,a],l)=>i`
<li key=${l} class=${a?"place found":"place missed"}>
<span class="unseen">${o("alone-place",{target:N(r),state:a?"found":"missed"})}</span>
${a?i`<${z} chip=${r} size=${38} />`:i`<${H} name="close" size=${16} />`}
</li>
`)}
${Array.from({length:e},(r,a)=>{let l=s&&a===0;return i`
<li key=${t.laid.length+a} class=${l?"place now":"place"}>
<span class="unseen">${l?o("alone-place-now"):o("alone-place-left")}</span>
</li>
`})}
</ol>
</>
`}var ms=12*36e5,[ps,$s]=[17,4];function Ke({session:t,view:n}){let e=pt(()=>fs(t,n),[n.number]),s=Jn(n);if(n.mode==="alone"||e.length<2&&!s)return null;let r=new Date().getHours(),a=Yn(e.map(l=>l.best??null));return i`
<${T} class="evening">
<p>
<b>${s?o("series"):o("evening-title",{part:r>=ps||r<$s?"evening":"day"})}</b>
<span class="note">${s?o("series-note",{wins:n.options.series_wins}):o("evening-matches",{matches:e.length})}${!s&&a&&` · ${o("evening-best",a)}`}</span>
</p>
<ul class="evening-wins">
${(s?hs(n):gs(e,n)).map(({seat:l,name:c,wins:u})=>i`
<li key=${l?.seat??c}>
<span class="unseen">${o("evening-wins",{name:c,wins:u})}</span>
${l?i`<${lt} seat=${l.seat} name=${c} bot=${l.bot} />`:i`<span class="row-name" aria-hidden="true" title=${c}>${c}</span>`}
<b aria-hidden="true">${u}</b>
</li>
`)}
</ul>
<${xt} class="button quiet evening-all" to=${`/r/${t.link.value}/matches`}>${o("matches-all")}</>
</>
`}function fs({room:t,roomName:n,game:e},s){let r=te(s,t,n.peek(),e.peek()),a=Zn().filter(l=>l.room===t&&l.over&&l.number<s.number&&r.at-l.at<ms);return[r,...a]}function hs({seats:t}){return t.filter(({left:n,wins:e})=>!n||e>0).map(n=>({seat:n,name:E(n),wins:n.wins})).toSorted(He)}function gs(t,{seats:n}){let e=new Map;for(let{winners:s,winner_seats:r}of t)for(let[a,l]of s.entries()){let c=n.find(g=>r?g.seat===r[a]:E(g)===l),u=c?E(c):l,p=c?.seat??u;e.set(p,{seat:c,name:u,wins:(e.get(p)?.wins??0)+1})}return[...e.values()].toSorted(He)}var He=(t,n)=>n.wins-t.wins;var jt=60,[De,ys,bs]=[250,120,360],ks=250;async function Ge(t,n,e,s){switch(n.kind){case"slide":return bn(t,n.slide,e);case"fade":return t.fadeToMarkers();case"chip-up":{let r=bt(n.view,s,Ft);return t.setView({...r,chip:null}),r.chip?t.turnChip(r.chip):void 0}case"chip-down":return t.turnChipDown();case"chip-flies":return _s(n.chip,n.seat)}}async function bn(t,n,e){Ct("slide",{ms:Sn(n.cells.length-1)}),await t.animateMove(n,e),Ct("stop")}function ze(){let t=document.querySelectorAll(".board .wins .won");if(tt()||document.hidden||t.length===0)return;Ct("success");let n={duration:ys,fill:"backwards"};for(let s of[document.querySelectorAll(".board .targets .won"),t])s.forEach((r,a)=>r.animate({opacity:[0,1]},{...n,delay:a*De}));let e={transform:["scaleX(0)","none"]};document.querySelector(".board .winner > *")?.animate(e,{...n,duration:bs,delay:t.length*De})}async function _s(t,n){let e=document.querySelector(".board .turning"),s=e?.getBoundingClientRect(),r=document.querySelector(`[data-seat="${n}"] .chip-count`)?.getBoundingClientRect();if(!e||!s||!r||tt())return;let a=document.createElement("div");a.className="chip-flight",a.innerHTML=Pn(Cn(t.robot,t.symbol),{size:jt}),document.body.append(a);let l=({x:u,y:p,width:g,height:h},k)=>({transform:`translate(${u+(g-jt)/2}px, ${p+(h-jt)/2}px) scale(${k})`});e.animate({opacity:[0,0]},Xt.flight+ks),await a.animate([l(s,s.width/jt),l(r,.3)],{duration:Xt.flight,easing:"ease-in-out"}).finished.catch(()=>{}),a.remove()}var ws=5;function cc({table:t,view:n}){let{session:e}=t,s=it();Z(()=>{let a=requestAnimationFrame(ze);return()=>cancelAnimationFrame(a)},[n.number]);let r=e.rematch.value?i`<${Bt} session=${e} statusRef=${s} leads=${e.latest.value?.allowed_commands.includes("set_options")?e.follow:void 0} />`:n.allowed_commands.includes("play_again")&&i`
<${$} onClick=${()=>Fe(t,!0)}>${o("final-new-board")}</>
<${$} kind="main" onClick=${()=>Fe(t,!1)}>${o(n.mode==="alone"?"final-again":"final-rematch")}</>
`;return i`<${xs} table=${t} view=${n} room=${e.roomName.value} game=${e.game.value} next=${r} series=${Ot(n)} evening=${i`<${Ke} session=${e} view=${n} />`} />`}function xs({table:t,view:n,room:e=null,game:s,next:r,series:a,evening:l,record:c}){let u=n.mode==="alone",p=n.history.length,g=n.end_reason==="chips-gone"&&n.history.at(-1)?.outcome==="returned",h=Math.max(1,Math.round(((n.ended_at??0)-(n.started_at??0))/60)),k=t.replay.playback.value,_=k&&n.history.find(C=>C.round===k.path.task),v=_??ht(n.history)?.round??n.history.at(-1);return Gn({screen:k?"game":"final",room:u?null:e,title:rt(n),facts:[o("round-count",{rounds:p}),o("minute-count",{minutes:h})]}),i`
<${B} class="final">
<div class="final-head">
<${G} class="hero" focusOn=${`${n.number}.end`}>${rt(n)}</>
<p class="lead">${u?o("alone-score",nt(n)):vs(n)} ${g&&o("final-unsolved")}</p>
${a&&i`<p class="lead">${a}</p>`}
</div>
${!k&&i`<${Ss} table=${t} view=${n} />`}
${_&&i`<${gt} table=${t} view=${n} result=${_} /><p><${$} onClick=${t.replay.close}>${o("replay-close")}</></p>`}
${u?i`<${kt} view=${n} head=${!1} />`:i`<${Cs} view=${n} />`}
${l}
${c||i`
<p class="rounds-head"><b>${o("final-rounds")}</b> <span class="note">${o("final-rounds-note")}</span></p>
<${he} table=${t} view=${n} most=${ws} />
`}
</>
<${O}>
<div class="buttons">
${s!==null&&i`<${$} onClick=${()=>Ps(n,s)}>${o("final-share")}</>`}
${v&&i`<${un} view=${n} round=${v} />`}
${r||i`<${xt} class="button main" to="/">${o("to-start")}</>`}
</div>
</>
`}function Ss({table:t,view:n}){let e=ht(n.history),[s]=e?Y(e.round):[];if(!e||!s)return null;let r={...b(n,e.round.seat),round:e.round.round,moves:s.moves.length,gap:e.gap};return i`
<p class="best-round">
<span><b>${o("final-best",r)}</b> <span class="note">${e.gap>0?o("final-best-gap",r):o("final-best-shortest",r)}</span></span>
<${$} icon="play" label=${o("final-best-play")} onClick=${()=>t.replay.start(s)} />
</p>
`}async function Fe({session:t},n){!t.rematch.peek()&&await S(t,"play_again",{new_board:n})||t.rematch.peek()&&await S(t,"answer_invitation",{accept:!0})}function vs({winners:t,seats:n,history:e}){let s=n.find(({seat:r})=>r===t[0])?.chips.length??0;return o("final-summary",{chips:o("chip-count",{chips:s}),rounds:o("round-count",{rounds:e.length})})}function Ts({seats:t,winners:n}){let e=({seat:r,chips:a})=>a.length+(n.includes(r)?100:0),s=t.toSorted((r,a)=>e(a)-e(r));return s.map(r=>({seat:r,place:s.findIndex(a=>e(a)===e(r))+1}))}function Cs({view:t}){return i`
<ol class="ranking" aria-label=${o("final-ranking")}>
${Ts(t).map(({seat:n,place:e})=>i`
<li key=${n.seat} class="rank">
<span class="row-order">${e}</span>
<${lt} seat=${n.seat} name=${E(n)} bot=${n.bot} away=${n.left} />
<b class="row-name" title=${E(n)}>${A(t,n.seat)}</b>
<${Nt} handicap=${n.handicap} />
<span class="rank-chips">${n.chips.map(s=>i`<${z} key=${s.cell} chip=${s} size=${28} label=${N(s)} />`)}</span>
<strong class="rank-count">${n.chips.length}</strong>
</li>
`)}
</ol>
`}async function Ps(t,n){let e=Mn(`/games/${n}`),s=Ms(t),r=await se(s,e);r==="copied"&&w({words:o("solved-copied")}),r==="failed"&&w({words:o("solved-by-hand",{words:`${s} ${e}`}),lasting:!0})}function Ms(t){let n=new Intl.DateTimeFormat(En(),{dateStyle:"long"}).format((t.ended_at??0)*1e3),e=Math.max(...t.history.map(({steps:l})=>l.length)),{found:s}=nt(t),a=t.mode==="alone"&&o("game-alone",{found:s,chips:t.laid.length})||o("final-share-text",{result:rt({...t,you:null}),rounds:o("round-count",{rounds:t.history.length}),moves:e});return`${o("share-day",{date:n})}
${a}`}function Es(t,n){let e=sn(n),{board:s,chosen:r,cursor:a,replay:l,stage:c}=e,u=$t(null),p=$t({showing:"",moves:[]}),g=j(()=>t.view.value?.demonstration?.steps.length??0),h=j(()=>{let m=t.view.value;return!m||p.value.showing!==qe(m)?[]:p.value.moves.filter(({count:f})=>f>g.value)}),k=j(()=>{let m=t.latest.value;return t.hands.value&&m!==null&&U(m)}),_=j(()=>{let m=t.view.value;if(!m||!s.value)return{};let f=bt(m,s.value,{playback:l.playback.value,scratch:u.value,ahead:h.value.map(({slide:d})=>d),chosen:r.value,open:k.value});return a.value===null?f:{...f,cursor:a.value}}),v=j(()=>_.value.readOnly===!1),C=t.enter({board:()=>s.peek(),play:(m,f,d)=>c.act(async y=>{await P(y,m,f),d()})}),I=pe(t),X=t.onEvents(({events:m})=>{m.some(({event:f})=>Os.has(f.type))&&q(),p.value={showing:p.peek().showing,moves:h.peek()}});async function P(m,f,d){f.kind==="chip-up"&&q();let y=f.kind==="slide"&&p.peek().moves.find(({count:x,move:mt})=>x===f.event.count&&mt===f.event.move);y&&f.event.seat===t.view.peek()?.you?await y.landing:s.peek()&&await Ge(m,f,d,s.peek())}function q(){l.close(),u.value=null,r.value=null}async function et(m,f,d){r.value=f;let y=g.value+h.value.length+1,x=m.mode==="friends"?m.demonstration?.moves??1/0:1/0,mt=y>x?null:e.slide(_.value.robots??{},f,d);if(!mt)return!1;let Yt=f+d,kn=c.act(je=>bn(je,mt)).then(()=>_t(y,Yt));p.value={showing:qe(m),moves:[...h.value,{count:y,move:Yt,slide:mt,landing:kn,landed:!1}]};let _n=await S(t,"move_robot",{round:m.round,move:Yt});return _n||(p.value={showing:"",moves:[]}),await kn,!!_n}async function V(m){for(let f of m){let d=t.view.value;if(!d||!U(d)||!v.value)return;let[y,x]=[...f];if(!await et(d,y,x))return}}function _t(m,f){if(m<=(t.latest.peek()?.demonstration?.steps.length??0))return;let{showing:d,moves:y}=p.peek();p.value={showing:d,moves:y.map(x=>x.count===m&&x.move===f?{...x,landed:!0}:x)}}return{chat:I,...e,session:t,scene:_,scratch:u,showPath:V,inHand:v,moves:j(()=>[...(t.view.value?.demonstration?.steps??[]).map(({move:m})=>m),...h.value.filter(({landed:m})=>m).map(({move:m})=>m)]),choose(m){let f=t.view.value;f&&U(f)&&!k.value||f?.robots[m]!==void 0&&(r.value=m)},move(m,f){let d=t.view.value;if(!d||!v.value)return;if(!u.value){et(d,m,f);return}r.value=m;let y=e.slide(_.value.robots??{},m,f);y&&(c.act(x=>x.animateMove(y)),u.value=Ln(u.value,f,y))},moveShut(m,f){let d=t.view.value;if(!(!d||d.you===null||d.phase!=="thinking"&&d.phase!=="bidding")){if(!d.options.scratch_board&&!d.options.everybody_scores){w({words:o("swipe-thinking"),urgent:!0});return}this.startScratch(),this.move(m,f)}},startScratch:()=>{u.value=wt(t.view.value?.robots??{})},undoScratch:()=>{u.value=u.value&&Wn(u.value,Math.max(0,u.value.moves.length-1))},endScratch:()=>{u.value=null},leave(){X(),I.leave(),C(),e.leave()}}}function _c(t){let{api:n}=Qt(),e=pt(()=>Es(t,n),[t,n]);return rn(e,t.view.value?.board),e}function wc(t){let{api:n}=Qt(),e=pt(()=>{let s=sn(n),r=j(()=>s.board.value?bt(t,s.board.value,{...Ft,playback:s.replay.playback.value}):{});return{...s,scene:r}},[t,n]);return rn(e,t.board),e}var Os=new Set(["chip_turned","demonstration_started","demonstration_failed","chip_taken","chip_returned","chip_laid","match_ended"]);function qe(t){return U(t)?`${t.number}.${t.round}.${t.demonstration?.seat}`:""}export{he as a,Ye as b,It as c,er as d,Ze as e,ao as f,io as g,Mr as h,fo as i,yo as j,Kt as k,Ht as l,oa as m,cn as n,gt as o,Eo as p,U as q,Bi as r,Ae as s,es as t,ss as u,yl as v,us as w,cc as x,xs as y,Ts as z,_c as A,wc as B};
