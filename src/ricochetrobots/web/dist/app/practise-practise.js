//# allFunctionsCalledOnLoad
import{e as oe}from"./shared-board-notation.js";import{b as ur,d as pr}from"./shared-net-solver.js";import{a as st}from"./shared-wakelock.js";import{a as mr}from"./shared-components-glass.js";import{a as fr}from"./shared-components-choice.js";import{$a as T,$b as Qe,Ab as Ye,Bd as lr,Cb as Ze,Fa as Oe,G as qt,Ga as o,Ib as q,Ka as Yt,Kb as $e,M as We,Ma as Zt,Nb as ve,Oa as Jt,Pa as me,Pb as Je,Pd as nt,R as Ue,S as Vt,Sa as J,T as Ot,Vb as Xt,Wa as fe,Xa as de,_a as O,a as le,ab as j,ac as er,ae as be,bb as R,bc as ge,c as N,d as E,db as Ke,dc as Xe,e as Gt,eb as Q,ec as et,f as He,g as H,gc as tr,hb as he,ib as k,ic as tt,ja as Ge,jb as C,jc as ye,kc as rr,l as z,m as ue,md as sr,nb as qe,nd as ar,o as l,ob as P,p as pe,pd as ir,qc as or,r as Kt,rc as nr,rd as rt,sb as Re,sd as ot,tb as K,ub as Ve,ud as cr,wb as se,yb as Qt,zc as ae}from"./main.js";var Eo=Object.create,dr=Object.defineProperty,Mo=Object.getOwnPropertyDescriptor,Oo=Object.getOwnPropertyNames,Ro=Object.getPrototypeOf,To=Object.prototype.hasOwnProperty,No=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},Po=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Oo(t))!To.call(e,s)&&s!==r&&dr(e,s,{get:()=>t[s],enumerable:!(n=Mo(t,s))||n.enumerable});return e},Ao=(e,t,r)=>(r=e!=null?Eo(Ro(e)):{},Po(t||!e||!e.__esModule?dr(r,"default",{value:e,enumerable:!0}):r,e)),Co=No((e,t)=>{function r(g,h,y){let m=(g-y.rating)/173.7178,$=h/173.7178;return{mu:m,phi:$}}function n(g){return 1/Math.sqrt(1+3*g**2/Math.PI**2)}function s(g,h,y){return 1/(1+Math.exp(-n(y)*(g-h)))}function a(g,h,y){return h.map(m=>{let $=r(m[0],m[1],y);return{muj:$.mu,phij:$.phi,gphij:n($.phi),emmp:s(g,$.mu,$.phi),score:m[2]}})}function c(g){return 1/g.reduce((h,y)=>h+y.gphij**2*y.emmp*(1-y.emmp),0)}function i(g,h){return g*h.reduce((y,m)=>y+m.gphij*(m.score-m.emmp),0)}function u(g,h,y,m,$){let x=g**2,M=y**2;return w=>{let S=Math.exp(w),A=x+h+S,_=(w-m)/$.tau**2;return S*(M-x-h-S)/(2*A**2)-_}}function f(g,h,y,m,$){let x=Math.log(g**2),M=u(h,y,m,x,$),w;if(m**2>h**2+y)w=Math.log(m**2-h**2-y);else{let _=1;for(;M(x-_*$.tau)<0;)_++;w=x-_*$.tau}let S=M(x),A=M(w);for(;Math.abs(w-x)>1e-6;){let _=x+(x-w)*S/(A-S),Fe=M(_);Fe*A<=0?(x=w,S=A):S/=2,w=_,A=Fe}return Math.exp(x/2)}function b(g,h){return Math.sqrt(g**2+h**2)}function p(g,h,y,m){let $=1/Math.sqrt(1/g**2+1/y);return{mu:h+$**2*m.reduce((x,M)=>x+M.gphij*(M.score-M.emmp),0),phi:$}}function v(g,h,y){let m=173.7178*g+y.rating,$=173.7178*h;return{rating:m,rd:$}}function d(g,h,y,m,$){let x={rating:1500,tau:.5,...$||{}},M=r(g,h,x),w=a(M.mu,m,x),S=c(w),A=i(S,w),_=f(y,M.phi,S,A,x),Fe=b(_,M.phi),Ut=p(Fe,M.mu,S,w);return{...v(Ut.mu,Ut.phi,x),vol:_}}t.exports=d}),zo=Ao(Co()),hr=zo.default;var[Rt,vr,gr]=[1500,350,.06],_o=173.7178,yr=(Ue[1]+Ue[2])/2,br=100,Io=120,xr={rating:Rt,deviation:vr,volatility:gr};function Te(e){return{rating:Rt+br*(e-yr),deviation:Io,volatility:gr}}function Ne(e){let t=yr+(e-Rt)/br;return 1+Ue.filter(r=>r<=t).length}function wr(e,t,r,n){return{player:$r(e,t,r,n),puzzle:$r(t,e,1-r,n)}}function $r(e,t,r,n){let{rating:s,rd:a,vol:c}=hr(e.rating,e.deviation,e.volatility,[[t.rating,t.deviation,r]]),i=(u,f)=>u+n*(f-u);return{rating:i(e.rating,s),deviation:i(e.deviation,a),volatility:i(e.volatility,c)}}function kr(e,t){let r=Math.sqrt(e.deviation**2+t*(_o*e.volatility)**2);return{...e,deviation:Math.min(vr,r)}}var U="near",Pe=[1,2,3,4,5],W=[3,4,5,6,7,8,9],[Do,Lo]=[W[0],W[W.length-1]],xe=60,Mr=4,Or={grade:U,moves:[4,7],themes:[],edition:"2013"};function Rr([e,t],r){return e===t?[Math.min(e,r),Math.max(t,r)]:[r,r]}function Tr(e,t){let{themes:r}=e;return{...e,themes:r.includes(t)?r.filter(n=>n!==t):[...r,t]}}function at(e){let t=or(e);return Vt.filter(r=>(r!=="diagonal"||nr(t))&&(r!=="fifth-robot"||t.fifth_robot_available))}function Nr(e,t){return{...e,edition:t,themes:e.themes.filter(r=>at(t).some(n=>n===r))}}function it({grade:e,moves:[t,r],themes:n,edition:s},a,c){return{edition:s,robots:Mr,moves:[t,r===Lo?Ot:r],grade:e===U?[Ne(c-xe),Ne(c+xe)]:[Number(e),Number(e)],themes:n.length?[n[a%n.length]]:[]}}function ct({edition:e,grade:t,moves:r,themes:n}){return[e,Sr(t),Sr(r),...n].join(".")}var Sr=([e,t])=>e===t?String(e):`${e}-${t}`;function lt(e){let[t,...r]=e.split("."),[n,s]=[Er(r[0],1,Pe.length),Er(r[1],Do,Ot)],a=r.slice(2);return!We.some(({id:c})=>c===t)||!n||!s||!a.every(c=>at(t).some(i=>i===c))?null:{edition:t,robots:Mr,grade:n,moves:s,themes:a}}function Er(e,t,r){let n=/^(\d{1,2})(?:-(\d{1,2}))?$/.exec(e??"");if(!n)return null;let s=[Number(n[1]),Number(n[2]??n[1])];return t<=s[0]&&s[0]<=s[1]&&s[1]<=r?s:null}var[Bo,jo,Fo,Ho,Wo]=[7,5,14,6,2];function ut({grade:e,unseen:t=!1}){let r=t?{"aria-hidden":!0}:{role:"img","aria-label":o("grade-bars",{grade:e})};return l`
    <svg class="grade-bars" viewBox="0 0 34 15" width="34" height="15" ...${r}>
      ${Pe.map(n=>{let s=Ho+Wo*(n-1);return l`<rect key=${n} class=${n<=e?"full":""} x=${Bo*(n-1)+.5} y=${Fo-s+.5} width=${jo-.5} height=${s} rx="1.2" />`})}
    </svg>
  `}var pt=36,Pr=4;function we(){let[e]=crypto.getRandomValues(new Uint32Array(1)),t=pt**(Pr-1);return t+e%(pt**Pr-t)}var Ae=e=>e.toString(pt).toUpperCase();function Tt(e){return/^[0-9A-Z]{1,8}$/i.test(e)?parseInt(e,pt):null}function Ce({seed:e,index:t,wanted:r}){return`${Ae(e)}/${t}/${ct(r)}`}function ze(e){let[t="",r="",n="",...s]=e.split("/"),[a,c]=[Tt(t),lt(n)];return a===null||!c||!/^\d{1,9}$/.test(r)||s.length>0?null:{seed:a,index:Number(r),wanted:c}}var Uo=24,Nt=null,mt=new Map;function ie(e){let t=Ce(e),r=mt.get(t)??Go(t,e);return mt.set(t,r),r.catch(()=>mt.delete(t)),r}function Ar(){Nt?.cancel()}function Cr(e){mt.set(e.name,Promise.resolve(e))}async function Go(e,{seed:t,index:r,wanted:n}){return Nt??=pr(),{...await Nt.generate({seed:t,index:r,wanted:n}),name:e}}async function ke({choice:e,seed:t,next:r},n){let s={found:await a(r),index:r};if(e.grade!==U)return s;for(let i=r+1;c(s.found)>xe&&i<r+Uo;i+=1){let u=await a(i);c(u)<c(s.found)&&(s={found:u,index:i})}return s;function a(i){return ie({seed:t,index:i,wanted:it(e,i,n)})}function c({score:i}){return Math.abs(Te(i).rating-n)}}function zr({moves:e,best:t,shown:r}){return r?"shown":e===null?"none":e>=t+2?"over":null}function _r(e,t){return[t,...e.filter(({name:r})=>r!==t.name)].slice(0,200)}function Ir(e,t){return e.filter(r=>r.name!==t)}var X=[0,.25,.5,.75,1],Dr=[1,3/4,1/2,1/4],Ko=2,qo=["vortex"],Lr=e=>e+Ko;function Br({moves:e,best:t,hints:r}){let n=r===0?0:X[r-1];return Math.max(0,Dr[Math.min(Math.max(e-t,0),Dr.length-1)]-n)}function jr(e){return e.some(t=>!qo.includes(t))?1/2:1}var Fr=1;function ee(e,t){let r=z(n());function n(){try{let{version:s,value:a}=JSON.parse(le.read(e)??"{}");return s===Fr?a:t}catch{return t}}return{get value(){return r.value},change(s){r.value=s(n()),le.write(e,JSON.stringify({version:Fr,value:r.value}))},refresh:()=>{r.value=n()}}}var Hr={days:{},longest:null},Vo=400,Yo=[1,4,10],ft=7,Zo=12;function dt(e){return[e.getFullYear(),e.getMonth()+1,e.getDate()].map(t=>String(t).padStart(2,"0")).join("-")}function Se(e){let[t,r,n]=e.split("-").map(Number);return new Date(t,r-1,n,ft+5)}function Pt(e,t){let r=Se(e);return r.setDate(r.getDate()+t),dt(r)}function Wr(e,t){return Math.round((Se(t).getTime()-Se(e).getTime())/(1440*60*1e3))}var te=e=>e?e.solved+e.quick:0;function Ur({days:e,longest:t},r,{solved:n=0,shortest:s=0,quick:a=0,rating:c,deviation:i}){let u=e[r]??{solved:0,shortest:0,quick:0},f=Pt(r,1-Vo),b={solved:u.solved+n,shortest:u.shortest+s,quick:u.quick+a,rating:Math.round(c),deviation:Math.round(i)},p=Object.fromEntries(Object.entries({...e,[r]:b}).filter(([d])=>d>=f)),v=_e(p,r);return{days:p,longest:v>0&&v>=(t?.days??0)?{days:v,end:r}:t}}function _e(e,t){let r=0;for(let n=te(e[t])?t:Pt(t,-1);te(e[n]);n=Pt(n,-1))r+=1;return r}function Gr(e){return Yo.filter(t=>te(e)>=t).length}function Kr(e,t){let r=Number(t.slice(0,4));return Array.from({length:Zo},(n,s)=>{let a=new Date(r,s+1,0).getDate(),c=Array.from({length:a},(u,f)=>dt(new Date(r,s,f+1,ft+5))),i=c.filter(u=>te(e[u])>0);return{first:c[0],dates:c,played:i.length,past:c.filter(u=>u<=t).length,puzzles:i.reduce((u,f)=>u+te(e[f]),0)}})}var qr=e=>(Se(e).getDay()+ft-1)%ft;var Jo=[],ht=ee("ricochet.practise.rating",{player:xr,date:null}),V=ee("ricochet.practise.days",Hr),Ie=ee("ricochet.practise.puzzles",{}),B=ee("ricochet.practise.again",Jo),I=ee("ricochet.practise.choice",{choice:Or,seed:we(),next:0}),D=ee("ricochet.practise.open",null),F=ee("ricochet.practise.rush",{best:0,runs:[]}),G=ee("ricochet.practise.race",{latest:null,open:null,runs:{}}),At=[{key:"ricochet.practise.rating",text:"kept-practise-rating"},{key:"ricochet.practise.days",text:"kept-practise-days"},{key:"ricochet.practise.puzzles",text:"kept-practise-puzzles"},{key:"ricochet.practise.again",text:"kept-practise-again"},{key:"ricochet.practise.choice",text:"kept-practise-choice"},{key:"ricochet.practise.open",text:"kept-practise-open"},{key:"ricochet.practise.rush",text:"kept-practise-rush"},{key:"ricochet.practise.race",text:"kept-practise-race"}];function $t(){for(let e of[ht,V,Ie,B,I,D,F,G])e.refresh()}var Qo=500,Y=()=>dt(new Date);function L(){let{player:e,date:t}=ht.value;return t===null?e:kr(e,Math.max(0,Wr(t,Y())-1))}function De({name:e,score:t}){return Ie.value[e]??Math.round(Te(t).rating)}function vt(e,{moves:t,hints:r,retry:n=!1}){let{name:s,path:a}=e,c=a.length,i=r===X.length,u=s in Ie.value||B.value.some(p=>p.name===s),f=zr({moves:t,best:c,shown:i});if(f?Ct(e,f,t):t===c&&B.change(p=>Ir(p,s)),n)return null;let b=u?null:Xo(e,t===null?0:Br({moves:t,best:c,hints:r}));return t!==null&&!i&&Le({solved:1,shortest:t===c?1:0}),b}function Xo({name:e,score:t},r){let n=L(),s=jr(ze(e)?.wanted.themes??[]),{player:a,puzzle:c}=wr(n,Te(t),r,s);return ht.change(()=>({player:a,date:Y()})),Ie.change(i=>Object.fromEntries([...Object.entries(i),[e,Math.round(c.rating)]].slice(-Qo))),Math.round(a.rating)-Math.round(n.rating)}function Le(e){let{rating:t,deviation:r}=L();V.change(n=>Ur(n,Y(),{...e,rating:t,deviation:r}))}function Ct(e,t,r){B.change(n=>_r(n,{...e,why:t,found:r,at:Date.now()}))}function Vr(e){D.value?.drawn.name!==e.name&&(Ee(),D.change(()=>({drawn:e,moves:[],hints:0,result:null})))}function Be(){let e=D.value;return e!==null&&!e.result&&(e.moves.length>0||e.hints>0)}function Ee(){let e=D.value;e&&Be()&&vt(e.drawn,{moves:null,hints:e.hints}),D.change(()=>null)}var zt=z([]);function Me(e){return Ee(),zt.value=e.slice(1),`/practise#${e[0]}`}async function Yr(e){let[t,...r]=zt.value.filter(a=>a!==e);if(zt.value=r,Ee(),t)return`/practise#${t}`;let{found:n,index:s}=await ke(I.value,L().rating);return I.change(a=>({...a,next:s+1})),`/practise#${n.name}`}var Zr=[["week",7],["day",1]],en=1440*60*1e3;function gt(e,t,r){switch(e){case 1:return o("practise-hint-bound",{moves:Lr(t.length)});case 2:return tn(t,r);case 3:return o("hint-robot",{robot:t[0][0]});default:return o("hint-move",{move:Zt(t[0])})}}function tn(e,t){let r=[...new Set(e.map(([a])=>a))];if(r.length===1)return o("practise-hint-alone",{robot:r[0]});let n=r.filter(a=>a!==t),s=Jt(n.map(Yt));return t===null?o("practise-hint-movers",{robots:s}):o("practise-hint-also",{robots:s})}function Jr(e){let t=Math.floor((Date.now()-e)/en),[r,n]=Zr.find(s=>t>=s[1])??Zr[1];return new Intl.RelativeTimeFormat(Oe(),{numeric:"auto"}).format(-Math.floor(t/n),r)}function yt(e,t){return e===null?o("practise-shown"):o("practise-verdict",{over:e-t})}function bt({failures:e}){return l`
    <ul class="card lines failed-list">
      ${e.map(t=>l`<li key=${t.name}><${rn} failed=${t} /></li>`)}
    </ul>
  `}function rn({failed:e}){let{puzzle:t,why:r,found:n,path:s,grade:a,at:c,name:i}=e,{board:u,robots:f,target:b}=Je(t),p=H(()=>oe(u),[u]),v=p.targets.find(({cell:g})=>g===b.cell)?.symbol??"vortex",d={...b,symbol:v};return l`
    <button type="button" class="line failed" onClick=${()=>K(Me([i]))}>
      <span class="failed-picture" aria-hidden="true"><${sr} data=${p} view=${{robots:f,chip:d,trail:null}} /></span>
      <span class="line-text">
        <span class="failed-chip"><${Ze} chip=${d} size=${20} /><b>${me(d)}</b></span>
        <small>${o("again-line",{best:s.length,why:r,found:n??0})}</small>
        <span class="failed-when"><${ut} grade=${a} /><small>${Jr(c)}</small></span>
      </span>
      <${he} name="forward" size=${18} />
    </button>
  `}function Qr(){let e=B.value,t=e.length;return P({screen:"page",title:o("again-title"),facts:[o("again-title")],aside:o("again-count",{count:t}),back:"/practise"}),l`
    <${O} class="practise">
      <${R} class="unseen">${o("again-title")}</>
      <p class="note">${o("again-how")}</p>
      ${t>0?l`<${bt} failures=${e} />`:l`<p>${o("again-none")}</p>`}
    </>
    <${T}>
      ${t>0&&Be()&&l`<p class="note">${o("practise-open-note")}</p>`}
      <div class="buttons">
        ${t>0?l`<${k} kind="main" onClick=${()=>K(Me(e.map(({name:r})=>r)))}>${o("again-all",{count:t})}</>`:l`<${se} class="button main" to="/practise">${o("practise-title")}</>`}
      </div>
    </>
  `}var xt=5,[on,nn]=[[120,36],[360,96]];function wt({days:e,band:t=!1}){if(e.length<2)return null;let[r,n]=t?nn:on,s=p=>e.map(({rating:v,deviation:d})=>v+(t?p*d:0)),[a,c]=[Math.min(...s(-1)),Math.max(...s(1),Math.min(...s(-1))+1)],i=p=>p.map((v,d)=>`${(xt+d/(e.length-1)*(r-2*xt)).toFixed(1)},${(n-xt-(v-a)/(c-a)*(n-2*xt)).toFixed(1)}`),u=i(e.map(({rating:p})=>p)),[f,b]=u[u.length-1].split(",");return l`
    <svg class="sparkline" viewBox=${`0 0 ${r} ${n}`} aria-hidden="true">
      ${t&&l`<polygon points=${[...i(s(1)),...i(s(-1)).reverse()].join(" ")} />`}
      <polyline points=${u.join(" ")} />
      <circle cx=${f} cy=${b} r="3" />
    </svg>
  `}function Z(e){return e instanceof ur?o("practise-no-solver"):(console.info("No puzzle was generated.",e),o("practise-nothing"))}var _t=W[W.length-1],sn=12,an=250;function Xr(){let{choice:e}=I.value,{rating:t,deviation:r}=L(),[n,s]=[Math.round(t),_e(V.value.days,Y())],{drawn:a,fault:c}=ln(n),i=Be()?D.value:null;P({screen:"final",title:o("practise-title"),facts:[o("practise-title")],aside:o("practise-no-clock"),back:"/"}),qe([{icon:"calendar",label:o("year-title"),run:()=>K("/practise/year")}]),q([{keys:["Enter"],text:"key-practise-start",run:()=>i?b():f()}]);function u(d){I.change(g=>({...g,choice:d}))}function f(){a&&(Ee(),I.change(d=>({...d,next:a.index+1})),K(`/practise#${a.found.name}`))}function b(){i&&K(`/practise#${i.drawn.name}`)}let p=a&&e.grade===U&&Math.abs(De(a.found)-n)>xe,v=a!==null&&!c&&!i&&!p;return l`
    <${O} class="practise">
      <${R} class="unseen">${o("practise-title")}</>
      <${pn} rating=${n} deviation=${Math.round(r)} days=${s} />
      <nav class="practise-doors">
        <${It} to="/practise/rush" icon="clock" title=${o("rush-title")} note=${o("rush-best",{solved:F.value.best})} />
        <${It} to="/practise/race" icon="flag" title=${o("race-title")} note=${o("race-by-link")} />
        <${It} to="/practise/again" icon="undo" title=${o("again-title")} note=${o("again-count",{count:B.value.length})} />
      </nav>
      <${mn} choice=${e} near=${n} onChange=${d=>u({...e,grade:d})} />
      <${fn} choice=${e} onChange=${u} />
      <${dn} choice=${e} onChange=${u} />
      <h2 class="practise-head"><span>${o("practise-box")}</span></h2>
      <${fr} label=${o("practise-box")} value=${e.edition} options=${We.map(({id:d})=>({value:d,text:o(`edition-${d}`)}))} onChange=${d=>u(Nr(e,d))} />
    </>
    <${T} class="practise-start">
      <p class=${v?"note about-board":"note"} role="status">${cn(a!==null,c,i!==null,p?De(a.found):null)}</p>
      <div class="buttons">
        ${i&&l`<${k} disabled=${!a} onClick=${f}>${o("practise-another")}</>`}
        <${k} kind="main" disabled=${!i&&!a} onClick=${i?b:f}>
          ${i?o("practise-continue"):o("practise-start")}${pe.value.singleKeys&&l` <kbd class="for-keys">${o("key-enter")}</kbd>`}
        </>
      </div>
    </>
  `}function cn(e,t,r,n){return t||(r?o("practise-open-note"):e?n===null?o("practise-board-note"):o("practise-far",{rating:String(n)}):o("practise-searching"))}function ln(e){let t=I.value,r=JSON.stringify([t,t.choice.grade===U?e:0]),[n,s]=N(null),[a,c]=N(null);E(()=>{let[u,f]=[!1,!1],b=setTimeout(async()=>{f=!0;try{let p=await ke(t,e);u||s({key:r,...p})}catch(p){u||c(Z(p))}f=!1},an);return c(null),()=>{u=!0,clearTimeout(b),f&&Ar()}},[r]);let i=n?.key===r?n:null;return un(i?.found.puzzle??null),{drawn:i,fault:a}}function un(e){let{api:t}=fe(),r=H(()=>{if(!e)return null;let{board:n,robots:s,target:a}=Je(e),c=er(t),i=()=>({...a,symbol:c.board.value?.targets.find(({cell:u})=>u===a.cell)?.symbol??null});return{...c,text:n,scene:{get value(){return{...et,robots:s,markers:{},chip:i()}}}}},[e,t]);ge(r,r?.text),E(()=>{r&&de(oe(r.text))},[r])}function pn({rating:e,deviation:t,days:r}){let n=Object.entries(V.value.days).sort(([s],[a])=>s<a?-1:1).slice(-sn).map(([,s])=>s);return l`
    <${se} class="card practise-standing" to="/practise/year">
      <span class="unseen">${o("practise-standing",{rating:String(e),deviation:t,days:r})}</span>
      <span aria-hidden="true"><b>${e}</b> <small>${o("practise-deviation",{deviation:t})}</small><br /><small>${o("practise-your-rating")}</small></span>
      <${wt} days=${n} />
      <span aria-hidden="true"><b>${r}</b><br /><small>${o("practise-in-a-row",{days:r})}</small></span>
    </>
  `}function It({to:e,icon:t,title:r,note:n}){return l`<${se} class="card practise-door" to=${e}><${he} name=${t} size=${18} /><b>${r}</b><small>${n}</small></>`}function mn({choice:e,near:t,onChange:r}){return l`
    <h2 class="practise-head"><span>${o("practise-how-hard")}</span></h2>
    <div class="practise-grades" role="group" aria-label=${o("practise-how-hard")}>
      <button type="button" class="key" aria-pressed=${e.grade===U} onClick=${()=>r(U)}>
        <span><b>${o("practise-near")}</b> <small>${t}</small></span>
      </button>
      ${Pe.map(n=>l`
        <button type="button" key=${n} class="key" aria-pressed=${e.grade===n} onClick=${()=>r(n)}>
          <span><${ut} grade=${n} unseen /><small>${o("practise-grade",{grade:n})}</small></span>
        </button>
      `)}
    </div>
  `}function fn({choice:e,onChange:t}){let[r,n]=e.moves,s=n===_t?o("practise-moves-open",{least:r}):r===n?String(r):o("practise-moves-ends",{least:r,most:n});return l`
    <h2 class="practise-head"><span>${o("practise-moves")}</span><small>${s}</small></h2>
    <div class="practise-moves" role="group" aria-label=${o("practise-moves")}>
      ${W.map(a=>l`
        <button
          type="button" key=${a} class="key" aria-pressed=${r<=a&&a<=n}
          aria-label=${a===_t?o("practise-more-label",{moves:a}):o("move-count",{moves:a})}
          onClick=${()=>t({...e,moves:Rr(e.moves,a)})}
        >${a===_t?o("practise-more",{moves:a}):a}</button>
      `)}
    </div>
  `}function dn({choice:e,onChange:t}){return l`
    <h2 class="practise-head"><span>${o("practise-themes")}</span><small>${o("practise-themes-note",{themes:e.themes.length})}</small></h2>
    <div class="practise-themes" role="group" aria-label=${o("practise-themes")}>
      ${at(e.edition).map(r=>l`
        <button type="button" key=${r} class="key" aria-pressed=${e.themes.includes(r)} onClick=${()=>t(Tr(e,r))}>
          ${o("practise-theme",{theme:r})}
        </button>
      `)}
    </div>
  `}var re=10,[hn,$n]=[5,20],[kt,eo]=[10,36],to=(e,t)=>hn*Math.max(0,e-t),ro=$n;function Dt({seconds:e},t){let r=0;return e.filter(n=>(r+=n)<=t).length}function St({seconds:e}){return Math.round(e.reduce((t,r)=>t+r,0)*kt)/kt}function ne({seed:e,wanted:t,run:r}){let n=[Ae(e),ct(t)];return r&&n.push(r.seconds.map(s=>Math.round(s*kt).toString(eo)).join("-"),encodeURIComponent(r.name)),n.join("/")}function je(e){let[t="",r="",n,s="",...a]=e.split("/"),[c,i]=[Tt(t),lt(r)];return c===null||!i||a.length>0?null:{seed:c,wanted:i,run:n?vn(n,s):null}}function vn(e,t){let r=e.split("-");return r.length!==re||!r.every(n=>/^[0-9a-z]{1,5}$/.test(n))?null:{name:gn(t),seconds:r.map(n=>parseInt(n,eo)/kt)}}function gn(e){try{return Array.from(decodeURIComponent(e).replace(/\p{C}/gu,"").trim()).slice(0,qt).join("")}catch{return""}}var ce=e=>e.name||o("race-friend");function no({race:e,onStart:t,onNew:r}){let n=ne({...e,run:null}),s=G.value.runs[n]??null,a=G.value.open?.race===n,c=Ge(`/practise/race#${ne({...e,run:s&&{...s,name:be.value}})}`),i=e.run;P({screen:"page",title:o("race-title"),facts:[o("race-title")],aside:o("race-subtitle"),back:"/practise"});async function u(){let f=await ot(c,o("race-title"));f==="copied"&&C({words:o("race-sent")}),f==="failed"&&C({words:o("race-by-hand",{link:c}),lasting:!0})}return l`
    <${O} class="practise">
      <${R} class="hero" focusOn=${s}>${s&&i?yn(s,i):o("race-head")}</>
      <${j} class="race-card">
        <p class="practise-head"><b>${bn(e)}</b><small>${o("race-seed",{seed:Ae(e.seed)})}</small></p>
        <input class="input" readonly value=${c} aria-label=${o("race-link")} onFocus=${f=>f.target.select()} />
        <${k} kind=${s?"main":"second"} icon=${rt()?"share":"copy"} onClick=${u}>${o("race-send")}</>
      </>
      <${j} class="lines">
        ${i&&l`<${oo} name=${ce(i)} title=${o("race-ghost",{name:ce(i)})} note=${o("race-ghost-note")} run=${i} seat=${1} />`}
        <${oo} name=${be.value||o("race-you")} title=${o("race-you")} note=${s?o("race-done"):o("race-not-run")} run=${s} seat=${0} />
      </>
      <p class="note">${o("race-how")} ${o("race-stored")}</p>
    </>
    <${T}>
      <div class="buttons">
        ${s?l`<${k} class="wide" onClick=${r}>${o("race-new")}</>`:l`
              ${!i&&!a&&l`<${k} onClick=${r}>${o("race-new")}</>`}
              <${k} kind="main" onClick=${t}>${a?o("race-continue"):i?o("race-start-ghost",{name:ce(i)}):o("race-start")}</>
            `}
      </div>
    </>
  `}function yn(e,t){let r=St(e)-St(t);return r===0?o("race-tied"):r<0?o("race-won"):o("race-lost",{name:ce(t)})}function bn({wanted:e}){let[t,r]=e.moves,n={grade:o("practise-grade",{grade:e.grade[0]}),least:t,most:r,edition:o(`edition-${e.edition}`)};return t===r?o("race-moves-one",n):o("race-moves",n)}function oo({name:e,title:t,note:r,run:n,seat:s}){return l`
    <div class="line">
      <${nt} seat=${s} name=${e} />
      <span class="line-text"><b>${t}</b><br /><small>${r}</small></span>
      <b class="race-total">${n?J(St(n)):"–"}</b>
    </div>
  `}var xn={...et,robots:{},markers:{},chip:null};function wn(e,t,{exact:r,kept:n=[],onChange:s,onSolved:a,onMissed:c}){let i=e.path.length,u=z(!1),f=z(!1),b=tt(t,e.puzzle,{kept:()=>n,isShut:()=>u.value||f.value,exactly:()=>r?i:null,onChange:({moves:v})=>s?.(v),judge:v=>Qe(e.puzzle,v),onFailed(){r&&(u.value=!0,c?.())},onSolved(v,{moves:d}){u.value=!0,a(d.length)}}),p=ue(()=>f.value?xn:b.scene.value);return{...b,scene:p,drawn:e,best:i,over:u,hidden:f}}function Et(e,t,r=!1){let{api:n}=fe(),s=H(()=>e&&wn(e,n,t),[e]);return ge(s,s?.text),Gt(()=>{s&&(s.hidden.value=r)},[s,r]),E(()=>{s&&de(oe(s.text))},[s]),s}function Mt(e=0,t=()=>performance.now()){let r=e,n=null,s=()=>r+(n===null?0:(t()-n)/1e3);return{seconds:s,start:()=>{n??=t()},stop(){r=s(),n=null}}}var kn=200,Sn=5e3;function ao({race:e,onDone:t}){let[r,n]=N([]);return P({screen:"game",title:o("race-title"),facts:[o("race-title")],back:"/practise"}),E(()=>{let s=!1,a=performance.now();return(async()=>{let c=[];for(let i=0;i<re;i+=1){if(c.push(await ie({seed:e.seed,index:i,wanted:e.wanted})),s)return;n([...c]),!(c.length<re&&performance.now()-a<Sn)&&(a=performance.now(),Ke(o("race-preparing",{count:c.length})))}})().catch(c=>{s||(C({words:Z(c),urgent:!0}),t())}),()=>{s=!0}},[]),r.length===re?l`<${Mn} race=${e} puzzles=${r} onDone=${t} />`:l`<${O}><${R}>${o("race-title")}</><p>${o("race-preparing",{count:r.length})}</p></>`}function En(e){let{open:t}=G.value;return t?.race===e?t:{race:e,seconds:[],spent:0,moves:[]}}function Mn({race:e,puzzles:t,onDone:r}){let n=ne({...e,run:null}),s=H(()=>En(n),[]),[a,c]=N(s.seconds),[i,u]=N(s.seconds.length>0||s.spent>0),[f,b]=N(0),p=a.length,v=H(()=>Mt(p===s.seconds.length?s.spent:0),[p,s]),d=Et(t[p]??null,{exact:!1,kept:p===s.seconds.length?s.moves:[],onSolved:w=>$(to(w,t[p].path.length))},i),g=!!d?.board.value,h=d?.trial.value.moves??[],y=a.reduce((w,S)=>w+S,0)+v.seconds(),m=e.run;st(!i),ye(d),q([{keys:["p"],text:"key-rush-pass",when:()=>!i,run:x}]),P({screen:"game",title:o("race-title"),facts:[o("race-title")],aside:On(p,m,y),back:"/practise"});function $(w){v.stop();let S=[...a,v.seconds()+w];if(w>0?Q(o("race-over-say",{seconds:w})):ae("success"),M(S,0,[]),S.length<re){c(S);return}G.change(A=>({...A,open:null,runs:{...A.runs,[n]:{name:be.value,seconds:S}}})),Le({quick:re}),r()}function x(){d&&!i&&!d.over.value&&$(ro)}function M(w,S,A){G.change(_=>({..._,open:{race:n,seconds:w,spent:S,moves:A}}))}return E(()=>{g&&!i&&v.start()},[g,d,i,v]),E(()=>{let w=()=>{d?.over.value||(v.stop(),M(a,v.seconds(),d?.trial.value.moves??[]))},S=()=>{document.hidden&&(w(),u(!0))};document.addEventListener("visibilitychange",S);let A=setInterval(()=>b(performance.now()),kn);return()=>{document.removeEventListener("visibilitychange",S),clearInterval(A),i||w()}},[d,i,a]),l`
    <${O} class="practise-running" data-now=${f>0}>
      <${R} class=${i?"":"unseen"} focusOn=${`${p} ${i}`}>${i?o("race-paused"):d?o("phase-target",{robot:d.chip.value.robot??"any",target:me(d.chip.value),cell:d.chip.value.cell}):o("race-title")}</>
      ${i&&l`<p class="note">${o("race-paused-note")}</p>`}
      <${so} name=${be.value||o("race-you")} seat=${0} done=${p} time=${y} />
      ${m&&l`<${so} name=${ce(m)} seat=${1} done=${Dt(m,y)} time=${Math.min(y,m.seconds.reduce((w,S)=>w+S,0))} />`}
      ${d&&!i&&l`<p class="rush-aim"><${Xe} chip=${d.chip.value} /><b>${o("rush-in",{moves:d.best})}</b></p>`}
      ${h.length>0&&!i&&l`<${ve} moves=${h} label=${o("moves-so-far")} />`}
    </>
    <${T}>
      ${i?l`<div class="buttons"><${k} kind="main" onClick=${()=>u(!1)}>${o("race-continue")}</></div>`:d&&l`
            <${$e} table=${d}>
              <div class="hand-pair">
                <${k} disabled=${h.length===0} onClick=${d.undo}>${o("undo")}</>
                <${k} onClick=${x}>${o("rush-pass")}</>
              </div>
            </>
          `}
    </>
  `}function On(e,t,r){if(!t)return o("race-place",{count:Math.min(e+1,re)});let n=Dt(t,r)-e,s={name:ce(t),places:Math.abs(n)};return n>0?o("race-ahead",s):n<0?o("race-behind",s):o("race-level",s)}function so({name:e,seat:t,done:r,time:n}){return l`
    <div class="race-row" role="img" aria-label=${o("race-row",{name:e,done:r,time:J(n)})}>
      <${nt} seat=${t} name=${e} />
      <span class="race-boxes">${Array.from({length:re},(s,a)=>l`<span key=${a} class=${a<r?"full":a===r?"now":""}>${a<r?l`<${he} name="check" size=${14} />`:a+1}</span>`)}</span>
      <b>${J(n)}</b>
    </div>
  `}function co(){let[e,t]=N(()=>je(Re.value)??Rn()??io()),[r,n]=N(!1),s=ne({...e,run:null}),a=Re.value;E(()=>{let i=je(a);i&&t(i)},[a]),E(()=>{G.change(i=>({...i,latest:ne(e)}))},[s]);function c(){let i=io();t(i),Ve("/practise/race")}return a&&!je(a)?l`<${Ye} title=${o("race-title")} words=${o("race-link-faulty")}><${k} kind="main" onClick=${c}>${o("race-new")}</></>`:r?l`<${ao} race=${e} onDone=${()=>n(!1)} />`:l`<${no} race=${e} onStart=${()=>n(!0)} onNew=${c} />`}function Rn(){let{latest:e}=G.value;return e===null?null:je(e)}function io(){let{choice:e}=I.value,{rating:t}=L(),r=e.grade===U?Ne(t):e.grade;return{seed:we(),wanted:it({...e,grade:r,themes:[]},0,t),run:null}}var lo=[{row:5,seconds:3},{row:12,seconds:5},{row:20,seconds:7},{row:30,seconds:10}],Tn=8,Nn=5,Lt={solved:0,row:0,longest:0,won:0,lost:0};function uo({solved:e,row:t,longest:r,won:n,lost:s}){let a=lo.find(c=>c.row===t+1)?.seconds??0;return{solved:e+1,row:t+1,longest:Math.max(r,t+1),won:n+a,lost:s}}function po(e){return{...e,row:0,lost:e.lost+10}}function Bt({won:e,lost:t},r){return Math.max(0,180+e-t-r)}function mo({row:e}){return lo.find(t=>t.row>e)??null}function fo(e){return Math.min(Nn,1+Math.floor(e/Tn))}function ho({run:e,onAgain:t}){let r=e.over.value,n=e.missed.value;if(P({screen:"page",title:o("rush-title"),facts:[o("rush-title")],back:"/practise"}),!r)return null;let{solved:s,longest:a,won:c,lost:i,lasted:u,early:f}=r,{best:b}=F.value;return l`
    <${O} class="practise">
      <div class="practise-big">
        <b aria-hidden="true">${s}</b>
        <div>
          <${R} focusOn=${r.at}><span class="unseen">${s} </span>${o("rush-solved")}</>
          <p class="note">${o("rush-row",{best:b,row:a})}</p>
        </div>
      </div>
      ${f&&l`<p class="note">${o("rush-ended-early",{solved:s})}</p>`}
      <dl class="card solved-facts">
        <div class="fact"><dt>${o("rush-lasted")}</dt><dd>${J(u)}</dd></div>
        <div class="fact"><dt>${o("rush-won")}</dt><dd>${o("rush-plus",{seconds:c})}</dd></div>
        <div class="fact"><dt>${o("rush-lost")}</dt><dd>${o("rush-minus",{seconds:i})}</dd></div>
      </dl>
      <${Pn} />
      ${n.length>0&&l`
        <h2 class="practise-head"><span>${o("rush-missed",{count:n.length})}</span><small>${o("rush-missed-note")}</small></h2>
        <${bt} failures=${B.value.filter(({name:p})=>n.includes(p))} />
      `}
    </>
    <${T}>
      <div class="buttons">
        ${n.length>0&&l`<${k} onClick=${()=>K(Me(n))}>${o("rush-try",{count:n.length})}</>`}
        <${k} kind="main" onClick=${t}>${o("rush-again")}</>
      </div>
    </>
  `}function Pn(){let{runs:e}=F.value,t=Math.max(1,...e.map(({solved:r})=>r));return l`
    <${j} class="rush-runs">
      <h2>${o("rush-last",{count:e.length})}</h2>
      <ol>
        ${e.map(({at:r,solved:n},s)=>l`
          <li key=${r} class=${s===e.length-1?"now":""}><span>${n}</span><i style=${{height:`${4+44*n/t}px`}}></i></li>
        `)}
      </ol>
    </>
  `}var An=3,Cn=12,zn=4,_n=[60,30,10];function $o(e,t){let r=we(),n=z(Lt),s=z(null),a=z(Bt(Lt,0)),c=z(null),i=z([]),u=Mt(),f=0;function b(m){let $=fo(n.peek().solved+m-f);return ie({seed:r,index:m,wanted:{edition:e,robots:zn,moves:[W[0],W[W.length-1]],grade:[$,$],themes:[]}})}let p=new Map;function v(){for(let m=f;m<f+An;m+=1){if(p.has(m))continue;let $=b(m);$.catch(()=>{}),p.set(m,$)}}async function d(){u.stop(),s.value=null,v();try{let m=await p.get(f);c.value===null&&(s.value=m??null)}catch(m){t(m)}p.delete(f),f+=1}function g(){let m=a.peek();a.value=Bt(n.peek(),u.seconds());let $=_n.find(x=>m>x&&a.value<=x);$&&Ke(o("rush-time-say",{seconds:$})),a.value===0&&h(!1)}function h(m){if(c.value!==null)return;u.stop();let{solved:$,longest:x,won:M,lost:w}=n.peek();!m&&s.value&&y(s.value,"time");let S={at:Date.now(),solved:$,longest:x,won:M,lost:w,lasted:Math.round(m?u.seconds():180+M-w),early:m};c.value=S,F.change(({best:A,runs:_})=>({best:Math.max(A,$),runs:[..._,S].slice(-Cn)})),$>0&&Le({quick:$}),Q(o("rush-over-say",{solved:$})),ae("success")}function y(m,$){Ct(m,$,null),i.value=[...i.value,m.name]}return{rush:n,drawn:s,left:a,over:c,missed:i,tick:g,end:h,begin:()=>{d()},ready:u.start,solved(){let m=n.peek().won;n.value=uo(n.peek());let{row:$,won:x}=n.peek();x>m&&Q(o("rush-bonus-say",{row:$,seconds:x-m})),ae("success"),d()},miss(m){!s.value||c.value||(y(s.value,m),s.value=null,n.value=po(n.peek()),g(),c.value===null&&(Q(o("rush-miss-say")),d()))}}}var In=200;function vo(){let[e,t]=N(null);function r(){let n=a=>{C({words:Z(a),urgent:!0}),t(null)},s=$o(I.value.choice.edition,n);t(s),s.begin()}return e?e.over.value?l`<${ho} run=${e} onAgain=${r} />`:l`<${Ln} run=${e} />`:l`<${Dn} onStart=${r} />`}function Dn({onStart:e}){return P({screen:"page",title:o("rush-title"),facts:[o("rush-title")],aside:o("rush-best",{solved:F.value.best}),back:"/practise"}),l`
    <${O} class="practise">
      <${R}>${o("rush-title")}</>
      <p class="lead">${o("rush-how")}</p>
      <p class="note">${o("rush-sleep")}</p>
    </>
    <${T}><div class="buttons"><${k} kind="main" onClick=${e}>${o("rush-start")}</></div></>
  `}function Ln({run:e}){let t=e.drawn.value,{solved:r,row:n}=e.rush.value,s=Et(t,{exact:!0,onSolved:e.solved,onMissed:()=>e.miss("moves")}),a=!!s?.board.value;st(!0),P({screen:"game",title:o("rush-title"),facts:[o("rush-title")],aside:o("rush-so-far",{solved:r,row:n}),back:"/practise"}),ye(s),q([{keys:["p"],text:"key-rush-pass",run:()=>e.miss("passed")}]),E(()=>{a&&e.ready()},[a,s,e]),E(()=>{let i=()=>{document.hidden&&e.end(!0)};document.addEventListener("visibilitychange",i);let u=setInterval(e.tick,In);return()=>{document.removeEventListener("visibilitychange",i),clearInterval(u),e.end(!0)}},[e]);let c=s?.trial.value.moves??[];return l`
    <${O} class="practise-running">
      <${R} class="unseen" focusOn=${t?.name}>${s?o("phase-target",{robot:s.chip.value.robot??"any",target:me(s.chip.value),cell:s.chip.value.cell}):o("practise-searching")}</>
      <div class="rush-head">
        <${mr} share=${Math.min(1,e.left.value/180)} running />
        <b class="rush-time" role="timer" aria-label=${o("rush-time-say",{seconds:Math.ceil(e.left.value)})}>${J(e.left.value)}</b>
        ${s&&l`<span class="rush-aim"><${Xe} chip=${s.chip.value} /><b>${o("rush-in",{moves:s.best})}</b></span>`}
      </div>
      <${Bn} row=${n} />
      ${c.length>0&&l`<${ve} moves=${c} label=${o("moves-so-far")} />`}
    </>
    <${T}>
      ${s&&l`
        <${$e} table=${s}>
          <div class="hand-pair">
            <${k} disabled=${c.length===0} onClick=${s.undo}>${o("undo")}</>
            <${k} onClick=${()=>e.miss("passed")}>${o("rush-pass")}</>
          </div>
        </>
      `}
    </>
  `}function Bn({row:e}){let t=mo({row:e});return t?l`
    <div class="rush-row" aria-hidden="true">
      ${Array.from({length:t.row},(r,n)=>l`<span key=${n} class=${n<e?"full":n===e?"now":""}></span>`)}
      <small class="tag">${o("rush-plus",{seconds:t.seconds})}</small>
    </div>
    <p class="note">${o("rush-to-bonus",{more:t.row-e,seconds:t.seconds})}</p>
  `:l`<p class="note">${o("rush-bonuses-over")}</p>`}function go({table:e}){let{drawn:t,best:r}=e,{result:n}=e.state.value,[s,a]=N(!1),{rating:c}=L();E(()=>{ke(I.value,c).catch(()=>{})},[]);async function i(){a(!0);try{Ve(await Yr(t.name))}catch(p){a(!1),C({words:Z(p),urgent:!0})}}if(q([{keys:[" "],text:"key-practise-next",when:()=>!s,run:()=>{i()}}]),!n)return null;let{moves:u,change:f}=n,b=[o("practise-paths",{paths:t.paths}),o("practise-puzzle-rating",{rating:String(De(t))})];return l`
    <${O} class="result practise-solved">
      <${j} class="result-head solved-head">
        <${Ze} chip=${e.chip.value} size=${56} />
        <div>
          <${R} focusOn=${`${t.name}.solved`}>${yt(u?.length??null,r)}</>
          <p class="note">${b.join(" ")}</p>
        </div>
      </>
      <dl class="card solved-facts">
        <${Ft} name=${o("practise-yours")} value=${u?.length??"–"} />
        <${Ft} name=${o("practise-shortest")} value=${r} />
        <${Ft} name=${o("practise-your-rating")} value=${Math.round(c)} change=${f} />
      </dl>
      ${f===null&&l`<p class="note">${o("practise-unrated")}</p>`}
      <${ir} table=${e} paths=${e.paths.value} owner=${o("you")} legend=${o("solved-paths")} space=${!1} />
      ${t.themes.length>0&&l`<${jn} themes=${t.themes} />`}
    </>
    <${T}>
      <div class="buttons">
        <${k} onClick=${e.retry}>${o("practise-retry")}</>
        <${se} class="button second" to=${`/analyse#${t.puzzle.replaceAll(" ","_")}`}>${o("practise-analyse")}</>
        <${k} kind="main" disabled=${s} onClick=${i}>${o("practise-next")}${pe.value.singleKeys&&l` <kbd class="for-keys">${o("key-space")}</kbd>`}</>
      </div>
    </>
  `}function Ft({name:e,value:t,change:r=null}){let n=r===null?"":r<0?`−${-r}`:`+${r}`;return l`<div class="fact"><dt>${e}</dt><dd>${t}${n&&l` <small>${n}</small>`}</dd></div>`}function jn({themes:e}){return l`
    <${j} class="practise-about">
      <h2 class="practise-head"><span>${o("practise-about")}</span><small>${o("practise-about-note")}</small></h2>
      <p>${e.map(t=>l`<span class="tag" key=${t}>${o("practise-theme",{theme:t})}</span> `)}</p>
    </>
  `}var yo=X.length;function Hn(e,t){let r=e.path.length,n=z(D.value??{drawn:e,moves:[],hints:0,result:null}),s=z(!1),a=ue(()=>n.value.result!==null&&!s.value),c=tt(t,e.puzzle,{kept:()=>n.value.moves,isShut:()=>a.value,onChange:({moves:h})=>v({moves:h}),judge:h=>Qe(e.puzzle,h),async onSolved(h,y){Kt()||await new Promise(m=>setTimeout(m,700)),c.trial.value===y&&d(y.moves)}}),{board:i,chosen:u,replay:f,start:b}=c,p=ue(()=>{let h=n.value.result?.moves??[];return ar({start:b,chip:c.chip.value},h,h.length===r?[]:e.path)});function v(h){n.value={...n.value,...h},D.change(()=>n.value)}function d(h){let y=n.value.result,{hints:m}=n.value,$=vt(e,{moves:h?.length??null,hints:m,retry:y!==null});v({moves:h??[],result:{moves:h,change:$}}),u.value=null,s.value=!1;let x=yt(h?.length??null,r);Q(h?o("practise-solved-say",{verdict:x,moves:h.length,best:r,rating:String(Math.round(L().rating))}):x),h&&ae("success")}function g(){let h=f.playback.value,y=p.value[0],m=h?.trial??(i.value&&y&&Xt(i.value,b,y.moves));return m?{...tr(i.value,m,h?.step??m.slides.length,c.chip.value),taken:!1}:{}}return{...c,drawn:e,best:r,state:n,done:a,paths:p,scene:ue(()=>a.value?g():c.scene.value),retry(){f.close(),s.value=!0,c.restart()},hint(){if(a.value||n.value.hints>=yo)return;v({hints:n.value.hints+1});let{hints:h}=n.value;h===yo?d(null):Q(gt(h,e.path,c.chip.value.robot))}}}function bo(e){let{api:t}=fe(),r=H(()=>e&&Hn(e,t),[e,t]);return ge(r,r?.text),E(()=>{r&&de(oe(r.text))},[r]),r}function xo({name:e}){let[t,r]=N(null),[n,s]=N(null),a=bo(t),c=t?o("practise-grade",{grade:t.grade}):"",{result:i,hints:u=0}=a?.state.value??{},f=!!i?.moves&&u<X.length,b=Math.max(1,te(V.value.days[Y()])+(f?0:1));return P({screen:"game",title:o("practise-title"),facts:[o("practise-title")],back:"/practise",aside:t?o("practise-place",{grade:c,number:b}):o("practise-searching")}),qe([{icon:rt()?"share":"copy",label:o("practise-send"),run:()=>{Wn(Ce(e))}}]),E(()=>{let p=Ce(e),v=B.value.find(g=>g.name===p),d=D.value?.drawn.name===p?D.value.drawn:v;d&&Cr(d),ie(e).then(g=>{Vr(g),r(g)},s)},[]),n?l`<${Ye} title=${o("puzzle-missing")} words=${Z(n)} />`:a?a.done.value?l`<${go} table=${a} />`:l`<${Un} table=${a} />`:l`<${lr} />`}async function Wn(e){let t=Ge(`/practise#${e}`),r=await ot(t,o("practise-title"));r==="copied"&&C({words:o("race-sent")}),r==="failed"&&C({words:o("race-by-hand",{link:t}),lasting:!0})}function Un({table:e}){let{moves:t}=e.trial.value,{hints:r}=e.state.value;ye(e),q([{keys:["h"],text:"key-hint",run:e.hint}]);let n=s=>pe.value.singleKeys&&l` <kbd class="for-keys">${s}</kbd>`;return l`
    <${O} class="practise-solving">
      <${j} class="puzzle-head">
        <${R} focusOn=${e.drawn.name}>${o("find-a-way")}</>
        <${rr} task=${e} />
      </>
      ${t.length>0&&l`<${ve} moves=${t} label=${o("moves-so-far")} />`}
      <${Gn} table=${e} />
    </>
    <${T}>
      <${$e} table=${e}>
        <div class="hand-pair">
          <${k} disabled=${t.length===0} onClick=${e.undo}>${o("undo")}${n("u")}</>
          <${k} disabled=${r>=X.length} onClick=${e.hint}>${o("practise-hint")}${n("h")}</>
        </div>
      </>
    </>
  `}function Gn({table:e}){let{hints:t}=e.state.value,{robot:r}=e.chip.value,n=He(null);E(()=>{t>0&&n.current?.children[t-1]?.scrollIntoView({block:"center"})},[t]);let s={name:o("practise-hint-name",{hint:t+1}),price:o("practise-hint-price",{hint:t+1})};return l`
    <h2 class="practise-head"><span>${o("hints")}</span><small class="for-keys">${o("practise-hints-next",s)}</small></h2>
    <ol class="card lines practise-hints" ref=${n}>
      ${X.map((a,c)=>{let i=c+1,u=i<=t;return l`
          <li key=${i} class=${`line ${u?"taken":i===t+1?"next":"later"}`}>
            <span class="tag" aria-hidden="true">${i}</span>
            <span class="line-text">${u?gt(i,e.drawn.path,r):o("practise-hint-name",{hint:i})}</span>
            ${!u&&l`<small>${o("practise-hint-price",{hint:i})}</small>`}
          </li>
        `})}
    </ol>
  `}var wo=6,Kn=["none","few","some","many"],Wt=(e,t)=>new Intl.DateTimeFormat(Oe(),{month:t}).format(Se(e));function ko(){let{days:e,longest:t}=V.value,r=Y(),n=r.slice(0,4),s=_e(e,r),a=Kr(e,r),c=L(),i=Object.entries(e).filter(([p])=>p.startsWith(n)).sort(([p],[v])=>p<v?-1:1).map(([,p])=>p),u=p=>i.reduce((v,d)=>v+p(d),0),[f,b]=[u(p=>p.solved),u(p=>p.shortest)];return P({screen:"page",title:o("year-title"),facts:[o("year-title")],aside:n,back:"/practise"}),l`
    <${O} class="practise year">
      <div class="practise-big">
        <b aria-hidden="true">${s}</b>
        <div>
          <${R}><span class="unseen">${s} </span>${o("practise-in-a-row",{days:s})}</>
          ${t&&l`<p class="note">${o("year-longest",{days:t.days,month:Wt(t.end,"long")})}</p>`}
        </div>
      </div>
      ${[a.slice(0,wo),a.slice(wo)].map((p,v)=>l`<${qn} key=${v} months=${p} days=${e} today=${r} />`)}
      <p class="note year-legend" aria-hidden="true">${Kn.map((p,v)=>l`<span key=${p}><i class=${`dot size-${v}`}></i>${o(`year-key-${p}`)}</span>`)}</p>
      <${j} class="year-rating">
        <h2 class="practise-head"><span>${o("year-rating")}</span><span><b>${Math.round(c.rating)}</b> <small>${o("practise-deviation",{deviation:Math.round(c.deviation)})}</small></span></h2>
        <${wt} days=${i} band />
      </>
      <dl class="card solved-facts">
        <div class="fact"><dt>${o("year-solved")}</dt><dd>${new Intl.NumberFormat(Oe()).format(u(te))}</dd></div>
        <div class="fact"><dt>${o("year-in-shortest")}</dt><dd>${o("year-share",{percent:f?Math.round(100*b/f):0})}</dd></div>
        <div class="fact"><dt>${o("rush-title")}</dt><dd>${F.value.best}</dd></div>
      </dl>
    </>
    <${T}><${Vn} /></>
  `}function qn({months:e,days:t,today:r}){let n=qr(e[0].first),s=a=>e.slice(0,a).reduce((c,{dates:i})=>c+i.length,n);return l`
    <div class="year-half">
      <ul class="unseen">${e.filter(({past:a})=>a>0).map(({first:a,played:c,past:i,puzzles:u})=>l`<li key=${a}>${o("year-month",{month:Wt(a,"long"),played:c,past:i,puzzles:u})}</li>`)}</ul>
      <div class="year-months" aria-hidden="true">${e.map(({first:a},c)=>l`<small key=${a} style=${{gridColumn:1+Math.floor(s(c)/7)}}>${Wt(a,"short")}</small>`)}</div>
      <div class="year-dots" aria-hidden="true">
        ${e.flatMap(({dates:a},c)=>a.map((i,u)=>{let f=s(c)+u,b=i>r?"to-come":`size-${Gr(t[i])}`;return l`<i key=${i} class=${`dot ${b} ${i===r?"now":""}`} style=${{gridArea:`${1+f%7} / ${1+Math.floor(f/7)}`}}></i>`}))}
      </div>
    </div>
  `}var Ht="ricochet-practise";function Vn(){let e=He(null);function t(){let n=Object.fromEntries(At.map(({key:s})=>[s,le.read(s)]).filter(([,s])=>s!==null));cr(`${Ht}-${Y()}.json`,{format:Ht,values:n})}async function r(n){try{let{format:s,values:a}=JSON.parse(await n.text());if(s!==Ht)throw new SyntaxError("another format");for(let{key:c}of At)typeof a[c]=="string"&&le.write(c,a[c]);$t(),C({words:o("year-brought")})}catch{C({words:o("year-not-brought"),urgent:!0})}e.current&&(e.current.value="")}return l`
    <div class="buttons">
      <${k} class="wide" icon="save" onClick=${t}>${o("year-save")}</>
      <${k} class="wide" onClick=${()=>e.current?.click()}>${o("device-import")}</>
      <input ref=${e} type="file" accept="application/json,.json" hidden onChange=${()=>r(e.current?.files?.[0])} />
    </div>
    <p class="note year-here">${o("year-here-only")}</p>
  `}var So={again:Qr,rush:vo,race:co,year:ko};function Cu({part:e=""}){if(E($t,[]),e==="")return l`<${Yn} />`;let t=Object.hasOwn(So,e)?So[e]:Qt;return l`<${t} />`}function Yn(){let e=decodeURI(Re.value),t=ze(e);return E(()=>{e&&!ze(e)&&C({words:o("practise-link-faulty"),urgent:!0})},[e]),t?l`<${xo} key=${e} name=${t} />`:l`<${Xr} />`}export{Cu as PractisePage};
