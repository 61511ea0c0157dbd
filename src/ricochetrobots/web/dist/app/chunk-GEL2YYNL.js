//# allFunctionsCalledOnLoad
import{La as I,M as g,Mb as K,Nb as V,Oa as O,T as S,Ta as T,U as $,Ua as L,Y as c,Ya as A,_ as w,ba as j,c as _,g as N,m as p,mb as f,nb as R,ob as v,ua as E,va as P,wa as q,xa as x,y as n}from"./chunk-ZRUFX45G.js";var F=[30,10],G=2;function $e(e){_(()=>e.onEvents(r=>J(r)),[e]);let t=e.view.value,o=t&&H(t)?t.until:null;_(()=>{if(o===null)return;let r=F.map(a=>{let s=(o-a-e.serverNow())*1e3;return s>0?setTimeout(()=>e.view.value&&f(Q(e.view.value,a)),s):void 0});return()=>r.forEach(clearTimeout)},[o])}function H(e){return e.phase==="bidding"||e.mode==="alone"&&e.phase==="thinking"}function J({events:e,before:t,view:o,missed:r}){if(r){let a=le(e.map(({event:s})=>s),o);a&&v({words:a,rank:"missed"});return}for(let{event:a}of e){let s=U(a,o,t);s&&(s.shown&&v({words:s.shown,unspoken:!0}),(s.now?R:f)(s.words))}}function Q(e,t){let[o]=e.bids,r=n("say-seconds",{seconds:Math.max(0,Math.ceil(t))});return o?`${r} ${n("say-first",{...c(e,o.seat),moves:o.moves})}`:r}function U(e,t,o){switch(e.type){case"chip_turned":return{words:X(t),now:!0};case"bid_placed":return Y(e,t,o);case"player_passed":return{words:o?.bids.length?n("say-passed",c(t,e.seat)):n("say-no-way",c(t,e.seat))};case"bidding_closed":return e.at<(o?.until??0)?m(n("say-all-passed")):null;case"timer_started":return Z(e,t);case"deadline_extended":return m(n("event-extended",{seconds:e.seconds}));case"thinking_lapsed":return{words:n("think-lapsed")};case"solution_claimed":return{words:e.moves===null?n("say-found"):n("say-found-bid",{moves:e.moves}),now:!0};case"demonstration_started":return e.moves===null?null:{words:ne(e.seat,e.moves,t),now:!0};case"robot_moved":return{words:W(e.move,e.count,ee(e.move,e.count,t))};case"demonstration_failed":return re(e,t,o);case"chip_taken":return{words:se(e.seat,t),now:!0};case"chip_returned":return{words:te(e.reason,t),now:!0};case"chip_laid":return{words:`${e.face_up?n("alone-found-title"):n("alone-missed-title")}. ${n("alone-score",j(t))}.`,now:!0};case"optimum_found":return t.result?.round===e.round?{words:oe(e.optimum,t.result.steps.length)}:null;case"player_seated":return m(n("event-seated",{...c(t,e.seat),round:e.plays_from}));case"player_left":return m(n("event-left",c(o??t,e.seat)));case"player_returned":return m(n("event-returned",c(t,e.seat)));case"host_changed":return m(n("event-host",c(t,e.seat)));case"player_removed":return m(n("event-removed",c(o??t,e.seat)));case"seat_forgotten":return m(n("event-forgotten",c(o??t,e.seat)));case"room_locked":return m(n("event-locked"));case"room_unlocked":return m(n("event-unlocked"));case"match_ended":return{words:ae(t),now:!0};default:return null}}var m=e=>({words:e,shown:e});function X({chip:e,round:t,robots:o}){if(!e)return"";let r={round:t,robot:e.robot??"any",target:x(e),cell:e.cell},a=e.robot&&n("say-stands",{robot:e.robot,cell:o[e.robot]??""});return[n("say-chip",r),a].filter(Boolean).join(" ")}function Y({seat:e,moves:t},o,r){let a=o.bids.findIndex(i=>i.seat===e)+1,s={...c(o,e),moves:t,place:a};if(r?.bids.length===0)return{words:n("say-bid-first",s),now:!0};let l=o.bids.findIndex(i=>i.seat===o.you),u=l>=0&&e!==o.you?n("say-you-are",{place:l+1,moves:o.bids[l].moves}):"";return{words:[n("say-bid",s),u].filter(Boolean).join(" ")}}function Z({reason:e,seat:t,at:o,until:r},a){let s=n("say-seconds",{seconds:Math.ceil(r-o)});return e==="first-bid"?{words:s,now:!0}:e==="runs-on"?{words:`${n("alone-runs-on")} ${s}`,now:!0}:e==="second-run"?{words:`${n("alone-second-run")} ${s}`,now:!0}:{words:`${n("say-turned-glass",c(a,t))} ${s}`,now:!0}}function ee(e,t,o){let r=(o.demonstration?.steps??o.result?.steps??[])[t-1];return r?.move===e?r.cells.at(-1):void 0}function W(e,t,o){let[r,a]=[...e],s={count:t,robot:E(r),direction:P(a)};return o?n("say-move",{...s,cell:o}):n("say-move-alone",s)}function z({status:e,moves:t,at_least:o},r){return e==="unsolvable"?n("optimum-none"):r>0&&o>=r?n("optimum-shown"):t===null?o>G?n("optimum-unknown-from",{moves:o}):n("optimum-unknown"):n("optimum-moves",{moves:t})}function oe(e,t){let{count:o,count_capped:r}=e,a=o!==null&&n(r?"say-count-capped":"say-count",{count:o});return[z(e,t),a].filter(Boolean).join(" ")}function te(e,{result:t}){let o=t?.optimum&&t.optimum.moves!==null?z(t.optimum,0):"";return[`${n(`result-${e}`)}.`,o,n("result-back")].filter(Boolean).join(" ")}function ne(e,t,o){let r=n("say-turn",{...c(o,e),moves:t});if(o.bids.length<2||o.bids.some(({failure:s})=>s!==null))return r;let a=o.bids.map(s=>n("say-order-one",{name:w(o,s.seat),moves:s.moves}));return`${n("say-order",{bids:a.join(", ")})} ${r}`}function re({seat:e,reason:t},o,r){let a=r?.bids.find(i=>i.seat===e)?.moves??0,s=n(`failed-${t}`,{...c(o,e),moves:a}),l=o.phase==="showing"?o.demonstration:null,u=l?n("failed-next",{...c(o,l.seat),moves:l.moves??0}):"";return{words:s,shown:[s,u].filter(Boolean).join(" "),now:!0}}function se(e,t){let{result:o}=t,r=t.seats.find(a=>a.seat===e)?.chips.length??0;return n("say-taken",{...c(t,e),target:o?x(o.chip):"",moves:o?.steps.length??0,chips:r})}function ae(e){let{winners:t}=e;if(e.mode==="alone")return t.length>0?n("final-alone-won"):n("final-alone-lost");if(t.length===0)return n("final-nobody");if(t.length===1)return n("final-wins",c(e,t[0]));let o=t.filter(r=>r!==e.you).map(r=>w(e,r));return n("final-shared",{names:q(o.length<t.length?[...o,n("you-among")]:o)})}function le(e,t){let o=n("you-are-back");for(let r of e.toReversed())switch(r.type){case"bid_placed":if(r.seat!==t.you)return`${o} ${n("back-bid",{...c(t,r.seat),moves:r.moves})}`;break;case"deadline_extended":return`${o} ${n("event-extended",{seconds:r.seconds})}`;case"chip_taken":return`${o} ${n("back-taken",c(t,r.seat))}`;case"chip_turned":return`${o} ${n("back-chip")}`;default:}return o}function D({table:e,path:t}){let{replay:o}=e,r=o.playback.value,a=t.moves.length,s=C(t,r),l=o.speed.value,u=b=>()=>{o.playback.value||(e.openPath(t),o.to(s)),b()};function i(b){let B=o.playback.value?.path.slides[b-1]?.cells.at(-1),M=e.board.value;B===void 0||!M?f(n("replay-place",{move:0,moves:a})):f(W(t.moves[b-1],b,g(B,M.width)))}let d=u(()=>{o.back(),i(o.playback.value?.step??0)}),h=u(()=>{s<a&&i(s+1),o.forward()}),y=()=>I.value===null,k=()=>e.session?.view.value?.allowed_commands.includes("say_ready")??!1;return O([{keys:["["],text:"key-step-back",when:y,run:d},{keys:["]"],text:"key-step-forward",when:y,run:h},{keys:[" "],text:"key-play",when:()=>y()&&!k(),run:u(o.toggle)}]),p`
    <div class="player" role="group" aria-label=${n("replay-label")}>
      <${$} kind="quiet" icon="first" label=${n("replay-first")} disabled=${s===0} onClick=${u(()=>o.to(0))} />
      <${$} kind="quiet" icon="back" label=${n("replay-back")} disabled=${s===0} onClick=${d} />
      <button type="button" class="play" aria-label=${r?.playing?n("replay-pause"):n("replay-play")} onClick=${u(o.toggle)}>
        <${S} name=${r?.playing?"pause":"play"} />
      </button>
      <${$} kind="quiet" icon="forward" label=${n("replay-forward")} disabled=${s===a} onClick=${h} />
      <${$} kind="quiet" icon="last" label=${n("replay-last")} disabled=${s===a} onClick=${u(()=>o.to(a))} />
      <span class="player-place">${n("replay-place",{move:s,moves:a})}</span>
      <${$}
        kind="quiet" class="player-speed" aria-pressed=${l===2} label=${n("replay-speed",{speed:l})}
        onClick=${()=>o.speed.value=l===1?2:1}
      >${n("replay-times",{speed:l})}</>
    </div>
  `}function C({kind:e,moves:t},o){return o?.step??(e==="shown"?t.length:0)}function Te({table:e,paths:t,owner:o,legend:r,children:a}){let s=N(),l=e.replay.playback.value,u=t.find(({kind:d})=>d===l?.of.kind)??t[0];if(!u)return null;let i=t.length>1;return p`
    <${A} class=${i?"paths pair":"paths"}>
      ${a}
      <fieldset class="path-options">
        <legend class="unseen">${r}</legend>
        ${t.map(d=>p`
          <${ue}
            key=${d.kind} table=${e} path=${d} owner=${o} name=${i?s:null} chosen=${d===u}
            step=${d===u?C(d,l):void 0}
          />
        `)}
      </fieldset>
      <${D} table=${e} path=${u} />
    </>
  `}function ue({table:e,path:t,owner:o,name:r,chosen:a,step:s}){let{round:{optimum:l},kind:u,moves:i}=t,d=u==="optimum"?n("path-optimum"):o,h=n("path-label",{title:d,moves:i.length}),y=()=>{e.openPath(t),f(h)},k=p`<b title=${d}>${d}</b> <strong>${i.length}</strong>`;return p`
    <div class=${a?"path-option chosen":"path-option"}>
      ${r===null?p`<p class="path-head">${k}</p>`:p`
            <label class="path-head">
              <input type="radio" name=${r} checked=${a} onChange=${y} aria-label=${h} />
              ${k}
            </label>
          `}
      <${ce} table=${e} path=${t} onClick=${r===null||a?void 0:y} />
      <${T} moves=${i} label=${n("result-moves")} now=${s} />
      ${u==="optimum"&&l?.count!=null&&p`<p class="path-count note">${n(l.count_capped?"optimum-count-capped":"optimum-count",{count:l.count})}</p>`}
    </div>
  `}function ce({table:e,path:t,onClick:o}){let r=e.board.value;if(!r)return null;let{slides:a,start:s}=K(t,r),l=V({start:s,slides:a},a.length,i=>g(i,r.width)),u={...t.round.chip,symbol:t.round.chip.symbol??"vortex"};return p`
    <div class="path-picture" aria-hidden="true" onClick=${o}>
      <${L} data=${r} view=${{robots:l,chip:u,trail:{moves:a}}} />
    </div>
  `}export{$e as a,Q as b,X as c,z as d,ae as e,Te as f};
