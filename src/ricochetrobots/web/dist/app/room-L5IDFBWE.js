import{a as lt,b as it,c as ct,d as ut}from"./chunk-SPZPQRYQ.js";import{$a as Ke,A as ue,Ab as rt,Bb as at,C as Te,D as Ne,E as Ee,Ea as te,F as Oe,H as xe,Ia as qe,Ja as M,Ka as ze,M as J,N as Ie,Oa as He,P as L,Q as Y,Qa as Ve,S as Ae,W as E,X as Me,Z as Pe,_a as je,aa as We,ab as Ue,b as v,ba as Re,c as b,ca as Q,cb as P,da as de,e as ke,ea as D,f as K,fa as Le,ga as De,h as U,i as ye,ia as w,j as x,ja as B,jb as Je,k as ge,ka as F,kb as Ye,la as $e,m as l,ma as X,mb as Qe,na as Z,nb as Xe,o as _e,oa as _,pa as ee,qa as Be,r as Se,ra as me,s as Ce,t as ce,tb as Ze,ub as et,vb as tt,wa as Fe,wb as nt,xa as fe,xb as ot,y as o,ya as Ge,yb as G,z as N,zb as st}from"./chunk-663VM76T.js";function Nt(){return(performance.timeOrigin+performance.now())/1e3}function dt(e=Nt){let t=[],r=0;return{local:e,now:()=>e()+r,hint(n){let s=n-e();s>r+1&&(t=[]),(t.length===0||s>r)&&(r=s)},learn(n,s){t=[...t,s-(n+e())/2].slice(-9);let a=t.toSorted((i,c)=>i-c);r=a[Math.floor(a.length/2)]}}}var $t=500,Ot=2500,xt=1e4,It=3,At=25e3;function mt({room:e,token:t=null,address:r=Pt()}){let n=dt(),s=x(null),a=x("connecting"),i=x(null),c=x(""),d=x(null),m=x(null),p=x(null),g=ge(()=>s.value?.you??null),k=new Set,h=new Map,$=[],y=null,S=null,O=t,W=!1,se=!1,z=$t,he=0,R,re;function ae(){clearTimeout(R),R=void 0,W=!1;let u=Ke(e,O),f=u?.socket??new WebSocket(r);y=f,u||(f.onopen=()=>H({type:"hello",protocol:2,room:e,token:O,seq:S})),f.onmessage=({data:C})=>{y===f&&be(JSON.parse(C))},f.onclose=()=>{y===f&&we()};for(let C of u?.heard??[])be(JSON.parse(C))}function we(){y=null,clearInterval(re),a.value!=="closed"&&(s.value&&(a.value="lost"),R=setTimeout(ae,z*(.75+Math.random()/4)),z=Math.min(2*z,Ot))}function H(u){y?.readyState===WebSocket.OPEN&&y.send(JSON.stringify(u))}function ve(){n.local()-he>At/1e3?(y?.close(),we()):H({type:"ping",sent:n.local()})}function be(u){switch(he=n.local(),u.type){case"welcome":n.hint(u.now),U(()=>{c.value=u.name,d.value=u.code}),W=!0,se=S!==null,z=$t;for(let f=0;f<It;f+=1)ve();re=setInterval(ve,xt);for(let{message:f}of h.values())H(f);break;case"update":n.hint(u.now),Tt(u);break;case"accepted":u.token&&(O=u.token,et(e,u.token)),u.seq<=(S??0)?V(u.id,{accepted:u}):$.push(u);break;case"refused":u.id!==null?V(u.id,{refused:u}):console.warn(`refused: ${u.code}: ${u.message}`);break;case"presence":i.value=u;break;case"pong":n.learn(u.sent,u.now);break;case"goodbye":u.retry||le(u);break;default:return u}}function Tt(u){let f=s.value,C={events:u.events,before:f,view:u.view,missed:se};S=u.seq,se=!1,U(()=>{s.value=u.view,m.value=u.game,a.value="connected"});for(let T of[...k])T(C);let j=$.filter(T=>T.seq<=u.seq);$=$.filter(T=>T.seq>u.seq);for(let T of j)V(T.id,{accepted:T})}function V(u,f){h.get(u)?.resolve(f),h.delete(u)}function le(u){U(()=>{p.value=u,a.value="closed"}),clearTimeout(R),clearInterval(re),removeEventListener("online",ie),y?.close(),y=null;let f={code:u?.code??"closed",message:u?.message??"",facts:{}};for(let C of[...h.keys()])V(C,{refused:f})}function ie(){R!==void 0&&ae()}return addEventListener("online",ie),ae(),{view:s,status:a,presence:i,roomName:c,code:d,game:m,me:g,goodbye:p,serverNow:n.now,onEvents(u){return k.add(u),()=>k.delete(u)},send(u,...[f]){let C=Mt(),j={type:u,id:C,...f};return new Promise(T=>{h.set(C,{message:j,resolve:T}),W&&H(j),a.value==="closed"&&le(p.value)})},retryNow:ie,close:()=>le(null)}}function Mt(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function Pt(){return te("/ws").replace("http","ws")}var ft="ew",Wt=4,Rt=200;function Lt(e){let t=new Set([...e.closed,...e.diagonals.map(({cell:r})=>r),...e.targets.map(({cell:r})=>r)]);for(let r of[Wt,1])for(let{robot:n,cell:s}of e.targets){if(n===null)continue;let c=pt(e,n,s,r).flatMap(d=>pt(e,n,d,r)).find(d=>!t.has(d)&&Dt(e,n,d,s,r));if(c)return`${e.board} ${n}${c} >${n}${s}`}return null}function pt(e,t,r,n){let s=e.walls[Ie(r,e.width)];return L.flatMap((a,i)=>{if(!(s&1<<i))return[];let{cells:c}=Y(e,{[t]:r},t,L[(i+2)%4]);return c.slice(n).map(d=>J(d,e.width))})}function Dt(e,t,r,n,s){return L.some(a=>{let i=Y(e,{[t]:r},t,a);if(i.refused||i.cells.length<=s)return!1;let c=J(i.cells[i.cells.length-1],e.width);return L.some(d=>{if(ft.includes(d)===ft.includes(i.heading))return!1;let m=Y(e,{[t]:c},t,d);return!m.refused&&m.cells.length>s&&J(m.cells[m.cells.length-1],e.width)===n})})}function ne(e,t){let{data:r}=M(),[n,s]=v(!1),[a,i]=v(!1);b(()=>{let p=setTimeout(()=>i(!0),Rt);return()=>clearTimeout(p)},[]);let c=a&&t&&r?.board===e?r:null,d=K(()=>{let p=c&&Lt(c);return p?{puzzle:p}:null},[c]);return{table:lt(d,()=>s(!0)),solved:n}}function oe({table:e,solved:t}){return l`
    <${_} class="tryout">
      <h2>${o("tryout-title")}</h2>
      <div class="puzzle-head"><${it} table=${e} /></div>
      ${t&&e.done.value?l`<${ut} words=${o("tryout-done")} />`:l`<p class="note">${o("puzzle-how")}</p>`}
      <${ct} table=${e} />
    </>
  `}function ht({session:e,fault:t,onDecide:r}){let n=e.view.value,[s,a]=v(G.value),[i,c]=v(t),d=ke(null),{table:m,solved:p}=ne(n?.board,!0);if(P({screen:"game",room:e.roomName.value,title:e.roomName.value}),!n)return null;let g=n.seats.find($=>$.host&&!$.left),k=n.seats.filter($=>!$.left).map($=>$.name);function h($){if($.preventDefault(),!s.trim()){c(o("name-missing")),d.current?.focus();return}st(s),r("play")}return l`
    <form class="side-page" onSubmit=${h} novalidate>
      <${X}>
        <${_} class="arrival">
          <${ee}>${g?o("arrival-host",{name:g.name}):o("arrival-title")}</>
          <p>${o("arrival-what")} <${Xe} class="learn-link">${o("learn-title")}</></p>
          <p>${k.length?o("arrival-present",{count:k.length,names:Pe(k)}):o("arrival-nobody")}
            ${n.phase==="lobby"?"":o("arrival-late")} ${n.mode==="friends"&&Q(n,1)}</p>
          <${nt} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${_e} value=${s} error=${i} inputRef=${d} onInput=${a} />
        </>
        ${m&&l`<${oe} table=${m} solved=${p} />`}
      </>
      <${Z}>
        <div class="buttons">
          <${w} onClick=${()=>r("watch")}>${o("watch")}</>
          <${w} kind="main" type="submit">${o("sit-down")}</>
        </div>
      </>
    </form>
  `}var Bt=["nw","ne","se","sw"],Ft={1:"G",2:"B",3:"R",4:"Y"};function wt({options:e,board:t,data:r,disabled:n,onChange:s,onShuffle:a}){let[i,c]=v(e.panels==="picked"),d=Ne(t);return l`
    <${_} class="lines board-choice">
      <div class="line">
        ${r&&l`<${je} data=${r} />`}
        <div class="board-choice-words">
          <p><b>${o("board")}</b> <small>${d?.join(" ")??o("board-own")}</small></p>
          ${!n&&l`<${w} class="board-shuffle" onClick=${a}>${o("shuffle")}</>`}
          ${!n&&d&&l`<${w} aria-expanded=${i} onClick=${()=>c(!i)}>${o("choose")}</>`}
        </div>
      </div>
      ${i&&d&&!n&&l`<${Gt} panels=${d} faces=${N(e.edition).panels} onPick=${m=>s({panels:"picked",board:m.join("")})} />`}
    </>
  `}function Gt({panels:e,faces:t,onPick:r}){return l`
    <fieldset class="panels">
      <legend class="unseen">${o("panels")}</legend>
      ${Bt.map((n,s)=>l`
          <label class=${`panel-place ${n}`} key=${n}>
            <small>${o(`quadrant-${n}`)}</small>
            <select class="select" value=${e[s]} onChange=${a=>r(qt(e,s,a.target.value))}>
              ${Object.entries(Ft).map(([a,i])=>l`
                  <optgroup key=${a} label=${Me(i)}>
                    ${t.filter(c=>c.startsWith(a)).map(c=>l`<option key=${c} value=${c} selected=${e[s]===c}>${c}</option>`)}
                  </optgroup>
                `)}
            </select>
          </label>
        `)}
    </fieldset>
  `}function qt(e,t,r){let n=e.findIndex(a=>a[0]===r[0]),s=[...e];return s[n]=e[t],s[t]=r,s}var vt=pe("chips_to_win"),zt=q("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),Ht=q("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),Vt=[...q("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],jt=[...q("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],kt=q("result_seconds",[5,10,15,20,30,45,60,120,300]),Kt=pe("seats");function q(e,t){let{least:r,most:n}=ce[e];return[r,...t.filter(s=>r<s&&s<n),n]}function pe(e){let{least:t,most:r}=ce[e];return Array.from({length:r-t+1},(n,s)=>t+s)}function yt(e){let{options:t,view:r,disabled:n,onChange:s}=e,{fifth_robot_available:a}=N(t.edition),i=r.mode==="friends";return l`
    <${_} class="lines options">
      ${i&&l`<${Ut} ...${e} />`}
      <${F}
        label=${o("fifth-robot")} note=${!a&&o("fifth-robot-none")} picture=${l`<${He} robot="S" />`}
        checked=${t.fifth_robot} disabled=${n||!a}
        onChange=${c=>s({fifth_robot:c})}
      />
      <${F}
        label=${o("diagonals")} note=${bt(t)} picture=${l`<${Ve} robot="B" />`}
        checked=${t.panels==="diagonals"} disabled=${n||bt(t)!==null}
        onChange=${c=>s({panels:c?"diagonals":"plain"})}
      />
      <${I} name="gentle_start" words="gentle" ...${e} />
      <${A} name="timer_seconds" words=${i?"timer":"sand"} steps=${zt} ...${e} />
      ${i&&l`<${Xt} ...${e} />`}
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${o("more")}</b> <small>${i?o("more-note"):o("more-note-alone")}</small></span>
          <${Le} name="down" size="18" />
        </summary>
        ${i?l`<${Yt} ...${e} />`:l`<${Qt} ...${e} />`}
      </details>
    </>
  `}function Ut({options:e,disabled:t,onChange:r}){return l`
    <div class="line">
      <span class="line-text"><b>${o("rules")}</b></span>
      <${B}
        label=${o("rules")} value=${e.edition} disabled=${t}
        options=${Se.map(({id:n})=>({value:n,text:o(`edition-${n}`)}))}
        onChange=${n=>r(Jt(e,n))}
      />
      <small class="line-note">${Oe(N(e.edition))}</small>
    </div>
  `}function Jt({panels:e,board:t,fifth_robot:r},n){let s=N(n),a=e==="diagonals"&&!ue(s)||t!==null&&!Ee(s,t);return{edition:n,exact:null,tie_break:null,timer_seconds:null,panels:a?"plain":e,fifth_robot:r&&s.fifth_robot_available}}function bt({panels:e,edition:t}){return e==="picked"?o("diagonals-picked"):e==="1999"?o("diagonals-1999"):ue(N(t))?null:o("diagonals-none")}function Yt(e){let{options:t,disabled:r,onChange:n}=e,s=N(t.edition);return l`
    <div class="line">
      <span class="line-text"><b>${o("reach")}</b></span>
      <${B}
        label=${o("reach")} value=${t.exact??s.exact} disabled=${r}
        options=${[!0,!1].map(a=>({value:a,text:a?o("reach-exact"):o("reach-fewer")}))}
        onChange=${a=>n({exact:a})}
      />
    </div>
    <div class="line">
      <span class="line-text"><b>${o("ties")}</b></span>
      <${B}
        label=${o("ties")} value=${t.tie_break??s.tie_break} disabled=${r}
        options=${Ce.map(a=>({value:a,text:o(`ties-${a}`)}))}
        onChange=${a=>n({tie_break:a})}
      />
    </div>
    <${A} name="no_bid_seconds" words="thinking" steps=${Ht} ...${e} />
    <${I} name="consent" words="consent" ...${e} />
    <${A} name="demonstration_seconds" words="showing" steps=${jt} ...${e} />
    <${A} name="result_seconds" words="result" steps=${kt} ...${e} />
    <${A} name="seats" words="table" steps=${Kt} ...${e} />
    <${gt} ...${e} />
    <${I} name="landing_marks" words="landing" ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
    <${I} name="private" words="private" ...${e} />
  `}function Qt(e){let{options:t,disabled:r,onChange:n}=e;return l`
    <div class="line">
      <span class="line-text"><b>${o("runs")}</b></span>
      <${B}
        label=${o("runs")} value=${t.solo_timer_runs} disabled=${r}
        options=${pe("solo_timer_runs").map(s=>({value:s,text:o("runs-value",{count:s})}))}
        onChange=${s=>n({solo_timer_runs:s})}
      />
    </div>
    <${A} name="solo_demonstration_seconds" words="showing" steps=${Vt} ...${e} />
    <${A} name="result_seconds" words="result" steps=${kt} ...${e} />
    <${gt} ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
  `}function gt({options:e,disabled:t,onChange:r}){let n=Te(N(e.edition));return l`
    <${F}
      label=${o("first-panels")} note=${o("first-panels-note")} checked=${e.panels==="1999"||n}
      disabled=${t||n}
      onChange=${s=>r({panels:s?"1999":"plain"})}
    />
  `}function I({name:e,words:t,options:r,disabled:n,onChange:s}){return l`
    <${F}
      label=${o(`option-${t}`)} note=${o(`option-${t}-note`)} checked=${r[e]} disabled=${n}
      onChange=${a=>s({[e]:a})}
    />
  `}function A({name:e,words:t,steps:r,options:n,disabled:s,onChange:a}){let i=n[e]??(e==="timer_seconds"?N(n.edition).timer_seconds:null),c=o(`option-${t}`);return l`
    <${$e}
      label=${c} note=${o(`option-${t}-note`)} value=${i} steps=${r} disabled=${s}
      shown=${e==="seats"?o("number",{count:i??0}):We(i)}
      less=${o("less",{what:c})} more=${o("more-of",{what:c})}
      onChange=${d=>a({[e]:d})}
    />
  `}function Xt({options:e,players:t,disabled:r,onChange:n}){let s=Re(t),a=s===null?[...vt,null]:vt,i=e.chips_to_win??s;return l`
    <${$e}
      label=${o("chips-to-win")} note=${e.chips_to_win===null?o("chips-usual",{players:t}):void 0}
      value=${i} steps=${a} shown=${i===null?o("chips-all"):o("number",{count:i})}
      less=${o("less",{what:o("chips-to-win")})} more=${o("more-of",{what:o("chips-to-win")})} disabled=${r}
      onChange=${c=>n({chips_to_win:c===s?null:c})}
    />
  `}function _t({room:e,session:t,onSit:r}){let n=t.view.value,s=t.roomName.value,a=n.mode==="alone",{api:i,data:c}=M(),[d,m]=v(!1),p=ne(n.board,d),[g,k]=nn(t,n),h=n.seats.filter(W=>!W.left),$=h.length<2;P({screen:d?"game":"room",room:a?null:s,facts:a?[o("play-alone")]:[],title:a?o("play-alone"):s}),b(()=>{document.body.dataset.visited="yes"},[]),b(()=>{d||i.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[d]);async function y(){g.panels==="picked"&&await k({panels:"plain"}),await D(t,"shuffle_board")}let S=n.allowed_commands.includes("start_match"),O=!n.allowed_commands.includes("set_options");return l`
    <${X} class="setup">
      <${ee} class="unseen">${a?o("play-alone"):o("room-title",{room:s})}</>
      ${p.table&&l`<${oe} ...${p} />`}
      ${!a&&l`<${on} room=${e} code=${n.locked||n.options.private?null:t.code.value} main=${$&&S} />`}
      ${!a&&l`<${sn} seats=${h} session=${t} waiting=${$&&S} />`}
      ${!a&&l`<p class="note setup-note">${O&&o("host-decides",{name:tn(n)})} ${Q(n)}</p>`}
      <${wt} options=${g} board=${n.board} data=${c} disabled=${O} onChange=${k} onShuffle=${y} />
      <${yt} options=${g} view=${n} players=${h.length} disabled=${O} onChange=${k} />
      <${Be} session=${t} view=${n} />
    </>
    <${Z}>
      <div class="buttons">
        ${!O&&l`<${w} class="setup-shuffle" onClick=${y}>${o("shuffle-board")}</>`}
        ${S&&l`<${w} kind=${$&&!a?"second":"main"} class="wide" onClick=${()=>D(t,"start_match")}>${en(a,h.length)}</>`}
        ${!a&&!S&&!d&&l`<${w} kind="main" class="wide" onClick=${()=>m(!0)}>${o("tryout-start")}</>`}
        ${t.me.value!==null&&!S&&l`<${w} class="wide" onClick=${()=>D(t,"leave_seat")}>${o("leave-seat")}</>`}
        ${t.me.value===null&&l`<${Zt} view=${n} onSit=${r} />`}
      </div>
    </>
  `}function Zt({view:e,onSit:t}){return e.allowed_commands.includes("take_seat")?l`<${w} kind="main" onClick=${t}>${o("sit-down")}</>`:e.mode==="alone"?l`<p>${o("watch-only")}</p>`:l`<p>${e.locked?o("refused-room-locked"):o("refused-table-full")}</p><${w} class="wide" onClick=${t}>${o("sit-next")}</>`}function en(e,t){return e?o("start"):t<2?o("start-alone"):o("start-with",{players:t})}function tn({seats:e}){return e.find(t=>t.host)?.name??""}function nn(e,t){let[r,n]=v(null),s=r??t.options;async function a(i){let c={...s,...i};c.panels!=="picked"&&(c.board=null),n(c),await D(e,"set_options",{options:c}),n(d=>d===c?null:d)}return[s,a]}function on({room:e,code:t,main:r}){let n=te(`/r/${e}`),s=fe()&&matchMedia("(pointer: coarse)").matches,a=r?"main":"second";async function i(){let d=await Fe(n);E({words:d?o("link-copied"):o("link-by-hand",{link:n})})}async function c(){await Ge(n,o("share-words"))==="failed"&&E({words:o("link-by-hand",{link:n})})}return l`
    <${_} class="invitation">
      <img class="qr" src=${qe(n)} alt=${o("qr")} width="148" height="148" />
      <div class="invitation-words">
        ${t&&l`<p class="note">${o("ask-in")}</p><p class="code">${t}</p>`}
        <div class="buttons">
          ${s?l`<${w} kind=${a} class="wide" icon="share" onClick=${c}>${o("share-link")}</>`:l`<${w} kind=${a} class="wide" icon="copy" onClick=${i}>${o("copy-link")}</>`}
          ${fe()&&!s&&l`<${w} icon="share" label=${o("share-link")} onClick=${c} />`}
          ${s&&l`<${w} icon="copy" label=${o("copy-link")} onClick=${i} />`}
        </div>
        <p class="note link-text" title=${n}>${n.replace(/^https?:\/\//,"")}</p>
      </div>
    </>
  `}function sn({seats:e,session:t,waiting:r}){let n=new Map(t.presence.value?.seats.map(({seat:a,connected:i})=>[a,i])),s=t.presence.value?.watching??0;return l`
    <${_} class="seats-card">
      <ul class="seats" aria-label=${o("seats")}>
        ${e.map(({seat:a,name:i})=>l`
            <li key=${a} class=${n.get(a)===!1?"seat away":"seat"}>
              <${De} name=${i} own=${a===t.me.value} />
              <b title=${i}>${a===t.me.value?o("you"):i}</b>
              ${n.get(a)===!1&&l`<small>${o("away")}</small>`}
            </li>
          `)}
      </ul>
      ${r&&l`<p class="note"><b>${o("nobody-else")}</b> ${o("nobody-else-note")}</p>`}
      ${s>0&&l`<p class="note">${o("watching",{count:s})}</p>`}
    </>
  `}var rn=1500,St=Qe(async()=>(await import("./game-DVODCHM5.js")).Game);function zo({room:e}){let[t,r]=v(()=>({token:Ze(e)})),n=K(()=>ye(()=>Ae(mt({room:e,...t}))),[t]);return b(()=>()=>n.close(),[n]),b(()=>{Ct(n.goodbye.value)&&(n.goodbye.value?.code==="player-removed"&&E({words:o("refused-player-removed"),lasting:!0,urgent:!0}),tt(e),r({token:null}))},[n.goodbye.value]),l`<${an} room=${e} session=${n} />`}function an({room:e,session:t}){let r=t.view.value,{goodbye:n}=t,[s,a]=v(at(e)),[i,c]=v("");ln(t),dn(r?.board),xe(r),un(t),ot(r),b(()=>{let $=setTimeout(()=>{St.fetch()},rn);return()=>clearTimeout($)},[]);let d=r!==null&&t.me.value===null,m=d&&r.allowed_commands.includes("take_seat"),p=m&&(s==="play"||s==="next")&&G.value!==""&&!i,g=d&&!m&&s==="play";b(()=>{p?k():g&&h("watch")},[p,g]);async function k(){let{refused:$}=await t.send("take_seat",{name:G.value});$?.code.startsWith("name-")?c(de($)):h("watch"),$&&E({words:de($),urgent:!0})}function h($){rt(e,$),c(""),a($)}return t.status.value==="closed"&&n.value&&!Ct(n.value)?l`<${Ye} ...${n.value} />`:!r||p?l`<${$n} session=${t} />`:m&&s!=="watch"?l`<${ht} session=${t} fault=${i} onDecide=${h} />`:r.phase==="lobby"?l`<${_t} room=${e} session=${t} onSit=${()=>h(m?"play":"next")} />`:l`<${St} session=${t} />`}function Ct(e){return e?.code==="bad-token"||e?.code==="player-removed"}function ln(e){let t=e.status.value==="lost";b(()=>{if(t)return E({words:o("connection-lost"),rank:"connection",lasting:!0,trying:!0,urgent:!0,action:{label:o("try-now"),run:e.retryNow}})},[t])}function cn(e,t){switch(e.type){case"host_changed":return o("event-host",me(t,e.seat));case"player_removed":return o("event-removed",me(t,e.seat));case"room_locked":return o("event-locked");case"room_unlocked":return o("event-unlocked");default:return""}}function un(e){b(()=>e.onEvents(({events:t,missed:r,before:n,view:s})=>{if(s.phase!=="lobby")return;let a=r?o("you-are-back"):t.map(({event:i})=>cn(i,n??s)).findLast(Boolean);a&&E({words:a,rank:r?"missed":"news"})}),[e])}function dn(e){b(()=>{let t=()=>{};async function r(){t();try{e&&await ze(e)}catch(n){let s={label:o("try-now"),run:r};t=E({words:Je(n),lasting:!0,urgent:!0,action:s})}}return r(),()=>t()},[e])}function $n({session:e}){let[t,r]=v(!1),{api:n}=M();return P({screen:"game",title:o("connecting")}),b(()=>{n.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0});let s=setTimeout(()=>r(!0),5e3);return()=>clearTimeout(s)},[]),b(()=>{if(t)return E({words:o("server-silent"),lasting:!0,trying:!0,action:{label:o("try-now"),run:e.retryNow}})},[t,e]),l`<${Ue} />`}export{zo as RoomPage};
