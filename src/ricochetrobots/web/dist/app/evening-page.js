//# allFunctionsCalledOnLoad
import{b as Wo}from"./shared-setup-panels.js";import{d as po,e as Y}from"./shared-board-notation.js";import{a as _o,b as Io,d as Ro}from"./shared-net-solver.js";import{a as Se}from"./shared-wakelock.js";import{a as ce}from"./shared-components-glass.js";import{a as Ao}from"./shared-components-qrcode.js";import{a as Fe,b as xe}from"./shared-handicap.js";import{a as ue,c as We}from"./shared-components-choice.js";import{$a as k,Cb as U,G as to,Ga as t,H as no,Ha as ve,Ia as io,Ib as te,J as Re,Ja as lo,Kb as $o,M as be,Nb as ye,Nd as Po,Oa as K,Ob as ho,Pa as A,Pd as j,Qb as bo,Ra as ao,Rb as go,Sa as we,Sb as Ae,Tb as vo,U as ge,Vb as wo,Wa as ee,Wb as yo,Xa as mo,Xb as ko,Y as ro,_a as y,a as Ie,ab as W,ac as ne,bb as w,bc as re,c as R,d as S,db as N,dc as ke,eb as oe,ec as xo,f as q,fc as So,g as Q,gc as Co,hb as T,ib as b,id as To,ja as so,jb as F,jc as Eo,l as Z,m as M,md as Lo,nb as co,o as a,ob as x,od as Bo,p as qe,q as Qe,qc as me,r as Ze,sb as uo,sd as Oo,tb as L,u as eo,wb as C,wc as No,wd as Mo,xb as fo,y as P,z as oo,zc as O}from"./main.js";function Fo(e,o,n){let r=Do(o,n);return e.toSorted((s,i)=>Ce(s,o)-Ce(i,o)||r(s)-r(i))}function Ee(e,o,n){let r=Do(o,n);return e.map((s,i)=>{let l=e[i+1];return!l||Ce(s,o)!==Ce(l,o)?null:r(s)===r(l)?"first-said":"fewer-chips"})}var Ce=({player:e,moves:o},n)=>o+n[e].handicap;function Do(e,o){let n=be.find(({id:r})=>r===o)?.tie_break==="fewer-chips";return({player:r})=>n?e[r].chips.length:0}function De(e,o){return{until:e+o*1e3,paused:null}}function zo(e,o){return{...e,paused:o}}function Ko(e,o){return e.paused===null?e:{until:e.until+Math.max(0,o-e.paused),paused:null}}function se(e,o){return Math.max(0,e.until-(e.paused??o))}var ze={phase:"setup",people:[],edition:"2013",sand:60,length:"usual",goals:null,board:null,robots:{},start:null,stale:null,since:0,chip:null,bids:[],passed:[],timer:null,failed:0,rounds:[],decided:!1};function D(e){return e.reduce(Ke,ze)}function Ke(e,o){if(Ue(e,o)!==null)return e;switch(o.type){case"people":return{...e,people:o.people.map((n,r)=>({...n,chips:e.people[r]?.chips??[]}))};case"rules":return{...e,edition:o.edition,sand:o.sand,length:o.length,goals:o.goals??null};case"board":return{...e,board:o.board,robots:o.robots,stale:null};case"robots":return{...e,robots:o.robots,stale:null};case"turn":return{...Uo(e),phase:"thinking",since:o.at,chip:o.chip,bids:[],passed:[],timer:null,failed:0,start:e.board!==null&&e.stale===null?e.robots:null};case"sand":return{...e,timer:De(o.at,e.sand)};case"pause":return{...e,timer:e.timer&&zo(e.timer,o.at)};case"resume":return{...e,timer:e.timer&&Ko(e.timer,o.at)};case"bid":return Tt(e,o);case"pass":return Lt(e,o);case"close":return Ho(e,o.at);case"judge":return Bt(e,o);case"shortest":return{...e,rounds:e.rounds.with(-1,{...e.rounds[e.rounds.length-1],shortest:o.shortest})};case"round":{let{type:n,...r}=o,s=je(Uo(e),r);return{...s,phase:s.decided?"over":"choosing"}}case"next":return{...e,phase:e.decided?"over":"choosing",chip:null,bids:[],passed:[],failed:0};case"end":return{...e,phase:"over",timer:null}}}function Ue(e,o){let{phase:n,timer:r,bids:s}=e,i=n==="choosing"||n==="result",l=n==="thinking"||n==="bidding";switch(o.type){case"rules":return n==="setup"?null:"wrong-phase";case"people":return n==="setup"||i&&o.people.length>=e.people.length?null:"wrong-phase";case"board":case"robots":return n==="setup"||i?null:"wrong-phase";case"turn":case"round":return n!=="setup"&&n!=="choosing"?"wrong-phase":z(e).length===0?"too-few":o.chip!==null&&de(e).includes(o.chip)?"chip-given":null;case"sand":return n==="thinking"&&r===null?null:"wrong-phase";case"pause":return r?.paused===null?null:"wrong-phase";case"resume":return r&&r.paused!==null?null:"wrong-phase";case"bid":{if(!l||!e.people[o.player]?.plays)return"wrong-phase";if(o.moves<P.least||o.moves>P.most)return"bid-range";if(r&&se(r,o.at)===0)return"too-late";let p=s.find(({player:c})=>c===o.player)?.moves??1/0;return o.moves===p?"bid-same":o.moves>p?"bid-not-lower":null}case"pass":return l&&e.people[o.player]?.plays?null:"wrong-phase";case"close":return l&&r?null:"wrong-phase";case"judge":return n==="showing"?null:"wrong-phase";case"shortest":case"next":return n==="result"?null:"wrong-phase";case"end":return i?null:"wrong-phase"}}function z({people:e}){return e.flatMap(({plays:o},n)=>o?[n]:[])}function de({people:e}){return e.flatMap(({chips:o})=>o)}function jo(e){let o=["thinking","bidding","showing"].includes(e.phase);return H(e).inAll-de(e).length-(o?1:0)}function Ne({phase:e,rounds:o}){return e==="result"||e==="over"?o.length:o.length+1}function Te(e){let{people:o}=e,{toWin:n}=H(e),r=o.map(({chips:l})=>l.length),s=n===null?[]:o.flatMap((l,p)=>r[p]>=n?[p]:[]);if(s.length>0)return s;let i=Math.max(...r);return i===0?[]:o.flatMap((l,p)=>r[p]===i?[p]:[])}function H(e){let{length:o}=e;if(e.goals)return e.goals;if(typeof o=="number")return{toWin:o,inAll:Re};let n=lo(z(e).length,o);return{toWin:n,inAll:n===null?io(o):Re}}function Uo(e){return e.phase==="setup"?{...e,goals:H(e)}:e}function Tt(e,{at:o,player:n,moves:r}){let s=e.bids.find(p=>p.player===n),i=e.phase==="thinking",l=[...e.bids.filter(p=>p!==s),{player:n,moves:r,was:s?.moves??null}];return{...e,phase:"bidding",bids:Fo(l,e.people,e.edition),timer:i?De(o,e.sand):e.timer,passed:i?[]:e.passed.filter(p=>p!==n)}}function Lt(e,{at:o,player:n}){let r=[...e.passed.filter(i=>i!==n),n],s={...e,passed:r};return z(e).every(i=>r.includes(i))?Ho(s,o):s}function Ho(e,o){let n={...e,since:o,timer:null};return e.bids.length>0?{...n,phase:"showing"}:Go(n)}function Bt(e,{at:o,shown:n}){let{player:r,moves:s}=e.bids[e.failed];if(n)return{...je(e,{chip:e.chip,winner:r,moves:s,shortest:null}),phase:"result",since:o};let i={...e,failed:e.failed+1,since:o};return i.failed<e.bids.length?i:Go(i)}function Go(e){return{...je(e,{chip:e.chip,winner:null,moves:null,shortest:null}),phase:"result"}}function je(e,o){let{winner:n,chip:r}=o,s=[...e.rounds,o];if(n===null)return{...e,rounds:s};let i=e.people.map((u,d)=>d===n?{...u,chips:[...u.chips,r]}:u),l={...e,rounds:s,people:i,stale:e.board===null?null:e.stale??s.length},{toWin:p,inAll:c}=H(e),m=p!==null&&i[n].chips.length>=p;return{...l,decided:m||de(l).length>=c}}var Yo=["people","rules","board"],Ot=["pause","resume","shortest"],Mt=["bid","pass","close","sand"];function Vo(e,o){return[...Yo.includes(o.type)&&D(e).phase==="setup"?e.filter(({type:r})=>r!==o.type):e,o]}function Xo(e,o){let n=He(e);if(n===null)return null;let[r,s]=[e[n],e.slice(0,n)],{timer:i}=D(s);return!i||i.paused!==null||!Mt.includes(r.type)||!("at"in r)?s:[...s,{type:"pause",at:r.at},{type:"resume",at:Math.max(o,r.at)}]}function He(e){let[o,n]=[null,ze];for(let[r,s]of e.entries()){let i=s.type==="close"&&n.timer&&se(n.timer,s.at)===0;!Ot.includes(s.type)&&s.type!=="round"&&!i&&!(Yo.includes(s.type)&&n.phase==="setup")&&(o=r),n=Ke(n,s)}return o}var Jo="ricochet.evening",fe=Z(Pt(_t())),G=M(()=>D(fe.value)),Ge=M(()=>He(fe.value)!==null);function g(e){let o=Ue(G.peek(),e);return o===null&&ie(Vo(fe.peek(),e)),o}function qo(){let e=Xo(fe.peek(),Date.now());e&&ie(e)}function ie(e){fe.value=e,Ie.write(Jo,JSON.stringify(e))}function Pt(e){let{timer:o}=D(e),n=e[e.length-1];return o?.paused===null&&"at"in n?[...e,{type:"pause",at:n.at}]:e}function _t(){try{let e=JSON.parse(Ie.read(Jo)??"[]");return D(e),e}catch{return[]}}var It=["R","G","B","Y"],Rt=["moon","gear","planet","star"],Ye=[...It.flatMap(e=>Rt.map(o=>({id:e+o[0],robot:e,symbol:o}))),{id:"V",robot:null,symbol:"vortex"}];function B(e){return Ye.find(o=>o.id===e)??null}function V(e,o){return(e&&o?.targets.find(({robot:n,symbol:r})=>n===e.robot&&r===e.symbol))??null}function E({people:e},o){return{name:e[o].name,you:"no"}}function _(e){return[t("chip-number",{round:Ne(e)}),t("chips-left",{chips:jo(e)})]}function Ve(e,o){let{bids:n}=e,r=n.findIndex(i=>i.player===o),s=t("say-bid",{...E(e,o),moves:n[r].moves,place:r+1});return r===0?s:`${s} ${t("say-first",{...E(e,n[0].player),moves:n[0].moves})}`}function Qo(e,o){let{bids:n,people:r,edition:s}=e,i=n.findIndex(c=>c.player===o),l=n[i-1],p=l&&l.moves===n[i].moves&&Ee(n,r,s)[i-1];return p?t(`tie-${p}`,{...E(e,l.player),other:r[o].name,otherYou:"no",moves:l.moves}):null}function Zo(e){let o=Te(e);return o.length===0?t("final-nobody"):o.length===1?t("final-wins",E(e,o[0])):t("final-shared",{names:K(o.map(n=>e.people[n].name))})}var Le=({chip:e})=>B(e);var At=100,Wt=3e3,le=10,Ft=[30,le];function $e(e,o){return Mo(e,o),Date.now()}function et(e,o){let{timer:n}=e,r=n!==null&&n.paused===null,s=$e(r,At),i=q(null),l=n&&se(n,s)/1e3,p=r&&l!==null?Math.ceil(l):null,c=n!==null&&o!==null&&o<n.until;return S(()=>{r&&i.current!==null&&s-i.current>Wt?g({type:"pause",at:i.current}):l===0&&!c&&n&&g({type:"close",at:n.until})===null&&O("glass"),i.current=r?s:null}),S(()=>{p===null||p===0||(p<=le&&O("tick"),Ft.includes(p)&&N(Dt(e,p)))},[p]),S(()=>{let m=()=>{g({type:"pause",at:Date.now()})},u=()=>{document.hidden&&m()};return document.addEventListener("visibilitychange",u),addEventListener("pagehide",m),()=>{document.removeEventListener("visibilitychange",u),removeEventListener("pagehide",m),m()}},[]),l}function Dt(e,o){let[n]=e.bids,r=t("say-seconds",{seconds:o});return n?`${r} ${t("say-first",{...E(e,n.player),moves:n.moves})}`:r}function ot({state:e,latest:o,onTap:n}){let{people:r,bids:s,passed:i}=e,l=z(e),p=q(null);return S(()=>p.current?.focus({preventScroll:!0}),[]),te([{keys:l.map((c,m)=>String(m+1)),shown:`1–${l.length}`,text:"key-table-name",run:({key:c})=>n(l[Number(c)-1])}]),a`
    <div class="name-keys" role="group" aria-label=${t("rows-label")}>
      ${l.map(c=>{let m=s.findIndex(f=>f.player===c)+1,u=s[m-1]?.moves??0,{name:d,handicap:v}=r[c],$=i.includes(c)?s.length>0?t("rows-passed"):t("table-no-way"):s.length>0?t("rows-none"):"";return a`
          <button
            type="button" key=${c} class=${m===1?"key name-key first":"key name-key"} ref=${c===o?p:void 0}
            onClick=${()=>n(c)}
          >
            <span class="unseen">${t("table-name-key",{name:d,moves:u,place:m,says:$})}</span>
            <span class=${m>0?"name-order":"name-order none"} aria-hidden="true">${m>0&&m}</span>
            <span class="name-words" aria-hidden="true"><b class="row-name" title=${d}>${d}</b><${xe} handicap=${v} />${$&&(m===0||i.includes(c))&&a` <small>${$}</small>`}</span>
            ${m>0&&a`<strong aria-hidden="true">${u}</strong>`}
          </button>
        `})}
    </div>
  `}var tt=13,zt=[..."0123456789"];function nt({state:e,player:o,onBid:n,onPass:r,onBack:s}){let[i,l]=R(P.least+0),[p,c]=R(""),m=q(null);S(()=>m.current?.focus({preventScroll:!0}),[]);let{name:u}=e.people[o],d=e.bids.find(f=>f.player===o)?.moves??1/0,v=Array.from({length:Math.min(tt,P.most+1-i)},(f,h)=>i+h),$=i+tt;return te([{keys:zt,shown:"0–9",text:"key-bid",run:({key:f})=>c((p.length>1?f:p+f).replace(/^0/,""))},{keys:["Enter"],text:"key-bid-send",when:()=>Number(p)>=P.least,run(){n(Number(p)),c("")}},{keys:["Backspace"],text:"key-bid-clear",when:()=>p!=="",run:()=>c(p.slice(0,-1))},{keys:["n"],text:"key-pass",run:r},{keys:["Escape","Backspace"],text:"key-table-back",run:s}]),a`
    <div class="number-head">
      <${j} seat=${o} name=${u} />
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
      ${$<=P.most&&a`<button type="button" class="key next" aria-label=${t("bid-key-over",{moves:$})} onClick=${()=>l($)}>${t("bid-over",{moves:$})}</button>`}
    </div>
    <div class="buttons">
      ${i>P.least?a`<${b} class="wide" onClick=${()=>l(P.least)}>${t("bid-back")}</>`:a`<${b} class="wide" onClick=${r}>${e.bids.length>0?t("table-pass"):t("pass-no-way")}</>`}
      <${b} class="wide back-key" onClick=${s}>${t("table-not",{name:u})}</>
    </div>
  `}function Be({state:{bids:e,people:o,edition:n},turn:r=-1}){let s=Ee(e,o,n);return a`
    <ol class="rows" aria-label=${t("rows-label-bids")}>
      ${e.map(({player:i,moves:l,was:p},c)=>{let{name:m,handicap:u}=o[i],d=c<r?"failed":c===r?"own":"",v=c<r?"":s[c]?t(`rows-${s[c]}`):p!==null?t("rows-was",{moves:p}):"";return a`
          <li key=${i} class=${`row ${d}`} aria-current=${c===r?"step":void 0}>
            <span class="row-order">${c+1}</span>
            <${j} seat=${i} name=${m} />
            <b class="row-name" title=${m}>${m}</b>
            ${v&&a`<span class="tag">${v}</span>`}
            <span class="row-bid"><${xe} handicap=${u} /> ${c<r&&a`<span class="unseen">${t("verdict-moves-used",{moves:l})}</span>`}<strong>${l}</strong></span>
          </li>
        `})}
    </ol>
  `}function rt({state:e,seconds:o}){let n=r=>{g({type:r,at:Date.now()})};return a`
    <${y} class="at-table">
      <div class="table-sand small" aria-hidden="true"><${ce} share=${o/e.sand} /></div>
      <${w} class="hero" focusOn=${o}>${t("table-still")}</>
      <p class="note">${t("table-slept",{seconds:o})}</p>
      ${e.bids.length>0&&a`<${Be} state=${e} />`}
    </>
    <${k}>
      <div class="buttons">
        ${e.bids.length>0&&a`<${b} onClick=${()=>n("close")}>${t("table-show-now")}</>`}
        <${b} kind="main" onClick=${()=>n("resume")}>${t("table-go-on",{seconds:o})}</>
      </div>
    </>
  `}function I(){let e=qe.value.sound==="off",o=()=>{qo(),N(t("table-undone"))};co([{icon:"undo",label:t("undo"),disabled:!Ge.value,run:o},{icon:e?"silent":"sound",label:e?t("sound-offer-yes"):t("table-silence"),run(){Qe("sound",e?"full":"off"),O("bid")}}]),te([{keys:["u"],text:"key-table-undo",when:()=>Ge.value,run:o}])}function st({state:e}){let[o,n]=R(null),[r,s]=R(null),i=et(e,o?.at??null),l=Se(!0);I();let p=e.timer===null,m=($e(p,1e3)-e.since)/1e3;if(x({screen:"table",title:t("table-title"),facts:_(e),aside:p?t("bid-thinking",{time:we(Math.floor(m))}):l?t("table-awake"):""}),e.timer&&e.timer.paused!==null)return a`<${rt} state=${e} seconds=${Math.ceil(i??0)} />`;function u({player:h,at:pe},J){let _e=e.bids.length===0,Je=g({type:"bid",at:pe,player:h,moves:J});if(Je==="bid-not-lower"){let Et=e.bids.find(Nt=>Nt.player===h)?.moves??0;F({words:t("table-not-lower",{...E(e,h),moves:Et}),urgent:!0});return}v(h),Je===null&&(O(_e?"glass":"bid",{moves:J}),N(Ve(G.peek(),h)))}function d(h){g({type:"pass",at:Date.now(),player:h}),v(h),N(t(e.bids.length>0?"say-passed":"say-no-way",E(e,h))),G.peek().timer===null&&e.bids.length>0&&N(t("say-all-passed"))}function v(h){s(h),n(null)}let $=e.bids.some(({player:h})=>h===r)?r:e.bids[0]?.player,f=p&&m>=ge.no_bid_seconds;return a`
    <${y} class=${p?"at-table thinking":"at-table"}>
      <${Kt} state=${e} left=${i} />
      ${p?a`<${w} focusOn=${e.since}>${t("find-a-way")}</><p class="note">${f?t("think-lapsed"):t("table-tap-name")}</p>`:a`<${w} class="unseen" focusOn=${e.since}>${t("phase-bid")}</><p class="table-news">${$==null?t("think-glass-turned"):Qo(e,$)??Ve(e,$)}</p>`}
      ${l===!1&&a`<p class="note">${t("table-not-awake")}</p>`}
      ${f&&a`<${b} onClick=${()=>g({type:"sand",at:Date.now()})}>${t("table-turn-sand")}</>`}
    </>
    <${k} class="at-table">
      ${o?a`<${nt} key=${o.player} state=${e} player=${o.player} onBid=${h=>u(o,h)} onPass=${()=>d(o.player)} onBack=${()=>v(o.player)} />`:a`<${ot} state=${e} latest=${r} onTap=${h=>n({player:h,at:Date.now()})} />`}
    </>
  `}function Kt({state:e,left:o}){let n=Le(e),r=n&&a`<${ke} chip=${{...n,cell:""}} />`;if(o===null)return a`<div class="table-sand resting" role="img" aria-label=${t("timer-resting")}><${ce} share=${1} /></div>${r}`;let s=Math.ceil(o),i=Math.min(1,(Ze()?s:o)/e.sand);return a`
    <div class="table-sand">
      <${ce} share=${i} running=${o>0} />
      <div class="table-time">
        <div role="timer" aria-label=${t("timer-left",{seconds:s})}>
          <b class=${s<=le?"last":""} aria-hidden="true">${s}</b>
          <span aria-hidden="true">${t("table-seconds",{seconds:s})}</span>
        </div>
        ${r}
      </div>
    </div>
  `}function he(e){S(()=>{e!==null&&mo(e).catch(o=>F({words:fo(o),urgent:!0}))},[e])}function it(e,o){let{api:n}=ee(),r=Q(()=>({...ne(n),scene:M(()=>({...xo,robots:o,markers:{},chip:null}))}),[o,n]);return he(e),re(e===null?null:r,e??void 0),r.board.value}function Xe({state:e}){let o=de(e),n=it(e.board,e.robots);I(),x({screen:e.board===null?"table":"game",title:t("table-title"),facts:_(e),back:e.phase==="setup"?"/table":"/"});function r(s){g({type:"turn",at:Date.now(),chip:s}),O("stop"),L("/table")}return a`
    <${y} class="choosing">
      <div class="card-head"><${w} focusOn=${e.rounds.length}>${t("table-which-chip")}</>${o.length>0&&a`<span>${t("table-dashed")}</span>`}</div>
      ${e.stale!==null&&a`<p class="stale"><span>${t("table-stale",{chip:e.stale})}</span> <${C} class="button" to="/table#robots">${t("table-correct")}</></p>`}
    </>
    <${k}>
      <div class="chip-keys" role="group" aria-label=${t("table-which-chip")}>
        ${Ye.map(s=>{let i=o.includes(s.id)||n!==null&&V(s,n)===null;return a`
            <button
              type="button" key=${s.id} class=${i?"key given":"key"} disabled=${i}
              aria-label=${o.includes(s.id)?t("table-chip-given",{chip:A(s)}):A(s)} onClick=${()=>r(s.id)}
            ><${U} chip=${s} size=${36} /></button>
          `})}
        <button type="button" class="key no-chip" onClick=${()=>r(null)}><${T} name="close" /><span>${t("table-no-chip")}</span></button>
      </div>
    </>
  `}var lt="1";function at(e){let{edition:o,sand:n,length:r,people:s,rounds:i,board:l,robots:p,stale:c}=e,{toWin:m,inAll:u}=H(e),d=s.map(({name:$,handicap:f,plays:h})=>[encodeURIComponent($),...h&&f===0?[]:[f],...h?[]:["away"]].join("+")),v=i.map(({chip:$,winner:f,moves:h,shortest:pe})=>[$,f,h,pe?.moves].map(J=>J??"").join("."));return[lt,[o,n,r,m??0,u].join("."),d.join(","),v.join(","),l===null?"":`${c===null?i.length:c-1}.${encodeURIComponent(bo({board:l,robots:p}).replaceAll(" ","_"))}`].join("/")}function pt(e){let[o,n,r,s,i]=e.split("/");if(o!==lt||!n||!r||i===void 0)return null;try{let l=s===""?[]:s.split(",").map(Gt),p=i===""?l.length:Number(i.split(".")[0]);return[{type:"people",people:r.split(",").map(jt)},Ht(n),...l.slice(0,p),...i===""?[]:[Ut(i.slice(i.indexOf(".")+1))],...l.slice(p)]}catch(l){if(l instanceof URIError||l instanceof po)return null;throw l}}function Ut(e){let{board:o,robots:n}=ho(decodeURIComponent(e));return Y(o),{type:"board",board:o,robots:n}}function jt(e){let[o,n="0",r]=e.split("+");return{name:decodeURIComponent(o),handicap:Number(n),plays:r===void 0}}function Ht(e){let[o,n,r,s,i]=e.split(".");return{type:"rules",edition:o,sand:Number(n),length:r==="usual"||r==="short"?r:Number(r),goals:{toWin:Number(s)||null,inAll:Number(i)}}}function Gt(e){let[o,n,r,s]=e.split("."),i=l=>l===""?null:Number(l);return{type:"round",chip:o||null,winner:i(n),moves:i(r),shortest:s?{moves:Number(s),path:null}:null}}function Oe({state:{people:e}}){let o=e.map((n,r)=>({...n,at:r})).toSorted((n,r)=>r.chips.length-n.chips.length);return a`
    <ol class="ranking" aria-label=${t("final-ranking")}>
      ${o.map(({at:n,name:r,plays:s,chips:i})=>a`
        <li key=${n} class="rank">
          <span class="row-order">${o.findIndex(l=>l.chips.length===i.length)+1}</span>
          <${j} seat=${n} name=${r} away=${!s} />
          <b class="row-name" title=${r}>${r}</b>
          <span class="rank-chips">
            ${i.map((l,p)=>{let c=B(l);return c&&a`<${U} key=${p} chip=${c} size=${28} label=${A(c)} />`})}
          </span>
          <strong class="rank-count">${i.length}</strong>
        </li>
      `)}
    </ol>
  `}function ae({people:e}){let o=Math.max(...e.map(({chips:r})=>r.length));if(o===0)return t("table-no-chips");let n=e.filter(({chips:r})=>r.length===o).map(({name:r})=>r);return t("table-leads",{names:K(n),count:n.length,chips:o})}function mt({state:e}){let o=so(`/table#${at(e)}`);x({screen:"page",title:t("table-title"),facts:[t("table-copy")],aside:t("table-as-now"),back:"/table#score"});async function n(){let r=await Oo(o,t("table-title"));r==="copied"?F({words:t("link-copied")}):r==="failed"&&F({words:t("link-by-hand",{link:o}),lasting:!0})}return a`
    <${y} class="at-table">
      <${Ao} link=${o} label=${t("table-qr")} />
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
  `}function ct({events:e}){let{rounds:o}=G.value,n=D(e);x({screen:"page",title:t("table-title"),facts:[t("table-title")],aside:t("table-copied")});function r(){ie(e),L("/table")}return a`
    <${y}>
      <${w}>${t("table-open-copy",{rounds:n.rounds.length})}</>
      <p>${ae(n)}.</p>
      ${o.length>0&&a`<p class="note">${t("table-replaces",{rounds:o.length})}</p>`}
    </>
    <${k}>
      <div class="buttons">
        <${C} class="button" to="/table">${o.length>0?t("table-keep-mine"):t("table-no-copy")}</>
        <${b} kind="main" onClick=${r}>${t("table-take-copy")}</>
      </div>
    </>
  `}function ut({state:e}){let[o]=Te(e),n=o===void 0?0:e.people[o].chips.length,r=Zo(e);return I(),x({screen:"page",title:r,facts:[t("table-title")],aside:t("round-count",{rounds:e.rounds.length})}),S(()=>oe(r),[]),a`
    <${y}>
      <div class="final-head">
        <${w} class="hero">${r}</>
        <p class="lead">${t("final-summary",{chips:t("chip-count",{chips:n}),rounds:t("round-count",{rounds:e.rounds.length})})}</p>
      </div>
      <${Oe} state=${e} />
      <${Yt} state=${e} />
    </>
    <${k}>
      <div class="buttons">
        <${C} class="button" to="/table#copy">${t("table-copy")}</>
        <${b} kind="main" onClick=${()=>Vt(e)}>${t("final-again")}</>
      </div>
    </>
  `}function Yt({state:{rounds:e,people:o}}){let n=e.filter(({moves:s,shortest:i})=>s!==null&&i),r=n.filter(({moves:s,shortest:i})=>(i?.moves??0)<(s??0)).length;return a`
    <details class="history">
      <summary>
        <b>${t("round-count",{rounds:e.length})}</b>
        ${n.length>0&&a`<span class="note">${t("table-rounds-shorter",{count:r})}</span>`}<${T} name="down" />
      </summary>
      <ol class="rounds" aria-label=${t("final-rounds")}>
        ${e.map(({chip:s,winner:i,moves:l,shortest:p},c)=>{let m=B(s);return a`
            <li key=${c} class="round">
              <span class="round-number">${c+1}</span>
              ${m&&a`<${U} chip=${m} size=${24} label=${A(m)} />`}
              <b class="round-name">${i===null?t("round-returned"):o[i].name}</b>
              <span class="round-moves">${l}</span>
              <span class="round-optimum">${p&&t("round-optimum",{moves:p.moves})}</span>
            </li>
          `})}
      </ol>
    </details>
  `}function Vt({people:e,edition:o,sand:n,length:r,board:s,robots:i}){ie([{type:"people",people:e.filter(({plays:l})=>l).map(({chips:l,...p})=>p)},{type:"rules",edition:o,sand:n,length:r},...s===null?[]:[{type:"board",board:s,robots:i}]]),L("/table")}var Xt=8,Jt=/[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u,qt=new RegExp(`\\p{M}{${no+1}}`,"u");function Qt(e){return e===""?t("table-name-missing"):qt.test(e.normalize("NFD"))?t("refused-name-unreadable"):Jt.test(e)?"":t("refused-name-without-letters")}function Me({people:e,onChange:o,onRemove:n}){let[r,s]=R(""),[i,l]=R(""),p=e.filter(({plays:m})=>m).length;function c(m){m.preventDefault();let u=r.trim(),d=e.findIndex($=>$.name.toLowerCase()===u.toLowerCase()),v=Qt(u);if(v)return l(v);if(d>=0&&e[d].plays)return l(t("refused-name-taken"));o(d>=0?e.map(($,f)=>f===d?{...$,plays:!0}:$):[...e,{name:u,handicap:0,plays:!0}]),s(""),l("")}return a`
    <ul class="pills" aria-label=${t("rows-label")}>
      ${e.map(({name:m,plays:u},d)=>u&&a`
        <li key=${d} class="pill">
          <${j} seat=${d} name=${m} /><b>${m}</b>
          <${b} kind="quiet" icon="close" label=${t("table-remove",{name:m})} onClick=${()=>n(d)} />
        </li>
      `)}
    </ul>
    ${p<Xt&&a`
      <form class="add-name" onSubmit=${c}>
        <${Po}
          label=${t("table-name")} value=${r} error=${i} maxlength=${to} autocomplete="off" enterkeyhint="next"
          onInput=${m=>s(m)}
        />
        <${b} type="submit" icon="plus">${t("table-add")}</>
      </form>
    `}
  `}function Pe({people:e,onChange:o}){let n=e.filter(({plays:s,handicap:i})=>s&&i>0),r=n.length===0?t("table-handicap-none"):K(n.map(({name:s,handicap:i})=>`${s} +${Fe(i)}`));return a`
    <${W} class="lines options">
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${t("table-handicap")}</b> <small>${r}</small></span>
          <${T} name="down" size=${18} />
        </summary>
        <p class="line note">${t("handicap-why")}</p>
        ${e.map((s,i)=>s.plays&&a`
          <div class="line" key=${i}>
            <span class="line-text"><b>${s.name}</b></span>
            <${ue}
              label=${t("handicap-title",{name:s.name})} value=${s.handicap}
              options=${oo.map(l=>({value:l,text:l===0?t("handicap-none"):Fe(l)}))}
              onChange=${l=>o(e.map((p,c)=>c===i?{...p,handicap:l}:p))}
            />
          </div>
        `)}
      </details>
    </>
  `}function dt({state:e}){let{board:o,robots:n,edition:r,sand:s,length:i}=e;function l(c){g({type:"board",board:c.board.board,robots:c.robots}),c.edition&&g({type:"rules",edition:c.edition,sand:s,length:i}),L("/table")}let p=o===null?void 0:{board:Y(o),robots:n,edition:r};return a`<${Wo} steps=${["box","panels","robots"]} initial=${p} title=${t("table-title")} onDone=${l} />`}function ft({state:{board:e,robots:o}}){return a`
    <div class="line board-line">
      ${e!==null&&a`<${Lo} data=${Y(e)} view=${{robots:o,chip:null,trail:null}} label=${t("board")} />`}
      <span class="line-text"><b>${t("table-board")}</b> <small>${e===null?t("table-board-once"):t("table-board-set")}</small></span>
      <${C} class="button" to="/table#board">${e===null?t("table-board-set-up"):t("table-board-change")}</>
    </div>
  `}var Zt=[30,45,60,90,120,180,240,300],$t=Array.from({length:17},(e,o)=>o+1);function ht({state:e}){let{people:o}=e,n=z(e).length<ve,r=s=>{g({type:"people",people:s.map(({name:i,handicap:l})=>({name:i,handicap:l,plays:!0}))})};return x({screen:"page",title:t("table-title"),facts:[t("table-title")],aside:t("table-subtitle")}),a`
    <${y} class="gathering">
      <${w}>${t("table-who")}</>
      <${Me} people=${o} onChange=${r} onRemove=${s=>r(o.filter((i,l)=>l!==s))} />
      <${en} state=${e} />
      <${W} class="lines"><${ft} state=${e} /></>
      ${o.length>0&&a`<${Pe} people=${o} onChange=${r} />`}
    </>
    <${k}>
      ${n&&a`<p class="note">${t("table-too-few")}</p>`}
      <div class="buttons"><${b} kind="main" disabled=${n} onClick=${()=>L("/table#chip")}>${t("alone-start")}</></div>
    </>
  `}function en({state:e}){let{edition:o,sand:n,length:r}=e,{toWin:s,inAll:i}=H(e),l=m=>{g({type:"rules",edition:o,sand:n,length:r,...m})},p=typeof r=="number",c=s===null?t("wins-in-all",{chips:i}):t("wins-agreed",{chips:s});return a`
    <${W} class="lines options">
      <div class="line">
        <span class="line-text"><b>${t("rules")}</b></span>
        <${ue}
          label=${t("rules")} value=${o} options=${be.map(({id:m})=>({value:m,text:t(`edition-${m}`)}))}
          onChange=${m=>l({edition:m,sand:me(m).timer_seconds})}
        />
        <small class="line-note">${No(me(o))}</small>
      </div>
      <${We}
        label=${t("option-timer")} value=${n} steps=${Zt} shown=${ao(n)}
        less=${t("less",{what:t("option-timer")})} more=${t("more-of",{what:t("option-timer")})}
        onChange=${m=>l({sand:m})}
      />
      <div class="line">
        <span class="line-text"><b>${t("length")}</b></span>
        <${ue}
          label=${t("length")} value=${p?"custom":r}
          options=${["short","usual","custom"].map(m=>({value:m,text:t(`length-${m}`)}))}
          onChange=${m=>l({length:m==="custom"?s??$t[4]:m})}
        />
        <small class="line-note">${c}</small>
      </div>
      ${p&&a`
        <${We}
          label=${t("chips-to-win")} value=${r} steps=${$t} shown=${t("number",{count:r})}
          less=${t("less",{what:t("chips-to-win")})} more=${t("more-of",{what:t("chips-to-win")})}
          onChange=${m=>l({length:m})}
        />
      `}
    </>
  `}var X=Z(null);function bt(e){let{phase:o,board:n,start:r}=e,s=Ne(e),i=B(o==="result"?e.rounds[s-1].chip:e.chip),p=(o==="showing"||o==="result"&&e.rounds[s-1].shortest===null)&&n!==null&&r!==null&&i!==null?JSON.stringify([s,n,r,i.id]):null;S(()=>{if(p===null||n===null||r===null||X.peek()?.puzzle===p&&X.peek()?.status!=="running")return;let u=Ro(),d=!1,v=f=>{d||(X.value={puzzle:p,atLeast:X.peek()?.atLeast??2,status:"running",path:null,...f})},$=async()=>{let f=Y(n),h=V(i,f);if(!h)return;let{robot:pe,cell:J}=h;v(await u.solve({board:f,robots:r,target:{robot:pe,cell:J}},{onBound:_e=>v({atLeast:_e})}))};return v({atLeast:2}),$().catch(f=>{if(f instanceof Io)v({status:"failed"});else if(!(f instanceof _o))throw f}),()=>{d=!0,u.close()}},[p]);let c=X.value,m=c?.puzzle===p&&o==="result"?c?.path:null;S(()=>{m&&g({type:"shortest",shortest:{moves:m.length,path:m.join(" ")}})},[m])}function gt({state:e}){let{chip:o,winner:n,moves:r,shortest:s}=e.rounds[e.rounds.length-1],i=vt(e);if(S(()=>{s&&N(i)},[s]),e.board===null)return a`
      <div class="line">
        <${T} name="bulb" />
        <span class="line-text"><b>${t("table-shorter")}</b> <small>${t("table-board-once")}</small></span>
        <${C} class="button" to="/table#board">${t("table-board-set-up")}</>
      </div>
    `;if(e.start===null||o===null)return null;let l=n!==null&&s?.path;return a`
    <div class="line">
      <${T} name="bulb" />
      <span class="line-text"><b>${n===null?t("table-shortest"):t("table-shorter")}</b> <small>${i}</small></span>
      ${l&&r!==null&&a`<${C} class="button" to="/table#shorter">${t("table-look")}</>`}
    </div>
  `}function vt(e){let{winner:o,moves:n,shortest:r}=e.rounds[e.rounds.length-1];return r?o===null?t("optimum-moves",{moves:r.moves}):t("table-shorter-answer",{shorter:r.moves<(n??0)?"yes":"no",moves:r.moves}):on()}function on(){let{status:e="running",atLeast:o=2}=X.value??{};return e==="unsolvable"?t("optimum-none"):e==="failed"?t("table-no-search"):t("table-not-known",{moves:o})}function wt({state:e}){let{api:o}=ee(),{chip:n,winner:r,moves:s,shortest:i}=e.rounds[e.rounds.length-1],l=e.start??{},p=go(i?.path),c=Q(()=>{let d=ne(o),v=M(()=>{let $=d.replay.playback.value,f=V(B(n),d.board.value),h=$?.trial??(d.board.value&&wo(d.board.value,l,p));return h?{...Co(d.board.value,h,$?.step??p.length,f),taken:!1}:{}});return{...d,scene:v}},[]);he(e.board),re(c,e.board??void 0);let m=V(B(n),c.board.value),u=c.replay.playback.value?.step;return x({screen:"game",title:t("table-title"),facts:[t("table-shortest-is",{moves:p.length})],aside:r!==null?t("table-showed",{...E(e,r),moves:s??0}):"",back:"/table"}),a`
    <${y}>
      <${w}>${vt(e)}</>
      <p class="note">${t("table-try-it")}</p>
      <${ye} moves=${p} label=${t("path-optimum")} now=${u} />
    </>
    <${k} class="tight">
      ${m&&a`<${Bo} table=${c} path=${{kind:"shown",start:l,moves:p,chip:m}} space=${!0} />`}
      <div class="buttons">
        ${m&&a`<${C} class="button" to=${To({board:e.board??"",robots:l,target:m})}>${t("table-every-move")}</>`}
        <${C} class="button main" to="/table">${t("table-back")}</>
      </div>
    </>
  `}function yt({state:e}){let{winner:o,chip:n}=e.rounds[e.rounds.length-1],r=B(n),s=o===null?t("result-nobody-succeeded"):t("phase-taken",E(e,o)),i=o===null?t("result-back"):tn(e,o),l=o!==null&&e.board!==null&&e.stale!==null&&!e.decided;return I(),x({screen:"table",title:t("table-title"),facts:_(e),aside:o===null?t("table-back-in-box"):t("table-given")}),S(()=>oe(`${s}. ${i}`),[e.rounds.length]),a`
    <${y} class="at-table">
      ${r&&a`<${U} chip=${r} size=${112} />`}
      <${w} class="hero" focusOn=${e.rounds.length}>${s}</>
      <p class="note">${i}</p>
      <${W} class="lines table-cards">
        <${gt} state=${e} />
        <${C} class="line" to="/table#score"><span class="line-text"><b>${t("table-score")}</b> <small>${ae(e)}</small></span><${T} name="forward" size=${18} /></>
      </>
    </>
    <${k}>
      ${l&&a`<p class="note">${t("table-enter-note")}</p>`}
      <div class="buttons">
        ${l&&a`<${C} class="button" to="/table#robots">${t("table-enter")}</>`}
        <${b} kind="main" onClick=${()=>g({type:"next"})}>${e.decided?t("result-last"):t("result-next")}</>
      </div>
    </>
  `}function tn({people:e},o){let n=Math.max(...e.map(({chips:i},l)=>l===o?0:i.length)),r=e.filter(({chips:i},l)=>l!==o&&n>0&&i.length===n).map(({name:i})=>i),s=t("table-chips-now",{chips:e[o].chips.length});return r.length>0?`${s} ${t("table-others-have",{names:K(r),count:r.length,chips:n})}`:s}function kt({state:e}){let o=e.people.map(({chips:s,...i})=>i),n=s=>{g({type:"people",people:s})},r=s=>n(o.map((i,l)=>l===s?{...i,plays:!1}:i));return x({screen:"page",title:t("table-title"),facts:_(e),back:"/table#score"}),a`
    <${y} class="gathering">
      <${w}>${t("table-who")}</>
      <${Me} people=${o} onChange=${n} onRemove=${r} />
      <p class="note">${t("table-leaving")}</p>
      <${Pe} people=${o} onChange=${n} />
    </>
    <${k}><div class="buttons"><${C} class="button main" to="/table#score">${t("table-back")}</></div></>
  `}function nn(e,o){let n=ne(e),{board:r,chosen:s,stage:i}=n,l=Z([Ae(o)]),p=M(()=>l.value[l.value.length-1]),c=M(()=>yo(p.value,r.value));return{...n,start:o,trial:p,robots:c,scene:M(()=>({...So(r.value,p.value,s.value),markers:{},chip:null})),choose(m){c.value[m]&&(s.value=m)},move(m,u){s.value=m;let d=n.slide(c.value,m,u);if(!d||!r.value)return;let v=ko(d,r.value);l.value=[...l.value,vo(p.value,u,d)],i.act($=>$.animateMove(d)),ro(()=>N(t("move-made",{count:p.value.moves.length,robot:m,direction:u,cell:v})))},tap(m){let u=s.value;if(!(!u||!r.value||c.value[u]===m)){if(!rn(r.value,c.value,m)){F({words:t("table-no-place",{robot:u,cell:m}),urgent:!0});return}l.value=[...l.value,Ae({...c.value,[u]:m})],N(t("table-placed",{robot:u,cell:m}))}},undo(){l.value.length>1&&(l.value=l.value.slice(0,-1))},restart:()=>{l.value=l.value.slice(0,1)}}}function rn(e,o,n){return!(Object.values(o).includes(n)||e.closed.includes(n)||e.diagonals.some(s=>s.cell===n))&&e.walls[eo(n,e.width)]!==void 0}function xt({state:e}){let{api:o}=ee(),n=Q(()=>nn(o,e.robots),[]);he(e.board),re(n,e.board??void 0),Eo(n);let r=e.rounds[e.rounds.length-1],{moves:s}=n.trial.value,i=s.length===0&&n.robots.value===e.robots;x({screen:"game",title:t("table-title"),facts:[t("table-where")],aside:t("table-where-now"),back:"/table"});function l(){g({type:"robots",robots:n.robots.value}),L("/table")}return a`
    <${y}>
      <div class="card-head">
        <${w}>${r&&r.winner!==null?t("table-path-of",E(e,r.winner)):t("table-where")}</>
        ${r?.moves&&a`<span>${t("replay-place",{move:s.length,moves:r.moves})}</span>`}
      </div>
      ${s.length>0&&a`<${ye} moves=${s} label=${t("moves-so-far")} />`}
      <p class="note">${t("table-where-how")}</p>
    </>
    <${k}>
      <${$o} table=${n}>
        <${b} disabled=${i} onClick=${n.undo}>${t("undo")}</>
        <${b} kind="main" onClick=${l}>${t("table-done")}</>
      </>
    </>
  `}function St({state:e}){let o=n=>{g({type:n}),L("/table")};return x({screen:"page",title:t("table-title"),facts:[t("table-score")],aside:t("table-after",{rounds:e.rounds.length}),back:"/table"}),a`
    <${y}>
      <${w}>${ae(e)}</>
      <${Oe} state=${e} />
      <${W} class="lines">
        <div class="line">
          <${T} name="phone" />
          <span class="line-text"><b>${t("table-copy")}</b> <small>${t("table-copy-note")}</small></span>
          <${C} class="button" to="/table#copy">${t("table-copy-go")}</>
        </div>
        <${C} class="line" to="/table#people"><span class="line-text"><b>${t("table-people")}</b></span><${T} name="forward" size=${18} /></>
      </>
    </>
    <${k}>
      <div class="buttons">
        <${b} onClick=${()=>o("end")}>${t("table-end")}</>
        <${b} kind="main" onClick=${()=>o("next")}>${e.decided?t("result-last"):t("result-next")}</>
      </div>
    </>
  `}function Ct({state:e}){let{bids:o,failed:n,since:r,edition:s}=e,{player:i,moves:l}=o[n],p=Le(e),c=me(s).exact?"yes":"no",m=o[n+1],u=ge.demonstration_seconds-($e(!0,250)-r)/1e3;Se(!0),I(),x({screen:"table",title:t("table-title"),facts:_(e),aside:n>0?t("table-passed-on"):t("rows-showing")});let d=u<=0;S(()=>{d&&O("glass")},[d]),S(()=>N(t("phase-show",{...E(e,i),moves:l})),[r]);function v($){g({type:"judge",at:Date.now(),shown:$}),O($?"success":"failure"),$||oe(t("failed-moves-used",{moves:l}))}return a`
    <${y} class="showing-table">
      <${w} class="hero" focusOn=${r}>${t("phase-show",{...E(e,i),moves:l})}</>
      <div class="showing-line">
        ${p?a`<${ke} chip=${{...p,cell:""}} />`:a`<span></span>`}
        <b class=${u<=le?"timer-number last":"timer-number"} role="timer" aria-label=${t("timer-left",{seconds:Math.max(0,Math.ceil(u))})}>${we(u)}</b>
      </div>
      <${Be} state=${e} turn=${n} />
      <p class="note">
        ${n>0&&a`<b>${t("failed-moves-used",{moves:o[n-1].moves})}</b> `}
        ${t("table-count-aloud",{target:p?A(p):"none",exact:c,moves:l,name:m?e.people[m.player].name:"",next:m?m.moves:0})}
      </p>
    </>
    <${k}>
      <div class="verdicts">
        <${b} onClick=${()=>v(!1)}>${t("verdict-moves-used",{moves:l})}</>
        <${b} kind="main" icon="check" onClick=${()=>v(!0)}>${t("table-shown",{exact:c,moves:l})}</>
      </div>
    </>
  `}function Xa(){let e=G.value,o=e.phase==="choosing"||e.phase==="result",n=uo.value;bt(e);let r=pt(n);if(r)return a`<${ct} events=${r} />`;if(n==="copy"&&e.rounds.length>0)return a`<${mt} state=${e} />`;if(o&&n==="score")return a`<${St} state=${e} />`;if(o&&n==="people")return a`<${kt} state=${e} />`;if(o&&n==="robots"&&e.board!==null)return a`<${xt} state=${e} />`;if((o||e.phase==="setup")&&n==="board")return a`<${dt} state=${e} />`;if(e.phase==="result"&&n==="shorter"&&e.rounds[e.rounds.length-1].shortest?.path)return a`<${wt} state=${e} />`;switch(e.phase){case"setup":return n==="chip"&&z(e).length>=ve?a`<${Xe} state=${e} />`:a`<${ht} state=${e} />`;case"choosing":return a`<${Xe} state=${e} />`;case"thinking":case"bidding":return a`<${st} state=${e} />`;case"showing":return a`<${Ct} state=${e} />`;case"result":return a`<${yt} state=${e} />`;case"over":return a`<${ut} state=${e} />`}}export{Xa as EveningPage};
