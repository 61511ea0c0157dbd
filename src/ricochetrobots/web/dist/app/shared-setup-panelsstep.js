//# allFunctionsCalledOnLoad
import{b as Vt,c as go,d as Ct,g as pt,h as mt,i as ft,j as Pt,k as ko}from"./shared-rules-notation.js";import{b as So,c as Oo}from"./shared-components-choice.js";import{$a as Q,Ae as Bt,Cc as K,Cd as wo,Dc as z,Dd as vo,Ec as Et,Fa as fo,Fc as xo,Ga as $o,Ha as bo,He as To,I as R,J as S,Ja as Yt,K as I,Kb as tt,L as D,La as W,M as q,Ma as Gt,N as M,Na as St,Oa as ut,Pa as J,Rc as ot,_a as Y,a as v,ab as T,b as O,ba as X,bb as L,d as ct,e as H,fc as Tt,gb as Ot,hb as A,hc as ho,ib as Z,ka as po,m as u,oa as mo,pb as yo,sb as j,t as i,tb as Ft,te as qt,w as wt,wc as Rt,x as vt,yd as dt,z as uo,zd as Ut}from"./main.js";var Co=["R","G","B","Y","S"],fe={R:"R",G:"G",B:"B",Y:"Y",S:"S","*":null};function Xt(t){let[o,e]=t.trim().split("#",2);if(!e||!/^https?:\/\/|^\//.test(o))return t.trim();try{return decodeURIComponent(e).split("&")[0]}catch{return e.split("&")[0]}}function $t(t){let o=new ko(t),e=o.board(),r=o.text.includes(">");if(!r&&!o.text.includes(" "))return o.whole({board:e,robots:{},target:null});let s=de(o,e);return o.whole({board:e,robots:s,target:r?$e(o,e,s):null})}function de(t,o){let e={},r={};do{t.skip(" ");let s=t.at,n=t.robot(),l=t.cell(o);e[n]&&t.refuse(e[n]===l?"unreadable":"ambiguous",s),e[n]=l,r[n]=s}while(t.sees(" ")&&!t.sees(" >"));for(let s of Co){let n=e[s],l=Co.find(c=>e[c]===n);n&&(bt(o,n)||l!==s)&&t.refuse("illegal",r[s])}return e}function $e(t,o,e){t.skip(" ");let r=t.at;t.skip(">");let s={robot:t.one(fe),cell:t.cell(o)},n=s.robot!==null&&!e[s.robot];return(s.robot==="S"||bt(o,s.cell)||n)&&t.refuse("illegal",r),s}function bt(t,o){return t.closed.includes(o)?"closed":t.diagonals.some(e=>e.cell===o)?"diagonal":null}var B=["R","G","B","Y","S"],It=["3","1","2","4"],Dt={edition:null,panels:[null,null,null,null],custom:null,quadrant:0,marking:null,robots:{},next:"R",silver:!0};function Mt({edition:t=null,board:o=null,robots:e={}}){let r=o&&wo(o.board),s={...Dt,edition:t,...r?{panels:r}:{custom:o},robots:e};return{...s,silver:Object.keys(e).length===0||e.S!==void 0,next:At({...s,silver:!1})}}function Po(t){let o=Mt(t),e=s=>vo(dt(s),t.board.board),r=o.edition!==null&&e(o.edition)?o.edition:tt.find(({id:s})=>e(s))?.id??null;return{...o,edition:r,next:Object.keys(t.robots).length>0?null:o.next}}function Nt({custom:t,panels:o}){return t??pt(o)}function be({edition:t}){return t?dt(t).panels:[]}function Jt(t){return be(t).filter(o=>o[0]===t.marking)}function yt({panels:t,quadrant:o},e){return t.some((r,s)=>s!==o&&r?.[0]===e)}function Qt(t,o){let{panels:e,fifth_robot_available:r}=dt(o),s=t.panels.map(a=>e.some(p=>p===a)?a:null),{S:n,...l}=t.robots,c=r&&n?t.robots:l;return ht({...t,edition:o,custom:null,panels:s,robots:Io({...t,custom:null,panels:s,robots:c}),silver:r},Bo(s))}function ht(t,o){let e=It.filter(r=>!yt({...t,quadrant:o},r));return{...t,quadrant:o,marking:t.panels[o]?.[0]??(e.length===1?e[0]:null)}}function Ro(t,o){let e=t.panels.map((n,l)=>l===t.quadrant?o:n),r={...t,panels:e},s=Io(r);return e.includes(null)?ht({...r,robots:s},Bo(e)):{...r,marking:o[0],robots:s,next:At({...r,robots:s})}}function Eo(t){if(t.marking&&!t.panels[t.quadrant]&&It.filter(r=>!yt(t,r)).length>1)return{...t,marking:null};let o=t.panels[t.quadrant]?t.quadrant:t.quadrant-1;if(o<0)return t;let e=t.panels.map((r,s)=>s===o?null:r);return{...ht({...t,panels:e},o),marking:t.panels[o]?.[0]??null}}function Bo(t){return Math.max(0,t.indexOf(null))}function Io(t){let o=Nt(t);return Object.fromEntries(Object.entries(t.robots).filter(([,e])=>!bt(o,e)))}function At({robots:t,silver:o}){return B.find(e=>!t[e]&&(e!=="S"||o))??null}function Zt({robots:t,next:o},e,r){return bt(e,r)??B.find(s=>s!==o&&t[s]===r)??null}function Do(t,o){if(!t.next)return t;let e={...t,robots:{...t.robots,[t.next]:o}};return{...e,next:At(e)}}function to(t){let o=B.findLast(s=>t.robots[s]);if(!o)return t;let{[o]:e,...r}=t.robots;return{...t,robots:r,next:o,silver:t.silver||o==="S"}}function Mo(t){let{S:o,...e}=t.robots;return{...t,robots:e,silver:!1,next:At({...t,robots:e,silver:!1})}}function No({edition:t,custom:o}){return o!==null||t===null||dt(t).fifth_robot_available}function G(t,o){return o==="box"?t.edition!==null||t.custom!==null:o==="panels"?t.custom!==null||!t.panels.includes(null):o==="robots"&&G(t,"panels")&&Object.keys(t.robots).length>0&&t.next===null}var et=pt([null,null,null,null]),gt=et.width/2,oo=.1,ye=[0,et.width-1,et.width**2-1,et.width*(et.width-1)];function _t(t,o){let{x:e,y:r}=Rt(et,o).spot(ye[t]);return r===0?+(e>0):3-+(e>0)}function eo(t,o){return Ao(t,o).targets}function Ao(t,o){return pt([0,1,2,3].map(e=>e===o?t:null))}function kt(t,o,e){let r=_t(o,e),[s,n]=[r===1||r===2,r>1],l=$o.measures.frame.width,c=gt+l+oo,a={left:s?gt-oo:-l,top:n?gt-oo:-l,width:c,height:c},p=`translate(${gt+(s?.5:-.5)} ${gt+(n?.5:-.5)}) scale(.7)`;return Bt(Ao(t,o),{},e,a,[bo("g",{transform:p},W(mt(t),null))])}var he=400,ge=/^(([1-4][A-D]){2}|\d+x\d+:)/;function nt({value:t="",onPasted:o}){let[e,r]=v(t),[s,n]=v("");return O(()=>{if(!e||e===t)return n("");let l=ke(e);if(typeof l!="string")return o(l);n("");let c=!1,a=setTimeout(async()=>{let p=ge.test(Xt(e))?l:await xe(e);c||(typeof p=="string"?n(p):o(p))},he);return()=>{c=!0,clearTimeout(a)}},[e]),u`
<${fo} label=${i("lay-paste")} value=${e} error=${s} placeholder=${i("lay-paste-what")} onInput=${r}
autocomplete="off" autocapitalize="off" spellcheck=${!1} />
`}function ke(t){let o=Xt(t);try{return{...$t(o),text:o,format:o===t.trim()?"notation":"link",lost:[]}}catch(e){if(!(e instanceof Ct))throw e;let r=o[e.at];return r?i("lay-fault-text",{number:e.at+1,sign:r}):i("lay-fault-end")}}async function xe(t){try{let{notation:o,format:e,lost:r}=await mo(t);return{...$t(o),text:t,format:e,lost:r}}catch(o){if(!(o instanceof po))throw o;return o.code==="offline"?i("lay-paste-offline"):i("lay-paste-none")}}var we=[...tt].sort((t,o)=>o.panels.length-t.panels.length),_o=4;function zo({draft:t,steps:o,onBox:e,onPasted:r,onDraw:s}){return u`
<${I} class="lay">
${o}
<${M}>${i("lay-which-box")}</>
${we.map(n=>u`<${ve} key=${n.id} edition=${n} chosen=${t.custom===null&&t.edition===n.id} onBox=${e} />`)}
<p class="note">${i("lay-box-kept")}</p>
</>
<${D} class="lay-sheet">
<${nt} onPasted=${r} />
<${S} onClick=${s}>${i("editor-title")}</>
</>
`}function ve({edition:{id:t,panels:o,fifth_robot_available:e},chosen:r,onBox:s}){let n=K.value,l=H(()=>o.filter((c,a)=>a%(o.length/_o)===o.length/_o-1).map(c=>({__html:kt(c,0,n)})),[o,n]);return u`
<button type="button" class="lay-box" aria-pressed=${r} onClick=${()=>s(t)}>
<span class="lay-box-words"><b>${i(`lay-box-${t}`)}</b><small>${i(`lay-box-note-${t}`)}</small></span>
<span class="lay-box-robots">${B.slice(0,e?5:4).map(c=>u`<${ut} key=${c} robot=${c} size=${24} />`)}</span>
<span class="lay-box-faces" aria-hidden="true">${l.map((c,a)=>u`<span key=${a} dangerouslySetInnerHTML=${c} />`)}</span>
<small>${i("lay-faces",{count:o.length})}</small>
</button>
`}var Lo=["moon","gear","planet","star","vortex"];function jo({draft:t,board:o,steps:e,onChip:r}){let s=({robot:c})=>c===null||t.robots[c]!==void 0;z({onCell(c){let a=o.targets.find(p=>p.cell===c);a&&s(a)&&r(a)},onSelect(c){let a=o.targets.find(p=>p.cell===t.robots[c]);a&&s(a)&&r(a)}});let n=({robot:c,symbol:a})=>(c?B.indexOf(c):B.length)*Lo.length+Lo.indexOf(a),l=[...o.targets].sort((c,a)=>n(c)-n(a));return u`
<${I} class="lay">
${e}
<div class="lay-chip-words"><${M}>${i("lay-which-chip")}</><p class="note">${l.length?i("lay-solves"):i("lay-no-targets")}</p></div>
</>
<${D} class="lay-sheet">
<div class="lay-chips" role="group" aria-label=${i("lay-step-chip")}>
${l.map(c=>u`
<button type="button" key=${c.cell} class="key" aria-label=${i("lay-target-at",{target:A(c),cell:c.cell})} disabled=${!s(c)} onClick=${()=>r(c)}>
<${J} chip=${c} size=${28} />
</button>
`)}
${l.length>0&&u`<button type="button" class="key lay-all" onClick=${()=>r("all")}>${i("lay-all-chips",{count:l.length})}</button>`}
</div>
<p class="note">${i("lay-chip-note",{count:l.length})}</p>
</>
`}function Ko(t){let[o,e]=v(()=>({now:t(),before:[],after:[]}));return{now:o.now,canUndo:o.before.length>0,canRedo:o.after.length>0,change:r=>e(({now:s,before:n})=>r===s?{now:s,before:n,after:[]}:{now:r,before:[...n,s],after:[]}),amend:r=>e(s=>({...s,now:r})),undo:()=>e(({now:r,before:s,after:n})=>s.length?{now:s[s.length-1],before:s.slice(0,-1),after:[r,...n]}:{now:r,before:s,after:n}),redo:()=>e(({now:r,before:s,after:n})=>n.length?{now:n[0],before:[...s,r],after:n.slice(1)}:{now:r,before:s,after:n})}}function zt(t,o){return{board:ft({width:t,height:o},{walls:[],closed:[],targets:[],diagonals:[]}),robots:{}}}function Lt(t,o){return{board:ft(t,Ho(t)),robots:o}}function Ho(t){let{width:o,closed:e,targets:r,diagonals:s}=t;return{walls:Pt(t),closed:e.map(n=>T(n,o)),targets:[...r],diagonals:[...s]}}function rt({board:t,robots:o},e){return{board:ft(t,{...Ho(t),...e}),robots:o}}function lt({width:t,height:o,closed:e},r,s){let n=T(r,t),[l,c]=[n%t,Math.floor(n/t)],[a,p]=[l+{n:0,e:1,s:0,w:-1}[s],c+{n:-1,e:0,s:1,w:0}[s]];return a<0||p<0||a>=t||p>=o?!1:!e.includes(r)&&!e.includes(Q(p*t+a,t))}function st({walls:t,width:o},e,r){return(t[T(e,o)]&1<<Y.indexOf(r))!==0}function at(t,o,e,r=!st(t.board,o,e)){let{board:s}=t;if(!lt(s,o,e)||st(s,o,e)===r)return t;let{width:n}=s,l=T(o,n),c=Y.indexOf(e),[a,p]=c===0?[l-n,2]:c===3?[l-1,1]:[l,c],b=Pt(s).filter(f=>f.cell!==a||f.side!==p);return rt(t,{walls:r?[...b,{cell:a,side:p}]:b})}function no(t,o,e,r){let s=t.board.diagonals.some(l=>l.cell===o&&l.robot===e&&l.lean===r),n=it(t,o);return s?n:rt(n,{diagonals:[...n.board.diagonals,{cell:o,robot:e,lean:r}]})}function Wo(t,o,{robot:e,symbol:r}){let s=t.board.targets.some(a=>a.cell===o&&a.robot===e&&a.symbol===r),n=it(t,o),l=n.board.targets.filter(a=>a.robot!==e||a.symbol!==r);return{...{...rt(n,{targets:s?l:[...l,{cell:o,robot:e,symbol:r}]})},robots:t.robots}}function Yo(t,o,e){let{board:r,robots:s}=t,{[e]:n,...l}=s;return n===o?{board:r,robots:l}:r.closed.includes(o)||r.diagonals.some(c=>c.cell===o)?t:{board:r,robots:{...Object.fromEntries(Object.entries(l).filter(([,c])=>c!==o)),[e]:o}}}function ro(t,o){let{width:e}=t.board,r=T(o,e),s=t.board.closed.map(n=>T(n,e));return s.includes(r)?rt(t,{closed:s.filter(n=>n!==r)}):rt(it(t,o),{closed:[...s,r]})}function it(t,o,{walls:e=!1}={}){let{board:r,robots:s}=t,n=a=>a.cell!==o,l=e?Y.reduce((a,p)=>at(a,o,p,!1),t):t;return{...rt(l,{targets:r.targets.filter(n),diagonals:r.diagonals.filter(n),closed:r.closed.filter(a=>a!==o).map(a=>T(a,r.width))}),robots:Object.fromEntries(Object.entries(s).filter(([,a])=>a!==o))}}function jt(t,o){return so(t.board).reduce((e,r)=>e.board.closed.includes(r)===o?e:ro(e,r),t)}function so({width:t,height:o}){let[e,r]=[Math.floor(t/2)-1,Math.floor(o/2)-1];return[[e,r],[e+1,r],[e,r+1],[e+1,r+1]].map(([s,n])=>Q(n*t+s,t))}function Go({board:t,robots:o},e,r){let s={width:e,height:r},n=({cell:m})=>L(s,m),l=Pt(t).map(({cell:m,side:w})=>({name:Q(m,t.width),side:w})),c=l.filter(({name:m,side:w})=>L(s,m)&&lt({...t,...s,closed:[]},m,w===1?"e":"s")),a=t.closed.filter(m=>L(s,m)),[p,b]=[t.targets.filter(n),t.diagonals.filter(n)],f=Object.entries(o).filter(([,m])=>L(s,m)),g=ft(s,{walls:c.map(({name:m,side:w})=>({cell:T(m,e),side:w})),closed:a.map(m=>T(m,e)),targets:p,diagonals:b}),$=t.closed.length+t.targets.length+t.diagonals.length+Object.keys(o).length,k=a.length+p.length+b.length+f.length;return{drawing:{board:g,robots:Object.fromEntries(f)},walls:l.length-c.length,pieces:$-k}}function Fo({board:t,robots:o}){let e=Object.entries(o).filter(([s])=>Y.every(n=>ho(t,o,s,n).refused)),r=t.diagonals.filter(({cell:s})=>t.walls[T(s,t.width)]!==0);return[...e.map(([s,n])=>({code:"robot-shut",cell:n,robot:s})),...r.map(({cell:s,robot:n})=>({code:"diagonal-wall",cell:s,robot:n}))]}var Se=Array.from({length:go-Vt+1},(t,o)=>Vt+o);function Vo({drawing:t,problems:o,box:e,onChange:r}){let{board:s}=t,[n,l]=v(null);function c(f,g){let $=Go(t,f,g);if($.walls+$.pieces>0)return l($);l(null),r($.drawing)}function a(f){l(null),r(f.drawing)}let p=[["width",s.width],["height",s.height]],b=so(s);return u`
<${q} class="lines">
${p.map(([f,g])=>u`
<${Oo} key=${f} label=${i(`editor-${f}`)} value=${g} steps=${Se} shown=${String(g)} less=${i(`editor-${f}-less`)} more=${i(`editor-${f}-more`)}
onChange=${$=>f==="width"?c($,s.height):c(s.width,$)} />
`)}
${n&&u`
<div class="line" role="alert">
<span class="line-text"><b>${i("editor-remove",{walls:n.walls,pieces:n.pieces})}</b></span>
<${S} onClick=${()=>l(null)}>${i("editor-keep")}</><${S} onClick=${()=>a(n)}>${i("editor-remove-do")}</>
</div>
`}
<${So} label=${i("editor-centre")} checked=${b.every(f=>s.closed.includes(f))} onChange=${f=>r(jt(t,f))} />
<div class="line">
<span class="line-text"><b>${i("editor-again")}</b></span>
<${S} onClick=${()=>r(zt(s.width,s.height))}>${i("editor-empty")}</>
${e&&u`<${S} onClick=${()=>r(Lt(e,{}))}>${i("editor-box")}</>`}
</div>
</>
<${q} class="lines editor-checks">
${o.every(({code:f})=>f!=="robot-shut")&&u`<p class="line"><${R} name="check" /><b>${i("editor-all-move")}</b></p>`}
${o.map(({code:f,cell:g,robot:$},k)=>u`
<p class="line" key=${f+g}><span class="editor-number">${k+1}</span><span><b>${i(`editor-${f}`,{cell:g,robot:$})}</b> <small>${i(`editor-${f}-note`)}</small></span></p>
`)}
</>
`}var F={ArrowUp:"n",ArrowRight:"e",ArrowDown:"s",ArrowLeft:"w"};function Kt({width:t,height:o},e,r){let s=T(e,t),[n,l]=[s%t,Math.floor(s/t)],[c,a]=[n+{n:0,e:1,s:0,w:-1}[r],l+{n:-1,e:0,s:1,w:0}[r]];return c<0||a<0||c>=t||a>=o?null:Q(a*t+c,t)}function Uo({api:t,board:o,square:e,move:r,wall:s,put:n,diagonal:l,clear:c,undo:a,redo:p}){let b=f=>t.directionOnBoard(F[f.replace("Shift+","")]);ot([{keys:Object.keys(F),text:"key-lay-arrows",shown:"← ↑ → ↓",run:({key:f})=>r(e?Kt(o,e,b(f))??e:"a1")},{keys:Object.keys(F).map(f=>`Shift+${f}`),text:"key-editor-wall",shown:"Shift ← ↑ → ↓",run:({key:f})=>s(b(f))},{keys:["/","\\"],text:"key-editor-diagonal",run:({key:f})=>l(f)},{keys:["Delete"],text:"key-editor-clear",run:c},{keys:["Enter"],text:"key-editor-put",when:()=>e!==null,run:()=>e&&n(e)},{keys:["u"],text:"key-undo",run:a},{keys:["U"],text:"key-redo",run:p}])}var qo="ricochet.own-board";function Xo(){let t=X.read(qo);if(!t)return null;try{let{board:o,robots:e}=$t(t);return{board:o,robots:e}}catch(o){if(!(o instanceof Ct))throw o;return null}}function Jo({board:t,robots:o}){X.write(qo,Tt({board:t.board,robots:o}))}var Oe=16;function Qo({width:t,height:o}){let e=ct(!1),r=Math.max(t,o)>Oe;return O(()=>{let s=document.querySelector(".board-place");if(!r||!(s instanceof HTMLElement))return;s.classList.add("large");let n=null,l=({0:p,1:b})=>({x:(p.clientX+b.clientX)/2,y:(p.clientY+b.clientY)/2});function c({touches:p}){if(p.length===2){let b=l(p);n&&s?.scrollBy(n.x-b.x,n.y-b.y),n=b,e.current=!0;return}n=null,p.length===0&&setTimeout(()=>{e.current=!1})}let a=["touchstart","touchmove","touchend","touchcancel"];for(let p of a)s.addEventListener(p,c,{passive:!0});return()=>{s.classList.remove("large");for(let p of a)s.removeEventListener(p,c)}},[r]),e}var Te=["wall","diagonal","target","robot","closed","erase"],ao=["R","G","B","Y"],Ce=["moon","gear","planet","star"],Pe=[...ao.flatMap(t=>Ce.map(o=>({robot:t,symbol:o}))),{robot:null,symbol:"vortex"}],Re=["/","\\"],Ee={n:"north",e:"east",s:"south",w:"west"};function Zo({tool:t,pieces:o,onTool:e}){let r={wall:u`<${R} name="wall" />`,diagonal:u`<${Ht} tree=${Gt(o.diagonal.robot,o.diagonal.lean,{detailed:!1})} />`,target:u`<${Ht} tree=${W(o.target.robot,o.target.symbol)} />`,robot:u`<${Ht} tree=${Yt(o.robot,{detailed:!1})} />`,closed:u`<${R} name="closed" />`,erase:u`<${R} name="erase" />`};return u`
<div class="editor-tools" role="group" aria-label=${i("editor-tools")}>
${Te.map(s=>u`<button type="button" key=${s} class="key editor-tool" aria-label=${i(`editor-tool-${s}`)} aria-pressed=${s===t} onClick=${()=>e(s)}>${r[s]}<small>${i(`editor-tool-${s}`)}</small></button>`)}
</div>
`}function te({tool:t,board:o,square:e,pieces:r,onSide:s,onPieces:n}){if(t==="wall")return u`
<div class="editor-sides" role="group" aria-label=${i("editor-tool-wall")}>
${Y.map(l=>u`<button type="button" key=${l} class=${`key side-${l}`} aria-label=${i("editor-side",{direction:l})} aria-pressed=${e!==null&&st(o,e,l)} disabled=${!e||!lt(o,e,l)} onClick=${()=>s(l)}><${R} name=${Ee[l]} /></button>`)}
</div>
`;if(t==="diagonal"){let{diagonal:l}=r;return u`
<div class="editor-pieces four" role="group" aria-label=${i("editor-tool-diagonal")}>
${Re.flatMap(c=>ao.map(a=>u`<${lo} key=${a+c} tree=${Gt(a,c,{detailed:!1})} label=${i("editor-diagonal",{robot:a,lean:c==="/"?"rising":"falling"})} chosen=${l.robot===a&&l.lean===c} onChoose=${()=>n({...r,diagonal:{robot:a,lean:c}})} />`))}
</div>
`}if(t==="target"){let l=a=>o.targets.some(({robot:p,symbol:b})=>p===a.robot&&b===a.symbol),c=a=>r.target.robot===a.robot&&r.target.symbol===a.symbol;return u`
<div class="editor-pieces six" role="group" aria-label=${i("editor-tool-target")}>
${Pe.map(a=>u`<${lo} key=${A(a)} tree=${W(a.robot,a.symbol)} label=${i("editor-target",{target:A(a),placed:l(a)?"yes":"no"})} tick=${l(a)} chosen=${c(a)} onChoose=${()=>n({...r,target:a})} />`)}
</div>
<p class="note">${i("editor-tick")}</p>
`}return t!=="robot"?null:u`
<div class="editor-pieces five" role="group" aria-label=${i("editor-tool-robot")}>
${[...ao,"S"].map(l=>u`<${lo} key=${l} tree=${Yt(l,{detailed:!1})} label=${i("robot-title",{robot:l})} chosen=${r.robot===l} onChoose=${()=>n({...r,robot:l})} />`)}
</div>
`}function lo({tree:t,label:o,chosen:e,tick:r=!1,onChoose:s}){return u`
<button type="button" class="key editor-piece" aria-label=${o} aria-pressed=${e} onClick=${s}>
<${Ht} tree=${t} />${r&&u`<${R} name="check" size=${12} />`}
</button>
`}function Ht({tree:t}){return u`<span class="piece-box" dangerouslySetInnerHTML=${{__html:St(t,{size:26})}} />`}var Be={diagonal:{robot:"B",lean:"/"},target:{robot:"R",symbol:"moon"},robot:"R"};function oe({title:t,custom:o,box:e,robots:r,onDone:s}){let n=Ko(()=>o?Lt(o,r):Xo()??jt(zt(16,16),!0)),[l,c]=v("wall"),[a,p]=v(Be),[b,f]=v(null),g=ct(null),$=ct(n.now);$.current=n.now;let{board:k}=n.now,m=b!==null&&L(k,b)?b:null,w=Qo(k),E=Fo(n.now),{api:C}=z({onAim:y,onCell:P,onCursor:f});vt({screen:"game",title:t,facts:[i("editor-title"),`${k.width} × ${k.height}`]}),wt([{icon:"undo",label:i("undo"),disabled:!n.canUndo,run:n.undo},{icon:"redo",label:i("key-redo"),disabled:!n.canRedo,run:n.redo}]),O(()=>(C.setView({aiming:!0,cursorMode:!0,chip:null}),()=>C.setView({aiming:!1,cursorMode:!1,crosshair:null,notes:[]})),[C]),O(()=>{C.setView({robots:{},crosshair:null,cursor:null,notes:[]}),Et(k),C.setView({robots:n.now.robots,notes:E.map(({cell:d},x)=>({cell:d,number:x+1}))}),Jo(n.now)},[n.now]),O(()=>C.setView({crosshair:m,cursor:m}),[m,n.now,C]),Uo({api:C,board:k,square:m,move:V,put:xt,undo:n.undo,redo:n.redo,wall:d=>m&&_(m,at($.current,m,d)),diagonal:d=>m&&_(m,no($.current,m,a.diagonal.robot,d)),clear:()=>m&&_(m,it($.current,m,{walls:!0}))});function N(d){$.current=d,n.change(d)}function y(d,x=null){if(d===null)return void(g.current=null);if(l!=="wall"||!x||!lt(k,d,x))return;let io=x==="e"||x==="w";if(!g.current)return g.current={set:!st($.current.board,d,x),upright:io},N(at($.current,d,x,g.current.set));if(g.current.upright!==io)return;let co=at($.current,d,x,g.current.set);$.current=co,n.amend(co)}function P(d,x=null){w.current||(f(d),l!=="wall"?xt(d):x||j(Z(k,n.now.robots,d)))}function xt(d){let x=$.current;l==="diagonal"?_(d,no(x,d,a.diagonal.robot,a.diagonal.lean)):l==="target"?_(d,Wo(x,d,a.target)):l==="robot"?_(d,Yo(x,d,a.robot)):l==="closed"?_(d,ro(x,d)):l==="erase"&&_(d,it(x,d,{walls:!0}))}function _(d,x){N(x),j(Z(x.board,x.robots,d))}function V(d){f(d),j(Z(k,n.now.robots,d))}async function h(){let d=await qt(uo(To({board:k.board,robots:n.now.robots,setUp:!0})));Ft({words:i(d?"link-copied":"editor-not-copied")})}async function U(){let d=await qt(Tt({board:k.board,robots:n.now.robots}));Ft({words:i(d?"editor-copied":"editor-not-copied")})}return u`
<${I} class="editor">
<div>
<${M}>${m&&l==="wall"?i("editor-square",{cell:m}):i(`editor-now-${l}`)}</>
<p class="note">${i(`editor-note-${l}`)}</p>
</div>
<${Vo} drawing=${n.now} problems=${E} box=${e} onChange=${N} />
</>
<${D} class="editor-sheet">
<${Zo} tool=${l} pieces=${a} onTool=${c} />
<${te} tool=${l} board=${k} square=${m} pieces=${a} onSide=${d=>m&&N(at(n.now,m,d))} onPieces=${p} />
<div class="buttons"><${S} icon="copy" label=${i("editor-copy")} onClick=${U} /><${S} icon="share" label=${i("analyse-link")} onClick=${h} /><${S} kind="main" onClick=${()=>s(n.now)}>${i("editor-robots")}</></div>
</>
`}var ee="ricochet.box";function Wt(){return tt.find(({id:t})=>t===X.read(ee))?.id??null}function ne(t){X.write(ee,t)}var re={r:"3",g:"1",b:"2",y:"4"},se=["nw","ne","se","sw"];function le({draft:t,steps:o,onDraft:e,onPanel:r,onBack:s,onPasted:n}){let{quadrant:l,marking:c,panels:a}=t,p=Jt(t),b=se[_t(l,K.value)],{api:f}=z({onCell:m=>{let[w,E]=[T(m,16)%16,Math.floor(T(m,16)/16)];g(E<8?+(w>7):3-+(w>7))}});O(()=>(f.setView({quarter:l}),()=>f.setView({quarter:null})),[l,f]),ot([{keys:Object.keys(re),text:"key-lay-mark",run:({key:m})=>$(re[m])},{keys:["1","2","3","4"],text:"key-lay-face",shown:"1-4",run:({key:m})=>p[Number(m)-1]&&k(p[Number(m)-1])},{keys:["Backspace"],text:"key-back",run:s}]);function g(m){m!==l&&e(ht(t,m))}function $(m){yt(t,m)||e({...t,marking:m})}function k(m){j(i("lay-taken",{place:b,number:l+1,robot:mt(m),face:ae(m,l)})),r(m)}return u`
<${I} class="lay">
${o}
<div class="lay-where">
<${Ie} draft=${t} onLook=${g} />
<div class="lay-where-words">
<${M} focusOn=${l}>${i("lay-place",{place:b})}<span class="unseen"> ${i("lay-place-number",{number:l+1})}</span></>
<p class="note">${i("lay-as-it-lies")}</p>
</div>
<${S} kind="quiet" icon="turn" label=${i("turn-board")} class="lay-turn" onClick=${xo} />
</div>
</>
<${D} class="lay-sheet">
<p class="lay-head"><b>${i("lay-mark")}</b> <small>${i("lay-mark-or")}</small></p>
<div class="lay-marks" role="group" aria-label=${i("lay-mark")}>
${It.map(m=>u`<${De} key=${m} draft=${t} mark=${m} onChoose=${$} />`)}
</div>
<div class="lay-faces" role="group" aria-label=${i("lay-faces-label")}>
${c&&p.map(m=>u`<${Me} key=${m} panel=${m} quadrant=${l} chosen=${a[l]===m} onTake=${k} />`)}
</div>
<div class="lay-wide buttons"><${S} icon="undo" onClick=${s}>${i("back")}</><${nt} onPasted=${n} /></div>
</>
`}function Ie({draft:{panels:t,quadrant:o},onLook:e}){let r=K.value,s=H(()=>t.map((n,l)=>n&&{__html:kt(n,l,r)}),[t,r]);return u`
<div class="lay-map" role="group" aria-label=${i("lay-map")}>
${se.map((n,l)=>{let c=[0,1,2,3].find(p=>_t(p,r)===l)??0,a=s[c];return u`
<button type="button" key=${n} class=${`lay-map-part ${n}`} aria-pressed=${c===o}
aria-label=${i("lay-map-part",{place:n,panel:t[c]??"none"})} onClick=${()=>e(c)}>
${a?u`<span dangerouslySetInnerHTML=${a} />`:i("lay-ordinal",{number:c+1})}
</button>
`})}
</div>
`}function De({draft:t,mark:o,onChoose:e}){let[r]=Jt({...t,marking:o}),s=r&&mt(r),n=H(()=>r?Ne(r):[],[r]),l=H(()=>({__html:s?St(W(s,null),{size:22}):""}),[s]);return s?u`
<button type="button" class="key lay-mark" aria-pressed=${t.marking===o} disabled=${yt(t,o)}
aria-label=${i("lay-mark-label",{robot:s,targets:Ot(n.map(A))})} onClick=${()=>e(o)}>
<span class="piece-box" dangerouslySetInnerHTML=${l} />
<span class="lay-mark-targets">${n.map(c=>u`<${J} key=${A(c)} chip=${c} size=${13} />`)}</span>
</button>
`:null}function Me({panel:t,quadrant:o,chosen:e,onTake:r}){let s=K.value,n=H(()=>({__html:kt(t,o,s)}),[t,o,s]);return u`
<button type="button" class="lay-face" aria-pressed=${e} aria-label=${ae(t,o)} onClick=${()=>r(t)}>
<span class="lay-face-picture" dangerouslySetInnerHTML=${n} />
<span class="lay-face-name"><b>${t}</b>${Ut({panels:[t]})&&u`<small>${i("lay-diagonals")}</small>`}</span>
</button>
`}function ae(t,o){let e=eo(t,o).map(r=>i("lay-target-at",{target:A(r),cell:r.cell}));return i("lay-face",{panel:t,targets:e.join(", "),diagonals:Ut({panels:[t]})?"yes":"no"})}function Ne(t){let o=e=>e?B.indexOf(e):B.length;return[...eo(t,0)].sort((e,r)=>o(e.robot)-o(r.robot))}function ie({pasted:t,chip:o,go:e,onGo:r,onChange:s,onPasted:n}){let{text:l,format:c,lost:a,board:p,robots:b}=t;return u`
<${I} class="lay">
<${M} class="unseen">${i("lay-pasted")}</>
<${nt} key=${l} value=${l} onPasted=${n} />
<${q} class="lay-read">
<${R} name="check" /><p><b>${i("lay-read",{format:c})}</b>${a.length>0&&u` ${i("lay-lost",{parts:Ot(a.map(f=>i("lay-lost-part",{part:f})))})}`}</p>
</>
<${q} class="lay-read">
${o&&u`<${J} chip=${o} />`}
<p>
${o&&u`<b>${i("start-aim",{target:A(o),robot:o.robot??"any"})}</b> `}
<small>${i("lay-pasted-note",{robots:Object.keys(b).length,width:p.width,height:p.height,diagonals:p.diagonals.length})}</small>
</p>
</>
</>
<${D}>
<div class="buttons"><${S} onClick=${s}>${i("lay-change")}</><${S} kind="main" onClick=${r}>${e}</></div>
</>
`}var Ae=[..."abcdefghijklmnopqrstuvwxyz0123456789"];function me({draft:t,board:o,steps:e,onDraft:r,onPlace:s,onNoSilver:n,onBack:l}){let{robots:c,next:a}=t,[p,b]=v(null),[f,g]=v(""),{api:$}=z({onAim:b,onCursor:b,onCell:E});O(()=>($.setView({aiming:!0,cursorMode:!0}),()=>$.setView({aiming:!1,cursorMode:!1,crosshair:null})),[$]),O(()=>$.setView({crosshair:a&&p,cursor:p,selected:null}),[p,a,$]),ot([{keys:Object.keys(F),text:"key-lay-arrows",shown:"← ↑ → ↓",run:({key:y})=>k($.directionOnBoard(F[y]))},{keys:Ae,text:"key-lay-type",shown:"o5",run:({key:y})=>m(y)},{keys:["Enter"],text:"key-lay-place",when:()=>p!==null,run:()=>p&&E(p)},{keys:["Backspace"],text:"key-back",run:()=>f?g(f.slice(0,-1)):l()}]);function k(y){let P=p??(a&&c[a])??null;w(P===null?"a1":Kt(o,P,y)??P)}function m(y){let P=/\d/.test(y)||/^[a-z]?$/.test(f)?f+y:y;g(P),L(o,P)&&w(P)}function w(y){b(y),j(Z(o,c,y))}function E(y){if(!a)return;let P=Zt(t,o,y);if(P)return j(ce(P));yo(i("lay-placed",{robot:a,cell:y})),g(""),b(null),s(y)}let C=a&&p?Zt(t,o,p):null,N=No(t);return u`
<${I} class="lay">
${e}
<div class="lay-aim">
${a&&p?u`<${Le} board=${o} robots=${C?c:{...c,[a]:p}} cell=${p} />`:u`<div class="lay-lens">${a&&u`<${ut} robot=${a} size=${56} />`}</div>`}
<div>
<${M} focusOn=${a}>${ze(a,p)}</>
<p class="note">${C?ce(C):p?i("lay-lift"):i("lay-touch")}</p>
</div>
</div>
</>
<${D} class="lay-sheet">
<div class="lay-robots" role="group" aria-label=${i("lay-step-robots")}>
${B.filter(y=>y!=="S"||N).map(y=>u`<${_e} key=${y} robot=${y} draft=${t} onChoose=${()=>r({...t,next:y,silver:t.silver||y==="S"})} />`)}
</div>
${N&&u`<${S} onClick=${n} disabled=${!c.R&&!c.G&&!c.B&&!c.Y}>${i("lay-no-silver")}</>`}
</>
`}function _e({robot:t,draft:{robots:o,next:e,silver:r},onChoose:s}){let n=o[t],l=t===e?"now":n?"placed":t==="S"&&!r?"out":"later";return u`
<button type="button" class="key lay-robot" aria-pressed=${t===e} aria-label=${i("lay-robot",{robot:t,state:l,cell:n??""})} onClick=${s}>
<${ut} robot=${t} size=${30} />
${l==="placed"?u`<${R} name="check" size=${14} />`:u`<small>${l==="now"?i("lay-now"):" "}</small>`}
</button>
`}function ze(t,o){return t?o?i("lay-robot-on",{robot:t,cell:o}):i("lay-robot-where",{robot:t}):i("lay-all-placed")}function ce(t){return t==="closed"||t==="diagonal"?i(`lay-fault-${t}`):i("lay-fault-robot",{robot:t})}var[ue,pe]=[3,2];function Le({board:t,robots:o,cell:e}){let r=K.value,{x:s,y:n}=Rt(t,r).spot(e),l={left:s-(ue-1)/2,top:n-(pe-1)/2,width:ue,height:pe};return u`<div class="lay-lens" dangerouslySetInnerHTML=${{__html:Bt(t,o,r,l)}} />`}var je=["box","panels","robots","chip"];function zs({steps:t=je,initial:o,go:e=i("lay-solve"),title:r,onDone:s}){let[n,l]=v(()=>o?Po({edition:Wt(),...o}):{...Dt,...Wt()?Qt(Dt,Wt()):{}}),[c,a]=v(()=>t.find(h=>!G(n,h))??"robots"),[p,b]=v(!1),[f,g]=v(null),$=Nt(n),{api:k}=z(),m=c==="robots"||c==="chip"||f!==null,w=f&&Ke(f);vt({screen:m?"game":"room",title:r,facts:[i("lay-title"),...He(n,c,f)]}),wt(c==="robots"&&!f?[{icon:"undo",label:i("undo"),disabled:Object.keys(n.robots).length===0,run:()=>l(to(n))}]:[]),O(()=>{Et($)},[$.board]),O(()=>{k.setView({robots:n.robots,markers:{},chip:w??null,taken:!1,win:null,trail:null,selected:null,landing:[],invitation:null,readOnly:!1})},[n.robots,w,k]);function E(h){l(h);let U=t.find(d=>!G(h,d));U?a(U):s({board:Nt(h),robots:h.robots,chip:null,edition:h.edition})}function C(h){ne(h),E(Qt(n,h))}function N(h){let U=Mt({edition:n.edition,board:h.board,robots:h.robots});l(U),g(Object.keys(h.robots).length>0?h:null),a("robots")}function y(h){s({board:$,robots:n.robots,chip:h,edition:n.edition})}function P(h){b(!1),l(Mt({edition:n.edition,board:h.board,robots:h.robots})),a("robots")}function xt(){g(null),w&&t.includes("chip")?y(w):E({...n,next:null})}if(p){let h=n.custom||!G(n,"panels")?null:$;return u`<${oe} title=${r} custom=${n.custom} box=${h} robots=${n.robots} onDone=${P} />`}if(f)return u`<${ie} pasted=${f} chip=${w} go=${w||!t.includes("chip")?e:i("lay-choose-chip")} onGo=${xt} onChange=${()=>g(null)} onPasted=${N} />`;let _=u`<${We} steps=${t} step=${c} draft=${n} onStep=${a} />`,V={draft:n,board:$,steps:_,onDraft:l};return c==="box"?u`<${zo} ...${V} onBox=${C} onPasted=${N} onDraw=${()=>b(!0)} />`:c==="panels"?u`<${le} ...${V} onPanel=${h=>E(Ro(n,h))} onBack=${()=>l(Eo(n))} onPasted=${N} />`:c==="robots"?u`<${me} ...${V} onPlace=${h=>E(Do(n,h))} onNoSilver=${()=>E(Mo(n))} onBack=${()=>l(to(n))} />`:u`<${jo} ...${V} onChip=${y} />`}function Ke({board:t,target:o}){return o?t.targets.find(({cell:r,robot:s})=>r===o.cell&&s===o.robot)??{...o,symbol:o.robot===null?"vortex":null}:null}function He({edition:t,custom:o,quadrant:e,next:r,robots:s},n,l){if(l)return[i("lay-pasted-fact")];let c=o?i("editor-title"):t&&i(`lay-box-${t}`);if(n==="box"||!c)return[i("lay-box-fact")];let a=Object.keys(s).length;return n==="panels"?[c,i("lay-panel-fact",{number:e+1})]:[c,n==="robots"&&r?i("lay-robot-fact",{number:a+1}):i("lay-robots-fact",{count:a})]}function We({steps:t,step:o,draft:e,onStep:r}){let s=n=>t.slice(0,t.indexOf(n)).every(l=>G(e,l));return u`
<ol class="lay-steps" aria-label=${i("lay-steps")}>
${t.map(n=>{let l=n!==o&&G(e,n);return u`
<li key=${n}>
<button type="button" class=${`lay-step ${l?"done":""}`} aria-current=${n===o?"step":void 0} disabled=${!s(n)} onClick=${()=>r(n)}>
${l&&u`<${R} name="check" size=${14} />`}<span>${i(`lay-step-${n}`)}</span>${l&&u`<span class="unseen">${i("lay-done")}</span>`}
</button>
</li>
`})}
</ol>
`}export{$t as a,zs as b};
