//# allFunctionsCalledOnLoad
import{Ca as k,T as m,U as a,W as f,Ya as p,b as i,c as $,hb as g,m as s,ob as u,ra as d,sa as b,y as t}from"./chunk-ZRUFX45G.js";async function l(o,e,...r){let{refused:n}=await o.send(e,...r);return n&&u({words:k(n),urgent:!0}),!n}function E({name:o,own:e=!1}){return s`<span class=${e?"avatar own":"avatar"} aria-hidden="true">${v(o)}</span>`}function v(o){let[e="",r]=o.trim().split(/\s+/),n=Array.from(e);return r?n[0]+Array.from(r)[0]:n.slice(0,2).join("")}function T({count:o,label:e}){return s`<span class="chip-count" role="img" aria-label=${e}><${m} name="chip" size="16" /> ${o}</span>`}var y=200,C=3;function B(o,e,r){let[,n]=i(0);return $(()=>{if(!e)return;let c=setInterval(()=>n(x=>x+1),r);return()=>clearInterval(c)},[e,r]),o.serverNow()}function W(o,e){return h(e,()=>e===null?0:Math.max(0,Math.ceil(e-o.serverNow())))}function S(o,e){return h(e,()=>e===null?0:Math.max(0,Math.floor(o.serverNow()-e)))}function F(o,e){let r=S(o,e);return r<C?0:r}function h(o,e){let[,r]=i(e);return $(()=>{if(o===null)return;let n=setInterval(()=>r(e()),y);return()=>clearInterval(n)},[o]),e()}function Q({session:o,view:e}){if(e.mode==="alone"||!e.allowed_commands.includes("close_room"))return null;let r=e.seats.filter(({seat:n,left:c})=>!c&&n!==e.you);return s`
    <${p} class="lines">
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${t("host-tools")}</b> <small>${t("host-tools-note")}</small></span>
          <${m} name="down" size="18" />
        </summary>
        ${r.map(({seat:n,name:c})=>s`
            <div class="line" key=${n} role="group" aria-label=${c}>
              <span class="line-text"><b>${c}</b></span>
              <${a} onClick=${()=>l(o,"transfer_host",{seat:n})}>${t("make-host")}</>
              <${a} onClick=${()=>l(o,"remove_player",{seat:n})}>${t("remove-player")}</>
            </div>
          `)}
        <${f}
          label=${t("lock-room")} note=${t("lock-room-note")} checked=${e.locked}
          onChange=${n=>l(o,n?"lock_room":"unlock_room")}
        />
        <${_} session=${o} />
      </details>
    </>
  `}function _({session:o}){let[e,r]=i(!1);return e?s`
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
    `}function ie({session:o,view:e}){return e.you===null?null:s`
    <${p} class="lines">
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${t("own-seat")}</b> <small>${t("own-seat-note")}</small></span>
          <${m} name="down" size="18" />
        </summary>
        <div class="line">
          <span class="line-text"><b>${t("renew-seat")}</b> <small>${t("renew-seat-note")}</small></span>
          <${a} onClick=${()=>A(o)}>${t("renew-seat-go")}</>
        </div>
        <${f}
          label=${t("seat-consent")} note=${t("seat-consent-note")} checked=${e.consents}
          onChange=${r=>l(o,"set_consent",{consents:r})}
        />
        <div class="line">
          <span class="line-text"><b>${t("seat-export")}</b> <small>${t("seat-export-note")}</small></span>
          <${a} onClick=${()=>M(o.room)}>${t("seat-export-get")}</>
        </div>
        <${I} room=${o.room} />
      </details>
    </>
  `}async function A(o){await l(o,"renew_seat")&&u({words:t("renew-seat-done")})}function I({room:o}){let[e,r]=i(!1);return e?s`
    <div class="line" role="group" aria-label=${t("forget-me-sure")}>
      <span class="line-text"><b>${t("forget-me-sure")}</b></span>
      <${a} onClick=${()=>r(!1)}>${t("forget-me-no")}</>
      <${a} onClick=${()=>w(b(o))}>${t("forget-me-yes")}</>
    </div>
  `:s`
      <div class="line">
        <span class="line-text"><b>${t("forget-me")}</b> <small>${t("forget-me-note")}</small></span>
        <${a} onClick=${()=>r(!0)}>${t("forget-me-yes")}</>
      </div>
    `}async function M(o){let e=await w(d(o));if(!e)return;let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([JSON.stringify(e,null,2)],{type:"application/json"})),r.download="ricochet-seat.json",r.click(),URL.revokeObjectURL(r.href)}async function w(o){try{return await o}catch(e){u({words:g(e),urgent:!0});return}}export{l as a,E as b,T as c,B as d,W as e,S as f,F as g,Q as h,ie as i};
