import{$ as j,Ba as I,C as e,Ea as O,Eb as K,Fb as V,Ja as T,Ka as L,Ma as m,Na as A,Oa as W,Q as g,Ua as R,X as c,Y as _,c as w,g as N,l as p,la as E,m as S,ma as P,n as y,na as q,oa as x}from"./chunk-WLUJNUFS.js";var F=[30,10],G=2;function bo(o){w(()=>o.onEvents(r=>J(r)),[o]);let n=o.view.value,t=n&&H(n)?n.until:null;w(()=>{if(t===null)return;let r=F.map(a=>{let s=(t-a-o.serverNow())*1e3;return s>0?setTimeout(()=>o.view.value&&m(Q(o.view.value,a)),s):void 0});return()=>r.forEach(clearTimeout)},[t])}function H(o){return o.phase==="bidding"||o.mode==="alone"&&o.phase==="thinking"}function J({events:o,before:n,view:t,missed:r}){if(r){let a=lo(o.map(({event:s})=>s),t);a&&W({words:a});return}for(let{event:a}of o){let s=U(a,t,n);s&&(s.shown&&W({words:s.shown,unspoken:!0}),(s.now?A:m)(s.words))}}function Q(o,n){let[t]=o.bids,r=e("say-seconds",{seconds:Math.max(0,Math.ceil(n))});return t?`${r} ${e("say-first",{...c(o,t.seat),moves:t.moves})}`:r}function U(o,n,t){switch(o.type){case"chip_turned":return{words:X(n),now:!0};case"bid_placed":return Y(o,n,t);case"player_passed":return{words:t?.bids.length?e("say-passed",c(n,o.seat)):e("say-no-way",c(n,o.seat))};case"bidding_closed":return o.at<(t?.until??0)?h(e("say-all-passed")):null;case"timer_started":return Z(o,n);case"thinking_lapsed":return{words:e("think-lapsed")};case"solution_claimed":return{words:o.moves===null?e("say-found"):e("say-found-bid",{moves:o.moves}),now:!0};case"demonstration_started":return o.moves===null?null:{words:eo(o.seat,o.moves,n),now:!0};case"robot_moved":return{words:v(o.move,o.count,oo(o.move,o.count,n))};case"demonstration_failed":return ro(o,n,t);case"chip_taken":return{words:so(o.seat,n),now:!0};case"chip_returned":return{words:no(o.reason,n),now:!0};case"chip_laid":return{words:`${o.face_up?e("alone-found-title"):e("alone-missed-title")}. ${e("alone-score",j(n))}.`,now:!0};case"optimum_found":return n.result?.round===o.round?{words:to(o.optimum,n.result.steps.length)}:null;case"player_seated":return h(e("event-seated",{...c(n,o.seat),round:o.plays_from}));case"player_left":return h(e("event-left",c(t??n,o.seat)));case"player_returned":return h(e("event-returned",c(n,o.seat)));case"host_changed":return h(e("event-host",c(n,o.seat)));case"match_ended":return{words:ao(n),now:!0};default:return null}}var h=o=>({words:o,shown:o});function X({chip:o,round:n,robots:t}){if(!o)return"";let r={round:n,robot:o.robot??"any",target:x(o),cell:o.cell},a=o.robot&&e("say-stands",{robot:o.robot,cell:t[o.robot]??""});return[e("say-chip",r),a].filter(Boolean).join(" ")}function Y({seat:o,moves:n},t,r){let a=t.bids.findIndex(i=>i.seat===o)+1,s={...c(t,o),moves:n,place:a};if(r?.bids.length===0)return{words:e("say-bid-first",s),now:!0};let l=t.bids.findIndex(i=>i.seat===t.you),u=l>=0&&o!==t.you?e("say-you-are",{place:l+1,moves:t.bids[l].moves}):"";return{words:[e("say-bid",s),u].filter(Boolean).join(" ")}}function Z({reason:o,seat:n,at:t,until:r},a){let s=e("say-seconds",{seconds:Math.ceil(r-t)});return o==="first-bid"?{words:s,now:!0}:o==="runs-on"?{words:`${e("alone-runs-on")} ${s}`,now:!0}:o==="second-run"?{words:`${e("alone-second-run")} ${s}`,now:!0}:{words:`${e("say-turned-glass",c(a,n))} ${s}`,now:!0}}function oo(o,n,t){let r=(t.demonstration?.steps??t.result?.steps??[])[n-1];return r?.move===o?r.cells.at(-1):void 0}function v(o,n,t){let[r,a]=[...o],s={count:n,robot:E(r),direction:P(a)};return t?e("say-move",{...s,cell:t}):e("say-move-alone",s)}function z({status:o,moves:n,at_least:t},r){return o==="unsolvable"?e("optimum-none"):r>0&&t>=r?e("optimum-shown"):n===null?t>G?e("optimum-unknown-from",{moves:t}):e("optimum-unknown"):e("optimum-moves",{moves:n})}function to(o,n){let{count:t,count_capped:r}=o,a=t!==null&&e(r?"say-count-capped":"say-count",{count:t});return[z(o,n),a].filter(Boolean).join(" ")}function no(o,{result:n}){let t=n?.optimum&&n.optimum.moves!==null?z(n.optimum,0):"";return[`${e(`result-${o}`)}.`,t,e("result-back")].filter(Boolean).join(" ")}function eo(o,n,t){let r=e("say-turn",{...c(t,o),moves:n});if(t.bids.length<2||t.bids.some(({failure:s})=>s!==null))return r;let a=t.bids.map(s=>e("say-order-one",{name:_(t,s.seat),moves:s.moves}));return`${e("say-order",{bids:a.join(", ")})} ${r}`}function ro({seat:o,reason:n},t,r){let a=r?.bids.find(i=>i.seat===o)?.moves??0,s=e(`failed-${n}`,{...c(t,o),moves:a}),l=t.phase==="showing"?t.demonstration:null,u=l?e("failed-next",{...c(t,l.seat),moves:l.moves??0}):"";return{words:s,shown:[s,u].filter(Boolean).join(" "),now:!0}}function so(o,n){let{result:t}=n,r=n.seats.find(a=>a.seat===o)?.chips.length??0;return e("say-taken",{...c(n,o),target:t?x(t.chip):"",moves:t?.steps.length??0,chips:r})}function ao(o){let{winners:n}=o;if(o.mode==="alone")return n.length>0?e("final-alone-won"):e("final-alone-lost");if(n.length===0)return e("final-nobody");if(n.length===1)return e("final-wins",c(o,n[0]));let t=n.filter(r=>r!==o.you).map(r=>_(o,r));return e("final-shared",{names:q(t.length<n.length?[...t,e("you-among")]:t)})}function lo(o,n){let t=e("you-are-back");for(let r of o.toReversed())switch(r.type){case"bid_placed":if(r.seat!==n.you)return`${t} ${e("back-bid",{...c(n,r.seat),moves:r.moves})}`;break;case"chip_taken":return`${t} ${e("back-taken",c(n,r.seat))}`;case"chip_turned":return`${t} ${e("back-chip")}`;default:}return t}function D({table:o,path:n}){let{replay:t}=o,r=t.playback.value,a=n.moves.length,s=C(n,r),l=t.speed.value,u=b=>()=>{t.playback.value||(o.openPath(n),t.to(s)),b()};function i(b){let B=t.playback.value?.path.slides[b-1]?.cells.at(-1),M=o.board.value;B===void 0||!M?m(e("replay-place",{move:0,moves:a})):m(v(n.moves[b-1],b,g(B,M.width)))}let d=u(()=>{t.back(),i(t.playback.value?.step??0)}),$=u(()=>{s<a&&i(s+1),t.forward()}),f=()=>I.value===null,k=()=>o.session?.view.value?.allowed_commands.includes("say_ready")??!1;return O([{keys:["["],text:"key-step-back",when:f,run:d},{keys:["]"],text:"key-step-forward",when:f,run:$},{keys:[" "],text:"key-play",when:()=>f()&&!k(),run:u(t.toggle)}]),p`
    <div class="player" role="group" aria-label=${e("replay-label")}>
      <${y} kind="quiet" icon="first" label=${e("replay-first")} disabled=${s===0} onClick=${u(()=>t.to(0))} />
      <${y} kind="quiet" icon="back" label=${e("replay-back")} disabled=${s===0} onClick=${d} />
      <button type="button" class="play" aria-label=${r?.playing?e("replay-pause"):e("replay-play")} onClick=${u(t.toggle)}>
        <${S} name=${r?.playing?"pause":"play"} />
      </button>
      <${y} kind="quiet" icon="forward" label=${e("replay-forward")} disabled=${s===a} onClick=${$} />
      <${y} kind="quiet" icon="last" label=${e("replay-last")} disabled=${s===a} onClick=${u(()=>t.to(a))} />
      <span class="player-place">${e("replay-place",{move:s,moves:a})}</span>
      <${y}
        kind="quiet" class="player-speed" aria-pressed=${l===2} label=${e("replay-speed",{speed:l})}
        onClick=${()=>t.speed.value=l===1?2:1}
      >${e("replay-times",{speed:l})}</>
    </div>
  `}function C({kind:o,moves:n},t){return t?.step??(o==="shown"?n.length:0)}function Lo({table:o,paths:n,owner:t,legend:r,children:a}){let s=N(),l=o.replay.playback.value,u=n.find(({kind:d})=>d===l?.of.kind)??n[0];if(!u)return null;let i=n.length>1;return p`
    <${R} class=${i?"paths pair":"paths"}>
      ${a}
      <fieldset class="path-options">
        <legend class="unseen">${r}</legend>
        ${n.map(d=>p`
          <${uo}
            key=${d.kind} table=${o} path=${d} owner=${t} name=${i?s:null} chosen=${d===u}
            step=${d===u?C(d,l):void 0}
          />
        `)}
      </fieldset>
      <${D} table=${o} path=${u} />
    </>
  `}function uo({table:o,path:n,owner:t,name:r,chosen:a,step:s}){let{round:{optimum:l},kind:u,moves:i}=n,d=u==="optimum"?e("path-optimum"):t,$=e("path-label",{title:d,moves:i.length}),f=()=>{o.openPath(n),m($)},k=p`<b title=${d}>${d}</b> <strong>${i.length}</strong>`;return p`
    <div class=${a?"path-option chosen":"path-option"}>
      ${r===null?p`<p class="path-head">${k}</p>`:p`
            <label class="path-head">
              <input type="radio" name=${r} checked=${a} onChange=${f} aria-label=${$} />
              ${k}
            </label>
          `}
      <${io} table=${o} path=${n} onClick=${r===null||a?void 0:f} />
      <${T} table=${o} moves=${i} label=${e("result-moves")} now=${s} />
      ${u==="optimum"&&l?.count!=null&&p`<p class="path-count note">${e(l.count_capped?"optimum-count-capped":"optimum-count",{count:l.count})}</p>`}
    </div>
  `}function io({table:o,path:n,onClick:t}){let r=o.board.value;if(!r)return null;let{slides:a,start:s}=K(n,r),l=V({start:s,slides:a},a.length,i=>g(i,r.width)),u={...n.round.chip,symbol:n.round.chip.symbol??"vortex"};return p`
    <div class="path-picture" aria-hidden="true" onClick=${t}>
      <${L} data=${r} view=${{robots:l,chip:u,trail:{moves:a}}} />
    </div>
  `}export{bo as a,Q as b,X as c,z as d,ao as e,Lo as f};
