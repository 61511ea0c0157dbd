//# allFunctionsCalledOnLoad
import{a as fe,b as he,l as be,m as ke}from"./shared-net-ladder.js";import{a as ve}from"./shared-components-folded.js";import{a as we,d as ye,e as ge,f as Ce}from"./shared-match-options.js";import{a as se,b as re}from"./shared-room-hosting.js";import"./shared-components-qrcode.js";import{c as ue}from"./shared-match-leaving.js";import{a as ce,b as $e}from"./shared-match-rematch.js";import{a as de,b as pe}from"./shared-components-handicap.js";import{a as ne,b as ae}from"./shared-components-choice.js";import{$c as Y,Ac as A,Be as me,Cd as te,Dc as V,Hc as X,I as H,J as p,K as j,L as q,M as b,N as F,Ra as _,Ta as z,a as u,b as g,bc as U,cb as K,jb as O,je as I,m as o,o as E,se as oe,t,ta as W,tb as T,te as le,ue as L,vb as v,ve as ie,wd as J,x as P,xb as Q,xd as Z,yd as ee,z as G,zc as B}from"./main.js";var Te=["nw","ne","se","sw"],Be={1:"G",2:"B",3:"R",4:"Y"};function Se({options:e,board:s,data:n,disabled:l,onChange:a,onShuffle:r}){let[$,i]=u(e.panels==="picked"),c=te(s);return o`
<${b} class="lines board-choice">
<div class="line">
${n&&o`<${me} data=${n} />`}
<div class="board-choice-words">
<p><b>${t("board")}</b> <small>${c?.join(" ")??t("board-own")}</small></p>
${!l&&o`<${p} class="board-shuffle" onClick=${r}>${t("shuffle")}</>`}
${!l&&c&&o`<${p} aria-expanded=${$} onClick=${()=>i(!$)}>${t("choose")}</>`}
</div>
</div>
${$&&c&&!l&&o`<${Ie} panels=${c} faces=${ee(e.edition).panels} onPick=${m=>a({panels:"picked",board:m.join("")})} />`}
</>
`}function Ie({panels:e,faces:s,onPick:n}){return o`
<fieldset class="panels">
<legend class="unseen">${t("panels")}</legend>
${Te.map((l,a)=>o`
<label class=${`panel-place ${l}`} key=${l}>
<small>${t(`quadrant-${l}`)}</small>
<select class="select" value=${e[a]} onChange=${r=>n(Le(e,a,r.target.value))}>
${Object.entries(Be).map(([r,$])=>o`
<optgroup key=${r} label=${K($)}>
${s.filter(i=>i.startsWith(r)).map(i=>o`<option key=${i} value=${i} selected=${e[a]===i}>${i}</option>`)}
</optgroup>
`)}
</select>
</label>
`)}
</fieldset>
`}function Le(e,s,n){let l=e.findIndex(r=>r[0]===n[0]),a=[...e];return a[l]=e[s],a[s]=n,a}var _e=6,x=-1;function Ae({seats:e,session:s,view:n,waiting:l}){let a=s.presence.value?.watching??0,[r,$]=u(null),i=_(),c=s.me.value,m=e.some(d=>d.host&&d.seat===c),k=e.find(({seat:d})=>d===r),f=De(s.link.value,c,e.map(({seat:d})=>d).join()),h=n.allowed_commands.includes("add_bot");return o`
<${b} class="seats-card">
<ul class="seats" aria-label=${t("seats")}>
${e.map(d=>o`<${Re} key=${d.seat} session=${s} seat=${d} place=${f.find(C=>C.seat===d.seat)?.name??null} open=${r===d.seat} onOpen=${m||d.seat===c?()=>$(r===d.seat?null:d.seat):null} />`)}
${h&&o`
<li class="seat">
<span class="sign add-sign" aria-hidden="true"><${H} name="plus" size=${20} /></span>
<b>${t("add-bot")}</b>
<button type="button" class="row-open" ref=${i} aria-expanded=${r===x} aria-label=${t("add-bot")} onClick=${()=>$(r===x?null:x)}></button>
</li>
`}
</ul>
${h&&r===x&&o`<${se} session=${s} view=${n} onDone=${()=>$(null)} />`}
${k&&o`<${Ne} session=${s} seat=${k} />`}
${l&&o`<p class="note"><b>${t("nobody-else")}</b> ${t("nobody-else-note")}</p>`}
${a>0&&o`<p class="note">${t("watching",{count:a})}</p>`}
</>
`}function Re({session:e,seat:s,place:n,open:l,onOpen:a}){let{seat:r,handicap:$,bot:i}=s,c=O(s),m=e.presence.value?.seats.find(h=>h.seat===r),k=oe(e,m?.connected===!1?m.since:null)>0,f=r===e.me.value;return o`
<li class=${k?"seat away":"seat"}>
<${z} seat=${r} name=${c} away=${k} bot=${i} />
<b title=${c}>${f?t("you"):c}</b>
${i&&o`<small>${t(`bot-temper-${i.character}`)}</small>`}
${n!==null&&o`<small class="tag">${t("ladder-mark",{name:n})}</small>`}
<${pe} handicap=${$} />
${k&&o`<small>${t("away")}</small>`}
${a&&o`<button type="button" class="row-open" aria-expanded=${l} aria-label=${t(i?"bot-open":"handicap-open",{name:c})} onClick=${a}></button>`}
</li>
`}function Ne({session:e,seat:s}){let{seat:n,handicap:l,bot:a}=s,r=O(s),$=t("handicap-title",{name:r}),i={bid:_e,moves:_e+Math.floor(l),half:l%1?"yes":"no"};return o`
<div class="handicap-choice">
<h2>${$}</h2>
<${ne}
label=${$} value=${l} options=${Q.map(c=>({value:c,text:c===0?t("handicap-none"):de(c)}))}
onChange=${c=>v(e,"set_handicap",{seat:n,handicap:c})}
/>
<p class="note">${l===0?t("handicap-why"):t("handicap-example",i)}</p>
${a&&o`<${p} onClick=${()=>v(e,"remove_player",{seat:n})}>${t("remove-bot",{name:r})}</>`}
</div>
`}var Me=1e4;function De(e,s,n){let[l,a]=u([]);return g(()=>{if(!fe)return;let r=!0,$=()=>ke(e).then(m=>r&&a(m),()=>{}),i=he();s!==null&&i?be(e,i).then($,$):$();let c=setInterval($,Me);return()=>{r=!1,clearInterval(c)}},[e,s,n]),l}function xe(){let[e,s]=u(B.value.sound==="off"&&!B.value.soundOffered);g(()=>()=>A("soundOffered",!0),[]);function n(l){A("soundOffered",!0),l&&A("sound","quiet"),l&&X("bid"),s(!1)}return e?o`
<${b} class="sound-offer">
<p class="note">${t("sound-offer")}</p>
<div class="buttons">
<${p} onClick=${()=>n(!0)}>${t("sound-offer-yes")}</>
<${p} onClick=${()=>n(!1)}>${t("sound-offer-no")}</>
</div>
</>
`:null}function zt({session:e,onSit:s}){let n=e.view.value,l=e.roomName.value,a=n.mode==="alone",{api:r,data:$}=V(),[i,c]=u(!1),m=J(n.board,i),k=_(),[f,h]=He(e,n),d=n.seats.filter(D=>!D.left&&D.invitation==="accepted"),C=d.length<2;P({screen:i?"game":"room",room:a?null:l,facts:a?[t("play-alone")]:[],title:a?t("play-alone"):l}),re(e,n.you!==null),U(e),g(()=>{i||r.setView({robots:{},markers:{},chip:null,win:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[i,r]);async function R(){f.panels==="picked"&&await h({panels:"plain"}),await v(e,"shuffle_board")}let S=ce(e,n),w=!n.allowed_commands.includes("set_options"),y=!S&&!w,N={options:f,view:n,players:d.length,disabled:w,onChange:h},M=o`
<${Se} options=${f} board=${n.board} data=${$} disabled=${w} onChange=${h} onShuffle=${R} />
<${we} ...${N} />
`;return o`
<${j} class="setup">
<${F} class="unseen">${a?t("play-alone"):t("room-title",{room:l})}</>
${a&&o`<${Ce} view=${n} />`}
${m.practice&&o`<${Z} practice=${m.practice} solved=${m.solved} titleRef=${k} />`}
${!a&&o`<${je} room=${e.link.value} code=${n.locked||n.options.private?null:e.code.value} main=${C&&y} />`}
${!a&&d.length>0&&o`<${Ae} seats=${d} session=${e} view=${n} waiting=${C&&y} />`}
${!a&&Y&&o`<${Ee} options=${f} disabled=${w} onChange=${h} />`}
${!a&&w&&Oe(n)&&o`<p class="note setup-note">${t("host-decides",{name:Oe(n)})}</p>`}
${!a&&o`<${ge} ...${N} />`}
${e.me.value!==null&&o`<${xe} />`}
${a?M:o`<${ve} title=${t("table-rules")} note=${ye(f)}>${M}</>`}
</>
<${q}>
<div class="buttons">
${S&&e.me.value!==null&&o`<${$e} session=${e} />`}
${!w&&!S&&o`<${p} class="setup-shuffle" onClick=${R}>${t("shuffle-board")}</>`}
${y&&a&&o`<p class="note">${t("alone-start-note",{seconds:n.timer_seconds})}</p>`}
${y&&o`<${p} kind=${C&&!a?"second":"main"} class="wide" onClick=${()=>v(e,"start_match")}>${Ge(a,d.length)}</>`}
${!a&&!y&&!S&&!i&&o`<${p} kind=${n.allowed_commands.includes("take_seat")?"second":"main"} class="wide" onClick=${()=>c(!0)}>${t("tryout-start")}</>`}
${e.me.value!==null&&!y&&!S&&o`<${p} class="wide" onClick=${()=>v(e,"leave_seat")}>${t("leave-seat")}</>`}
${e.me.value===null&&o`<${Pe} view=${n} onSit=${s} />`}
${I(n)>0&&o`<p class="note">${t("behind",{seconds:I(n)})}</p>`}
</div>
</>
`}function Ee({options:e,disabled:s,onChange:n}){let l=e.listed!==null&&!e.private;return o`
<${b} class="lines">
<${ae}
label=${t("option-listed")} note=${t("option-listed-note")} checked=${l} disabled=${s}
onChange=${a=>n(a?{listed:E.value,private:!1}:{listed:null})}
/>
</>
`}function Pe({view:e,onSit:s}){return e.allowed_commands.includes("take_seat")?o`<${p} kind="main" onClick=${s}>${t("sit-down")}</>`:e.mode==="alone"?o`<p>${t("watch-only")}</p>`:o`<p>${e.locked?t("refused-room-locked"):t("refused-table-full")}</p><${p} class="wide" onClick=${s}>${t("sit-next")}</>`}function Ge(e,s){return e?t("alone-start"):s<2?t("start-alone"):t("start-with",{players:s})}function Oe({seats:e}){return e.find(s=>s.host)?.name??""}function He(e,s){let[n,l]=u(null),a=n??s.options;async function r($){let i={...a,...$};i.panels!=="picked"&&(i.board=null),l(i),await v(e,"set_options",{options:i}),l(c=>c===i?null:c)}return[a,r]}function je({room:e,code:s,main:n}){let l=G(`/r/${e}`),a=L()&&matchMedia("(pointer: coarse)").matches,r=n?"main":"second";async function $(){let c=await le(l);T({words:c?t("link-copied"):t("link-by-hand",{link:l})})}async function i(){await ie(l,t("share-words"))==="failed"&&T({words:t("link-by-hand",{link:l})})}return o`
<${b} class="invitation">
<img class="qr" src=${W(l)} alt=${t("qr")} width="148" height="148" />
<div class="invitation-words">
${s&&o`<p class="note">${t("ask-in")}</p><p class="code">${s}</p>`}
<div class="buttons">
${a?o`<${p} kind=${r} class="wide" icon="share" onClick=${i}>${t("share-link")}</>`:o`<${p} kind=${r} class="wide" icon="copy" onClick=${$}>${t("copy-link")}</>`}
${L()&&!a&&o`<${p} icon="share" label=${t("share-link")} onClick=${i} />`}
${a&&o`<${p} icon="copy" label=${t("copy-link")} onClick=${$} />`}
</div>
${s&&o`<p class="to-television"><${ue} class="quiet" code=${s} /></p>`}
<p class="note link-text" title=${l}>${l.replace(/^https?:\/\//,"")}</p>
</div>
</>
`}export{zt as Lobby};
