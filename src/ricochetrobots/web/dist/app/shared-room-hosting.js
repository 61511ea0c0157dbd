//# allFunctionsCalledOnLoad
import{a as I}from"./shared-components-qrcode.js";import{b as G}from"./shared-match-leaving.js";import{a as H,b as u,c as F}from"./shared-components-choice.js";import{Ab as R,Eb as O,Fa as L,H as w,J as n,Jd as D,M as b,Ra as B,Ta as A,Ua as E,a as m,c as y,g as _,jb as h,kb as v,ld as q,m as l,md as C,nd as N,ra as x,sa as S,t as e,tb as p,vb as s,ve as W,wa as T,xe as j,yb as g,zb as M}from"./main.js";var U=({seats:o})=>g.filter(t=>!o.some(({bot:r,left:a})=>r?.character===t&&!a));function P({session:o,view:t,groupRef:r,onDone:a}){let i=U(t),[c,f]=m(null),[d,z]=m("like-me"),J=_(),k=c&&i.includes(c)?c:i[0];async function K(){await s(o,"add_bot",{character:k,level:d})&&a()}return l`
<div class="add-bot" role="group" aria-label=${e("add-bot")} tabindex=${-1} ref=${r}>
<div class="characters" role="radiogroup" aria-label=${e("bot-character")}>
${g.map($=>l`
<label class="character" key=${$}>
<input type="radio" name=${J} checked=${$===k} disabled=${!i.includes($)} onChange=${()=>f($)} />
<span><${E} character=${$} /><b>${v($)}</b><small>${e(`bot-temper-${$}`)}</small></span>
</label>
`)}
</div>
<${H}
label=${e("bot-level")} value=${d} options=${M.map($=>({value:$,text:e("bot-level-short",{level:`level-${$}`})}))}
onChange=${z}
/>
<p class="note">${e("bot-level-note",{level:`level-${d}`})}</p>
<div class="buttons">
<${n} onClick=${a}>${e("add-bot-not")}</>
<${n} kind="main" class="wide" onClick=${K}>${e("add-bot-go",{name:v(k),level:`level-${d}`})}</>
</div>
</div>
`}function Q({session:o,view:t}){if(t.mode==="alone"||!t.allowed_commands.includes("close_room"))return null;let r=t.seats.filter(({seat:a,left:i})=>!i&&a!==t.you);return l`
<h2>${e("host-tools")}</h2>
<${b} class="lines">
${r.map(a=>l`
<div class="line" key=${a.seat} role="group" aria-label=${h(a)}>
<${A} seat=${a.seat} name=${a.name} bot=${a.bot} />
<span class="line-text"><b>${h(a)}</b></span>
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
`}function Z({session:o,view:t}){let[r,a]=m(!1),i=B();return r?l`<${P} session=${o} view=${t} groupRef=${i} onDone=${()=>a(!1)} />`:l`
<div class="line" ref=${i}>
<span class="line-text"><b>${e("add-bot")}</b> <small>${e("add-bot-later")}</small></span>
<${n} onClick=${()=>a(!0)}>${e("add-bot")}</>
</div>
`}function ee({session:o,seconds:t}){let r=e("spectator-delay");return l`
<${F}
label=${r} note=${e("spectator-delay-note")} value=${t} steps=${R}
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
`}function V({session:o,view:t}){let[r,a]=m(!1),i=D(o);async function c(){let f=await W(i,e("team"));f==="copied"?p({words:e("link-copied")}):f==="failed"&&p({words:e("link-by-hand",{link:i}),lasting:!0})}return r?l`
<div class="line team" role="group" aria-label=${e("team")}>
<${I} link=${i} label=${e("team-qr")} />
<small class="line-note">${e("team-link")}</small>
<${n} icon="share" onClick=${c}>${e("share-link")}</>
<${n} onClick=${()=>a(!1)}>${e("close")}</>
<${oe} session=${o} view=${t} />
</div>
`:l`
<div class="line">
<span class="line-text"><b>${e("team")}</b> <small>${e("team-note")}</small></span>
<${n} onClick=${()=>a(!0)}>${e("team-invite")}</>
</div>
`}function oe({session:o,view:t}){let[r,a]=m(t.seats.find(({seat:c})=>c===t.you)?.name??"");function i(c){c.preventDefault(),s(o,"rename_seat",{name:r})}return l`
<form class="team-name" onSubmit=${i}>
<${L} label=${e("team-name")} value=${r} maxlength=${O} autocomplete="off" onInput=${a} />
<${n} type="submit">${e("team-rename")}</>
</form>
`}function X({session:o,view:t}){return t.you===null?null:l`
<h2>${e("own-seat")}</h2>
<${b} class="lines">
${t.mode==="friends"&&l`<${V} session=${o} view=${t} />`}
<div class="line">
<span class="line-text"><b>${e("renew-seat")}</b> <small>${e("renew-seat-note")}</small></span>
<${n} onClick=${()=>ae(o)}>${e("renew-seat-go")}</>
</div>
<${u}
label=${e("seat-consent")} note=${e("seat-consent-note")} checked=${t.consents}
onChange=${r=>s(o,"set_consent",{consents:r})}
/>
<div class="line">
<span class="line-text"><b>${e("seat-export")}</b> <small>${e("seat-export-note")}</small></span>
<${n} onClick=${()=>ne(o.room)}>${e("seat-export-get")}</>
</div>
<${le} room=${o.room} />
<${re} session=${o} view=${t} />
</>
`}async function ae(o){await s(o,"renew_seat")&&p({words:e("renew-seat-done")})}function re({session:o,view:t}){let[r,a]=m(!1);return t.mode==="alone"||t.phase==="lobby"||!t.allowed_commands.includes("leave_seat")?null:r?l`
<div class="line" role="group" aria-label=${e("leaving-title-seat")}>
<span class="line-text">${e("leaving-title-seat")} ${G(t)}</span>
<${n} onClick=${()=>a(!1)}>${e("leave-no")}</>
<${n} onClick=${()=>s(o,"leave_seat")}>${e("leave-seat")}</>
</div>
`:l`<div class="line"><${n} onClick=${()=>a(!0)}>${e("leave-seat")}</></div>`}function le({room:o}){let[t,r]=m(!1);return t?l`
<div class="line" role="group" aria-label=${e("forget-me-sure")}>
<span class="line-text"><b>${e("forget-me-sure")}</b></span>
<${n} onClick=${()=>r(!1)}>${e("forget-me-no")}</>
<${n} onClick=${()=>Y(S(o))}>${e("forget-me-yes")}</>
</div>
`:l`
<div class="line">
<span class="line-text"><b>${e("forget-me")}</b> <small>${e("forget-me-note")}</small></span>
<${n} onClick=${()=>r(!0)}>${e("forget-me-yes")}</>
</div>
`}async function ne(o){let t=await Y(x(o));t&&j("ricochet-seat.json",t)}async function Y(o){try{return await o}catch(t){p({words:T(t),urgent:!0});return}}function se({session:o,view:t}){let r=t.number>1||t.phase==="finished";return l`
<${Q} session=${o} view=${t} /><${X} session=${o} view=${t} />
${r&&l`<p><${w} class="button quiet" to=${`/r/${o.link.value}/matches`}>${e("matches-all")}</></p>`}
`}function lt(o,t){let r=e("room-menu");y(()=>{if(t)return C.value={name:r,content:()=>o.view.value&&l`<${se} session=${o} view=${o.view.value} />`},()=>{C.value=null,q.peek()==="menu"&&N()}},[o,t,r])}export{P as a,lt as b};
