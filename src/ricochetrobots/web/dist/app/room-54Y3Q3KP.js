import{a as at,b as lt,c as it,d as ct}from"./chunk-UT65ELH6.js";import{$ as E,$a as Ue,Ab as rt,D as o,Da as Fe,E as N,Ea as M,F as de,Fa as qe,H as Te,I as Ne,J as Ee,Ja as ze,K as Oe,La as He,M as xe,R as J,S as Ie,U as B,V as Y,Va as je,Wa as Ke,X as Ae,Xa as Z,Ya as ee,Za as _,_a as te,aa as Me,b as w,bb as P,c as b,ca as Pe,e as be,f as U,fa as We,ga as Re,h as V,ha as Q,i as ke,ia as $e,ib as Ve,j as x,ja as G,jb as Je,k as ge,ka as Le,lb as Ye,m as l,ma as De,mb as Qe,n as ye,o as h,p as L,q as D,r as ce,ra as Be,sa as me,sb as Xe,t as _e,ta as Ge,tb as Ze,ub as et,vb as tt,w as Se,wb as nt,x as Ce,xb as F,y as ue,yb as ot,za as X,zb as st}from"./chunk-MNU7QG5Z.js";function Ct(){return(performance.timeOrigin+performance.now())/1e3}function ut(e=Ct){let t=[],r=0;return{local:e,now:()=>e()+r,hint(n){let s=n-e();s>r+1&&(t=[]),(t.length===0||s>r)&&(r=s)},learn(n,s){t=[...t,s-(n+e())/2].slice(-9);let a=t.toSorted((i,u)=>i-u);r=a[Math.floor(a.length/2)]}}}var dt=500,Nt=2500,Et=1e4,Ot=3,xt=25e3;function $t({room:e,token:t=null,address:r=At()}){let n=ut(),s=x(null),a=x("connecting"),i=x(null),u=x(""),d=x(null),f=x(null),k=x(null),y=ge(()=>s.value?.you??null),v=new Set,p=new Map,$=[],g=null,S=null,O=t,W=!1,se=!1,z=dt,pe=0,R,re;function ae(){clearTimeout(R),R=void 0,W=!1;let c=Ke(e,O),m=c?.socket??new WebSocket(r);g=m,c||(m.onopen=()=>H({type:"hello",protocol:2,room:e,token:O,seq:S})),m.onmessage=({data:C})=>{g===m&&ve(JSON.parse(C))},m.onclose=()=>{g===m&&he()};for(let C of c?.heard??[])ve(JSON.parse(C))}function he(){g=null,clearInterval(re),a.value!=="closed"&&(s.value&&(a.value="lost"),R=setTimeout(ae,z*(.75+Math.random()/4)),z=Math.min(2*z,Nt))}function H(c){g?.readyState===WebSocket.OPEN&&g.send(JSON.stringify(c))}function we(){n.local()-pe>xt/1e3?(g?.close(),he()):H({type:"ping",sent:n.local()})}function ve(c){switch(pe=n.local(),c.type){case"welcome":n.hint(c.now),V(()=>{u.value=c.name,d.value=c.code}),W=!0,se=S!==null,z=dt;for(let m=0;m<Ot;m+=1)we();re=setInterval(we,Et);for(let{message:m}of p.values())H(m);break;case"update":n.hint(c.now),St(c);break;case"accepted":c.token&&(O=c.token,Ze(e,c.token)),c.seq<=(S??0)?j(c.id,{accepted:c}):$.push(c);break;case"refused":c.id!==null?j(c.id,{refused:c}):console.warn(`refused: ${c.code}: ${c.message}`);break;case"presence":i.value=c;break;case"pong":n.learn(c.sent,c.now);break;case"goodbye":c.retry||le(c);break;default:return c}}function St(c){let m=s.value,C={events:c.events,before:m,view:c.view,missed:se};S=c.seq,se=!1,V(()=>{s.value=c.view,f.value=c.game,a.value="connected"});for(let T of[...v])T(C);let K=$.filter(T=>T.seq<=c.seq);$=$.filter(T=>T.seq>c.seq);for(let T of K)j(T.id,{accepted:T})}function j(c,m){p.get(c)?.resolve(m),p.delete(c)}function le(c){V(()=>{k.value=c,a.value="closed"}),clearTimeout(R),clearInterval(re),removeEventListener("online",ie),g?.close(),g=null;let m={code:c?.code??"closed",message:c?.message??"",facts:{}};for(let C of[...p.keys()])j(C,{refused:m})}function ie(){R!==void 0&&ae()}return addEventListener("online",ie),ae(),{view:s,status:a,presence:i,roomName:u,code:d,game:f,me:y,goodbye:k,serverNow:n.now,onEvents(c){return v.add(c),()=>v.delete(c)},send(c,...[m]){let C=It(),K={type:c,id:C,...m};return new Promise(T=>{p.set(C,{message:K,resolve:T}),W&&H(K),a.value==="closed"&&le(k.value)})},retryNow:ie,close:()=>le(null)}}function It(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function At(){return X("/ws").replace("http","ws")}var mt="ew",Mt=4;function Pt(e){let t=new Set([...e.closed,...e.diagonals.map(({cell:r})=>r),...e.targets.map(({cell:r})=>r)]);for(let r of[Mt,1])for(let{robot:n,cell:s}of e.targets){if(n===null)continue;let u=ft(e,n,s,r).flatMap(d=>ft(e,n,d,r)).find(d=>!t.has(d)&&Wt(e,n,d,s,r));if(u)return`${e.board} ${n}${u} >${n}${s}`}return null}function ft(e,t,r,n){let s=e.walls[Ie(r,e.width)];return B.flatMap((a,i)=>{if(!(s&1<<i))return[];let{cells:u}=Y(e,{[t]:r},t,B[(i+2)%4]);return u.slice(n).map(d=>J(d,e.width))})}function Wt(e,t,r,n,s){return B.some(a=>{let i=Y(e,{[t]:r},t,a);if(i.refused||i.cells.length<=s)return!1;let u=J(i.cells[i.cells.length-1],e.width);return B.some(d=>{if(mt.includes(d)===mt.includes(i.heading))return!1;let f=Y(e,{[t]:u},t,d);return!f.refused&&f.cells.length>s&&J(f.cells[f.cells.length-1],e.width)===n})})}function ne(e,t){let{data:r}=M(),[n,s]=w(!1),a=t&&r?.board===e?r:null,i=U(()=>{let d=a&&Pt(a);return d?{puzzle:d}:null},[a]);return{table:at(i,()=>s(!0)),solved:n}}function oe({table:e,solved:t}){return l`
    <${_} class="tryout">
      <h2>${o("tryout-title")}</h2>
      <div class="puzzle-head"><${lt} table=${e} /></div>
      ${t&&e.done.value?l`<${ct} words=${o("tryout-done")} />`:l`<p class="note">${o("puzzle-how")}</p>`}
      <${it} table=${e} />
    </>
  `}function pt({session:e,fault:t,onDecide:r}){let n=e.view.value,[s,a]=w(F.value),[i,u]=w(t),d=be(null),{table:f,solved:k}=ne(n?.board,!0);if(P({screen:"game",room:e.roomName.value,title:e.roomName.value}),!n)return null;let y=n.seats.find($=>$.host&&!$.left),v=n.seats.filter($=>!$.left).map($=>$.name);function p($){if($.preventDefault(),!s.trim()){u(o("name-missing")),d.current?.focus();return}ot(s),r("play")}return l`
    <form class="side-page" onSubmit=${p} novalidate>
      <${Z}>
        <${_} class="arrival">
          <${te}>${y?o("arrival-host",{name:y.name}):o("arrival-title")}</>
          <p>${o("arrival-what")} <${Qe} class="learn-link">${o("learn-title")}</></p>
          <p>${v.length?o("arrival-present",{count:v.length,names:Pe(v)}):o("arrival-nobody")}
            ${n.phase==="lobby"?"":o("arrival-late")} ${n.mode==="friends"&&Q(n,1)}</p>
          <${tt} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${_e} value=${s} error=${i} inputRef=${d} onInput=${a} />
        </>
        ${f&&l`<${oe} table=${f} solved=${k} />`}
      </>
      <${ee}>
        <div class="buttons">
          <${h} onClick=${()=>r("watch")}>${o("watch")}</>
          <${h} kind="main" type="submit">${o("sit-down")}</>
        </div>
      </>
    </form>
  `}var Rt=["nw","ne","se","sw"],Lt={1:"G",2:"B",3:"R",4:"Y"};function ht({options:e,board:t,data:r,disabled:n,onChange:s,onShuffle:a}){let[i,u]=w(e.panels==="picked"),d=Ne(t);return l`
    <${_} class="lines board-choice">
      <div class="line">
        ${r&&l`<${je} data=${r} />`}
        <div class="board-choice-words">
          <p><b>${o("board")}</b> <small>${d?.join(" ")??o("board-own")}</small></p>
          ${!n&&l`<${h} class="board-shuffle" onClick=${a}>${o("shuffle")}</>`}
          ${!n&&d&&l`<${h} aria-expanded=${i} onClick=${()=>u(!i)}>${o("choose")}</>`}
        </div>
      </div>
      ${i&&d&&!n&&l`<${Dt} panels=${d} faces=${N(e.edition).panels} onPick=${f=>s({panels:"picked",board:f.join("")})} />`}
    </>
  `}function Dt({panels:e,faces:t,onPick:r}){return l`
    <fieldset class="panels">
      <legend class="unseen">${o("panels")}</legend>
      ${Rt.map((n,s)=>l`
          <label class=${`panel-place ${n}`} key=${n}>
            <small>${o(`quadrant-${n}`)}</small>
            <select class="select" value=${e[s]} onChange=${a=>r(Bt(e,s,a.target.value))}>
              ${Object.entries(Lt).map(([a,i])=>l`
                  <optgroup key=${a} label=${Me(i)}>
                    ${t.filter(u=>u.startsWith(a)).map(u=>l`<option key=${u} value=${u} selected=${e[s]===u}>${u}</option>`)}
                  </optgroup>
                `)}
            </select>
          </label>
        `)}
    </fieldset>
  `}function Bt(e,t,r){let n=e.findIndex(a=>a[0]===r[0]),s=[...e];return s[n]=e[t],s[t]=r,s}var wt=fe("chips_to_win"),Gt=q("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),Ft=q("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),qt=[...q("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],zt=[...q("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],bt=q("result_seconds",[5,10,15,20,30,45,60,120,300]),Ht=fe("seats");function q(e,t){let{least:r,most:n}=ue[e];return[r,...t.filter(s=>r<s&&s<n),n]}function fe(e){let{least:t,most:r}=ue[e];return Array.from({length:r-t+1},(n,s)=>t+s)}function kt(e){let{options:t,view:r,disabled:n,onChange:s}=e,{fifth_robot_available:a}=N(t.edition),i=r.mode==="friends";return l`
    <${_} class="lines options">
      ${i&&l`<${jt} ...${e} />`}
      <${D}
        label=${o("fifth-robot")} note=${!a&&o("fifth-robot-none")} picture=${l`<${ze} robot="S" />`}
        checked=${t.fifth_robot} disabled=${n||!a}
        onChange=${u=>s({fifth_robot:u})}
      />
      <${D}
        label=${o("diagonals")} note=${vt(t)} picture=${l`<${He} robot="B" />`}
        checked=${t.panels==="diagonals"} disabled=${n||vt(t)!==null}
        onChange=${u=>s({panels:u?"diagonals":"plain"})}
      />
      <${I} name="gentle_start" words="gentle" ...${e} />
      <${A} name="timer_seconds" words=${i?"timer":"sand"} steps=${Gt} ...${e} />
      ${i&&l`<${Jt} ...${e} />`}
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${o("more")}</b> <small>${i?o("more-note"):o("more-note-alone")}</small></span>
          <${ye} name="down" size="18" />
        </summary>
        ${i?l`<${Ut} ...${e} />`:l`<${Vt} ...${e} />`}
      </details>
    </>
  `}function jt({options:e,disabled:t,onChange:r}){return l`
    <div class="line">
      <span class="line-text"><b>${o("rules")}</b></span>
      <${L}
        label=${o("rules")} value=${e.edition} disabled=${t}
        options=${Se.map(({id:n})=>({value:n,text:o(`edition-${n}`)}))}
        onChange=${n=>r(Kt(e,n))}
      />
      <small class="line-note">${Oe(N(e.edition))}</small>
    </div>
  `}function Kt({panels:e,board:t,fifth_robot:r},n){let s=N(n),a=e==="diagonals"&&!de(s)||t!==null&&!Ee(s,t);return{edition:n,exact:null,tie_break:null,timer_seconds:null,panels:a?"plain":e,fifth_robot:r&&s.fifth_robot_available}}function vt({panels:e,edition:t}){return e==="picked"?o("diagonals-picked"):e==="1999"?o("diagonals-1999"):de(N(t))?null:o("diagonals-none")}function Ut(e){let{options:t,disabled:r,onChange:n}=e,s=N(t.edition);return l`
    <div class="line">
      <span class="line-text"><b>${o("reach")}</b></span>
      <${L}
        label=${o("reach")} value=${t.exact??s.exact} disabled=${r}
        options=${[!0,!1].map(a=>({value:a,text:a?o("reach-exact"):o("reach-fewer")}))}
        onChange=${a=>n({exact:a})}
      />
    </div>
    <div class="line">
      <span class="line-text"><b>${o("ties")}</b></span>
      <${L}
        label=${o("ties")} value=${t.tie_break??s.tie_break} disabled=${r}
        options=${Ce.map(a=>({value:a,text:o(`ties-${a}`)}))}
        onChange=${a=>n({tie_break:a})}
      />
    </div>
    <${A} name="no_bid_seconds" words="thinking" steps=${Ft} ...${e} />
    <${I} name="consent" words="consent" ...${e} />
    <${A} name="demonstration_seconds" words="showing" steps=${zt} ...${e} />
    <${A} name="result_seconds" words="result" steps=${bt} ...${e} />
    <${A} name="seats" words="table" steps=${Ht} ...${e} />
    <${gt} ...${e} />
    <${I} name="landing_marks" words="landing" ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
  `}function Vt(e){let{options:t,disabled:r,onChange:n}=e;return l`
    <div class="line">
      <span class="line-text"><b>${o("runs")}</b></span>
      <${L}
        label=${o("runs")} value=${t.solo_timer_runs} disabled=${r}
        options=${fe("solo_timer_runs").map(s=>({value:s,text:o("runs-value",{count:s})}))}
        onChange=${s=>n({solo_timer_runs:s})}
      />
    </div>
    <${A} name="solo_demonstration_seconds" words="showing" steps=${qt} ...${e} />
    <${A} name="result_seconds" words="result" steps=${bt} ...${e} />
    <${gt} ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
  `}function gt({options:e,disabled:t,onChange:r}){let n=Te(N(e.edition));return l`
    <${D}
      label=${o("first-panels")} note=${o("first-panels-note")} checked=${e.panels==="1999"||n}
      disabled=${t||n}
      onChange=${s=>r({panels:s?"1999":"plain"})}
    />
  `}function I({name:e,words:t,options:r,disabled:n,onChange:s}){return l`
    <${D}
      label=${o(`option-${t}`)} note=${o(`option-${t}-note`)} checked=${r[e]} disabled=${n}
      onChange=${a=>s({[e]:a})}
    />
  `}function A({name:e,words:t,steps:r,options:n,disabled:s,onChange:a}){let i=n[e]??(e==="timer_seconds"?N(n.edition).timer_seconds:null),u=o(`option-${t}`);return l`
    <${ce}
      label=${u} note=${o(`option-${t}-note`)} value=${i} steps=${r} disabled=${s}
      shown=${e==="seats"?o("number",{count:i??0}):We(i)}
      less=${o("less",{what:u})} more=${o("more-of",{what:u})}
      onChange=${d=>a({[e]:d})}
    />
  `}function Jt({options:e,players:t,disabled:r,onChange:n}){let s=Re(t),a=s===null?[...wt,null]:wt,i=e.chips_to_win??s;return l`
    <${ce}
      label=${o("chips-to-win")} note=${e.chips_to_win===null?o("chips-usual",{players:t}):void 0}
      value=${i} steps=${a} shown=${i===null?o("chips-all"):o("number",{count:i})}
      less=${o("less",{what:o("chips-to-win")})} more=${o("more-of",{what:o("chips-to-win")})} disabled=${r}
      onChange=${u=>n({chips_to_win:u===s?null:u})}
    />
  `}function yt({room:e,session:t,onSit:r}){let n=t.view.value,s=t.roomName.value,a=n.mode==="alone",{api:i,data:u}=M(),[d,f]=w(!1),k=ne(n.board,d),[y,v]=Zt(t,n),p=n.seats.filter(W=>!W.left),$=p.length<2;P({screen:d?"game":"room",room:a?null:s,facts:a?[o("play-alone")]:[],title:a?o("play-alone"):s}),b(()=>{document.body.dataset.visited="yes"},[]),b(()=>{d||i.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[d]);async function g(){y.panels==="picked"&&await v({panels:"plain"}),await G(t,"shuffle_board")}let S=n.allowed_commands.includes("start_match"),O=!n.allowed_commands.includes("set_options");return l`
    <${Z} class="setup">
      <${te} class="unseen">${a?o("play-alone"):o("room-title",{room:s})}</>
      ${k.table&&l`<${oe} ...${k} />`}
      ${!a&&l`<${en} room=${e} code=${t.code.value} main=${$&&S} />`}
      ${!a&&l`<${tn} seats=${p} session=${t} waiting=${$&&S} />`}
      ${!a&&l`<p class="note setup-note">${O&&o("host-decides",{name:Xt(n)})} ${Q(n)}</p>`}
      <${ht} options=${y} board=${n.board} data=${u} disabled=${O} onChange=${v} onShuffle=${g} />
      <${kt} options=${y} view=${n} players=${p.length} disabled=${O} onChange=${v} />
    </>
    <${ee}>
      <div class="buttons">
        ${!O&&l`<${h} class="setup-shuffle" onClick=${g}>${o("shuffle-board")}</>`}
        ${S&&l`<${h} kind=${$&&!a?"second":"main"} class="wide" onClick=${()=>G(t,"start_match")}>${Qt(a,p.length)}</>`}
        ${!a&&!S&&!d&&l`<${h} kind="main" class="wide" onClick=${()=>f(!0)}>${o("tryout-start")}</>`}
        ${t.me.value!==null&&!S&&l`<${h} class="wide" onClick=${()=>G(t,"leave_seat")}>${o("leave-seat")}</>`}
        ${t.me.value===null&&l`<${Yt} view=${n} onSit=${r} />`}
      </div>
    </>
  `}function Yt({view:e,onSit:t}){return e.allowed_commands.includes("take_seat")?l`<${h} kind="main" onClick=${t}>${o("sit-down")}</>`:e.mode==="alone"?l`<p>${o("watch-only")}</p>`:l`<p>${o("refused-table-full")}</p><${h} class="wide" onClick=${t}>${o("sit-next")}</>`}function Qt(e,t){return e?o("start"):t<2?o("start-alone"):o("start-with",{players:t})}function Xt({seats:e}){return e.find(t=>t.host)?.name??""}function Zt(e,t){let[r,n]=w(null),s=r??t.options;async function a(i){let u={...s,...i};u.panels!=="picked"&&(u.board=null),n(u),await G(e,"set_options",{options:u}),n(d=>d===u?null:d)}return[s,a]}function en({room:e,code:t,main:r}){let n=X(`/r/${e}`),s=me()&&matchMedia("(pointer: coarse)").matches,a=r?"main":"second";async function i(){let d=await Be(n);E({words:d?o("link-copied"):o("link-by-hand",{link:n})})}async function u(){await Ge(n,o("share-words"))==="failed"&&E({words:o("link-by-hand",{link:n})})}return l`
    <${_} class="invitation">
      <img class="qr" src=${Fe(n)} alt=${o("qr")} width="148" height="148" />
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
  `}function tn({seats:e,session:t,waiting:r}){let n=new Map(t.presence.value?.seats.map(({seat:a,connected:i})=>[a,i])),s=t.presence.value?.watching??0;return l`
    <${_} class="seats-card">
      <ul class="seats" aria-label=${o("seats")}>
        ${e.map(({seat:a,name:i})=>l`
            <li key=${a} class=${n.get(a)===!1?"seat away":"seat"}>
              <${Le} name=${i} own=${a===t.me.value} />
              <b title=${i}>${a===t.me.value?o("you"):i}</b>
              ${n.get(a)===!1&&l`<small>${o("away")}</small>`}
            </li>
          `)}
      </ul>
      ${r&&l`<p class="note"><b>${o("nobody-else")}</b> ${o("nobody-else-note")}</p>`}
      ${s>0&&l`<p class="note">${o("watching",{count:s})}</p>`}
    </>
  `}var nn=1500,_t=Ye(async()=>(await import("./game-U54Y25VZ.js")).Game);function Do({room:e}){let[t,r]=w(()=>Xe(e)),n=U(()=>ke(()=>Ae($t({room:e,token:t}))),[t]);return b(()=>()=>n.close(),[n]),b(()=>{n.goodbye.value?.code==="bad-token"&&(et(e),r(null))},[n.goodbye.value]),l`<${on} room=${e} session=${n} />`}function on({room:e,session:t}){let r=t.view.value,{goodbye:n}=t,[s,a]=w(rt(e)),[i,u]=w("");sn(t),an(r?.board),xe(r),rn(t),nt(r),b(()=>{let $=setTimeout(()=>{_t.fetch()},nn);return()=>clearTimeout($)},[]);let d=r!==null&&t.me.value===null,f=d&&r.allowed_commands.includes("take_seat"),k=f&&(s==="play"||s==="next")&&F.value!==""&&!i,y=d&&!f&&s==="play";b(()=>{k?v():y&&p("watch")},[k,y]);async function v(){let{refused:$}=await t.send("take_seat",{name:F.value});$?.code.startsWith("name-")?u($e($)):p("watch"),$&&E({words:$e($),urgent:!0})}function p($){st(e,$),u(""),a($)}return t.status.value==="closed"&&n.value&&n.value.code!=="bad-token"?l`<${Je} ...${n.value} />`:!r||k?l`<${ln} session=${t} />`:f&&s!=="watch"?l`<${pt} session=${t} fault=${i} onDecide=${p} />`:r.phase==="lobby"?l`<${yt} room=${e} session=${t} onSit=${()=>p(f?"play":"next")} />`:l`<${_t} session=${t} />`}function sn(e){let t=e.status.value==="lost";b(()=>{if(t)return E({words:o("connection-lost"),rank:"connection",lasting:!0,trying:!0,urgent:!0,action:{label:o("try-now"),run:e.retryNow}})},[t])}function rn(e){b(()=>e.onEvents(({events:t,missed:r,view:n})=>{if(n.phase!=="lobby")return;let s=t.findLast(({event:a})=>a.type==="host_changed");r?E({words:o("you-are-back"),rank:"missed"}):s&&E({words:o("event-host",De(n,n.seats.find(({host:a})=>a)?.seat??null))})}),[e])}function an(e){b(()=>{let t=()=>{};async function r(){t();try{e&&await qe(e)}catch(n){let s={label:o("try-now"),run:r};t=E({words:Ve(n),lasting:!0,urgent:!0,action:s})}}return r(),()=>t()},[e])}function ln({session:e}){let[t,r]=w(!1),{api:n}=M();return P({screen:"game",title:o("connecting")}),b(()=>{n.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0});let s=setTimeout(()=>r(!0),5e3);return()=>clearTimeout(s)},[]),b(()=>{if(t)return E({words:o("server-silent"),lasting:!0,trying:!0,action:{label:o("try-now"),run:e.retryNow}})},[t,e]),l`<${Ue} />`}export{Do as RoomPage};
