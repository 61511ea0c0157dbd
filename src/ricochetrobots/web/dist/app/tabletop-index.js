//# allFunctionsCalledOnLoad
import{b as Xo}from"./shared-setup-panelsstep.js";import{d as Eo,e as J}from"./shared-rules-notation.js";import{a as _o,b as Ro,d as Ao}from"./shared-solver-solver.js";import{a as Le}from"./shared-frame-wakelock.js";import{a as Ne}from"./shared-components-glass.js";import{a as Ko}from"./shared-components-qrcode.js";import{a as Ue,b as Te}from"./shared-components-handicap.js";import{a as $e,c as ze}from"./shared-components-choice.js";import{Ac as To,Bc as Lo,Be as Yo,D as io,Dc as se,E as B,Eb as bo,Ec as Bo,Ed as Ee,Fa as mo,Fb as go,Fd as Do,Gd as jo,H as S,Hb as De,Hc as M,He as Vo,I as O,Id as zo,J as b,Jc as Oo,K as y,Kb as re,Kc as Io,L as k,Lc as Mo,M as F,N as w,Oc as ie,Pa as U,Pc as le,R as ne,Rc as de,S as N,Sb as xe,T as We,Ta as K,Tc as Po,U as ye,V as X,W as lo,X as Fe,Xa as fo,Y as ao,Z as T,a as W,aa as po,ab as $o,b as C,ba as co,d as me,dc as vo,e as ee,fc as wo,gb as H,gc as yo,hb as D,hd as Wo,ic as je,id as Se,j as oe,jc as ko,k as P,lc as xo,m as a,mb as ke,mc as So,nc as Co,oe as Uo,pb as L,pd as Fo,qb as te,sd as Ce,t as n,tb as j,ve as Ho,w as ro,wa as uo,wb as _,x,xb as ho,yd as fe,z as so,zc as No,ze as Go}from"./main.js";function Ke(e,o){return{until:e+o*1e3,paused:null}}function Jo(e,o){return{...e,paused:o}}function qo(e,o){return e.paused===null?e:{until:e.until+Math.max(0,o-e.paused),paused:null}}function ae(e,o){return Math.max(0,e.until-(e.paused??o))}function Qo(e,o,t){let r=Zo(o,t);return e.toSorted((s,i)=>Be(s,o)-Be(i,o)||r(s)-r(i))}function Oe(e,o,t){let r=Zo(o,t);return e.map((s,i)=>{let l=e[i+1];return!l||Be(s,o)!==Be(l,o)?null:r(s)===r(l)?"first-said":"fewer-chips"})}var Be=({player:e,moves:o},t)=>o+t[e].handicap;function Zo(e,o){let t=re.find(({id:r})=>r===o)?.tie_break==="fewer-chips";return({player:r})=>t?e[r].chips.length:0}var He={phase:"setup",people:[],edition:"2013",sand:60,length:"usual",goals:null,board:null,robots:{},start:null,stale:null,since:0,chip:null,bids:[],passed:[],timer:null,failed:0,rounds:[],decided:!1};function G(e){return e.reduce(Ge,He)}function Ge(e,o){if(Ye(e,o)!==null)return e;switch(o.type){case"people":return{...e,people:o.people.map((t,r)=>({...t,chips:e.people[r]?.chips??[]}))};case"rules":return{...e,edition:o.edition,sand:o.sand,length:o.length,goals:o.goals??null};case"board":return{...e,board:o.board,robots:o.robots,stale:null};case"robots":return{...e,robots:o.robots,stale:null};case"turn":return{...en(e),phase:"thinking",since:o.at,chip:o.chip,bids:[],passed:[],timer:null,failed:0,start:e.board!==null&&e.stale===null?e.robots:null};case"sand":return{...e,timer:Ke(o.at,e.sand)};case"pause":return{...e,timer:e.timer&&Jo(e.timer,o.at)};case"resume":return{...e,timer:e.timer&&qo(e.timer,o.at)};case"bid":return Kn(e,o);case"pass":return Hn(e,o);case"close":return nn(e,o.at);case"judge":return Gn(e,o);case"shortest":return{...e,rounds:e.rounds.with(-1,{...e.rounds[e.rounds.length-1],shortest:o.shortest})};case"round":{let{type:t,...r}=o,s=Ve(en(e),r);return{...s,phase:s.decided?"over":"choosing"}}case"next":return{...e,phase:e.decided?"over":"choosing",chip:null,bids:[],passed:[],failed:0};case"end":return{...e,phase:"over",timer:null}}}function Ye(e,o){let{phase:t,timer:r,bids:s}=e,i=t==="choosing"||t==="result",l=t==="thinking"||t==="bidding";switch(o.type){case"rules":return t==="setup"?null:"wrong-phase";case"people":return t==="setup"||i&&o.people.length>=e.people.length?null:"wrong-phase";case"board":case"robots":return t==="setup"||i?null:"wrong-phase";case"turn":case"round":return t!=="setup"&&t!=="choosing"?"wrong-phase":z(e).length===0?"too-few":o.type==="round"&&o.winner!==null&&!e.people[o.winner]?"wrong-phase":o.chip!==null&&he(e).includes(o.chip)?"chip-given":null;case"sand":return t==="thinking"&&r===null?null:"wrong-phase";case"pause":return r?.paused===null?null:"wrong-phase";case"resume":return r&&r.paused!==null?null:"wrong-phase";case"bid":{if(!l||!e.people[o.player]?.plays)return"wrong-phase";if(o.moves<_.least||o.moves>_.most)return"bid-range";if(r&&ae(r,o.at)===0)return"too-late";let p=s.find(({player:u})=>u===o.player)?.moves??1/0;return o.moves===p?"bid-same":o.moves>p?"bid-not-lower":null}case"pass":return l&&e.people[o.player]?.plays?null:"wrong-phase";case"close":return l&&r?null:"wrong-phase";case"judge":return t==="showing"?null:"wrong-phase";case"shortest":case"next":return t==="result"?null:"wrong-phase";case"end":return i?null:"wrong-phase"}}function z({people:e}){return e.flatMap(({plays:o},t)=>o?[t]:[])}function he({people:e}){return e.flatMap(({chips:o})=>o)}function on(e){let o=["thinking","bidding","showing"].includes(e.phase);return Y(e).inAll-he(e).length-(o?1:0)}function Ie({phase:e,rounds:o}){return e==="result"||e==="over"?o.length:o.length+1}function Me(e){let{people:o}=e,{toWin:t}=Y(e),r=o.map(({chips:l})=>l.length),s=t===null?[]:o.flatMap((l,p)=>r[p]>=t?[p]:[]);if(s.length>0)return s;let i=Math.max(...r);return i===0?[]:o.flatMap((l,p)=>r[p]===i?[p]:[])}function Y(e){let{length:o}=e;if(e.goals)return e.goals;if(typeof o=="number")return{toWin:o,inAll:De};let t=jo(z(e).length,o);return{toWin:t,inAll:t===null?Do(o):De}}function en(e){return e.phase==="setup"?{...e,goals:Y(e)}:e}function Kn(e,{at:o,player:t,moves:r}){let s=e.bids.find(p=>p.player===t),i=e.phase==="thinking",l=[...e.bids.filter(p=>p!==s),{player:t,moves:r,was:s?.moves??null}];return{...e,phase:"bidding",bids:Qo(l,e.people,e.edition),timer:i?Ke(o,e.sand):e.timer,passed:i?[]:e.passed.filter(p=>p!==t)}}function Hn(e,{at:o,player:t}){let r=[...e.passed.filter(i=>i!==t),t],s={...e,passed:r};return z(e).every(i=>r.includes(i))?nn(s,o):s}function nn(e,o){let t={...e,since:o,timer:null};return e.bids.length>0?{...t,phase:"showing"}:tn(t)}function Gn(e,{at:o,shown:t}){let{player:r,moves:s}=e.bids[e.failed];if(t)return{...Ve(e,{chip:e.chip,winner:r,moves:s,shortest:null}),phase:"result",since:o};let i={...e,failed:e.failed+1,since:o};return i.failed<e.bids.length?i:tn(i)}function tn(e){return{...Ve(e,{chip:e.chip,winner:null,moves:null,shortest:null}),phase:"result"}}function Ve(e,o){let{winner:t,chip:r}=o,s=[...e.rounds,o];if(t===null)return{...e,rounds:s};let i=e.people.map((m,d)=>d===t?{...m,chips:[...m.chips,r]}:m),l={...e,rounds:s,people:i,stale:e.board===null?null:e.stale??s.length},{toWin:p,inAll:u}=Y(e),c=p!==null&&i[t].chips.length>=p;return{...l,decided:c||he(l).length>=u}}var rn=["people","rules","board"],Yn=["pause","resume","shortest"],Vn=["bid","pass","close","sand"];function sn(e,o){return[...rn.includes(o.type)&&G(e).phase==="setup"?e.filter(({type:r})=>r!==o.type):e,o]}function ln(e,o){let t=Xe(e);if(t===null)return null;let[r,s]=[e[t],e.slice(0,t)],{timer:i}=G(s);return!i||i.paused!==null||!Vn.includes(r.type)||!("at"in r)?s:[...s,{type:"pause",at:r.at},{type:"resume",at:Math.max(o,r.at)}]}function Xe(e){let[o,t]=[null,He];for(let[r,s]of e.entries()){let i=s.type==="close"&&t.timer&&ae(t.timer,s.at)===0;!Yn.includes(s.type)&&s.type!=="round"&&!i&&!(rn.includes(s.type)&&t.phase==="setup")&&(o=r),t=Ge(t,s)}return o}var dn="ricochet.evening",an=X(ne),pn=ao(ne),cn=X(T({moves:N,path:X(ne)})),Pe=T({at:N}),un=T({}),mn={people:T({people:Fe(T({name:ne,handicap:N,plays:We}))}),rules:T({edition:ye(...re.map(({id:e})=>e)),sand:N,length:e=>N(e)||ye("usual","short")(e),goals:lo(T({toWin:X(N),inAll:N}))}),board:T({board:ne,robots:pn}),robots:T({robots:pn}),turn:T({at:N,chip:an}),bid:T({at:N,player:N,moves:N}),pass:T({at:N,player:N}),sand:Pe,pause:Pe,resume:Pe,close:Pe,judge:T({at:N,shown:We}),shortest:T({shortest:cn}),round:T({chip:an,winner:X(N),moves:X(N),shortest:cn}),next:un,end:un},Xn=e=>T({type:ye(...Object.keys(mn))})(e)&&mn[e.type](e),be=oe(Jn(po(dn,Fe(Xn),[]))),V=P(()=>G(be.value)),Je=P(()=>Xe(be.value)!==null);function g(e){let o=Ye(V.peek(),e);return o===null&&pe(sn(be.peek(),e)),o}function fn(){let e=ln(be.peek(),Date.now());e&&pe(e)}function pe(e){be.value=e,co.write(dn,JSON.stringify(e))}function Jn(e){let{timer:o}=G(e),t=e[e.length-1];return o?.paused===null&&"at"in t?[...e,{type:"pause",at:t.at}]:e}function R(){let e=No.value.sound==="off",o=()=>{fn(),L(n("table-undone"))};ro([{icon:"undo",label:n("undo"),disabled:!Je.value,run:o},{icon:e?"silent":"sound",label:e?n("sound-offer-yes"):n("table-silence"),run(){To("sound",e?"full":"off"),M("bid")}}]),de([{keys:["u"],text:"key-table-undo",when:()=>Je.value,run:o}])}function ge(e){C(()=>{e!==null&&Bo(e).catch(o=>j({words:uo(o),urgent:!0}))},[e])}function $n(e,o){let{api:t}=se(),r=ee(()=>({...ie(t),scene:P(()=>({...Oo,robots:o,markers:{},chip:null}))}),[o,t]);return ge(e),le(e===null?null:r,e??void 0),r.board.value}var qn=["R","G","B","Y"],Qn=["moon","gear","planet","star"],qe=[...qn.flatMap(e=>Qn.map(o=>({id:e+o[0],robot:e,symbol:o}))),{id:"V",robot:null,symbol:"vortex"}];function I(e){return qe.find(o=>o.id===e)??null}function q(e,o){return(e&&o?.targets.find(({robot:t,symbol:r})=>t===e.robot&&r===e.symbol))??null}function E({people:e},o){return{name:e[o].name,you:"no"}}function A(e){return[n("chip-number",{round:Ie(e)}),n("chips-left",{chips:on(e)})]}function Qe(e,o){let{bids:t}=e,r=t.findIndex(i=>i.player===o),s=n("say-bid",{...E(e,o),moves:t[r].moves,place:r+1});return r===0?s:`${s} ${n("say-first",{...E(e,t[0].player),moves:t[0].moves})}`}function hn(e,o){let{bids:t,people:r,edition:s}=e,i=t.findIndex(u=>u.player===o),l=t[i-1],p=l&&l.moves===t[i].moves&&Oe(t,r,s)[i-1];return p?n(`tie-${p}`,{...E(e,l.player),other:r[o].name,otherYou:"no",moves:l.moves}):null}function bn(e){let o=Me(e);return o.length===0?n("final-nobody"):o.length===1?n("final-wins",E(e,o[0])):n("final-shared",{names:H(o.map(t=>e.people[t].name))})}var _e=({chip:e})=>I(e);function Ze({state:e}){let o=he(e),t=$n(e.board,e.robots);R(),x({screen:e.board===null?"table":"game",title:n("table-title"),facts:A(e),back:e.phase==="setup"?"/table":"/"});function r(s){g({type:"turn",at:Date.now(),chip:s}),M("stop"),B("/table")}return a`
<${y} class="choosing">
<div class="card-head"><${w} focusOn=${e.rounds.length}>${n("table-which-chip")}</>${o.length>0&&a`<span>${n("table-dashed")}</span>`}</div>
${e.stale!==null&&a`<p class="stale"><span>${n("table-stale",{chip:e.stale})}</span> <${S} class="button" to="/table#robots">${n("table-correct")}</></p>`}
</>
<${k}>
<div class="chip-keys" role="group" aria-label=${n("table-which-chip")}>
${qe.map(s=>{let i=o.includes(s.id)||t!==null&&q(s,t)===null;return a`
<button
type="button" key=${s.id} class=${i?"key given":"key"} disabled=${i}
aria-label=${o.includes(s.id)?n("table-chip-given",{chip:D(s)}):D(s)} onClick=${()=>r(s.id)}
><${U} chip=${s} size=${36} /></button>
`})}
<button type="button" class="key no-chip" onClick=${()=>r(null)}><${O} name="close" /><span>${n("table-no-chip")}</span></button>
</div>
</>
`}var gn="1";function vn(e){let{edition:o,sand:t,length:r,people:s,rounds:i,board:l,robots:p,stale:u}=e,{toWin:c,inAll:m}=Y(e),d=s.map(({name:$,handicap:f,plays:h})=>[encodeURIComponent($),...h&&f===0?[]:[f],...h?[]:["away"]].join("+")),v=i.map(({chip:$,winner:f,moves:h,shortest:ue})=>[$,f,h,ue?.moves].map(Z=>Z??"").join("."));return[gn,[o,t,r,c??0,m].join("."),d.join(","),v.join(","),l===null?"":`${u===null?i.length:u-1}.${encodeURIComponent(wo({board:l,robots:p}).replaceAll(" ","_"))}`].join("/")}function wn(e){let[o,t,r,s,i]=e.split("/");if(o!==gn||!t||!r||i===void 0)return null;try{let l=s===""?[]:s.split(",").map(nt),p=i===""?l.length:Number(i.split(".")[0]);return[{type:"people",people:r.split(",").map(et)},ot(t),...l.slice(0,p),...i===""?[]:[Zn(i.slice(i.indexOf(".")+1))],...l.slice(p)]}catch(l){if(l instanceof URIError||l instanceof Eo)return null;throw l}}function Zn(e){let{board:o,robots:t}=vo(decodeURIComponent(e));return J(o),{type:"board",board:o,robots:t}}function et(e){let[o,t="0",r]=e.split("+");return{name:decodeURIComponent(o),handicap:Number(t),plays:r===void 0}}function ot(e){let[o,t,r,s,i]=e.split(".");return{type:"rules",edition:o,sand:Number(t),length:r==="usual"||r==="short"?r:Number(r),goals:{toWin:Number(s)||null,inAll:Number(i)}}}function nt(e){let[o,t,r,s]=e.split("."),i=l=>l===""?null:Number(l);return{type:"round",chip:o||null,winner:i(t),moves:i(r),shortest:s?{moves:Number(s),path:null}:null}}function eo({state:{people:e}}){let o=e.map((t,r)=>({...t,at:r})).toSorted((t,r)=>r.chips.length-t.chips.length);return a`
<ol class="ranking" aria-label=${n("final-ranking")}>
${o.map(({at:t,name:r,plays:s,chips:i})=>a`
<li key=${t} class="rank">
<span class="row-order">${o.findIndex(l=>l.chips.length===i.length)+1}</span>
<${K} seat=${t} name=${r} away=${!s} />
<b class="row-name" title=${r}>${r}</b>
<span class="rank-chips">
${i.map((l,p)=>{let u=I(l);return u&&a`<${U} key=${p} chip=${u} size=${28} label=${D(u)} />`})}
</span>
<strong class="rank-count">${i.length}</strong>
</li>
`)}
</ol>
`}function ve({people:e}){let o=Math.max(...e.map(({chips:r})=>r.length));if(o===0)return n("table-no-chips");let t=e.filter(({chips:r})=>r.length===o).map(({name:r})=>r);return n("table-leads",{names:H(t),count:t.length,chips:o})}function yn({state:e}){let o=t=>{g({type:t}),B("/table")};return x({screen:"page",title:n("table-title"),facts:[n("table-score")],aside:n("table-after",{rounds:e.rounds.length}),back:"/table"}),a`
<${y}>
<${w}>${ve(e)}</>
<${eo} state=${e} />
<${F} class="lines">
<div class="line">
<${O} name="phone" />
<span class="line-text"><b>${n("table-copy")}</b> <small>${n("table-copy-note")}</small></span>
<${S} class="button" to="/table#copy">${n("table-copy-go")}</>
</div>
<${S} class="line" to="/table#people"><span class="line-text"><b>${n("table-people")}</b></span><${O} name="forward" size=${18} /></>
</>
</>
<${k}>
<div class="buttons">
<${b} onClick=${()=>o("end")}>${n("table-end")}</>
<${b} kind="main" onClick=${()=>o("next")}>${e.decided?n("result-last"):n("result-next")}</>
</div>
</>
`}function kn({state:e}){let o=so(`/table#${vn(e)}`);x({screen:"page",title:n("table-title"),facts:[n("table-copy")],aside:n("table-as-now"),back:"/table#score"});async function t(){let r=await Ho(o,n("table-title"));r==="copied"?j({words:n("link-copied")}):r==="failed"&&j({words:n("link-by-hand",{link:o}),lasting:!0})}return a`
<${y} class="at-table">
<${Ko} link=${o} label=${n("table-qr")} />
<${w}>${n("table-point")}</>
<p class="note">${n("table-point-note")}</p>
</>
<${k}>
<p class="note">${n("table-point-later")}</p>
<div class="buttons">
<${b} icon="share" onClick=${t}>${n("share-link")}</>
<${S} class="button main" to="/table">${n("table-back")}</>
</div>
</>
`}function xn({events:e}){let{rounds:o}=V.value,t=G(e);x({screen:"page",title:n("table-title"),facts:[n("table-title")],aside:n("table-copied")});function r(){pe(e),B("/table")}return a`
<${y}>
<${w}>${n("table-open-copy",{rounds:t.rounds.length})}</>
<p>${ve(t)}.</p>
${o.length>0&&a`<p class="note">${n("table-replaces",{rounds:o.length})}</p>`}
</>
<${k}>
<div class="buttons">
<${S} class="button" to="/table">${o.length>0?n("table-keep-mine"):n("table-no-copy")}</>
<${b} kind="main" onClick=${r}>${n("table-take-copy")}</>
</div>
</>
`}function Sn({state:e}){let[o]=Me(e),t=o===void 0?0:e.people[o].chips.length,r=bn(e);return R(),x({screen:"page",title:r,facts:[n("table-title")],aside:n("round-count",{rounds:e.rounds.length})}),C(()=>te(r),[]),a`
<${y}>
<div class="final-head">
<${w} class="hero">${r}</>
<p class="lead">${n("final-summary",{chips:n("chip-count",{chips:t}),rounds:n("round-count",{rounds:e.rounds.length})})}</p>
</div>
<${eo} state=${e} />
<${tt} state=${e} />
</>
<${k}>
<div class="buttons">
<${S} class="button" to="/table#copy">${n("table-copy")}</>
<${b} kind="main" onClick=${()=>rt(e)}>${n("final-again")}</>
</div>
</>
`}function tt({state:{rounds:e,people:o}}){let t=e.filter(({moves:s,shortest:i})=>s!==null&&i),r=t.filter(({moves:s,shortest:i})=>(i?.moves??0)<(s??0)).length;return a`
<details class="history">
<summary>
<b>${n("round-count",{rounds:e.length})}</b>
${t.length>0&&a`<span class="note">${n("table-rounds-shorter",{count:r})}</span>`}<${O} name="down" />
</summary>
<ol class="rounds" aria-label=${n("final-rounds")}>
${e.map(({chip:s,winner:i,moves:l,shortest:p},u)=>{let c=I(s);return a`
<li key=${u} class="round">
<span class="round-number">${u+1}</span>
${c&&a`<${U} chip=${c} size=${24} label=${D(c)} />`}
<b class="round-name">${i===null?n("round-returned"):o[i].name}</b>
<span class="round-moves">${l}</span>
<span class="round-optimum">${p&&n("round-optimum",{moves:p.moves})}</span>
</li>
`})}
</ol>
</details>
`}function rt({people:e,edition:o,sand:t,length:r,board:s,robots:i}){pe([{type:"people",people:e.filter(({plays:l})=>l).map(({chips:l,...p})=>p)},{type:"rules",edition:o,sand:t,length:r},...s===null?[]:[{type:"board",board:s,robots:i}]]),B("/table")}var st=8,it=/[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u,lt=new RegExp(`\\p{M}{${go+1}}`,"u");function at(e){return e===""?n("table-name-missing"):lt.test(e.normalize("NFD"))?n("refused-name-unreadable"):it.test(e)?"":n("refused-name-without-letters")}function oo({people:e,onChange:o,onRemove:t}){let[r,s]=W(""),[i,l]=W(""),p=e.filter(({plays:c})=>c).length;function u(c){c.preventDefault();let m=r.trim(),d=e.findIndex($=>$.name.toLowerCase()===m.toLowerCase()),v=at(m);if(v)return l(v);if(d>=0&&e[d].plays)return l(n("refused-name-taken"));o(d>=0?e.map(($,f)=>f===d?{...$,plays:!0}:$):[...e,{name:m,handicap:0,plays:!0}]),s(""),l("")}return a`
<ul class="pills" aria-label=${n("rows-label")}>
${e.map(({name:c,plays:m},d)=>m&&a`
<li key=${d} class="pill">
<${K} seat=${d} name=${c} /><b>${c}</b>
<${b} kind="quiet" icon="close" label=${n("table-remove",{name:c})} onClick=${()=>t(d)} />
</li>
`)}
</ul>
${p<st&&a`
<form class="add-name" onSubmit=${u}>
<${mo}
label=${n("table-name")} value=${r} error=${i} maxlength=${bo} autocomplete="off" enterkeyhint="next"
onInput=${c=>s(c)}
/>
<${b} type="submit" icon="plus">${n("table-add")}</>
</form>
`}
`}function no({people:e,onChange:o}){let t=e.filter(({plays:s,handicap:i})=>s&&i>0),r=t.length===0?n("table-handicap-none"):H(t.map(({name:s,handicap:i})=>`${s} +${Ue(i)}`));return a`
<${F} class="lines options">
<details class="more-options">
<summary class="line">
<span class="line-text"><b>${n("table-handicap")}</b> <small>${r}</small></span>
<${O} name="down" size=${18} />
</summary>
<p class="line note">${n("handicap-why")}</p>
${e.map((s,i)=>s.plays&&a`
<div class="line" key=${i}>
<span class="line-text"><b>${s.name}</b></span>
<${$e}
label=${n("handicap-title",{name:s.name})} value=${s.handicap}
options=${ho.map(l=>({value:l,text:l===0?n("handicap-none"):Ue(l)}))}
onChange=${l=>o(e.map((p,u)=>u===i?{...p,handicap:l}:p))}
/>
</div>
`)}
</details>
</>
`}function Cn({state:e}){let o=e.people.map(({chips:s,...i})=>i),t=s=>{g({type:"people",people:s})},r=s=>t(o.map((i,l)=>l===s?{...i,plays:!1}:i));return x({screen:"page",title:n("table-title"),facts:A(e),back:"/table#score"}),a`
<${y} class="gathering">
<${w}>${n("table-who")}</>
<${oo} people=${o} onChange=${t} onRemove=${r} />
<p class="note">${n("table-leaving")}</p>
<${no} people=${o} onChange=${t} />
</>
<${k}><div class="buttons"><${S} class="button main" to="/table#score">${n("table-back")}</></div></>
`}function En({state:e}){let{board:o,robots:t,edition:r,sand:s,length:i}=e;function l(u){g({type:"board",board:u.board.board,robots:u.robots}),u.edition&&g({type:"rules",edition:u.edition,sand:s,length:i}),B("/table")}let p=o===null?void 0:{board:J(o),robots:t,edition:r};return a`<${Xo} steps=${["box","panels","robots"]} initial=${p} title=${n("table-title")} onDone=${l} />`}function Nn({state:{board:e,robots:o}}){return a`
<div class="line board-line">
${e!==null&&a`<${Yo} data=${J(e)} view=${{robots:o,chip:null,trail:null}} label=${n("board")} />`}
<span class="line-text"><b>${n("table-board")}</b> <small>${e===null?n("table-board-once"):n("table-board-set")}</small></span>
<${S} class="button" to="/table#board">${e===null?n("table-board-set-up"):n("table-board-change")}</>
</div>
`}var pt=[30,45,60,90,120,180,240,300],Tn=Array.from({length:17},(e,o)=>o+1);function Ln({state:e}){let{people:o}=e,t=z(e).length<Ee,r=s=>{g({type:"people",people:s.map(({name:i,handicap:l})=>({name:i,handicap:l,plays:!0}))})};return x({screen:"page",title:n("table-title"),facts:[n("table-title")],aside:n("table-subtitle")}),a`
<${y} class="gathering">
<${w}>${n("table-who")}</>
<${oo} people=${o} onChange=${r} onRemove=${s=>r(o.filter((i,l)=>l!==s))} />
<${ct} state=${e} />
<${F} class="lines"><${Nn} state=${e} /></>
${o.length>0&&a`<${no} people=${o} onChange=${r} />`}
</>
<${k}>
${t&&a`<p class="note">${n("table-too-few")}</p>`}
<div class="buttons"><${b} kind="main" disabled=${t} onClick=${()=>B("/table#chip")}>${n("alone-start")}</></div>
</>
`}function ct({state:e}){let{edition:o,sand:t,length:r}=e,{toWin:s,inAll:i}=Y(e),l=c=>{g({type:"rules",edition:o,sand:t,length:r,...c})},p=typeof r=="number",u=s===null?n("wins-in-all",{chips:i}):n("wins-agreed",{chips:s});return a`
<${F} class="lines options">
<div class="line">
<span class="line-text"><b>${n("rules")}</b></span>
<${$e}
label=${n("rules")} value=${o} options=${re.map(({id:c})=>({value:c,text:n(`edition-${c}`)}))}
onChange=${c=>l({edition:c,sand:fe(c).timer_seconds})}
/>
<small class="line-note">${zo(fe(o))}</small>
</div>
<${ze}
label=${n("option-timer")} value=${t} steps=${pt} shown=${Wo(t)}
less=${n("less",{what:n("option-timer")})} more=${n("more-of",{what:n("option-timer")})}
onChange=${c=>l({sand:c})}
/>
<div class="line">
<span class="line-text"><b>${n("length")}</b></span>
<${$e}
label=${n("length")} value=${p?"custom":r}
options=${["short","usual","custom"].map(c=>({value:c,text:n(`length-${c}`)}))}
onChange=${c=>l({length:c==="custom"?s??Tn[4]:c})}
/>
<small class="line-note">${u}</small>
</div>
${p&&a`
<${ze}
label=${n("chips-to-win")} value=${r} steps=${Tn} shown=${n("number",{count:r})}
less=${n("less",{what:n("chips-to-win")})} more=${n("more-of",{what:n("chips-to-win")})}
onChange=${c=>l({length:c})}
/>
`}
</>
`}var Q=oe(null);function Bn(e){let{phase:o,board:t,start:r}=e,s=Ie(e),i=I(o==="result"?e.rounds[s-1].chip:e.chip),p=(o==="showing"||o==="result"&&e.rounds[s-1].shortest===null)&&t!==null&&r!==null&&i!==null?JSON.stringify([s,t,r,i.id]):null;C(()=>{if(p===null||t===null||r===null||Q.peek()?.puzzle===p&&Q.peek()?.status!=="running")return;let m=Ao(),d=!1,v=f=>{d||(Q.value={puzzle:p,atLeast:Q.peek()?.atLeast??2,status:"running",path:null,...f})},$=async()=>{let f=J(t),h=q(i,f);if(!h)return;let{robot:ue,cell:Z}=h;v(await m.solve({board:f,robots:r,target:{robot:ue,cell:Z}},{onBound:Ae=>v({atLeast:Ae})}))};return v({atLeast:2}),$().catch(f=>{if(f instanceof Ro)v({status:"failed"});else if(!(f instanceof _o))throw f}),()=>{d=!0,m.close()}},[p]);let u=Q.value,c=u?.puzzle===p&&o==="result"?u?.path:null;C(()=>{c&&g({type:"shortest",shortest:{moves:c.length,path:c.join(" ")}})},[c])}function On({state:e}){let{chip:o,winner:t,moves:r,shortest:s}=e.rounds[e.rounds.length-1],i=In(e);if(C(()=>{s&&L(i)},[s]),e.board===null)return a`
<div class="line">
<${O} name="bulb" />
<span class="line-text"><b>${n("table-shorter")}</b> <small>${n("table-board-once")}</small></span>
<${S} class="button" to="/table#board">${n("table-board-set-up")}</>
</div>
`;if(e.start===null||o===null)return null;let l=t!==null&&s?.path;return a`
<div class="line">
<${O} name="bulb" />
<span class="line-text"><b>${t===null?n("table-shortest"):n("table-shorter")}</b> <small>${i}</small></span>
${l&&r!==null&&a`<${S} class="button" to="/table#shorter">${n("table-look")}</>`}
</div>
`}function In(e){let{winner:o,moves:t,shortest:r}=e.rounds[e.rounds.length-1];return r?o===null?n("optimum-moves",{moves:r.moves}):n("table-shorter-answer",{shorter:r.moves<(t??0)?"yes":"no",moves:r.moves}):ut()}function ut(){let{status:e="running",atLeast:o=2}=Q.value??{};return e==="unsolvable"?n("optimum-none"):e==="failed"?n("table-no-search"):n("table-not-known",{moves:o})}function Mn({state:e}){let{api:o}=se(),{chip:t,winner:r,moves:s,shortest:i}=e.rounds[e.rounds.length-1],l=e.start??{},p=yo(i?.path),u=ee(()=>{let d=ie(o),v=P(()=>{let $=d.replay.playback.value,f=q(I(t),d.board.value),h=$?.trial??(d.board.value&&xo(d.board.value,l,p));return h?{...Mo(d.board.value,h,$?.step??p.length,f),taken:!1}:{}});return{...d,scene:v}},[]);ge(e.board),le(u,e.board??void 0);let c=q(I(t),u.board.value),m=u.replay.playback.value?.step;return x({screen:"game",title:n("table-title"),facts:[n("table-shortest-is",{moves:p.length})],aside:r!==null?n("table-showed",{...E(e,r),moves:s??0}):"",back:"/table"}),a`
<${y}>
<${w}>${In(e)}</>
<p class="note">${n("table-try-it")}</p>
<${Ce} moves=${p} label=${n("path-optimum")} now=${m} />
</>
<${k} class="tight">
${c&&a`<${Go} table=${u} path=${{kind:"shown",start:l,moves:p,chip:c}} space=${!0} />`}
<div class="buttons">
${c&&a`<${S} class="button" to=${Vo({board:e.board??"",robots:l,target:c})}>${n("table-every-move")}</>`}
<${S} class="button main" to="/table">${n("table-back")}</>
</div>
</>
`}function Pn({state:e}){let{winner:o,chip:t}=e.rounds[e.rounds.length-1],r=I(t),s=o===null?n("result-nobody-succeeded"):n("phase-taken",E(e,o)),i=o===null?n("result-back"):mt(e,o),l=o!==null&&e.board!==null&&e.stale!==null&&!e.decided;return R(),x({screen:"table",title:n("table-title"),facts:A(e),aside:o===null?n("table-back-in-box"):n("table-given")}),C(()=>te(`${s}. ${i}`),[e.rounds.length]),a`
<${y} class="at-table">
${r&&a`<${U} chip=${r} size=${112} />`}
<${w} class="hero" focusOn=${e.rounds.length}>${s}</>
<p class="note">${i}</p>
<${F} class="lines table-cards">
<${On} state=${e} />
<${S} class="line" to="/table#score"><span class="line-text"><b>${n("table-score")}</b> <small>${ve(e)}</small></span><${O} name="forward" size=${18} /></>
</>
</>
<${k}>
${l&&a`<p class="note">${n("table-enter-note")}</p>`}
<div class="buttons">
${l&&a`<${S} class="button" to="/table#robots">${n("table-enter")}</>`}
<${b} kind="main" onClick=${()=>g({type:"next"})}>${e.decided?n("result-last"):n("result-next")}</>
</div>
</>
`}function mt({people:e},o){let t=Math.max(...e.map(({chips:i},l)=>l===o?0:i.length)),r=e.filter(({chips:i},l)=>l!==o&&t>0&&i.length===t).map(({name:i})=>i),s=n("table-chips-now",{chips:e[o].chips.length});return r.length>0?`${s} ${n("table-others-have",{names:H(r),count:r.length,chips:t})}`:s}function dt(e,o){let t=ie(e),{board:r,chosen:s,stage:i}=t,l=oe([je(o)]),p=P(()=>l.value[l.value.length-1]),u=P(()=>So(p.value,r.value));return{...t,start:o,trial:p,robots:u,scene:P(()=>({...Io(r.value,p.value,s.value),markers:{},chip:null})),choose(c){u.value[c]&&(s.value=c)},move(c,m){s.value=c;let d=t.slide(u.value,c,m);if(!d||!r.value)return;let v=Co(d,r.value);l.value=[...l.value,ko(p.value,m,d)],i.act($=>$.animateMove(d)),fo(()=>L(n("move-made",{count:p.value.moves.length,robot:c,direction:m,cell:v})))},tap(c){let m=s.value;if(!(!m||!r.value||u.value[m]===c)){if(!ft(r.value,u.value,c)){j({words:n("table-no-place",{robot:m,cell:c}),urgent:!0});return}l.value=[...l.value,je({...u.value,[m]:c})],L(n("table-placed",{robot:m,cell:c}))}},undo(){l.value.length>1&&(l.value=l.value.slice(0,-1))},restart:()=>{l.value=l.value.slice(0,1)}}}function ft(e,o,t){return!(Object.values(o).includes(t)||e.closed.includes(t)||e.diagonals.some(s=>s.cell===t))&&e.walls[$o(t,e.width)]!==void 0}function _n({state:e}){let{api:o}=se(),t=ee(()=>dt(o,e.robots),[]);ge(e.board),le(t,e.board??void 0),Po(t);let r=e.rounds[e.rounds.length-1],{moves:s}=t.trial.value,i=s.length===0&&t.robots.value===e.robots;x({screen:"game",title:n("table-title"),facts:[n("table-where")],aside:n("table-where-now"),back:"/table"});function l(){g({type:"robots",robots:t.robots.value}),B("/table")}return a`
<${y}>
<div class="card-head">
<${w}>${r&&r.winner!==null?n("table-path-of",E(e,r.winner)):n("table-where")}</>
${r?.moves&&a`<span>${n("replay-place",{move:s.length,moves:r.moves})}</span>`}
</div>
${s.length>0&&a`<${Ce} moves=${s} label=${n("moves-so-far")} />`}
<p class="note">${n("table-where-how")}</p>
</>
<${k}>
<${Fo} table=${t}>
<${b} disabled=${i} onClick=${t.undo}>${n("undo")}</>
<${b} kind="main" onClick=${l}>${n("table-done")}</>
</>
</>
`}function Re({state:{bids:e,people:o,edition:t},turn:r=-1}){let s=Oe(e,o,t);return a`
<ol class="rows" aria-label=${n("rows-label-bids")}>
${e.map(({player:i,moves:l,was:p},u)=>{let{name:c,handicap:m}=o[i],d=u<r?"failed":u===r?"own":"",v=u<r?"":s[u]?n(`rows-${s[u]}`):p!==null?n("rows-was",{moves:p}):"";return a`
<li key=${i} class=${`row ${d}`} aria-current=${u===r?"step":void 0}>
<span class="row-order">${u+1}</span>
<${K} seat=${i} name=${c} />
<b class="row-name" title=${c}>${c}</b>
${v&&a`<span class="tag">${v}</span>`}
<span class="row-bid"><${Te} handicap=${m} /> ${u<r&&a`<span class="unseen">${n("verdict-moves-used",{moves:l})}</span>`}<strong>${l}</strong></span>
</li>
`})}
</ol>
`}var $t=100,ht=3e3,ce=10,bt=[30,ce];function we(e,o){return Uo(e,o),Date.now()}function Rn(e,o){let{timer:t}=e,r=t!==null&&t.paused===null,s=we(r,$t),i=me(null),l=t&&ae(t,s)/1e3,p=r&&l!==null?Math.ceil(l):null,u=t!==null&&o!==null&&o<t.until;return C(()=>{r&&i.current!==null&&s-i.current>ht?g({type:"pause",at:i.current}):l===0&&!u&&t&&g({type:"close",at:t.until})===null&&M("glass"),i.current=r?s:null}),C(()=>{p===null||p===0||(p<=ce&&M("tick"),bt.includes(p)&&L(gt(e,p)))},[p]),C(()=>{let c=()=>{g({type:"pause",at:Date.now()})},m=()=>{document.hidden&&c()};return document.addEventListener("visibilitychange",m),addEventListener("pagehide",c),()=>{document.removeEventListener("visibilitychange",m),removeEventListener("pagehide",c),c()}},[]),l}function gt(e,o){let[t]=e.bids,r=n("say-seconds",{seconds:o});return t?`${r} ${n("say-first",{...E(e,t.player),moves:t.moves})}`:r}function An({state:e}){let{bids:o,failed:t,since:r,edition:s}=e,{player:i,moves:l}=o[t],p=_e(e),u=fe(s).exact?"yes":"no",c=o[t+1],m=xe.demonstration_seconds-(we(!0,250)-r)/1e3;Le(!0),R(),x({screen:"table",title:n("table-title"),facts:A(e),aside:t>0?n("table-passed-on"):n("rows-showing")});let d=m<=0;C(()=>{d&&M("glass")},[d]),C(()=>L(n("phase-show",{...E(e,i),moves:l})),[r]);function v($){g({type:"judge",at:Date.now(),shown:$}),M($?"success":"failure"),$||te(n("failed-moves-used",{moves:l}))}return a`
<${y} class="showing-table">
<${w} class="hero" focusOn=${r}>${n("phase-show",{...E(e,i),moves:l})}</>
<div class="showing-line">
${p?a`<${ke} chip=${{...p,cell:""}} />`:a`<span></span>`}
<b class=${m<=ce?"timer-number last":"timer-number"} role="timer" aria-label=${n("timer-left",{seconds:Math.max(0,Math.ceil(m))})}>${Se(m)}</b>
</div>
<${Re} state=${e} turn=${t} />
<p class="note">
${t>0&&a`<b>${n("failed-moves-used",{moves:o[t-1].moves})}</b> `}
${n("table-count-aloud",{target:p?D(p):"none",exact:u,moves:l,name:c?e.people[c.player].name:"",next:c?c.moves:0})}
</p>
</>
<${k}>
<div class="verdicts">
<${b} onClick=${()=>v(!1)}>${n("verdict-moves-used",{moves:l})}</>
<${b} kind="main" icon="check" onClick=${()=>v(!0)}>${n("table-shown",{exact:u,moves:l})}</>
</div>
</>
`}var Wn=13,vt=[..."0123456789"];function Fn({state:e,player:o,onBid:t,onPass:r,onBack:s}){let[i,l]=W(_.least+0),[p,u]=W(""),c=me(null);C(()=>c.current?.focus({preventScroll:!0}),[]);let{name:m}=e.people[o],d=e.bids.find(f=>f.player===o)?.moves??1/0,v=Array.from({length:Math.min(Wn,_.most+1-i)},(f,h)=>i+h),$=i+Wn;return de([{keys:vt,shown:"0–9",text:"key-bid",run:({key:f})=>u((p.length>1?f:p+f).replace(/^0/,""))},{keys:["Enter"],text:"key-bid-send",when:()=>Number(p)>=_.least,run(){t(Number(p)),u("")}},{keys:["Backspace"],text:"key-bid-clear",when:()=>p!=="",run:()=>u(p.slice(0,-1))},{keys:["n"],text:"key-pass",run:r},{keys:["Escape","Backspace"],text:"key-table-back",run:s}]),a`
<div class="number-head">
<${K} seat=${o} name=${m} />
<h2 tabindex=${-1} ref=${c}>${n("table-says",{name:m})} ${p&&a`<b class="steady">${p}</b>`}</h2>
<span class="note">${e.timer?n("alone-runs-on"):""}</span>
</div>
<div class="number-keys" role="group" aria-label=${n("bid-title")}>
${v.map(f=>a`
<button
type="button" key=${f} class=${f>d?"key over":"key"} aria-label=${n("move-count",{moves:f})}
aria-disabled=${f>d} aria-pressed=${f===d||String(f)===p} onClick=${()=>t(f)}
>${f}</button>
`)}
${$<=_.most&&a`<button type="button" class="key next" aria-label=${n("bid-key-over",{moves:$})} onClick=${()=>l($)}>${n("bid-over",{moves:$})}</button>`}
</div>
<div class="buttons">
${i>_.least?a`<${b} class="wide" onClick=${()=>l(_.least)}>${n("bid-back")}</>`:a`<${b} class="wide" onClick=${r}>${e.bids.length>0?n("table-pass"):n("pass-no-way")}</>`}
<${b} class="wide back-key" onClick=${s}>${n("table-not",{name:m})}</>
</div>
`}function Dn({state:e,latest:o,onTap:t}){let{people:r,bids:s,passed:i}=e,l=z(e),p=me(null);return C(()=>p.current?.focus({preventScroll:!0}),[]),de([{keys:l.map((u,c)=>String(c+1)),shown:`1–${l.length}`,text:"key-table-name",run:({key:u})=>t(l[Number(u)-1])}]),a`
<div class="name-keys" role="group" aria-label=${n("rows-label")}>
${l.map(u=>{let c=s.findIndex(f=>f.player===u)+1,m=s[c-1]?.moves??0,{name:d,handicap:v}=r[u],$=i.includes(u)?s.length>0?n("rows-passed"):n("table-no-way"):s.length>0?n("rows-none"):"";return a`
<button
type="button" key=${u} class=${c===1?"key name-key first":"key name-key"} ref=${u===o?p:void 0}
onClick=${()=>t(u)}
>
<span class="unseen">${n("table-name-key",{name:d,moves:m,place:c,says:$})}</span>
<span class=${c>0?"name-order":"name-order none"} aria-hidden="true">${c>0&&c}</span>
<span class="name-words" aria-hidden="true"><b class="row-name" title=${d}>${d}</b><${Te} handicap=${v} />${$&&(c===0||i.includes(u))&&a` <small>${$}</small>`}</span>
${c>0&&a`<strong aria-hidden="true">${m}</strong>`}
</button>
`})}
</div>
`}function jn({state:e}){let[o,t]=W(null),[r,s]=W(null),i=Rn(e,o?.at??null),l=Le(!0);R();let p=e.timer===null,c=(we(p,1e3)-e.since)/1e3;if(x({screen:"table",title:n("table-title"),facts:A(e),aside:p?n("bid-thinking",{time:Se(Math.floor(c))}):l?n("table-awake"):""}),e.timer&&e.timer.paused!==null)return a`<${yt} state=${e} seconds=${Math.ceil(i??0)} />`;function m({player:h,at:ue},Z){let Ae=e.bids.length===0,to=g({type:"bid",at:ue,player:h,moves:Z});if(to==="bid-not-lower"){let zn=e.bids.find(Un=>Un.player===h)?.moves??0;j({words:n("table-not-lower",{...E(e,h),moves:zn}),urgent:!0});return}v(h),to===null&&(M(Ae?"glass":"bid",{moves:Z}),L(Qe(V.peek(),h)))}function d(h){g({type:"pass",at:Date.now(),player:h}),v(h),L(n(e.bids.length>0?"say-passed":"say-no-way",E(e,h))),V.peek().timer===null&&e.bids.length>0&&L(n("say-all-passed"))}function v(h){s(h),t(null)}let $=e.bids.some(({player:h})=>h===r)?r:e.bids[0]?.player,f=p&&c>=xe.no_bid_seconds;return a`
<${y} class=${p?"at-table thinking":"at-table"}>
<${wt} state=${e} left=${i} />
${p?a`<${w} focusOn=${e.since}>${n("find-a-way")}</><p class="note">${f?n("think-lapsed"):n("table-tap-name")}</p>`:a`<${w} class="unseen" focusOn=${e.since}>${n("phase-bid")}</><p class="table-news">${$==null?n("think-glass-turned"):hn(e,$)??Qe(e,$)}</p>`}
${l===!1&&a`<p class="note">${n("table-not-awake")}</p>`}
${f&&a`<${b} onClick=${()=>g({type:"sand",at:Date.now()})}>${n("table-turn-sand")}</>`}
</>
<${k} class="at-table">
${o?a`<${Fn} key=${o.player} state=${e} player=${o.player} onBid=${h=>m(o,h)} onPass=${()=>d(o.player)} onBack=${()=>v(o.player)} />`:a`<${Dn} state=${e} latest=${r} onTap=${h=>t({player:h,at:Date.now()})} />`}
</>
`}function wt({state:e,left:o}){let t=_e(e),r=t&&a`<${ke} chip=${{...t,cell:""}} />`;if(o===null)return a`<div class="table-sand resting" role="img" aria-label=${n("timer-resting")}><${Ne} share=${1} /></div>${r}`;let s=Math.ceil(o),i=Math.min(1,(Lo()?s:o)/e.sand);return a`
<div class="table-sand">
<${Ne} share=${i} running=${o>0} />
<div class="table-time">
<div role="timer" aria-label=${n("timer-left",{seconds:s})}>
<b class=${s<=ce?"last":""} aria-hidden="true">${s}</b>
<span aria-hidden="true">${n("table-seconds",{seconds:s})}</span>
</div>
${r}
</div>
</div>
`}function yt({state:e,seconds:o}){let t=r=>{g({type:r,at:Date.now()})};return a`
<${y} class="at-table">
<div class="table-sand small" aria-hidden="true"><${Ne} share=${o/e.sand} /></div>
<${w} class="hero" focusOn=${o}>${n("table-still")}</>
<p class="note">${n("table-slept",{seconds:o})}</p>
${e.bids.length>0&&a`<${Re} state=${e} />`}
</>
<${k}>
<div class="buttons">
${e.bids.length>0&&a`<${b} onClick=${()=>t("close")}>${n("table-show-now")}</>`}
<${b} kind="main" onClick=${()=>t("resume")}>${n("table-go-on",{seconds:o})}</>
</div>
</>
`}function Ya(){let e=V.value,o=e.phase==="choosing"||e.phase==="result",t=io.value;Bn(e);let r=wn(t);if(r)return a`<${xn} events=${r} />`;if(t==="copy"&&e.rounds.length>0)return a`<${kn} state=${e} />`;if(o&&t==="score")return a`<${yn} state=${e} />`;if(o&&t==="people")return a`<${Cn} state=${e} />`;if(o&&t==="robots"&&e.board!==null)return a`<${_n} state=${e} />`;if((o||e.phase==="setup")&&t==="board")return a`<${En} state=${e} />`;if(e.phase==="result"&&t==="shorter"&&e.rounds[e.rounds.length-1].shortest?.path)return a`<${Mn} state=${e} />`;switch(e.phase){case"setup":return t==="chip"&&z(e).length>=Ee?a`<${Ze} state=${e} />`:a`<${Ln} state=${e} />`;case"choosing":return a`<${Ze} state=${e} />`;case"thinking":case"bidding":return a`<${jn} state=${e} />`;case"showing":return a`<${An} state=${e} />`;case"result":return a`<${Pn} state=${e} />`;case"over":return a`<${Sn} state=${e} />`}}export{Ya as EveningPage};
