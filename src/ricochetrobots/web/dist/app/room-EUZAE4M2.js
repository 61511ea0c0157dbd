//# allFunctionsCalledOnLoad
import{a as at,b as lt,c as it,d as ct}from"./chunk-CK3NMJFZ.js";import{a as G,b as ut,g as dt,h as $t,i as mt}from"./chunk-CEPNEFBS.js";import{A as de,Aa as ze,Ab as ot,Ba as Z,Bb as st,C as Ne,Ca as pe,Cb as rt,D as Oe,Da as P,E as Ee,Ea as He,F as xe,H as Ie,Ia as Ve,Ka as je,M as J,N as Ae,P as R,Q as Y,S as Pe,T as Me,U as h,Ua as Ke,V as D,Va as Ue,W as B,Wa as ee,X as $e,Xa as te,Y as Q,Ya as _,Za as ne,_a as Je,ab as M,b as w,c as b,ca as We,da as me,e as ye,ea as Le,f as K,h as U,hb as Ye,i as ge,ib as Qe,j as x,k as _e,ka as X,kb as Xe,la as fe,m as l,ma as Re,na as De,o as Se,ob as O,pb as Ze,r as Ce,s as Te,t as ue,ta as Be,ua as Fe,vb as et,wa as Ge,xb as tt,y as o,yb as nt,z as N,za as qe,zb as F}from"./chunk-ZRUFX45G.js";function It(){return(performance.timeOrigin+performance.now())/1e3}function ft(e=It){let t=[],r=0;return{local:e,now:()=>e()+r,hint(n){let s=n-e();s>r+1&&(t=[]),(t.length===0||s>r)&&(r=s)},learn(n,s){t=[...t,s-(n+e())/2].slice(-9);let a=t.toSorted((i,u)=>i-u);r=a[Math.floor(a.length/2)]}}}var pt=500,Pt=2500,Mt=1e4,Wt=3,Lt=25e3;function ht({room:e,token:t=null,address:r=Dt()}){let n=ft(),s=x(null),a=x("connecting"),i=x(null),u=x(""),d=x(null),m=x(null),k=x(null),g=_e(()=>s.value?.you??null),v=new Set,p=new Map,$=[],y=null,S=null,E=t,W=!1,re=!1,z=pt,we=0,L,ae;function le(){clearTimeout(L),L=void 0,W=!1;let c=Ue(e,E),f=c?.socket??new WebSocket(r);y=f,c||(f.onopen=()=>H({type:"hello",protocol:2,room:e,token:E,seq:S})),f.onmessage=({data:C})=>{y===f&&ke(JSON.parse(C))},f.onclose=()=>{y===f&&ve()};for(let C of c?.heard??[])ke(JSON.parse(C))}function ve(){y=null,clearInterval(ae),a.value!=="closed"&&(s.value&&(a.value="lost"),L=setTimeout(le,z*(.75+Math.random()/4)),z=Math.min(2*z,Pt))}function H(c){y?.readyState===WebSocket.OPEN&&y.send(JSON.stringify(c))}function be(){n.local()-we>Lt/1e3?(y?.close(),ve()):H({type:"ping",sent:n.local()})}function ke(c){switch(we=n.local(),c.type){case"welcome":n.hint(c.now),U(()=>{u.value=c.name,d.value=c.code}),W=!0,re=S!==null,z=pt;for(let f=0;f<Wt;f+=1)be();ae=setInterval(be,Mt);for(let{message:f}of p.values())H(f);break;case"update":n.hint(c.now),xt(c);break;case"accepted":c.token&&(E=c.token,Re(e,c.token)),c.seq<=(S??0)?V(c.id,{accepted:c}):$.push(c);break;case"refused":c.id!==null?V(c.id,{refused:c}):console.warn(`refused: ${c.code}: ${c.message}`);break;case"presence":i.value=c;break;case"pong":n.learn(c.sent,c.now);break;case"goodbye":c.code==="token-renewed"&&Et()?E=null:c.retry||ie(c);break;default:return c}}function Et(){return[...p.values()].some(({message:c})=>c.type==="renew_seat")}function xt(c){let f=s.value,C={events:c.events,before:f,view:c.view,missed:re};S=c.seq,re=!1,U(()=>{s.value=c.view,m.value=c.game,a.value="connected"});for(let T of[...v])T(C);let j=$.filter(T=>T.seq<=c.seq);$=$.filter(T=>T.seq>c.seq);for(let T of j)V(T.id,{accepted:T})}function V(c,f){p.get(c)?.resolve(f),p.delete(c)}function ie(c){U(()=>{k.value=c,a.value="closed"}),clearTimeout(L),clearInterval(ae),removeEventListener("online",ce),y?.close(),y=null;let f={code:c?.code??"closed",message:c?.message??"",facts:{}};for(let C of[...p.keys()])V(C,{refused:f})}function ce(){L!==void 0&&le()}return addEventListener("online",ce),le(),{room:e,view:s,status:a,presence:i,roomName:u,code:d,game:m,me:g,goodbye:k,serverNow:n.now,onEvents(c){return v.add(c),()=>v.delete(c)},send(c,...[f]){let C=Rt(),j={type:c,id:C,...f};return new Promise(T=>{p.set(C,{message:j,resolve:T}),W&&H(j),a.value==="closed"&&ie(k.value)})},retryNow:ce,close:()=>ie(null)}}function Rt(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function Dt(){return X("/ws").replace("http","ws")}var wt="ew",Bt=4;function Ft(e){let t=new Set([...e.closed,...e.diagonals.map(({cell:r})=>r),...e.targets.map(({cell:r})=>r)]);for(let r of[Bt,1])for(let{robot:n,cell:s}of e.targets){if(n===null)continue;let u=vt(e,n,s,r).flatMap(d=>vt(e,n,d,r)).find(d=>!t.has(d)&&Gt(e,n,d,s,r));if(u)return`${e.board} ${n}${u} >${n}${s}`}return null}function vt(e,t,r,n){let s=e.walls[Ae(r,e.width)];return R.flatMap((a,i)=>{if(!(s&1<<i))return[];let{cells:u}=Y(e,{[t]:r},t,R[(i+2)%4]);return u.slice(n).map(d=>J(d,e.width))})}function Gt(e,t,r,n,s){return R.some(a=>{let i=Y(e,{[t]:r},t,a);if(i.refused||i.cells.length<=s)return!1;let u=J(i.cells[i.cells.length-1],e.width);return R.some(d=>{if(wt.includes(d)===wt.includes(i.heading))return!1;let m=Y(e,{[t]:u},t,d);return!m.refused&&m.cells.length>s&&J(m.cells[m.cells.length-1],e.width)===n})})}function oe(e,t){let{data:r}=P(),[n,s]=w(!1),i=et()&&t&&r?.board===e?r:null,u=K(()=>{let m=i&&Ft(i);return m?{puzzle:m}:null},[i]);return{table:at(u,()=>s(!0)),solved:n}}function se({table:e,solved:t}){return l`
    <${_} class="tryout">
      <h2>${o("tryout-title")}</h2>
      <div class="puzzle-head"><${lt} table=${e} /></div>
      ${t&&e.done.value?l`<${ct} words=${o("tryout-done")} />`:l`<p class="note">${o("puzzle-how")}</p>`}
      <${it} table=${e} />
    </>
  `}function bt({session:e,fault:t,onDecide:r}){let n=e.view.value,[s,a]=w(F.value),[i,u]=w(t),d=ye(null),{table:m,solved:k}=oe(n?.board,!0);if(M({screen:"game",room:e.roomName.value,title:e.roomName.value}),!n)return null;let g=n.seats.find($=>$.host&&!$.left),v=n.seats.filter($=>!$.left).map($=>$.name);function p($){if($.preventDefault(),!s.trim()){u(o("name-missing")),d.current?.focus();return}ot(s),r("play")}return l`
    <form class="side-page" onSubmit=${p} novalidate>
      <${ee}>
        <${_} class="arrival">
          <${ne}>${g?o("arrival-host",{name:g.name}):o("arrival-title")}</>
          <p>${o("arrival-what")} <${Ze} class="learn-link">${o("learn-title")}</></p>
          <p>${v.length?o("arrival-present",{count:v.length,names:Ge(v)}):o("arrival-nobody")}
            ${n.phase==="lobby"?"":o("arrival-late")} ${n.mode==="friends"&&Z(n,1)}</p>
          <${tt} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${Se} value=${s} error=${i} inputRef=${d} onInput=${a} />
        </>
        ${m&&l`<${se} table=${m} solved=${k} />`}
      </>
      <${te}>
        <div class="buttons">
          <${h} onClick=${()=>r("watch")}>${o("watch")}</>
          <${h} kind="main" type="submit">${o("sit-down")}</>
        </div>
      </>
    </form>
  `}var qt=["nw","ne","se","sw"],zt={1:"G",2:"B",3:"R",4:"Y"};function kt({options:e,board:t,data:r,disabled:n,onChange:s,onShuffle:a}){let[i,u]=w(e.panels==="picked"),d=Oe(t);return l`
    <${_} class="lines board-choice">
      <div class="line">
        ${r&&l`<${Ke} data=${r} />`}
        <div class="board-choice-words">
          <p><b>${o("board")}</b> <small>${d?.join(" ")??o("board-own")}</small></p>
          ${!n&&l`<${h} class="board-shuffle" onClick=${a}>${o("shuffle")}</>`}
          ${!n&&d&&l`<${h} aria-expanded=${i} onClick=${()=>u(!i)}>${o("choose")}</>`}
        </div>
      </div>
      ${i&&d&&!n&&l`<${Ht} panels=${d} faces=${N(e.edition).panels} onPick=${m=>s({panels:"picked",board:m.join("")})} />`}
    </>
  `}function Ht({panels:e,faces:t,onPick:r}){return l`
    <fieldset class="panels">
      <legend class="unseen">${o("panels")}</legend>
      ${qt.map((n,s)=>l`
          <label class=${`panel-place ${n}`} key=${n}>
            <small>${o(`quadrant-${n}`)}</small>
            <select class="select" value=${e[s]} onChange=${a=>r(Vt(e,s,a.target.value))}>
              ${Object.entries(zt).map(([a,i])=>l`
                  <optgroup key=${a} label=${Fe(i)}>
                    ${t.filter(u=>u.startsWith(a)).map(u=>l`<option key=${u} value=${u} selected=${e[s]===u}>${u}</option>`)}
                  </optgroup>
                `)}
            </select>
          </label>
        `)}
    </fieldset>
  `}function Vt(e,t,r){let n=e.findIndex(a=>a[0]===r[0]),s=[...e];return s[n]=e[t],s[t]=r,s}var yt=he("chips_to_win"),jt=q("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),Kt=q("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),Ut=[...q("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],Jt=[...q("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],_t=q("result_seconds",[5,10,15,20,30,45,60,120,300]),Yt=he("seats");function q(e,t){let{least:r,most:n}=ue[e];return[r,...t.filter(s=>r<s&&s<n),n]}function he(e){let{least:t,most:r}=ue[e];return Array.from({length:r-t+1},(n,s)=>t+s)}function St(e){let{options:t,view:r,disabled:n,onChange:s}=e,{fifth_robot_available:a}=N(t.edition),i=r.mode==="friends";return l`
    <${_} class="lines options">
      ${i&&l`<${Qt} ...${e} />`}
      <${B}
        label=${o("fifth-robot")} note=${!a&&o("fifth-robot-none")} picture=${l`<${Ve} robot="S" />`}
        checked=${t.fifth_robot} disabled=${n||!a}
        onChange=${u=>s({fifth_robot:u})}
      />
      <${B}
        label=${o("diagonals")} note=${gt(t)} picture=${l`<${je} robot="B" />`}
        checked=${t.panels==="diagonals"} disabled=${n||gt(t)!==null}
        onChange=${u=>s({panels:u?"diagonals":"plain"})}
      />
      <${I} name="gentle_start" words="gentle" ...${e} />
      <${A} name="timer_seconds" words=${i?"timer":"sand"} steps=${jt} ...${e} />
      ${i&&l`<${tn} ...${e} />`}
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${o("more")}</b> <small>${i?o("more-note"):o("more-note-alone")}</small></span>
          <${Me} name="down" size="18" />
        </summary>
        ${i?l`<${Zt} ...${e} />`:l`<${en} ...${e} />`}
      </details>
    </>
  `}function Qt({options:e,disabled:t,onChange:r}){return l`
    <div class="line">
      <span class="line-text"><b>${o("rules")}</b></span>
      <${D}
        label=${o("rules")} value=${e.edition} disabled=${t}
        options=${Ce.map(({id:n})=>({value:n,text:o(`edition-${n}`)}))}
        onChange=${n=>r(Xt(e,n))}
      />
      <small class="line-note">${xe(N(e.edition))}</small>
    </div>
  `}function Xt({panels:e,board:t,fifth_robot:r},n){let s=N(n),a=e==="diagonals"&&!de(s)||t!==null&&!Ee(s,t);return{edition:n,exact:null,tie_break:null,timer_seconds:null,panels:a?"plain":e,fifth_robot:r&&s.fifth_robot_available}}function gt({panels:e,edition:t}){return e==="picked"?o("diagonals-picked"):e==="1999"?o("diagonals-1999"):de(N(t))?null:o("diagonals-none")}function Zt(e){let{options:t,disabled:r,onChange:n}=e,s=N(t.edition);return l`
    <div class="line">
      <span class="line-text"><b>${o("reach")}</b></span>
      <${D}
        label=${o("reach")} value=${t.exact??s.exact} disabled=${r}
        options=${[!0,!1].map(a=>({value:a,text:a?o("reach-exact"):o("reach-fewer")}))}
        onChange=${a=>n({exact:a})}
      />
    </div>
    <div class="line">
      <span class="line-text"><b>${o("ties")}</b></span>
      <${D}
        label=${o("ties")} value=${t.tie_break??s.tie_break} disabled=${r}
        options=${Te.map(a=>({value:a,text:o(`ties-${a}`)}))}
        onChange=${a=>n({tie_break:a})}
      />
    </div>
    <${A} name="no_bid_seconds" words="thinking" steps=${Kt} ...${e} />
    <${I} name="consent" words="consent" ...${e} />
    <${A} name="demonstration_seconds" words="showing" steps=${Jt} ...${e} />
    <${A} name="result_seconds" words="result" steps=${_t} ...${e} />
    <${A} name="seats" words="table" steps=${Yt} ...${e} />
    <${Ct} ...${e} />
    <${I} name="landing_marks" words="landing" ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
    <${I} name="private" words="private" ...${e} />
  `}function en(e){let{options:t,disabled:r,onChange:n}=e;return l`
    <div class="line">
      <span class="line-text"><b>${o("runs")}</b></span>
      <${D}
        label=${o("runs")} value=${t.solo_timer_runs} disabled=${r}
        options=${he("solo_timer_runs").map(s=>({value:s,text:o("runs-value",{count:s})}))}
        onChange=${s=>n({solo_timer_runs:s})}
      />
    </div>
    <${A} name="solo_demonstration_seconds" words="showing" steps=${Ut} ...${e} />
    <${A} name="result_seconds" words="result" steps=${_t} ...${e} />
    <${Ct} ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
  `}function Ct({options:e,disabled:t,onChange:r}){let n=Ne(N(e.edition));return l`
    <${B}
      label=${o("first-panels")} note=${o("first-panels-note")} checked=${e.panels==="1999"||n}
      disabled=${t||n}
      onChange=${s=>r({panels:s?"1999":"plain"})}
    />
  `}function I({name:e,words:t,options:r,disabled:n,onChange:s}){return l`
    <${B}
      label=${o(`option-${t}`)} note=${o(`option-${t}-note`)} checked=${r[e]} disabled=${n}
      onChange=${a=>s({[e]:a})}
    />
  `}function A({name:e,words:t,steps:r,options:n,disabled:s,onChange:a}){let i=n[e]??(e==="timer_seconds"?N(n.edition).timer_seconds:null),u=o(`option-${t}`);return l`
    <${$e}
      label=${u} note=${o(`option-${t}-note`)} value=${i} steps=${r} disabled=${s}
      shown=${e==="seats"?o("number",{count:i??0}):qe(i)}
      less=${o("less",{what:u})} more=${o("more-of",{what:u})}
      onChange=${d=>a({[e]:d})}
    />
  `}function tn({options:e,players:t,disabled:r,onChange:n}){let s=ze(t),a=s===null?[...yt,null]:yt,i=e.chips_to_win??s;return l`
    <${$e}
      label=${o("chips-to-win")} note=${e.chips_to_win===null?o("chips-usual",{players:t}):void 0}
      value=${i} steps=${a} shown=${i===null?o("chips-all"):o("number",{count:i})}
      less=${o("less",{what:o("chips-to-win")})} more=${o("more-of",{what:o("chips-to-win")})} disabled=${r}
      onChange=${u=>n({chips_to_win:u===s?null:u})}
    />
  `}function Tt({room:e,session:t,onSit:r}){let n=t.view.value,s=t.roomName.value,a=n.mode==="alone",{api:i,data:u}=P(),[d,m]=w(!1),k=oe(n.board,d),[g,v]=rn(t,n),p=n.seats.filter(W=>!W.left),$=p.length<2;M({screen:d?"game":"room",room:a?null:s,facts:a?[o("play-alone")]:[],title:a?o("play-alone"):s}),b(()=>{document.body.dataset.visited="yes"},[]),b(()=>{d||i.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[d]);async function y(){g.panels==="picked"&&await v({panels:"plain"}),await G(t,"shuffle_board")}let S=n.allowed_commands.includes("start_match"),E=!n.allowed_commands.includes("set_options");return l`
    <${ee} class="setup">
      <${ne} class="unseen">${a?o("play-alone"):o("room-title",{room:s})}</>
      ${k.table&&l`<${se} ...${k} />`}
      ${!a&&l`<${an} room=${e} code=${n.locked||n.options.private?null:t.code.value} main=${$&&S} />`}
      ${!a&&l`<${ln} seats=${p} session=${t} waiting=${$&&S} />`}
      ${!a&&l`<p class="note setup-note">${E&&o("host-decides",{name:sn(n)})} ${Z(n)}</p>`}
      <${kt} options=${g} board=${n.board} data=${u} disabled=${E} onChange=${v} onShuffle=${y} />
      <${St} options=${g} view=${n} players=${p.length} disabled=${E} onChange=${v} />
      <${$t} session=${t} view=${n} />
      <${mt} session=${t} view=${n} />
    </>
    <${te}>
      <div class="buttons">
        ${!E&&l`<${h} class="setup-shuffle" onClick=${y}>${o("shuffle-board")}</>`}
        ${S&&l`<${h} kind=${$&&!a?"second":"main"} class="wide" onClick=${()=>G(t,"start_match")}>${on(a,p.length)}</>`}
        ${!a&&!S&&!d&&l`<${h} kind="main" class="wide" onClick=${()=>m(!0)}>${o("tryout-start")}</>`}
        ${t.me.value!==null&&!S&&l`<${h} class="wide" onClick=${()=>G(t,"leave_seat")}>${o("leave-seat")}</>`}
        ${t.me.value===null&&l`<${nn} view=${n} onSit=${r} />`}
      </div>
    </>
  `}function nn({view:e,onSit:t}){return e.allowed_commands.includes("take_seat")?l`<${h} kind="main" onClick=${t}>${o("sit-down")}</>`:e.mode==="alone"?l`<p>${o("watch-only")}</p>`:l`<p>${e.locked?o("refused-room-locked"):o("refused-table-full")}</p><${h} class="wide" onClick=${t}>${o("sit-next")}</>`}function on(e,t){return e?o("start"):t<2?o("start-alone"):o("start-with",{players:t})}function sn({seats:e}){return e.find(t=>t.host)?.name??""}function rn(e,t){let[r,n]=w(null),s=r??t.options;async function a(i){let u={...s,...i};u.panels!=="picked"&&(u.board=null),n(u),await G(e,"set_options",{options:u}),n(d=>d===u?null:d)}return[s,a]}function an({room:e,code:t,main:r}){let n=X(`/r/${e}`),s=me()&&matchMedia("(pointer: coarse)").matches,a=r?"main":"second";async function i(){let d=await We(n);O({words:d?o("link-copied"):o("link-by-hand",{link:n})})}async function u(){await Le(n,o("share-words"))==="failed"&&O({words:o("link-by-hand",{link:n})})}return l`
    <${_} class="invitation">
      <img class="qr" src=${Be(n)} alt=${o("qr")} width="148" height="148" />
      <div class="invitation-words">
        ${t&&l`<p class="note">${o("ask-in")}</p><p class="code">${t}</p>`}
        <div class="buttons">
          ${s?l`<${h} kind=${a} class="wide" icon="share" onClick=${u}>${o("share-link")}</>`:l`<${h} kind=${a} class="wide" icon="copy" onClick=${i}>${o("copy-link")}</>`}
          ${me()&&!s&&l`<${h} icon="share" label=${o("share-link")} onClick=${u} />`}
          ${s&&l`<${h} icon="copy" label=${o("copy-link")} onClick=${i} />`}
        </div>
        <p class="note link-text" title=${n}>${n.replace(/^https?:\/\//,"")}</p>
      </div>
    </>
  `}function ln({seats:e,session:t,waiting:r}){let n=t.presence.value?.watching??0;return l`
    <${_} class="seats-card">
      <ul class="seats" aria-label=${o("seats")}>
        ${e.map(s=>l`<${cn} key=${s.seat} session=${t} seat=${s} />`)}
      </ul>
      ${r&&l`<p class="note"><b>${o("nobody-else")}</b> ${o("nobody-else-note")}</p>`}
      ${n>0&&l`<p class="note">${o("watching",{count:n})}</p>`}
    </>
  `}function cn({session:e,seat:{seat:t,name:r}}){let n=e.presence.value?.seats.find(i=>i.seat===t),s=dt(e,n?.connected===!1?n.since:null)>0,a=t===e.me.value;return l`
    <li class=${s?"seat away":"seat"}>
      <${ut} name=${r} own=${a} />
      <b title=${r}>${a?o("you"):r}</b>
      ${s&&l`<small>${o("away")}</small>`}
    </li>
  `}var un=1500,dn=["bad-token","player-removed","seat-forgotten","token-renewed"],Nt=Xe(async()=>(await import("./game-V7QEJGYQ.js")).Game);function Qo({room:e}){let[t,r]=w(()=>({token:fe(e)})),n=K(()=>ge(()=>Pe(ht({room:e,...t}))),[t]);return b(()=>()=>n.close(),[n]),b(()=>{if(!Ot(n.goodbye.value))return;let s=n.goodbye.value?.code,a=fe(e);if(s==="token-renewed"&&a!==t.token)return r({token:a});s!=="bad-token"&&O({words:o(`refused-${s}`),lasting:!0,urgent:!0}),De(e),r({token:null})},[n.goodbye.value]),l`<${$n} room=${e} session=${n} />`}function $n({room:e,session:t}){let r=t.view.value,{goodbye:n}=t,[s,a]=w(rt(e)),[i,u]=w("");mn(t),hn(r?.board),Ie(r),pn(t),nt(r),b(()=>{let $=setTimeout(()=>{Nt.fetch()},un);return()=>clearTimeout($)},[]);let d=r!==null&&t.me.value===null,m=d&&r.allowed_commands.includes("take_seat"),k=m&&(s==="play"||s==="next")&&F.value!==""&&!i,g=d&&!m&&s==="play";b(()=>{k?v():g&&p("watch")},[k,g]);async function v(){let{refused:$}=await t.send("take_seat",{name:F.value});$?.code.startsWith("name-")?u(pe($)):p("watch"),$&&O({words:pe($),urgent:!0})}function p($){st(e,$),u(""),a($)}return t.status.value==="closed"&&n.value&&!Ot(n.value)?l`<${Qe} ...${n.value} />`:!r||k?l`<${wn} session=${t} />`:m&&s!=="watch"?l`<${bt} session=${t} fault=${i} onDecide=${p} />`:r.phase==="lobby"?l`<${Tt} room=${e} session=${t} onSit=${()=>p(m?"play":"next")} />`:l`<${Nt} session=${t} />`}function Ot(e){return e!==null&&dn.includes(e.code)}function mn(e){let t=e.status.value==="lost";b(()=>{if(t)return O({words:o("connection-lost"),rank:"connection",lasting:!0,trying:!0,urgent:!0,action:{label:o("try-now"),run:e.retryNow}})},[t])}function fn(e,t){switch(e.type){case"host_changed":return o("event-host",Q(t,e.seat));case"player_removed":return o("event-removed",Q(t,e.seat));case"seat_forgotten":return o("event-forgotten",Q(t,e.seat));case"room_locked":return o("event-locked");case"room_unlocked":return o("event-unlocked");default:return""}}function pn(e){b(()=>e.onEvents(({events:t,missed:r,before:n,view:s})=>{if(s.phase!=="lobby")return;let a=r?o("you-are-back"):t.map(({event:i})=>fn(i,n??s)).findLast(Boolean);a&&O({words:a,rank:r?"missed":"news"})}),[e])}function hn(e){b(()=>{let t=()=>{};async function r(){t();try{e&&await He(e)}catch(n){let s={label:o("try-now"),run:r};t=O({words:Ye(n),lasting:!0,urgent:!0,action:s})}}return r(),()=>t()},[e])}function wn({session:e}){let[t,r]=w(!1),{api:n}=P();return M({screen:"game",title:o("connecting")}),b(()=>{n.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0});let s=setTimeout(()=>r(!0),5e3);return()=>clearTimeout(s)},[]),b(()=>{if(t)return O({words:o("server-silent"),lasting:!0,trying:!0,action:{label:o("try-now"),run:e.retryNow}})},[t,e]),l`<${Je} />`}export{Qo as RoomPage};
