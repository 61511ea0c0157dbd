//# allFunctionsCalledOnLoad
import{a as fe,b as he,l as be,m as ke}from"./shared-net-ladder.js";import{a as ve,b as we}from"./shared-components-folded.js";import{a as ye,d as ge,e as Ce}from"./shared-match-options.js";import{a as ie,b as ce}from"./shared-room-hosting.js";import"./shared-components-qrcode.js";import{d as ue}from"./shared-match-leavewords.js";import{a as $e,b as de}from"./shared-match-rematch.js";import{a as me,b as pe}from"./shared-components-handicap.js";import{a as le,b as re}from"./shared-components-choice.js";import{B as G,Cc as X,Cd as Z,D as u,Dc as Y,De as se,E as g,Ed as ee,Fd as I,Gd as te,Ha as F,Jc as J,Kc as B,Nb as T,Od as oe,P as o,Rc as L,Wa as W,Wd as A,Xb as V,Yd as ne,Za as z,b as E,cb as t,db as K,de as v,ec as m,la as O,lb as Q,ma as _,oe as ae,pb as U,qa as H,ra as j,sa as b,ta as q,x as P}from"./main.js";var Be=["nw","ne","se","sw"],Le={1:"G",2:"B",3:"R",4:"Y"};function Se({options:e,board:s,data:n,disabled:l,onChange:a,onShuffle:i}){let[$,r]=u(e.panels==="picked"),c=G(s);return o`
<${b} class="lines board-choice">
<div class="line">
${n&&o`<${Z} data=${n} />`}
<div class="board-choice-words">
<p><b>${t("board")}</b> <small>${c?.join(" ")??t("board-own")}</small></p>
${!l&&o`<${m} class="board-shuffle" onClick=${i}>${t("shuffle")}</>`}
${!l&&c&&o`<${m} aria-expanded=${$} onClick=${()=>r(!$)}>${t("choose")}</>`}
</div>
</div>
${$&&c&&!l&&o`<${Ie} panels=${c} faces=${P(e.edition).panels} onPick=${p=>a({panels:"picked",board:p.join("")})} />`}
</>
`}function Ie({panels:e,faces:s,onPick:n}){return o`
<fieldset class="panels">
<legend class="unseen">${t("panels")}</legend>
${Be.map((l,a)=>o`
<label class=${`panel-place ${l}`} key=${l}>
<small>${t(`quadrant-${l}`)}</small>
<select class="select" value=${e[a]} onChange=${i=>n(Re(e,a,i.target.value))}>
${Object.entries(Le).map(([i,$])=>o`
<optgroup key=${i} label=${K($)}>
${s.filter(r=>r.startsWith(i)).map(r=>o`<option key=${r} value=${r} selected=${e[a]===r}>${r}</option>`)}
</optgroup>
`)}
</select>
</label>
`)}
</fieldset>
`}function Re(e,s,n){let l=e.findIndex(i=>i[0]===n[0]),a=[...e];return a[l]=e[s],a[s]=n,a}var Ne=1e4;function _e(e,s,n){let[l,a]=u([]);return g(()=>{if(!fe)return;let i=!0,$=()=>ke(e).then(p=>i&&a(p),()=>{}),r=he();s!==null&&r?be(e,r).then($,$):$();let c=setInterval($,Ne);return()=>{i=!1,clearInterval(c)}},[e,s,n]),l}var Ae=6,x=-1;function xe({seats:e,session:s,view:n,waiting:l}){let a=s.presence.value?.watching??0,[i,$]=u(null),r=A(),c=s.me.value,p=e.some(d=>d.host&&d.seat===c),k=e.find(({seat:d})=>d===i),f=_e(s.link.value,c,e.map(({seat:d})=>d).join()),h=n.allowed_commands.includes("add_bot");return o`
<${b} class="seats-card">
<ul class="seats" aria-label=${t("seats")}>
${e.map(d=>o`<${Me} key=${d.seat} session=${s} seat=${d} place=${f.find(C=>C.seat===d.seat)?.name??null} open=${i===d.seat} onOpen=${p||d.seat===c?()=>$(i===d.seat?null:d.seat):null} />`)}
${h&&o`
<li class="seat">
<span class="sign add-sign" aria-hidden="true"><${U} name="plus" size=${20} /></span>
<b>${t("add-bot")}</b>
<button type="button" class="row-open" ref=${r} aria-expanded=${i===x} aria-label=${t("add-bot")} onClick=${()=>$(i===x?null:x)}></button>
</li>
`}
</ul>
${h&&i===x&&o`<${ie} session=${s} view=${n} onDone=${()=>$(null)} />`}
${k&&o`<${De} session=${s} seat=${k} />`}
${l&&o`<p class="note"><b>${t("nobody-else")}</b> ${t("nobody-else-note")}</p>`}
${a>0&&o`<p class="note">${t("watching",{count:a})}</p>`}
</>
`}function Me({session:e,seat:s,place:n,open:l,onOpen:a}){let{seat:i,handicap:$,bot:r}=s,c=B(s),p=e.presence.value?.seats.find(h=>h.seat===i),k=oe(e,p?.connected===!1?p.since:null)>0,f=i===e.me.value;return o`
<li class=${k?"seat away":"seat"}>
<${ne} seat=${i} name=${c} away=${k} bot=${r} />
<b title=${c}>${f?t("you"):c}</b>
${r&&o`<small>${t(`bot-temper-${r.character}`)}</small>`}
${n!==null&&o`<small class="tag">${t("ladder-mark",{name:n})}</small>`}
<${pe} handicap=${$} />
${k&&o`<small>${t("away")}</small>`}
${a&&o`<button type="button" class="row-open" aria-expanded=${l} aria-label=${t(r?"bot-open":"handicap-open",{name:c})} onClick=${a}></button>`}
</li>
`}function De({session:e,seat:s}){let{seat:n,handicap:l,bot:a}=s,i=B(s),$=t("handicap-title",{name:i}),r={bid:Ae,moves:Ae+Math.floor(l),half:l%1?"yes":"no"};return o`
<div class="handicap-choice">
<h2>${$}</h2>
<${le}
label=${$} value=${l} options=${E.map(c=>({value:c,text:c===0?t("handicap-none"):me(c)}))}
onChange=${c=>v(e,"set_handicap",{seat:n,handicap:c})}
/>
<p class="note">${l===0?t("handicap-why"):t("handicap-example",r)}</p>
${a&&o`<${m} onClick=${()=>v(e,"remove_player",{seat:n})}>${t("remove-bot",{name:i})}</>`}
</div>
`}function Oe(){let[e,s]=u(O.value.sound==="off"&&!O.value.soundOffered);g(()=>()=>_("soundOffered",!0),[]);function n(l){_("soundOffered",!0),l&&_("sound","quiet"),l&&J("bid"),s(!1)}return e?o`
<${b} class="sound-offer">
<p class="note">${t("sound-offer")}</p>
<div class="buttons">
<${m} onClick=${()=>n(!0)}>${t("sound-offer-yes")}</>
<${m} onClick=${()=>n(!1)}>${t("sound-offer-no")}</>
</div>
</>
`:null}function Vt({session:e,onSit:s}){let n=e.view.value,l=e.roomName.value,a=n.mode==="alone",{api:i,data:$}=Q(),[r,c]=u(!1),p=X(n.board,r),k=A(),[f,h]=He(e,n),d=n.seats.filter(D=>!D.left&&D.invitation==="accepted"),C=d.length<2;V({screen:r?"game":"room",room:a?null:l,facts:a?[t("play-alone")]:[],title:a?t("play-alone"):l}),ce(e,n.you!==null),ae(e),g(()=>{r||i.setView({robots:{},markers:{},chip:null,win:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[r,i]);async function R(){f.panels==="picked"&&await h({panels:"plain"}),await v(e,"shuffle_board")}let S=$e(e,n),w=!n.allowed_commands.includes("set_options"),y=!S&&!w,N={options:f,view:n,players:d.length,disabled:w,onChange:h},M=o`
<${Se} options=${f} board=${n.board} data=${$} disabled=${w} onChange=${h} onShuffle=${R} />
<${ye} ...${N} />
`;return o`
<${H} class="setup">
<${q} class="unseen">${a?t("play-alone"):t("room-title",{room:l})}</>
${a&&o`<${we} view=${n} />`}
${p.practice&&o`<${Y} practice=${p.practice} solved=${p.solved} titleRef=${k} />`}
${!a&&o`<${je} room=${e.link.value} code=${n.locked||n.options.private?null:e.code.value} main=${C&&y} />`}
${!a&&d.length>0&&o`<${xe} seats=${d} session=${e} view=${n} waiting=${C&&y} />`}
${!a&&se&&o`<${Ee} options=${f} disabled=${w} onChange=${h} />`}
${!a&&w&&Te(n)&&o`<p class="note setup-note">${t("host-decides",{name:Te(n)})}</p>`}
${!a&&o`<${Ce} ...${N} />`}
${e.me.value!==null&&o`<${Oe} />`}
${a?M:o`<${ve} title=${t("table-rules")} note=${ge(f)}>${M}</>`}
</>
<${j}>
<div class="buttons">
${S&&e.me.value!==null&&o`<${de} session=${e} />`}
${!w&&!S&&o`<${m} class="setup-shuffle" onClick=${R}>${t("shuffle-board")}</>`}
${y&&a&&o`<p class="note">${t("alone-start-note",{seconds:n.timer_seconds})}</p>`}
${y&&o`<${m} kind=${C&&!a?"second":"main"} class="wide" onClick=${()=>v(e,"start_match")}>${Ge(a,d.length)}</>`}
${!a&&!y&&!S&&!r&&o`<${m} kind=${n.allowed_commands.includes("take_seat")?"second":"main"} class="wide" onClick=${()=>c(!0)}>${t("tryout-start")}</>`}
${e.me.value!==null&&!y&&!S&&o`<${m} class="wide" onClick=${()=>v(e,"leave_seat")}>${t("leave-seat")}</>`}
${e.me.value===null&&o`<${Pe} view=${n} onSit=${s} />`}
${L(n)>0&&o`<p class="note">${t("behind",{seconds:L(n)})}</p>`}
</div>
</>
`}function Ee({options:e,disabled:s,onChange:n}){let l=e.listed!==null&&!e.private;return o`
<${b} class="lines">
<${re}
label=${t("option-listed")} note=${t("option-listed-note")} checked=${l} disabled=${s}
onChange=${a=>n(a?{listed:z.value,private:!1}:{listed:null})}
/>
</>
`}function Pe({view:e,onSit:s}){return e.allowed_commands.includes("take_seat")?o`<${m} kind="main" onClick=${s}>${t("sit-down")}</>`:e.mode==="alone"?o`<p>${t("watch-only")}</p>`:o`<p>${e.locked?t("refused-room-locked"):t("refused-table-full")}</p><${m} class="wide" onClick=${s}>${t("sit-next")}</>`}function Ge(e,s){return e?t("alone-start"):s<2?t("start-alone"):t("start-with",{players:s})}function Te({seats:e}){return e.find(s=>s.host)?.name??""}function He(e,s){let[n,l]=u(null),a=n??s.options;async function i($){let r={...a,...$};r.panels!=="picked"&&(r.board=null),l(r),await v(e,"set_options",{options:r}),l(c=>c===r?null:c)}return[a,i]}function je({room:e,code:s,main:n}){let l=F(`/r/${e}`),a=I()&&matchMedia("(pointer: coarse)").matches,i=n?"main":"second";async function $(){let c=await ee(l);T({words:c?t("link-copied"):t("link-by-hand",{link:l})})}async function r(){await te(l,t("share-words"))==="failed"&&T({words:t("link-by-hand",{link:l})})}return o`
<${b} class="invitation">
<img class="qr" src=${W(l)} alt=${t("qr")} width="148" height="148" />
<div class="invitation-words">
${s&&o`<p class="note">${t("ask-in")}</p><p class="code">${s}</p>`}
<div class="buttons">
${a?o`<${m} kind=${i} class="wide" icon="share" onClick=${r}>${t("share-link")}</>`:o`<${m} kind=${i} class="wide" icon="copy" onClick=${$}>${t("copy-link")}</>`}
${I()&&!a&&o`<${m} icon="share" label=${t("share-link")} onClick=${r} />`}
${a&&o`<${m} icon="copy" label=${t("copy-link")} onClick=${$} />`}
</div>
${s&&o`<p class="to-television"><${ue} class="quiet" code=${s} /></p>`}
<p class="note link-text" title=${l}>${l.replace(/^https?:\/\//,"")}</p>
</div>
</>
`}export{Vt as Lobby};
