//# allFunctionsCalledOnLoad
import{a as pt,b as mt}from"./shared-setup-panelsstep.js";import{d as he,e as Ge}from"./shared-rules-notation.js";import{c as Ze,d as et}from"./shared-solver-solver.js";import{a as lt,b as ge}from"./shared-components-choice.js";import{Cc as N,D as Te,Dc as He,E as W,Ec as Ke,Fa as Ne,Fe as ct,G as We,Ge as Y,He as P,I as me,J as g,K as X,Kc as Xe,L as te,Lc as Ye,M as ne,N as L,Oa as F,Oc as qe,Pa as je,Pc as Je,Rc as Qe,Xa as Ie,a as E,b as O,bb as Be,c as K,cb as fe,d as Z,db as U,dd as tt,e as T,eb as ve,ed as nt,f as Me,fc as _e,gb as oe,hb as se,i as Ee,ic as de,j as C,jc as ze,k as y,kc as ae,l as Ae,lc as Fe,ld as le,m as u,mc as Ue,md as ye,nc as De,nd as ot,od as st,pb as D,pc as Ve,pd as at,s as Pe,sd as rt,t as l,tb as V,te as it,wa as Le,x as ee,xc as re,ye as be,z as Re,zc as $e,ze as ut}from"./main.js";var ke=matchMedia("(width >= 900px) and (height >= 500px)"),G=C(ke.matches);ke.addEventListener("change",()=>{G.value=ke.matches});var Ft=y(()=>$e.value.coordinates||G.value);function Ut(e,{board:n,robots:t,target:o,moves:s}){let a=qe(e),{board:r,chosen:i,replay:c,stage:m}=a,p=C(o),d=C(de(t)),$=C([]),M=y(()=>Dt(r.value,p.value)),w=y(()=>{let v=c.playback.value;return v!==null&&v.step>0&&v.step<v.trial.slides.length?ae(v.trial,v.step):d.value}),k=C(v=>{}),x=y(()=>{let v=c.playback.value,f={chip:M.value,taken:!1,coordinates:Ft.value};if(v)return{...Ye(r.value,v.trial,v.step,M.value),...f};let h=Xe(r.value,d.value,i.value),b=h.landing.map(S=>({...S,count:k.value(i.value+S.direction)}));return{...h,...f,landing:b,markers:d.value.moves.length?t:{}}}),B=y(()=>{let v=c.playback.value;return v?v.path.moves.slice(0,v.step):d.value.moves});function _(v){c.playback.value&&(c.close(),v!==d.value&&($.value=[]),d.value=v)}function z(v,f,h=[]){if(!r.value)return;_(w.value),i.value=v;let b=a.slide(Ue(d.value,r.value),v,f);if(!b)return;let S=ze(d.value,f,b),A=De(b,r.value);Ie(()=>D(l("move-made",{count:S.moves.length,robot:v,direction:f,cell:A}))),m.act(I=>I.animateMove(b)),$.value=h,d.value=S}return{...a,text:n,start:t,target:p,chip:M,trial:d,undone:$,here:w,onBoard:B,numberOf:k,scene:x,move:z,begin(){r.value&&d.value.moves.length===0&&(d.value=Fe(r.value,t,s))},moveShut(v,f){let h=c.playback.value;h&&_(ae(h.trial,h.step)),z(v,f)},choose(v){t[v]&&(_(w.value),i.value=v)},undo(){_(w.value);let{moves:v}=d.value;v.length!==0&&($.value=[v[v.length-1],...$.value],d.value=ae(d.value,v.length-1))},redo(){let[v,...f]=$.value;v&&z(v[0],v[1],f)},aim(v){c.close(),d.value=de(t),$.value=[],p.value=v},leave(){a.leave(),e.setView({coordinates:$e.value.coordinates})}}}function Dt(e,n){if(!n)return null;let t=e?.targets.find(({cell:o,robot:s})=>o===n.cell&&s===n.robot);return{...n,symbol:t?.symbol??(n.robot===null?"vortex":null)}}function ft(e,{robots:n,target:t}){let o=Object.values(n),s=new Set([...e.closed,...e.diagonals.map(({cell:r})=>r)]),a=r=>Be(e,r)&&!s.has(r);return new Set(o).size<o.length||!o.every(a)?!1:t===null||a(t.cell)&&(t.robot===null||n[t.robot]!==void 0)}function vt(e){let{api:n}=He(),t=T(()=>e&&Ut(n,e),[e,n]);return Je(t,t?.text),t}function ie({id:e,children:n}){return G.value?u`<h2 id=${e}>${n}</h2>`:u`<h1 id=${e}>${n}</h1>`}var Vt=["R","G","B","Y",null];function dt({analysis:e}){let n=e.chips.value;return u`
<section class="all-chips" aria-labelledby="all-chips">
<div class="analysis-head">
<${ie} id="all-chips">${l("analyse-all-chips")}</>
<p class="note">${Kt(n)}</p>
</div>
<div class="chips">
${Vt.map(t=>{let o=n.filter(({chip:s})=>s.robot===t);return o.length>0&&u`
<div class="chip-row" key=${t}>
<span class=${t?"chip-row-robot":"chip-row-robot any"} aria-hidden="true">${t?u`<${F} robot=${t} size=${26} />`:l("analyse-any")}</span>
${o.map(s=>u`<${Gt} key=${s.chip.cell} analysis=${e} known=${s} />`)}
</div>
`})}
</div>
</section>
`}function Gt({analysis:{table:e,tab:n},known:{chip:t,room:o,possible:s,known:a}}){let r=e.target.value,i=r?.cell===t.cell&&r.robot===t.robot,{sign:c,state:m}=Ht({room:o,possible:s,known:a});function p(){o?V({words:l("analyse-in-play",{room:o}),urgent:!0}):e.aim({robot:t.robot,cell:t.cell}),o||(n.value="solutions")}return u`
<button
type="button" class="key chip-key" aria-pressed=${i} aria-disabled=${!s} onClick=${()=>s&&p()}
><span class="unseen">${l("analyse-chip-optimum",{target:se(t),state:m,moves:a?.result?.path?.length??a?.result?.atLeast??a?.atLeast??0})}</span><${je} chip=${t} size=${24} /><b aria-hidden="true">${c}</b></button>
`}function Ht({room:e,possible:n,known:t}){if(e)return{sign:"·",state:"in-play"};if(!n)return{sign:"–",state:"not-in-play"};if(!t||t.state==="failed")return{sign:"·",state:"open"};if(t.state==="running")return{sign:"…",state:"running"};if(t.state==="stopped")return{sign:`${t.atLeast}+`,state:"bound"};let{status:o,path:s,atLeast:a}=t.result;return o==="memory"?{sign:`${a}+`,state:"bound"}:o==="solved"?{sign:String(s.length),state:"solved"}:{sign:"×",state:"unsolvable"}}function Kt(e){let n=e.flatMap(({known:o})=>o?.state==="done"&&o.result.status==="solved"?[o.result.path.length]:[]);if(n.length===0)return"";let t=l("analyse-chips-solved",{count:n.length,total:e.length});return`${l("analyse-range",{least:Math.min(...n),most:Math.max(...n)})} · ${t}`}function ht(e){let n=l("analyse-rules");K(()=>(ye.value={name:n,content:()=>u`<${Xt} analysis=${e} />`},()=>{ye.value=null,le.peek()==="menu"&&ot()}),[e,n])}function Xt({analysis:{rules:e}}){let{ricochet:n,exact:t}=e.value;return u`
<${ne} class="lines">
<${ge}
label=${l("analyse-rule-ricochet")} note=${l("analyse-rule-ricochet-note")} checked=${n}
onChange=${o=>{e.value={...e.value,ricochet:o}}}
/>
<${ge}
label=${l("analyse-rule-exact")} note=${l("analyse-rule-exact-note")} checked=${t}
onChange=${o=>{e.value={...e.value,exact:o}}}
/>
</>
`}function $t(e){let n=Yt(e),t=qt(n),o=new Set,s=[];for(let a of n){if(o.has(a))continue;let{at:r,members:i}=Jt(a,t,o);for(let c of i)o.add(c);s.push(Qt(a,r,i))}return s}function Yt(e){let n=new Map;for(let t of e){let o=t.toSorted(),s=o.join(),a=n.get(s)??{moves:o,paths:[]};a.paths.push(t),n.set(s,a)}return[...n.values()]}function qt(e){let n=new Map;for(let t of e)for(let o of new Set(t.moves)){let s=yt(t.moves,o);n.set(s,[...n.get(s)??[],t])}return n}function yt(e,n){return`${n[0]} ${e.toSpliced(e.indexOf(n),1)}`}function Jt(e,n,t){let[o]=e.paths,s=r=>r.reduce((i,{paths:c})=>i+c.length,0),a={at:-1,members:[e]};return o.forEach((r,i)=>{let c=(n.get(yt(e.moves,r))??[]).filter(m=>!t.has(m));c.length>1&&s(c)>s(a.members)&&(a={at:i,members:c})}),a}function Qt(e,n,t){let[o]=e.paths,s=t.filter(r=>r!==e),a=n<0?[]:[o[n],...s.map(({moves:r})=>Zt(r,e.moves))].map(r=>r[1]);return{paths:[...e.paths,...s.flatMap(({paths:r})=>r)],at:n,directions:a,orders:Math.max(...t.map(({paths:r})=>r.length)),swap:en(e.paths)}}function Zt(e,n){let t=[...n];for(let o of e){let s=t.indexOf(o);if(s<0)return o;t.splice(s,1)}throw new Error(`${e} has no move of its own`)}function en([e,n,...t]){if(!n||t.length>0)return null;let o=e.findIndex((c,m)=>c!==n[m]),s=e[o]===n[o+1]&&e[o+1]===n[o],a=e.slice(o+2).join()===n.slice(o+2).join(),[r,i]=[e[o][0],e[o+1]?.[0]];return s&&a&&r!==i?[r,i]:null}var tn=4;function gt(e,n){if(e===null)return{left:e,kind:"open"};if(e==="none")return{left:e,kind:"none"};let t=typeof n=="number"?e+1-n:0;return{left:e,kind:t<=0?"best":t===1?"one":t<tn?"few":"many"}}function bt(e){return e.filter(({left:t})=>typeof t=="number").toSorted((t,o)=>Number(t.left)-Number(o.left))[0]??e.find(({left:t})=>t===null)??{left:"none",kind:"none"}}function q(e){return e===null?"·":e==="none"?"–":String(e)}function ue(e,{left:n,kind:t}){let[o,s]=[...e];return l("analyse-move",{robot:o,direction:U(s),kind:t,left:typeof n=="number"?n:0})}function kt(e,{left:n,kind:t}){return l("analyse-robot",{robot:e,kind:t,left:typeof n=="number"?n:0})}function wt(e,n){let t=C(new Map),o=[],s=n.map(p=>({bytes:p,solver:null,run:null}));function a(p,d){let $=t.peek().get(p)??{state:"running",atLeast:0,result:null,since:performance.now(),until:0};t.value=new Map(t.peek()).set(p,{...$,...d})}function r(p){t.value=new Map([...t.peek()].filter(([d,$])=>!p({...$,name:d})))}function i(){for(let p of s){if(p.run)continue;let d=o.find(({name:$})=>!t.peek().has($));if(!d)return;c(p,d)}}async function c(p,{name:d,ask:$}){let M=p.solver??=e(p.bytes),w={name:d};p.run=w,a(d,{state:"running",since:performance.now()});let k=()=>p.run===w;try{let x=await $(M,B=>k()&&a(d,{atLeast:B}));k()&&a(d,{state:"done",result:x,until:performance.now()})}catch(x){k()&&a(d,{state:"failed",error:x,until:performance.now()})}k()&&(p.run=null,i())}function m(p){p.run=null,p.solver?.cancel()}return{known:t,want(p){o=p;let d=new Set(p.map(({name:$})=>$));for(let $ of s)!$.run||d.has($.run.name)||(r(({name:M})=>M===$.run?.name),m($));i()},stop(){o=[];for(let p of s)p.run&&(a(p.run.name,{state:"stopped",until:performance.now()}),m(p))},resume:()=>r(({state:p})=>p==="stopped"),close(){o=[];for(let p of s)p.run=null,p.solver?.close(),p.solver=null}}}var nn=1e3,on=[1/2,1/4,1/4];function xt(e,{isWide:n,isInPlay:t}){let o=wt(et,on.slice(0,Math.max(1,navigator.hardwareConcurrency-1)).map(f=>f*Ze())),s=C(e.target.value===null?"chips":e.trial.value.moves.length?"moves":"solutions"),a=C({ricochet:!0,exact:!0});function r(f,h){let{ricochet:b}=a.value,A={board:e.board.value,robots:e.start,target:f,ricochet:b,made:h},I=[f.robot??"*",f.cell,b,...h].join(" ");return{name:I,solve:{name:I,ask:(R,H)=>R.solve(A,{onBound:H})},list:{name:`all ${I}`,ask:R=>R.allPaths(A,{most:nn})}}}let i=(f,h=[])=>o.known.value.get(r(f,h).name),c=y(()=>e.chip.value&&t(e.chip.value)),m=y(()=>e.board.value&&c.value===null?e.target.value:null),p=y(()=>m.value&&i(m.value)),d=y(()=>p.value?.state==="done"&&p.value.result.status==="solved"),$=y(()=>{let f=m.value,h=f&&o.known.value.get(r(f,[]).list.name);return h?.state==="done"&&h.result.paths.length>0?{...h.result,counted:!0}:h&&h.state!=="running"&&d.value?{paths:[p.value?.result.path],complete:!1,counted:!1}:null}),M=y(()=>$.value?$t($.value.paths):[]),w=y(()=>{let{moves:f}=e.here.value,h=f.findIndex((b,S)=>k(f.slice(0,S+1))===0);return h<0?null:h+1});function k(f){let h=m.value&&i(m.value,f);return h?.state==="done"?sn(h.result):null}let x=y(()=>k(e.here.value.moves)),B=y(()=>{let f=w.value!==null&&!a.value.exact;return e.board.value&&m.value&&!f?Ve(e.board.value,e.here.value):[]}),_=y(()=>{let{moves:f}=e.here.value;return new Map(B.value.map(h=>[h,gt(k([...f,h]),x.value)]))}),z=y(()=>(e.board.value?.targets??[]).map(f=>{let h=t(f),b=f.robot===null||e.start[f.robot]!==void 0;return{chip:f,room:h,possible:b,known:b&&!h?i(f):void 0}})),v=y(()=>{if(!e.board.value)return[];let f=[],h=m.value,{moves:b}=e.here.value;if(h&&(f.push(r(h,[]).solve),d.value&&f.push(r(h,[]).list),(n()||s.value==="moves")&&p.value?.state!=="running")){f.push(...b.map((R,H)=>r(h,b.slice(0,H+1)).solve));let A=e.chosen.value??"",I=B.value.toSorted((R,H)=>Number(H.startsWith(A))-Number(R.startsWith(A)));x.value!=="none"&&f.push(...I.map(R=>r(h,[...b,R]).solve))}return(s.value==="chips"||n()&&p.value?.state!=="running")&&f.push(...z.value.filter(({possible:S,room:A})=>S&&!A).map(({chip:S})=>r(S,[]).solve)),f});return{table:e,tab:s,rules:a,inPlay:c,open:m,main:p,solutions:$,groups:M,end:w,now:x,counts:_,chips:z,leftAfter:k,stop:o.stop,resume(){o.resume(),o.want(v.value)},start(){let f=Ae(()=>o.want(v.value));return()=>{f(),o.close()}}}}function sn({status:e,path:n}){return e==="solved"&&n?n.length:e==="unsolvable"?"none":null}var an=["fill","stroke","stroke-width","stroke-linecap","stroke-linejoin","stroke-dasharray","font-family","font-weight","font-size"],rn={opacity:"1"};function we(){let e=document.querySelector(".board-place .board-picture"),{x:n,y:t,width:o,height:s}=e.viewBox.baseVal,a=St(e,null);a.setAttribute("xmlns","http://www.w3.org/2000/svg"),a.setAttribute("width",String(Math.round(o*48))),a.setAttribute("height",String(Math.round(s*48)));let r=document.createElementNS(e.namespaceURI,"rect"),i=getComputedStyle(document.documentElement).backgroundColor;for(let[c,m]of Object.entries({x:n,y:t,width:o,height:s,fill:i}))r.setAttribute(c,String(m));return a.prepend(r),new XMLSerializer().serializeToString(a)}function St(e,n){let t=e.cloneNode(!1),o=getComputedStyle(e);for(let s of e.getAttributeNames())/^(class|aria-|data-)/.test(s)&&t.removeAttribute(s);for(let s of an){let a=o.getPropertyValue(s);a!==n?.getPropertyValue(s)?t.setAttribute(s,a):t.removeAttribute(s)}for(let[s,a]of Object.entries(rn)){let r=o.getPropertyValue(s);r!==a&&t.setAttribute(s,r)}for(let s of e.childNodes)s instanceof Element?ln(s)&&t.append(St(s,o)):t.append(s.cloneNode());return t}function ln(e){let{display:n,opacity:t}=getComputedStyle(e);return n!=="none"&&t!=="0"}async function Ot(e){let n=new Image;n.src=`data:image/svg+xml,${encodeURIComponent(e)}`,await n.decode();let t=document.createElement("canvas");return[t.width,t.height]=[2*n.width,2*n.height],t.getContext("2d")?.drawImage(n,0,0,t.width,t.height),new Promise((o,s)=>t.toBlob(a=>a?o(a):s(new Error("no picture")),"image/png"))}function Et({table:e}){let[n,t]=E(!1);return n?u`
<div class="buttons exports" role="group" aria-label=${l("analyse-picture")}>
<${g} onClick=${()=>be(`${Ct(e)}.svg`,new Blob([we()],{type:"image/svg+xml"}))}>SVG</>
<${g} onClick=${async()=>be(`${Ct(e)}.png`,await Ot(we()))}>PNG</>
<${g} icon="close" label=${l("close")} onClick=${()=>t(!1)} />
</div>
`:u`
<div class="buttons exports">
<${un} key=${ce(e)} table=${e} />
<${g} onClick=${()=>t(!0)}>${l("analyse-picture")}</>
<${g} onClick=${()=>Mt(ce(e),l("analyse-text-copied"))}>${l("analyse-text")}</>
<${g} kind="main" icon="copy" onClick=${()=>Mt(cn(e),l("link-copied"))}>${l("analyse-link")}</>
</div>
`}function un({table:e}){let n=ce(e).split(`
`)[0];function t(o){let s=o.target.value,a=Y(s);a?W(P(a)):V({words:l("analyse-unreadable"),urgent:!0})}return u`<input class="input" aria-label=${l("analyse-position")} value=${n} autocomplete="off" spellcheck=${!1} onChange=${t} />`}function At({text:e,start:n,target:t}){return{board:e,robots:n,target:t.value}}function ce(e){return[_e(At(e)),e.onBoard.value.join(" ")].filter(Boolean).join(`
`)}function cn(e){return Re(P({...At(e),moves:e.onBoard.value,orientation:N.value}))}function Ct(e){return ce(e).replace(/[^\w]+/g,"-").slice(0,100)}async function Mt(e,n){await it(e)?V({words:n}):V({words:l("analyse-by-hand",{words:e}),lasting:!0})}function Wt({analysis:e}){let{counts:n,now:t,table:o}=e,{moves:s}=o.here.value,a=mn(e);return fn(a??(t.value===null?"":Rt(e))),u`
<section class="moves-left" aria-labelledby="moves-left">
<div class="analysis-head">
<div>
<${ie} id="moves-left">${Rt(e)}</>
<p class="note">${s.length===0?l("analyse-from-start"):l("analyse-after",{count:s.length})}</p>
</div>
<div class="buttons moves-keys"><${xe} analysis=${e} /></div>
</div>
<div class="moves-made">
${s.length>0&&u`<${rt} moves=${s} label=${l("moves-so-far")} />`}
${a&&u`<p class="moves-verdict">${a}</p>`}
</div>
${Tt(e)&&u`<p class="note">${Tt(e)}</p>`}
<div class="crosses" aria-hidden="true">
${Object.keys(o.start).map(r=>u`<${pn} key=${r} analysis=${e} robot=${r} />`)}
</div>
<ul class="legend" aria-label=${l("analyse-legend")}>
${["best","one","few","many"].map(r=>u`<li key=${r}><span class=${`legend-sign ${r}`} aria-hidden="true"></span>${l(`analyse-legend-${r}`)}</li>`)}
</ul>
<ol class="unseen" aria-label=${l("analyse-every-move")}>
${[...n.value].toSorted(([,r],[,i])=>Pt(r)-Pt(i)).map(([r,i])=>u`<li key=${r}>${ue(r,i)}</li>`)}
</ol>
</section>
`}function xe({analysis:{counts:e,now:n,table:t}}){let o=n.value===0?null:[...e.value].find(([,{kind:a}])=>a==="best")?.[0],s=()=>o&&t.move(o[0],o[1]);return u`
<${g} disabled=${t.onBoard.value.length===0} onClick=${t.undo}>${l("undo")}</>
<${g} disabled=${!o} onClick=${s}>${l("analyse-best")}</>
`}function Pt({left:e}){return typeof e=="number"?e:e===null?1e3:2e3}function pn({analysis:{counts:e,table:n},robot:t}){return u`
<span class="cross">
<${F} robot=${t} size=${24} />
${["n","e","s","w"].map(o=>{let s=e.value.get(t+o),a=`cross-${re(o,N.value)}`;return s?u`<span key=${o} class=${`cross-move ${s.kind} ${a}`} onClick=${()=>n.move(t,o)}>${q(s.left)}</span>`:u`<span key=${o} class=${`cross-move blocked ${a}`}></span>`})}
</span>
`}function Rt({end:e,now:n,rules:t,table:o}){let{moves:s}=o.here.value;return e.value!==null&&(!t.value.exact||e.value===s.length)?l("analyse-reached",{moves:e.value}):n.value===null?l("analyse-counting"):n.value==="none"?l("analyse-no-path"):l("analyse-left",{moves:n.value})}function Tt({end:e,rules:n,table:t}){let{length:o}=t.here.value.moves;return e.value===null||n.value.exact&&e.value!==o?"":n.value.exact?l("analyse-bid-exact",{moves:o}):l("analyse-bid-fewer",{moves:e.value})}function mn({leftAfter:e,now:n,table:t}){let{moves:o}=t.here.value,s=o.at(-1);if(!s)return null;let a=e(o.slice(0,-1));if(typeof a!="number"||n.value===null)return null;let[r,i]=[...s],c={robot:r,direction:U(i)};if(n.value==="none")return l("analyse-dead-end",c);let m=n.value+1-a;return m>0?l("analyse-adds",{...c,more:m,now:n.value+1,before:a}):null}function fn(e){let n=Z(!0);O(()=>{!n.current&&e&&D(e),n.current=!1},[e])}var vn=["thinking","bidding","showing"],dn=2,hn=/^([1-4][A-D]){4}$/;function Nt(){let e=T(()=>C([]),[]);return O(()=>{let n=tt().filter(nt).slice(0,dn);n.length>0&&$n(n.map(({room:t})=>t)).then(t=>{e.value=t})},[e]),Me((n,t)=>{let o=e.value.find(({view:s})=>{let a=s.value;return a?.chip&&vn.includes(a.phase)&&Lt(a.board,a.chip)===Lt(n,t)});return o?o.roomName.value??"":null},[e])}async function $n(e){let{watchRoom:n}=await import("./match-openrooms.js");return Ee(()=>e.map(n))}function Lt(e,{robot:n,symbol:t,cell:o}){let s=hn.test(e)?e.match(/../g)??[]:[];if(s.length===0)return`${e} ${n} ${o}`;let[a]=s.map((r,i)=>[...s.slice(i),...s.slice(0,i)].join("")).sort();return`${a} ${n} ${t}`}var jt=400,yn=5e3,[gn,bn]=[6,3],pe=2,kn=10;function It({known:e,children:n}){let{atLeast:t}=e,o=e.state==="running",s=wn(e);if(xn(e),!s)return u`<div class="searching"></div>`;let a=Math.max(t,pe),r=Math.max(pe,a-gn);return u`
<div class="searching">
<div class="analysis-head">
<${L}>${Bt(e)}</>
${o&&u`<p class="note searching-time"><span class="spinner" aria-hidden="true"></span> ${Se((performance.now()-e.since)/1e3)}</p>`}
</div>
${a>pe&&u`<p class="note">${l("analyse-proven",{moves:a-1})}</p>`}
<ol class="ruled-out" aria-hidden="true">
${Array.from({length:a-r+bn},(i,c)=>r+c).map(i=>u`
<li key=${i} class=${i<a?"out":i===a?"now":""}>${i}</li>
`)}
</ol>
${n}
</div>
`}function Bt({state:e,atLeast:n,result:t}){return e==="stopped"?l("analyse-stopped",{moves:n}):t?.status!=="memory"?l("analyse-at-least",{moves:Math.max(n,pe)}):l("analyse-memory",{moves:t.atLeast,device:matchMedia("(pointer: coarse)").matches?"phone":"computer"})}function wn({state:e,since:n}){let[,t]=E(0),o=performance.now()-n,s=e==="running";return O(()=>{if(!s)return;let a=()=>t(c=>c+1),r=setTimeout(a,Math.max(0,jt-o)),i=setInterval(a,1e3);return()=>{clearTimeout(r),clearInterval(i)}},[s,n]),!s||o>=jt}function xn(e){let n=Z(e.since),t=e.state==="running",o=Bt(e);O(()=>{t&&performance.now()-n.current<yn||(n.current=performance.now(),D(o))},[o,t])}function Se(e){let n=e<kn?{maximumSignificantDigits:1}:{maximumFractionDigits:0};return l("analyse-seconds",{seconds:new Intl.NumberFormat(Pe(),n).format(Math.max(e,.01))})}var Sn=20;function _t({analysis:e,shown:n,children:t}){let{main:o,solutions:s}=e,a=o.value;if(!a)return u`<div class="analysis-head"><${L}>${l("analyse-choose-chip")}</>${t}</div>`;if(a.state==="failed")return u`<div class="analysis-head"><${L}>${l("analyse-no-solver")}</>${t}</div>`;let{result:r}=a;if(a.state!=="done"||r.status==="memory")return u`<${It} known=${a}><p class="note">${l("analyse-meanwhile")}</p></>`;let i=l("analyse-proven-in",{time:Se((a.until-a.since)/1e3)}),c=s.value,m=c?.counted&&l(c.complete?"analyse-solutions":"analyse-solutions-more",{count:c.paths.length});return u`
<div class="analysis-head">
<div>
<${L} focusOn=${e.table.target.value}>${r.status==="solved"?l("analyse-shortest",{moves:r.path.length}):l("analyse-unsolvable")}</>
<p class="note">${m&&`${m} · `}${i}</p>
</div>
${t}
</div>
<${On} analysis=${e} shown=${n} />
`}function On({analysis:e,shown:n}){let{groups:t,solutions:o,table:s}=e,[a,r]=E(!1),i=o.value?.complete&&a?t.value:t.value.slice(0,Sn),c=o.value?.complete?t.value.length-i.length:0,m=s.replay.playback.value?.path;return u`
<ol class="solutions" aria-label=${l("analyse-tab-solutions")}>
${i.map(p=>u`<${Cn} key=${p.paths[0].join()} analysis=${e} group=${p} />`)}
${n&&u`
<li class=${`solution shown ${m?.kind==="shown"?"chosen":""}`}>
<${Oe} table=${s} path=${n} words=${n.note??""}>
<${Ce} moves=${n.moves} /><span class="note">${n.note}</span>
</>
</li>
`}
</ol>
${c>0&&u`<${g} onClick=${()=>r(!0)}>${l("analyse-more-groups",{count:c})}</>`}
`}function Cn({analysis:{table:e},group:n}){let[t,o]=E(!1),s=e.replay.playback.value?.path.moves,a=n.paths.some(m=>m.join()===s?.join()),[r]=n.paths,i=n.paths.length>1,c=En(n);return u`
<li class=${`solution ${a?"chosen":""}`}>
<${Oe} table=${e} path=${j(e,r)} words=${`${Mn(n)}. ${c}`} expanded=${i?t:void 0} onChoose=${()=>o(i&&!t)}>
<${Ce} moves=${r} at=${n.at} directions=${n.directions} /><span class="note">${c}</span>
</>
${t&&u`
<ol class="solution-paths">
${n.paths.map(m=>u`
<li key=${m.join()} class=${m.join()===s?.join()?"chosen":""}>
<${Oe} table=${e} path=${j(e,m)} words=${oe(m.map(ve))} counted=${!1}><${Ce} moves=${m} /></>
</li>
`)}
</ol>
`}
</li>
`}function Oe({table:e,path:n,words:t,expanded:o,counted:s=!0,onChoose:a,children:r}){let i=l("analyse-path",{moves:n.moves.length,words:t});return u`
<div class="solution-row">
<button type="button" class="solution-choose" aria-expanded=${o} onClick=${()=>{e.replay.open(n),a?.()}}>
<span class="unseen">${i}</span>
${s&&u`<b class="solution-moves" aria-hidden="true">${n.moves.length}</b>`}
<span class="solution-steps" aria-hidden="true">${r}</span>
</button>
<button type="button" class="round-play" aria-label=${l("analyse-play",{words:t})} onClick=${()=>e.replay.start(n)}><${me} name="play" /></button>
</div>
`}function j(e,n){return{kind:"optimum",start:e.start,moves:n,chip:e.chip.value}}function Ce({moves:e,at:n=-1,directions:t=[]}){let o=s=>st[re(s,N.value)];return u`
<span class="movelist">
${e.map((s,a)=>{let r=a===n?t:[s[1]];return u`
<span class="move" key=${a}>
<${F} robot=${s[0]} size=${20} />
${r.map((i,c)=>u`${c>0&&u`<small>${l("analyse-or")}</small>`}<${me} name=${o(i)} size=${15} />`)}
</span>
`})}
</span>
`}function Mn({paths:[e],at:n,directions:t}){let o=e.map((s,a)=>{if(a!==n)return ve(s);let r=t.map(i=>U(i)).join(` ${l("analyse-or")} `);return l("show-move",{robot:fe(s[0]),direction:r})});return oe(o)}function En({paths:e,orders:n,swap:t}){let o=[l("analyse-solutions",{count:e.length})];return t?o.push(l("analyse-either-order",{robots:oe(t.map(fe))})):n>1&&o.push(l("analyse-orders",{count:n})),o.join(" · ")}function zt({table:e}){let n=Nt(),t=T(()=>xt(e,{isWide:()=>G.value,isInPlay:x=>n(e.text,x)}),[e,n]);O(()=>t.start(),[t]);let o=history.state,{inPlay:s,tab:a,main:r}=t,i=e.chip.value,{moves:c}=e.trial.value,m=i?se(i):l("analyse-all-chips");ee({screen:"game",title:l("analyse"),facts:[l("analyse")],aside:a.value==="moves"?`${m} · ${l("analyse-move-number",{count:c.length+1})}`:m,...o?.back?{back:o.back,backWords:o.back.startsWith("/r/")||o.back.startsWith("/games/")?l("back-to-match"):l("back")}:{}}),Rn(e),ht(t),Tn(t),Wn(t,o?.back??"/");let p=o?.shown?{...j(e,o.shown.moves),kind:"shown",note:o.shown.words}:null,d=r.value?.state==="running",$=r.value?.state==="stopped",[M]=t.groups.value,w=M?j(e,M.paths[0]):null,k=u`<${g} class="analysis-edit" icon="pencil" label=${l("analyse-set-up")} onClick=${()=>W(P({board:e.text,robots:e.start,setUp:!0}),o)} />`;return u`
<${X} class=${`analysis at-${a.value}`}>
<${lt} label=${l("analyse-parts")} value=${a.value} options=${An(e)} onChange=${x=>J(t,x)} />
<div class="part solutions-part">
${s.value===null?u`<${_t} analysis=${t} shown=${p}>${k}</>`:u`<div class="analysis-head"><h1>${l("analyse-in-play",{room:s.value})}</h1>${k}</div>`}
${w&&u`<div class="card analysis-player"><${ut} table=${e} path=${e.replay.playback.value?.path??w} space /></div>`}
</div>
<div class="part moves-part">${i&&s.value===null&&r.value?.result?.status==="solved"&&u`<${Wt} analysis=${t} />`}</div>
<div class="part chips-part"><${dt} analysis=${t} /></div>
</>
<${te} class=${`analysis-sheet at-${a.value}`}>
${(d||$)&&u`
<div class="buttons search-keys">
${d&&u`<${g} onClick=${t.stop}>${l("analyse-stop",{moves:Math.max(2,r.value?.atLeast??0)})}</>`}
${$&&u`<${g} onClick=${t.resume}>${l("analyse-resume")}</>`}
${!G.value&&a.value==="solutions"&&u`<${g} onClick=${()=>J(t,"chips")}>${l("analyse-all-chips")}</>`}
</div>
`}
<${Pn} analysis=${t} />
<${Et} table=${e} />
</>
`}var An=({board:e})=>[{value:"solutions",text:l("analyse-tab-solutions")},{value:"moves",text:l("analyse-tab-moves")},{value:"chips",text:l("analyse-tab-chips",{count:e.value?.targets.length??0})}];function Pn({analysis:e}){let{table:n,counts:t}=e;function o(s){let[a,r]=[...s],i=[...t.value].filter(([m])=>m.startsWith(s)).map(([,m])=>m);if(i.length===0)return null;let c=bt(i);return{sign:q(c.left),kind:c.kind,words:r?ue(s,c):kt(a,c)}}return u`
<div class="analysis-hand">
<${at} table=${n} numberOf=${o}>
<${xe} analysis=${e} />
</>
</div>
`}function J(e,n){let{tab:t,table:o,groups:s}=e;t.value=n;let[a]=s.value;n==="moves"?o.replay.close():n==="solutions"&&a&&!o.replay.playback.value&&o.replay.open(j(o,a.paths[0]))}function Rn({text:e,start:n,target:t,trial:o}){let s=P({board:e,robots:n,target:t.value,moves:o.value.moves});K(()=>We(s),[s])}function Tn(e){let{counts:n,groups:t,tab:o,table:s}=e,a=t.value[0]?.paths[0];O(()=>{let i=s.trial.value.moves.length===0&&s.chosen.value===null;a&&i&&o.value==="solutions"&&!s.replay.playback.value&&s.replay.open(j(s,a))},[a]);let r=n.value;K(()=>{s.numberOf.value=i=>{let c=r.get(i);return c&&{sign:q(c.left),kind:c.kind}}},[r,s])}function Wn(e,n){let{table:t,groups:o}=e,s=()=>le.value===null;function a(){let r=t.replay.playback.value?.path.moves.join(),i=o.value.findIndex(({paths:m})=>m.some(p=>p.join()===r)),c=o.value[(i+1)%o.value.length];c&&t.replay.open(j(t,c.paths[0]))}Qe([...Object.keys(t.start).map(r=>({keys:[r.toLowerCase()],text:`key-choose-${r}`,run:()=>t.choose(r)})),{keys:["Escape"],text:"key-choose-none",when:()=>t.chosen.value!==null,run:()=>{t.chosen.value=null}},{keys:["u"],text:"key-undo",run:t.undo},{keys:["U"],text:"key-redo",run:t.redo},{keys:["w"],text:"key-solutions",when:s,run:()=>J(e,"solutions")},{keys:["m"],text:"key-moves",when:s,run:()=>J(e,"moves")},{keys:["c"],text:"key-chips",when:s,run:()=>J(e,"chips")},{keys:["n"],text:"key-next-group",when:s,run:a},{keys:["a"],text:"key-analyse-back",when:s,run:()=>W(n)}])}function ea(){let e=jn(Te.value),[n,t]=E(null),[o,s]=E(""),a=T(()=>Ln(e),[e]),r=e===""||a!==void 0,i=vt(n);return O(()=>{let c=!1;return s(""),r?t(null):In(e).then(m=>c||t(m),m=>c||s(Bn(m))),()=>{c=!0}},[e,r]),r?u`<${mt} key=${e} initial=${a} title=${l("analyse")} onDone=${Nn} />`:o?u`<${_n} text=${e} fault=${o} />`:i?u`<${zt} table=${i} />`:u`<${X}><div class="pale"><span></span><span></span></div></>`}function Ln(e){let[n,...t]=e.trim().split("&");if(t.includes(ct))try{return pt(n)}catch(o){if(!(o instanceof he))throw o;return}}function Nn({board:e,robots:n,chip:t}){let o=t==="all"?null:t,s=history.state;W(P({board:e.board,robots:n,target:o}),s&&{...s,shown:null})}function jn(e){try{return decodeURIComponent(e)}catch{return e}}var Q=class extends Error{};async function In(e){let n=Y(e);if(!n)throw new Q(e);let t=Ge(n.board),o={...n,board:t.board};if(!ft(t,o))throw new Q(e);return await Ke(t),o.orientation&&(N.value=o.orientation),o}function Bn(e){return e instanceof Q||e instanceof he?l("analyse-unreadable"):Le(e)}function _n({text:e,fault:n}){let[t,o]=E(e),[s,a]=E(n);ee({screen:"game",title:l("analyse"),facts:[l("analyse")]}),O(()=>a(n),[n]);function r(i){i.preventDefault();let c=Y(t);c?W(P(c)):a(l("analyse-unreadable"))}return u`
<${X}>
<${ne} class="analyse-ask">
<${L}>${l("analyse-ask")}</>
<form id="analyse-ask" onSubmit=${r}>
<${Ne}
label=${l("analyse-position")} value=${t} error=${s} onInput=${o}
autocomplete="off" autocapitalize="off" spellcheck=${!1}
/>
</form>
<p class="note">${l("analyse-example")}</p>
</>
</>
<${te}><div class="buttons"><${g} kind="main" type="submit" form="analyse-ask">${l("analyse-open")}</></div></>
`}export{ea as AnalysePage};
