import{$ as _,D as t,Kb as K,Lb as V,Ma as O,Pa as T,R as g,Ua as L,Va as A,Z as m,Za as R,_ as j,aa as E,ba as P,c as w,ca as q,da as x,g as N,m as p,ma as c,n as S,na as v,o as y,qa as I}from"./chunk-MNU7QG5Z.js";var F=[30,10],G=2;function bo(o){w(()=>o.onEvents(r=>J(r)),[o]);let n=o.view.value,e=n&&H(n)?n.until:null;w(()=>{if(e===null)return;let r=F.map(a=>{let s=(e-a-o.serverNow())*1e3;return s>0?setTimeout(()=>o.view.value&&m(Q(o.view.value,a)),s):void 0});return()=>r.forEach(clearTimeout)},[e])}function H(o){return o.phase==="bidding"||o.mode==="alone"&&o.phase==="thinking"}function J({events:o,before:n,view:e,missed:r}){if(r){let a=lo(o.map(({event:s})=>s),e);a&&_({words:a,rank:"missed"});return}for(let{event:a}of o){let s=U(a,e,n);s&&(s.shown&&_({words:s.shown,unspoken:!0}),(s.now?j:m)(s.words))}}function Q(o,n){let[e]=o.bids,r=t("say-seconds",{seconds:Math.max(0,Math.ceil(n))});return e?`${r} ${t("say-first",{...c(o,e.seat),moves:e.moves})}`:r}function U(o,n,e){switch(o.type){case"chip_turned":return{words:X(n),now:!0};case"bid_placed":return Y(o,n,e);case"player_passed":return{words:e?.bids.length?t("say-passed",c(n,o.seat)):t("say-no-way",c(n,o.seat))};case"bidding_closed":return o.at<(e?.until??0)?$(t("say-all-passed")):null;case"timer_started":return Z(o,n);case"deadline_extended":return $(t("event-extended",{seconds:o.seconds}));case"thinking_lapsed":return{words:t("think-lapsed")};case"solution_claimed":return{words:o.moves===null?t("say-found"):t("say-found-bid",{moves:o.moves}),now:!0};case"demonstration_started":return o.moves===null?null:{words:to(o.seat,o.moves,n),now:!0};case"robot_moved":return{words:W(o.move,o.count,oo(o.move,o.count,n))};case"demonstration_failed":return ro(o,n,e);case"chip_taken":return{words:so(o.seat,n),now:!0};case"chip_returned":return{words:no(o.reason,n),now:!0};case"chip_laid":return{words:`${o.face_up?t("alone-found-title"):t("alone-missed-title")}. ${t("alone-score",I(n))}.`,now:!0};case"optimum_found":return n.result?.round===o.round?{words:eo(o.optimum,n.result.steps.length)}:null;case"player_seated":return $(t("event-seated",{...c(n,o.seat),round:o.plays_from}));case"player_left":return $(t("event-left",c(e??n,o.seat)));case"player_returned":return $(t("event-returned",c(n,o.seat)));case"host_changed":return $(t("event-host",c(n,o.seat)));case"match_ended":return{words:ao(n),now:!0};default:return null}}var $=o=>({words:o,shown:o});function X({chip:o,round:n,robots:e}){if(!o)return"";let r={round:n,robot:o.robot??"any",target:x(o),cell:o.cell},a=o.robot&&t("say-stands",{robot:o.robot,cell:e[o.robot]??""});return[t("say-chip",r),a].filter(Boolean).join(" ")}function Y({seat:o,moves:n},e,r){let a=e.bids.findIndex(i=>i.seat===o)+1,s={...c(e,o),moves:n,place:a};if(r?.bids.length===0)return{words:t("say-bid-first",s),now:!0};let l=e.bids.findIndex(i=>i.seat===e.you),u=l>=0&&o!==e.you?t("say-you-are",{place:l+1,moves:e.bids[l].moves}):"";return{words:[t("say-bid",s),u].filter(Boolean).join(" ")}}function Z({reason:o,seat:n,at:e,until:r},a){let s=t("say-seconds",{seconds:Math.ceil(r-e)});return o==="first-bid"?{words:s,now:!0}:o==="runs-on"?{words:`${t("alone-runs-on")} ${s}`,now:!0}:o==="second-run"?{words:`${t("alone-second-run")} ${s}`,now:!0}:{words:`${t("say-turned-glass",c(a,n))} ${s}`,now:!0}}function oo(o,n,e){let r=(e.demonstration?.steps??e.result?.steps??[])[n-1];return r?.move===o?r.cells.at(-1):void 0}function W(o,n,e){let[r,a]=[...o],s={count:n,robot:E(r),direction:P(a)};return e?t("say-move",{...s,cell:e}):t("say-move-alone",s)}function z({status:o,moves:n,at_least:e},r){return o==="unsolvable"?t("optimum-none"):r>0&&e>=r?t("optimum-shown"):n===null?e>G?t("optimum-unknown-from",{moves:e}):t("optimum-unknown"):t("optimum-moves",{moves:n})}function eo(o,n){let{count:e,count_capped:r}=o,a=e!==null&&t(r?"say-count-capped":"say-count",{count:e});return[z(o,n),a].filter(Boolean).join(" ")}function no(o,{result:n}){let e=n?.optimum&&n.optimum.moves!==null?z(n.optimum,0):"";return[`${t(`result-${o}`)}.`,e,t("result-back")].filter(Boolean).join(" ")}function to(o,n,e){let r=t("say-turn",{...c(e,o),moves:n});if(e.bids.length<2||e.bids.some(({failure:s})=>s!==null))return r;let a=e.bids.map(s=>t("say-order-one",{name:v(e,s.seat),moves:s.moves}));return`${t("say-order",{bids:a.join(", ")})} ${r}`}function ro({seat:o,reason:n},e,r){let a=r?.bids.find(i=>i.seat===o)?.moves??0,s=t(`failed-${n}`,{...c(e,o),moves:a}),l=e.phase==="showing"?e.demonstration:null,u=l?t("failed-next",{...c(e,l.seat),moves:l.moves??0}):"";return{words:s,shown:[s,u].filter(Boolean).join(" "),now:!0}}function so(o,n){let{result:e}=n,r=n.seats.find(a=>a.seat===o)?.chips.length??0;return t("say-taken",{...c(n,o),target:e?x(e.chip):"",moves:e?.steps.length??0,chips:r})}function ao(o){let{winners:n}=o;if(o.mode==="alone")return n.length>0?t("final-alone-won"):t("final-alone-lost");if(n.length===0)return t("final-nobody");if(n.length===1)return t("final-wins",c(o,n[0]));let e=n.filter(r=>r!==o.you).map(r=>v(o,r));return t("final-shared",{names:q(e.length<n.length?[...e,t("you-among")]:e)})}function lo(o,n){let e=t("you-are-back");for(let r of o.toReversed())switch(r.type){case"bid_placed":if(r.seat!==n.you)return`${e} ${t("back-bid",{...c(n,r.seat),moves:r.moves})}`;break;case"deadline_extended":return`${e} ${t("event-extended",{seconds:r.seconds})}`;case"chip_taken":return`${e} ${t("back-taken",c(n,r.seat))}`;case"chip_turned":return`${e} ${t("back-chip")}`;default:}return e}function D({table:o,path:n}){let{replay:e}=o,r=e.playback.value,a=n.moves.length,s=C(n,r),l=e.speed.value,u=h=>()=>{e.playback.value||(o.openPath(n),e.to(s)),h()};function i(h){let B=e.playback.value?.path.slides[h-1]?.cells.at(-1),M=o.board.value;B===void 0||!M?m(t("replay-place",{move:0,moves:a})):m(W(n.moves[h-1],h,g(B,M.width)))}let d=u(()=>{e.back(),i(e.playback.value?.step??0)}),b=u(()=>{s<a&&i(s+1),e.forward()}),f=()=>O.value===null,k=()=>o.session?.view.value?.allowed_commands.includes("say_ready")??!1;return T([{keys:["["],text:"key-step-back",when:f,run:d},{keys:["]"],text:"key-step-forward",when:f,run:b},{keys:[" "],text:"key-play",when:()=>f()&&!k(),run:u(e.toggle)}]),p`
    <div class="player" role="group" aria-label=${t("replay-label")}>
      <${y} kind="quiet" icon="first" label=${t("replay-first")} disabled=${s===0} onClick=${u(()=>e.to(0))} />
      <${y} kind="quiet" icon="back" label=${t("replay-back")} disabled=${s===0} onClick=${d} />
      <button type="button" class="play" aria-label=${r?.playing?t("replay-pause"):t("replay-play")} onClick=${u(e.toggle)}>
        <${S} name=${r?.playing?"pause":"play"} />
      </button>
      <${y} kind="quiet" icon="forward" label=${t("replay-forward")} disabled=${s===a} onClick=${b} />
      <${y} kind="quiet" icon="last" label=${t("replay-last")} disabled=${s===a} onClick=${u(()=>e.to(a))} />
      <span class="player-place">${t("replay-place",{move:s,moves:a})}</span>
      <${y}
        kind="quiet" class="player-speed" aria-pressed=${l===2} label=${t("replay-speed",{speed:l})}
        onClick=${()=>e.speed.value=l===1?2:1}
      >${t("replay-times",{speed:l})}</>
    </div>
  `}function C({kind:o,moves:n},e){return e?.step??(o==="shown"?n.length:0)}function Lo({table:o,paths:n,owner:e,legend:r,children:a}){let s=N(),l=o.replay.playback.value,u=n.find(({kind:d})=>d===l?.of.kind)??n[0];if(!u)return null;let i=n.length>1;return p`
    <${R} class=${i?"paths pair":"paths"}>
      ${a}
      <fieldset class="path-options">
        <legend class="unseen">${r}</legend>
        ${n.map(d=>p`
          <${uo}
            key=${d.kind} table=${o} path=${d} owner=${e} name=${i?s:null} chosen=${d===u}
            step=${d===u?C(d,l):void 0}
          />
        `)}
      </fieldset>
      <${D} table=${o} path=${u} />
    </>
  `}function uo({table:o,path:n,owner:e,name:r,chosen:a,step:s}){let{round:{optimum:l},kind:u,moves:i}=n,d=u==="optimum"?t("path-optimum"):e,b=t("path-label",{title:d,moves:i.length}),f=()=>{o.openPath(n),m(b)},k=p`<b title=${d}>${d}</b> <strong>${i.length}</strong>`;return p`
    <div class=${a?"path-option chosen":"path-option"}>
      ${r===null?p`<p class="path-head">${k}</p>`:p`
            <label class="path-head">
              <input type="radio" name=${r} checked=${a} onChange=${f} aria-label=${b} />
              ${k}
            </label>
          `}
      <${io} table=${o} path=${n} onClick=${r===null||a?void 0:f} />
      <${L} moves=${i} label=${t("result-moves")} now=${s} />
      ${u==="optimum"&&l?.count!=null&&p`<p class="path-count note">${t(l.count_capped?"optimum-count-capped":"optimum-count",{count:l.count})}</p>`}
    </div>
  `}function io({table:o,path:n,onClick:e}){let r=o.board.value;if(!r)return null;let{slides:a,start:s}=K(n,r),l=V({start:s,slides:a},a.length,i=>g(i,r.width)),u={...n.round.chip,symbol:n.round.chip.symbol??"vortex"};return p`
    <div class="path-picture" aria-hidden="true" onClick=${e}>
      <${A} data=${r} view=${{robots:l,chip:u,trail:{moves:a}}} />
    </div>
  `}export{bo as a,Q as b,X as c,z as d,ao as e,Lo as f};
