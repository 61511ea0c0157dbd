//# allFunctionsCalledOnLoad
import{e as le}from"./shared-rules-notation.js";import{b as xr,d as wr}from"./shared-solver-solver.js";import{a as mt}from"./shared-frame-wakelock.js";import{a as Sr}from"./shared-components-glass.js";import{a as kr}from"./shared-components-choice.js";import{$ as nr,$b as De,Cd as vr,D as C,Dd as gr,E as O,Eb as tt,F as or,Fd as lt,G as Je,Gb as mr,Gd as ut,H as q,Ha as Qe,Id as yr,Jb as rt,Jc as me,Kb as re,M as I,N as ve,Nb as _,Nc as oe,P as l,Pd as br,Qb as fr,Rb as Se,Tb as J,Wb as ot,Xb as P,Yd as pt,Z as H,_ as S,aa as ce,ac as Q,ba as Z,bb as Ie,bc as nt,cb as o,da as U,db as cr,dc as pe,ea as ge,ec as k,fa as M,fb as lr,gc as dr,ha as sr,hb as ur,i as Xt,ia as ar,ib as be,ic as st,ja as _e,kc as at,ke as Me,la as ye,lb as xe,mb as we,na as ir,nc as it,o as $e,oc as Ee,pb as ke,pc as hr,qa as T,qc as ct,ra as A,rb as Xe,sa as G,t as Ze,ta as N,u as er,ub as et,v as _t,vc as Oe,x as tr,y as rr,yb as pr,yc as Re,zd as $r}from"./main.js";var Bo=Object.create,Er=Object.defineProperty,Lo=Object.getOwnPropertyDescriptor,jo=Object.getOwnPropertyNames,Fo=Object.getPrototypeOf,Wo=Object.prototype.hasOwnProperty,Ho=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},Uo=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of jo(t))!Wo.call(e,s)&&s!==r&&Er(e,s,{get:()=>t[s],enumerable:!(n=Lo(t,s))||n.enumerable});return e},Go=(e,t,r)=>(r=e!=null?Bo(Fo(e)):{},Uo(t||!e||!e.__esModule?Er(r,"default",{value:e,enumerable:!0}):r,e)),Ko=Ho((e,t)=>{function r(g,h,y){let m=(g-y.rating)/173.7178,$=h/173.7178;return{mu:m,phi:$}}function n(g){return 1/Math.sqrt(1+3*g**2/Math.PI**2)}function s(g,h,y){return 1/(1+Math.exp(-n(y)*(g-h)))}function a(g,h,y){return h.map(m=>{let $=r(m[0],m[1],y);return{muj:$.mu,phij:$.phi,gphij:n($.phi),emmp:s(g,$.mu,$.phi),score:m[2]}})}function c(g){return 1/g.reduce((h,y)=>h+y.gphij**2*y.emmp*(1-y.emmp),0)}function i(g,h){return g*h.reduce((y,m)=>y+m.gphij*(m.score-m.emmp),0)}function u(g,h,y,m,$){let x=g**2,R=y**2;return w=>{let E=Math.exp(w),z=x+h+E,D=(w-m)/$.tau**2;return E*(R-x-h-E)/(2*z**2)-D}}function f(g,h,y,m,$){let x=Math.log(g**2),R=u(h,y,m,x,$),w;if(m**2>h**2+y)w=Math.log(m**2-h**2-y);else{let D=1;for(;R(x-D*$.tau)<0;)D++;w=x-D*$.tau}let E=R(x),z=R(w);for(;Math.abs(w-x)>1e-6;){let D=x+(x-w)*E/(z-E),Ve=R(D);Ve*z<=0?(x=w,E=z):E/=2,w=D,z=Ve}return Math.exp(x/2)}function b(g,h){return Math.sqrt(g**2+h**2)}function p(g,h,y,m){let $=1/Math.sqrt(1/g**2+1/y);return{mu:h+$**2*m.reduce((x,R)=>x+R.gphij*(R.score-R.emmp),0),phi:$}}function v(g,h,y){let m=173.7178*g+y.rating,$=173.7178*h;return{rating:m,rd:$}}function d(g,h,y,m,$){let x={rating:1500,tau:.5,...$||{}},R=r(g,h,x),w=a(R.mu,m,x),E=c(w),z=i(E,w),D=f(y,R.phi,E,z,x),Ve=b(D,R.phi),Qt=p(Ve,R.mu,E,w);return{...v(Qt.mu,Qt.phi,x),vol:D}}t.exports=d}),qo=Go(Ko()),Or=qo.default;var[It,Mr,Tr]=[1500,350,.06],Yo=173.7178,Nr=(Ze[1]+Ze[2])/2,Ar=100,Vo=120,Cr={rating:It,deviation:Mr,volatility:Tr};function Be(e){return{rating:It+Ar*(e-Nr),deviation:Vo,volatility:Tr}}function Le(e){let t=Nr+(e-It)/Ar;return 1+Ze.filter(r=>r<=t).length}function Pr(e,t,r,n){return{player:Rr(e,t,r,n),puzzle:Rr(t,e,1-r,n)}}function Rr(e,t,r,n){let{rating:s,rd:a,vol:c}=Or(e.rating,e.deviation,e.volatility,[[t.rating,t.deviation,r]]),i=(u,f)=>u+n*(f-u);return{rating:i(e.rating,s),deviation:i(e.deviation,a),volatility:i(e.volatility,c)}}function zr(e,t){let r=Math.sqrt(e.deviation**2+t*(Yo*e.volatility)**2);return{...e,deviation:Math.min(Mr,r)}}var F="near",fe=[1,2,3,4,5],Y=[3,4,5,6,7,8,9],[Zo,Jo]=[Y[0],Y[Y.length-1]],Te=60,Dr=4,Br={grade:F,moves:[4,7],themes:[],edition:"2013"};function Lr([e,t],r){return e===t?[Math.min(e,r),Math.max(t,r)]:[r,r]}function jr(e,t){let{themes:r}=e;return{...e,themes:r.includes(t)?r.filter(n=>n!==t):[...r,t]}}function ft(e){let t=tr(e);return er.filter(r=>(r!=="diagonal"||rr(t))&&(r!=="fifth-robot"||t.fifth_robot_available))}function Fr(e,t){return{...e,edition:t,themes:e.themes.filter(r=>ft(t).some(n=>n===r))}}function dt({grade:e,moves:[t,r],themes:n,edition:s},a,c){return{edition:s,robots:Dr,moves:[t,r===Jo?_t:r],grade:e===F?[Le(c-Te),Le(c+Te)]:[Number(e),Number(e)],themes:n.length?[n[a%n.length]]:[]}}function ht({edition:e,grade:t,moves:r,themes:n}){return[e,_r(t),_r(r),...n].join(".")}var _r=([e,t])=>e===t?String(e):`${e}-${t}`;function $t(e){let[t,...r]=e.split("."),[n,s]=[Ir(r[0],1,fe.length),Ir(r[1],Zo,_t)],a=r.slice(2);return!$e.some(({id:c})=>c===t)||!n||!s||!a.every(c=>ft(t).some(i=>i===c))?null:{edition:t,robots:Dr,grade:n,moves:s,themes:a}}function Ir(e,t,r){let n=/^(\d{1,2})(?:-(\d{1,2}))?$/.exec(e??"");if(!n)return null;let s=[Number(n[1]),Number(n[2]??n[1])];return t<=s[0]&&s[0]<=s[1]&&s[1]<=r?s:null}var[Qo,Xo,en,tn,rn]=[7,5,14,6,2];function vt({grade:e,unseen:t=!1}){let r=t?{"aria-hidden":!0}:{role:"img","aria-label":o("grade-bars",{grade:e})};return l`
<svg class="grade-bars" viewBox="0 0 34 15" width="34" height="15" ...${r}>
${fe.map(n=>{let s=tn+rn*(n-1);return l`<rect key=${n} class=${n<=e?"full":""} x=${Qo*(n-1)+.5} y=${en-s+.5} width=${Xo-.5} height=${s} rx="1.2" />`})}
</svg>
`}var ne=[0,.25,.5,.75,1],Wr=[1,3/4,1/2,1/4],on=2,nn=["vortex"],Hr=e=>e+on;function Ur({moves:e,best:t,hints:r}){let n=r===0?0:ne[r-1];return Math.max(0,Wr[Math.min(Math.max(e-t,0),Wr.length-1)]-n)}function Gr(e){return e.some(t=>!nn.includes(t))?1/2:1}var Kr=[["week",7],["day",1]],sn=1440*60*1e3;function gt(e,t,r){switch(e){case 1:return o("practise-hint-bound",{moves:Hr(t.length)});case 2:return an(t,r);case 3:return o("hint-robot",{robot:t[0][0]});default:return o("hint-move",{move:lr(t[0])})}}function an(e,t){let r=[...new Set(e.map(([a])=>a))];if(r.length===1)return o("practise-hint-alone",{robot:r[0]});let n=r.filter(a=>a!==t),s=ur(n.map(cr));return t===null?o("practise-hint-movers",{robots:s}):o("practise-hint-also",{robots:s})}function qr(e){let t=Math.floor((Date.now()-e)/sn),[r,n]=Kr.find(s=>t>=s[1])??Kr[1];return new Intl.RelativeTimeFormat(Ie(),{numeric:"auto"}).format(-Math.floor(t/n),r)}function yt(e,t){return e===null?o("practise-shown"):o("practise-verdict",{over:e-t})}var bt=36,Yr=4;function Ne(){let[e]=crypto.getRandomValues(new Uint32Array(1)),t=bt**(Yr-1);return t+e%(bt**Yr-t)}var je=e=>e.toString(bt).toUpperCase();function Dt(e){return/^[0-9A-Z]{1,8}$/i.test(e)?parseInt(e,bt):null}function Fe({seed:e,index:t,wanted:r}){return`${je(e)}/${t}/${ht(r)}`}function We(e){let[t="",r="",n="",...s]=e.split("/"),[a,c]=[Dt(t),$t(n)];return a===null||!c||!/^\d{1,9}$/.test(r)||s.length>0?null:{seed:a,index:Number(r),wanted:c}}var cn=24,Bt=null,xt=new Map;function de(e){let t=Fe(e),r=xt.get(t)??ln(t,e);return xt.set(t,r),r.catch(()=>xt.delete(t)),r}function Vr(){Bt?.cancel()}function Zr(e){xt.set(e.name,Promise.resolve(e))}async function ln(e,{seed:t,index:r,wanted:n}){return Bt??=wr(),{...await Bt.generate({seed:t,index:r,wanted:n}),name:e}}async function Ae({choice:e,seed:t,next:r},n){let s={found:await a(r),index:r};if(e.grade!==F)return s;for(let i=r+1;c(s.found)>Te&&i<r+cn;i+=1){let u=await a(i);c(u)<c(s.found)&&(s={found:u,index:i})}return s;function a(i){return de({seed:t,index:i,wanted:dt(e,i,n)})}function c({score:i}){return Math.abs(Be(i).rating-n)}}var Jr={days:{},longest:null},un=400,pn=[1,4,10],wt=7,mn=12;function kt(e){return[e.getFullYear(),e.getMonth()+1,e.getDate()].map(t=>String(t).padStart(2,"0")).join("-")}function Ce(e){let[t,r,n]=e.split("-").map(Number);return new Date(t,r-1,n,wt+5)}function Lt(e,t){let r=Ce(e);return r.setDate(r.getDate()+t),kt(r)}function Qr(e,t){return Math.round((Ce(t).getTime()-Ce(e).getTime())/(1440*60*1e3))}var se=e=>e?e.solved+e.quick:0;function Xr({days:e,longest:t},r,{solved:n=0,shortest:s=0,quick:a=0,rating:c,deviation:i}){let u=e[r]??{solved:0,shortest:0,quick:0},f=Lt(r,1-un),b={solved:u.solved+n,shortest:u.shortest+s,quick:u.quick+a,rating:Math.round(c),deviation:Math.round(i)},p=Object.fromEntries(Object.entries({...e,[r]:b}).filter(([d])=>d>=f)),v=He(p,r);return{days:p,longest:v>0&&v>=(t?.days??0)?{days:v,end:r}:t}}function He(e,t){let r=0;for(let n=se(e[t])?t:Lt(t,-1);se(e[n]);n=Lt(n,-1))r+=1;return r}function eo(e){return pn.filter(t=>se(e)>=t).length}function to(e,t){let r=Number(t.slice(0,4));return Array.from({length:mn},(n,s)=>{let a=new Date(r,s+1,0).getDate(),c=Array.from({length:a},(u,f)=>kt(new Date(r,s,f+1,wt+5))),i=c.filter(u=>se(e[u])>0);return{first:c[0],dates:c,played:i.length,past:c.filter(u=>u<=t).length,puzzles:i.reduce((u,f)=>u+se(e[f]),0)}})}var ro=e=>(Ce(e).getDay()+wt-1)%wt;function oo({moves:e,best:t,shown:r}){return r?"shown":e===null?"none":e>=t+2?"over":null}function no(e,t){return[t,...e.filter(({name:r})=>r!==t.name)].slice(0,200)}function so(e,t){return e.filter(r=>r.name!==t)}var ao=1;function ae(e,t,r){let n=M({version:ce(ao),value:t}),s=I(a());function a(){let c=ar(e,n,null);return c?c.value:r}return{get value(){return s.value},change(c){s.value=c(a()),_e.write(e,JSON.stringify({version:ao,value:s.value}))},refresh:()=>{s.value=a()}}}var io=e=>H(e)&&/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e)),St=e=>H(e)&&/^[RGBYS][nesw]$/.test(e),fn=e=>U(S)(e)&&e.length===2,dn=M({rating:S,deviation:S,volatility:S}),co={name:H,puzzle:H,path:U(St),paths:S,grade:S,score:S,themes:U(H)},hn=M({days:ge(M({solved:S,shortest:S,quick:S,rating:S,deviation:S})),longest:Z(M({days:S,end:io}))}),$n=M({...co,why:ce("none","over","shown","moves","passed","time"),found:Z(S),at:S}),vn=M({grade:ce(F,...fe),moves:fn,themes:U(H),edition:ce(...$e.map(({id:e})=>e))}),gn=M({drawn:M(co),moves:U(St),hints:S,result:Z(M({moves:Z(U(St)),change:Z(S)}))}),yn=M({at:S,solved:S,longest:S,won:S,lost:S,lasted:S,early:nr}),bn=M({race:H,seconds:U(S),spent:S,moves:U(St)}),xn=M({name:H,seconds:U(S)}),Et=ae("ricochet.practise.rating",M({player:dn,date:Z(io)}),{player:Cr,date:null}),X=ae("ricochet.practise.days",hn,Jr),Ue=ae("ricochet.practise.puzzles",ge(S),{}),W=ae("ricochet.practise.again",U($n),[]),B=ae("ricochet.practise.choice",M({choice:vn,seed:S,next:S}),{choice:Br,seed:Ne(),next:0}),L=ae("ricochet.practise.open",Z(gn),null),K=ae("ricochet.practise.rush",M({best:S,runs:U(yn)}),{best:0,runs:[]}),V=ae("ricochet.practise.race",M({latest:Z(H),open:Z(bn),runs:ge(xn)}),{latest:null,open:null,runs:{}}),jt=[{key:"ricochet.practise.rating",text:"kept-practise-rating"},{key:"ricochet.practise.days",text:"kept-practise-days"},{key:"ricochet.practise.puzzles",text:"kept-practise-puzzles"},{key:"ricochet.practise.again",text:"kept-practise-again"},{key:"ricochet.practise.choice",text:"kept-practise-choice"},{key:"ricochet.practise.open",text:"kept-practise-open"},{key:"ricochet.practise.rush",text:"kept-practise-rush"},{key:"ricochet.practise.race",text:"kept-practise-race"}];function Ot(){for(let e of[Et,X,Ue,W,B,L,K,V])e.refresh()}var wn=500,ee=()=>kt(new Date);function j(){let{player:e,date:t}=Et.value;return t===null?e:zr(e,Math.max(0,Qr(t,ee())-1))}function Ge({name:e,score:t}){return Ue.value[e]??Math.round(Be(t).rating)}function Rt(e,{moves:t,hints:r,retry:n=!1}){let{name:s,path:a}=e,c=a.length,i=r===ne.length,u=s in Ue.value||W.value.some(p=>p.name===s),f=oo({moves:t,best:c,shown:i});if(f?Ft(e,f,t):t===c&&W.change(p=>so(p,s)),n)return null;let b=u?null:kn(e,t===null?0:Ur({moves:t,best:c,hints:r}));return t!==null&&!i&&Ke({solved:1,shortest:t===c?1:0}),b}function kn({name:e,score:t},r){let n=j(),s=Gr(We(e)?.wanted.themes??[]),{player:a,puzzle:c}=Pr(n,Be(t),r,s);return Et.change(()=>({player:a,date:ee()})),Ue.change(i=>Object.fromEntries([...Object.entries(i),[e,Math.round(c.rating)]].slice(-wn))),Math.round(a.rating)-Math.round(n.rating)}function Ke(e){let{rating:t,deviation:r}=j();X.change(n=>Xr(n,ee(),{...e,rating:t,deviation:r}))}function Ft(e,t,r){W.change(n=>no(n,{...e,why:t,found:r,at:Date.now()}))}function lo(e){L.value?.drawn.name!==e.name&&(Pe(),L.change(()=>({drawn:e,moves:[],hints:0,result:null})))}function qe(){let e=L.value;return e!==null&&!e.result&&(e.moves.length>0||e.hints>0)}function Pe(){let e=L.value;e&&qe()&&Rt(e.drawn,{moves:null,hints:e.hints}),L.change(()=>null)}var Wt=I([]);function ze(e){return Pe(),Wt.value=e.slice(1),`/practise#${e[0]}`}async function uo(e){let[t,...r]=Wt.value.filter(a=>a!==e);if(Wt.value=r,Pe(),t)return`/practise#${t}`;let{found:n,index:s}=await Ae(B.value,j().rating);return B.change(a=>({...a,next:s+1})),`/practise#${n.name}`}function Mt({failures:e}){return l`
<ul class="card lines failed-list">
${e.map(t=>l`<li key=${t.name}><${Sn} failed=${t} /></li>`)}
</ul>
`}function Sn({failed:e}){let{puzzle:t,why:r,found:n,path:s,grade:a,at:c,name:i}=e,{board:u,robots:f,target:b}=at(t),p=q(()=>le(u),[u]),v=p.targets.find(({cell:g})=>g===b.cell)?.symbol??"vortex",d={...b,symbol:v};return l`
<button type="button" class="line failed" onClick=${()=>Q(ze([i]))}>
<span class="failed-picture" aria-hidden="true"><${vr} data=${p} view=${{robots:f,chip:d,trail:null}} /></span>
<span class="line-text">
<span class="failed-chip"><${Xe} chip=${d} size=${20} /><b>${be(d)}</b></span>
<small>${o("again-line",{best:s.length,why:r,found:n??0})}</small>
<span class="failed-when"><${vt} grade=${a} /><small>${qr(c)}</small></span>
</span>
<${ke} name="forward" size=${18} />
</button>
`}function po(){let e=W.value,t=e.length;return P({screen:"page",title:o("again-title"),facts:[o("again-title")],aside:o("again-count",{count:t}),back:"/practise"}),l`
<${T} class="practise">
<${N} class="unseen">${o("again-title")}</>
<p class="note">${o("again-how")}</p>
${t>0?l`<${Mt} failures=${e} />`:l`<p>${o("again-none")}</p>`}
</>
<${A}>
${t>0&&qe()&&l`<p class="note">${o("practise-open-note")}</p>`}
<div class="buttons">
${t>0?l`<${k} kind="main" onClick=${()=>Q(ze(e.map(({name:r})=>r)))}>${o("again-all",{count:t})}</>`:l`<${pe} class="button main" to="/practise">${o("practise-title")}</>`}
</div>
</>
`}function te(e){return e instanceof xr?o("practise-no-solver"):(console.info("No puzzle was generated.",e),o("practise-nothing"))}var Tt=5,[En,On]=[[120,36],[360,96]];function Nt({days:e,band:t=!1}){if(e.length<2)return null;let[r,n]=t?On:En,s=p=>e.map(({rating:v,deviation:d})=>v+(t?p*d:0)),[a,c]=[Math.min(...s(-1)),Math.max(...s(1),Math.min(...s(-1))+1)],i=p=>p.map((v,d)=>`${(Tt+d/(e.length-1)*(r-2*Tt)).toFixed(1)},${(n-Tt-(v-a)/(c-a)*(n-2*Tt)).toFixed(1)}`),u=i(e.map(({rating:p})=>p)),[f,b]=u[u.length-1].split(",");return l`
<svg class="sparkline" viewBox=${`0 0 ${r} ${n}`} aria-hidden="true">
${t&&l`<polygon points=${[...i(s(1)),...i(s(-1)).reverse()].join(" ")} />`}
<polyline points=${u.join(" ")} />
<circle cx=${f} cy=${b} r="3" />
</svg>
`}var Ht=Y[Y.length-1],Rn=12,Mn=250;function mo(){let{choice:e}=B.value,{rating:t,deviation:r}=j(),[n,s]=[Math.round(t),He(X.value.days,ee())],{drawn:a,fault:c}=Nn(n),i=qe()?L.value:null;P({screen:"final",title:o("practise-title"),facts:[o("practise-title")],aside:o("practise-no-clock"),back:"/"}),ot([{icon:"calendar",label:o("year-title"),run:()=>Q("/practise/year")}]),J([{keys:["Enter"],text:"key-practise-start",run:()=>i?b():f()}]);function u(d){B.change(g=>({...g,choice:d}))}function f(){a&&(Pe(),B.change(d=>({...d,next:a.index+1})),Q(`/practise#${a.found.name}`))}function b(){i&&Q(`/practise#${i.drawn.name}`)}let p=a&&e.grade===F&&Math.abs(Ge(a.found)-n)>Te,v=a!==null&&!c&&!i&&!p;return l`
<${T} class="practise">
<${N} class="unseen">${o("practise-title")}</>
<${Cn} rating=${n} deviation=${Math.round(r)} days=${s} />
<nav class="practise-doors">
<${Ut} to="/practise/rush" icon="clock" title=${o("rush-title")} note=${o("rush-best",{solved:K.value.best})} />
<${Ut} to="/practise/race" icon="flag" title=${o("race-title")} note=${o("race-by-link")} />
<${Ut} to="/practise/again" icon="undo" title=${o("again-title")} note=${o("again-count",{count:W.value.length})} />
</nav>
<${Pn} choice=${e} near=${n} onChange=${d=>u({...e,grade:d})} />
<${zn} choice=${e} onChange=${u} />
<${_n} choice=${e} onChange=${u} />
<h2 class="practise-head"><span>${o("practise-box")}</span></h2>
<${kr} label=${o("practise-box")} value=${e.edition} options=${$e.map(({id:d})=>({value:d,text:o(`edition-${d}`)}))} onChange=${d=>u(Fr(e,d))} />
</>
<${A} class="practise-start">
<p class=${v?"note about-board":"note"} role="status">${Tn(a!==null,c,i!==null,p?Ge(a.found):null)}</p>
<div class="buttons">
${i&&l`<${k} disabled=${!a} onClick=${f}>${o("practise-another")}</>`}
<${k} kind="main" disabled=${!i&&!a} onClick=${i?b:f}>
${i?o("practise-continue"):o("practise-start")}${ye.value.singleKeys&&l` <kbd class="for-keys">${o("key-enter")}</kbd>`}
</>
</div>
</>
`}function Tn(e,t,r,n){return t||(r?o("practise-open-note"):e?n===null?o("practise-board-note"):o("practise-far",{rating:String(n)}):o("practise-searching"))}function Nn(e){let t=B.value,r=JSON.stringify([t,t.choice.grade===F?e:0]),[n,s]=C(null),[a,c]=C(null);O(()=>{let[u,f]=[!1,!1],b=setTimeout(async()=>{f=!0;try{let p=await Ae(t,e);u||s({key:r,...p})}catch(p){u||c(te(p))}f=!1},Mn);return c(null),()=>{u=!0,clearTimeout(b),f&&Vr()}},[r]);let i=n?.key===r?n:null;return An(i?.found.puzzle??null),{drawn:i,fault:a}}function An(e){let{api:t}=xe(),r=q(()=>{if(!e)return null;let{board:n,robots:s,target:a}=at(e),c=fr(t),i=()=>({...a,symbol:c.board.value?.targets.find(({cell:u})=>u===a.cell)?.symbol??null});return{...c,text:n,scene:{get value(){return{...tt,robots:s,markers:{},chip:i()}}}}},[e,t]);Se(r,r?.text),O(()=>{r&&we(le(r.text))},[r])}function Cn({rating:e,deviation:t,days:r}){let n=Object.entries(X.value.days).sort(([s],[a])=>s<a?-1:1).slice(-Rn).map(([,s])=>s);return l`
<${pe} class="card practise-standing" to="/practise/year">
<span class="unseen">${o("practise-standing",{rating:String(e),deviation:t,days:r})}</span>
<span aria-hidden="true"><b>${e}</b> <small>${o("practise-deviation",{deviation:t})}</small><br /><small>${o("practise-your-rating")}</small></span>
<${Nt} days=${n} />
<span aria-hidden="true"><b>${r}</b><br /><small>${o("practise-in-a-row",{days:r})}</small></span>
</>
`}function Ut({to:e,icon:t,title:r,note:n}){return l`<${pe} class="card practise-door" to=${e}><${ke} name=${t} size=${18} /><b>${r}</b><small>${n}</small></>`}function Pn({choice:e,near:t,onChange:r}){return l`
<h2 class="practise-head"><span>${o("practise-how-hard")}</span></h2>
<div class="practise-grades" role="group" aria-label=${o("practise-how-hard")}>
<button type="button" class="key" aria-pressed=${e.grade===F} onClick=${()=>r(F)}>
<span><b>${o("practise-near")}</b> <small>${t}</small></span>
</button>
${fe.map(n=>l`
<button type="button" key=${n} class="key" aria-pressed=${e.grade===n} onClick=${()=>r(n)}>
<span><${vt} grade=${n} unseen /><small>${o("practise-grade",{grade:n})}</small></span>
</button>
`)}
</div>
`}function zn({choice:e,onChange:t}){let[r,n]=e.moves,s=n===Ht?o("practise-moves-open",{least:r}):r===n?String(r):o("practise-moves-ends",{least:r,most:n});return l`
<h2 class="practise-head"><span>${o("practise-moves")}</span><small>${s}</small></h2>
<div class="practise-moves" role="group" aria-label=${o("practise-moves")}>
${Y.map(a=>l`
<button
type="button" key=${a} class="key" aria-pressed=${r<=a&&a<=n}
aria-label=${a===Ht?o("practise-more-label",{moves:a}):o("move-count",{moves:a})}
onClick=${()=>t({...e,moves:Lr(e.moves,a)})}
>${a===Ht?o("practise-more",{moves:a}):a}</button>
`)}
</div>
`}function _n({choice:e,onChange:t}){return l`
<h2 class="practise-head"><span>${o("practise-themes")}</span><small>${o("practise-themes-note",{themes:e.themes.length})}</small></h2>
<div class="practise-themes" role="group" aria-label=${o("practise-themes")}>
${ft(e.edition).map(r=>l`
<button type="button" key=${r} class="key" aria-pressed=${e.themes.includes(r)} onClick=${()=>t(jr(e,r))}>
${o("practise-theme",{theme:r})}
</button>
`)}
</div>
`}var ie=10,[In,Dn]=[5,20],[At,fo]=[10,36],ho=(e,t)=>In*Math.max(0,e-t),$o=Dn;function Gt({seconds:e},t){let r=0;return e.filter(n=>(r+=n)<=t).length}function Ct({seconds:e}){return Math.round(e.reduce((t,r)=>t+r,0)*At)/At}function ue({seed:e,wanted:t,run:r}){let n=[je(e),ht(t)];return r&&n.push(r.seconds.map(s=>Math.round(s*At).toString(fo)).join("-"),encodeURIComponent(r.name)),n.join("/")}function Ye(e){let[t="",r="",n,s="",...a]=e.split("/"),[c,i]=[Dt(t),$t(r)];return c===null||!i||a.length>0?null:{seed:c,wanted:i,run:n?Bn(n,s):null}}function Bn(e,t){let r=e.split("-");return r.length!==ie||!r.every(n=>/^[0-9a-z]{1,5}$/.test(n))?null:{name:Ln(t),seconds:r.map(n=>parseInt(n,fo)/At)}}function Ln(e){try{return Array.from(decodeURIComponent(e).replace(/\p{C}/gu,"").trim()).slice(0,Xt).join("")}catch{return""}}var he=e=>e.name||o("race-friend");function go({race:e,onStart:t,onNew:r}){let n=ue({...e,run:null}),s=V.value.runs[n]??null,a=V.value.open?.race===n,c=Qe(`/practise/race#${ue({...e,run:s&&{...s,name:Me.value}})}`),i=e.run;P({screen:"page",title:o("race-title"),facts:[o("race-title")],aside:o("race-subtitle"),back:"/practise"});async function u(){let f=await ut(c,o("race-title"));f==="copied"&&_({words:o("race-sent")}),f==="failed"&&_({words:o("race-by-hand",{link:c}),lasting:!0})}return l`
<${T} class="practise">
<${N} class="hero" focusOn=${s}>${s&&i?jn(s,i):o("race-head")}</>
<${G} class="race-card">
<p class="practise-head"><b>${Fn(e)}</b><small>${o("race-seed",{seed:je(e.seed)})}</small></p>
<input class="input" readonly value=${c} aria-label=${o("race-link")} onFocus=${f=>f.target.select()} />
<${k} kind=${s?"main":"second"} icon=${lt()?"share":"copy"} onClick=${u}>${o("race-send")}</>
</>
<${G} class="lines">
${i&&l`<${vo} name=${he(i)} title=${o("race-ghost",{name:he(i)})} note=${o("race-ghost-note")} run=${i} seat=${1} />`}
<${vo} name=${Me.value||o("race-you")} title=${o("race-you")} note=${s?o("race-done"):o("race-not-run")} run=${s} seat=${0} />
</>
<p class="note">${o("race-how")} ${o("race-stored")}</p>
</>
<${A}>
<div class="buttons">
${s?l`<${k} class="wide" onClick=${r}>${o("race-new")}</>`:l`
${!i&&!a&&l`<${k} onClick=${r}>${o("race-new")}</>`}
<${k} kind="main" onClick=${t}>${a?o("race-continue"):i?o("race-start-ghost",{name:he(i)}):o("race-start")}</>
`}
</div>
</>
`}function jn(e,t){let r=Ct(e)-Ct(t);return r===0?o("race-tied"):r<0?o("race-won"):o("race-lost",{name:he(t)})}function Fn({wanted:e}){let[t,r]=e.moves,n={grade:o("practise-grade",{grade:e.grade[0]}),least:t,most:r,edition:o(`edition-${e.edition}`)};return t===r?o("race-moves-one",n):o("race-moves",n)}function vo({name:e,title:t,note:r,run:n,seat:s}){return l`
<div class="line">
<${pt} seat=${s} name=${e} />
<span class="line-text"><b>${t}</b><br /><small>${r}</small></span>
<b class="race-total">${n?oe(Ct(n)):"–"}</b>
</div>
`}var Wn={...tt,robots:{},markers:{},chip:null};function Hn(e,t,{exact:r,kept:n=[],onChange:s,onSolved:a,onMissed:c}){let i=e.path.length,u=I(!1),f=I(!1),b=it(t,e.puzzle,{kept:()=>n,isShut:()=>u.value||f.value,exactly:()=>r?i:null,onChange:({moves:v})=>s?.(v),judge:v=>ct(e.puzzle,v),onFailed(){r&&(u.value=!0,c?.())},onSolved(v,{moves:d}){u.value=!0,a(d.length)}}),p=ve(()=>f.value?Wn:b.scene.value);return{...b,scene:p,drawn:e,best:i,over:u,hidden:f}}function Pt(e,t,r=!1){let{api:n}=xe(),s=q(()=>e&&Hn(e,n,t),[e]);return Se(s,s?.text),or(()=>{s&&(s.hidden.value=r)},[s,r]),O(()=>{s&&we(le(s.text))},[s]),s}function zt(e=0,t=()=>performance.now()){let r=e,n=null,s=()=>r+(n===null?0:(t()-n)/1e3);return{seconds:s,start:()=>{n??=t()},stop(){r=s(),n=null}}}var Un=200,Gn=5e3;function bo({race:e,onDone:t}){let[r,n]=C([]);return P({screen:"game",title:o("race-title"),facts:[o("race-title")],back:"/practise"}),O(()=>{let s=!1,a=performance.now();return(async()=>{let c=[];for(let i=0;i<ie;i+=1){if(c.push(await de({seed:e.seed,index:i,wanted:e.wanted})),s)return;n([...c]),!(c.length<ie&&performance.now()-a<Gn)&&(a=performance.now(),rt(o("race-preparing",{count:c.length})))}})().catch(c=>{s||(_({words:te(c),urgent:!0}),t())}),()=>{s=!0}},[]),r.length===ie?l`<${qn} race=${e} puzzles=${r} onDone=${t} />`:l`<${T}><${N}>${o("race-title")}</><p>${o("race-preparing",{count:r.length})}</p></>`}function Kn(e){let{open:t}=V.value;return t?.race===e?t:{race:e,seconds:[],spent:0,moves:[]}}function qn({race:e,puzzles:t,onDone:r}){let n=ue({...e,run:null}),s=q(()=>Kn(n),[]),[a,c]=C(s.seconds),[i,u]=C(s.seconds.length>0||s.spent>0),[f,b]=C(0),p=a.length,v=q(()=>zt(p===s.seconds.length?s.spent:0),[p,s]),d=Pt(t[p]??null,{exact:!1,kept:p===s.seconds.length?s.moves:[],onSolved:w=>$(ho(w,t[p].path.length))},i),g=!!d?.board.value,h=d?.trial.value.moves??[],y=a.reduce((w,E)=>w+E,0)+v.seconds(),m=e.run;mt(!i),Ee(d),J([{keys:["p"],text:"key-rush-pass",when:()=>!i,run:x}]),P({screen:"game",title:o("race-title"),facts:[o("race-title")],aside:Yn(p,m,y),back:"/practise"});function $(w){v.stop();let E=[...a,v.seconds()+w];if(w>0?re(o("race-over-say",{seconds:w})):me("success"),R(E,0,[]),E.length<ie){c(E);return}V.change(z=>({...z,open:null,runs:{...z.runs,[n]:{name:Me.value,seconds:E}}})),Ke({quick:ie}),r()}function x(){d&&!i&&!d.over.value&&$($o)}function R(w,E,z){V.change(D=>({...D,open:{race:n,seconds:w,spent:E,moves:z}}))}return O(()=>{g&&!i&&v.start()},[g,d,i,v]),O(()=>{let w=()=>{d?.over.value||(v.stop(),R(a,v.seconds(),d?.trial.value.moves??[]))},E=()=>{document.hidden&&(w(),u(!0))};document.addEventListener("visibilitychange",E);let z=setInterval(()=>b(performance.now()),Un);return()=>{document.removeEventListener("visibilitychange",E),clearInterval(z),i||w()}},[d,i,a]),l`
<${T} class="practise-running" data-now=${f>0}>
<${N} class=${i?"":"unseen"} focusOn=${`${p} ${i}`}>${i?o("race-paused"):d?o("phase-target",{robot:d.chip.value.robot??"any",target:be(d.chip.value),cell:d.chip.value.cell}):o("race-title")}</>
${i&&l`<p class="note">${o("race-paused-note")}</p>`}
<${yo} name=${Me.value||o("race-you")} seat=${0} done=${p} time=${y} />
${m&&l`<${yo} name=${he(m)} seat=${1} done=${Gt(m,y)} time=${Math.min(y,m.seconds.reduce((w,E)=>w+E,0))} />`}
${d&&!i&&l`<p class="rush-aim"><${et} chip=${d.chip.value} /><b>${o("rush-in",{moves:d.best})}</b></p>`}
${h.length>0&&!i&&l`<${Re} moves=${h} label=${o("moves-so-far")} />`}
</>
<${A}>
${i?l`<div class="buttons"><${k} kind="main" onClick=${()=>u(!1)}>${o("race-continue")}</></div>`:d&&l`
<${Oe} table=${d}>
<div class="hand-pair">
<${k} disabled=${h.length===0} onClick=${d.undo}>${o("undo")}</>
<${k} onClick=${x}>${o("rush-pass")}</>
</div>
</>
`}
</>
`}function Yn(e,t,r){if(!t)return o("race-place",{count:Math.min(e+1,ie)});let n=Gt(t,r)-e,s={name:he(t),places:Math.abs(n)};return n>0?o("race-ahead",s):n<0?o("race-behind",s):o("race-level",s)}function yo({name:e,seat:t,done:r,time:n}){return l`
<div class="race-row" role="img" aria-label=${o("race-row",{name:e,done:r,time:oe(n)})}>
<${pt} seat=${t} name=${e} />
<span class="race-boxes">${Array.from({length:ie},(s,a)=>l`<span key=${a} class=${a<r?"full":a===r?"now":""}>${a<r?l`<${ke} name="check" size=${14} />`:a+1}</span>`)}</span>
<b>${oe(n)}</b>
</div>
`}function wo(){let[e,t]=C(()=>Ye(De.value)??Vn()??xo()),[r,n]=C(!1),s=ue({...e,run:null}),a=De.value;O(()=>{let i=Ye(a);i&&t(i)},[a]),O(()=>{V.change(i=>({...i,latest:ue(e)}))},[s]);function c(){let i=xo();t(i),nt("/practise/race")}return a&&!Ye(a)?l`<${st} title=${o("race-title")} words=${o("race-link-faulty")}><${k} kind="main" onClick=${c}>${o("race-new")}</></>`:r?l`<${bo} race=${e} onDone=${()=>n(!1)} />`:l`<${go} race=${e} onStart=${()=>n(!0)} onNew=${c} />`}function Vn(){let{latest:e}=V.value;return e===null?null:Ye(e)}function xo(){let{choice:e}=B.value,{rating:t}=j(),r=e.grade===F?Le(t):e.grade;return{seed:Ne(),wanted:dt({...e,grade:r,themes:[]},0,t),run:null}}function ko({run:e,onAgain:t}){let r=e.over.value,n=e.missed.value;if(P({screen:"page",title:o("rush-title"),facts:[o("rush-title")],back:"/practise"}),!r)return null;let{solved:s,longest:a,won:c,lost:i,lasted:u,early:f}=r,{best:b}=K.value;return l`
<${T} class="practise">
<div class="practise-big">
<b aria-hidden="true">${s}</b>
<div>
<${N} focusOn=${r.at}><span class="unseen">${s} </span>${o("rush-solved")}</>
<p class="note">${o("rush-row",{best:b,row:a})}</p>
</div>
</div>
${f&&l`<p class="note">${o("rush-ended-early",{solved:s})}</p>`}
<dl class="card solved-facts">
<div class="fact"><dt>${o("rush-lasted")}</dt><dd>${oe(u)}</dd></div>
<div class="fact"><dt>${o("rush-won")}</dt><dd>${o("rush-plus",{seconds:c})}</dd></div>
<div class="fact"><dt>${o("rush-lost")}</dt><dd>${o("rush-minus",{seconds:i})}</dd></div>
</dl>
<${Zn} />
${n.length>0&&l`
<h2 class="practise-head"><span>${o("rush-missed",{count:n.length})}</span><small>${o("rush-missed-note")}</small></h2>
<${Mt} failures=${W.value.filter(({name:p})=>n.includes(p))} />
`}
</>
<${A}>
<div class="buttons">
${n.length>0&&l`<${k} onClick=${()=>Q(ze(n))}>${o("rush-try",{count:n.length})}</>`}
<${k} kind="main" onClick=${t}>${o("rush-again")}</>
</div>
</>
`}function Zn(){let{runs:e}=K.value,t=Math.max(1,...e.map(({solved:r})=>r));return l`
<${G} class="rush-runs">
<h2>${o("rush-last",{count:e.length})}</h2>
<ol>
${e.map(({at:r,solved:n},s)=>l`
<li key=${r} class=${s===e.length-1?"now":""}><span>${n}</span><i style=${{height:`${4+44*n/t}px`}}></i></li>
`)}
</ol>
</>
`}var So=[{row:5,seconds:3},{row:12,seconds:5},{row:20,seconds:7},{row:30,seconds:10}],Jn=8,Qn=5,Kt={solved:0,row:0,longest:0,won:0,lost:0};function Eo({solved:e,row:t,longest:r,won:n,lost:s}){let a=So.find(c=>c.row===t+1)?.seconds??0;return{solved:e+1,row:t+1,longest:Math.max(r,t+1),won:n+a,lost:s}}function Oo(e){return{...e,row:0,lost:e.lost+10}}function qt({won:e,lost:t},r){return Math.max(0,180+e-t-r)}function Ro({row:e}){return So.find(t=>t.row>e)??null}function Mo(e){return Math.min(Qn,1+Math.floor(e/Jn))}var Xn=3,es=12,ts=4,rs=[60,30,10];function To(e,t){let r=Ne(),n=I(Kt),s=I(null),a=I(qt(Kt,0)),c=I(null),i=I([]),u=zt(),f=0;function b(m){let $=Mo(n.peek().solved+m-f);return de({seed:r,index:m,wanted:{edition:e,robots:ts,moves:[Y[0],Y[Y.length-1]],grade:[$,$],themes:[]}})}let p=new Map;function v(){for(let m=f;m<f+Xn;m+=1){if(p.has(m))continue;let $=b(m);$.catch(()=>{}),p.set(m,$)}}async function d(){u.stop(),s.value=null,v();try{let m=await p.get(f);c.value===null&&(s.value=m??null)}catch(m){t(m)}p.delete(f),f+=1}function g(){let m=a.peek();a.value=qt(n.peek(),u.seconds());let $=rs.find(x=>m>x&&a.value<=x);$&&rt(o("rush-time-say",{seconds:$})),a.value===0&&h(!1)}function h(m){if(c.value!==null)return;u.stop();let{solved:$,longest:x,won:R,lost:w}=n.peek();!m&&s.value&&y(s.value,"time");let E={at:Date.now(),solved:$,longest:x,won:R,lost:w,lasted:Math.round(m?u.seconds():180+R-w),early:m};c.value=E,K.change(({best:z,runs:D})=>({best:Math.max(z,$),runs:[...D,E].slice(-es)})),$>0&&Ke({quick:$}),re(o("rush-over-say",{solved:$})),me("success")}function y(m,$){Ft(m,$,null),i.value=[...i.value,m.name]}return{rush:n,drawn:s,left:a,over:c,missed:i,tick:g,end:h,begin:()=>{d()},ready:u.start,solved(){let m=n.peek().won;n.value=Eo(n.peek());let{row:$,won:x}=n.peek();x>m&&re(o("rush-bonus-say",{row:$,seconds:x-m})),me("success"),d()},miss(m){!s.value||c.value||(y(s.value,m),s.value=null,n.value=Oo(n.peek()),g(),c.value===null&&(re(o("rush-miss-say")),d()))}}}var os=200;function No(){let[e,t]=C(null);function r(){let n=a=>{_({words:te(a),urgent:!0}),t(null)},s=To(B.value.choice.edition,n);t(s),s.begin()}return e?e.over.value?l`<${ko} run=${e} onAgain=${r} />`:l`<${ss} run=${e} />`:l`<${ns} onStart=${r} />`}function ns({onStart:e}){return P({screen:"page",title:o("rush-title"),facts:[o("rush-title")],aside:o("rush-best",{solved:K.value.best}),back:"/practise"}),l`
<${T} class="practise">
<${N}>${o("rush-title")}</>
<p class="lead">${o("rush-how")}</p>
<p class="note">${o("rush-sleep")}</p>
</>
<${A}><div class="buttons"><${k} kind="main" onClick=${e}>${o("rush-start")}</></div></>
`}function ss({run:e}){let t=e.drawn.value,{solved:r,row:n}=e.rush.value,s=Pt(t,{exact:!0,onSolved:e.solved,onMissed:()=>e.miss("moves")}),a=!!s?.board.value;mt(!0),P({screen:"game",title:o("rush-title"),facts:[o("rush-title")],aside:o("rush-so-far",{solved:r,row:n}),back:"/practise"}),Ee(s),J([{keys:["p"],text:"key-rush-pass",run:()=>e.miss("passed")}]),O(()=>{a&&e.ready()},[a,s,e]),O(()=>{let i=()=>{document.hidden&&e.end(!0)};document.addEventListener("visibilitychange",i);let u=setInterval(e.tick,os);return()=>{document.removeEventListener("visibilitychange",i),clearInterval(u),e.end(!0)}},[e]);let c=s?.trial.value.moves??[];return l`
<${T} class="practise-running">
<${N} class="unseen" focusOn=${t?.name}>${s?o("phase-target",{robot:s.chip.value.robot??"any",target:be(s.chip.value),cell:s.chip.value.cell}):o("practise-searching")}</>
<div class="rush-head">
<${Sr} share=${Math.min(1,e.left.value/180)} running />
<b class="rush-time" role="timer" aria-label=${o("rush-time-say",{seconds:Math.ceil(e.left.value)})}>${oe(e.left.value)}</b>
${s&&l`<span class="rush-aim"><${et} chip=${s.chip.value} /><b>${o("rush-in",{moves:s.best})}</b></span>`}
</div>
<${as} row=${n} />
${c.length>0&&l`<${Re} moves=${c} label=${o("moves-so-far")} />`}
</>
<${A}>
${s&&l`
<${Oe} table=${s}>
<div class="hand-pair">
<${k} disabled=${c.length===0} onClick=${s.undo}>${o("undo")}</>
<${k} onClick=${()=>e.miss("passed")}>${o("rush-pass")}</>
</div>
</>
`}
</>
`}function as({row:e}){let t=Ro({row:e});return t?l`
<div class="rush-row" aria-hidden="true">
${Array.from({length:t.row},(r,n)=>l`<span key=${n} class=${n<e?"full":n===e?"now":""}></span>`)}
<small class="tag">${o("rush-plus",{seconds:t.seconds})}</small>
</div>
<p class="note">${o("rush-to-bonus",{more:t.row-e,seconds:t.seconds})}</p>
`:l`<p class="note">${o("rush-bonuses-over")}</p>`}var Ao=ne.length;function cs(e,t){let r=e.path.length,n=I(L.value??{drawn:e,moves:[],hints:0,result:null}),s=I(!1),a=ve(()=>n.value.result!==null&&!s.value),c=it(t,e.puzzle,{kept:()=>n.value.moves,isShut:()=>a.value,onChange:({moves:h})=>v({moves:h}),judge:h=>ct(e.puzzle,h),async onSolved(h,y){ir()||await new Promise(m=>setTimeout(m,700)),c.trial.value===y&&d(y.moves)}}),{board:i,chosen:u,replay:f,start:b}=c,p=ve(()=>{let h=n.value.result?.moves??[];return $r({start:b,chip:c.chip.value},h,h.length===r?[]:e.path)});function v(h){n.value={...n.value,...h},L.change(()=>n.value)}function d(h){let y=n.value.result,{hints:m}=n.value,$=Rt(e,{moves:h?.length??null,hints:m,retry:y!==null});v({moves:h??[],result:{moves:h,change:$}}),u.value=null,s.value=!1;let x=yt(h?.length??null,r);re(h?o("practise-solved-say",{verdict:x,moves:h.length,best:r,rating:String(Math.round(j().rating))}):x),h&&me("success")}function g(){let h=f.playback.value,y=p.value[0],m=h?.trial??(i.value&&y&&pr(i.value,b,y.moves));return m?{...mr(i.value,m,h?.step??m.slides.length,c.chip.value),taken:!1}:{}}return{...c,drawn:e,best:r,state:n,done:a,paths:p,scene:ve(()=>a.value?g():c.scene.value),retry(){f.close(),s.value=!0,c.restart()},hint(){if(a.value||n.value.hints>=Ao)return;v({hints:n.value.hints+1});let{hints:h}=n.value;h===Ao?d(null):re(gt(h,e.path,c.chip.value.robot))}}}function Co(e){let{api:t}=xe(),r=q(()=>e&&cs(e,t),[e,t]);return Se(r,r?.text),O(()=>{r&&we(le(r.text))},[r]),r}function Po({table:e}){let{drawn:t,best:r}=e,{result:n}=e.state.value,[s,a]=C(!1),{rating:c}=j();O(()=>{Ae(B.value,c).catch(()=>{})},[]);async function i(){a(!0);try{nt(await uo(t.name))}catch(p){a(!1),_({words:te(p),urgent:!0})}}if(J([{keys:[" "],text:"key-practise-next",when:()=>!s,run:()=>{i()}}]),!n)return null;let{moves:u,change:f}=n,b=[o("practise-paths",{paths:t.paths}),o("practise-puzzle-rating",{rating:String(Ge(t))})];return l`
<${T} class="result practise-solved">
<${G} class="result-head solved-head">
<${Xe} chip=${e.chip.value} size=${56} />
<div>
<${N} focusOn=${`${t.name}.solved`}>${yt(u?.length??null,r)}</>
<p class="note">${b.join(" ")}</p>
</div>
</>
<dl class="card solved-facts">
<${Vt} name=${o("practise-yours")} value=${u?.length??"–"} />
<${Vt} name=${o("practise-shortest")} value=${r} />
<${Vt} name=${o("practise-your-rating")} value=${Math.round(c)} change=${f} />
</dl>
${f===null&&l`<p class="note">${o("practise-unrated")}</p>`}
<${gr} table=${e} paths=${e.paths.value} owner=${o("you")} legend=${o("solved-paths")} space=${!1} />
${t.themes.length>0&&l`<${ls} themes=${t.themes} />`}
</>
<${A}>
<div class="buttons">
<${k} onClick=${e.retry}>${o("practise-retry")}</>
<${pe} class="button second" to=${`/analyse#${t.puzzle.replaceAll(" ","_")}`}>${o("practise-analyse")}</>
<${k} kind="main" disabled=${s} onClick=${i}>${o("practise-next")}${ye.value.singleKeys&&l` <kbd class="for-keys">${o("key-space")}</kbd>`}</>
</div>
</>
`}function Vt({name:e,value:t,change:r=null}){let n=r===null?"":r<0?`−${-r}`:`+${r}`;return l`<div class="fact"><dt>${e}</dt><dd>${t}${n&&l` <small>${n}</small>`}</dd></div>`}function ls({themes:e}){return l`
<${G} class="practise-about">
<h2 class="practise-head"><span>${o("practise-about")}</span><small>${o("practise-about-note")}</small></h2>
<p>${e.map(t=>l`<span class="tag" key=${t}>${o("practise-theme",{theme:t})}</span> `)}</p>
</>
`}function zo({name:e}){let[t,r]=C(null),[n,s]=C(null),a=Co(t),c=t?o("practise-grade",{grade:t.grade}):"",{result:i,hints:u=0}=a?.state.value??{},f=!!i?.moves&&u<ne.length,b=Math.max(1,se(X.value.days[ee()])+(f?0:1));return P({screen:"game",title:o("practise-title"),facts:[o("practise-title")],back:"/practise",aside:t?o("practise-place",{grade:c,number:b}):o("practise-searching")}),ot([{icon:lt()?"share":"copy",label:o("practise-send"),run:()=>{us(Fe(e))}}]),O(()=>{let p=Fe(e),v=W.value.find(g=>g.name===p),d=L.value?.drawn.name===p?L.value.drawn:v;d&&Zr(d),de(e).then(g=>{lo(g),r(g)},s)},[]),n?l`<${st} title=${o("puzzle-missing")} words=${te(n)} />`:a?a.done.value?l`<${Po} table=${a} />`:l`<${ps} table=${a} />`:l`<${br} />`}async function us(e){let t=Qe(`/practise#${e}`),r=await ut(t,o("practise-title"));r==="copied"&&_({words:o("race-sent")}),r==="failed"&&_({words:o("race-by-hand",{link:t}),lasting:!0})}function ps({table:e}){let{moves:t}=e.trial.value,{hints:r}=e.state.value;Ee(e),J([{keys:["h"],text:"key-hint",run:e.hint}]);let n=s=>ye.value.singleKeys&&l` <kbd class="for-keys">${s}</kbd>`;return l`
<${T} class="practise-solving">
<${G} class="puzzle-head">
<${N} focusOn=${e.drawn.name}>${o("find-a-way")}</>
<${hr} task=${e} />
</>
${t.length>0&&l`<${Re} moves=${t} label=${o("moves-so-far")} />`}
<${ms} table=${e} />
</>
<${A}>
<${Oe} table=${e}>
<div class="hand-pair">
<${k} disabled=${t.length===0} onClick=${e.undo}>${o("undo")}${n("u")}</>
<${k} disabled=${r>=ne.length} onClick=${e.hint}>${o("practise-hint")}${n("h")}</>
</div>
</>
</>
`}function ms({table:e}){let{hints:t}=e.state.value,{robot:r}=e.chip.value,n=Je(null);O(()=>{t>0&&n.current?.children[t-1]?.scrollIntoView({block:"center"})},[t]);let s={name:o("practise-hint-name",{hint:t+1}),price:o("practise-hint-price",{hint:t+1})};return l`
<h2 class="practise-head"><span>${o("hints")}</span><small class="for-keys">${o("practise-hints-next",s)}</small></h2>
<ol class="card lines practise-hints" ref=${n}>
${ne.map((a,c)=>{let i=c+1,u=i<=t;return l`
<li key=${i} class=${`line ${u?"taken":i===t+1?"next":"later"}`}>
<span class="tag" aria-hidden="true">${i}</span>
<span class="line-text">${u?gt(i,e.drawn.path,r):o("practise-hint-name",{hint:i})}</span>
${!u&&l`<small>${o("practise-hint-price",{hint:i})}</small>`}
</li>
`})}
</ol>
`}var _o=6,fs=["none","few","some","many"],Jt=(e,t)=>new Intl.DateTimeFormat(Ie(),{month:t}).format(Ce(e));function Io(){let{days:e,longest:t}=X.value,r=ee(),n=r.slice(0,4),s=He(e,r),a=to(e,r),c=j(),i=Object.entries(e).filter(([p])=>p.startsWith(n)).sort(([p],[v])=>p<v?-1:1).map(([,p])=>p),u=p=>i.reduce((v,d)=>v+p(d),0),[f,b]=[u(p=>p.solved),u(p=>p.shortest)];return P({screen:"page",title:o("year-title"),facts:[o("year-title")],aside:n,back:"/practise"}),l`
<${T} class="practise year">
<div class="practise-big">
<b aria-hidden="true">${s}</b>
<div>
<${N}><span class="unseen">${s} </span>${o("practise-in-a-row",{days:s})}</>
${t&&l`<p class="note">${o("year-longest",{days:t.days,month:Jt(t.end,"long")})}</p>`}
</div>
</div>
${[a.slice(0,_o),a.slice(_o)].map((p,v)=>l`<${ds} key=${v} months=${p} days=${e} today=${r} />`)}
<p class="note year-legend" aria-hidden="true">${fs.map((p,v)=>l`<span key=${p}><i class=${`dot size-${v}`}></i>${o(`year-key-${p}`)}</span>`)}</p>
<${G} class="year-rating">
<h2 class="practise-head"><span>${o("year-rating")}</span><span><b>${Math.round(c.rating)}</b> <small>${o("practise-deviation",{deviation:Math.round(c.deviation)})}</small></span></h2>
<${Nt} days=${i} band />
</>
<dl class="card solved-facts">
<div class="fact"><dt>${o("year-solved")}</dt><dd>${new Intl.NumberFormat(Ie()).format(u(se))}</dd></div>
<div class="fact"><dt>${o("year-in-shortest")}</dt><dd>${o("year-share",{percent:f?Math.round(100*b/f):0})}</dd></div>
<div class="fact"><dt>${o("rush-title")}</dt><dd>${K.value.best}</dd></div>
</dl>
</>
<${A}><${hs} /></>
`}function ds({months:e,days:t,today:r}){let n=ro(e[0].first),s=a=>e.slice(0,a).reduce((c,{dates:i})=>c+i.length,n);return l`
<div class="year-half">
<ul class="unseen">${e.filter(({past:a})=>a>0).map(({first:a,played:c,past:i,puzzles:u})=>l`<li key=${a}>${o("year-month",{month:Jt(a,"long"),played:c,past:i,puzzles:u})}</li>`)}</ul>
<div class="year-months" aria-hidden="true">${e.map(({first:a},c)=>l`<small key=${a} style=${{gridColumn:1+Math.floor(s(c)/7)}}>${Jt(a,"short")}</small>`)}</div>
<div class="year-dots" aria-hidden="true">
${e.flatMap(({dates:a},c)=>a.map((i,u)=>{let f=s(c)+u,b=i>r?"to-come":`size-${eo(t[i])}`;return l`<i key=${i} class=${`dot ${b} ${i===r?"now":""}`} style=${{gridArea:`${1+f%7} / ${1+Math.floor(f/7)}`}}></i>`}))}
</div>
</div>
`}var Zt="ricochet-practise";function hs(){let e=Je(null);function t(){let n=Object.fromEntries(jt.map(({key:s})=>[s,_e.read(s)]).filter(([,s])=>s!==null));yr(`${Zt}-${ee()}.json`,{format:Zt,values:n})}async function r(n){let s=sr(await n?.text()??null,M({format:ce(Zt),values:ge(H)}),null);if(s){for(let{key:a}of jt)a in s.values&&_e.write(a,s.values[a]);Ot(),_({words:o("year-brought")})}else _({words:o("year-not-brought"),urgent:!0});e.current&&(e.current.value="")}return l`
<div class="buttons">
<${k} class="wide" icon="save" onClick=${t}>${o("year-save")}</>
<${k} class="wide" onClick=${()=>e.current?.click()}>${o("device-import")}</>
<input ref=${e} type="file" accept="application/json,.json" hidden onChange=${()=>r(e.current?.files?.[0])} />
</div>
<p class="note year-here">${o("year-here-only")}</p>
`}var Do={again:po,rush:No,race:wo,year:Io};function ap({part:e=""}){if(O(Ot,[]),e==="")return l`<${$s} />`;let t=Object.hasOwn(Do,e)?Do[e]:dr;return l`<${t} />`}function $s(){let e=decodeURI(De.value),t=We(e);return O(()=>{e&&!We(e)&&_({words:o("practise-link-faulty"),urgent:!0})},[e]),t?l`<${zo} key=${e} name=${t} />`:l`<${mo} />`}export{ap as PractisePage};
