//# allFunctionsCalledOnLoad
import{e as ie}from"./shared-rules-notation.js";import{b as vr,d as gr}from"./shared-solver-solver.js";import{a as mt}from"./shared-frame-wakelock.js";import{a as kr}from"./shared-components-glass.js";import{a as xr}from"./shared-components-choice.js";import{$ as rr,Bc as pr,Be as Sr,Ce as Er,D as _e,Dc as ke,E as Z,Eb as cr,Ec as Se,F as Xe,H as ue,Hc as me,I as ve,Ic as mr,J as k,Jc as ct,K as M,Kb as be,L as A,Lc as fr,M as H,N as T,Nc as dr,O as er,Oc as hr,Pa as tt,Pb as st,Pc as Ee,Qb as lr,R as U,Rb as _t,Rc as Q,S,Sc as lt,T as tr,Ta as rt,Tc as Re,U as pe,Uc as $r,V as J,X as G,Y as ge,Yb as xe,Z as N,a as C,aa as or,b as R,ba as Ie,c as Xt,cb as sr,d as Ze,e as q,eb as ar,ec as at,gb as ir,hb as ye,id as oe,j as I,k as $e,lc as ur,m as l,mb as ot,pb as nt,pd as Oe,qb as re,rc as it,s as ze,sd as Me,t as o,tb as _,ue as ut,ve as pt,w as Je,x as P,xa as nr,xe as wr,yd as yr,z as Qe,za as et,zc as we,zd as br}from"./main.js";var Lo=Object.create,Rr=Object.defineProperty,jo=Object.getOwnPropertyDescriptor,Fo=Object.getOwnPropertyNames,Wo=Object.getPrototypeOf,Ho=Object.prototype.hasOwnProperty,Uo=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},Go=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Fo(t))!Ho.call(e,s)&&s!==r&&Rr(e,s,{get:()=>t[s],enumerable:!(n=jo(t,s))||n.enumerable});return e},Ko=(e,t,r)=>(r=e!=null?Lo(Wo(e)):{},Go(t||!e||!e.__esModule?Rr(r,"default",{value:e,enumerable:!0}):r,e)),qo=Uo((e,t)=>{function r(g,h,y){let m=(g-y.rating)/173.7178,$=h/173.7178;return{mu:m,phi:$}}function n(g){return 1/Math.sqrt(1+3*g**2/Math.PI**2)}function s(g,h,y){return 1/(1+Math.exp(-n(y)*(g-h)))}function a(g,h,y){return h.map(m=>{let $=r(m[0],m[1],y);return{muj:$.mu,phij:$.phi,gphij:n($.phi),emmp:s(g,$.mu,$.phi),score:m[2]}})}function c(g){return 1/g.reduce((h,y)=>h+y.gphij**2*y.emmp*(1-y.emmp),0)}function i(g,h){return g*h.reduce((y,m)=>y+m.gphij*(m.score-m.emmp),0)}function u(g,h,y,m,$){let x=g**2,O=y**2;return w=>{let E=Math.exp(w),z=x+h+E,D=(w-m)/$.tau**2;return E*(O-x-h-E)/(2*z**2)-D}}function f(g,h,y,m,$){let x=Math.log(g**2),O=u(h,y,m,x,$),w;if(m**2>h**2+y)w=Math.log(m**2-h**2-y);else{let D=1;for(;O(x-D*$.tau)<0;)D++;w=x-D*$.tau}let E=O(x),z=O(w);for(;Math.abs(w-x)>1e-6;){let D=x+(x-w)*E/(z-E),Ve=O(D);Ve*z<=0?(x=w,E=z):E/=2,w=D,z=Ve}return Math.exp(x/2)}function b(g,h){return Math.sqrt(g**2+h**2)}function p(g,h,y,m){let $=1/Math.sqrt(1/g**2+1/y);return{mu:h+$**2*m.reduce((x,O)=>x+O.gphij*(O.score-O.emmp),0),phi:$}}function v(g,h,y){let m=173.7178*g+y.rating,$=173.7178*h;return{rating:m,rd:$}}function d(g,h,y,m,$){let x={rating:1500,tau:.5,...$||{}},O=r(g,h,x),w=a(O.mu,m,x),E=c(w),z=i(E,w),D=f(y,O.phi,E,z,x),Ve=b(D,O.phi),Qt=p(Ve,O.mu,E,w);return{...v(Qt.mu,Qt.phi,x),vol:D}}t.exports=d}),Yo=Ko(qo()),Or=Yo.default;var[It,Tr,Nr]=[1500,350,.06],Vo=173.7178,Ar=(st[1]+st[2])/2,Cr=100,Zo=120,Pr={rating:It,deviation:Tr,volatility:Nr};function De(e){return{rating:It+Cr*(e-Ar),deviation:Zo,volatility:Nr}}function Be(e){let t=Ar+(e-It)/Cr;return 1+st.filter(r=>r<=t).length}function zr(e,t,r,n){return{player:Mr(e,t,r,n),puzzle:Mr(t,e,1-r,n)}}function Mr(e,t,r,n){let{rating:s,rd:a,vol:c}=Or(e.rating,e.deviation,e.volatility,[[t.rating,t.deviation,r]]),i=(u,f)=>u+n*(f-u);return{rating:i(e.rating,s),deviation:i(e.deviation,a),volatility:i(e.volatility,c)}}function _r(e,t){let r=Math.sqrt(e.deviation**2+t*(Vo*e.volatility)**2);return{...e,deviation:Math.min(Tr,r)}}var F="near",fe=[1,2,3,4,5],Y=[3,4,5,6,7,8,9],[Jo,Qo]=[Y[0],Y[Y.length-1]],Te=60,Br=4,Lr={grade:F,moves:[4,7],themes:[],edition:"2013"};function jr([e,t],r){return e===t?[Math.min(e,r),Math.max(t,r)]:[r,r]}function Fr(e,t){let{themes:r}=e;return{...e,themes:r.includes(t)?r.filter(n=>n!==t):[...r,t]}}function ft(e){let t=yr(e);return lr.filter(r=>(r!=="diagonal"||br(t))&&(r!=="fifth-robot"||t.fifth_robot_available))}function Wr(e,t){return{...e,edition:t,themes:e.themes.filter(r=>ft(t).some(n=>n===r))}}function dt({grade:e,moves:[t,r],themes:n,edition:s},a,c){return{edition:s,robots:Br,moves:[t,r===Qo?_t:r],grade:e===F?[Be(c-Te),Be(c+Te)]:[Number(e),Number(e)],themes:n.length?[n[a%n.length]]:[]}}function ht({edition:e,grade:t,moves:r,themes:n}){return[e,Ir(t),Ir(r),...n].join(".")}var Ir=([e,t])=>e===t?String(e):`${e}-${t}`;function $t(e){let[t,...r]=e.split("."),[n,s]=[Dr(r[0],1,fe.length),Dr(r[1],Jo,_t)],a=r.slice(2);return!be.some(({id:c})=>c===t)||!n||!s||!a.every(c=>ft(t).some(i=>i===c))?null:{edition:t,robots:Br,grade:n,moves:s,themes:a}}function Dr(e,t,r){let n=/^(\d{1,2})(?:-(\d{1,2}))?$/.exec(e??"");if(!n)return null;let s=[Number(n[1]),Number(n[2]??n[1])];return t<=s[0]&&s[0]<=s[1]&&s[1]<=r?s:null}var[Xo,en,tn,rn,on]=[7,5,14,6,2];function gt({grade:e,unseen:t=!1}){let r=t?{"aria-hidden":!0}:{role:"img","aria-label":o("grade-bars",{grade:e})};return l`
<svg class="grade-bars" viewBox="0 0 34 15" width="34" height="15" ...${r}>
${fe.map(n=>{let s=rn+on*(n-1);return l`<rect key=${n} class=${n<=e?"full":""} x=${Xo*(n-1)+.5} y=${tn-s+.5} width=${en-.5} height=${s} rx="1.2" />`})}
</svg>
`}var vt=5,[nn,sn]=[[120,36],[360,96]];function yt({days:e,band:t=!1}){if(e.length<2)return null;let[r,n]=t?sn:nn,s=p=>e.map(({rating:v,deviation:d})=>v+(t?p*d:0)),[a,c]=[Math.min(...s(-1)),Math.max(...s(1),Math.min(...s(-1))+1)],i=p=>p.map((v,d)=>`${(vt+d/(e.length-1)*(r-2*vt)).toFixed(1)},${(n-vt-(v-a)/(c-a)*(n-2*vt)).toFixed(1)}`),u=i(e.map(({rating:p})=>p)),[f,b]=u[u.length-1].split(",");return l`
<svg class="sparkline" viewBox=${`0 0 ${r} ${n}`} aria-hidden="true">
${t&&l`<polygon points=${[...i(s(1)),...i(s(-1)).reverse()].join(" ")} />`}
<polyline points=${u.join(" ")} />
<circle cx=${f} cy=${b} r="3" />
</svg>
`}var bt=36,Hr=4;function Ne(){let[e]=crypto.getRandomValues(new Uint32Array(1)),t=bt**(Hr-1);return t+e%(bt**Hr-t)}var Le=e=>e.toString(bt).toUpperCase();function Dt(e){return/^[0-9A-Z]{1,8}$/i.test(e)?parseInt(e,bt):null}function je({seed:e,index:t,wanted:r}){return`${Le(e)}/${t}/${ht(r)}`}function Fe(e){let[t="",r="",n="",...s]=e.split("/"),[a,c]=[Dt(t),$t(n)];return a===null||!c||!/^\d{1,9}$/.test(r)||s.length>0?null:{seed:a,index:Number(r),wanted:c}}var an=24,Bt=null,xt=new Map;function de(e){let t=je(e),r=xt.get(t)??cn(t,e);return xt.set(t,r),r.catch(()=>xt.delete(t)),r}function Ur(){Bt?.cancel()}function Gr(e){xt.set(e.name,Promise.resolve(e))}async function cn(e,{seed:t,index:r,wanted:n}){return Bt??=gr(),{...await Bt.generate({seed:t,index:r,wanted:n}),name:e}}async function Ae({choice:e,seed:t,next:r},n){let s={found:await a(r),index:r};if(e.grade!==F)return s;for(let i=r+1;c(s.found)>Te&&i<r+an;i+=1){let u=await a(i);c(u)<c(s.found)&&(s={found:u,index:i})}return s;function a(i){return de({seed:t,index:i,wanted:dt(e,i,n)})}function c({score:i}){return Math.abs(De(i).rating-n)}}var Kr={days:{},longest:null},ln=400,un=[1,4,10],wt=7,pn=12;function kt(e){return[e.getFullYear(),e.getMonth()+1,e.getDate()].map(t=>String(t).padStart(2,"0")).join("-")}function Ce(e){let[t,r,n]=e.split("-").map(Number);return new Date(t,r-1,n,wt+5)}function Lt(e,t){let r=Ce(e);return r.setDate(r.getDate()+t),kt(r)}function qr(e,t){return Math.round((Ce(t).getTime()-Ce(e).getTime())/(1440*60*1e3))}var ne=e=>e?e.solved+e.quick:0;function Yr({days:e,longest:t},r,{solved:n=0,shortest:s=0,quick:a=0,rating:c,deviation:i}){let u=e[r]??{solved:0,shortest:0,quick:0},f=Lt(r,1-ln),b={solved:u.solved+n,shortest:u.shortest+s,quick:u.quick+a,rating:Math.round(c),deviation:Math.round(i)},p=Object.fromEntries(Object.entries({...e,[r]:b}).filter(([d])=>d>=f)),v=We(p,r);return{days:p,longest:v>0&&v>=(t?.days??0)?{days:v,end:r}:t}}function We(e,t){let r=0;for(let n=ne(e[t])?t:Lt(t,-1);ne(e[n]);n=Lt(n,-1))r+=1;return r}function Vr(e){return un.filter(t=>ne(e)>=t).length}function Zr(e,t){let r=Number(t.slice(0,4));return Array.from({length:pn},(n,s)=>{let a=new Date(r,s+1,0).getDate(),c=Array.from({length:a},(u,f)=>kt(new Date(r,s,f+1,wt+5))),i=c.filter(u=>ne(e[u])>0);return{first:c[0],dates:c,played:i.length,past:c.filter(u=>u<=t).length,puzzles:i.reduce((u,f)=>u+ne(e[f]),0)}})}var Jr=e=>(Ce(e).getDay()+wt-1)%wt;function Qr({moves:e,best:t,shown:r}){return r?"shown":e===null?"none":e>=t+2?"over":null}function Xr(e,t){return[t,...e.filter(({name:r})=>r!==t.name)].slice(0,200)}function eo(e,t){return e.filter(r=>r.name!==t)}var se=[0,.25,.5,.75,1],to=[1,3/4,1/2,1/4],mn=2,fn=["vortex"],ro=e=>e+mn;function oo({moves:e,best:t,hints:r}){let n=r===0?0:se[r-1];return Math.max(0,to[Math.min(Math.max(e-t,0),to.length-1)]-n)}function no(e){return e.some(t=>!fn.includes(t))?1/2:1}var so=1,ao=e=>U(e)&&/^\d{4}-\d\d-\d\d$/.test(e)&&!Number.isNaN(Date.parse(e)),St=e=>U(e)&&/^[RGBYS][nesw]$/.test(e),dn=e=>G(S)(e)&&e.length===2,hn=N({rating:S,deviation:S,volatility:S}),io={name:U,puzzle:U,path:G(St),paths:S,grade:S,score:S,themes:G(U)},$n=N({days:ge(N({solved:S,shortest:S,quick:S,rating:S,deviation:S})),longest:J(N({days:S,end:ao}))}),vn=N({...io,why:pe("none","over","shown","moves","passed","time"),found:J(S),at:S}),gn=N({grade:pe(F,...fe),moves:dn,themes:G(U),edition:pe(...be.map(({id:e})=>e))}),yn=N({drawn:N(io),moves:G(St),hints:S,result:J(N({moves:J(G(St)),change:J(S)}))}),bn=N({at:S,solved:S,longest:S,won:S,lost:S,lasted:S,early:tr}),xn=N({race:U,seconds:G(S),spent:S,moves:G(St)}),wn=N({name:U,seconds:G(S)}),Et=ce("ricochet.practise.rating",N({player:hn,date:J(ao)}),{player:Pr,date:null}),X=ce("ricochet.practise.days",$n,Kr),He=ce("ricochet.practise.puzzles",ge(S),{}),W=ce("ricochet.practise.again",G(vn),[]),B=ce("ricochet.practise.choice",N({choice:gn,seed:S,next:S}),{choice:Lr,seed:Ne(),next:0}),L=ce("ricochet.practise.open",J(yn),null),K=ce("ricochet.practise.rush",N({best:S,runs:G(bn)}),{best:0,runs:[]}),V=ce("ricochet.practise.race",N({latest:J(U),open:J(xn),runs:ge(wn)}),{latest:null,open:null,runs:{}}),jt=[{key:"ricochet.practise.rating",text:"kept-practise-rating"},{key:"ricochet.practise.days",text:"kept-practise-days"},{key:"ricochet.practise.puzzles",text:"kept-practise-puzzles"},{key:"ricochet.practise.again",text:"kept-practise-again"},{key:"ricochet.practise.choice",text:"kept-practise-choice"},{key:"ricochet.practise.open",text:"kept-practise-open"},{key:"ricochet.practise.rush",text:"kept-practise-rush"},{key:"ricochet.practise.race",text:"kept-practise-race"}];function Rt(){for(let e of[Et,X,He,W,B,L,K,V])e.refresh()}function ce(e,t,r){let n=N({version:pe(so),value:t}),s=I(a());function a(){let c=or(e,n,null);return c?c.value:r}return{get value(){return s.value},change(c){s.value=c(a()),Ie.write(e,JSON.stringify({version:so,value:s.value}))},refresh:()=>{s.value=a()}}}var kn=500,ee=()=>kt(new Date);function j(){let{player:e,date:t}=Et.value;return t===null?e:_r(e,Math.max(0,qr(t,ee())-1))}function Ue({name:e,score:t}){return He.value[e]??Math.round(De(t).rating)}function Ot(e,{moves:t,hints:r,retry:n=!1}){let{name:s,path:a}=e,c=a.length,i=r===se.length,u=s in He.value||W.value.some(p=>p.name===s),f=Qr({moves:t,best:c,shown:i});if(f?Ft(e,f,t):t===c&&W.change(p=>eo(p,s)),n)return null;let b=u?null:Sn(e,t===null?0:oo({moves:t,best:c,hints:r}));return t!==null&&!i&&Ge({solved:1,shortest:t===c?1:0}),b}function Sn({name:e,score:t},r){let n=j(),s=no(Fe(e)?.wanted.themes??[]),{player:a,puzzle:c}=zr(n,De(t),r,s);return Et.change(()=>({player:a,date:ee()})),He.change(i=>Object.fromEntries([...Object.entries(i),[e,Math.round(c.rating)]].slice(-kn))),Math.round(a.rating)-Math.round(n.rating)}function Ge(e){let{rating:t,deviation:r}=j();X.change(n=>Yr(n,ee(),{...e,rating:t,deviation:r}))}function Ft(e,t,r){W.change(n=>Xr(n,{...e,why:t,found:r,at:Date.now()}))}function co(e){L.value?.drawn.name!==e.name&&(qe(),L.change(()=>({drawn:e,moves:[],hints:0,result:null})))}function Ke(){let e=L.value;return e!==null&&!e.result&&(e.moves.length>0||e.hints>0)}function qe(){let e=L.value;e&&Ke()&&Ot(e.drawn,{moves:null,hints:e.hints}),L.change(()=>null)}var Wt=I([]);function Pe(e){return qe(),Wt.value=e.slice(1),`/practise#${e[0]}`}async function lo(e){let[t,...r]=Wt.value.filter(a=>a!==e);if(Wt.value=r,qe(),t)return`/practise#${t}`;let{found:n,index:s}=await Ae(B.value,j().rating);return B.change(a=>({...a,next:s+1})),`/practise#${n.name}`}var uo=[["week",7],["day",1]],En=1440*60*1e3;function Mt(e,t,r){switch(e){case 1:return o("practise-hint-bound",{moves:ro(t.length)});case 2:return Rn(t,r);case 3:return o("hint-robot",{robot:t[0][0]});default:return o("hint-move",{move:ar(t[0])})}}function Rn(e,t){let r=[...new Set(e.map(([a])=>a))];if(r.length===1)return o("practise-hint-alone",{robot:r[0]});let n=r.filter(a=>a!==t),s=ir(n.map(sr));return t===null?o("practise-hint-movers",{robots:s}):o("practise-hint-also",{robots:s})}function po(e){let t=Math.floor((Date.now()-e)/En),[r,n]=uo.find(s=>t>=s[1])??uo[1];return new Intl.RelativeTimeFormat(ze(),{numeric:"auto"}).format(-Math.floor(t/n),r)}function Tt(e,t){return e===null?o("practise-shown"):o("practise-verdict",{over:e-t})}function te(e){return e instanceof vr?o("practise-no-solver"):(console.info("No puzzle was generated.",e),o("practise-nothing"))}function Nt({failures:e}){return l`
<ul class="card lines failed-list">
${e.map(t=>l`<li key=${t.name}><${On} failed=${t} /></li>`)}
</ul>
`}function On({failed:e}){let{puzzle:t,why:r,found:n,path:s,grade:a,at:c,name:i}=e,{board:u,robots:f,target:b}=at(t),p=q(()=>ie(u),[u]),v=p.targets.find(({cell:g})=>g===b.cell)?.symbol??"vortex",d={...b,symbol:v};return l`
<button type="button" class="line failed" onClick=${()=>Z(Pe([i]))}>
<span class="failed-picture" aria-hidden="true"><${Sr} data=${p} view=${{robots:f,chip:d,trail:null}} /></span>
<span class="line-text">
<span class="failed-chip"><${tt} chip=${d} size=${20} /><b>${ye(d)}</b></span>
<small>${o("again-line",{best:s.length,why:r,found:n??0})}</small>
<span class="failed-when"><${gt} grade=${a} /><small>${po(c)}</small></span>
</span>
<${ve} name="forward" size=${18} />
</button>
`}function mo(){let e=W.value,t=e.length;return P({screen:"page",title:o("again-title"),facts:[o("again-title")],aside:o("again-count",{count:t}),back:"/practise"}),l`
<${M} class="practise">
<${T} class="unseen">${o("again-title")}</>
<p class="note">${o("again-how")}</p>
${t>0?l`<${Nt} failures=${e} />`:l`<p>${o("again-none")}</p>`}
</>
<${A}>
${t>0&&Ke()&&l`<p class="note">${o("practise-open-note")}</p>`}
<div class="buttons">
${t>0?l`<${k} kind="main" onClick=${()=>Z(Pe(e.map(({name:r})=>r)))}>${o("again-all",{count:t})}</>`:l`<${ue} class="button main" to="/practise">${o("practise-title")}</>`}
</div>
</>
`}var Ht=Y[Y.length-1],Mn=12,Tn=250;function fo(){let{choice:e}=B.value,{rating:t,deviation:r}=j(),[n,s]=[Math.round(t),We(X.value.days,ee())],{drawn:a,fault:c}=An(n),i=Ke()?L.value:null;P({screen:"final",title:o("practise-title"),facts:[o("practise-title")],aside:o("practise-no-clock"),back:"/"}),Je([{icon:"calendar",label:o("year-title"),run:()=>Z("/practise/year")}]),Q([{keys:["Enter"],text:"key-practise-start",run:()=>i?b():f()}]);function u(d){B.change(g=>({...g,choice:d}))}function f(){a&&(qe(),B.change(d=>({...d,next:a.index+1})),Z(`/practise#${a.found.name}`))}function b(){i&&Z(`/practise#${i.drawn.name}`)}let p=a&&e.grade===F&&Math.abs(Ue(a.found)-n)>Te,v=a!==null&&!c&&!i&&!p;return l`
<${M} class="practise">
<${T} class="unseen">${o("practise-title")}</>
<${Pn} rating=${n} deviation=${Math.round(r)} days=${s} />
<nav class="practise-doors">
<${Ut} to="/practise/rush" icon="clock" title=${o("rush-title")} note=${o("rush-best",{solved:K.value.best})} />
<${Ut} to="/practise/race" icon="flag" title=${o("race-title")} note=${o("race-by-link")} />
<${Ut} to="/practise/again" icon="undo" title=${o("again-title")} note=${o("again-count",{count:W.value.length})} />
</nav>
<${zn} choice=${e} near=${n} onChange=${d=>u({...e,grade:d})} />
<${_n} choice=${e} onChange=${u} />
<${In} choice=${e} onChange=${u} />
<h2 class="practise-head"><span>${o("practise-box")}</span></h2>
<${xr} label=${o("practise-box")} value=${e.edition} options=${be.map(({id:d})=>({value:d,text:o(`edition-${d}`)}))} onChange=${d=>u(Wr(e,d))} />
</>
<${A} class="practise-start">
<p class=${v?"note about-board":"note"} role="status">${Nn(a!==null,c,i!==null,p?Ue(a.found):null)}</p>
<div class="buttons">
${i&&l`<${k} disabled=${!a} onClick=${f}>${o("practise-another")}</>`}
<${k} kind="main" disabled=${!i&&!a} onClick=${i?b:f}>
${i?o("practise-continue"):o("practise-start")}${we.value.singleKeys&&l` <kbd class="for-keys">${o("key-enter")}</kbd>`}
</>
</div>
</>
`}function Nn(e,t,r,n){return t||(r?o("practise-open-note"):e?n===null?o("practise-board-note"):o("practise-far",{rating:String(n)}):o("practise-searching"))}function An(e){let t=B.value,r=JSON.stringify([t,t.choice.grade===F?e:0]),[n,s]=C(null),[a,c]=C(null);R(()=>{let[u,f]=[!1,!1],b=setTimeout(async()=>{f=!0;try{let p=await Ae(t,e);u||s({key:r,...p})}catch(p){u||c(te(p))}f=!1},Tn);return c(null),()=>{u=!0,clearTimeout(b),f&&Ur()}},[r]);let i=n?.key===r?n:null;return Cn(i?.found.puzzle??null),{drawn:i,fault:a}}function Cn(e){let{api:t}=ke(),r=q(()=>{if(!e)return null;let{board:n,robots:s,target:a}=at(e),c=hr(t),i=()=>({...a,symbol:c.board.value?.targets.find(({cell:u})=>u===a.cell)?.symbol??null});return{...c,text:n,scene:{get value(){return{...ct,robots:s,markers:{},chip:i()}}}}},[e,t]);Ee(r,r?.text),R(()=>{r&&Se(ie(r.text))},[r])}function Pn({rating:e,deviation:t,days:r}){let n=Object.entries(X.value.days).sort(([s],[a])=>s<a?-1:1).slice(-Mn).map(([,s])=>s);return l`
<${ue} class="card practise-standing" to="/practise/year">
<span class="unseen">${o("practise-standing",{rating:String(e),deviation:t,days:r})}</span>
<span aria-hidden="true"><b>${e}</b> <small>${o("practise-deviation",{deviation:t})}</small><br /><small>${o("practise-your-rating")}</small></span>
<${yt} days=${n} />
<span aria-hidden="true"><b>${r}</b><br /><small>${o("practise-in-a-row",{days:r})}</small></span>
</>
`}function Ut({to:e,icon:t,title:r,note:n}){return l`<${ue} class="card practise-door" to=${e}><${ve} name=${t} size=${18} /><b>${r}</b><small>${n}</small></>`}function zn({choice:e,near:t,onChange:r}){return l`
<h2 class="practise-head"><span>${o("practise-how-hard")}</span></h2>
<div class="practise-grades" role="group" aria-label=${o("practise-how-hard")}>
<button type="button" class="key" aria-pressed=${e.grade===F} onClick=${()=>r(F)}>
<span><b>${o("practise-near")}</b> <small>${t}</small></span>
</button>
${fe.map(n=>l`
<button type="button" key=${n} class="key" aria-pressed=${e.grade===n} onClick=${()=>r(n)}>
<span><${gt} grade=${n} unseen /><small>${o("practise-grade",{grade:n})}</small></span>
</button>
`)}
</div>
`}function _n({choice:e,onChange:t}){let[r,n]=e.moves,s=n===Ht?o("practise-moves-open",{least:r}):r===n?String(r):o("practise-moves-ends",{least:r,most:n});return l`
<h2 class="practise-head"><span>${o("practise-moves")}</span><small>${s}</small></h2>
<div class="practise-moves" role="group" aria-label=${o("practise-moves")}>
${Y.map(a=>l`
<button
type="button" key=${a} class="key" aria-pressed=${r<=a&&a<=n}
aria-label=${a===Ht?o("practise-more-label",{moves:a}):o("move-count",{moves:a})}
onClick=${()=>t({...e,moves:jr(e.moves,a)})}
>${a===Ht?o("practise-more",{moves:a}):a}</button>
`)}
</div>
`}function In({choice:e,onChange:t}){return l`
<h2 class="practise-head"><span>${o("practise-themes")}</span><small>${o("practise-themes-note",{themes:e.themes.length})}</small></h2>
<div class="practise-themes" role="group" aria-label=${o("practise-themes")}>
${ft(e.edition).map(r=>l`
<button type="button" key=${r} class="key" aria-pressed=${e.themes.includes(r)} onClick=${()=>t(Fr(e,r))}>
${o("practise-theme",{theme:r})}
</button>
`)}
</div>
`}var ae=10,[Dn,Bn]=[5,20],[At,ho]=[10,36],$o=(e,t)=>Dn*Math.max(0,e-t),vo=Bn;function Gt({seconds:e},t){let r=0;return e.filter(n=>(r+=n)<=t).length}function Ct({seconds:e}){return Math.round(e.reduce((t,r)=>t+r,0)*At)/At}function le({seed:e,wanted:t,run:r}){let n=[Le(e),ht(t)];return r&&n.push(r.seconds.map(s=>Math.round(s*At).toString(ho)).join("-"),encodeURIComponent(r.name)),n.join("/")}function Ye(e){let[t="",r="",n,s="",...a]=e.split("/"),[c,i]=[Dt(t),$t(r)];return c===null||!i||a.length>0?null:{seed:c,wanted:i,run:n?Ln(n,s):null}}function Ln(e,t){let r=e.split("-");return r.length!==ae||!r.every(n=>/^[0-9a-z]{1,5}$/.test(n))?null:{name:jn(t),seconds:r.map(n=>parseInt(n,ho)/At)}}function jn(e){try{return Array.from(decodeURIComponent(e).replace(/\p{C}/gu,"").trim()).slice(0,cr).join("")}catch{return""}}var he=e=>e.name||o("race-friend");function yo({race:e,onStart:t,onNew:r}){let n=le({...e,run:null}),s=V.value.runs[n]??null,a=V.value.open?.race===n,c=Qe(`/practise/race#${le({...e,run:s&&{...s,name:xe.value}})}`),i=e.run;P({screen:"page",title:o("race-title"),facts:[o("race-title")],aside:o("race-subtitle"),back:"/practise"});async function u(){let f=await pt(c,o("race-title"));f==="copied"&&_({words:o("race-sent")}),f==="failed"&&_({words:o("race-by-hand",{link:c}),lasting:!0})}return l`
<${M} class="practise">
<${T} class="hero" focusOn=${s}>${s&&i?Fn(s,i):o("race-head")}</>
<${H} class="race-card">
<p class="practise-head"><b>${Wn(e)}</b><small>${o("race-seed",{seed:Le(e.seed)})}</small></p>
<input class="input" readonly value=${c} aria-label=${o("race-link")} onFocus=${f=>f.target.select()} />
<${k} kind=${s?"main":"second"} icon=${ut()?"share":"copy"} onClick=${u}>${o("race-send")}</>
</>
<${H} class="lines">
${i&&l`<${go} name=${he(i)} title=${o("race-ghost",{name:he(i)})} note=${o("race-ghost-note")} run=${i} seat=${1} />`}
<${go} name=${xe.value||o("race-you")} title=${o("race-you")} note=${s?o("race-done"):o("race-not-run")} run=${s} seat=${0} />
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
`}function Fn(e,t){let r=Ct(e)-Ct(t);return r===0?o("race-tied"):r<0?o("race-won"):o("race-lost",{name:he(t)})}function Wn({wanted:e}){let[t,r]=e.moves,n={grade:o("practise-grade",{grade:e.grade[0]}),least:t,most:r,edition:o(`edition-${e.edition}`)};return t===r?o("race-moves-one",n):o("race-moves",n)}function go({name:e,title:t,note:r,run:n,seat:s}){return l`
<div class="line">
<${rt} seat=${s} name=${e} />
<span class="line-text"><b>${t}</b><br /><small>${r}</small></span>
<b class="race-total">${n?oe(Ct(n)):"–"}</b>
</div>
`}var Hn={...ct,robots:{},markers:{},chip:null};function Un(e,t,{exact:r,kept:n=[],onChange:s,onSolved:a,onMissed:c}){let i=e.path.length,u=I(!1),f=I(!1),b=lt(t,e.puzzle,{kept:()=>n,isShut:()=>u.value||f.value,exactly:()=>r?i:null,onChange:({moves:v})=>s?.(v),judge:v=>it(e.puzzle,v),onFailed(){r&&(u.value=!0,c?.())},onSolved(v,{moves:d}){u.value=!0,a(d.length)}}),p=$e(()=>f.value?Hn:b.scene.value);return{...b,scene:p,drawn:e,best:i,over:u,hidden:f}}function Pt(e,t,r=!1){let{api:n}=ke(),s=q(()=>e&&Un(e,n,t),[e]);return Ee(s,s?.text),Xt(()=>{s&&(s.hidden.value=r)},[s,r]),R(()=>{s&&Se(ie(s.text))},[s]),s}function zt(e=0,t=()=>performance.now()){let r=e,n=null,s=()=>r+(n===null?0:(t()-n)/1e3);return{seconds:s,start:()=>{n??=t()},stop(){r=s(),n=null}}}var Gn=200,Kn=5e3;function xo({race:e,onDone:t}){let[r,n]=C([]);return P({screen:"game",title:o("race-title"),facts:[o("race-title")],back:"/practise"}),R(()=>{let s=!1,a=performance.now();return(async()=>{let c=[];for(let i=0;i<ae;i+=1){if(c.push(await de({seed:e.seed,index:i,wanted:e.wanted})),s)return;n([...c]),!(c.length<ae&&performance.now()-a<Kn)&&(a=performance.now(),nt(o("race-preparing",{count:c.length})))}})().catch(c=>{s||(_({words:te(c),urgent:!0}),t())}),()=>{s=!0}},[]),r.length===ae?l`<${Yn} race=${e} puzzles=${r} onDone=${t} />`:l`<${M}><${T}>${o("race-title")}</><p>${o("race-preparing",{count:r.length})}</p></>`}function qn(e){let{open:t}=V.value;return t?.race===e?t:{race:e,seconds:[],spent:0,moves:[]}}function Yn({race:e,puzzles:t,onDone:r}){let n=le({...e,run:null}),s=q(()=>qn(n),[]),[a,c]=C(s.seconds),[i,u]=C(s.seconds.length>0||s.spent>0),[f,b]=C(0),p=a.length,v=q(()=>zt(p===s.seconds.length?s.spent:0),[p,s]),d=Pt(t[p]??null,{exact:!1,kept:p===s.seconds.length?s.moves:[],onSolved:w=>$($o(w,t[p].path.length))},i),g=!!d?.board.value,h=d?.trial.value.moves??[],y=a.reduce((w,E)=>w+E,0)+v.seconds(),m=e.run;mt(!i),Re(d),Q([{keys:["p"],text:"key-rush-pass",when:()=>!i,run:x}]),P({screen:"game",title:o("race-title"),facts:[o("race-title")],aside:Vn(p,m,y),back:"/practise"});function $(w){v.stop();let E=[...a,v.seconds()+w];if(w>0?re(o("race-over-say",{seconds:w})):me("success"),O(E,0,[]),E.length<ae){c(E);return}V.change(z=>({...z,open:null,runs:{...z.runs,[n]:{name:xe.value,seconds:E}}})),Ge({quick:ae}),r()}function x(){d&&!i&&!d.over.value&&$(vo)}function O(w,E,z){V.change(D=>({...D,open:{race:n,seconds:w,spent:E,moves:z}}))}return R(()=>{g&&!i&&v.start()},[g,d,i,v]),R(()=>{let w=()=>{d?.over.value||(v.stop(),O(a,v.seconds(),d?.trial.value.moves??[]))},E=()=>{document.hidden&&(w(),u(!0))};document.addEventListener("visibilitychange",E);let z=setInterval(()=>b(performance.now()),Gn);return()=>{document.removeEventListener("visibilitychange",E),clearInterval(z),i||w()}},[d,i,a]),l`
<${M} class="practise-running" data-now=${f>0}>
<${T} class=${i?"":"unseen"} focusOn=${`${p} ${i}`}>${i?o("race-paused"):d?o("phase-target",{robot:d.chip.value.robot??"any",target:ye(d.chip.value),cell:d.chip.value.cell}):o("race-title")}</>
${i&&l`<p class="note">${o("race-paused-note")}</p>`}
<${bo} name=${xe.value||o("race-you")} seat=${0} done=${p} time=${y} />
${m&&l`<${bo} name=${he(m)} seat=${1} done=${Gt(m,y)} time=${Math.min(y,m.seconds.reduce((w,E)=>w+E,0))} />`}
${d&&!i&&l`<p class="rush-aim"><${ot} chip=${d.chip.value} /><b>${o("rush-in",{moves:d.best})}</b></p>`}
${h.length>0&&!i&&l`<${Me} moves=${h} label=${o("moves-so-far")} />`}
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
`}function Vn(e,t,r){if(!t)return o("race-place",{count:Math.min(e+1,ae)});let n=Gt(t,r)-e,s={name:he(t),places:Math.abs(n)};return n>0?o("race-ahead",s):n<0?o("race-behind",s):o("race-level",s)}function bo({name:e,seat:t,done:r,time:n}){return l`
<div class="race-row" role="img" aria-label=${o("race-row",{name:e,done:r,time:oe(n)})}>
<${rt} seat=${t} name=${e} />
<span class="race-boxes">${Array.from({length:ae},(s,a)=>l`<span key=${a} class=${a<r?"full":a===r?"now":""}>${a<r?l`<${ve} name="check" size=${14} />`:a+1}</span>`)}</span>
<b>${oe(n)}</b>
</div>
`}function ko(){let[e,t]=C(()=>Ye(_e.value)??Zn()??wo()),[r,n]=C(!1),s=le({...e,run:null}),a=_e.value;R(()=>{let i=Ye(a);i&&t(i)},[a]),R(()=>{V.change(i=>({...i,latest:le(e)}))},[s]);function c(){let i=wo();t(i),Xe("/practise/race")}return a&&!Ye(a)?l`<${et} title=${o("race-title")} words=${o("race-link-faulty")}><${k} kind="main" onClick=${c}>${o("race-new")}</></>`:r?l`<${xo} race=${e} onDone=${()=>n(!1)} />`:l`<${yo} race=${e} onStart=${()=>n(!0)} onNew=${c} />`}function Zn(){let{latest:e}=V.value;return e===null?null:Ye(e)}function wo(){let{choice:e}=B.value,{rating:t}=j(),r=e.grade===F?Be(t):e.grade;return{seed:Ne(),wanted:dt({...e,grade:r,themes:[]},0,t),run:null}}function So({run:e,onAgain:t}){let r=e.over.value,n=e.missed.value;if(P({screen:"page",title:o("rush-title"),facts:[o("rush-title")],back:"/practise"}),!r)return null;let{solved:s,longest:a,won:c,lost:i,lasted:u,early:f}=r,{best:b}=K.value;return l`
<${M} class="practise">
<div class="practise-big">
<b aria-hidden="true">${s}</b>
<div>
<${T} focusOn=${r.at}><span class="unseen">${s} </span>${o("rush-solved")}</>
<p class="note">${o("rush-row",{best:b,row:a})}</p>
</div>
</div>
${f&&l`<p class="note">${o("rush-ended-early",{solved:s})}</p>`}
<dl class="card solved-facts">
<div class="fact"><dt>${o("rush-lasted")}</dt><dd>${oe(u)}</dd></div>
<div class="fact"><dt>${o("rush-won")}</dt><dd>${o("rush-plus",{seconds:c})}</dd></div>
<div class="fact"><dt>${o("rush-lost")}</dt><dd>${o("rush-minus",{seconds:i})}</dd></div>
</dl>
<${Jn} />
${n.length>0&&l`
<h2 class="practise-head"><span>${o("rush-missed",{count:n.length})}</span><small>${o("rush-missed-note")}</small></h2>
<${Nt} failures=${W.value.filter(({name:p})=>n.includes(p))} />
`}
</>
<${A}>
<div class="buttons">
${n.length>0&&l`<${k} onClick=${()=>Z(Pe(n))}>${o("rush-try",{count:n.length})}</>`}
<${k} kind="main" onClick=${t}>${o("rush-again")}</>
</div>
</>
`}function Jn(){let{runs:e}=K.value,t=Math.max(1,...e.map(({solved:r})=>r));return l`
<${H} class="rush-runs">
<h2>${o("rush-last",{count:e.length})}</h2>
<ol>
${e.map(({at:r,solved:n},s)=>l`
<li key=${r} class=${s===e.length-1?"now":""}><span>${n}</span><i style=${{height:`${4+44*n/t}px`}}></i></li>
`)}
</ol>
</>
`}var Eo=[{row:5,seconds:3},{row:12,seconds:5},{row:20,seconds:7},{row:30,seconds:10}],Qn=8,Xn=5,Kt={solved:0,row:0,longest:0,won:0,lost:0};function Ro({solved:e,row:t,longest:r,won:n,lost:s}){let a=Eo.find(c=>c.row===t+1)?.seconds??0;return{solved:e+1,row:t+1,longest:Math.max(r,t+1),won:n+a,lost:s}}function Oo(e){return{...e,row:0,lost:e.lost+10}}function qt({won:e,lost:t},r){return Math.max(0,180+e-t-r)}function Mo({row:e}){return Eo.find(t=>t.row>e)??null}function To(e){return Math.min(Xn,1+Math.floor(e/Qn))}var es=3,ts=12,rs=4,os=[60,30,10];function No(e,t){let r=Ne(),n=I(Kt),s=I(null),a=I(qt(Kt,0)),c=I(null),i=I([]),u=zt(),f=0;function b(m){let $=To(n.peek().solved+m-f);return de({seed:r,index:m,wanted:{edition:e,robots:rs,moves:[Y[0],Y[Y.length-1]],grade:[$,$],themes:[]}})}let p=new Map;function v(){for(let m=f;m<f+es;m+=1){if(p.has(m))continue;let $=b(m);$.catch(()=>{}),p.set(m,$)}}async function d(){u.stop(),s.value=null,v();try{let m=await p.get(f);c.value===null&&(s.value=m??null)}catch(m){t(m)}p.delete(f),f+=1}function g(){let m=a.peek();a.value=qt(n.peek(),u.seconds());let $=os.find(x=>m>x&&a.value<=x);$&&nt(o("rush-time-say",{seconds:$})),a.value===0&&h(!1)}function h(m){if(c.value!==null)return;u.stop();let{solved:$,longest:x,won:O,lost:w}=n.peek();!m&&s.value&&y(s.value,"time");let E={at:Date.now(),solved:$,longest:x,won:O,lost:w,lasted:Math.round(m?u.seconds():180+O-w),early:m};c.value=E,K.change(({best:z,runs:D})=>({best:Math.max(z,$),runs:[...D,E].slice(-ts)})),$>0&&Ge({quick:$}),re(o("rush-over-say",{solved:$})),me("success")}function y(m,$){Ft(m,$,null),i.value=[...i.value,m.name]}return{rush:n,drawn:s,left:a,over:c,missed:i,tick:g,end:h,begin:()=>{d()},ready:u.start,solved(){let m=n.peek().won;n.value=Ro(n.peek());let{row:$,won:x}=n.peek();x>m&&re(o("rush-bonus-say",{row:$,seconds:x-m})),me("success"),d()},miss(m){!s.value||c.value||(y(s.value,m),s.value=null,n.value=Oo(n.peek()),g(),c.value===null&&(re(o("rush-miss-say")),d()))}}}var ns=200;function Ao(){let[e,t]=C(null);function r(){let n=a=>{_({words:te(a),urgent:!0}),t(null)},s=No(B.value.choice.edition,n);t(s),s.begin()}return e?e.over.value?l`<${So} run=${e} onAgain=${r} />`:l`<${as} run=${e} />`:l`<${ss} onStart=${r} />`}function ss({onStart:e}){return P({screen:"page",title:o("rush-title"),facts:[o("rush-title")],aside:o("rush-best",{solved:K.value.best}),back:"/practise"}),l`
<${M} class="practise">
<${T}>${o("rush-title")}</>
<p class="lead">${o("rush-how")}</p>
<p class="note">${o("rush-sleep")}</p>
</>
<${A}><div class="buttons"><${k} kind="main" onClick=${e}>${o("rush-start")}</></div></>
`}function as({run:e}){let t=e.drawn.value,{solved:r,row:n}=e.rush.value,s=Pt(t,{exact:!0,onSolved:e.solved,onMissed:()=>e.miss("moves")}),a=!!s?.board.value;mt(!0),P({screen:"game",title:o("rush-title"),facts:[o("rush-title")],aside:o("rush-so-far",{solved:r,row:n}),back:"/practise"}),Re(s),Q([{keys:["p"],text:"key-rush-pass",run:()=>e.miss("passed")}]),R(()=>{a&&e.ready()},[a,s,e]),R(()=>{let i=()=>{document.hidden&&e.end(!0)};document.addEventListener("visibilitychange",i);let u=setInterval(e.tick,ns);return()=>{document.removeEventListener("visibilitychange",i),clearInterval(u),e.end(!0)}},[e]);let c=s?.trial.value.moves??[];return l`
<${M} class="practise-running">
<${T} class="unseen" focusOn=${t?.name}>${s?o("phase-target",{robot:s.chip.value.robot??"any",target:ye(s.chip.value),cell:s.chip.value.cell}):o("practise-searching")}</>
<div class="rush-head">
<${kr} share=${Math.min(1,e.left.value/180)} running />
<b class="rush-time" role="timer" aria-label=${o("rush-time-say",{seconds:Math.ceil(e.left.value)})}>${oe(e.left.value)}</b>
${s&&l`<span class="rush-aim"><${ot} chip=${s.chip.value} /><b>${o("rush-in",{moves:s.best})}</b></span>`}
</div>
<${is} row=${n} />
${c.length>0&&l`<${Me} moves=${c} label=${o("moves-so-far")} />`}
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
`}function is({row:e}){let t=Mo({row:e});return t?l`
<div class="rush-row" aria-hidden="true">
${Array.from({length:t.row},(r,n)=>l`<span key=${n} class=${n<e?"full":n===e?"now":""}></span>`)}
<small class="tag">${o("rush-plus",{seconds:t.seconds})}</small>
</div>
<p class="note">${o("rush-to-bonus",{more:t.row-e,seconds:t.seconds})}</p>
`:l`<p class="note">${o("rush-bonuses-over")}</p>`}var Co=se.length;function cs(e,t){let r=e.path.length,n=I(L.value??{drawn:e,moves:[],hints:0,result:null}),s=I(!1),a=$e(()=>n.value.result!==null&&!s.value),c=lt(t,e.puzzle,{kept:()=>n.value.moves,isShut:()=>a.value,onChange:({moves:h})=>v({moves:h}),judge:h=>it(e.puzzle,h),async onSolved(h,y){pr()||await new Promise(m=>setTimeout(m,dr)),c.trial.value===y&&d(y.moves)}}),{board:i,chosen:u,replay:f,start:b}=c,p=$e(()=>{let h=n.value.result?.moves??[];return mr({start:b,chip:c.chip.value},h,h.length===r?[]:e.path)});function v(h){n.value={...n.value,...h},L.change(()=>n.value)}function d(h){let y=n.value.result,{hints:m}=n.value,$=Ot(e,{moves:h?.length??null,hints:m,retry:y!==null});v({moves:h??[],result:{moves:h,change:$}}),u.value=null,s.value=!1;let x=Tt(h?.length??null,r);re(h?o("practise-solved-say",{verdict:x,moves:h.length,best:r,rating:String(Math.round(j().rating))}):x),h&&me("success")}function g(){let h=f.playback.value,y=p.value[0],m=h?.trial??(i.value&&y&&ur(i.value,b,y.moves));return m?{...fr(i.value,m,h?.step??m.slides.length,c.chip.value),taken:!1}:{}}return{...c,drawn:e,best:r,state:n,done:a,paths:p,scene:$e(()=>a.value?g():c.scene.value),retry(){f.close(),s.value=!0,c.restart()},hint(){if(a.value||n.value.hints>=Co)return;v({hints:n.value.hints+1});let{hints:h}=n.value;h===Co?d(null):re(Mt(h,e.path,c.chip.value.robot))}}}function Po(e){let{api:t}=ke(),r=q(()=>e&&cs(e,t),[e,t]);return Ee(r,r?.text),R(()=>{r&&Se(ie(r.text))},[r]),r}function zo({table:e}){let{drawn:t,best:r}=e,{result:n}=e.state.value,[s,a]=C(!1),{rating:c}=j();R(()=>{Ae(B.value,c).catch(()=>{})},[]);async function i(){a(!0);try{Xe(await lo(t.name))}catch(p){a(!1),_({words:te(p),urgent:!0})}}if(Q([{keys:[" "],text:"key-practise-next",when:()=>!s,run:()=>{i()}}]),!n)return null;let{moves:u,change:f}=n,b=[o("practise-paths",{paths:t.paths}),o("practise-puzzle-rating",{rating:String(Ue(t))})];return l`
<${M} class="result practise-solved">
<${H} class="result-head solved-head">
<${tt} chip=${e.chip.value} size=${56} />
<div>
<${T} focusOn=${`${t.name}.solved`}>${Tt(u?.length??null,r)}</>
<p class="note">${b.join(" ")}</p>
</div>
</>
<dl class="card solved-facts">
<${Vt} name=${o("practise-yours")} value=${u?.length??"–"} />
<${Vt} name=${o("practise-shortest")} value=${r} />
<${Vt} name=${o("practise-your-rating")} value=${Math.round(c)} change=${f} />
</dl>
${f===null&&l`<p class="note">${o("practise-unrated")}</p>`}
<${Er} table=${e} paths=${e.paths.value} owner=${o("you")} legend=${o("solved-paths")} space=${!1} />
${t.themes.length>0&&l`<${ls} themes=${t.themes} />`}
</>
<${A}>
<div class="buttons">
<${k} onClick=${e.retry}>${o("practise-retry")}</>
<${ue} class="button second" to=${`/analyse#${t.puzzle.replaceAll(" ","_")}`}>${o("practise-analyse")}</>
<${k} kind="main" disabled=${s} onClick=${i}>${o("practise-next")}${we.value.singleKeys&&l` <kbd class="for-keys">${o("key-space")}</kbd>`}</>
</div>
</>
`}function Vt({name:e,value:t,change:r=null}){let n=r===null?"":r<0?`−${-r}`:`+${r}`;return l`<div class="fact"><dt>${e}</dt><dd>${t}${n&&l` <small>${n}</small>`}</dd></div>`}function ls({themes:e}){return l`
<${H} class="practise-about">
<h2 class="practise-head"><span>${o("practise-about")}</span><small>${o("practise-about-note")}</small></h2>
<p>${e.map(t=>l`<span class="tag" key=${t}>${o("practise-theme",{theme:t})}</span> `)}</p>
</>
`}function _o({name:e}){let[t,r]=C(null),[n,s]=C(null),a=Po(t),c=t?o("practise-grade",{grade:t.grade}):"",{result:i,hints:u=0}=a?.state.value??{},f=!!i?.moves&&u<se.length,b=Math.max(1,ne(X.value.days[ee()])+(f?0:1));return P({screen:"game",title:o("practise-title"),facts:[o("practise-title")],back:"/practise",aside:t?o("practise-place",{grade:c,number:b}):o("practise-searching")}),Je([{icon:ut()?"share":"copy",label:o("practise-send"),run:()=>{us(je(e))}}]),R(()=>{let p=je(e),v=W.value.find(g=>g.name===p),d=L.value?.drawn.name===p?L.value.drawn:v;d&&Gr(d),de(e).then(g=>{co(g),r(g)},s)},[]),n?l`<${et} title=${o("puzzle-missing")} words=${te(n)} />`:a?a.done.value?l`<${zo} table=${a} />`:l`<${ps} table=${a} />`:l`<${er} />`}async function us(e){let t=Qe(`/practise#${e}`),r=await pt(t,o("practise-title"));r==="copied"&&_({words:o("race-sent")}),r==="failed"&&_({words:o("race-by-hand",{link:t}),lasting:!0})}function ps({table:e}){let{moves:t}=e.trial.value,{hints:r}=e.state.value;Re(e),Q([{keys:["h"],text:"key-hint",run:e.hint}]);let n=s=>we.value.singleKeys&&l` <kbd class="for-keys">${s}</kbd>`;return l`
<${M} class="practise-solving">
<${H} class="puzzle-head">
<${T} focusOn=${e.drawn.name}>${o("find-a-way")}</>
<${$r} task=${e} />
</>
${t.length>0&&l`<${Me} moves=${t} label=${o("moves-so-far")} />`}
<${ms} table=${e} />
</>
<${A}>
<${Oe} table=${e}>
<div class="hand-pair">
<${k} disabled=${t.length===0} onClick=${e.undo}>${o("undo")}${n("u")}</>
<${k} disabled=${r>=se.length} onClick=${e.hint}>${o("practise-hint")}${n("h")}</>
</div>
</>
</>
`}function ms({table:e}){let{hints:t}=e.state.value,{robot:r}=e.chip.value,n=Ze(null);R(()=>{t>0&&n.current?.children[t-1]?.scrollIntoView({block:"center"})},[t]);let s={name:o("practise-hint-name",{hint:t+1}),price:o("practise-hint-price",{hint:t+1})};return l`
<h2 class="practise-head"><span>${o("hints")}</span><small class="for-keys">${o("practise-hints-next",s)}</small></h2>
<ol class="card lines practise-hints" ref=${n}>
${se.map((a,c)=>{let i=c+1,u=i<=t;return l`
<li key=${i} class=${`line ${u?"taken":i===t+1?"next":"later"}`}>
<span class="tag" aria-hidden="true">${i}</span>
<span class="line-text">${u?Mt(i,e.drawn.path,r):o("practise-hint-name",{hint:i})}</span>
${!u&&l`<small>${o("practise-hint-price",{hint:i})}</small>`}
</li>
`})}
</ol>
`}var Io=6,fs=["none","few","some","many"],Jt=(e,t)=>new Intl.DateTimeFormat(ze(),{month:t}).format(Ce(e));function Do(){let{days:e,longest:t}=X.value,r=ee(),n=r.slice(0,4),s=We(e,r),a=Zr(e,r),c=j(),i=Object.entries(e).filter(([p])=>p.startsWith(n)).sort(([p],[v])=>p<v?-1:1).map(([,p])=>p),u=p=>i.reduce((v,d)=>v+p(d),0),[f,b]=[u(p=>p.solved),u(p=>p.shortest)];return P({screen:"page",title:o("year-title"),facts:[o("year-title")],aside:n,back:"/practise"}),l`
<${M} class="practise year">
<div class="practise-big">
<b aria-hidden="true">${s}</b>
<div>
<${T}><span class="unseen">${s} </span>${o("practise-in-a-row",{days:s})}</>
${t&&l`<p class="note">${o("year-longest",{days:t.days,month:Jt(t.end,"long")})}</p>`}
</div>
</div>
${[a.slice(0,Io),a.slice(Io)].map((p,v)=>l`<${ds} key=${v} months=${p} days=${e} today=${r} />`)}
<p class="note year-legend" aria-hidden="true">${fs.map((p,v)=>l`<span key=${p}><i class=${`dot size-${v}`}></i>${o(`year-key-${p}`)}</span>`)}</p>
<${H} class="year-rating">
<h2 class="practise-head"><span>${o("year-rating")}</span><span><b>${Math.round(c.rating)}</b> <small>${o("practise-deviation",{deviation:Math.round(c.deviation)})}</small></span></h2>
<${yt} days=${i} band />
</>
<dl class="card solved-facts">
<div class="fact"><dt>${o("year-solved")}</dt><dd>${new Intl.NumberFormat(ze()).format(u(ne))}</dd></div>
<div class="fact"><dt>${o("year-in-shortest")}</dt><dd>${o("year-share",{percent:f?Math.round(100*b/f):0})}</dd></div>
<div class="fact"><dt>${o("rush-title")}</dt><dd>${K.value.best}</dd></div>
</dl>
</>
<${A}><${hs} /></>
`}function ds({months:e,days:t,today:r}){let n=Jr(e[0].first),s=a=>e.slice(0,a).reduce((c,{dates:i})=>c+i.length,n);return l`
<div class="year-half">
<ul class="unseen">${e.filter(({past:a})=>a>0).map(({first:a,played:c,past:i,puzzles:u})=>l`<li key=${a}>${o("year-month",{month:Jt(a,"long"),played:c,past:i,puzzles:u})}</li>`)}</ul>
<div class="year-months" aria-hidden="true">${e.map(({first:a},c)=>l`<small key=${a} style=${{gridColumn:1+Math.floor(s(c)/7)}}>${Jt(a,"short")}</small>`)}</div>
<div class="year-dots" aria-hidden="true">
${e.flatMap(({dates:a},c)=>a.map((i,u)=>{let f=s(c)+u,b=i>r?"to-come":`size-${Vr(t[i])}`;return l`<i key=${i} class=${`dot ${b} ${i===r?"now":""}`} style=${{gridArea:`${1+f%7} / ${1+Math.floor(f/7)}`}}></i>`}))}
</div>
</div>
`}var Zt="ricochet-practise";function hs(){let e=Ze(null);function t(){let n=Object.fromEntries(jt.map(({key:s})=>[s,Ie.read(s)]).filter(([,s])=>s!==null));wr(`${Zt}-${ee()}.json`,{format:Zt,values:n})}async function r(n){let s=rr(await n?.text()??null,N({format:pe(Zt),values:ge(U)}),null);if(s){for(let{key:a}of jt)a in s.values&&Ie.write(a,s.values[a]);Rt(),_({words:o("year-brought")})}else _({words:o("year-not-brought"),urgent:!0});e.current&&(e.current.value="")}return l`
<div class="buttons">
<${k} class="wide" icon="save" onClick=${t}>${o("year-save")}</>
<${k} class="wide" onClick=${()=>e.current?.click()}>${o("device-import")}</>
<input ref=${e} type="file" accept="application/json,.json" hidden onChange=${()=>r(e.current?.files?.[0])} />
</div>
<p class="note year-here">${o("year-here-only")}</p>
`}var Bo={again:mo,rush:Ao,race:ko,year:Do};function Hu({part:e=""}){if(R(Rt,[]),e==="")return l`<${$s} />`;let t=Object.hasOwn(Bo,e)?Bo[e]:nr;return l`<${t} />`}function $s(){let e=decodeURI(_e.value),t=Fe(e);return R(()=>{e&&!Fe(e)&&_({words:o("practise-link-faulty"),urgent:!0})},[e]),t?l`<${_o} key=${e} name=${t} />`:l`<${fo} />`}export{Hu as PractisePage};
