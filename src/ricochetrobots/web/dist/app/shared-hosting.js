//# allFunctionsCalledOnLoad
import{a as I}from"./shared-components-qrcode.js";import{a as j,b as u,c as F}from"./shared-components-choice.js";import{$d as N,A as l,Ed as R,Ee as s,Gd as q,Ia as L,Ib as h,Ja as B,Jb as A,M as v,Mc as C,N as w,Nc as y,O as S,Qb as E,Rb as g,S as T,Sa as e,Sb as M,be as D,ce as H,fe as W,mb as b,o as m,q as _,qd as O,u as x,ub as n,vb as p}from"./main.js";var U=({seats:o})=>v.filter(t=>!o.some(({bot:r,left:a})=>r?.character===t&&!a));function G({session:o,view:t,groupRef:r,onDone:a}){let i=U(t),[c,f]=m(null),[d,z]=m("like-me"),J=x(),k=c&&i.includes(c)?c:i[0];async function K(){await s(o,"add_bot",{character:k,level:d})&&a()}return l`
    <div class="add-bot" role="group" aria-label=${e("add-bot")} tabindex=${-1} ref=${r}>
      <div class="characters" role="radiogroup" aria-label=${e("bot-character")}>
        ${v.map($=>l`
            <label class="character" key=${$}>
              <input type="radio" name=${J} checked=${$===k} disabled=${!i.includes($)} onChange=${()=>f($)} />
              <span><${H} character=${$} /><b>${y($)}</b><small>${e(`bot-temper-${$}`)}</small></span>
            </label>
          `)}
      </div>
      <${j}
        label=${e("bot-level")} value=${d} options=${w.map($=>({value:$,text:e("bot-level-short",{level:`level-${$}`})}))}
        onChange=${z}
      />
      <p class="note">${e("bot-level-note",{level:`level-${d}`})}</p>
      <div class="buttons">
        <${n} onClick=${a}>${e("add-bot-not")}</>
        <${n} kind="main" class="wide" onClick=${K}>${e("add-bot-go",{name:y(k),level:`level-${d}`})}</>
      </div>
    </div>
  `}function P({session:o,view:t}){if(t.mode==="alone"||!t.allowed_commands.includes("close_room"))return null;let r=t.seats.filter(({seat:a,left:i})=>!i&&a!==t.you);return l`
    <h2>${e("host-tools")}</h2>
    <${b} class="lines">
      ${r.map(a=>l`
          <div class="line" key=${a.seat} role="group" aria-label=${C(a)}>
            <${D} seat=${a.seat} name=${a.name} bot=${a.bot} />
            <span class="line-text"><b>${C(a)}</b></span>
            ${!a.bot&&l`<${n} onClick=${()=>s(o,"transfer_host",{seat:a.seat})}>${e("make-host")}</>`}
            <${n} onClick=${()=>s(o,"remove_player",{seat:a.seat})}>${e("remove-player")}</>
          </div>
        `)}
      ${t.allowed_commands.includes("add_bot")&&t.phase!=="lobby"&&l`<${Z} session=${o} view=${t} />`}
      <${u}
        label=${e("lock-room")} note=${e("lock-room-note")} checked=${t.locked}
        onChange=${a=>s(o,a?"lock_room":"unlock_room")}
      />
      <${u}
        label=${e("quick-chat")} note=${e("quick-chat-note")} checked=${t.quick_chat}
        onChange=${a=>s(o,"set_quick_chat",{on:a})}
      />
      <${ee} session=${o} seconds=${t.spectator_delay} />
      <div class="line">
        <span class="line-text"><b>${e("renew-link")}</b> <small>${e("renew-link-note")}</small></span>
        <${n} onClick=${()=>s(o,"renew_link")}>${e("renew-link-go")}</>
      </div>
      <${te} session=${o} />
    </>
  `}function Z({session:o,view:t}){let[r,a]=m(!1),i=W();return r?l`<${G} session=${o} view=${t} groupRef=${i} onDone=${()=>a(!1)} />`:l`
    <div class="line" ref=${i}>
      <span class="line-text"><b>${e("add-bot")}</b> <small>${e("add-bot-later")}</small></span>
      <${n} onClick=${()=>a(!0)}>${e("add-bot")}</>
    </div>
  `}function ee({session:o,seconds:t}){let r=e("spectator-delay");return l`
    <${F}
      label=${r} note=${e("spectator-delay-note")} value=${t} steps=${S}
      shown=${t===0?e("no-delay"):e("seconds",{count:t})}
      less=${e("less",{what:r})} more=${e("more-of",{what:r})}
      onChange=${a=>s(o,"set_spectator_delay",{seconds:a})}
    />
  `}function te({session:o}){let[t,r]=m(!1);return t?l`
    <div class="line" role="group" aria-label=${e("close-room-sure")}>
      <span class="line-text"><b>${e("close-room-sure")}</b></span>
      <${n} onClick=${()=>r(!1)}>${e("close-room-no")}</>
      <${n} onClick=${()=>s(o,"close_room")}>${e("close-room")}</>
    </div>
  `:l`
      <div class="line">
        <span class="line-text"><b>${e("close-room")}</b> <small>${e("close-room-note")}</small></span>
        <${n} onClick=${()=>r(!0)}>${e("close-room")}</>
      </div>
    `}var oe=({seats:o,you:t})=>o.find(({seat:r})=>r===t)?.chips.length??0,ae=({bids:o,you:t})=>o.find(({seat:r,state:a})=>r===t&&(a==="waiting"||a==="showing"))?.moves??null;function Q(o){let t=ae(o);return[e("leaving-seat",{chips:oe(o)}),t!==null&&e("leave-bid",{bid:t})].filter(Boolean).join(" ")}function V({session:o,view:t}){let[r,a]=m(!1),i=O(o);async function c(){let f=await R(i,e("team"));f==="copied"?p({words:e("link-copied")}):f==="failed"&&p({words:e("link-by-hand",{link:i}),lasting:!0})}return r?l`
    <div class="line team" role="group" aria-label=${e("team")}>
      <${I} link=${i} label=${e("team-qr")} />
      <small class="line-note">${e("team-link")}</small>
      <${n} icon="share" onClick=${c}>${e("share-link")}</>
      <${n} onClick=${()=>a(!1)}>${e("close")}</>
      <${re} session=${o} view=${t} />
    </div>
  `:l`
      <div class="line">
        <span class="line-text"><b>${e("team")}</b> <small>${e("team-note")}</small></span>
        <${n} onClick=${()=>a(!0)}>${e("team-invite")}</>
      </div>
    `}function re({session:o,view:t}){let[r,a]=m(t.seats.find(({seat:c})=>c===t.you)?.name??"");function i(c){c.preventDefault(),s(o,"rename_seat",{name:r})}return l`
    <form class="team-name" onSubmit=${i}>
      <${N} label=${e("team-name")} value=${r} maxlength=${T} autocomplete="off" onInput=${a} />
      <${n} type="submit">${e("team-rename")}</>
    </form>
  `}function X({session:o,view:t}){return t.you===null?null:l`
    <h2>${e("own-seat")}</h2>
    <${b} class="lines">
      ${t.mode==="friends"&&l`<${V} session=${o} view=${t} />`}
      <div class="line">
        <span class="line-text"><b>${e("renew-seat")}</b> <small>${e("renew-seat-note")}</small></span>
        <${n} onClick=${()=>le(o)}>${e("renew-seat-go")}</>
      </div>
      <${u}
        label=${e("seat-consent")} note=${e("seat-consent-note")} checked=${t.consents}
        onChange=${r=>s(o,"set_consent",{consents:r})}
      />
      <div class="line">
        <span class="line-text"><b>${e("seat-export")}</b> <small>${e("seat-export-note")}</small></span>
        <${n} onClick=${()=>ie(o.room)}>${e("seat-export-get")}</>
      </div>
      <${se} room=${o.room} />
      <${ne} session=${o} view=${t} />
    </>
  `}async function le(o){await s(o,"renew_seat")&&p({words:e("renew-seat-done")})}function ne({session:o,view:t}){let[r,a]=m(!1);return t.mode==="alone"||t.phase==="lobby"||!t.allowed_commands.includes("leave_seat")?null:r?l`
    <div class="line" role="group" aria-label=${e("leaving-title-seat")}>
      <span class="line-text">${e("leaving-title-seat")} ${Q(t)}</span>
      <${n} onClick=${()=>a(!1)}>${e("leave-no")}</>
      <${n} onClick=${()=>s(o,"leave_seat")}>${e("leave-seat")}</>
    </div>
  `:l`<div class="line"><${n} onClick=${()=>a(!0)}>${e("leave-seat")}</></div>`}function se({room:o}){let[t,r]=m(!1);return t?l`
    <div class="line" role="group" aria-label=${e("forget-me-sure")}>
      <span class="line-text"><b>${e("forget-me-sure")}</b></span>
      <${n} onClick=${()=>r(!1)}>${e("forget-me-no")}</>
      <${n} onClick=${()=>Y(B(o))}>${e("forget-me-yes")}</>
    </div>
  `:l`
      <div class="line">
        <span class="line-text"><b>${e("forget-me")}</b> <small>${e("forget-me-note")}</small></span>
        <${n} onClick=${()=>r(!0)}>${e("forget-me-yes")}</>
      </div>
    `}async function ie(o){let t=await Y(L(o));t&&q("ricochet-seat.json",t)}async function Y(o){try{return await o}catch(t){p({words:A(t),urgent:!0});return}}function me({session:o,view:t}){let r=t.number>1||t.phase==="finished";return l`
    <${P} session=${o} view=${t} /><${X} session=${o} view=${t} />
    ${r&&l`<p><${h} class="button quiet" to=${`/r/${o.link.value}/matches`}>${e("matches-all")}</></p>`}
  `}function mt(o,t){let r=e("room-menu");_(()=>{if(t)return g.value={name:r,content:()=>o.view.value&&l`<${me} session=${o} view=${o.view.value} />`},()=>{g.value=null,E.peek()==="menu"&&M()}},[o,t,r])}function ft({code:o,class:t}){return l`<${h} class=${`button ${t}`} to=${`/tv/${o.replace("-","")}`}>${e("tv-link")}</>`}export{oe as a,ae as b,Q as c,G as d,mt as e,ft as f};
