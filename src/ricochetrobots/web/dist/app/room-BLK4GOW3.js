//# allFunctionsCalledOnLoad
import{$ as Re,A as xe,Ab as dt,Bb as $t,D as B,Db as mt,E as X,Ea as qe,Eb as ft,Fb as q,Ga as ze,Gb as pt,Ha as He,Hb as ht,Ib as wt,La as Ve,M as o,Na as je,O as Ae,Oa as Ke,Pa as Ue,Qa as Je,R as Ie,Ra as O,S as Me,Sa as pe,T as me,Ua as Ye,V as Pe,Va as Qe,Wa as Xe,X as We,Xa as Ze,Za as et,_ as Le,_a as W,aa as Z,ab as tt,b as J,ba as fe,bb as D,ca as M,cb as nt,d as $e,da as Be,e as Se,f as Ce,ga as De,ha as p,hb as ot,i as Te,ia as N,ib as F,j as h,ja as Fe,jb as G,k as b,kb as he,la as Ge,lb as st,m as Ne,mb as rt,n as Y,nb as oe,p as R,q as Oe,r as E,s as Ee,tb as at,u as a,ua as ee,ub as we,va as te,vb as lt,wa as g,xa as ne,xb as it,yb as ct,z as Q,za as P,zb as ut}from"./main.js";function Lt(){return(performance.timeOrigin+performance.now())/1e3}function vt(e=Lt){let t=[],r=0;return{local:e,now:()=>e()+r,hint(n){let s=n-e();s>r+1&&(t=[]),(t.length===0||s>r)&&(r=s)},learn(n,s){t=[...t,s-(n+e())/2].slice(-9);let l=t.toSorted((c,u)=>c-u);r=l[Math.floor(l.length/2)]}}}var bt=500,Bt=2500,Dt=1e4,Ft=3,Gt=25e3;function kt({room:e,token:t=null,address:r=zt()}){let n=vt(),s=E(null),l=E("connecting"),c=E(null),u=E(""),d=E(null),m=E(e),y=E(null),k=E(null),_=Ee(()=>s.value?.you??null),w=new Set,$=new Map,S=[],v=null,I=null,H=t,ae=!1,le=!1,V=bt,be=0,ke=0,L,ie;function ce(){clearTimeout(L),L=void 0,ae=!1;let i=ct(m.value,H),f=i?.socket??new WebSocket(r);v=f,i||(f.onopen=()=>j({type:"hello",protocol:2,room:m.value,token:H,seq:I})),f.onmessage=({data:C})=>{v===f&&ge(JSON.parse(C))},f.onclose=()=>{v===f&&ye()};for(let C of i?.heard??[])ge(JSON.parse(C))}function ye(){v=null,clearInterval(ie),l.value!=="closed"&&(s.value&&(l.value="lost"),L=setTimeout(ce,V*(.75+Math.random()/4)),V=Math.min(2*V,Bt))}function j(i){v?.readyState===WebSocket.OPEN&&v.send(JSON.stringify(i))}function _e(){n.local()-be>Gt/1e3?(v?.close(),ye()):j({type:"ping",sent:n.local()})}function ge(i){switch(be=n.local(),i.type){case"welcome":n.hint(i.now),R(()=>{u.value=i.name,d.value=i.code,m.value=i.room}),ae=!0,le=I!==null,V=bt;for(let f=0;f<Ft;f+=1)_e();ie=setInterval(_e,Dt);for(let{message:f}of $.values())j(f);break;case"update":W(i.view)===0&&n.hint(i.now),Pt(i);break;case"accepted":i.token&&(H=i.token,Se(e,i.token)),i.seq<=(I??0)?K(i.id,{accepted:i}):S.push(i);break;case"refused":i.id!==null?K(i.id,{refused:i}):console.warn(`refused: ${i.code}: ${i.message}`);break;case"presence":c.value=i;break;case"invitation":R(()=>{d.value=i.code,m.value=i.room});break;case"pong":n.learn(i.sent,i.now);break;case"goodbye":i.code==="token-renewed"&&Mt()?H=null:i.retry||ue(i);break;default:return i}}function Mt(){return[...$.values()].some(({message:i})=>i.type==="renew_seat")}function Pt(i){let f=s.value,C={events:i.events,before:f,view:i.view,missed:le};I=i.seq,ke=i.now,le=!1,R(()=>{s.value=i.view,y.value=i.game,l.value="connected"});for(let T of[...w])T(C);let U=S.filter(T=>T.seq<=i.seq);S=S.filter(T=>T.seq>i.seq);for(let T of U)K(T.id,{accepted:T})}function Wt(){let i=s.value?W(s.value):0;return i>0?Math.max(n.now()-i,ke):n.now()}function K(i,f){$.get(i)?.resolve(f),$.delete(i)}function ue(i){R(()=>{k.value=i,l.value="closed"}),clearTimeout(L),clearInterval(ie),removeEventListener("online",de),v?.close(),v=null;let f={code:i?.code??"closed",message:i?.message??"",facts:{}};for(let C of[...$.keys()])K(C,{refused:f})}function de(){L!==void 0&&ce()}return addEventListener("online",de),ce(),{room:e,view:s,status:l,presence:c,roomName:u,code:d,link:m,game:y,me:_,goodbye:k,serverNow:Wt,onEvents(i){return w.add(i),()=>w.delete(i)},send(i,...[f]){let C=qt(),U={type:i,id:C,...f};return new Promise(T=>{$.set(C,{message:U,resolve:T}),ae&&j(U),l.value==="closed"&&ue(k.value)})},retryNow:de,close:()=>ue(null)}}function qt(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function zt(){return J("/ws").replace("http","ws")}var yt="ew",Ht=4;function Vt(e){let t=new Set([...e.closed,...e.diagonals.map(({cell:r})=>r),...e.targets.map(({cell:r})=>r)]);for(let r of[Ht,1])for(let{robot:n,cell:s}of e.targets){if(n===null)continue;let u=_t(e,n,s,r).flatMap(d=>_t(e,n,d,r)).find(d=>!t.has(d)&&jt(e,n,d,s,r));if(u)return`${e.board} ${n}${u} >${n}${s}`}return null}function _t(e,t,r,n){let s=e.walls[xe(r,e.width)];return B.flatMap((l,c)=>{if(!(s&1<<c))return[];let{cells:u}=X(e,{[t]:r},t,B[(c+2)%4]);return u.slice(n).map(d=>Q(d,e.width))})}function jt(e,t,r,n,s){return B.some(l=>{let c=X(e,{[t]:r},t,l);if(c.refused||c.cells.length<=s)return!1;let u=Q(c.cells[c.cells.length-1],e.width);return B.some(d=>{if(yt.includes(d)===yt.includes(c.heading))return!1;let m=X(e,{[t]:u},t,d);return!m.refused&&m.cells.length>s&&Q(m.cells[m.cells.length-1],e.width)===n})})}function se(e,t){let{data:r}=M(),[n,s]=h(!1),c=Ve()&&t&&r?.board===e?r:null,u=Y(()=>{let m=c&&Vt(c);return m?{puzzle:m}:null},[c]);return{table:je(u,()=>s(!0)),solved:n}}function re({table:e,solved:t}){return a`
    <${g} class="tryout">
      <h2>${o("tryout-title")}</h2>
      <div class="puzzle-head"><${Ke} table=${e} /></div>
      ${t&&e.done.value?a`<${Je} words=${o("tryout-done")} />`:a`<p class="note">${o("puzzle-how")}</p>`}
      <${Ue} table=${e} />
    </>
  `}function gt({session:e,fault:t,onDecide:r}){let n=e.view.value,[s,l]=h(q.value),[c,u]=h(t),d=Ne(null),{table:m,solved:y}=se(n?.board,!0);if(P({screen:"game",room:e.roomName.value,title:e.roomName.value}),!n)return null;let k=n.seats.find($=>$.host&&!$.left),_=n.seats.filter($=>!$.left).map($=>$.name);function w($){if($.preventDefault(),!s.trim()){u(o("name-missing")),d.current?.focus();return}pt(s),r("play")}return a`
    <form class="side-page" onSubmit=${w} novalidate>
      <${ee}>
        <${g} class="arrival">
          <${ne}>${k?o("arrival-host",{name:k.name}):o("arrival-title")}</>
          <p>${o("arrival-what")} <${$t} class="learn-link">${o("learn-title")}</></p>
          <p>${_.length?o("arrival-present",{count:_.length,names:We(_)}):o("arrival-nobody")}
            ${n.phase==="lobby"?"":o("arrival-late")} ${n.mode==="friends"&&Z(n,1)}</p>
          <${mt} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${Ae} value=${s} error=${c} inputRef=${d} onInput=${l} />
        </>
        ${m&&a`<${re} table=${m} solved=${y} />`}
      </>
      <${te}>
        <div class="buttons">
          <${p} onClick=${()=>r("watch")}>${o("watch")}</>
          <${p} kind="main" type="submit">${o("sit-down")}</>
        </div>
      </>
    </form>
  `}var Kt=["nw","ne","se","sw"],Ut={1:"G",2:"B",3:"R",4:"Y"};function St({options:e,board:t,data:r,disabled:n,onChange:s,onShuffle:l}){let[c,u]=h(e.panels==="picked"),d=Qe(t);return a`
    <${g} class="lines board-choice">
      <div class="line">
        ${r&&a`<${it} data=${r} />`}
        <div class="board-choice-words">
          <p><b>${o("board")}</b> <small>${d?.join(" ")??o("board-own")}</small></p>
          ${!n&&a`<${p} class="board-shuffle" onClick=${l}>${o("shuffle")}</>`}
          ${!n&&d&&a`<${p} aria-expanded=${c} onClick=${()=>u(!c)}>${o("choose")}</>`}
        </div>
      </div>
      ${c&&d&&!n&&a`<${Jt} panels=${d} faces=${O(e.edition).panels} onPick=${m=>s({panels:"picked",board:m.join("")})} />`}
    </>
  `}function Jt({panels:e,faces:t,onPick:r}){return a`
    <fieldset class="panels">
      <legend class="unseen">${o("panels")}</legend>
      ${Kt.map((n,s)=>a`
          <label class=${`panel-place ${n}`} key=${n}>
            <small>${o(`quadrant-${n}`)}</small>
            <select class="select" value=${e[s]} onChange=${l=>r(Yt(e,s,l.target.value))}>
              ${Object.entries(Ut).map(([l,c])=>a`
                  <optgroup key=${l} label=${Pe(c)}>
                    ${t.filter(u=>u.startsWith(l)).map(u=>a`<option key=${u} value=${u} selected=${e[s]===u}>${u}</option>`)}
                  </optgroup>
                `)}
            </select>
          </label>
        `)}
    </fieldset>
  `}function Yt(e,t,r){let n=e.findIndex(l=>l[0]===r[0]),s=[...e];return s[n]=e[t],s[t]=r,s}var Ct=ve("chips_to_win"),Qt=z("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),Xt=z("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),Zt=[...z("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],en=[...z("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],Nt=z("result_seconds",[5,10,15,20,30,45,60,120,300]),tn=ve("seats");function z(e,t){let{least:r,most:n}=me[e];return[r,...t.filter(s=>r<s&&s<n),n]}function ve(e){let{least:t,most:r}=me[e];return Array.from({length:r-t+1},(n,s)=>t+s)}function Ot(e){let{options:t,view:r,disabled:n,onChange:s}=e,{fifth_robot_available:l}=O(t.edition),c=r.mode==="friends";return a`
    <${g} class="lines options">
      ${c&&a`<${nn} ...${e} />`}
      <${G}
        label=${o("fifth-robot")} note=${!l&&o("fifth-robot-none")} picture=${a`<${Fe} robot="S" />`}
        checked=${t.fifth_robot} disabled=${n||!l}
        onChange=${u=>s({fifth_robot:u})}
      />
      <${G}
        label=${o("diagonals")} note=${Tt(t)} picture=${a`<${Ge} robot="B" />`}
        checked=${t.panels==="diagonals"} disabled=${n||Tt(t)!==null}
        onChange=${u=>s({panels:u?"diagonals":"plain"})}
      />
      <${x} name="gentle_start" words="gentle" ...${e} />
      <${A} name="timer_seconds" words=${c?"timer":"sand"} steps=${Qt} ...${e} />
      ${c&&a`<${an} ...${e} />`}
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${o("more")}</b> <small>${c?o("more-note"):o("more-note-alone")}</small></span>
          <${De} name="down" size="18" />
        </summary>
        ${c?a`<${sn} ...${e} />`:a`<${rn} ...${e} />`}
      </details>
    </>
  `}function nn({options:e,disabled:t,onChange:r}){return a`
    <div class="line">
      <span class="line-text"><b>${o("rules")}</b></span>
      <${F}
        label=${o("rules")} value=${e.edition} disabled=${t}
        options=${Ie.map(({id:n})=>({value:n,text:o(`edition-${n}`)}))}
        onChange=${n=>r(on(e,n))}
      />
      <small class="line-note">${Ze(O(e.edition))}</small>
    </div>
  `}function on({panels:e,board:t,fifth_robot:r},n){let s=O(n),l=e==="diagonals"&&!pe(s)||t!==null&&!Xe(s,t);return{edition:n,exact:null,tie_break:null,timer_seconds:null,panels:l?"plain":e,fifth_robot:r&&s.fifth_robot_available}}function Tt({panels:e,edition:t}){return e==="picked"?o("diagonals-picked"):e==="1999"?o("diagonals-1999"):pe(O(t))?null:o("diagonals-none")}function sn(e){let{options:t,disabled:r,onChange:n}=e,s=O(t.edition);return a`
    <div class="line">
      <span class="line-text"><b>${o("reach")}</b></span>
      <${F}
        label=${o("reach")} value=${t.exact??s.exact} disabled=${r}
        options=${[!0,!1].map(l=>({value:l,text:l?o("reach-exact"):o("reach-fewer")}))}
        onChange=${l=>n({exact:l})}
      />
    </div>
    <div class="line">
      <span class="line-text"><b>${o("ties")}</b></span>
      <${F}
        label=${o("ties")} value=${t.tie_break??s.tie_break} disabled=${r}
        options=${Me.map(l=>({value:l,text:o(`ties-${l}`)}))}
        onChange=${l=>n({tie_break:l})}
      />
    </div>
    <${A} name="no_bid_seconds" words="thinking" steps=${Xt} ...${e} />
    <${x} name="consent" words="consent" ...${e} />
    <${A} name="demonstration_seconds" words="showing" steps=${en} ...${e} />
    <${A} name="result_seconds" words="result" steps=${Nt} ...${e} />
    <${A} name="seats" words="table" steps=${tn} ...${e} />
    <${Et} ...${e} />
    <${x} name="landing_marks" words="landing" ...${e} />
    <${x} name="spoken_slides" words="spoken" ...${e} />
    <${x} name="scratch_board" words="scratch" ...${e} />
    <${x} name="private" words="private" ...${e} />
  `}function rn(e){let{options:t,disabled:r,onChange:n}=e;return a`
    <div class="line">
      <span class="line-text"><b>${o("runs")}</b></span>
      <${F}
        label=${o("runs")} value=${t.solo_timer_runs} disabled=${r}
        options=${ve("solo_timer_runs").map(s=>({value:s,text:o("runs-value",{count:s})}))}
        onChange=${s=>n({solo_timer_runs:s})}
      />
    </div>
    <${A} name="solo_demonstration_seconds" words="showing" steps=${Zt} ...${e} />
    <${A} name="result_seconds" words="result" steps=${Nt} ...${e} />
    <${Et} ...${e} />
    <${x} name="spoken_slides" words="spoken" ...${e} />
    <${x} name="scratch_board" words="scratch" ...${e} />
  `}function Et({options:e,disabled:t,onChange:r}){let n=Ye(O(e.edition));return a`
    <${G}
      label=${o("first-panels")} note=${o("first-panels-note")} checked=${e.panels==="1999"||n}
      disabled=${t||n}
      onChange=${s=>r({panels:s?"1999":"plain"})}
    />
  `}function x({name:e,words:t,options:r,disabled:n,onChange:s}){return a`
    <${G}
      label=${o(`option-${t}`)} note=${o(`option-${t}-note`)} checked=${r[e]} disabled=${n}
      onChange=${l=>s({[e]:l})}
    />
  `}function A({name:e,words:t,steps:r,options:n,disabled:s,onChange:l}){let c=n[e]??(e==="timer_seconds"?O(n.edition).timer_seconds:null),u=o(`option-${t}`);return a`
    <${he}
      label=${u} note=${o(`option-${t}-note`)} value=${c} steps=${r} disabled=${s}
      shown=${e==="seats"?o("number",{count:c??0}):Le(c)}
      less=${o("less",{what:u})} more=${o("more-of",{what:u})}
      onChange=${d=>l({[e]:d})}
    />
  `}function an({options:e,players:t,disabled:r,onChange:n}){let s=Re(t),l=s===null?[...Ct,null]:Ct,c=e.chips_to_win??s;return a`
    <${he}
      label=${o("chips-to-win")} note=${e.chips_to_win===null?o("chips-usual",{players:t}):void 0}
      value=${c} steps=${l} shown=${c===null?o("chips-all"):o("number",{count:c})}
      less=${o("less",{what:o("chips-to-win")})} more=${o("more-of",{what:o("chips-to-win")})} disabled=${r}
      onChange=${u=>n({chips_to_win:u===s?null:u})}
    />
  `}function xt({session:e,onSit:t}){let r=e.view.value,n=e.roomName.value,s=r.mode==="alone",{api:l,data:c}=M(),[u,d]=h(!1),m=se(r.board,u),[y,k]=dn(e,r),_=r.seats.filter(I=>!I.left),w=_.length<2;P({screen:u?"game":"room",room:s?null:n,facts:s?[o("play-alone")]:[],title:s?o("play-alone"):n}),b(()=>{document.body.dataset.visited="yes"},[]),b(()=>{u||l.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[u]);async function $(){y.panels==="picked"&&await k({panels:"plain"}),await D(e,"shuffle_board")}let S=r.allowed_commands.includes("start_match"),v=!r.allowed_commands.includes("set_options");return a`
    <${ee} class="setup">
      <${ne} class="unseen">${s?o("play-alone"):o("room-title",{room:n})}</>
      ${m.table&&a`<${re} ...${m} />`}
      ${!s&&a`<${$n} room=${e.link.value} code=${r.locked||r.options.private?null:e.code.value} main=${w&&S} />`}
      ${!s&&a`<${mn} seats=${_} session=${e} waiting=${w&&S} />`}
      ${!s&&a`<p class="note setup-note">${v&&o("host-decides",{name:un(r)})} ${Z(r)}</p>`}
      <${St} options=${y} board=${r.board} data=${c} disabled=${v} onChange=${k} onShuffle=${$} />
      <${Ot} options=${y} view=${r} players=${_.length} disabled=${v} onChange=${k} />
      <${st} session=${e} view=${r} />
      <${rt} session=${e} view=${r} />
    </>
    <${te}>
      <div class="buttons">
        ${!v&&a`<${p} class="setup-shuffle" onClick=${$}>${o("shuffle-board")}</>`}
        ${S&&a`<${p} kind=${w&&!s?"second":"main"} class="wide" onClick=${()=>D(e,"start_match")}>${cn(s,_.length)}</>`}
        ${!s&&!S&&!u&&a`<${p} kind="main" class="wide" onClick=${()=>d(!0)}>${o("tryout-start")}</>`}
        ${e.me.value!==null&&!S&&a`<${p} class="wide" onClick=${()=>D(e,"leave_seat")}>${o("leave-seat")}</>`}
        ${e.me.value===null&&a`<${ln} view=${r} onSit=${t} />`}
        ${W(r)>0&&a`<p class="note">${o("behind",{seconds:W(r)})}</p>`}
      </div>
    </>
  `}function ln({view:e,onSit:t}){return e.allowed_commands.includes("take_seat")?a`<${p} kind="main" onClick=${t}>${o("sit-down")}</>`:e.mode==="alone"?a`<p>${o("watch-only")}</p>`:a`<p>${e.locked?o("refused-room-locked"):o("refused-table-full")}</p><${p} class="wide" onClick=${t}>${o("sit-next")}</>`}function cn(e,t){return e?o("start"):t<2?o("start-alone"):o("start-with",{players:t})}function un({seats:e}){return e.find(t=>t.host)?.name??""}function dn(e,t){let[r,n]=h(null),s=r??t.options;async function l(c){let u={...s,...c};u.panels!=="picked"&&(u.board=null),n(u),await D(e,"set_options",{options:u}),n(d=>d===u?null:d)}return[s,l]}function $n({room:e,code:t,main:r}){let n=J(`/r/${e}`),s=we()&&matchMedia("(pointer: coarse)").matches,l=r?"main":"second";async function c(){let d=await at(n);N({words:d?o("link-copied"):o("link-by-hand",{link:n})})}async function u(){await lt(n,o("share-words"))==="failed"&&N({words:o("link-by-hand",{link:n})})}return a`
    <${g} class="invitation">
      <img class="qr" src=${Te(n)} alt=${o("qr")} width="148" height="148" />
      <div class="invitation-words">
        ${t&&a`<p class="note">${o("ask-in")}</p><p class="code">${t}</p>`}
        <div class="buttons">
          ${s?a`<${p} kind=${l} class="wide" icon="share" onClick=${u}>${o("share-link")}</>`:a`<${p} kind=${l} class="wide" icon="copy" onClick=${c}>${o("copy-link")}</>`}
          ${we()&&!s&&a`<${p} icon="share" label=${o("share-link")} onClick=${u} />`}
          ${s&&a`<${p} icon="copy" label=${o("copy-link")} onClick=${c} />`}
        </div>
        <p class="note link-text" title=${n}>${n.replace(/^https?:\/\//,"")}</p>
      </div>
    </>
  `}function mn({seats:e,session:t,waiting:r}){let n=t.presence.value?.watching??0;return a`
    <${g} class="seats-card">
      <ul class="seats" aria-label=${o("seats")}>
        ${e.map(s=>a`<${fn} key=${s.seat} session=${t} seat=${s} />`)}
      </ul>
      ${r&&a`<p class="note"><b>${o("nobody-else")}</b> ${o("nobody-else-note")}</p>`}
      ${n>0&&a`<p class="note">${o("watching",{count:n})}</p>`}
    </>
  `}function fn({session:e,seat:{seat:t,name:r}}){let n=e.presence.value?.seats.find(c=>c.seat===t),s=ot(e,n?.connected===!1?n.since:null)>0,l=t===e.me.value;return a`
    <li class=${s?"seat away":"seat"}>
      <${nt} name=${r} own=${l} />
      <b title=${r}>${l?o("you"):r}</b>
      ${s&&a`<small>${o("away")}</small>`}
    </li>
  `}var pn=1500,hn=["bad-token","player-removed","seat-forgotten","token-renewed"],At=dt(async()=>(await import("./game-CLFDJZD4.js")).Game);function rs({room:e}){let[t,r]=h(()=>({token:$e(e)})),n=Y(()=>Oe(()=>tt(kt({room:e,...t}))),[t]);return b(()=>()=>n.close(),[n]),b(()=>{n.link.value!==e&&qe(`/r/${n.link.value}`)},[n.link.value]),b(()=>{if(!It(n.goodbye.value))return;let s=n.goodbye.value?.code,l=$e(e);if(s==="token-renewed"&&l!==t.token)return r({token:l});s!=="bad-token"&&N({words:o(`refused-${s}`),lasting:!0,urgent:!0}),Ce(e),r({token:null})},[n.goodbye.value]),a`<${wn} room=${e} session=${n} />`}function wn({room:e,session:t}){let r=t.view.value,{goodbye:n}=t,[s,l]=h(wt(e)),[c,u]=h("");vn(t),yn(r?.board),et(r),kn(t),ft(r),b(()=>{let $=setTimeout(()=>{At.fetch()},pn);return()=>clearTimeout($)},[]);let d=r!==null&&t.me.value===null,m=d&&r.allowed_commands.includes("take_seat"),y=m&&(s==="play"||s==="next")&&q.value!==""&&!c,k=d&&!m&&s==="play";b(()=>{y?_():k&&w("watch")},[y,k]);async function _(){let{refused:$}=await t.send("take_seat",{name:q.value});$?.code.startsWith("name-")?u(fe($)):w("watch"),$&&N({words:fe($),urgent:!0})}function w($){ht(e,$),u(""),l($)}return t.status.value==="closed"&&n.value&&!It(n.value)?a`<${He} ...${n.value} />`:!r||y?a`<${_n} session=${t} />`:m&&s!=="watch"?a`<${gt} session=${t} fault=${c} onDecide=${w} />`:r.phase==="lobby"?a`<${xt} session=${t} onSit=${()=>w(m?"play":"next")} />`:a`<${At} session=${t} />`}function It(e){return e!==null&&hn.includes(e.code)}function vn(e){let t=e.status.value==="lost";b(()=>{if(t)return N({words:o("connection-lost"),rank:"connection",lasting:!0,trying:!0,urgent:!0,action:{label:o("try-now"),run:e.retryNow}})},[t])}function bn(e,t){switch(e.type){case"host_changed":return o("event-host",oe(t,e.seat));case"player_removed":return o("event-removed",oe(t,e.seat));case"seat_forgotten":return o("event-forgotten",oe(t,e.seat));case"room_locked":return o("event-locked");case"link_renewed":return o("event-link");case"room_unlocked":return o("event-unlocked");case"spectator_delay_set":return o("event-delay",{seconds:e.seconds});default:return""}}function kn(e){b(()=>e.onEvents(({events:t,missed:r,before:n,view:s})=>{if(s.phase!=="lobby")return;let l=r?o("you-are-back"):t.map(({event:c})=>bn(c,n??s)).findLast(Boolean);l&&N({words:l,rank:r?"missed":"news"})}),[e])}function yn(e){b(()=>{let t=()=>{};async function r(){t();try{e&&await Be(e)}catch(n){let s={label:o("try-now"),run:r};t=N({words:ze(n),lasting:!0,urgent:!0,action:s})}}return r(),()=>t()},[e])}function _n({session:e}){let[t,r]=h(!1),{api:n}=M();return P({screen:"game",title:o("connecting")}),b(()=>{n.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0});let s=setTimeout(()=>r(!0),5e3);return()=>clearTimeout(s)},[]),b(()=>{if(t)return N({words:o("server-silent"),lasting:!0,trying:!0,action:{label:o("try-now"),run:e.retryNow}})},[t,e]),a`<${ut} />`}export{rs as RoomPage};
