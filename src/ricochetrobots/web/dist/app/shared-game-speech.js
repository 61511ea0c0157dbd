//# allFunctionsCalledOnLoad
import{a as pe}from"./shared-components-keycap.js";import{a as an}from"./shared-components-glass.js";import{b as Bt}from"./shared-game-rematch.js";import{b as Nt}from"./shared-handicap.js";import{b as me,c as $e}from"./shared-game-chat.js";import{$a as B,$c as A,A as i,Ab as An,B as K,Bd as oe,D as Z,E as wn,Eb as In,Ee as S,Fd as se,Ib as wt,Jd as re,K as tt,Kd as Rt,Lc as Ct,Ld as ae,Mc as O,Md as ie,Ob as z,Od as le,P as xn,Qb as st,Ra as En,Sa as o,Ub as M,Uc as ht,Vc as Yn,Wa as On,Wb as xt,Wc as Un,X as Sn,Xa as Rn,Xb as Kn,Yb as Hn,Za as Bn,Zb as St,_b as vt,_c as b,ad as Pt,ae as ue,bc as Dn,be as it,c as Ut,cb as W,cc as Tt,cd as Xn,d as Xt,dc as Gn,dd as Mt,de as ce,eb as Qt,ec as zn,ed as nt,ee as de,fa as Jt,fc as tn,fd as Vn,fe as lt,gb as Zt,gd as Jn,hd as Et,id as rt,jd as Qn,ka as ot,kb as N,kc as Fn,kd as Ot,la as vn,lb as E,mb as T,mc as nn,md as Zn,na as Tn,nb as G,nc as en,nd as at,o as J,oa as Cn,oc as qn,p as L,pb as ft,pd as te,q as Q,qa as Pn,qb as Nn,qc as on,r as Vt,rb as Ln,rc as sn,s as mt,sc as jn,tb as H,tc as rn,ub as $,va as Mn,vb as w,wb as Wn,wd as ne,x as $t,y as j,zd as ee}from"./main.js";function Y({round:t,start:n,chip:e,steps:s,optimum:r}){let a=r?.count??null,l=a===null?"":o(r?.count_capped?"optimum-count-capped":"optimum-count",{count:a});return ee({task:t,start:vt(n).robots,chip:e},s.map(({move:u})=>u),Dn(r?.path),l)}function D({table:t,view:n}){return n.history.length===0?null:i`
    <details class="history">
      <summary><b>${o("history-title")}</b> <span class="note">${n.history.length}</span><${H} name="down" /></summary>
      <${ge} table=${t} view=${n} rounds=${n.history} />
    </details>
  `}function he({table:t,view:n,most:e}){let[s,r]=J(!1),a=n.history.length-e;return i`
    <${ge} table=${t} view=${n} rounds=${s?n.history:n.history.slice(0,e)} />
    ${a>0&&i`
      <button type="button" class="more-rounds" aria-expanded=${s} onClick=${()=>r(!s)}>
        ${s?o("final-fewer"):o("final-more",{rounds:a})}<${H} name=${s?"up":"down"} />
      </button>
    `}
  `}function fe(t,{outcome:n,seat:e,scores:s}){return s.length>0?Vn(t,s.map(r=>r.seat)):n==="taken"?A(t,e):o(`round-${n}`)}function ge({table:t,view:n,rounds:e}){let s=n.phase==="result"||n.phase==="finished",r=t.replay.playback.value?.path.task;return i`
    <ol class="rounds" aria-label=${o("final-rounds")}>
      ${e.map(a=>i`
          <li key=${a.round} class=${r===a.round?"round looked":"round"}>
            <span class="round-number">${a.round}</span>
            <${z} chip=${a.chip} size=${24} label=${B(a.chip)} />
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
  `:i`<span class="round-play"></span>`}var ye="ricochet.pad",F=$t(null);function Us(t){Q(()=>{let[n,e]=(Ut.read(ye)??"").split(" ");return In.value==="pad"&&n!==t?be(t,!0):F.value=n===t?e!=="board":null,()=>{F.value=null}},[t]),Q(()=>{if(F.value)return document.documentElement.dataset.pad="on",()=>delete document.documentElement.dataset.pad},[F.value])}function be(t,n){F.value=n,Ut.write(ye,`${t} ${n?"pad":"board"}`)}function ut({room:t}){return F.value===null?null:i`<p class="pad-toggle"><${$} onClick=${()=>be(t,!F.value)}>${F.value?o("pad-show-board"):o("pad-hide-board")}</></p>`}var Ue=24;function Lt({onSwipe:t}){if(!F.value)return null;function n(e){let s=e.currentTarget;s.setPointerCapture(e.pointerId),s.addEventListener("pointerup",r=>{let[a,l]=[r.clientX-e.clientX,r.clientY-e.clientY];Math.max(Math.abs(a),Math.abs(l))<Ue||(Math.abs(a)>Math.abs(l)?t(a>0?"e":"w"):t(l>0?"s":"n"))},{once:!0})}return i`<div class="swipe-area" onPointerDown=${n}>${o("pad-swipe")}</div>`}var Xe=[30,10],Ve=new Set(["bidding_closed","demonstration_started","chip_turned","chip_returned","chip_taken"]),Je=new Set(["bidding_closed","demonstration_failed"]),Qe=new Set(["robot_moved","chip_turned","chip_taken","chip_returned"]),ke=()=>{};function or(t){L(()=>t.onEvents(s=>Ze(s,t)),[t]);let n=t.view.value,e=n&&Xn(n)&&!t.restarting.value?n.until:null;L(()=>{if(e===null)return;let s=Xe.map(r=>{let a=(e-r-t.serverNow())*1e3;return a>0?setTimeout(()=>t.view.value&&ft(to(t.view.value,r)),a):void 0});return()=>s.forEach(clearTimeout)},[t,e])}function Ze({events:t,before:n,view:e,missed:s},r){if(s){if(at(r)!==null)return;let a=mo(t.map(({event:l})=>l),e);w({words:a,rank:"missed",urgent:!0,brief:a===o("you-are-back")});return}t.some(({event:a})=>Ve.has(a.type))&&Wn();for(let{event:a}of t){Qe.has(a.type)&&ke();let l=eo(a,e,n,r.view.value);if(l){if(l.shown){let u=w({words:l.shown,unspoken:!0});Je.has(a.type)&&(ke=u)}(l.now?Nn:l.decides?Ln:ft)(l.words)}}}function to(t,n){let[e]=t.bids,s=o("say-seconds",{seconds:Math.max(0,Math.ceil(n))});return e?`${s} ${o("say-first",{...b(t,e.seat),moves:e.moves})}`:s}function no({seat:t,move:n,count:e},s,r,a){let l=Bn(n,e,ao(n,e,s,a)),u=s.phase==="showing"?s.demonstration:null;if(u?.seat!==t)return{words:l,decides:!0};if(u.steps.length!==e||u.moves===null)return{words:l};let c=u.moves-e;if(u.reached){let{title:g,text:h}=Pt(s,c);return{words:`${l} ${g} ${h}`,now:!0}}return r?.demonstration?.reached===!0&&r.demonstration.steps.length===e-1?{words:`${l} ${o("reached-left",{robot:n[0],left:c})}`,now:!0}:{words:l}}function eo(t,n,e,s){switch(t.type){case"chip_turned":return{words:oo(n),now:!0};case"bid_placed":return so(t,n,e);case"player_passed":return{words:e?.bids.length?o("say-passed",b(n,t.seat)):o("say-no-way",b(n,t.seat))};case"bidding_closed":return t.at<(e?.until??0)?R(o("say-all-passed")):null;case"timer_started":return ro(t,n);case"deadline_extended":return R(o("event-extended",{seconds:t.seconds}));case"thinking_lapsed":return{words:o("think-lapsed")};case"solution_claimed":return{words:t.moves===null?o("say-found"):o("say-found-bid",{moves:t.moves}),now:!0};case"round_resumed":return t.until===null?null:{words:o("timer-left",{seconds:Math.ceil(t.until-t.at)})};case"round_paused":return null;case"demonstration_started":return t.moves===null?null:{words:uo(t.seat,t.moves,n),now:!0};case"robot_moved":return no(t,n,e,s);case"demonstration_failed":return co(t,n,e);case"chip_taken":return{words:po(t.seat,n),now:!0};case"chip_returned":return{words:lo(t.reason,n),now:!0};case"chip_laid":return{words:`${t.face_up?o("alone-found-title"):o("alone-missed-title")}. ${o("alone-score",nt(n))}.`,now:!0};case"optimum_found":return t.match==null&&n.result?.round===t.round?{words:io(t.optimum,n.result.steps.length)}:null;case"player_seated":return R(o("event-seated",{...b(n,t.seat),round:t.plays_from}));case"player_left":return R(o("event-left",b(e??n,t.seat)));case"player_returned":return R(o("event-returned",b(n,t.seat)));case"seat_renamed":return R(Zn(t,e??n));case"host_changed":return R(o("event-host",b(n,t.seat)));case"player_removed":return R(o("event-removed",b(e??n,t.seat)));case"seat_forgotten":return R(o("event-forgotten",b(e??n,t.seat)));case"room_locked":return R(o("event-locked"));case"link_renewed":return R(o("event-link"));case"room_unlocked":return R(o("event-unlocked"));case"spectator_delay_set":return R(o("event-delay",{seconds:t.seconds}));case"match_ended":return{words:[rt(n),Ot(n)].filter(Boolean).join(". "),now:!0};default:return null}}var R=t=>({words:t,shown:t});function oo({chip:t,round:n,robots:e}){if(!t)return"";let s={round:n,robot:t.robot??"any",target:B(t),cell:t.cell},r=t.robot&&o("say-stands",{robot:t.robot,cell:e[t.robot]??""});return[o("say-chip",s),r].filter(Boolean).join(" ")}function so({seat:t,moves:n},e,s){let r=e.bids.findIndex(c=>c.seat===t)+1,a={...b(e,t),moves:n,place:r};if(s?.bids.length===0)return{words:o("say-bid-first",a),now:!0};let l=e.bids.findIndex(c=>c.seat===e.you),u=l>=0&&t!==e.you?o("say-you-are",{place:l+1,moves:e.bids[l].moves}):"";return{words:[o("say-bid",a),u].filter(Boolean).join(" ")}}function ro({reason:t,seat:n,at:e,until:s},r){let a=o("say-seconds",{seconds:Math.ceil(s-e)});return t==="first-bid"?{words:a,now:!0}:t==="runs-on"?{words:`${o("alone-runs-on")} ${a}`,now:!0}:t==="second-run"?{words:`${o("alone-second-run")} ${a}`,now:!0}:{words:`${o("say-turned-glass",b(r,n))} ${a}`,now:!0}}function ao(t,n,e,s){return[s?.demonstration?.steps,e.demonstration?.steps,e.result?.steps].map(l=>l?.[n-1]).find(l=>l?.move===t)?.cells.at(-1)}function Wt({status:t,moves:n,at_least:e},s){return t==="unsolvable"?o("optimum-none"):s>0&&e>=s?o("optimum-shown"):n===null?e>tt.least?o("optimum-unknown-from",{moves:e}):o("optimum-unknown"):o("optimum-moves",{moves:n})}function io(t,n){let{count:e,count_capped:s}=t,r=e!==null&&o(s?"say-count-capped":"say-count",{count:e});return[Wt(t,n),r].filter(Boolean).join(" ")}function lo(t,{result:n}){let e=n?.optimum&&n.optimum.moves!==null?Wt(n.optimum,0):"";return[`${o(`result-${t}`)}.`,e,o("result-back")].filter(Boolean).join(" ")}function uo(t,n,e){let s=o("say-turn",{...b(e,t),moves:n});if(e.bids.length<2||e.bids.some(({failure:a})=>a!==null))return s;let r=e.bids.map(a=>o("say-order-one",{name:A(e,a.seat),moves:a.moves}));return`${o("say-order",{bids:r.join(", ")})} ${s}`}function co({seat:t,reason:n},e,s){let r=s?.bids.find(c=>c.seat===t)?.moves??0,a=o(`failed-${n}`,{...b(e,t),moves:r}),l=e.phase==="showing"?e.demonstration:null,u=l?o("failed-next",{...b(e,l.seat),moves:l.moves??0}):"";return{words:a,shown:[a,u].filter(Boolean).join(" "),now:!0}}function po(t,n){let{result:e}=n;if(e&&e.scores.length>0)return`${o("say-shown",{target:B(e.chip),moves:e.steps.length})} ${Et(n,e)}.`;let s=n.seats.find(r=>r.seat===t)?.chips.length??0;return o("say-taken",{...b(n,t),target:e?B(e.chip):"",moves:e?.steps.length??0,chips:s})}function mo(t,n){let e=o("you-are-back");for(let s of t.toReversed())switch(s.type){case"bid_placed":return s.seat===n.you?`${e} ${o("back-arrived",{bid:s.moves})}`:`${e} ${o("back-bid",{...b(n,s.seat),moves:s.moves})}`;case"deadline_extended":return`${e} ${o("event-extended",{seconds:s.seconds})}`;case"chip_taken":return`${e} ${o("back-taken",b(n,s.seat))}`;case"chip_turned":return`${e} ${o("back-chip")}`;default:}return e}function $o(t){let n=t.filter(({reason:e})=>e!=="nobody-there");return n.length-1-n.findLastIndex(({outcome:e})=>e!=="returned")}function At({mode:t,phase:n,history:e,chips_left:s}){let r=n==="thinking"||n==="bidding"||n==="showing";return t!=="friends"||!r&&n!=="result"?!1:$o(e)+1>=Math.max(Sn,s+Number(r))}var fo=le(async()=>(await import("./game-chatpad.js")).ChatBox);function It({chat:t,view:n}){let e=n.quick_chat&&n.mode==="friends"&&n.you!==null,s=!t.connected(),r=()=>s?void w({words:o("chat-shut"),urgent:!0}):void(t.open.value="words");return M([{keys:["w"],text:"key-chat",when:()=>e&&t.open.value===null,run:r}]),e&&i`<${$} icon="chat" class="chat-key" label=${o("chat-title")} aria-disabled=${s} onClick=${r} />`}function Kt({table:t,view:n,children:e}){let s=t.chat.open.value!==null;return i`
    <div class=${s?"padbox open":"padbox"}>
      <div class="padbox-pad" inert=${s}>${e}</div>
      ${s&&i`<${fo} table=${t} view=${n} />`}
    </div>
  `}var ho=["think","bid","show","result"];function ct({view:t,title:n,step:e,timer:s,class:r="",children:a}){return i`
    <${T} class=${`phase ${r} at-${e}`}>
      <${G} focusOn=${`${t.number}.${t.round}.${e==="bid"?"think":e}.${t.demonstration?.seat}`}>${n}</>
      ${t.chip&&i`<${qn} chip=${t.chip} />`}
      ${t.mode==="friends"&&i`<${ln} step=${e} />`}
      <div class="phase-time">${s}</div>
      ${a}
    </>
  `}function Ht({bids:t,chip:n,round:e}){return n?t.length>0?o("phase-bid"):o("find-a-way"):o("chip-number",{round:e})}function ln({step:t}){return i`
    <ol class="steps" aria-label=${o("phase-steps")}>
      ${ho.map(n=>i`<li key=${n} aria-current=${n===t?"step":void 0}>${o(`phase-step-${n}`)}</li>`)}
    </ol>
  `}var go=220,yo=7,_e=7;function bo({seats:t,bids:n}){let e=n.flatMap((r,a)=>{let l=t.find(u=>u.seat===r.seat);return l?[{seat:l,bid:r,order:a+1}]:[]}),s=t.filter(({seat:r,left:a,chips:l})=>!n.some(u=>u.seat===r)&&(!a||l.length>0));return[...e,...s.map(r=>({seat:r,bid:null,order:null}))]}function dt({session:t,view:n,form:e="rows",chat:s}){let r=bo(n),a=Vt(null);Co(a,r.map(({seat:u})=>u.seat).join());let l=e==="rows"&&n.bids.length>0;return i`
    ${l&&i`<p class="rows-head"><span>${o("rows-order")}</span><span>${o("rows-bid")}</span></p>`}
    <ol class=${`rows ${e} ${r.length>=yo?"many":""}`} aria-label=${l?o("rows-label-bids"):o("rows-label")} ref=${a}>
      ${r.map(u=>i`<${ko} key=${u.seat.seat} session=${t} view=${n} row=${u} form=${e} chat=${s} />`)}
      ${r.length>_e&&i`<li class="row-more" aria-hidden="true">+${r.length-_e}</li>`}
    </ol>
  `}function ko({session:t,view:n,row:{seat:e,bid:s,order:r},form:a,chat:l}){let u=l?.words.value.get(e.seat),c=t.presence.value?.seats.find(h=>h.seat===e.seat),m=e.seat===n.you,g=s?.state==="showing";return i`
    <li class=${`row ${m?"own":""} ${s?.state??""} ${e.left?"gone":""}`} data-seat=${e.seat}>
      ${a==="rows"&&n.bids.length>0&&i`<span class="row-order">${g?i`<${H} name="play" size=${16} />`:r}</span>`}
      <${it} seat=${e.seat} name=${O(e)} bot=${e.bot} away=${e.left||c?.connected===!1} />
      <b class="row-name" title=${O(e)}>${A(n,e.seat)}</b>
      <${Nt} handicap=${e.handicap} />
      <${de} count=${e.chips.length} label=${o("chip-count",{chips:e.chips.length})} />
      ${e.passed&&(n.phase==="thinking"||n.phase==="bidding")&&i`<${wo} bids=${n.bids.length} />`}
      ${u?i`<${_o} saying=${u} />`:i`<${So} session=${t} view=${n} seat=${e} bid=${s} />`}
      ${a!=="strip"&&i`<span class="row-bid">${s?i`<strong>${s.moves}</strong>`:xo(n,e)}</span>`}
      ${l&&!m&&n.you!==null&&i`<button type="button" class="row-open" aria-label=${o("chat-person",{name:O(e)})} onClick=${()=>l.open.value=e.seat}></button>`}
    </li>
  `}function _o({saying:t}){let n=xn.find(e=>e===t);return i`<span class="remark" aria-hidden="true">${n?i`<${H} name=${n} size=${20} />`:$e(t)}</span>`}function wo({bids:t}){return i`<span class="row-passed"><${H} name="passed" size=${18} /><span class="unseen">${t>0?o("rows-passed"):o("table-no-way")}</span></span>`}function xo(t,{seat:n,plays:e,left:s,passed:r}){return s||!e?"":t.bids.length>0||t.phase!=="thinking"?o("rows-none"):r?"":n===t.you?o("rows-own-none"):o("rows-thinking")}function So({session:t,view:n,seat:e,bid:s}){let r=t.presence.value?.seats.find(m=>m.seat===e.seat),a=r&&(!r.connected||r.elsewhere)&&!e.left&&e.seat!==n.you,l=ie(t,a?r.since:null),u=e.seat===n.you?at(t):null,c=u!==null?o("rows-sending",{bid:u}):l?o(r?.elsewhere?"rows-elsewhere":"rows-away",{time:W(l)}):To(n,e,s);return c&&i`<span class="tag">${c}</span>`}function vo({result:t},n){return t?.outcome==="taken"&&t.scores.some(e=>e.seat===n)}function To(t,n,e){return e?.state==="showing"?o("rows-showing"):e?.failure&&t.result?.outcome!=="taken"?o(`rows-failed-${e.failure}`,{moves:e.moves}):t.phase==="result"?[vo(t,n.seat)&&"+1",n.ready&&o("rows-ready")].filter(Boolean).join(" · "):n.left?o("rows-left"):n.invitation!=="accepted"?o("rows-not-in"):n.plays?e?.tie?o(`rows-${e.tie}`):e?.was?o("rows-was",{moves:e.was}):"":o("rows-next-chip")}function we(t){let n=t.bids.findIndex(({tie:l,state:u})=>l!==null&&u==="waiting");if(n<0||n+1>=t.bids.length)return"";let[e,s]=[t.bids[n],t.bids[n+1]],r=b(t,s.seat),a={...b(t,e.seat),other:r.name,otherYou:r.you,moves:e.moves};return o(`tie-${e.tie}`,a)}function Co(t,n){let e=Vt(new Map);Q(()=>{let s=new Map;for(let r of t.current?.querySelectorAll(".row")??[]){let a=r.dataset.seat??"",l=r.offsetTop-(t.current?.offsetTop??0);s.set(a,l);let u=(e.current.get(a)??l)-l,c=u>0?1:0;u&&!Z()&&r.animate([{transform:`translateY(${u}px)`,zIndex:c},{zIndex:c}],{duration:go,easing:"ease-out"})}e.current=s},[t,n])}function ea({table:t,view:n,guess:e=null,aside:s}){let{result:r}=n;return r?i`
    <${N} class="result">
      <${Po} view=${n} result=${r} guess=${e} />
      <${gt} table=${t} view=${n} result=${r} />
      <${cn} view=${n} round=${r} />
      <${dt} session=${t.session} view=${n} chat=${t.chat} form=${n.bids.length>0&&(r.outcome==="returned"||r.scores.length>0)?"rows":"strip"} />
      <${D} table=${t} view=${n} />
      <${ut} room=${t.session.room} />
    </>
    ${!t.session.lingers.value&&s||i`<${E}><${Kt} table=${t} view=${n}><${dn} table=${t} view=${n} /></></>`}
  `:null}function Po({view:t,result:n,guess:e}){let s=n.outcome==="taken",r=`${o("result-back")} ${At(t)?o("result-last-try"):""}`,a=s?o("result-shown",{bid:n.moves??0,moves:n.steps.length}):r;return i`
    <${T} class="result-head">
      <${z} chip=${n.chip} size=${56} />
      <div>
        <${G} focusOn=${`${t.number}.${t.round}.result`}>${Et(t,n)}</>
        <p class="note">${a} ${un(n)} ${e!==null&&o("result-guess",{moves:e})}</p>
        <${ln} step="result" />
      </div>
    </>
  `}function un({optimum:t,steps:n}){if(!t)return o("optimum-looking");let e=Wt(t,n.length);return t.status==="solved"&&t.path===null?`${e} ${o("optimum-withheld")}`:e}function gt({table:t,view:n,result:e}){let s=t.replay.playback.value?.path.task??e.round,r=n.history.find(({round:l})=>l===s)??e,a=!n.allowed_commands.includes("say_ready");return i`
    <${oe} table=${t} paths=${Y(r)} owner=${A(n,r.seat)} legend=${o("paths-title")} space=${a}>
      ${(n.phase==="finished"||s!==e.round)&&i`<p class="path-round note">${o("replay-of",{round:s})}</p>`}
    </>
  `}function cn({view:t,round:n}){if(n.outcome==="returned"&&t.phase!=="finished")return null;let{puzzle:e,shown:s}=Mo(t,n);return i`<${ne} puzzle=${e} shown=${s} />`}function Mo(t,n){let{robots:e}=vt(n.start),s=n.steps.map(({move:a})=>a),r=o("analyse-shown",{name:A(t,n.seat),round:n.round});return{puzzle:{board:t.board,robots:e,target:n.chip},shown:s.length?{moves:s,words:r}:null}}function dn({table:t,view:n}){let{session:e}=t,s=Rt(e,n.until),r=e.lingers.value||n.allowed_commands.includes("say_ready"),a=!r&&n.seats.some(({seat:k,ready:_})=>k===n.you&&_),l=e.lingers.value,u=()=>l?e.goOn():S(e,"say_ready",{round:n.round});M([{keys:[" "],text:"key-ready",when:()=>r&&st.value===null,run:u}]);let c=n.until===null?"":W(s),m=i`<${It} chat=${t.chat} view=${n} />`;if(!r)return i`<div class="buttons">${m}<p class="waits">${a?o("result-waiting"):o("result-next-in")} ${c&&i`<b>${c}</b>`}</p></div>`;let g=n.mode==="alone",h=l?o(g?"result-last-alone":"result-last"):o(g?"result-next":"result-ready");return i`
    <div class="buttons">
      ${m}
      ${e.rematch.value&&i`<${Bt} session=${e} />`}
      <${$} kind=${e.rematch.value?"second":"main"} onClick=${u}>
        ${h}${c&&i` · <span class="steady">${c}</span>`} ${K.value.singleKeys&&i`<kbd>${o("key-space")}</kbd>`}
      </>
    </div>
  `}function Dt({words:t}){return t.split(/<key>(.*?)<\/key>/).map((n,e)=>e%2?i`<${pe} key=${e} words=${n} />`:n)}var{least:yt,most:Se}=tt,pn=13,xe=11,Eo=5,Oo=1500,Ro=[..."0123456789"];function Gt({title:t,tag:n,note:e,standing:s,shut:r,unsent:a=null,locked:l,closed:u=!1,sendText:c,before:m,rest:g,beside:h,onSend:k}){let[_,v]=J({digits:"",tapped:!1}),[C,I]=J(yt);L(()=>{let y=_.digits!==""&&!_.tapped?setTimeout(()=>v({digits:"",tapped:!1}),Oo):void 0;return()=>clearTimeout(y)},[_]);let X=lt(),P=_.digits===""?null:Number(_.digits),{singleKeys:q,oneTapBid:et}=K.value;function V(d){let y=mn(d,s,r);if(y){w({words:y,urgent:!0});return}v({digits:"",tapped:!1}),I(yt),k(d)}function _t(d){let y=mn(d,s,r);y?w({words:y,urgent:!0}):et||P===d?V(d):v({digits:String(d),tapped:!0})}function p({key:d}){let y=_.tapped||_.digits.length>1?d:_.digits+d;v({digits:y==="0"?"":y,tapped:!1});let x=document.activeElement;x instanceof HTMLElement&&x.closest(".bidpad, .drawer, .header")&&x.blur()}M([{keys:Ro,shown:"0–9",text:"key-bid",when:()=>!u,run:p},{keys:["Enter"],text:"key-bid-send",when:()=>!u&&P!==null,run:()=>P!==null&&V(P)},{keys:["Backspace","Escape"],text:"key-bid-clear",when:()=>!u&&P!==null,run:({key:d})=>v({digits:d==="Escape"?"":_.digits.slice(0,-1),tapped:!1})}]);let f=Array.from({length:Math.min(pn,Se+1-C)},(d,y)=>C+y);return i`
    <div class=${r?"bidpad shut":"bidpad"} inert=${u}>
      <div class="pad-head">
        <h2 id="pad-title">${t}${n&&i` <small class="pad-tag">${n}</small>`}</h2>
        ${C>yt?i`<${$} kind="quiet" icon="back" class="pad-back" onClick=${()=>I(yt)}>${o("bid-back")}</>`:i`<p class="pad-note">${e??(q&&i`<${Dt} words=${o("bid-type")} />`)}</p>`}
      </div>
      <div class="pad-keys" role="group" aria-labelledby="pad-title" tabindex=${-1} ref=${X}>
        ${f.map(d=>i`<${No} key=${d} moves=${d} standing=${s} shut=${r} armed=${(r?a:P)===d} onTap=${_t} />`)}
        ${[Eo,xe,pn].map(d=>i`<${Lo} key=${`further ${d}`} moves=${C+d} standing=${s} shut=${r} class=${`next ${d===pn?"":d===xe?"few":"low"}`} onTap=${_t} onTurn=${I} />`)}
      </div>
      <div class="pad-foot">
        ${m}
        ${r?l||i`<${Bo} unsent=${a} />`:P===null?g:i`<${$} kind="bid" onClick=${()=>V(P)}>${c(P)} ${q&&i`<kbd>${o("key-enter")}</kbd>`}</>`}
        ${h}
      </div>
    </div>
  `}function Bo({unsent:t}){let n=t===null?o("bid-locked"):o("bid-waits",{bid:t});return i`<${$} kind="second" icon="lock" class="pad-locked" aria-disabled="true" onClick=${()=>w({words:o("bid-shut"),urgent:!0})}>${n}</>`}function No({moves:t,standing:n,shut:e,armed:s,onTap:r}){let a=n!==null&&t>n;return i`
    <button
      type="button" class=${`key ${a?"over":""} ${t===n?"standing":""} ${s?"armed":""}`}
      aria-label=${o("move-count",{moves:t})} aria-pressed=${s} aria-disabled=${e||mn(t,n,!1)!==""}
      onClick=${()=>r(t)}
    >${t}</button>
  `}function Lo({moves:t,standing:n,shut:e,class:s,onTap:r,onTurn:a}){if(t>Se)return null;let l=n!==null&&t>=n;return i`
    <button
      type="button" class=${`key ${s} ${l?"over":""}`} aria-label=${o("bid-key-over",{moves:t})}
      aria-disabled=${e||l} onClick=${()=>e||l?r(t):a(t)}
    >${o("bid-over",{moves:t})}</button>
  `}function mn(t,n,e){return e?o("bid-shut"):t<yt?o("refused-bid-too-small"):t===n?o("bid-same",{moves:t}):n!==null&&t>n?o("refused-bid-not-lower",{standing:n}):""}var Wo=100,Ao=1e3,ve=10;function zt({session:t,until:n,total:e}){let s=n!==null,r=Z(),a=re(t,s,r?Ao/4:Wo);if(!s)return i`<div class="timer resting" role="img" aria-label=${o("timer-resting")}><${an} share=${1} /></div>`;let l=Math.max(0,n-a),u=Math.min(1,(r?Math.ceil(l):l)/e),c=t.paused.value;return i`
    <div class="timer" role="timer" aria-label=${o("timer-left",{seconds:Math.ceil(l)})}>
      <${an} share=${u} running=${l>0&&!c} />
      <span class=${l<=ve?"timer-number last":"timer-number"} aria-hidden="true">
        <${Te} session=${t} />${W(l)}
      </span>
    </div>
  `}function Te({session:t}){return t.paused.value?i`<small>${o("timer-paused")}</small>`:t.status.value==="lost"&&i`<small>${o("timer-about")}</small>`}function Ce({session:t,until:n}){let e=Rt(t,n);return i`
    <div class="countdown" role="timer" aria-label=${o("timer-left",{seconds:e})}>
      <span class=${e<=ve?"timer-number last":"timer-number"} aria-hidden="true"><${Te} session=${t} />${W(e)}</span>
      <small aria-hidden="true">${o("timer-show")}</small>
    </div>
  `}var Io=["bidding-over","wrong-phase","stale-round"];async function Ft(t,n){t.cancel("place_bid");let{refused:e,again:s}=await t.send("place_bid",n);if(s){let r=e&&!Io.includes(e.code)?Qt(e):o(e?"back-late":"back-arrived",{bid:n.moves});w({words:`${o("you-are-back")} ${r}`,rank:"missed",urgent:!0,brief:!0})}else e&&w({words:Qt(e),urgent:!0});return!e}function Pe({table:t}){let n=t.scratch.value;return n?i`<${Ko} table=${t} moves=${n.moves.length} />`:i`<${$} class="scratch-open" onClick=${t.startScratch}>${o("scratch-start")}</>`}function $n(){L(()=>(document.documentElement.dataset.scratch="on",()=>delete document.documentElement.dataset.scratch),[])}function Ko({table:t,moves:n}){let e=()=>st.value===null;return Kn(t),M([{keys:["u"],text:"key-undo",when:e,run:t.undoScratch},{keys:["U"],text:"key-restart",when:e,run:t.startScratch}]),$n(),i`
    <${T} class="scratch">
      <p class="card-head"><b>${o("scratch-title")}</b> <span>${o("scratch-count",{moves:n})}</span></p>
      <p class="note">${o("scratch-note")}</p>
      <div class="buttons">
        <${$} icon="undo" label=${o("undo")} disabled=${n===0} onClick=${t.undoScratch} />
        <${$} disabled=${n===0} onClick=${t.startScratch}>${o("scratch-reset")}</>
        <${$} onClick=${t.endScratch}>${o("scratch-end")}</>
      </div>
    </>
  `}var Me="ricochet.proof",Ee=(t,{number:n,round:e,you:s})=>`${t}.${n}.${e}.${s}`;function Oe(t,n){let[e,s=""]=(Xt.read(Me)??"").split(": "),r=s.split(" "),a=n.bids.find(({seat:l})=>l===n.you);return n.options.everybody_scores&&e===Ee(t,n)&&a?.moves===r.length?r:null}function Re({table:t,view:n,standing:e,beside:s}){let r=t.scratch.value,a=n.allowed_commands.includes("place_bid");return r?i`<${Ho} table=${t} view=${n} standing=${e} />`:i`
      <div class="pad-head"><h2>${e===null?o("proof-title"):o("proof-standing",{moves:e})}</h2></div>
      <p class="note proof-note">${e===null?o("proof-note"):o("proof-lower")}</p>
      <div class="pad-foot">
        ${s}
        <${$} kind=${e===null?"main":void 0} disabled=${!a} onClick=${t.startScratch}>${e===null?o("proof-start"):o("proof-again")}</>
      </div>
    `}function Ho({table:t,view:n,standing:e}){let{session:s}=t,r=t.scratch.value,a=t.board.value,l=r.moves.length,u=a!==null&&n.chip!==null&&Fn(a,r,n.chip)===null,c=e===null||l<e,m=u&&c&&s.status.value==="connected"&&n.allowed_commands.includes("place_bid"),g=()=>st.value===null;$n();async function h(){let k=r.moves.join(" ");await Ft(s,{round:n.round,moves:l,path:k})&&(Xt.write(Me,`${Ee(s.room,n)}: ${k}`),t.endScratch())}return M([{keys:["u","Backspace"],text:"key-undo",when:()=>g()&&l>0,run:t.undoScratch},{keys:["U"],text:"key-restart",when:g,run:t.startScratch},{keys:["Enter"],text:"key-bid-send",when:()=>g()&&m,run:h}]),i`
    <${Lt} onSwipe=${k=>t.chosen.value&&t.move(t.chosen.value,t.api.directionOnBoard(k))} />
    <div class="pad-head">
      <h2>${o("proof-title")}</h2>
      <p class="pad-note" role="status">${u?c?o("proof-solved",{moves:l}):o("proof-longer",{standing:e??0}):o("scratch-count",{moves:l})}</p>
    </div>
    ${l>0&&i`<${St} moves=${r.moves} label=${o("proof-title")} now=${l} />`}
    <${xt} table=${t}>
      <${$} icon="undo" label=${o("undo")} disabled=${l===0} onClick=${t.undoScratch} />
      <${$} onClick=${t.endScratch}>${o("scratch-end")}</>
      <${$} kind="bid" class="proof-bid" disabled=${!m} onClick=${h}>${u?o("proof-bid",{moves:l}):o("proof-bid-none")} ${K.value.singleKeys&&m&&i`<kbd>${o("key-enter")}</kbd>`}</>
    </>
  `}function bi({table:t,view:n,aside:e}){let{session:s}=t,r=n.phase==="bidding",a=i`<${zt} session=${s} until=${r?n.until:null} total=${n.timer_seconds} />`,l=n.bids.length>0;return i`
    <${N} class="thinking" topOn=${`${n.round} ${r}`}>
      <${ct} view=${n} title=${Ht(n)} step=${l?"bid":"think"} timer=${a} class=${r?"running":""} />
      ${n.options.scratch_board&&!n.options.everybody_scores&&i`<${Pe} table=${t} />`}
      <${dt} session=${s} view=${n} chat=${t.chat} form=${l?"rows":"thinking"} />
      <${Do} view=${n} />
      <${D} table=${t} view=${n} />
      <${ut} room=${s.room} />
    </>
    ${e??i`<${E}><${Kt} table=${t} view=${n}><${Go} table=${t} view=${n} /></></>`}
  `}function Do({view:t}){return t.bids.length>0?i`<p class="note">${we(t)}</p>`:i`<p class="note">${Mt(t)} ${At(t)&&o("think-last-try")} ${t.phase!=="thinking"?o("think-glass-turned"):o(t.may_start_timer?"think-lapsed":"think-first-bid")}</p>`}function Go({table:t,view:n}){let{session:e,chat:s}=t,r=lt(),a=i`<${It} chat=${s} view=${n} />`,l=n.bids.find(({seat:h})=>h===n.you)?.moves??null,u=i`<${zo} session=${e} view=${n} />`,c=e.status.value!=="connected",m=n.seats.some(h=>h.seat===n.you&&h.plays),g=n.allowed_commands.includes("put_chip_back");return!m||l===tt.least?i`
      <p class="waits" tabindex=${-1} ref=${r}>${m?Be(n)??(n.options.everybody_scores?o("proof-standing",{moves:tt.least}):o("bid-lowest")):o("bid-not-yet")}</p>
      ${g?i`<${hn} session=${e} view=${n} />`:i`<div class="pad-foot">${a}${u}</div>`}
    `:n.options.everybody_scores?i`<${Re} key=${n.round} table=${t} view=${n} standing=${l} beside=${i`${a}${u}<${fn} session=${e} view=${n} />`} />`:i`
    <${Gt}
      key=${n.round} standing=${l} shut=${c} unsent=${c?at(e):null} locked=${gn(n)&&i`<${fn} session=${e} view=${n} />`} closed=${!n.allowed_commands.includes("place_bid")}
      title=${l===null?o("bid-title"):o("bid-title-lower")} tag=${o("bid-rule-tag",{exact:n.exact?"yes":"no"})} note=${l===null?void 0:o("bid-own",{moves:l})}
      sendText=${h=>o("bid-send",{moves:h,exact:n.exact?"yes":"no"})}
      before=${a} rest=${i`<${Fo} session=${e} view=${n} />`} beside=${!c&&u}
      onSend=${h=>Ft(e,{round:n.round,moves:h})}
    />
  `}function zo({session:t,view:n}){let e=n.allowed_commands.includes("pass"),s=t.status.value!=="connected",r=()=>s?w({words:o("bid-shut"),urgent:!0}):S(t,"pass",{round:n.round});if(M([{keys:["n"],text:"key-pass",when:()=>e,run:r}]),!e)return null;let a=n.bids.length>0?o("pass-nothing-lower"):o("pass-no-way");return i`<${$} kind="quiet" class="pad-pass" aria-disabled=${s} onClick=${r}>${a} ${K.value.singleKeys&&i`<kbd>n</kbd>`}</>`}function Be({seats:t,bids:n,you:e}){return t.some(({seat:s,passed:r})=>s===e&&r)?n.length>0?o("passed-nothing-lower"):o("passed-no-way"):null}function hn({session:t,view:n}){return n.allowed_commands.includes("put_chip_back")?i`
    <p class="note">${o("put-back-why")}</p>
    <div class="buttons"><${$} kind="main" onClick=${()=>S(t,"put_chip_back",{round:n.round})}>${o("put-back")}</></div>
  `:null}var gn=t=>t.may_start_timer&&t.allowed_commands.includes("start_timer");function fn({session:t,view:n}){if(!gn(n))return null;let e=t.status.value!=="connected";return i`<${$} kind="main" class="pad-timer" aria-disabled=${e} onClick=${()=>e?w({words:o("bid-shut"),urgent:!0}):S(t,"start_timer",{round:n.round})}>${o("think-turn")}</>`}function Fo({session:t,view:n}){let e=n.phase==="thinking"&&n.until!==null,s=ae(t,e?(n.until??0)-n.options.no_bid_seconds:null),r=n.bids.some(({seat:l})=>l===n.you),a=Be(n);return gn(n)?i`<${fn} session=${t} view=${n} />`:i`
    <p class="note pad-rule">
      ${a?i`<span class="passed">${a}</span>`:i`<span>${r?"":o("bid-rule")}</span>`}
      ${e&&i`<span class="pad-thinking">${o("bid-thinking",{time:W(s)})}</span>`}
    </p>
  `}var jo={r:.66,"stroke-width":.12},yn={cx:.46,cy:-.46,r:.23,"stroke-width":.06},Ne=.26,Yo=3;function We({phase:t,mode:n,winners:e,seats:s,laid:r}){if(t!=="finished"||e.length===0)return null;if(n==="alone")return{targets:Le(r.filter(([,l])=>l).map(([l])=>l)),sign:null};let a=s.filter(({seat:l})=>e.includes(l));return{targets:a.flatMap(({seat:l,chips:u})=>Le(u,a.length>1?l:null)),sign:Xo(a)}}function Le(t,n=null){return t.map(({cell:e,robot:s,symbol:r},a)=>({cell:e,under:Tn(s,r),over:Uo(a+1,n)}))}function Uo(t,n){return ot("g",{"data-sign":n===null?null:ue(n).colour},ot("circle",{class:"ring",...jo}),ot("circle",{class:"badge",...yn}),vn(String(t),yn.cx,yn.cy+Ne*.36,Ne,"number"))}function Xo(t){let n=t.slice(0,Yo),e=1/n.length;return ot("g",{class:"signs"},...n.map((s,r)=>{let a=(r-(n.length-1)/2)*e;return ot("g",{transform:`translate(${a} 0) scale(${e*.9})`},ce(s.seat,O(s),!1,s.bot))}))}var qt={playback:null,scratch:null,ahead:[],chosen:null,open:!1};function bt(t,n,{playback:e,scratch:s,ahead:r,chosen:a,open:l}){let u=e?null:We(t);if(t.pause)return{...on,robots:{},markers:{},chip:null};let c=e??(u?null:Vo(t,n));if(c)return{...jn(n,c.trial,c.step,rn(c.path.chip)),taken:!0};let m=t.chip??t.result?.chip??null,g=t.robots,h=t.markers,k={...on,robots:g,markers:h,win:u,chip:u||!m?null:rn(m),taken:t.phase==="result"||t.phase==="finished"};if(s)return{...k,...sn(n,s,a??t.chip?.robot??"R"),cursorMode:!1};if(t.phase!=="showing"||!t.demonstration)return{...k,selected:a};let{slides:_}=tn(n,h,t.demonstration.steps.map(({move:V})=>V)),v=_.at(-1)?.robot??null,C=U(t)&&l,{reached:I,moves:X,steps:P}=t.demonstration,q=I&&t.exact&&X!==null&&X>P.length?o("chips-left",{chips:X-P.length}):void 0;if(!C&&r.length===0)return{...k,trail:{moves:_,reached:I,left:q},selected:v};let et=sn(n,{...Tt(g),slides:r},C?a??v:a,C&&Jo(t));return{...k,...et,trail:r.length===0?{moves:_,reached:I,left:q}:{moves:[..._,...r]},readOnly:!C,cursorMode:!C}}function Vo({phase:t,history:n,result:e},s){let r=t==="finished"?ht(n)?.round:t==="result"?e:null,a=r&&Y(r).find(({kind:u})=>u==="shown");if(!a)return null;let l=tn(s,a.start,a.moves);return{path:a,trial:l,step:l.slides.length}}function U(t){return t.phase==="showing"&&t.you!==null&&t.demonstration?.seat===t.you}function Jo(t){return t.mode==="alone"||t.options.landing_marks}var Qo=3e3;function Ae({table:t,view:n,aside:e}){let{demonstration:s}=n;if(!s)return null;let r=t.moves.value,a=U(n),l=s.moves,u={...b(n,s.seat),moves:l??0},{verdict:c,hands:m}=t.session,g=m.value||r.length>0,h=c.value?ns(c.value,n):l===null?o("phase-show-way",u):o(g?"phase-show":"phase-turn",u);return i`
    <${N} class="showing">
      <${ct} view=${n} title=${h} step="show" timer=${g&&n.until!==null&&i`<${Ce} session=${t.session} until=${n.until} />`}>
        ${l!==null&&i`<${os} count=${Math.max(l,r.length)} made=${r.length} />`}
      </>
      ${a&&!c.value&&i`<${Lt} onSwipe=${k=>Zo(t,k)} />`}
      ${s.reached&&(!n.exact||!c.value)&&l!==null&&r.length<l&&i`<${ts} view=${n} left=${l-r.length} />`}
      <${T} class="so-far">
        <p class="card-head"><b>${o("moves-so-far")}</b> <span>${ss(r,l)}</span></p>
        ${r.length>0&&i`<${St} moves=${r} label=${o("moves-so-far")} now=${r.length} />`}
      </>
      ${n.mode==="friends"&&i`<${dt} session=${t.session} view=${n} chat=${t.chat} /><p class=${c.value?"note settled":"note"}>${rs(n)}</p>`}
      <${D} table=${t} view=${n} />
      <${ut} room=${t.session.room} />
    </>
    ${e??(a&&!c.value?i`<${E}><${as} table=${t} view=${n} /></>`:i`<${es} table=${t} view=${n} />`)}
  `}function Zo(t,n){let e=t.chosen.value;e&&t.move(e,t.api.directionOnBoard(n))}function ts({view:t,left:n}){let e=Pt(t,n);return i`<${T} class="reached"><p class="card-head"><b>${e.title}</b></p><p>${e.text}</p></>`}function ns(t,n){switch(t.type){case"chip_taken":return t.scorers.length>0?Jn(n,t.scorers):o("phase-taken",b(n,t.seat));case"chip_laid":return o("alone-found-title");case"demonstration_failed":return o(`verdict-${t.reason}`,{...b(n,t.seat),moves:n.demonstration?.moves??0})}}function es({table:t,view:n}){return n.allowed_commands.includes("put_chip_back")?i`<${E}><${hn} session=${t.session} view=${n} /></>`:null}function os({count:t,made:n}){return i`
    <div class="boxes" role="img" aria-label=${o("show-boxes",{made:n,moves:t})}>
      ${Array.from({length:t},(e,s)=>{let r=s<n?"done":s===n?"now":"";return i`<span key=${s} class=${`box ${r}`} aria-hidden="true">${s+1}</span>`})}
    </div>
  `}function ss(t,n){let e=t.at(-1);if(!e)return o("show-none");let[s,r]=[...e],a={number:t.length,robot:On(s),direction:Rn(r)};return n===null?o("show-last-open",a):o("show-last",{...a,moves:n})}function rs(t){let n=t.bids.find(({state:r})=>r==="waiting"),{name:e,you:s}=b(t,n?.seat??null);return o("show-fail",{target:t.chip?B(t.chip):"",moves:t.demonstration?.moves??0,exact:t.exact?"yes":"no",next:n?s==="yes"?"you":"other":"nobody",name:e})}function as({table:t,view:n}){let{singleKeys:e}=K.value;M([{keys:["Tab"],text:"key-next-robot",when:()=>Hn()&&Ie(t)!==null,run:()=>is(t)}]);let[s,r]=J(!1),a=!t.inHand.value,l=t.moves.value.length===0?Oe(t.session.room,n):null;L(()=>{let c=s?setTimeout(()=>r(!1),Qo):void 0;return()=>clearTimeout(c)},[s]);let u=i`
    <div class="sure" role="group" aria-label=${o("show-give-up-sure")}>
      <p class="note">${o("show-give-up-sure")}</p>
      <${$} kind="main" onClick=${()=>S(t.session,"give_up",{round:n.round})}>${o("show-give-up")}</>
    </div>
  `;return i`
    <${xt} table=${t} shut=${a} instead=${s&&!a&&u}>
      ${l&&!s&&i`<${$} kind="main" disabled=${a} onClick=${()=>t.showPath(l)}>${o("proof-show")}</>`}
      ${s?i`<${$} onClick=${()=>r(!1)}>${o("show-go-on")}</>`:i`<${$} disabled=${a} onClick=${()=>r(!0)}>${o("show-give-up")}</>`}
    </>
    <p class="note hand-note">
      <span class="for-touch">${o("show-swipe")}</span>
      ${e&&i`<span class="for-keys"><${Dt} words=${o("show-keys",{fifth:"S"in n.robots?"yes":"no"})} /></span>`}
    </p>
  `}function Ie({scene:{value:{robots:t={},selected:n}}}){let e=Object.keys(t);return(n&&e[e.indexOf(n)+1])??null}function is(t){let n=Ie(t);n&&(t.choose(n),ft(o("say-stands",{robot:n,cell:t.scene.value.robots?.[n]??""})))}function hl({table:t,view:n,aside:e}){if(ls(t.session,n.you!==null),n.pause)return i`<${us} table=${t} view=${n} pause=${n.pause} aside=${e} />`;if(n.phase==="showing")return i`<${Ae} table=${t} view=${n} aside=${e} />`;if(n.phase==="result")return i`<${cs} table=${t} view=${n} aside=${e} />`;let{session:s}=t,r=i`<${zt} session=${s} until=${n.until} total=${n.timer_seconds} />`,a=l=>S(s,"claim_solution",{round:n.round,moves:l});return i`
    <${N} class="thinking">
      <${ct} view=${n} title=${Ht(n)} step="think" timer=${r} class="running" />
      <${kt} view=${n} />
      <p class="note">${Mt(n)} ${n.timer_run>1?o("alone-second-run"):o("alone-rule")}</p>
      <${D} table=${t} view=${n} />
    </>
    ${e??i`
      <${E}>
        <${Gt}
          key=${n.round} standing=${null} shut=${s.status.value!=="connected"} closed=${!n.allowed_commands.includes("claim_solution")} title=${o("bid-title")}
          sendText=${l=>o("alone-send",{moves:l})}
          rest=${i`<${$} kind="main" onClick=${()=>a(null)}>${o("alone-found")}</>`}
          onSend=${a}
        />
      </>
    `}
  `}function ls(t,n){L(()=>{if(!n)return;let e=()=>t.setElsewhere(document.hidden);return document.addEventListener("visibilitychange",e),()=>document.removeEventListener("visibilitychange",e)},[t,n])}function us({table:t,view:n,pause:e,aside:s}){let r=n.mode==="alone",a=()=>S(t.session,"resume_round",{round:n.round});return i`
    <${N} class="paused">
      <${T}>
        <${G} focusOn=${`${n.number}.${n.round}.pause`}>${o("alone-paused")}</>
        <p>${e.left===null||!r?o("alone-paused-open"):o("alone-paused-left",{time:W(e.left)})}</p>
      </>
      ${r&&i`<${kt} view=${n} />`}
      <${D} table=${t} view=${n} />
    </>
    ${s??i`<${E}><${$} kind="main" class="wide" onClick=${a}>${o("leaving-continue")}</></>`}
  `}function cs({table:t,view:n,aside:e}){let{result:s}=n;if(!s)return null;let r=s.outcome==="face-up",a={bid:s.moves??0,moves:s.steps.length},l=r?s.moves===null?o("alone-shown",a):o("alone-shown-bid",a):o("alone-missed-line");return i`
    <${N} class="result">
      <${T} class="result-head">
        <${z} chip=${s.chip} size=${56} />
        <div>
          <${G} focusOn=${`${n.number}.${n.round}.result`}>${r?o("alone-found-title"):o("alone-missed-title")}</>
          <p class="note">${l} ${un(s)}</p>
        </div>
      </>
      <${gt} table=${t} view=${n} result=${s} />
      <${kt} view=${n} />
      <${D} table=${t} view=${n} />
    </>
    ${!t.session.lingers.value&&e||i`<${E}><${dn} table=${t} view=${n} /></>`}
  `}function kt({view:t,head:n=!0}){let e=t.chips_total-t.laid.length,s=t.phase==="thinking"||t.phase==="showing";return i`
    <${T} class="places-card">
      ${n&&i`<p class="card-head"><b>${o("alone-score",nt(t))}</b> <span>${o("alone-wins",{needed:Math.floor(t.chips_total/2)+1})}</span></p>`}
      <ol class="places" aria-label=${o("alone-places",{total:t.chips_total})}>
        ${t.laid.map(([r,a],l)=>i`
            <li key=${l} class=${a?"place found":"place missed"}>
              <span class="unseen">${o("alone-place",{target:B(r),state:a?"found":"missed"})}</span>
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
  `}var ds=12*36e5,[ps,ms]=[17,4];function Ke({session:t,view:n}){let e=mt(()=>$s(t,n),[n.number]),s=Qn(n);if(n.mode==="alone"||e.length<2&&!s)return null;let r=new Date().getHours(),a=Yn(e.map(l=>l.best??null));return i`
    <${T} class="evening">
      <p>
        <b>${s?o("series"):o("evening-title",{part:r>=ps||r<ms?"evening":"day"})}</b>
        <span class="note">${s?o("series-note",{wins:n.options.series_wins}):o("evening-matches",{matches:e.length})}${!s&&a&&` · ${o("evening-best",a)}`}</span>
      </p>
      <ul class="evening-wins">
        ${(s?fs(n):hs(e,n)).map(({seat:l,name:u,wins:c})=>i`
          <li key=${l?.seat??u}>
            <span class="unseen">${o("evening-wins",{name:u,wins:c})}</span>
            ${l?i`<${it} seat=${l.seat} name=${u} bot=${l.bot} />`:i`<span class="row-name" aria-hidden="true" title=${u}>${u}</span>`}
            <b aria-hidden="true">${c}</b>
          </li>
        `)}
      </ul>
      <${wt} class="button quiet evening-all" to=${`/r/${t.link.value}/matches`}>${o("matches-all")}</>
    </>
  `}function $s({room:t,roomName:n,game:e},s){let r=te(s,t,n.peek(),e.peek()),a=Un().filter(l=>l.room===t&&l.over&&l.number<s.number&&r.at-l.at<ds);return[r,...a]}function fs({seats:t}){return t.filter(({left:n,wins:e})=>!n||e>0).map(n=>({seat:n,name:O(n),wins:n.wins})).toSorted(He)}function hs(t,{seats:n}){let e=new Map;for(let{winners:s,winner_seats:r}of t)for(let[a,l]of s.entries()){let u=n.find(g=>r?g.seat===r[a]:O(g)===l),c=u?O(u):l,m=u?.seat??c;e.set(m,{seat:u,name:c,wins:(e.get(m)?.wins??0)+1})}return[...e.values()].toSorted(He)}var He=(t,n)=>n.wins-t.wins;var jt=60,[De,gs,ys]=[250,120,360],bs=250;async function Ge(t,n,e,s){switch(n.kind){case"slide":return bn(t,n.slide,e);case"fade":return t.fadeToMarkers();case"chip-up":{let r=bt(n.view,s,qt);return t.setView({...r,chip:null}),r.chip?t.turnChip(r.chip):void 0}case"chip-down":return t.turnChipDown();case"chip-flies":return ks(n.chip,n.seat)}}async function bn(t,n,e){Ct("slide",{ms:wn(n.cells.length-1)}),await t.animateMove(n,e),Ct("stop")}function ze(){let t=document.querySelectorAll(".board .wins .won");if(Z()||document.hidden||t.length===0)return;Ct("success");let n={duration:gs,fill:"backwards"};for(let s of[document.querySelectorAll(".board .targets .won"),t])s.forEach((r,a)=>r.animate({opacity:[0,1]},{...n,delay:a*De}));let e={transform:["scaleX(0)","none"]};document.querySelector(".board .winner > *")?.animate(e,{...n,duration:ys,delay:t.length*De})}async function ks(t,n){let e=document.querySelector(".board .turning"),s=e?.getBoundingClientRect(),r=document.querySelector(`[data-seat="${n}"] .chip-count`)?.getBoundingClientRect();if(!e||!s||!r||Z())return;let a=document.createElement("div");a.className="chip-flight",a.innerHTML=Pn(Cn(t.robot,t.symbol),{size:jt}),document.body.append(a);let l=({x:c,y:m,width:g,height:h},k)=>({transform:`translate(${c+(g-jt)/2}px, ${m+(h-jt)/2}px) scale(${k})`});e.animate({opacity:[0,0]},Jt.flight+bs),await a.animate([l(s,s.width/jt),l(r,.3)],{duration:Jt.flight,easing:"ease-in-out"}).finished.catch(()=>{}),a.remove()}var _s=5;function iu({table:t,view:n}){let{session:e}=t,s=lt();Q(()=>{let a=requestAnimationFrame(ze);return()=>cancelAnimationFrame(a)},[n.number]);let r=e.rematch.value?i`<${Bt} session=${e} statusRef=${s} leads=${e.latest.value?.allowed_commands.includes("set_options")?e.follow:void 0} />`:n.allowed_commands.includes("play_again")&&i`
        <${$} onClick=${()=>Fe(t,!0)}>${o("final-new-board")}</>
        <${$} kind="main" onClick=${()=>Fe(t,!1)}>${o(n.mode==="alone"?"final-again":"final-rematch")}</>
      `;return i`<${ws} table=${t} view=${n} room=${e.roomName.value} game=${e.game.value} next=${r} series=${Ot(n)} evening=${i`<${Ke} session=${e} view=${n} />`} />`}function ws({table:t,view:n,room:e=null,game:s,next:r,series:a,evening:l,record:u}){let c=n.mode==="alone",m=n.history.length,g=n.end_reason==="chips-gone"&&n.history.at(-1)?.outcome==="returned",h=Math.max(1,Math.round(((n.ended_at??0)-(n.started_at??0))/60)),k=t.replay.playback.value,_=k&&n.history.find(C=>C.round===k.path.task),v=_??ht(n.history)?.round??n.history.at(-1);return An({screen:k?"game":"final",room:c?null:e,title:rt(n),facts:[o("round-count",{rounds:m}),o("minute-count",{minutes:h})]}),i`
    <${N} class="final">
      <div class="final-head">
        <${G} class="hero" focusOn=${`${n.number}.end`}>${rt(n)}</>
        <p class="lead">${c?o("alone-score",nt(n)):Ss(n)} ${g&&o("final-unsolved")}</p>
        ${a&&i`<p class="lead">${a}</p>`}
      </div>
      ${!k&&i`<${xs} table=${t} view=${n} />`}
      ${_&&i`<${gt} table=${t} view=${n} result=${_} /><p><${$} onClick=${t.replay.close}>${o("replay-close")}</></p>`}
      ${c?i`<${kt} view=${n} head=${!1} />`:i`<${Ts} view=${n} />`}
      ${l}
      ${u||i`
        <p class="rounds-head"><b>${o("final-rounds")}</b> <span class="note">${o("final-rounds-note")}</span></p>
        <${he} table=${t} view=${n} most=${_s} />
      `}
    </>
    <${E}>
      <div class="buttons">
        ${s!==null&&i`<${$} onClick=${()=>Cs(n,s)}>${o("final-share")}</>`}
        ${v&&i`<${cn} view=${n} round=${v} />`}
        ${r||i`<${wt} class="button main" to="/">${o("to-start")}</>`}
      </div>
    </>
  `}function xs({table:t,view:n}){let e=ht(n.history),[s]=e?Y(e.round):[];if(!e||!s)return null;let r={...b(n,e.round.seat),round:e.round.round,moves:s.moves.length,gap:e.gap};return i`
    <p class="best-round">
      <span><b>${o("final-best",r)}</b> <span class="note">${e.gap>0?o("final-best-gap",r):o("final-best-shortest",r)}</span></span>
      <${$} icon="play" label=${o("final-best-play")} onClick=${()=>t.replay.start(s)} />
    </p>
  `}async function Fe({session:t},n){!t.rematch.peek()&&await S(t,"play_again",{new_board:n})||t.rematch.peek()&&await S(t,"answer_invitation",{accept:!0})}function Ss({winners:t,seats:n,history:e}){let s=n.find(({seat:r})=>r===t[0])?.chips.length??0;return o("final-summary",{chips:o("chip-count",{chips:s}),rounds:o("round-count",{rounds:e.length})})}function vs({seats:t,winners:n}){let e=({seat:r,chips:a})=>a.length+(n.includes(r)?100:0),s=t.toSorted((r,a)=>e(a)-e(r));return s.map(r=>({seat:r,place:s.findIndex(a=>e(a)===e(r))+1}))}function Ts({view:t}){return i`
    <ol class="ranking" aria-label=${o("final-ranking")}>
      ${vs(t).map(({seat:n,place:e})=>i`
          <li key=${n.seat} class="rank">
            <span class="row-order">${e}</span>
            <${it} seat=${n.seat} name=${O(n)} bot=${n.bot} away=${n.left} />
            <b class="row-name" title=${O(n)}>${A(t,n.seat)}</b>
            <${Nt} handicap=${n.handicap} />
            <span class="rank-chips">${n.chips.map(s=>i`<${z} key=${s.cell} chip=${s} size=${28} label=${B(s)} />`)}</span>
            <strong class="rank-count">${n.chips.length}</strong>
          </li>
        `)}
    </ol>
  `}async function Cs(t,n){let e=Mn(`/games/${n}`),s=Ps(t),r=await se(s,e);r==="copied"&&w({words:o("solved-copied")}),r==="failed"&&w({words:o("solved-by-hand",{words:`${s} ${e}`}),lasting:!0})}function Ps(t){let n=new Intl.DateTimeFormat(En(),{dateStyle:"long"}).format((t.ended_at??0)*1e3),e=Math.max(...t.history.map(({steps:l})=>l.length)),{found:s}=nt(t),a=t.mode==="alone"&&o("game-alone",{found:s,chips:t.laid.length})||o("final-share-text",{result:rt({...t,you:null}),rounds:o("round-count",{rounds:t.history.length}),moves:e});return`${o("share-day",{date:n})}
${a}`}function Ms(t,n){let e=nn(n),{board:s,chosen:r,cursor:a,replay:l,stage:u}=e,c=$t(null),m=$t({showing:"",moves:[]}),g=j(()=>t.view.value?.demonstration?.steps.length??0),h=j(()=>{let p=t.view.value;return!p||m.value.showing!==qe(p)?[]:m.value.moves.filter(({count:f})=>f>g.value)}),k=j(()=>{let p=t.latest.value;return t.hands.value&&p!==null&&U(p)}),_=j(()=>{let p=t.view.value;if(!p||!s.value)return{};let f=bt(p,s.value,{playback:l.playback.value,scratch:c.value,ahead:h.value.map(({slide:d})=>d),chosen:r.value,open:k.value});return a.value===null?f:{...f,cursor:a.value}}),v=j(()=>_.value.readOnly===!1),C=t.enter({board:()=>s.peek(),play:(p,f,d)=>u.act(async y=>{await P(y,p,f),d()})}),I=me(t),X=t.onEvents(({events:p})=>{p.some(({event:f})=>Es.has(f.type))&&q(),m.value={showing:m.peek().showing,moves:h.peek()}});async function P(p,f,d){f.kind==="chip-up"&&q();let y=f.kind==="slide"&&m.peek().moves.find(({count:x,move:pt})=>x===f.event.count&&pt===f.event.move);y&&f.event.seat===t.view.peek()?.you?await y.landing:s.peek()&&await Ge(p,f,d,s.peek())}function q(){l.close(),c.value=null,r.value=null}async function et(p,f,d){r.value=f;let y=g.value+h.value.length+1,x=p.mode==="friends"?p.demonstration?.moves??1/0:1/0,pt=y>x?null:e.slide(_.value.robots??{},f,d);if(!pt)return!1;let Yt=f+d,kn=u.act(je=>bn(je,pt)).then(()=>_t(y,Yt));m.value={showing:qe(p),moves:[...h.value,{count:y,move:Yt,slide:pt,landing:kn,landed:!1}]};let _n=await S(t,"move_robot",{round:p.round,move:Yt});return _n||(m.value={showing:"",moves:[]}),await kn,!!_n}async function V(p){for(let f of p){let d=t.view.value;if(!d||!U(d)||!v.value)return;let[y,x]=[...f];if(!await et(d,y,x))return}}function _t(p,f){if(p<=(t.latest.peek()?.demonstration?.steps.length??0))return;let{showing:d,moves:y}=m.peek();m.value={showing:d,moves:y.map(x=>x.count===p&&x.move===f?{...x,landed:!0}:x)}}return{chat:I,...e,session:t,scene:_,scratch:c,showPath:V,inHand:v,moves:j(()=>[...(t.view.value?.demonstration?.steps??[]).map(({move:p})=>p),...h.value.filter(({landed:p})=>p).map(({move:p})=>p)]),choose(p){let f=t.view.value;f&&U(f)&&!k.value||f?.robots[p]!==void 0&&(r.value=p)},move(p,f){let d=t.view.value;if(!d||!v.value)return;if(!c.value){et(d,p,f);return}r.value=p;let y=e.slide(_.value.robots??{},p,f);y&&(u.act(x=>x.animateMove(y)),c.value=Gn(c.value,f,y))},moveShut(p,f){let d=t.view.value;if(!(!d||d.you===null||d.phase!=="thinking"&&d.phase!=="bidding")){if(!d.options.scratch_board&&!d.options.everybody_scores){w({words:o("swipe-thinking"),urgent:!0});return}this.startScratch(),this.move(p,f)}},startScratch:()=>{c.value=Tt(t.view.value?.robots??{})},undoScratch:()=>{c.value=c.value&&zn(c.value,Math.max(0,c.value.moves.length-1))},endScratch:()=>{c.value=null},leave(){X(),I.leave(),C(),e.leave()}}}function bu(t){let{api:n}=Zt(),e=mt(()=>Ms(t,n),[t,n]);return en(e,t.view.value?.board),e}function ku(t){let{api:n}=Zt(),e=mt(()=>{let s=nn(n),r=j(()=>s.board.value?bt(t,s.board.value,{...qt,playback:s.replay.playback.value}):{});return{...s,scene:r}},[t,n]);return en(e,t.board),e}var Es=new Set(["chip_turned","demonstration_started","demonstration_failed","chip_taken","chip_returned","chip_laid","match_ended"]);function qe(t){return U(t)?`${t.number}.${t.round}.${t.demonstration?.seat}`:""}export{he as a,Ye as b,Ht as c,Us as d,At as e,bo as f,vo as g,To as h,or as i,to as j,oo as k,Wt as l,ea as m,un as n,gt as o,Mo as p,U as q,bi as r,Ae as s,ns as t,os as u,hl as v,us as w,iu as x,ws as y,vs as z,bu as A,ku as B};
