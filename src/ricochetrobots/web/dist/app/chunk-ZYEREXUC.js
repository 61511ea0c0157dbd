import{$a as W,B as n,L as m,M as j,N as v,O as A,Q as h,Qa as k,R as $,S as E,T as x,Ta as w,ba as I,c as _,ca as R,l as d,m as y,ma as T,n as p,sa as u,ta as q,wa as L}from"./chunk-6LENUDDV.js";var P={n:"north",e:"east",s:"south",w:"west"},O={ArrowUp:"n",ArrowRight:"e",ArrowDown:"s",ArrowLeft:"w"};function ho({table:o,children:t}){let{robots:e={},selected:r}=o.scene.value,a=o.board.value,s=Object.keys(e);return K(o),d`
    <div class="hand">
      <div class="hand-robots" role="group" aria-label=${n("choose-robot")}>
        ${s.map(l=>d`
            <button
              type="button" key=${l} class="key" aria-pressed=${l===r}
              aria-label=${n("show-robot",{robot:l})} onClick=${()=>o.choose(l)}
            ><${W} robot=${l} size=${34} /></button>
          `)}
      </div>
      <div class="hand-arrows" role="group" aria-label=${n("move-robot")}>
        ${Object.values(O).map(l=>{let i=o.api.directionOnBoard(l),c=a&&r&&e[r]&&I(a,e,r,i).refused?.code==="move-blocked";return d`
            <button
              type="button" key=${l} class=${`key to-${l}`} aria-label=${$(i)}
              aria-disabled=${!!c} onClick=${()=>r&&o.move(r,i)}
            ><${y} name=${P[l]} /></button>
          `})}
      </div>
      <div class="hand-aside">${t}</div>
    </div>
  `}function K(o){let t=()=>k.value===null;w([{keys:Object.keys(O),text:"key-move",when:t,run:({key:e})=>{let{selected:r}=o.scene.value;r&&o.move(r,o.api.directionOnBoard(O[e]))}}])}function ko(){let o=document.activeElement;return!o||o===document.body||o.closest("h1, [role=grid]")!==null}function H({table:o,move:t,class:e=""}){let[r,a]=[...t],s=o.board.value,l=s?R(s,T.value).toPicture(a):a;return d`
    <li class=${`move ${e}`}>
      <span class="unseen">${n("show-move",{robot:h(r),direction:$(a)})}</span>
      <${W} robot=${r} size=${22} /><${y} name=${P[l]} size=${15} />
    </li>
  `}function wo({table:o,moves:t,label:e,now:r}){return d`
    <ol class="movelist" aria-label=${e}>
      ${t.map((a,s)=>d`<${H} key=${s} table=${o} move=${a} class=${s+1===r?"now":""} />`)}
    </ol>
  `}var D=[30,10],U=2;function Bo(o){_(()=>o.onEvents(r=>F(r)),[o]);let t=o.view.value,e=t&&V(t)?t.until:null;_(()=>{if(e===null)return;let r=D.map(a=>{let s=(e-a-o.serverNow())*1e3;return s>0?setTimeout(()=>o.view.value&&m(G(o.view.value,a)),s):void 0});return()=>r.forEach(clearTimeout)},[e])}function V(o){return o.phase==="bidding"||o.mode==="alone"&&o.phase==="thinking"}function F({events:o,before:t,view:e,missed:r}){if(r){let a=so(o.map(({event:s})=>s),e);a&&v({words:a});return}for(let{event:a}of o){let s=J(a,e,t);s&&(s.shown&&v({words:s.shown,unspoken:!0}),(s.now?j:m)(s.words))}}function G(o,t){let[e]=o.bids,r=n("say-seconds",{seconds:Math.max(0,Math.ceil(t))});return e?`${r} ${n("say-first",{...u(o,e.seat),moves:e.moves})}`:r}function J(o,t,e){switch(o.type){case"chip_turned":return{words:Q(t),now:!0};case"bid_placed":return X(o,t,e);case"player_passed":return{words:e?.bids.length?n("say-passed",u(t,o.seat)):n("say-no-way",u(t,o.seat))};case"bidding_closed":return o.at<(e?.until??0)?b(n("say-all-passed")):null;case"timer_started":return Y(o,t);case"thinking_lapsed":return{words:n("think-lapsed")};case"solution_claimed":return{words:o.moves===null?n("say-found"):n("say-found-bid",{moves:o.moves}),now:!0};case"demonstration_started":return o.moves===null?null:{words:`${n("phase-show",{...u(t,o.seat),moves:o.moves})}.`,now:!0};case"robot_moved":return{words:C(o.move,o.count,Z(o.move,o.count,t))};case"demonstration_failed":return to(o,t,e);case"chip_taken":return{words:no(o.seat,t),now:!0};case"chip_returned":return{words:`${n(`result-${o.reason}`)}. ${n("result-back")}`,now:!0};case"chip_laid":return{words:`${o.face_up?n("alone-found-title"):n("alone-missed-title")}. ${n("alone-score",L(t))}.`,now:!0};case"optimum_found":return t.result?.round===o.round?{words:eo(o.optimum,t.result.steps.length)}:null;case"player_seated":return b(n("event-seated",{...u(t,o.seat),round:o.plays_from}));case"player_left":return b(n("event-left",u(e??t,o.seat)));case"player_returned":return b(n("event-returned",u(t,o.seat)));case"host_changed":return b(n("event-host",u(t,o.seat)));case"match_ended":return{words:ro(t),now:!0};default:return null}}var b=o=>({words:o,shown:o});function Q({chip:o,round:t,robots:e}){if(!o)return"";let r={round:t,robot:o.robot??"any",target:x(o),cell:o.cell},a=o.robot&&n("say-stands",{robot:o.robot,cell:e[o.robot]??""});return[n("say-chip",r),a].filter(Boolean).join(" ")}function X({seat:o,moves:t},e,r){let a=e.bids.findIndex(c=>c.seat===o)+1,s={...u(e,o),moves:t,place:a};if(r?.bids.length===0)return{words:n("say-bid-first",s),now:!0};let l=e.bids.findIndex(c=>c.seat===e.you),i=l>=0&&o!==e.you?n("say-you-are",{place:l+1,moves:e.bids[l].moves}):"";return{words:[n("say-bid",s),i].filter(Boolean).join(" ")}}function Y({reason:o,seat:t,at:e,until:r},a){let s=n("say-seconds",{seconds:Math.ceil(r-e)});return o==="first-bid"?{words:s,now:!0}:o==="runs-on"?{words:`${n("alone-runs-on")} ${s}`,now:!0}:o==="second-run"?{words:`${n("alone-second-run")} ${s}`,now:!0}:{words:`${n("say-turned-glass",u(a,t))} ${s}`,now:!0}}function Z(o,t,e){let r=(e.demonstration?.steps??e.result?.steps??[])[t-1];return r?.move===o?r.cells.at(-1):void 0}function C(o,t,e){let[r,a]=[...o],s={count:t,robot:h(r),direction:$(a)};return e?n("say-move",{...s,cell:e}):n("say-move-alone",s)}function oo({status:o,moves:t,at_least:e},r){return o==="unsolvable"?n("optimum-none"):r>0&&e>=r?n("optimum-shown"):t===null?e>U?n("optimum-unknown-from",{moves:e}):n("optimum-unknown"):n("optimum-moves",{moves:t})}function eo(o,t){let{count:e,count_capped:r}=o,a=e!==null&&n(r?"say-count-capped":"say-count",{count:e});return[oo(o,t),a].filter(Boolean).join(" ")}function to({seat:o,reason:t},e,r){let a=r?.bids.find(c=>c.seat===o)?.moves??0,s=n(`failed-${t}`,{...u(e,o),moves:a}),l=e.phase==="showing"?e.demonstration:null,i=l?n("failed-next",{...u(e,l.seat),moves:l.moves??0}):"";return{words:s,shown:[s,i].filter(Boolean).join(" "),now:!0}}function no(o,t){let{result:e}=t,r=t.seats.find(a=>a.seat===o)?.chips.length??0;return n("say-taken",{...u(t,o),target:e?x(e.chip):"",moves:e?.steps.length??0,chips:r})}function ro(o){let{winners:t}=o;return o.mode==="alone"?t.length>0?n("final-alone-won"):n("final-alone-lost"):t.length===0?n("final-nobody"):t.length===1?n("final-wins",u(o,t[0])):n("final-shared",{names:E(t.map(e=>q(o,e)))})}function so(o,t){let e=n("you-are-back");for(let r of o.toReversed())switch(r.type){case"bid_placed":if(r.seat!==t.you)return`${e} ${n("back-bid",{...u(t,r.seat),moves:r.moves})}`;break;case"chip_taken":return`${e} ${n("back-taken",u(t,r.seat))}`;case"chip_turned":return`${e} ${n("back-chip")}`;default:}return e}function Lo({table:o,path:t}){let{replay:e}=o,r=e.playback.value,a=t.moves.length,s=ao(t,r),l=e.speed.value,i=f=>()=>{e.playback.value||(o.openPath(t),e.to(s)),f()};function c(f){let S=e.playback.value?.path.slides[f-1]?.cells.at(-1),M=o.board.value;S===void 0||!M?m(n("replay-place",{move:0,moves:a})):m(C(t.moves[f-1],f,A(S,M.width)))}let B=i(()=>{e.back(),c(e.playback.value?.step??0)}),N=i(()=>{s<a&&c(s+1),e.forward()}),g=()=>k.value===null,z=()=>o.session?.view.value?.allowed_commands.includes("say_ready")??!1;return w([{keys:["["],text:"key-step-back",when:g,run:B},{keys:["]"],text:"key-step-forward",when:g,run:N},{keys:[" "],text:"key-play",when:()=>g()&&!z(),run:i(e.toggle)}]),d`
    <div class="player" role="group" aria-label=${n("replay-label")}>
      <${p} kind="quiet" icon="first" label=${n("replay-first")} disabled=${s===0} onClick=${i(()=>e.to(0))} />
      <${p} kind="quiet" icon="back" label=${n("replay-back")} disabled=${s===0} onClick=${B} />
      <button type="button" class="play" aria-label=${r?.playing?n("replay-pause"):n("replay-play")} onClick=${i(e.toggle)}>
        <${y} name=${r?.playing?"pause":"play"} />
      </button>
      <${p} kind="quiet" icon="forward" label=${n("replay-forward")} disabled=${s===a} onClick=${N} />
      <${p} kind="quiet" icon="last" label=${n("replay-last")} disabled=${s===a} onClick=${i(()=>e.to(a))} />
      <span class="player-place">${n("replay-place",{move:s,moves:a})}</span>
      <${p}
        kind="quiet" class="player-speed" aria-pressed=${l===2} label=${n("replay-speed",{speed:l})}
        onClick=${()=>e.speed.value=l===1?2:1}
      >${n("replay-times",{speed:l})}</>
    </div>
  `}function ao({kind:o,moves:t},e){return e?.step??(o==="shown"?t.length:0)}export{ho as a,K as b,ko as c,wo as d,Bo as e,G as f,Q as g,oo as h,ro as i,Lo as j,ao as k};
