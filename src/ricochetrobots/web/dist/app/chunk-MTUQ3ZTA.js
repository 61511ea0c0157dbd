//# allFunctionsCalledOnLoad
import{Da as k,U as m,V as a,X as p,Y as b,Za as $,b as c,c as f,ib as w,m as s,o as d,pb as u,sa as h,ta as g,z as t}from"./chunk-5TYLQYRY.js";async function l(o,e,...r){let{refused:n}=await o.send(e,...r);return n&&u({words:k(n),urgent:!0}),!n}function z({name:o,own:e=!1}){return s`<span class=${e?"avatar own":"avatar"} aria-hidden="true">${C(o)}</span>`}function C(o){let[e="",r]=o.trim().split(/\s+/),n=Array.from(e);return r?n[0]+Array.from(r)[0]:n.slice(0,2).join("")}function B({count:o,label:e}){return s`<span class="chip-count" role="img" aria-label=${e}><${m} name="chip" size="16" /> ${o}</span>`}var S=200,_=3;function F(o,e,r){let[,n]=c(0);return f(()=>{if(!e)return;let i=setInterval(()=>n(v=>v+1),r);return()=>clearInterval(i)},[e,r]),o.serverNow()}function Y(o,e){return y(e,()=>e===null?0:Math.max(0,Math.ceil(e-o.serverNow())))}function A(o,e){return y(e,()=>e===null?0:Math.max(0,Math.floor(o.serverNow()-e)))}function H(o,e){let r=A(o,e);return r<_?0:r}function y(o,e){let[,r]=c(e);return f(()=>{if(o===null)return;let n=setInterval(()=>r(e()),S);return()=>clearInterval(n)},[o]),e()}function ee({session:o,view:e}){if(e.mode==="alone"||!e.allowed_commands.includes("close_room"))return null;let r=e.seats.filter(({seat:n,left:i})=>!i&&n!==e.you);return s`
    <${$} class="lines">
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${t("host-tools")}</b> <small>${t("host-tools-note")}</small></span>
          <${m} name="down" size="18" />
        </summary>
        ${r.map(({seat:n,name:i})=>s`
            <div class="line" key=${n} role="group" aria-label=${i}>
              <span class="line-text"><b>${i}</b></span>
              <${a} onClick=${()=>l(o,"transfer_host",{seat:n})}>${t("make-host")}</>
              <${a} onClick=${()=>l(o,"remove_player",{seat:n})}>${t("remove-player")}</>
            </div>
          `)}
        <${p}
          label=${t("lock-room")} note=${t("lock-room-note")} checked=${e.locked}
          onChange=${n=>l(o,n?"lock_room":"unlock_room")}
        />
        <${I} session=${o} seconds=${e.spectator_delay} />
        <${L} session=${o} />
      </details>
    </>
  `}function I({session:o,seconds:e}){let r=t("spectator-delay");return s`
    <${b}
      label=${r} note=${t("spectator-delay-note")} value=${e} steps=${d}
      shown=${e===0?t("no-delay"):t("seconds",{count:e})}
      less=${t("less",{what:r})} more=${t("more-of",{what:r})}
      onChange=${n=>l(o,"set_spectator_delay",{seconds:n})}
    />
  `}function L({session:o}){let[e,r]=c(!1);return e?s`
    <div class="line" role="group" aria-label=${t("close-room-sure")}>
      <span class="line-text"><b>${t("close-room-sure")}</b></span>
      <${a} onClick=${()=>r(!1)}>${t("close-room-no")}</>
      <${a} onClick=${()=>l(o,"close_room")}>${t("close-room")}</>
    </div>
  `:s`
      <div class="line">
        <span class="line-text"><b>${t("close-room")}</b> <small>${t("close-room-note")}</small></span>
        <${a} onClick=${()=>r(!0)}>${t("close-room")}</>
      </div>
    `}function pe({session:o,view:e}){return e.you===null?null:s`
    <${$} class="lines">
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${t("own-seat")}</b> <small>${t("own-seat-note")}</small></span>
          <${m} name="down" size="18" />
        </summary>
        <div class="line">
          <span class="line-text"><b>${t("renew-seat")}</b> <small>${t("renew-seat-note")}</small></span>
          <${a} onClick=${()=>M(o)}>${t("renew-seat-go")}</>
        </div>
        <${p}
          label=${t("seat-consent")} note=${t("seat-consent-note")} checked=${e.consents}
          onChange=${r=>l(o,"set_consent",{consents:r})}
        />
        <div class="line">
          <span class="line-text"><b>${t("seat-export")}</b> <small>${t("seat-export-note")}</small></span>
          <${a} onClick=${()=>R(o.room)}>${t("seat-export-get")}</>
        </div>
        <${O} room=${o.room} />
      </details>
    </>
  `}async function M(o){await l(o,"renew_seat")&&u({words:t("renew-seat-done")})}function O({room:o}){let[e,r]=c(!1);return e?s`
    <div class="line" role="group" aria-label=${t("forget-me-sure")}>
      <span class="line-text"><b>${t("forget-me-sure")}</b></span>
      <${a} onClick=${()=>r(!1)}>${t("forget-me-no")}</>
      <${a} onClick=${()=>x(g(o))}>${t("forget-me-yes")}</>
    </div>
  `:s`
      <div class="line">
        <span class="line-text"><b>${t("forget-me")}</b> <small>${t("forget-me-note")}</small></span>
        <${a} onClick=${()=>r(!0)}>${t("forget-me-yes")}</>
      </div>
    `}async function R(o){let e=await x(h(o));if(!e)return;let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([JSON.stringify(e,null,2)],{type:"application/json"})),r.download="ricochet-seat.json",r.click(),URL.revokeObjectURL(r.href)}async function x(o){try{return await o}catch(e){u({words:w(e),urgent:!0});return}}export{l as a,z as b,B as c,F as d,Y as e,A as f,H as g,ee as h,pe as i};
