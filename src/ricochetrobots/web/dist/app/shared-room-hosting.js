//# allFunctionsCalledOnLoad
import{a as j}from"./shared-components-qrcode.js";import{b as Q}from"./shared-match-leaving.js";import{a as I,b,c as W}from"./shared-components-choice.js";import{Ab as q,Eb as N,Fa as R,H as S,J as n,Jd as F,M as k,Ra as A,Ta as E,Ua as M,a as m,c as _,d as w,g as x,jb as h,kb as g,ld as D,m as r,md as y,nd as H,ra as T,sa as L,t as e,tb as d,vb as s,ve as G,wa as B,xe as P,yb as C,zb as O}from"./main.js";var Z=({seats:o})=>C.filter(t=>!o.some(({bot:l,left:a})=>l?.character===t&&!a));function V({session:o,view:t,groupRef:l,onDone:a}){let i=Z(t),[c,u]=m(null),[f,p]=m("like-me"),K=x(),v=c&&i.includes(c)?c:i[0];async function U(){await s(o,"add_bot",{character:v,level:f})&&a()}return r`
<div class="add-bot" role="group" aria-label=${e("add-bot")} tabindex=${-1} ref=${l}>
<div class="characters" role="radiogroup" aria-label=${e("bot-character")}>
${C.map($=>r`
<label class="character" key=${$}>
<input type="radio" name=${K} checked=${$===v} disabled=${!i.includes($)} onChange=${()=>u($)} />
<span><${M} character=${$} /><b>${g($)}</b><small>${e(`bot-temper-${$}`)}</small></span>
</label>
`)}
</div>
<${I}
label=${e("bot-level")} value=${f} options=${O.map($=>({value:$,text:e("bot-level-short",{level:`level-${$}`})}))}
onChange=${p}
/>
<p class="note">${e("bot-level-note",{level:`level-${f}`})}</p>
<div class="buttons">
<${n} onClick=${a}>${e("add-bot-not")}</>
<${n} kind="main" class="wide" onClick=${U}>${e("add-bot-go",{name:g(v),level:`level-${f}`})}</>
</div>
</div>
`}function X({session:o,view:t}){if(t.mode==="alone"||!t.allowed_commands.includes("close_room"))return null;let l=t.seats.filter(({seat:a,left:i})=>!i&&a!==t.you);return r`
<h2>${e("host-tools")}</h2>
<${k} class="lines">
${l.map(a=>r`
<div class="line" key=${a.seat} role="group" aria-label=${h(a)}>
<${E} seat=${a.seat} name=${a.name} bot=${a.bot} />
<span class="line-text"><b>${h(a)}</b></span>
${!a.bot&&r`<${n} onClick=${()=>s(o,"transfer_host",{seat:a.seat})}>${e("make-host")}</>`}
<${n} onClick=${()=>s(o,"remove_player",{seat:a.seat})}>${e("remove-player")}</>
</div>
`)}
${t.allowed_commands.includes("add_bot")&&t.phase!=="lobby"&&r`<${ee} session=${o} view=${t} />`}
<${b}
label=${e("lock-room")} note=${e("lock-room-note")} checked=${t.locked}
onChange=${a=>s(o,a?"lock_room":"unlock_room")}
/>
<${b}
label=${e("quick-chat")} note=${e("quick-chat-note")} checked=${t.quick_chat}
onChange=${a=>s(o,"set_quick_chat",{on:a})}
/>
<${te} session=${o} seconds=${t.spectator_delay} />
<div class="line">
<span class="line-text"><b>${e("renew-link")}</b> <small>${e("renew-link-note")}</small></span>
<${n} onClick=${()=>s(o,"renew_link")}>${e("renew-link-go")}</>
</div>
<${oe} session=${o} />
</>
`}function ee({session:o,view:t}){let[l,a]=m(!1),i=A();return l?r`<${V} session=${o} view=${t} groupRef=${i} onDone=${()=>a(!1)} />`:r`
<div class="line" ref=${i}>
<span class="line-text"><b>${e("add-bot")}</b> <small>${e("add-bot-later")}</small></span>
<${n} onClick=${()=>a(!0)}>${e("add-bot")}</>
</div>
`}function te({session:o,seconds:t}){let l=e("spectator-delay");return r`
<${W}
label=${l} note=${e("spectator-delay-note")} value=${t} steps=${q}
shown=${t===0?e("no-delay"):e("seconds",{count:t})}
less=${e("less",{what:l})} more=${e("more-of",{what:l})}
onChange=${a=>s(o,"set_spectator_delay",{seconds:a})}
/>
`}function oe({session:o}){let[t,l]=m(!1);return t?r`
<div class="line" role="group" aria-label=${e("close-room-sure")}>
<span class="line-text"><b>${e("close-room-sure")}</b></span>
<${n} onClick=${()=>l(!1)}>${e("close-room-no")}</>
<${n} onClick=${()=>s(o,"close_room")}>${e("close-room")}</>
</div>
`:r`
<div class="line">
<span class="line-text"><b>${e("close-room")}</b> <small>${e("close-room-note")}</small></span>
<${n} onClick=${()=>l(!0)}>${e("close-room")}</>
</div>
`}function Y({session:o,view:t}){let[l,a]=m(!1),i=F(o);async function c(){let u=await G(i,e("team"));u==="copied"?d({words:e("link-copied")}):u==="failed"&&d({words:e("link-by-hand",{link:i}),lasting:!0})}return l?r`
<div class="line team" role="group" aria-label=${e("team")}>
<${j} link=${i} label=${e("team-qr")} />
<small class="line-note">${e("team-link")}</small>
<${n} icon="share" onClick=${c}>${e("share-link")}</>
<${n} onClick=${()=>a(!1)}>${e("close")}</>
<${ae} session=${o} view=${t} />
</div>
`:r`
<div class="line">
<span class="line-text"><b>${e("team")}</b> <small>${e("team-note")}</small></span>
<${n} onClick=${()=>a(!0)}>${e("team-invite")}</>
</div>
`}function ae({session:o,view:t}){let[l,a]=m(t.seats.find(({seat:p})=>p===t.you)?.name??""),[i,c]=m(null),u=w(null);function f(p){p.preventDefault(),l.trim()?s(o,"rename_seat",{name:l}):(c(e("table-name-missing")),u.current?.focus())}return r`
<form class="team-name" onSubmit=${f} novalidate>
<${R} label=${e("team-name")} value=${l} maxlength=${N} autocomplete="off"
error=${i} inputRef=${u} onInput=${p=>{a(p),c(null)}} />
<${n} type="submit">${e("team-rename")}</>
</form>
`}function z({session:o,view:t}){return t.you===null?null:r`
<h2>${e("own-seat")}</h2>
<${k} class="lines">
${t.mode==="friends"&&r`<${Y} session=${o} view=${t} />`}
<div class="line">
<span class="line-text"><b>${e("renew-seat")}</b> <small>${e("renew-seat-note")}</small></span>
<${n} onClick=${()=>le(o)}>${e("renew-seat-go")}</>
</div>
<${b}
label=${e("seat-consent")} note=${e("seat-consent-note")} checked=${t.consents}
onChange=${l=>s(o,"set_consent",{consents:l})}
/>
<div class="line">
<span class="line-text"><b>${e("seat-export")}</b> <small>${e("seat-export-note")}</small></span>
<${n} onClick=${()=>se(o.room)}>${e("seat-export-get")}</>
</div>
<${ne} room=${o.room} />
<${re} session=${o} view=${t} />
</>
`}async function le(o){await s(o,"renew_seat")&&d({words:e("renew-seat-done")})}function re({session:o,view:t}){let[l,a]=m(!1);return t.mode==="alone"||t.phase==="lobby"||!t.allowed_commands.includes("leave_seat")?null:l?r`
<div class="line" role="group" aria-label=${e("leaving-title-seat")}>
<span class="line-text">${e("leaving-title-seat")} ${Q(t)}</span>
<${n} onClick=${()=>a(!1)}>${e("leave-no")}</>
<${n} onClick=${()=>s(o,"leave_seat")}>${e("leave-seat")}</>
</div>
`:r`<div class="line"><${n} onClick=${()=>a(!0)}>${e("leave-seat")}</></div>`}function ne({room:o}){let[t,l]=m(!1);return t?r`
<div class="line" role="group" aria-label=${e("forget-me-sure")}>
<span class="line-text"><b>${e("forget-me-sure")}</b></span>
<${n} onClick=${()=>l(!1)}>${e("forget-me-no")}</>
<${n} onClick=${()=>J(L(o))}>${e("forget-me-yes")}</>
</div>
`:r`
<div class="line">
<span class="line-text"><b>${e("forget-me")}</b> <small>${e("forget-me-note")}</small></span>
<${n} onClick=${()=>l(!0)}>${e("forget-me-yes")}</>
</div>
`}async function se(o){let t=await J(T(o));t&&P("ricochet-seat.json",t)}async function J(o){try{return await o}catch(t){d({words:B(t),urgent:!0});return}}function ie({session:o,view:t}){let l=t.number>1||t.phase==="finished";return r`
<${X} session=${o} view=${t} /><${z} session=${o} view=${t} />
${l&&r`<p><${S} class="button quiet" to=${`/r/${o.link.value}/matches`}>${e("matches-all")}</></p>`}
`}function nt(o,t){let l=e("room-menu");_(()=>{if(t)return y.value={name:l,content:()=>o.view.value&&r`<${ie} session=${o} view=${o.view.value} />`},()=>{y.value=null,D.peek()==="menu"&&H()}},[o,t,l])}export{V as a,nt as b};
