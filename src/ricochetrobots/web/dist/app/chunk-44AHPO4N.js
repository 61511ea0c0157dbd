//# allFunctionsCalledOnLoad
import{Da as h,U as m,V as l,X as $,Y as b,Za as p,b as i,c as f,jb as g,m as s,o as d,qb as u,sa as k,ta as w,z as t}from"./chunk-5ZEGUT3O.js";async function a(o,e,...r){let{refused:n}=await o.send(e,...r);return n&&u({words:h(n),urgent:!0}),!n}function z({name:o,own:e=!1}){return s`<span class=${e?"avatar own":"avatar"} aria-hidden="true">${C(o)}</span>`}function C(o){let[e="",r]=o.trim().split(/\s+/),n=Array.from(e);return r?n[0]+Array.from(r)[0]:n.slice(0,2).join("")}function B({count:o,label:e}){return s`<span class="chip-count" role="img" aria-label=${e}><${m} name="chip" size="16" /> ${o}</span>`}var S=200,_=3;function F(o,e,r){let[,n]=i(0);return f(()=>{if(!e)return;let c=setInterval(()=>n(v=>v+1),r);return()=>clearInterval(c)},[e,r]),o.serverNow()}function Y(o,e){return y(e,()=>e===null?0:Math.max(0,Math.ceil(e-o.serverNow())))}function A(o,e){return y(e,()=>e===null?0:Math.max(0,Math.floor(o.serverNow()-e)))}function H(o,e){let r=A(o,e);return r<_?0:r}function y(o,e){let[,r]=i(e);return f(()=>{if(o===null)return;let n=setInterval(()=>r(e()),S);return()=>clearInterval(n)},[o]),e()}function ee({session:o,view:e}){if(e.mode==="alone"||!e.allowed_commands.includes("close_room"))return null;let r=e.seats.filter(({seat:n,left:c})=>!c&&n!==e.you);return s`
    <${p} class="lines">
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${t("host-tools")}</b> <small>${t("host-tools-note")}</small></span>
          <${m} name="down" size="18" />
        </summary>
        ${r.map(({seat:n,name:c})=>s`
            <div class="line" key=${n} role="group" aria-label=${c}>
              <span class="line-text"><b>${c}</b></span>
              <${l} onClick=${()=>a(o,"transfer_host",{seat:n})}>${t("make-host")}</>
              <${l} onClick=${()=>a(o,"remove_player",{seat:n})}>${t("remove-player")}</>
            </div>
          `)}
        <${$}
          label=${t("lock-room")} note=${t("lock-room-note")} checked=${e.locked}
          onChange=${n=>a(o,n?"lock_room":"unlock_room")}
        />
        <${I} session=${o} seconds=${e.spectator_delay} />
        <div class="line">
          <span class="line-text"><b>${t("renew-link")}</b> <small>${t("renew-link-note")}</small></span>
          <${l} onClick=${()=>a(o,"renew_link")}>${t("renew-link-go")}</>
        </div>
        <${L} session=${o} />
      </details>
    </>
  `}function I({session:o,seconds:e}){let r=t("spectator-delay");return s`
    <${b}
      label=${r} note=${t("spectator-delay-note")} value=${e} steps=${d}
      shown=${e===0?t("no-delay"):t("seconds",{count:e})}
      less=${t("less",{what:r})} more=${t("more-of",{what:r})}
      onChange=${n=>a(o,"set_spectator_delay",{seconds:n})}
    />
  `}function L({session:o}){let[e,r]=i(!1);return e?s`
    <div class="line" role="group" aria-label=${t("close-room-sure")}>
      <span class="line-text"><b>${t("close-room-sure")}</b></span>
      <${l} onClick=${()=>r(!1)}>${t("close-room-no")}</>
      <${l} onClick=${()=>a(o,"close_room")}>${t("close-room")}</>
    </div>
  `:s`
      <div class="line">
        <span class="line-text"><b>${t("close-room")}</b> <small>${t("close-room-note")}</small></span>
        <${l} onClick=${()=>r(!0)}>${t("close-room")}</>
      </div>
    `}function $e({session:o,view:e}){return e.you===null?null:s`
    <${p} class="lines">
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${t("own-seat")}</b> <small>${t("own-seat-note")}</small></span>
          <${m} name="down" size="18" />
        </summary>
        <div class="line">
          <span class="line-text"><b>${t("renew-seat")}</b> <small>${t("renew-seat-note")}</small></span>
          <${l} onClick=${()=>M(o)}>${t("renew-seat-go")}</>
        </div>
        <${$}
          label=${t("seat-consent")} note=${t("seat-consent-note")} checked=${e.consents}
          onChange=${r=>a(o,"set_consent",{consents:r})}
        />
        <div class="line">
          <span class="line-text"><b>${t("seat-export")}</b> <small>${t("seat-export-note")}</small></span>
          <${l} onClick=${()=>R(o.room)}>${t("seat-export-get")}</>
        </div>
        <${O} room=${o.room} />
      </details>
    </>
  `}async function M(o){await a(o,"renew_seat")&&u({words:t("renew-seat-done")})}function O({room:o}){let[e,r]=i(!1);return e?s`
    <div class="line" role="group" aria-label=${t("forget-me-sure")}>
      <span class="line-text"><b>${t("forget-me-sure")}</b></span>
      <${l} onClick=${()=>r(!1)}>${t("forget-me-no")}</>
      <${l} onClick=${()=>x(w(o))}>${t("forget-me-yes")}</>
    </div>
  `:s`
      <div class="line">
        <span class="line-text"><b>${t("forget-me")}</b> <small>${t("forget-me-note")}</small></span>
        <${l} onClick=${()=>r(!0)}>${t("forget-me-yes")}</>
      </div>
    `}async function R(o){let e=await x(k(o));if(!e)return;let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([JSON.stringify(e,null,2)],{type:"application/json"})),r.download="ricochet-seat.json",r.click(),URL.revokeObjectURL(r.href)}async function x(o){try{return await o}catch(e){u({words:g(e),urgent:!0});return}}export{a,z as b,B as c,F as d,Y as e,A as f,H as g,ee as h,$e as i};
