//# allFunctionsCalledOnLoad
import{b as Xo}from"./shared-setup-panelsstep.js";import{d as go,e as J}from"./shared-rules-notation.js";import{a as Ho,b as Go,d as Yo}from"./shared-solver-solver.js";import{a as Le}from"./shared-frame-wakelock.js";import{a as be}from"./shared-components-glass.js";import{a as Vo}from"./shared-components-qrcode.js";import{a as Ge,b as Te}from"./shared-components-handicap.js";import{a as he,c as He}from"./shared-components-choice.js";import{$ as ze,$b as To,Ab as xo,Ad as Do,Cd as jo,D as W,E as S,Eb as So,Ec as Ee,Fb as Co,Fc as _o,G as oe,Gb as Eo,Gc as Ro,Gd as zo,H as te,Ha as bo,Ic as Ao,Jb as L,Jc as M,Kb as ie,Kd as Ko,M as ne,Mc as Wo,N as P,Nb as j,Nc as Ne,P as a,Qb as le,Rb as ae,Tb as pe,V as lo,Vd as Uo,Wb as No,Xb as x,Yd as H,Z as re,_ as N,a as _,aa as xe,ac as O,b as ro,ba as X,ca as ao,cb as t,da as Ke,dc as C,ea as po,ec as b,fa as T,fc as Lo,hb as K,i as so,ia as mo,ib as D,j as io,ja as co,jc as Bo,l as je,la as uo,lb as se,lc as Oo,ma as fo,mb as vo,mc as Io,na as $o,o as ee,oc as Mo,pb as B,qa as y,ra as k,rb as U,sa as F,ta as w,ua as ho,ub as Se,vb as Ue,vc as Po,w as ke,wb as wo,wd as Fo,x as $e,yb as yo,yc as Ce,zb as ko}from"./main.js";function Ye(e,o){return{until:e+o*1e3,paused:null}}function Jo(e,o){return{...e,paused:o}}function qo(e,o){return e.paused===null?e:{until:e.until+Math.max(0,o-e.paused),paused:null}}function me(e,o){return Math.max(0,e.until-(e.paused??o))}function Qo(e,o,n){let r=Zo(o,n);return e.toSorted((s,i)=>Be(s,o)-Be(i,o)||r(s)-r(i))}function Oe(e,o,n){let r=Zo(o,n);return e.map((s,i)=>{let l=e[i+1];return!l||Be(s,o)!==Be(l,o)?null:r(s)===r(l)?"first-said":"fewer-chips"})}var Be=({player:e,moves:o},n)=>o+n[e].handicap;function Zo(e,o){let n=ee.find(({id:r})=>r===o)?.tie_break==="fewer-chips";return({player:r})=>n?e[r].chips.length:0}var Ve={phase:"setup",people:[],edition:"2013",sand:60,length:"usual",goals:null,board:null,robots:{},start:null,stale:null,since:0,chip:null,bids:[],passed:[],timer:null,failed:0,rounds:[],decided:!1};function G(e){return e.reduce(Xe,Ve)}function Xe(e,o){if(Je(e,o)!==null)return e;switch(o.type){case"people":return{...e,people:o.people.map((n,r)=>({...n,chips:e.people[r]?.chips??[]}))};case"rules":return{...e,edition:o.edition,sand:o.sand,length:o.length,goals:o.goals??null};case"board":return{...e,board:o.board,robots:o.robots,stale:null};case"robots":return{...e,robots:o.robots,stale:null};case"turn":return{...et(e),phase:"thinking",since:o.at,chip:o.chip,bids:[],passed:[],timer:null,failed:0,start:e.board!==null&&e.stale===null?e.robots:null};case"sand":return{...e,timer:Ye(o.at,e.sand)};case"pause":return{...e,timer:e.timer&&Jo(e.timer,o.at)};case"resume":return{...e,timer:e.timer&&qo(e.timer,o.at)};case"bid":return Ut(e,o);case"pass":return Ht(e,o);case"close":return tt(e,o.at);case"judge":return Gt(e,o);case"shortest":return{...e,rounds:e.rounds.with(-1,{...e.rounds[e.rounds.length-1],shortest:o.shortest})};case"round":{let{type:n,...r}=o,s=qe(et(e),r);return{...s,phase:s.decided?"over":"choosing"}}case"next":return{...e,phase:e.decided?"over":"choosing",chip:null,bids:[],passed:[],failed:0};case"end":return{...e,phase:"over",timer:null}}}function Je(e,o){let{phase:n,timer:r,bids:s}=e,i=n==="choosing"||n==="result",l=n==="thinking"||n==="bidding";switch(o.type){case"rules":return n==="setup"?null:"wrong-phase";case"people":return n==="setup"||i&&o.people.length>=e.people.length?null:"wrong-phase";case"board":case"robots":return n==="setup"||i?null:"wrong-phase";case"turn":case"round":return n!=="setup"&&n!=="choosing"?"wrong-phase":z(e).length===0?"too-few":o.type==="round"&&o.winner!==null&&!e.people[o.winner]?"wrong-phase":o.chip!==null&&ge(e).includes(o.chip)?"chip-given":null;case"sand":return n==="thinking"&&r===null?null:"wrong-phase";case"pause":return r?.paused===null?null:"wrong-phase";case"resume":return r&&r.paused!==null?null:"wrong-phase";case"bid":{if(!l||!e.people[o.player]?.plays)return"wrong-phase";if(o.moves<_.least||o.moves>_.most)return"bid-range";if(r&&me(r,o.at)===0)return"too-late";let p=s.find(({player:c})=>c===o.player)?.moves??1/0;return o.moves===p?"bid-same":o.moves>p?"bid-not-lower":null}case"pass":return l&&e.people[o.player]?.plays?null:"wrong-phase";case"close":return l&&r?null:"wrong-phase";case"judge":return n==="showing"?null:"wrong-phase";case"shortest":case"next":return n==="result"?null:"wrong-phase";case"end":return i?null:"wrong-phase"}}function z({people:e}){return e.flatMap(({plays:o},n)=>o?[n]:[])}function ge({people:e}){return e.flatMap(({chips:o})=>o)}function ot(e){let o=["thinking","bidding","showing"].includes(e.phase);return Y(e).inAll-ge(e).length-(o?1:0)}function Ie({phase:e,rounds:o}){return e==="result"||e==="over"?o.length:o.length+1}function Me(e){let{people:o}=e,{toWin:n}=Y(e),r=o.map(({chips:l})=>l.length),s=n===null?[]:o.flatMap((l,p)=>r[p]>=n?[p]:[]);if(s.length>0)return s;let i=Math.max(...r);return i===0?[]:o.flatMap((l,p)=>r[p]===i?[p]:[])}function Y(e){let{length:o}=e;if(e.goals)return e.goals;if(typeof o=="number")return{toWin:o,inAll:je};let n=Ro(z(e).length,o);return{toWin:n,inAll:n===null?_o(o):je}}function et(e){return e.phase==="setup"?{...e,goals:Y(e)}:e}function Ut(e,{at:o,player:n,moves:r}){let s=e.bids.find(p=>p.player===n),i=e.phase==="thinking",l=[...e.bids.filter(p=>p!==s),{player:n,moves:r,was:s?.moves??null}];return{...e,phase:"bidding",bids:Qo(l,e.people,e.edition),timer:i?Ye(o,e.sand):e.timer,passed:i?[]:e.passed.filter(p=>p!==n)}}function Ht(e,{at:o,player:n}){let r=[...e.passed.filter(i=>i!==n),n],s={...e,passed:r};return z(e).every(i=>r.includes(i))?tt(s,o):s}function tt(e,o){let n={...e,since:o,timer:null};return e.bids.length>0?{...n,phase:"showing"}:nt(n)}function Gt(e,{at:o,shown:n}){let{player:r,moves:s}=e.bids[e.failed];if(n)return{...qe(e,{chip:e.chip,winner:r,moves:s,shortest:null}),phase:"result",since:o};let i={...e,failed:e.failed+1,since:o};return i.failed<e.bids.length?i:nt(i)}function nt(e){return{...qe(e,{chip:e.chip,winner:null,moves:null,shortest:null}),phase:"result"}}function qe(e,o){let{winner:n,chip:r}=o,s=[...e.rounds,o];if(n===null)return{...e,rounds:s};let i=e.people.map((u,d)=>d===n?{...u,chips:[...u.chips,r]}:u),l={...e,rounds:s,people:i,stale:e.board===null?null:e.stale??s.length},{toWin:p,inAll:c}=Y(e),m=p!==null&&i[n].chips.length>=p;return{...l,decided:m||ge(l).length>=c}}var rt=["people","rules","board"],Yt=["pause","resume","shortest"],Vt=["bid","pass","close","sand"];function st(e,o){return[...rt.includes(o.type)&&G(e).phase==="setup"?e.filter(({type:r})=>r!==o.type):e,o]}function it(e,o){let n=Qe(e);if(n===null)return null;let[r,s]=[e[n],e.slice(0,n)],{timer:i}=G(s);return!i||i.paused!==null||!Vt.includes(r.type)||!("at"in r)?s:[...s,{type:"pause",at:r.at},{type:"resume",at:Math.max(o,r.at)}]}function Qe(e){let[o,n]=[null,Ve];for(let[r,s]of e.entries()){let i=s.type==="close"&&n.timer&&me(n.timer,s.at)===0;!Yt.includes(s.type)&&s.type!=="round"&&!i&&!(rt.includes(s.type)&&n.phase==="setup")&&(o=r),n=Xe(n,s)}return o}var ut="ricochet.evening",lt=X(re),at=po(re),pt=X(T({moves:N,path:X(re)})),Pe=T({at:N}),mt=T({}),ct={people:T({people:Ke(T({name:re,handicap:N,plays:ze}))}),rules:T({edition:xe(...ee.map(({id:e})=>e)),sand:N,length:e=>N(e)||xe("usual","short")(e),goals:ao(T({toWin:X(N),inAll:N}))}),board:T({board:re,robots:at}),robots:T({robots:at}),turn:T({at:N,chip:lt}),bid:T({at:N,player:N,moves:N}),pass:T({at:N,player:N}),sand:Pe,pause:Pe,resume:Pe,close:Pe,judge:T({at:N,shown:ze}),shortest:T({shortest:pt}),round:T({chip:lt,winner:X(N),moves:X(N),shortest:pt}),next:mt,end:mt},Xt=e=>T({type:xe(...Object.keys(ct))})(e)&&ct[e.type](e),ve=ne(Jt(mo(ut,Ke(Xt),[]))),V=P(()=>G(ve.value)),Ze=P(()=>Qe(ve.value)!==null);function g(e){let o=Je(V.peek(),e);return o===null&&ce(st(ve.peek(),e)),o}function dt(){let e=it(ve.peek(),Date.now());e&&ce(e)}function ce(e){ve.value=e,co.write(ut,JSON.stringify(e))}function Jt(e){let{timer:o}=G(e),n=e[e.length-1];return o?.paused===null&&"at"in n?[...e,{type:"pause",at:n.at}]:e}function R(){let e=uo.value.sound==="off",o=()=>{dt(),L(t("table-undone"))};No([{icon:"undo",label:t("undo"),disabled:!Ze.value,run:o},{icon:e?"silent":"sound",label:e?t("sound-offer-yes"):t("table-silence"),run(){fo("sound",e?"full":"off"),M("bid")}}]),pe([{keys:["u"],text:"key-table-undo",when:()=>Ze.value,run:o}])}function we(e){S(()=>{e!==null&&vo(e).catch(o=>j({words:Lo(o),urgent:!0}))},[e])}function ft(e,o){let{api:n}=se(),r=te(()=>({...le(n),scene:P(()=>({...So,robots:o,markers:{},chip:null}))}),[o,n]);return we(e),ae(e===null?null:r,e??void 0),r.board.value}var qt=["R","G","B","Y"],Qt=["moon","gear","planet","star"],eo=[...qt.flatMap(e=>Qt.map(o=>({id:e+o[0],robot:e,symbol:o}))),{id:"V",robot:null,symbol:"vortex"}];function I(e){return eo.find(o=>o.id===e)??null}function q(e,o){return(e&&o?.targets.find(({robot:n,symbol:r})=>n===e.robot&&r===e.symbol))??null}function E({people:e},o){return{name:e[o].name,you:"no"}}function A(e){return[t("chip-number",{round:Ie(e)}),t("chips-left",{chips:ot(e)})]}function oo(e,o){let{bids:n}=e,r=n.findIndex(i=>i.player===o),s=t("say-bid",{...E(e,o),moves:n[r].moves,place:r+1});return r===0?s:`${s} ${t("say-first",{...E(e,n[0].player),moves:n[0].moves})}`}function $t(e,o){let{bids:n,people:r,edition:s}=e,i=n.findIndex(c=>c.player===o),l=n[i-1],p=l&&l.moves===n[i].moves&&Oe(n,r,s)[i-1];return p?t(`tie-${p}`,{...E(e,l.player),other:r[o].name,otherYou:"no",moves:l.moves}):null}function ht(e){let o=Me(e);return o.length===0?t("final-nobody"):o.length===1?t("final-wins",E(e,o[0])):t("final-shared",{names:K(o.map(n=>e.people[n].name))})}var _e=({chip:e})=>I(e);function to({state:e}){let o=ge(e),n=ft(e.board,e.robots);R(),x({screen:e.board===null?"table":"game",title:t("table-title"),facts:A(e),back:e.phase==="setup"?"/table":"/"});function r(s){g({type:"turn",at:Date.now(),chip:s}),M("stop"),O("/table")}return a`
<${y} class="choosing">
<div class="card-head"><${w} focusOn=${e.rounds.length}>${t("table-which-chip")}</>${o.length>0&&a`<span>${t("table-dashed")}</span>`}</div>
${e.stale!==null&&a`<p class="stale"><span>${t("table-stale",{chip:e.stale})}</span> <${C} class="button" to="/table#robots">${t("table-correct")}</></p>`}
</>
<${k}>
<div class="chip-keys" role="group" aria-label=${t("table-which-chip")}>
${eo.map(s=>{let i=o.includes(s.id)||n!==null&&q(s,n)===null;return a`
<button
type="button" key=${s.id} class=${i?"key given":"key"} disabled=${i}
aria-label=${o.includes(s.id)?t("table-chip-given",{chip:D(s)}):D(s)} onClick=${()=>r(s.id)}
><${U} chip=${s} size=${36} /></button>
`})}
<button type="button" class="key no-chip" onClick=${()=>r(null)}><${B} name="close" /><span>${t("table-no-chip")}</span></button>
</div>
</>
`}var bt="1";function gt(e){let{edition:o,sand:n,length:r,people:s,rounds:i,board:l,robots:p,stale:c}=e,{toWin:m,inAll:u}=Y(e),d=s.map(({name:$,handicap:f,plays:h})=>[encodeURIComponent($),...h&&f===0?[]:[f],...h?[]:["away"]].join("+")),v=i.map(({chip:$,winner:f,moves:h,shortest:fe})=>[$,f,h,fe?.moves].map(Z=>Z??"").join("."));return[bt,[o,n,r,m??0,u].join("."),d.join(","),v.join(","),l===null?"":`${c===null?i.length:c-1}.${encodeURIComponent(Oo({board:l,robots:p}).replaceAll(" ","_"))}`].join("/")}function vt(e){let[o,n,r,s,i]=e.split("/");if(o!==bt||!n||!r||i===void 0)return null;try{let l=s===""?[]:s.split(",").map(tn),p=i===""?l.length:Number(i.split(".")[0]);return[{type:"people",people:r.split(",").map(en)},on(n),...l.slice(0,p),...i===""?[]:[Zt(i.slice(i.indexOf(".")+1))],...l.slice(p)]}catch(l){if(l instanceof URIError||l instanceof go)return null;throw l}}function Zt(e){let{board:o,robots:n}=Bo(decodeURIComponent(e));return J(o),{type:"board",board:o,robots:n}}function en(e){let[o,n="0",r]=e.split("+");return{name:decodeURIComponent(o),handicap:Number(n),plays:r===void 0}}function on(e){let[o,n,r,s,i]=e.split(".");return{type:"rules",edition:o,sand:Number(n),length:r==="usual"||r==="short"?r:Number(r),goals:{toWin:Number(s)||null,inAll:Number(i)}}}function tn(e){let[o,n,r,s]=e.split("."),i=l=>l===""?null:Number(l);return{type:"round",chip:o||null,winner:i(n),moves:i(r),shortest:s?{moves:Number(s),path:null}:null}}function Re({state:{people:e}}){let o=e.map((n,r)=>({...n,at:r})).toSorted((n,r)=>r.chips.length-n.chips.length);return a`
<ol class="ranking" aria-label=${t("final-ranking")}>
${o.map(({at:n,name:r,plays:s,chips:i})=>a`
<li key=${n} class="rank">
<span class="row-order">${o.findIndex(l=>l.chips.length===i.length)+1}</span>
<${H} seat=${n} name=${r} away=${!s} />
<b class="row-name" title=${r}>${r}</b>
<span class="rank-chips">
${i.map((l,p)=>{let c=I(l);return c&&a`<${U} key=${p} chip=${c} size=${28} label=${D(c)} />`})}
</span>
<strong class="rank-count">${i.length}</strong>
</li>
`)}
</ol>
`}function ue({people:e}){let o=Math.max(...e.map(({chips:r})=>r.length));if(o===0)return t("table-no-chips");let n=e.filter(({chips:r})=>r.length===o).map(({name:r})=>r);return t("table-leads",{names:K(n),count:n.length,chips:o})}function wt({state:e}){let o=bo(`/table#${gt(e)}`);x({screen:"page",title:t("table-title"),facts:[t("table-copy")],aside:t("table-as-now"),back:"/table#score"});async function n(){let r=await zo(o,t("table-title"));r==="copied"?j({words:t("link-copied")}):r==="failed"&&j({words:t("link-by-hand",{link:o}),lasting:!0})}return a`
<${y} class="at-table">
<${Vo} link=${o} label=${t("table-qr")} />
<${w}>${t("table-point")}</>
<p class="note">${t("table-point-note")}</p>
</>
<${k}>
<p class="note">${t("table-point-later")}</p>
<div class="buttons">
<${b} icon="share" onClick=${n}>${t("share-link")}</>
<${C} class="button main" to="/table">${t("table-back")}</>
</div>
</>
`}function yt({events:e}){let{rounds:o}=V.value,n=G(e);x({screen:"page",title:t("table-title"),facts:[t("table-title")],aside:t("table-copied")});function r(){ce(e),O("/table")}return a`
<${y}>
<${w}>${t("table-open-copy",{rounds:n.rounds.length})}</>
<p>${ue(n)}.</p>
${o.length>0&&a`<p class="note">${t("table-replaces",{rounds:o.length})}</p>`}
</>
<${k}>
<div class="buttons">
<${C} class="button" to="/table">${o.length>0?t("table-keep-mine"):t("table-no-copy")}</>
<${b} kind="main" onClick=${r}>${t("table-take-copy")}</>
</div>
</>
`}function kt({state:e}){let[o]=Me(e),n=o===void 0?0:e.people[o].chips.length,r=ht(e);return R(),x({screen:"page",title:r,facts:[t("table-title")],aside:t("round-count",{rounds:e.rounds.length})}),S(()=>ie(r),[]),a`
<${y}>
<div class="final-head">
<${w} class="hero">${r}</>
<p class="lead">${t("final-summary",{chips:t("chip-count",{chips:n}),rounds:t("round-count",{rounds:e.rounds.length})})}</p>
</div>
<${Re} state=${e} />
<${nn} state=${e} />
</>
<${k}>
<div class="buttons">
<${C} class="button" to="/table#copy">${t("table-copy")}</>
<${b} kind="main" onClick=${()=>rn(e)}>${t("final-again")}</>
</div>
</>
`}function nn({state:{rounds:e,people:o}}){let n=e.filter(({moves:s,shortest:i})=>s!==null&&i),r=n.filter(({moves:s,shortest:i})=>(i?.moves??0)<(s??0)).length;return a`
<details class="history">
<summary>
<b>${t("round-count",{rounds:e.length})}</b>
${n.length>0&&a`<span class="note">${t("table-rounds-shorter",{count:r})}</span>`}<${B} name="down" />
</summary>
<ol class="rounds" aria-label=${t("final-rounds")}>
${e.map(({chip:s,winner:i,moves:l,shortest:p},c)=>{let m=I(s);return a`
<li key=${c} class="round">
<span class="round-number">${c+1}</span>
${m&&a`<${U} chip=${m} size=${24} label=${D(m)} />`}
<b class="round-name">${i===null?t("round-returned"):o[i].name}</b>
<span class="round-moves">${l}</span>
<span class="round-optimum">${p&&t("round-optimum",{moves:p.moves})}</span>
</li>
`})}
</ol>
</details>
`}function rn({people:e,edition:o,sand:n,length:r,board:s,robots:i}){ce([{type:"people",people:e.filter(({plays:l})=>l).map(({chips:l,...p})=>p)},{type:"rules",edition:o,sand:n,length:r},...s===null?[]:[{type:"board",board:s,robots:i}]]),O("/table")}var sn=8,ln=/[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u,an=new RegExp(`\\p{M}{${io+1}}`,"u");function pn(e){return e===""?t("table-name-missing"):an.test(e.normalize("NFD"))?t("refused-name-unreadable"):ln.test(e)?"":t("refused-name-without-letters")}function Ae({people:e,onChange:o,onRemove:n}){let[r,s]=W(""),[i,l]=W(""),p=e.filter(({plays:m})=>m).length;function c(m){m.preventDefault();let u=r.trim(),d=e.findIndex($=>$.name.toLowerCase()===u.toLowerCase()),v=pn(u);if(v)return l(v);if(d>=0&&e[d].plays)return l(t("refused-name-taken"));o(d>=0?e.map(($,f)=>f===d?{...$,plays:!0}:$):[...e,{name:u,handicap:0,plays:!0}]),s(""),l("")}return a`
<ul class="pills" aria-label=${t("rows-label")}>
${e.map(({name:m,plays:u},d)=>u&&a`
<li key=${d} class="pill">
<${H} seat=${d} name=${m} /><b>${m}</b>
<${b} kind="quiet" icon="close" label=${t("table-remove",{name:m})} onClick=${()=>n(d)} />
</li>
`)}
</ul>
${p<sn&&a`
<form class="add-name" onSubmit=${c}>
<${Uo}
label=${t("table-name")} value=${r} error=${i} maxlength=${so} autocomplete="off" enterkeyhint="next"
onInput=${m=>s(m)}
/>
<${b} type="submit" icon="plus">${t("table-add")}</>
</form>
`}
`}function We({people:e,onChange:o}){let n=e.filter(({plays:s,handicap:i})=>s&&i>0),r=n.length===0?t("table-handicap-none"):K(n.map(({name:s,handicap:i})=>`${s} +${Ge(i)}`));return a`
<${F} class="lines options">
<details class="more-options">
<summary class="line">
<span class="line-text"><b>${t("table-handicap")}</b> <small>${r}</small></span>
<${B} name="down" size=${18} />
</summary>
<p class="line note">${t("handicap-why")}</p>
${e.map((s,i)=>s.plays&&a`
<div class="line" key=${i}>
<span class="line-text"><b>${s.name}</b></span>
<${he}
label=${t("handicap-title",{name:s.name})} value=${s.handicap}
options=${ro.map(l=>({value:l,text:l===0?t("handicap-none"):Ge(l)}))}
onChange=${l=>o(e.map((p,c)=>c===i?{...p,handicap:l}:p))}
/>
</div>
`)}
</details>
</>
`}function xt({state:e}){let{board:o,robots:n,edition:r,sand:s,length:i}=e;function l(c){g({type:"board",board:c.board.board,robots:c.robots}),c.edition&&g({type:"rules",edition:c.edition,sand:s,length:i}),O("/table")}let p=o===null?void 0:{board:J(o),robots:n,edition:r};return a`<${Xo} steps=${["box","panels","robots"]} initial=${p} title=${t("table-title")} onDone=${l} />`}function St({state:{board:e,robots:o}}){return a`
<div class="line board-line">
${e!==null&&a`<${jo} data=${J(e)} view=${{robots:o,chip:null,trail:null}} label=${t("board")} />`}
<span class="line-text"><b>${t("table-board")}</b> <small>${e===null?t("table-board-once"):t("table-board-set")}</small></span>
<${C} class="button" to="/table#board">${e===null?t("table-board-set-up"):t("table-board-change")}</>
</div>
`}var mn=[30,45,60,90,120,180,240,300],Ct=Array.from({length:17},(e,o)=>o+1);function Et({state:e}){let{people:o}=e,n=z(e).length<Ee,r=s=>{g({type:"people",people:s.map(({name:i,handicap:l})=>({name:i,handicap:l,plays:!0}))})};return x({screen:"page",title:t("table-title"),facts:[t("table-title")],aside:t("table-subtitle")}),a`
<${y} class="gathering">
<${w}>${t("table-who")}</>
<${Ae} people=${o} onChange=${r} onRemove=${s=>r(o.filter((i,l)=>l!==s))} />
<${cn} state=${e} />
<${F} class="lines"><${St} state=${e} /></>
${o.length>0&&a`<${We} people=${o} onChange=${r} />`}
</>
<${k}>
${n&&a`<p class="note">${t("table-too-few")}</p>`}
<div class="buttons"><${b} kind="main" disabled=${n} onClick=${()=>O("/table#chip")}>${t("alone-start")}</></div>
</>
`}function cn({state:e}){let{edition:o,sand:n,length:r}=e,{toWin:s,inAll:i}=Y(e),l=m=>{g({type:"rules",edition:o,sand:n,length:r,...m})},p=typeof r=="number",c=s===null?t("wins-in-all",{chips:i}):t("wins-agreed",{chips:s});return a`
<${F} class="lines options">
<div class="line">
<span class="line-text"><b>${t("rules")}</b></span>
<${he}
label=${t("rules")} value=${o} options=${ee.map(({id:m})=>({value:m,text:t(`edition-${m}`)}))}
onChange=${m=>l({edition:m,sand:$e(m).timer_seconds})}
/>
<small class="line-note">${Ao($e(o))}</small>
</div>
<${He}
label=${t("option-timer")} value=${n} steps=${mn} shown=${Wo(n)}
less=${t("less",{what:t("option-timer")})} more=${t("more-of",{what:t("option-timer")})}
onChange=${m=>l({sand:m})}
/>
<div class="line">
<span class="line-text"><b>${t("length")}</b></span>
<${he}
label=${t("length")} value=${p?"custom":r}
options=${["short","usual","custom"].map(m=>({value:m,text:t(`length-${m}`)}))}
onChange=${m=>l({length:m==="custom"?s??Ct[4]:m})}
/>
<small class="line-note">${c}</small>
</div>
${p&&a`
<${He}
label=${t("chips-to-win")} value=${r} steps=${Ct} shown=${t("number",{count:r})}
less=${t("less",{what:t("chips-to-win")})} more=${t("more-of",{what:t("chips-to-win")})}
onChange=${m=>l({length:m})}
/>
`}
</>
`}var Q=ne(null);function Nt(e){let{phase:o,board:n,start:r}=e,s=Ie(e),i=I(o==="result"?e.rounds[s-1].chip:e.chip),p=(o==="showing"||o==="result"&&e.rounds[s-1].shortest===null)&&n!==null&&r!==null&&i!==null?JSON.stringify([s,n,r,i.id]):null;S(()=>{if(p===null||n===null||r===null||Q.peek()?.puzzle===p&&Q.peek()?.status!=="running")return;let u=Yo(),d=!1,v=f=>{d||(Q.value={puzzle:p,atLeast:Q.peek()?.atLeast??2,status:"running",path:null,...f})},$=async()=>{let f=J(n),h=q(i,f);if(!h)return;let{robot:fe,cell:Z}=h;v(await u.solve({board:f,robots:r,target:{robot:fe,cell:Z}},{onBound:De=>v({atLeast:De})}))};return v({atLeast:2}),$().catch(f=>{if(f instanceof Go)v({status:"failed"});else if(!(f instanceof Ho))throw f}),()=>{d=!0,u.close()}},[p]);let c=Q.value,m=c?.puzzle===p&&o==="result"?c?.path:null;S(()=>{m&&g({type:"shortest",shortest:{moves:m.length,path:m.join(" ")}})},[m])}function Tt({state:e}){let{chip:o,winner:n,moves:r,shortest:s}=e.rounds[e.rounds.length-1],i=Lt(e);if(S(()=>{s&&L(i)},[s]),e.board===null)return a`
<div class="line">
<${B} name="bulb" />
<span class="line-text"><b>${t("table-shorter")}</b> <small>${t("table-board-once")}</small></span>
<${C} class="button" to="/table#board">${t("table-board-set-up")}</>
</div>
`;if(e.start===null||o===null)return null;let l=n!==null&&s?.path;return a`
<div class="line">
<${B} name="bulb" />
<span class="line-text"><b>${n===null?t("table-shortest"):t("table-shorter")}</b> <small>${i}</small></span>
${l&&r!==null&&a`<${C} class="button" to="/table#shorter">${t("table-look")}</>`}
</div>
`}function Lt(e){let{winner:o,moves:n,shortest:r}=e.rounds[e.rounds.length-1];return r?o===null?t("optimum-moves",{moves:r.moves}):t("table-shorter-answer",{shorter:r.moves<(n??0)?"yes":"no",moves:r.moves}):un()}function un(){let{status:e="running",atLeast:o=2}=Q.value??{};return e==="unsolvable"?t("optimum-none"):e==="failed"?t("table-no-search"):t("table-not-known",{moves:o})}function Bt({state:e}){let{api:o}=se(),{chip:n,winner:r,moves:s,shortest:i}=e.rounds[e.rounds.length-1],l=e.start??{},p=Io(i?.path),c=te(()=>{let d=le(o),v=P(()=>{let $=d.replay.playback.value,f=q(I(n),d.board.value),h=$?.trial??(d.board.value&&yo(d.board.value,l,p));return h?{...Eo(d.board.value,h,$?.step??p.length,f),taken:!1}:{}});return{...d,scene:v}},[]);we(e.board),ae(c,e.board??void 0);let m=q(I(n),c.board.value),u=c.replay.playback.value?.step;return x({screen:"game",title:t("table-title"),facts:[t("table-shortest-is",{moves:p.length})],aside:r!==null?t("table-showed",{...E(e,r),moves:s??0}):"",back:"/table"}),a`
<${y}>
<${w}>${Lt(e)}</>
<p class="note">${t("table-try-it")}</p>
<${Ce} moves=${p} label=${t("path-optimum")} now=${u} />
</>
<${k} class="tight">
${m&&a`<${Do} table=${c} path=${{kind:"shown",start:l,moves:p,chip:m}} space=${!0} />`}
<div class="buttons">
${m&&a`<${C} class="button" to=${Fo({board:e.board??"",robots:l,target:m})}>${t("table-every-move")}</>`}
<${C} class="button main" to="/table">${t("table-back")}</>
</div>
</>
`}function Ot({state:e}){let{winner:o,chip:n}=e.rounds[e.rounds.length-1],r=I(n),s=o===null?t("result-nobody-succeeded"):t("phase-taken",E(e,o)),i=o===null?t("result-back"):dn(e,o),l=o!==null&&e.board!==null&&e.stale!==null&&!e.decided;return R(),x({screen:"table",title:t("table-title"),facts:A(e),aside:o===null?t("table-back-in-box"):t("table-given")}),S(()=>ie(`${s}. ${i}`),[e.rounds.length]),a`
<${y} class="at-table">
${r&&a`<${U} chip=${r} size=${112} />`}
<${w} class="hero" focusOn=${e.rounds.length}>${s}</>
<p class="note">${i}</p>
<${F} class="lines table-cards">
<${Tt} state=${e} />
<${C} class="line" to="/table#score"><span class="line-text"><b>${t("table-score")}</b> <small>${ue(e)}</small></span><${B} name="forward" size=${18} /></>
</>
</>
<${k}>
${l&&a`<p class="note">${t("table-enter-note")}</p>`}
<div class="buttons">
${l&&a`<${C} class="button" to="/table#robots">${t("table-enter")}</>`}
<${b} kind="main" onClick=${()=>g({type:"next"})}>${e.decided?t("result-last"):t("result-next")}</>
</div>
</>
`}function dn({people:e},o){let n=Math.max(...e.map(({chips:i},l)=>l===o?0:i.length)),r=e.filter(({chips:i},l)=>l!==o&&n>0&&i.length===n).map(({name:i})=>i),s=t("table-chips-now",{chips:e[o].chips.length});return r.length>0?`${s} ${t("table-others-have",{names:K(r),count:r.length,chips:n})}`:s}function It({state:e}){let o=e.people.map(({chips:s,...i})=>i),n=s=>{g({type:"people",people:s})},r=s=>n(o.map((i,l)=>l===s?{...i,plays:!1}:i));return x({screen:"page",title:t("table-title"),facts:A(e),back:"/table#score"}),a`
<${y} class="gathering">
<${w}>${t("table-who")}</>
<${Ae} people=${o} onChange=${n} onRemove=${r} />
<p class="note">${t("table-leaving")}</p>
<${We} people=${o} onChange=${n} />
</>
<${k}><div class="buttons"><${C} class="button main" to="/table#score">${t("table-back")}</></div></>
`}function fn(e,o){let n=le(e),{board:r,chosen:s,stage:i}=n,l=ne([Ue(o)]),p=P(()=>l.value[l.value.length-1]),c=P(()=>ko(p.value,r.value));return{...n,start:o,trial:p,robots:c,scene:P(()=>({...Co(r.value,p.value,s.value),markers:{},chip:null})),choose(m){c.value[m]&&(s.value=m)},move(m,u){s.value=m;let d=n.slide(c.value,m,u);if(!d||!r.value)return;let v=xo(d,r.value);l.value=[...l.value,wo(p.value,u,d)],i.act($=>$.animateMove(d)),ho(()=>L(t("move-made",{count:p.value.moves.length,robot:m,direction:u,cell:v})))},tap(m){let u=s.value;if(!(!u||!r.value||c.value[u]===m)){if(!$n(r.value,c.value,m)){j({words:t("table-no-place",{robot:u,cell:m}),urgent:!0});return}l.value=[...l.value,Ue({...c.value,[u]:m})],L(t("table-placed",{robot:u,cell:m}))}},undo(){l.value.length>1&&(l.value=l.value.slice(0,-1))},restart:()=>{l.value=l.value.slice(0,1)}}}function $n(e,o,n){return!(Object.values(o).includes(n)||e.closed.includes(n)||e.diagonals.some(s=>s.cell===n))&&e.walls[lo(n,e.width)]!==void 0}function Mt({state:e}){let{api:o}=se(),n=te(()=>fn(o,e.robots),[]);we(e.board),ae(n,e.board??void 0),Mo(n);let r=e.rounds[e.rounds.length-1],{moves:s}=n.trial.value,i=s.length===0&&n.robots.value===e.robots;x({screen:"game",title:t("table-title"),facts:[t("table-where")],aside:t("table-where-now"),back:"/table"});function l(){g({type:"robots",robots:n.robots.value}),O("/table")}return a`
<${y}>
<div class="card-head">
<${w}>${r&&r.winner!==null?t("table-path-of",E(e,r.winner)):t("table-where")}</>
${r?.moves&&a`<span>${t("replay-place",{move:s.length,moves:r.moves})}</span>`}
</div>
${s.length>0&&a`<${Ce} moves=${s} label=${t("moves-so-far")} />`}
<p class="note">${t("table-where-how")}</p>
</>
<${k}>
<${Po} table=${n}>
<${b} disabled=${i} onClick=${n.undo}>${t("undo")}</>
<${b} kind="main" onClick=${l}>${t("table-done")}</>
</>
</>
`}function Pt({state:e}){let o=n=>{g({type:n}),O("/table")};return x({screen:"page",title:t("table-title"),facts:[t("table-score")],aside:t("table-after",{rounds:e.rounds.length}),back:"/table"}),a`
<${y}>
<${w}>${ue(e)}</>
<${Re} state=${e} />
<${F} class="lines">
<div class="line">
<${B} name="phone" />
<span class="line-text"><b>${t("table-copy")}</b> <small>${t("table-copy-note")}</small></span>
<${C} class="button" to="/table#copy">${t("table-copy-go")}</>
</div>
<${C} class="line" to="/table#people"><span class="line-text"><b>${t("table-people")}</b></span><${B} name="forward" size=${18} /></>
</>
</>
<${k}>
<div class="buttons">
<${b} onClick=${()=>o("end")}>${t("table-end")}</>
<${b} kind="main" onClick=${()=>o("next")}>${e.decided?t("result-last"):t("result-next")}</>
</div>
</>
`}function Fe({state:{bids:e,people:o,edition:n},turn:r=-1}){let s=Oe(e,o,n);return a`
<ol class="rows" aria-label=${t("rows-label-bids")}>
${e.map(({player:i,moves:l,was:p},c)=>{let{name:m,handicap:u}=o[i],d=c<r?"failed":c===r?"own":"",v=c<r?"":s[c]?t(`rows-${s[c]}`):p!==null?t("rows-was",{moves:p}):"";return a`
<li key=${i} class=${`row ${d}`} aria-current=${c===r?"step":void 0}>
<span class="row-order">${c+1}</span>
<${H} seat=${i} name=${m} />
<b class="row-name" title=${m}>${m}</b>
${v&&a`<span class="tag">${v}</span>`}
<span class="row-bid"><${Te} handicap=${u} /> ${c<r&&a`<span class="unseen">${t("verdict-moves-used",{moves:l})}</span>`}<strong>${l}</strong></span>
</li>
`})}
</ol>
`}var hn=100,bn=3e3,de=10,gn=[30,de];function ye(e,o){return Ko(e,o),Date.now()}function _t(e,o){let{timer:n}=e,r=n!==null&&n.paused===null,s=ye(r,hn),i=oe(null),l=n&&me(n,s)/1e3,p=r&&l!==null?Math.ceil(l):null,c=n!==null&&o!==null&&o<n.until;return S(()=>{r&&i.current!==null&&s-i.current>bn?g({type:"pause",at:i.current}):l===0&&!c&&n&&g({type:"close",at:n.until})===null&&M("glass"),i.current=r?s:null}),S(()=>{p===null||p===0||(p<=de&&M("tick"),gn.includes(p)&&L(vn(e,p)))},[p]),S(()=>{let m=()=>{g({type:"pause",at:Date.now()})},u=()=>{document.hidden&&m()};return document.addEventListener("visibilitychange",u),addEventListener("pagehide",m),()=>{document.removeEventListener("visibilitychange",u),removeEventListener("pagehide",m),m()}},[]),l}function vn(e,o){let[n]=e.bids,r=t("say-seconds",{seconds:o});return n?`${r} ${t("say-first",{...E(e,n.player),moves:n.moves})}`:r}function Rt({state:e}){let{bids:o,failed:n,since:r,edition:s}=e,{player:i,moves:l}=o[n],p=_e(e),c=$e(s).exact?"yes":"no",m=o[n+1],u=ke.demonstration_seconds-(ye(!0,250)-r)/1e3;Le(!0),R(),x({screen:"table",title:t("table-title"),facts:A(e),aside:n>0?t("table-passed-on"):t("rows-showing")});let d=u<=0;S(()=>{d&&M("glass")},[d]),S(()=>L(t("phase-show",{...E(e,i),moves:l})),[r]);function v($){g({type:"judge",at:Date.now(),shown:$}),M($?"success":"failure"),$||ie(t("failed-moves-used",{moves:l}))}return a`
<${y} class="showing-table">
<${w} class="hero" focusOn=${r}>${t("phase-show",{...E(e,i),moves:l})}</>
<div class="showing-line">
${p?a`<${Se} chip=${{...p,cell:""}} />`:a`<span></span>`}
<b class=${u<=de?"timer-number last":"timer-number"} role="timer" aria-label=${t("timer-left",{seconds:Math.max(0,Math.ceil(u))})}>${Ne(u)}</b>
</div>
<${Fe} state=${e} turn=${n} />
<p class="note">
${n>0&&a`<b>${t("failed-moves-used",{moves:o[n-1].moves})}</b> `}
${t("table-count-aloud",{target:p?D(p):"none",exact:c,moves:l,name:m?e.people[m.player].name:"",next:m?m.moves:0})}
</p>
</>
<${k}>
<div class="verdicts">
<${b} onClick=${()=>v(!1)}>${t("verdict-moves-used",{moves:l})}</>
<${b} kind="main" icon="check" onClick=${()=>v(!0)}>${t("table-shown",{exact:c,moves:l})}</>
</div>
</>
`}function At({state:e,latest:o,onTap:n}){let{people:r,bids:s,passed:i}=e,l=z(e),p=oe(null);return S(()=>p.current?.focus({preventScroll:!0}),[]),pe([{keys:l.map((c,m)=>String(m+1)),shown:`1–${l.length}`,text:"key-table-name",run:({key:c})=>n(l[Number(c)-1])}]),a`
<div class="name-keys" role="group" aria-label=${t("rows-label")}>
${l.map(c=>{let m=s.findIndex(f=>f.player===c)+1,u=s[m-1]?.moves??0,{name:d,handicap:v}=r[c],$=i.includes(c)?s.length>0?t("rows-passed"):t("table-no-way"):s.length>0?t("rows-none"):"";return a`
<button
type="button" key=${c} class=${m===1?"key name-key first":"key name-key"} ref=${c===o?p:void 0}
onClick=${()=>n(c)}
>
<span class="unseen">${t("table-name-key",{name:d,moves:u,place:m,says:$})}</span>
<span class=${m>0?"name-order":"name-order none"} aria-hidden="true">${m>0&&m}</span>
<span class="name-words" aria-hidden="true"><b class="row-name" title=${d}>${d}</b><${Te} handicap=${v} />${$&&(m===0||i.includes(c))&&a` <small>${$}</small>`}</span>
${m>0&&a`<strong aria-hidden="true">${u}</strong>`}
</button>
`})}
</div>
`}var Wt=13,wn=[..."0123456789"];function Ft({state:e,player:o,onBid:n,onPass:r,onBack:s}){let[i,l]=W(_.least+0),[p,c]=W(""),m=oe(null);S(()=>m.current?.focus({preventScroll:!0}),[]);let{name:u}=e.people[o],d=e.bids.find(f=>f.player===o)?.moves??1/0,v=Array.from({length:Math.min(Wt,_.most+1-i)},(f,h)=>i+h),$=i+Wt;return pe([{keys:wn,shown:"0–9",text:"key-bid",run:({key:f})=>c((p.length>1?f:p+f).replace(/^0/,""))},{keys:["Enter"],text:"key-bid-send",when:()=>Number(p)>=_.least,run(){n(Number(p)),c("")}},{keys:["Backspace"],text:"key-bid-clear",when:()=>p!=="",run:()=>c(p.slice(0,-1))},{keys:["n"],text:"key-pass",run:r},{keys:["Escape","Backspace"],text:"key-table-back",run:s}]),a`
<div class="number-head">
<${H} seat=${o} name=${u} />
<h2 tabindex=${-1} ref=${m}>${t("table-says",{name:u})} ${p&&a`<b class="steady">${p}</b>`}</h2>
<span class="note">${e.timer?t("alone-runs-on"):""}</span>
</div>
<div class="number-keys" role="group" aria-label=${t("bid-title")}>
${v.map(f=>a`
<button
type="button" key=${f} class=${f>d?"key over":"key"} aria-label=${t("move-count",{moves:f})}
aria-disabled=${f>d} aria-pressed=${f===d||String(f)===p} onClick=${()=>n(f)}
>${f}</button>
`)}
${$<=_.most&&a`<button type="button" class="key next" aria-label=${t("bid-key-over",{moves:$})} onClick=${()=>l($)}>${t("bid-over",{moves:$})}</button>`}
</div>
<div class="buttons">
${i>_.least?a`<${b} class="wide" onClick=${()=>l(_.least)}>${t("bid-back")}</>`:a`<${b} class="wide" onClick=${r}>${e.bids.length>0?t("table-pass"):t("pass-no-way")}</>`}
<${b} class="wide back-key" onClick=${s}>${t("table-not",{name:u})}</>
</div>
`}function Dt({state:e,seconds:o}){let n=r=>{g({type:r,at:Date.now()})};return a`
<${y} class="at-table">
<div class="table-sand small" aria-hidden="true"><${be} share=${o/e.sand} /></div>
<${w} class="hero" focusOn=${o}>${t("table-still")}</>
<p class="note">${t("table-slept",{seconds:o})}</p>
${e.bids.length>0&&a`<${Fe} state=${e} />`}
</>
<${k}>
<div class="buttons">
${e.bids.length>0&&a`<${b} onClick=${()=>n("close")}>${t("table-show-now")}</>`}
<${b} kind="main" onClick=${()=>n("resume")}>${t("table-go-on",{seconds:o})}</>
</div>
</>
`}function jt({state:e}){let[o,n]=W(null),[r,s]=W(null),i=_t(e,o?.at??null),l=Le(!0);R();let p=e.timer===null,m=(ye(p,1e3)-e.since)/1e3;if(x({screen:"table",title:t("table-title"),facts:A(e),aside:p?t("bid-thinking",{time:Ne(Math.floor(m))}):l?t("table-awake"):""}),e.timer&&e.timer.paused!==null)return a`<${Dt} state=${e} seconds=${Math.ceil(i??0)} />`;function u({player:h,at:fe},Z){let De=e.bids.length===0,no=g({type:"bid",at:fe,player:h,moves:Z});if(no==="bid-not-lower"){let zt=e.bids.find(Kt=>Kt.player===h)?.moves??0;j({words:t("table-not-lower",{...E(e,h),moves:zt}),urgent:!0});return}v(h),no===null&&(M(De?"glass":"bid",{moves:Z}),L(oo(V.peek(),h)))}function d(h){g({type:"pass",at:Date.now(),player:h}),v(h),L(t(e.bids.length>0?"say-passed":"say-no-way",E(e,h))),V.peek().timer===null&&e.bids.length>0&&L(t("say-all-passed"))}function v(h){s(h),n(null)}let $=e.bids.some(({player:h})=>h===r)?r:e.bids[0]?.player,f=p&&m>=ke.no_bid_seconds;return a`
<${y} class=${p?"at-table thinking":"at-table"}>
<${yn} state=${e} left=${i} />
${p?a`<${w} focusOn=${e.since}>${t("find-a-way")}</><p class="note">${f?t("think-lapsed"):t("table-tap-name")}</p>`:a`<${w} class="unseen" focusOn=${e.since}>${t("phase-bid")}</><p class="table-news">${$==null?t("think-glass-turned"):$t(e,$)??oo(e,$)}</p>`}
${l===!1&&a`<p class="note">${t("table-not-awake")}</p>`}
${f&&a`<${b} onClick=${()=>g({type:"sand",at:Date.now()})}>${t("table-turn-sand")}</>`}
</>
<${k} class="at-table">
${o?a`<${Ft} key=${o.player} state=${e} player=${o.player} onBid=${h=>u(o,h)} onPass=${()=>d(o.player)} onBack=${()=>v(o.player)} />`:a`<${At} state=${e} latest=${r} onTap=${h=>n({player:h,at:Date.now()})} />`}
</>
`}function yn({state:e,left:o}){let n=_e(e),r=n&&a`<${Se} chip=${{...n,cell:""}} />`;if(o===null)return a`<div class="table-sand resting" role="img" aria-label=${t("timer-resting")}><${be} share=${1} /></div>${r}`;let s=Math.ceil(o),i=Math.min(1,($o()?s:o)/e.sand);return a`
<div class="table-sand">
<${be} share=${i} running=${o>0} />
<div class="table-time">
<div role="timer" aria-label=${t("timer-left",{seconds:s})}>
<b class=${s<=de?"last":""} aria-hidden="true">${s}</b>
<span aria-hidden="true">${t("table-seconds",{seconds:s})}</span>
</div>
${r}
</div>
</div>
`}function $p(){let e=V.value,o=e.phase==="choosing"||e.phase==="result",n=To.value;Nt(e);let r=vt(n);if(r)return a`<${yt} events=${r} />`;if(n==="copy"&&e.rounds.length>0)return a`<${wt} state=${e} />`;if(o&&n==="score")return a`<${Pt} state=${e} />`;if(o&&n==="people")return a`<${It} state=${e} />`;if(o&&n==="robots"&&e.board!==null)return a`<${Mt} state=${e} />`;if((o||e.phase==="setup")&&n==="board")return a`<${xt} state=${e} />`;if(e.phase==="result"&&n==="shorter"&&e.rounds[e.rounds.length-1].shortest?.path)return a`<${Bt} state=${e} />`;switch(e.phase){case"setup":return n==="chip"&&z(e).length>=Ee?a`<${to} state=${e} />`:a`<${Et} state=${e} />`;case"choosing":return a`<${to} state=${e} />`;case"thinking":case"bidding":return a`<${jt} state=${e} />`;case"showing":return a`<${Rt} state=${e} />`;case"result":return a`<${Ot} state=${e} />`;case"over":return a`<${kt} state=${e} />`}}export{$p as EveningPage};
