//# allFunctionsCalledOnLoad
import{b as Vt,c as go,d as Ot,g as pt,h as mt,i as ft,j as Tt,k as xo}from"./shared-rules-notation.js";import{b as Oo,c as To}from"./shared-components-choice.js";import{Aa as G,B as uo,Ba as Ft,Bd as Bt,C as po,Ca as wt,D as S,Da as St,E as T,Ed as qt,G as ut,H as Y,Ha as bo,Jb as wo,Mb as j,Na as yo,Nb as Ut,P as u,Ra as ho,T as K,Tb as ot,U as X,V as O,Vd as vo,W as z,Wb as Rt,X as mo,Xb as Et,cb as i,ec as v,hb as vt,ib as A,ja as J,jb as Z,kb as H,lb as L,lc as Pt,mb as Ct,nb as ko,o as q,pb as E,qa as I,qb as dt,ra as D,rb as tt,sa as Q,ta as M,va as fo,wa as $o,wd as So,x as ct,y as Yt,ya as Gt}from"./main.js";var Co=["R","G","B","Y","S"],$e={R:"R",G:"G",B:"B",Y:"Y",S:"S","*":null};function Xt(t){let[o,e]=t.trim().split("#",2);if(!e||!/^https?:\/\/|^\//.test(o))return t.trim();try{return decodeURIComponent(e).split("&")[0]}catch{return e.split("&")[0]}}function $t(t){let o=new xo(t),e=o.board(),r=o.text.includes(">");if(!r&&!o.text.includes(" "))return o.whole({board:e,robots:{},target:null});let s=be(o,e);return o.whole({board:e,robots:s,target:r?ye(o,e,s):null})}function be(t,o){let e={},r={};do{t.skip(" ");let s=t.at,n=t.robot(),l=t.cell(o);e[n]&&t.refuse(e[n]===l?"unreadable":"ambiguous",s),e[n]=l,r[n]=s}while(t.sees(" ")&&!t.sees(" >"));for(let s of Co){let n=e[s],l=Co.find(c=>e[c]===n);n&&(bt(o,n)||l!==s)&&t.refuse("illegal",r[s])}return e}function ye(t,o,e){t.skip(" ");let r=t.at;t.skip(">");let s={robot:t.one($e),cell:t.cell(o)},n=s.robot!==null&&!e[s.robot];return(s.robot==="S"||bt(o,s.cell)||n)&&t.refuse("illegal",r),s}function bt(t,o){return t.closed.includes(o)?"closed":t.diagonals.some(e=>e.cell===o)?"diagonal":null}var B=["R","G","B","Y","S"],It=["3","1","2","4"],Dt={edition:null,panels:[null,null,null,null],custom:null,quadrant:0,marking:null,robots:{},next:"R",silver:!0};function Mt({edition:t=null,board:o=null,robots:e={}}){let r=o&&uo(o.board),s={...Dt,edition:t,...r?{panels:r}:{custom:o},robots:e};return{...s,silver:Object.keys(e).length===0||e.S!==void 0,next:At({...s,silver:!1})}}function Ro(t){let o=Mt(t),e=s=>po(ct(s),t.board.board),r=o.edition!==null&&e(o.edition)?o.edition:q.find(({id:s})=>e(s))?.id??null;return{...o,edition:r,next:Object.keys(t.robots).length>0?null:o.next}}function Nt({custom:t,panels:o}){return t??pt(o)}function he({edition:t}){return t?ct(t).panels:[]}function Jt(t){return he(t).filter(o=>o[0]===t.marking)}function yt({panels:t,quadrant:o},e){return t.some((r,s)=>s!==o&&r?.[0]===e)}function Qt(t,o){let{panels:e,fifth_robot_available:r}=ct(o),s=t.panels.map(a=>e.some(p=>p===a)?a:null),{S:n,...l}=t.robots,c=r&&n?t.robots:l;return ht({...t,edition:o,custom:null,panels:s,robots:Io({...t,custom:null,panels:s,robots:c}),silver:r},Bo(s))}function ht(t,o){let e=It.filter(r=>!yt({...t,quadrant:o},r));return{...t,quadrant:o,marking:t.panels[o]?.[0]??(e.length===1?e[0]:null)}}function Eo(t,o){let e=t.panels.map((n,l)=>l===t.quadrant?o:n),r={...t,panels:e},s=Io(r);return e.includes(null)?ht({...r,robots:s},Bo(e)):{...r,marking:o[0],robots:s,next:At({...r,robots:s})}}function Po(t){if(t.marking&&!t.panels[t.quadrant]&&It.filter(r=>!yt(t,r)).length>1)return{...t,marking:null};let o=t.panels[t.quadrant]?t.quadrant:t.quadrant-1;if(o<0)return t;let e=t.panels.map((r,s)=>s===o?null:r);return{...ht({...t,panels:e},o),marking:t.panels[o]?.[0]??null}}function Bo(t){return Math.max(0,t.indexOf(null))}function Io(t){let o=Nt(t);return Object.fromEntries(Object.entries(t.robots).filter(([,e])=>!bt(o,e)))}function At({robots:t,silver:o}){return B.find(e=>!t[e]&&(e!=="S"||o))??null}function Zt({robots:t,next:o},e,r){return bt(e,r)??B.find(s=>s!==o&&t[s]===r)??null}function Do(t,o){if(!t.next)return t;let e={...t,robots:{...t.robots,[t.next]:o}};return{...e,next:At(e)}}function to(t){let o=B.findLast(s=>t.robots[s]);if(!o)return t;let{[o]:e,...r}=t.robots;return{...t,robots:r,next:o,silver:t.silver||o==="S"}}function Mo(t){let{S:o,...e}=t.robots;return{...t,robots:e,silver:!1,next:At({...t,robots:e,silver:!1})}}function No({edition:t,custom:o}){return o!==null||t===null||ct(t).fifth_robot_available}function W(t,o){return o==="box"?t.edition!==null||t.custom!==null:o==="panels"?t.custom!==null||!t.panels.includes(null):o==="robots"&&W(t,"panels")&&Object.keys(t.robots).length>0&&t.next===null}var et=pt([null,null,null,null]),gt=et.width/2,oo=.1,ge=[0,et.width-1,et.width**2-1,et.width*(et.width-1)];function _t(t,o){let{x:e,y:r}=St(et,o).spot(ge[t]);return r===0?+(e>0):3-+(e>0)}function eo(t,o){return Ao(t,o).targets}function Ao(t,o){return pt([0,1,2,3].map(e=>e===o?t:null))}function xt(t,o,e){let r=_t(o,e),[s,n]=[r===1||r===2,r>1],l=fo.measures.frame.width,c=gt+l+oo,a={left:s?gt-oo:-l,top:n?gt-oo:-l,width:c,height:c},p=`translate(${gt+(s?.5:-.5)} ${gt+(n?.5:-.5)}) scale(.7)`;return Bt(Ao(t,o),{},e,a,[$o("g",{transform:p},G(mt(t),null))])}var xe=400,ke=/^(([1-4][A-D]){2}|\d+x\d+:)/;function nt({value:t="",onPasted:o}){let[e,r]=S(t),[s,n]=S("");return T(()=>{if(!e||e===t)return n("");let l=we(e);if(typeof l!="string")return o(l);n("");let c=!1,a=setTimeout(async()=>{let p=ke.test(Xt(e))?l:await Se(e);c||(typeof p=="string"?n(p):o(p))},xe);return()=>{c=!0,clearTimeout(a)}},[e]),u`
<${vo} label=${i("lay-paste")} value=${e} error=${s} placeholder=${i("lay-paste-what")} onInput=${r}
autocomplete="off" autocapitalize="off" spellcheck=${!1} />
`}function we(t){let o=Xt(t);try{return{...$t(o),text:o,format:o===t.trim()?"notation":"link",lost:[]}}catch(e){if(!(e instanceof Ot))throw e;let r=o[e.at];return r?i("lay-fault-text",{number:e.at+1,sign:r}):i("lay-fault-end")}}async function Se(t){try{let{notation:o,format:e,lost:r}=await ho(t);return{...$t(o),text:t,format:e,lost:r}}catch(o){if(!(o instanceof yo))throw o;return o.code==="offline"?i("lay-paste-offline"):i("lay-paste-none")}}var ve=[...q].sort((t,o)=>o.panels.length-t.panels.length),_o=4;function Lo({draft:t,steps:o,onBox:e,onPasted:r,onDraw:s}){return u`
<${I} class="lay">
${o}
<${M}>${i("lay-which-box")}</>
${ve.map(n=>u`<${Oe} key=${n.id} edition=${n} chosen=${t.custom===null&&t.edition===n.id} onBox=${e} />`)}
<p class="note">${i("lay-box-kept")}</p>
</>
<${D} class="lay-sheet">
<${nt} onPasted=${r} />
<${v} onClick=${s}>${i("editor-title")}</>
</>
`}function Oe({edition:{id:t,panels:o,fifth_robot_available:e},chosen:r,onBox:s}){let n=H.value,l=Y(()=>o.filter((c,a)=>a%(o.length/_o)===o.length/_o-1).map(c=>({__html:xt(c,0,n)})),[o,n]);return u`
<button type="button" class="lay-box" aria-pressed=${r} onClick=${()=>s(t)}>
<span class="lay-box-words"><b>${i(`lay-box-${t}`)}</b><small>${i(`lay-box-note-${t}`)}</small></span>
<span class="lay-box-robots">${B.slice(0,e?5:4).map(c=>u`<${dt} key=${c} robot=${c} size=${24} />`)}</span>
<span class="lay-box-faces" aria-hidden="true">${l.map((c,a)=>u`<span key=${a} dangerouslySetInnerHTML=${c} />`)}</span>
<small>${i("lay-faces",{count:o.length})}</small>
</button>
`}var zo=["moon","gear","planet","star","vortex"];function jo({draft:t,board:o,steps:e,onChip:r}){let s=({robot:c})=>c===null||t.robots[c]!==void 0;L({onCell(c){let a=o.targets.find(p=>p.cell===c);a&&s(a)&&r(a)},onSelect(c){let a=o.targets.find(p=>p.cell===t.robots[c]);a&&s(a)&&r(a)}});let n=({robot:c,symbol:a})=>(c?B.indexOf(c):B.length)*zo.length+zo.indexOf(a),l=[...o.targets].sort((c,a)=>n(c)-n(a));return u`
<${I} class="lay">
${e}
<div class="lay-chip-words"><${M}>${i("lay-which-chip")}</><p class="note">${l.length?i("lay-solves"):i("lay-no-targets")}</p></div>
</>
<${D} class="lay-sheet">
<div class="lay-chips" role="group" aria-label=${i("lay-step-chip")}>
${l.map(c=>u`
<button type="button" key=${c.cell} class="key" aria-label=${i("lay-target-at",{target:A(c),cell:c.cell})} disabled=${!s(c)} onClick=${()=>r(c)}>
<${tt} chip=${c} size=${28} />
</button>
`)}
${l.length>0&&u`<button type="button" class="key lay-all" onClick=${()=>r("all")}>${i("lay-all-chips",{count:l.length})}</button>`}
</div>
<p class="note">${i("lay-chip-note",{count:l.length})}</p>
</>
`}function Ko(t){let[o,e]=S(()=>({now:t(),before:[],after:[]}));return{now:o.now,canUndo:o.before.length>0,canRedo:o.after.length>0,change:r=>e(({now:s,before:n})=>r===s?{now:s,before:n,after:[]}:{now:r,before:[...n,s],after:[]}),amend:r=>e(s=>({...s,now:r})),undo:()=>e(({now:r,before:s,after:n})=>s.length?{now:s[s.length-1],before:s.slice(0,-1),after:[r,...n]}:{now:r,before:s,after:n}),redo:()=>e(({now:r,before:s,after:n})=>n.length?{now:n[0],before:[...s,r],after:n.slice(1)}:{now:r,before:s,after:n})}}function Lt(t,o){return{board:ft({width:t,height:o},{walls:[],closed:[],targets:[],diagonals:[]}),robots:{}}}function zt(t,o){return{board:ft(t,Ho(t)),robots:o}}function Ho(t){let{width:o,closed:e,targets:r,diagonals:s}=t;return{walls:Tt(t),closed:e.map(n=>O(n,o)),targets:[...r],diagonals:[...s]}}function rt({board:t,robots:o},e){return{board:ft(t,{...Ho(t),...e}),robots:o}}function lt({width:t,height:o,closed:e},r,s){let n=O(r,t),[l,c]=[n%t,Math.floor(n/t)],[a,p]=[l+{n:0,e:1,s:0,w:-1}[s],c+{n:-1,e:0,s:1,w:0}[s]];return a<0||p<0||a>=t||p>=o?!1:!e.includes(r)&&!e.includes(X(p*t+a,t))}function st({walls:t,width:o},e,r){return(t[O(e,o)]&1<<K.indexOf(r))!==0}function at(t,o,e,r=!st(t.board,o,e)){let{board:s}=t;if(!lt(s,o,e)||st(s,o,e)===r)return t;let{width:n}=s,l=O(o,n),c=K.indexOf(e),[a,p]=c===0?[l-n,2]:c===3?[l-1,1]:[l,c],b=Tt(s).filter(f=>f.cell!==a||f.side!==p);return rt(t,{walls:r?[...b,{cell:a,side:p}]:b})}function no(t,o,e,r){let s=t.board.diagonals.some(l=>l.cell===o&&l.robot===e&&l.lean===r),n=it(t,o);return s?n:rt(n,{diagonals:[...n.board.diagonals,{cell:o,robot:e,lean:r}]})}function Wo(t,o,{robot:e,symbol:r}){let s=t.board.targets.some(a=>a.cell===o&&a.robot===e&&a.symbol===r),n=it(t,o),l=n.board.targets.filter(a=>a.robot!==e||a.symbol!==r);return{...{...rt(n,{targets:s?l:[...l,{cell:o,robot:e,symbol:r}]})},robots:t.robots}}function Yo(t,o,e){let{board:r,robots:s}=t,{[e]:n,...l}=s;return n===o?{board:r,robots:l}:r.closed.includes(o)||r.diagonals.some(c=>c.cell===o)?t:{board:r,robots:{...Object.fromEntries(Object.entries(l).filter(([,c])=>c!==o)),[e]:o}}}function ro(t,o){let{width:e}=t.board,r=O(o,e),s=t.board.closed.map(n=>O(n,e));return s.includes(r)?rt(t,{closed:s.filter(n=>n!==r)}):rt(it(t,o),{closed:[...s,r]})}function it(t,o,{walls:e=!1}={}){let{board:r,robots:s}=t,n=a=>a.cell!==o,l=e?K.reduce((a,p)=>at(a,o,p,!1),t):t;return{...rt(l,{targets:r.targets.filter(n),diagonals:r.diagonals.filter(n),closed:r.closed.filter(a=>a!==o).map(a=>O(a,r.width))}),robots:Object.fromEntries(Object.entries(s).filter(([,a])=>a!==o))}}function jt(t,o){return so(t.board).reduce((e,r)=>e.board.closed.includes(r)===o?e:ro(e,r),t)}function so({width:t,height:o}){let[e,r]=[Math.floor(t/2)-1,Math.floor(o/2)-1];return[[e,r],[e+1,r],[e,r+1],[e+1,r+1]].map(([s,n])=>X(n*t+s,t))}function Go({board:t,robots:o},e,r){let s={width:e,height:r},n=({cell:m})=>z(s,m),l=Tt(t).map(({cell:m,side:w})=>({name:X(m,t.width),side:w})),c=l.filter(({name:m,side:w})=>z(s,m)&&lt({...t,...s,closed:[]},m,w===1?"e":"s")),a=t.closed.filter(m=>z(s,m)),[p,b]=[t.targets.filter(n),t.diagonals.filter(n)],f=Object.entries(o).filter(([,m])=>z(s,m)),g=ft(s,{walls:c.map(({name:m,side:w})=>({cell:O(m,e),side:w})),closed:a.map(m=>O(m,e)),targets:p,diagonals:b}),$=t.closed.length+t.targets.length+t.diagonals.length+Object.keys(o).length,x=a.length+p.length+b.length+f.length;return{drawing:{board:g,robots:Object.fromEntries(f)},walls:l.length-c.length,pieces:$-x}}var Te=Array.from({length:go-Vt+1},(t,o)=>Vt+o);function Fo({drawing:t,problems:o,box:e,onChange:r}){let{board:s}=t,[n,l]=S(null);function c(f,g){let $=Go(t,f,g);if($.walls+$.pieces>0)return l($);l(null),r($.drawing)}function a(f){l(null),r(f.drawing)}let p=[["width",s.width],["height",s.height]],b=so(s);return u`
<${Q} class="lines">
${p.map(([f,g])=>u`
<${To} key=${f} label=${i(`editor-${f}`)} value=${g} steps=${Te} shown=${String(g)} less=${i(`editor-${f}-less`)} more=${i(`editor-${f}-more`)}
onChange=${$=>f==="width"?c($,s.height):c(s.width,$)} />
`)}
${n&&u`
<div class="line" role="alert">
<span class="line-text"><b>${i("editor-remove",{walls:n.walls,pieces:n.pieces})}</b></span>
<${v} onClick=${()=>l(null)}>${i("editor-keep")}</><${v} onClick=${()=>a(n)}>${i("editor-remove-do")}</>
</div>
`}
<${Oo} label=${i("editor-centre")} checked=${b.every(f=>s.closed.includes(f))} onChange=${f=>r(jt(t,f))} />
<div class="line">
<span class="line-text"><b>${i("editor-again")}</b></span>
<${v} onClick=${()=>r(Lt(s.width,s.height))}>${i("editor-empty")}</>
${e&&u`<${v} onClick=${()=>r(zt(e,{}))}>${i("editor-box")}</>`}
</div>
</>
<${Q} class="lines editor-checks">
${o.every(({code:f})=>f!=="robot-shut")&&u`<p class="line"><${E} name="check" /><b>${i("editor-all-move")}</b></p>`}
${o.map(({code:f,cell:g,robot:$},x)=>u`
<p class="line" key=${f+g}><span class="editor-number">${x+1}</span><span><b>${i(`editor-${f}`,{cell:g,robot:$})}</b> <small>${i(`editor-${f}-note`)}</small></span></p>
`)}
</>
`}function Vo({board:t,robots:o}){let e=Object.entries(o).filter(([s])=>K.every(n=>mo(t,o,s,n).refused)),r=t.diagonals.filter(({cell:s})=>t.walls[O(s,t.width)]!==0);return[...e.map(([s,n])=>({code:"robot-shut",cell:n,robot:s})),...r.map(({cell:s,robot:n})=>({code:"diagonal-wall",cell:s,robot:n}))]}var F={ArrowUp:"n",ArrowRight:"e",ArrowDown:"s",ArrowLeft:"w"};function Kt({width:t,height:o},e,r){let s=O(e,t),[n,l]=[s%t,Math.floor(s/t)],[c,a]=[n+{n:0,e:1,s:0,w:-1}[r],l+{n:-1,e:0,s:1,w:0}[r]];return c<0||a<0||c>=t||a>=o?null:X(a*t+c,t)}function Uo({api:t,board:o,square:e,move:r,wall:s,put:n,diagonal:l,clear:c,undo:a,redo:p}){let b=f=>t.directionOnBoard(F[f.replace("Shift+","")]);ot([{keys:Object.keys(F),text:"key-lay-arrows",shown:"← ↑ → ↓",run:({key:f})=>r(e?Kt(o,e,b(f))??e:"a1")},{keys:Object.keys(F).map(f=>`Shift+${f}`),text:"key-editor-wall",shown:"Shift ← ↑ → ↓",run:({key:f})=>s(b(f))},{keys:["/","\\"],text:"key-editor-diagonal",run:({key:f})=>l(f)},{keys:["Delete"],text:"key-editor-clear",run:c},{keys:["Enter"],text:"key-editor-put",when:()=>e!==null,run:()=>e&&n(e)},{keys:["u"],text:"key-undo",run:a},{keys:["U"],text:"key-redo",run:p}])}var qo="ricochet.own-board";function Xo(){let t=J.read(qo);if(!t)return null;try{let{board:o,robots:e}=$t(t);return{board:o,robots:e}}catch(o){if(!(o instanceof Ot))throw o;return null}}function Jo({board:t,robots:o}){J.write(qo,Pt({board:t.board,robots:o}))}var Ce=16;function Qo({width:t,height:o}){let e=ut(!1),r=Math.max(t,o)>Ce;return T(()=>{let s=document.querySelector(".board-place");if(!r||!(s instanceof HTMLElement))return;s.classList.add("large");let n=null,l=({0:p,1:b})=>({x:(p.clientX+b.clientX)/2,y:(p.clientY+b.clientY)/2});function c({touches:p}){if(p.length===2){let b=l(p);n&&s?.scrollBy(n.x-b.x,n.y-b.y),n=b,e.current=!0;return}n=null,p.length===0&&setTimeout(()=>{e.current=!1})}let a=["touchstart","touchmove","touchend","touchcancel"];for(let p of a)s.addEventListener(p,c,{passive:!0});return()=>{s.classList.remove("large");for(let p of a)s.removeEventListener(p,c)}},[r]),e}var Re=["wall","diagonal","target","robot","closed","erase"],ao=["R","G","B","Y"],Ee=["moon","gear","planet","star"],Pe=[...ao.flatMap(t=>Ee.map(o=>({robot:t,symbol:o}))),{robot:null,symbol:"vortex"}],Be=["/","\\"],Ie={n:"north",e:"east",s:"south",w:"west"};function Zo({tool:t,pieces:o,onTool:e}){let r={wall:u`<${E} name="wall" />`,diagonal:u`<${Ht} tree=${Ft(o.diagonal.robot,o.diagonal.lean,{detailed:!1})} />`,target:u`<${Ht} tree=${G(o.target.robot,o.target.symbol)} />`,robot:u`<${Ht} tree=${Gt(o.robot,{detailed:!1})} />`,closed:u`<${E} name="closed" />`,erase:u`<${E} name="erase" />`};return u`
<div class="editor-tools" role="group" aria-label=${i("editor-tools")}>
${Re.map(s=>u`<button type="button" key=${s} class="key editor-tool" aria-label=${i(`editor-tool-${s}`)} aria-pressed=${s===t} onClick=${()=>e(s)}>${r[s]}<small>${i(`editor-tool-${s}`)}</small></button>`)}
</div>
`}function te({tool:t,board:o,square:e,pieces:r,onSide:s,onPieces:n}){if(t==="wall")return u`
<div class="editor-sides" role="group" aria-label=${i("editor-tool-wall")}>
${K.map(l=>u`<button type="button" key=${l} class=${`key side-${l}`} aria-label=${i("editor-side",{direction:l})} aria-pressed=${e!==null&&st(o,e,l)} disabled=${!e||!lt(o,e,l)} onClick=${()=>s(l)}><${E} name=${Ie[l]} /></button>`)}
</div>
`;if(t==="diagonal"){let{diagonal:l}=r;return u`
<div class="editor-pieces four" role="group" aria-label=${i("editor-tool-diagonal")}>
${Be.flatMap(c=>ao.map(a=>u`<${lo} key=${a+c} tree=${Ft(a,c,{detailed:!1})} label=${i("editor-diagonal",{robot:a,lean:c==="/"?"rising":"falling"})} chosen=${l.robot===a&&l.lean===c} onChoose=${()=>n({...r,diagonal:{robot:a,lean:c}})} />`))}
</div>
`}if(t==="target"){let l=a=>o.targets.some(({robot:p,symbol:b})=>p===a.robot&&b===a.symbol),c=a=>r.target.robot===a.robot&&r.target.symbol===a.symbol;return u`
<div class="editor-pieces six" role="group" aria-label=${i("editor-tool-target")}>
${Pe.map(a=>u`<${lo} key=${A(a)} tree=${G(a.robot,a.symbol)} label=${i("editor-target",{target:A(a),placed:l(a)?"yes":"no"})} tick=${l(a)} chosen=${c(a)} onChoose=${()=>n({...r,target:a})} />`)}
</div>
<p class="note">${i("editor-tick")}</p>
`}return t!=="robot"?null:u`
<div class="editor-pieces five" role="group" aria-label=${i("editor-tool-robot")}>
${[...ao,"S"].map(l=>u`<${lo} key=${l} tree=${Gt(l,{detailed:!1})} label=${i("robot-title",{robot:l})} chosen=${r.robot===l} onChoose=${()=>n({...r,robot:l})} />`)}
</div>
`}function lo({tree:t,label:o,chosen:e,tick:r=!1,onChoose:s}){return u`
<button type="button" class="key editor-piece" aria-label=${o} aria-pressed=${e} onClick=${s}>
<${Ht} tree=${t} />${r&&u`<${E} name="check" size=${12} />`}
</button>
`}function Ht({tree:t}){return u`<span class="piece-box" dangerouslySetInnerHTML=${{__html:wt(t,{size:26})}} />`}var De={diagonal:{robot:"B",lean:"/"},target:{robot:"R",symbol:"moon"},robot:"R"};function oe({title:t,custom:o,box:e,robots:r,onDone:s}){let n=Ko(()=>o?zt(o,r):Xo()??jt(Lt(16,16),!0)),[l,c]=S("wall"),[a,p]=S(De),[b,f]=S(null),g=ut(null),$=ut(n.now);$.current=n.now;let{board:x}=n.now,m=b!==null&&z(x,b)?b:null,w=Qo(x),P=Vo(n.now),{api:C}=L({onAim:y,onCell:R,onCursor:f});Et({screen:"game",title:t,facts:[i("editor-title"),`${x.width} × ${x.height}`]}),Rt([{icon:"undo",label:i("undo"),disabled:!n.canUndo,run:n.undo},{icon:"redo",label:i("key-redo"),disabled:!n.canRedo,run:n.redo}]),T(()=>(C.setView({aiming:!0,cursorMode:!0,chip:null}),()=>C.setView({aiming:!1,cursorMode:!1,crosshair:null,notes:[]})),[C]),T(()=>{C.setView({robots:{},crosshair:null,cursor:null,notes:[]}),Ct(x),C.setView({robots:n.now.robots,notes:P.map(({cell:d},k)=>({cell:d,number:k+1}))}),Jo(n.now)},[n.now]),T(()=>C.setView({crosshair:m,cursor:m}),[m,n.now,C]),Uo({api:C,board:x,square:m,move:V,put:kt,undo:n.undo,redo:n.redo,wall:d=>m&&_(m,at($.current,m,d)),diagonal:d=>m&&_(m,no($.current,m,a.diagonal.robot,d)),clear:()=>m&&_(m,it($.current,m,{walls:!0}))});function N(d){$.current=d,n.change(d)}function y(d,k=null){if(d===null)return void(g.current=null);if(l!=="wall"||!k||!lt(x,d,k))return;let io=k==="e"||k==="w";if(!g.current)return g.current={set:!st($.current.board,d,k),upright:io},N(at($.current,d,k,g.current.set));if(g.current.upright!==io)return;let co=at($.current,d,k,g.current.set);$.current=co,n.amend(co)}function R(d,k=null){w.current||(f(d),l!=="wall"?kt(d):k||j(Z(x,n.now.robots,d)))}function kt(d){let k=$.current;l==="diagonal"?_(d,no(k,d,a.diagonal.robot,a.diagonal.lean)):l==="target"?_(d,Wo(k,d,a.target)):l==="robot"?_(d,Yo(k,d,a.robot)):l==="closed"?_(d,ro(k,d)):l==="erase"&&_(d,it(k,d,{walls:!0}))}function _(d,k){N(k),j(Z(k.board,k.robots,d))}function V(d){f(d),j(Z(x,n.now.robots,d))}async function h(){let d=await qt(bo(So({board:x.board,robots:n.now.robots,setUp:!0})));Ut({words:i(d?"link-copied":"editor-not-copied")})}async function U(){let d=await qt(Pt({board:x.board,robots:n.now.robots}));Ut({words:i(d?"editor-copied":"editor-not-copied")})}return u`
<${I} class="editor">
<div>
<${M}>${m&&l==="wall"?i("editor-square",{cell:m}):i(`editor-now-${l}`)}</>
<p class="note">${i(`editor-note-${l}`)}</p>
</div>
<${Fo} drawing=${n.now} problems=${P} box=${e} onChange=${N} />
</>
<${D} class="editor-sheet">
<${Zo} tool=${l} pieces=${a} onTool=${c} />
<${te} tool=${l} board=${x} square=${m} pieces=${a} onSide=${d=>m&&N(at(n.now,m,d))} onPieces=${p} />
<div class="buttons"><${v} icon="copy" label=${i("editor-copy")} onClick=${U} /><${v} icon="share" label=${i("analyse-link")} onClick=${h} /><${v} kind="main" onClick=${()=>s(n.now)}>${i("editor-robots")}</></div>
</>
`}var ee="ricochet.box";function Wt(){return q.find(({id:t})=>t===J.read(ee))?.id??null}function ne(t){J.write(ee,t)}var re={r:"3",g:"1",b:"2",y:"4"},se=["nw","ne","se","sw"];function le({draft:t,steps:o,onDraft:e,onPanel:r,onBack:s,onPasted:n}){let{quadrant:l,marking:c,panels:a}=t,p=Jt(t),b=se[_t(l,H.value)],{api:f}=L({onCell:m=>{let[w,P]=[O(m,16)%16,Math.floor(O(m,16)/16)];g(P<8?+(w>7):3-+(w>7))}});T(()=>(f.setView({quarter:l}),()=>f.setView({quarter:null})),[l,f]),ot([{keys:Object.keys(re),text:"key-lay-mark",run:({key:m})=>$(re[m])},{keys:["1","2","3","4"],text:"key-lay-face",shown:"1-4",run:({key:m})=>p[Number(m)-1]&&x(p[Number(m)-1])},{keys:["Backspace"],text:"key-back",run:s}]);function g(m){m!==l&&e(ht(t,m))}function $(m){yt(t,m)||e({...t,marking:m})}function x(m){j(i("lay-taken",{place:b,number:l+1,robot:mt(m),face:ae(m,l)})),r(m)}return u`
<${I} class="lay">
${o}
<div class="lay-where">
<${Me} draft=${t} onLook=${g} />
<div class="lay-where-words">
<${M} focusOn=${l}>${i("lay-place",{place:b})}<span class="unseen"> ${i("lay-place-number",{number:l+1})}</span></>
<p class="note">${i("lay-as-it-lies")}</p>
</div>
<${v} kind="quiet" icon="turn" label=${i("turn-board")} class="lay-turn" onClick=${ko} />
</div>
</>
<${D} class="lay-sheet">
<p class="lay-head"><b>${i("lay-mark")}</b> <small>${i("lay-mark-or")}</small></p>
<div class="lay-marks" role="group" aria-label=${i("lay-mark")}>
${It.map(m=>u`<${Ne} key=${m} draft=${t} mark=${m} onChoose=${$} />`)}
</div>
<div class="lay-faces" role="group" aria-label=${i("lay-faces-label")}>
${c&&p.map(m=>u`<${Ae} key=${m} panel=${m} quadrant=${l} chosen=${a[l]===m} onTake=${x} />`)}
</div>
<div class="lay-wide buttons"><${v} icon="undo" onClick=${s}>${i("back")}</><${nt} onPasted=${n} /></div>
</>
`}function Me({draft:{panels:t,quadrant:o},onLook:e}){let r=H.value,s=Y(()=>t.map((n,l)=>n&&{__html:xt(n,l,r)}),[t,r]);return u`
<div class="lay-map" role="group" aria-label=${i("lay-map")}>
${se.map((n,l)=>{let c=[0,1,2,3].find(p=>_t(p,r)===l)??0,a=s[c];return u`
<button type="button" key=${n} class=${`lay-map-part ${n}`} aria-pressed=${c===o}
aria-label=${i("lay-map-part",{place:n,panel:t[c]??"none"})} onClick=${()=>e(c)}>
${a?u`<span dangerouslySetInnerHTML=${a} />`:i("lay-ordinal",{number:c+1})}
</button>
`})}
</div>
`}function Ne({draft:t,mark:o,onChoose:e}){let[r]=Jt({...t,marking:o}),s=r&&mt(r),n=Y(()=>r?_e(r):[],[r]),l=Y(()=>({__html:s?wt(G(s,null),{size:22}):""}),[s]);return s?u`
<button type="button" class="key lay-mark" aria-pressed=${t.marking===o} disabled=${yt(t,o)}
aria-label=${i("lay-mark-label",{robot:s,targets:vt(n.map(A))})} onClick=${()=>e(o)}>
<span class="piece-box" dangerouslySetInnerHTML=${l} />
<span class="lay-mark-targets">${n.map(c=>u`<${tt} key=${A(c)} chip=${c} size=${13} />`)}</span>
</button>
`:null}function Ae({panel:t,quadrant:o,chosen:e,onTake:r}){let s=H.value,n=Y(()=>({__html:xt(t,o,s)}),[t,o,s]);return u`
<button type="button" class="lay-face" aria-pressed=${e} aria-label=${ae(t,o)} onClick=${()=>r(t)}>
<span class="lay-face-picture" dangerouslySetInnerHTML=${n} />
<span class="lay-face-name"><b>${t}</b>${Yt({panels:[t]})&&u`<small>${i("lay-diagonals")}</small>`}</span>
</button>
`}function ae(t,o){let e=eo(t,o).map(r=>i("lay-target-at",{target:A(r),cell:r.cell}));return i("lay-face",{panel:t,targets:e.join(", "),diagonals:Yt({panels:[t]})?"yes":"no"})}function _e(t){let o=e=>e?B.indexOf(e):B.length;return[...eo(t,0)].sort((e,r)=>o(e.robot)-o(r.robot))}function ie({pasted:t,chip:o,go:e,onGo:r,onChange:s,onPasted:n}){let{text:l,format:c,lost:a,board:p,robots:b}=t;return u`
<${I} class="lay">
<${M} class="unseen">${i("lay-pasted")}</>
<${nt} key=${l} value=${l} onPasted=${n} />
<${Q} class="lay-read">
<${E} name="check" /><p><b>${i("lay-read",{format:c})}</b>${a.length>0&&u` ${i("lay-lost",{parts:vt(a.map(f=>i("lay-lost-part",{part:f})))})}`}</p>
</>
<${Q} class="lay-read">
${o&&u`<${tt} chip=${o} />`}
<p>
${o&&u`<b>${i("start-aim",{target:A(o),robot:o.robot??"any"})}</b> `}
<small>${i("lay-pasted-note",{robots:Object.keys(b).length,width:p.width,height:p.height,diagonals:p.diagonals.length})}</small>
</p>
</>
</>
<${D}>
<div class="buttons"><${v} onClick=${s}>${i("lay-change")}</><${v} kind="main" onClick=${r}>${e}</></div>
</>
`}var[ce,ue]=[3,2];function pe({board:t,robots:o,cell:e}){let r=H.value,{x:s,y:n}=St(t,r).spot(e),l={left:s-(ce-1)/2,top:n-(ue-1)/2,width:ce,height:ue};return u`<div class="lay-lens" dangerouslySetInnerHTML=${{__html:Bt(t,o,r,l)}} />`}var Le=[..."abcdefghijklmnopqrstuvwxyz0123456789"];function fe({draft:t,board:o,steps:e,onDraft:r,onPlace:s,onNoSilver:n,onBack:l}){let{robots:c,next:a}=t,[p,b]=S(null),[f,g]=S(""),{api:$}=L({onAim:b,onCursor:b,onCell:P});T(()=>($.setView({aiming:!0,cursorMode:!0}),()=>$.setView({aiming:!1,cursorMode:!1,crosshair:null})),[$]),T(()=>$.setView({crosshair:a&&p,cursor:p,selected:null}),[p,a,$]),ot([{keys:Object.keys(F),text:"key-lay-arrows",shown:"← ↑ → ↓",run:({key:y})=>x($.directionOnBoard(F[y]))},{keys:Le,text:"key-lay-type",shown:"o5",run:({key:y})=>m(y)},{keys:["Enter"],text:"key-lay-place",when:()=>p!==null,run:()=>p&&P(p)},{keys:["Backspace"],text:"key-back",run:()=>f?g(f.slice(0,-1)):l()}]);function x(y){let R=p??(a&&c[a])??null;w(R===null?"a1":Kt(o,R,y)??R)}function m(y){let R=/\d/.test(y)||/^[a-z]?$/.test(f)?f+y:y;g(R),z(o,R)&&w(R)}function w(y){b(y),j(Z(o,c,y))}function P(y){if(!a)return;let R=Zt(t,o,y);if(R)return j(me(R));wo(i("lay-placed",{robot:a,cell:y})),g(""),b(null),s(y)}let C=a&&p?Zt(t,o,p):null,N=No(t);return u`
<${I} class="lay">
${e}
<div class="lay-aim">
${a&&p?u`<${pe} board=${o} robots=${C?c:{...c,[a]:p}} cell=${p} />`:u`<div class="lay-lens">${a&&u`<${dt} robot=${a} size=${56} />`}</div>`}
<div>
<${M} focusOn=${a}>${je(a,p)}</>
<p class="note">${C?me(C):p?i("lay-lift"):i("lay-touch")}</p>
</div>
</div>
</>
<${D} class="lay-sheet">
<div class="lay-robots" role="group" aria-label=${i("lay-step-robots")}>
${B.filter(y=>y!=="S"||N).map(y=>u`<${ze} key=${y} robot=${y} draft=${t} onChoose=${()=>r({...t,next:y,silver:t.silver||y==="S"})} />`)}
</div>
${N&&u`<${v} onClick=${n} disabled=${!c.R&&!c.G&&!c.B&&!c.Y}>${i("lay-no-silver")}</>`}
</>
`}function ze({robot:t,draft:{robots:o,next:e,silver:r},onChoose:s}){let n=o[t],l=t===e?"now":n?"placed":t==="S"&&!r?"out":"later";return u`
<button type="button" class="key lay-robot" aria-pressed=${t===e} aria-label=${i("lay-robot",{robot:t,state:l,cell:n??""})} onClick=${s}>
<${dt} robot=${t} size=${30} />
${l==="placed"?u`<${E} name="check" size=${14} />`:u`<small>${l==="now"?i("lay-now"):" "}</small>`}
</button>
`}function je(t,o){return t?o?i("lay-robot-on",{robot:t,cell:o}):i("lay-robot-where",{robot:t}):i("lay-all-placed")}function me(t){return t==="closed"||t==="diagonal"?i(`lay-fault-${t}`):i("lay-fault-robot",{robot:t})}function de({steps:t,step:o,draft:e,onStep:r}){let s=n=>t.slice(0,t.indexOf(n)).every(l=>W(e,l));return u`
<ol class="lay-steps" aria-label=${i("lay-steps")}>
${t.map(n=>{let l=n!==o&&W(e,n);return u`
<li key=${n}>
<button type="button" class=${`lay-step ${l?"done":""}`} aria-current=${n===o?"step":void 0} disabled=${!s(n)} onClick=${()=>r(n)}>
${l&&u`<${E} name="check" size=${14} />`}<span>${i(`lay-step-${n}`)}</span>${l&&u`<span class="unseen">${i("lay-done")}</span>`}
</button>
</li>
`})}
</ol>
`}var Ke=["box","panels","robots","chip"];function Xs({steps:t=Ke,initial:o,go:e=i("lay-solve"),title:r,onDone:s}){let[n,l]=S(()=>o?Ro({edition:Wt(),...o}):{...Dt,...Wt()?Qt(Dt,Wt()):{}}),[c,a]=S(()=>t.find(h=>!W(n,h))??"robots"),[p,b]=S(!1),[f,g]=S(null),$=Nt(n),{api:x}=L(),m=c==="robots"||c==="chip"||f!==null,w=f&&He(f);Et({screen:m?"game":"room",title:r,facts:[i("lay-title"),...We(n,c,f)]}),Rt(c==="robots"&&!f?[{icon:"undo",label:i("undo"),disabled:Object.keys(n.robots).length===0,run:()=>l(to(n))}]:[]),T(()=>{Ct($)},[$.board]),T(()=>{x.setView({robots:n.robots,markers:{},chip:w??null,taken:!1,win:null,trail:null,selected:null,landing:[],invitation:null,readOnly:!1})},[n.robots,w,x]);function P(h){l(h);let U=t.find(d=>!W(h,d));U?a(U):s({board:Nt(h),robots:h.robots,chip:null,edition:h.edition})}function C(h){ne(h),P(Qt(n,h))}function N(h){let U=Mt({edition:n.edition,board:h.board,robots:h.robots});l(U),g(Object.keys(h.robots).length>0?h:null),a("robots")}function y(h){s({board:$,robots:n.robots,chip:h,edition:n.edition})}function R(h){b(!1),l(Mt({edition:n.edition,board:h.board,robots:h.robots})),a("robots")}function kt(){g(null),w&&t.includes("chip")?y(w):P({...n,next:null})}if(p){let h=n.custom||!W(n,"panels")?null:$;return u`<${oe} title=${r} custom=${n.custom} box=${h} robots=${n.robots} onDone=${R} />`}if(f)return u`<${ie} pasted=${f} chip=${w} go=${w||!t.includes("chip")?e:i("lay-choose-chip")} onGo=${kt} onChange=${()=>g(null)} onPasted=${N} />`;let _=u`<${de} steps=${t} step=${c} draft=${n} onStep=${a} />`,V={draft:n,board:$,steps:_,onDraft:l};return c==="box"?u`<${Lo} ...${V} onBox=${C} onPasted=${N} onDraw=${()=>b(!0)} />`:c==="panels"?u`<${le} ...${V} onPanel=${h=>P(Eo(n,h))} onBack=${()=>l(Po(n))} onPasted=${N} />`:c==="robots"?u`<${fe} ...${V} onPlace=${h=>P(Do(n,h))} onNoSilver=${()=>P(Mo(n))} onBack=${()=>l(to(n))} />`:u`<${jo} ...${V} onChip=${y} />`}function He({board:t,target:o}){return o?t.targets.find(({cell:r,robot:s})=>r===o.cell&&s===o.robot)??{...o,symbol:o.robot===null?"vortex":null}:null}function We({edition:t,custom:o,quadrant:e,next:r,robots:s},n,l){if(l)return[i("lay-pasted-fact")];let c=o?i("editor-title"):t&&i(`lay-box-${t}`);if(n==="box"||!c)return[i("lay-box-fact")];let a=Object.keys(s).length;return n==="panels"?[c,i("lay-panel-fact",{number:e+1})]:[c,n==="robots"&&r?i("lay-robot-fact",{number:a+1}):i("lay-robots-fact",{count:a})]}export{$t as a,Xs as b};
