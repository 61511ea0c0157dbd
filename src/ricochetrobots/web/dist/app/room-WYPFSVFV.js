import{a as rt,b as at,c as lt,d as it}from"./chunk-KM27BOU6.js";import{$a as Z,Ab as st,D as o,Da as Fe,E as N,F as ce,Fa as qe,H as Te,I as Ne,J as Ee,K as Oe,M as xe,Pa as ze,S as V,Ta as E,Ua as B,V as ue,Va as He,W as de,Xa as je,Y as Ie,Ya as Q,Z as Ae,Za as X,_a as _,ab as Ke,b as w,c as v,ca as Pe,cb as M,da as $e,e as ve,ea as Me,f as K,h as U,i as ke,j as x,jb as Ue,k as ge,ka as J,kb as Ve,m as l,mb as Je,n as ye,nb as Ye,o as h,oa as We,p as L,pa as Re,q as D,r as le,ra as Le,sb as Qe,t as _e,tb as Xe,ua as De,ub as Ze,va as Be,vb as et,w as Se,wa as Y,wb as tt,x as Ce,xa as me,xb as G,y as ie,ya as P,yb as nt,za as Ge,zb as ot}from"./chunk-3OX7CMRK.js";function _t(){return(performance.timeOrigin+performance.now())/1e3}function ct(e=_t){let t=[],a=0;return{local:e,now:()=>e()+a,hint(n){let s=n-e();s>a+1&&(t=[]),(t.length===0||s>a)&&(a=s)},learn(n,s){t=[...t,s-(n+e())/2].slice(-9);let r=t.toSorted((i,u)=>i-u);a=r[Math.floor(r.length/2)]}}}var ut=500,Ct=2500,Tt=1e4,Nt=3,Et=25e3;function dt({room:e,token:t=null,address:a=xt()}){let n=ct(),s=x(null),r=x("connecting"),i=x(null),u=x(""),d=x(null),f=x(null),k=x(null),y=ge(()=>s.value?.you??null),b=new Set,p=new Map,$=[],g=null,S=null,O=t,W=!1,ne=!1,q=ut,pe=0,R,oe;function se(){clearTimeout(R),R=void 0,W=!1;let c=je(e,O),m=c?.socket??new WebSocket(a);g=m,c||(m.onopen=()=>z({type:"hello",protocol:2,room:e,token:O,seq:S})),m.onmessage=({data:C})=>{g===m&&be(JSON.parse(C))},m.onclose=()=>{g===m&&he()};for(let C of c?.heard??[])be(JSON.parse(C))}function he(){g=null,clearInterval(oe),r.value!=="closed"&&(s.value&&(r.value="lost"),R=setTimeout(se,q*(.75+Math.random()/4)),q=Math.min(2*q,Ct))}function z(c){g?.readyState===WebSocket.OPEN&&g.send(JSON.stringify(c))}function we(){n.local()-pe>Et/1e3?(g?.close(),he()):z({type:"ping",sent:n.local()})}function be(c){switch(pe=n.local(),c.type){case"welcome":n.hint(c.now),U(()=>{u.value=c.name,d.value=c.code}),W=!0,ne=S!==null,q=ut;for(let m=0;m<Nt;m+=1)we();oe=setInterval(we,Tt);for(let{message:m}of p.values())z(m);break;case"update":n.hint(c.now),yt(c);break;case"accepted":c.token&&(O=c.token,Xe(e,c.token)),c.seq<=(S??0)?H(c.id,{accepted:c}):$.push(c);break;case"refused":c.id!==null?H(c.id,{refused:c}):console.warn(`refused: ${c.code}: ${c.message}`);break;case"presence":i.value=c;break;case"pong":n.learn(c.sent,c.now);break;case"goodbye":c.retry||re(c);break;default:return c}}function yt(c){let m=s.value,C={events:c.events,before:m,view:c.view,missed:ne};S=c.seq,ne=!1,U(()=>{s.value=c.view,f.value=c.game,r.value="connected"});for(let T of[...b])T(C);let j=$.filter(T=>T.seq<=c.seq);$=$.filter(T=>T.seq>c.seq);for(let T of j)H(T.id,{accepted:T})}function H(c,m){p.get(c)?.resolve(m),p.delete(c)}function re(c){U(()=>{k.value=c,r.value="closed"}),clearTimeout(R),clearInterval(oe),removeEventListener("online",ae),g?.close(),g=null;let m={code:c?.code??"closed",message:c?.message??"",facts:{}};for(let C of[...p.keys()])H(C,{refused:m})}function ae(){R!==void 0&&se()}return addEventListener("online",ae),se(),{view:s,status:r,presence:i,roomName:u,code:d,game:f,me:y,goodbye:k,serverNow:n.now,onEvents(c){return b.add(c),()=>b.delete(c)},send(c,...[m]){let C=Ot(),j={type:c,id:C,...m};return new Promise(T=>{p.set(C,{message:j,resolve:T}),W&&z(j),r.value==="closed"&&re(k.value)})},retryNow:ae,close:()=>re(null)}}function Ot(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function xt(){return J("/ws").replace("http","ws")}var $t="ew",It=4;function At(e){let t=e.walls.map((s,r)=>V(r,e.width)),a=new Set([...e.closed,...e.diagonals.map(({cell:s})=>s),...e.targets.map(({cell:s})=>s)]),n=t.filter(s=>!a.has(s));for(let s of[It,0])for(let{robot:r,cell:i}of e.targets){let u=r&&n.find(d=>Pt(e,r,d,i,s));if(u)return`${e.board} ${r}${u} >${r}${i}`}return null}function Pt(e,t,a,n,s){return ue.some(r=>{let i=de(e,{[t]:a},t,r);if(i.refused||i.cells.length<=s)return!1;let u=V(i.cells[i.cells.length-1],e.width);return ue.some(d=>{if($t.includes(d)===$t.includes(i.heading))return!1;let f=de(e,{[t]:u},t,d);return!f.refused&&f.cells.length>s&&V(f.cells[f.cells.length-1],e.width)===n})})}function ee(e,t){let{data:a}=P(),[n,s]=w(!1),r=t&&a?.board===e?a:null,i=K(()=>{let d=r&&At(r);return d?{puzzle:d}:null},[r]);return{table:rt(i,()=>s(!0)),solved:n}}function te({table:e,solved:t}){return l`
    <${_} class="tryout">
      <h2>${o("tryout-title")}</h2>
      <div class="puzzle-head"><${at} table=${e} /></div>
      ${t&&e.done.value?l`<${it} words=${o("tryout-done")} />`:l`<p class="note">${o("puzzle-how")}</p>`}
      <${lt} table=${e} />
    </>
  `}function mt({session:e,fault:t,onDecide:a}){let n=e.view.value,[s,r]=w(G.value),[i,u]=w(t),d=ve(null),{table:f,solved:k}=ee(n?.board,!0);if(M({screen:"game",room:e.roomName.value,title:e.roomName.value}),!n)return null;let y=n.seats.find($=>$.host&&!$.left),b=n.seats.filter($=>!$.left).map($=>$.name);function p($){if($.preventDefault(),!s.trim()){u(o("name-missing")),d.current?.focus();return}nt(s),a("play")}return l`
    <form class="side-page" onSubmit=${p} novalidate>
      <${Q}>
        <${_} class="arrival">
          <${Z}>${y?o("arrival-host",{name:y.name}):o("arrival-title")}</>
          <p>${o("arrival-what")} <${Ye} class="learn-link">${o("learn-title")}</></p>
          <p>${b.length?o("arrival-present",{count:b.length,names:Le(b)}):o("arrival-nobody")}
            ${n.phase==="lobby"?"":o("arrival-late")} ${n.mode==="friends"&&Y(n,1)}</p>
          <${et} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${_e} value=${s} error=${i} inputRef=${d} onInput=${r} />
        </>
        ${f&&l`<${te} table=${f} solved=${k} />`}
      </>
      <${X}>
        <div class="buttons">
          <${h} onClick=${()=>a("watch")}>${o("watch")}</>
          <${h} kind="main" type="submit">${o("sit-down")}</>
        </div>
      </>
    </form>
  `}var Mt=["nw","ne","se","sw"],Wt={1:"G",2:"B",3:"R",4:"Y"};function ft({options:e,board:t,data:a,disabled:n,onChange:s,onShuffle:r}){let[i,u]=w(e.panels==="picked"),d=Ne(t);return l`
    <${_} class="lines board-choice">
      <div class="line">
        ${a&&l`<${ze} data=${a} />`}
        <div class="board-choice-words">
          <p><b>${o("board")}</b> <small>${d?.join(" ")??o("board-own")}</small></p>
          ${!n&&l`<${h} class="board-shuffle" onClick=${r}>${o("shuffle")}</>`}
          ${!n&&d&&l`<${h} aria-expanded=${i} onClick=${()=>u(!i)}>${o("choose")}</>`}
        </div>
      </div>
      ${i&&d&&!n&&l`<${Rt} panels=${d} faces=${N(e.edition).panels} onPick=${f=>s({panels:"picked",board:f.join("")})} />`}
    </>
  `}function Rt({panels:e,faces:t,onPick:a}){return l`
    <fieldset class="panels">
      <legend class="unseen">${o("panels")}</legend>
      ${Mt.map((n,s)=>l`
          <label class=${`panel-place ${n}`} key=${n}>
            <small>${o(`quadrant-${n}`)}</small>
            <select class="select" value=${e[s]} onChange=${r=>a(Lt(e,s,r.target.value))}>
              ${Object.entries(Wt).map(([r,i])=>l`
                  <optgroup key=${r} label=${Re(i)}>
                    ${t.filter(u=>u.startsWith(r)).map(u=>l`<option key=${u} value=${u} selected=${e[s]===u}>${u}</option>`)}
                  </optgroup>
                `)}
            </select>
          </label>
        `)}
    </fieldset>
  `}function Lt(e,t,a){let n=e.findIndex(r=>r[0]===a[0]),s=[...e];return s[n]=e[t],s[t]=a,s}var pt=fe("chips_to_win"),Dt=F("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),Bt=F("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),Gt=[...F("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],Ft=[...F("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],wt=F("result_seconds",[5,10,15,20,30,45,60,120,300]),qt=fe("seats");function F(e,t){let{least:a,most:n}=ie[e];return[a,...t.filter(s=>a<s&&s<n),n]}function fe(e){let{least:t,most:a}=ie[e];return Array.from({length:a-t+1},(n,s)=>t+s)}function bt(e){let{options:t,view:a,disabled:n,onChange:s}=e,{fifth_robot_available:r}=N(t.edition),i=a.mode==="friends";return l`
    <${_} class="lines options">
      ${i&&l`<${zt} ...${e} />`}
      <${D}
        label=${o("fifth-robot")} note=${!r&&o("fifth-robot-none")} picture=${l`<${Fe} robot="S" />`}
        checked=${t.fifth_robot} disabled=${n||!r}
        onChange=${u=>s({fifth_robot:u})}
      />
      <${D}
        label=${o("diagonals")} note=${ht(t)} picture=${l`<${qe} robot="B" />`}
        checked=${t.panels==="diagonals"} disabled=${n||ht(t)!==null}
        onChange=${u=>s({panels:u?"diagonals":"plain"})}
      />
      <${I} name="gentle_start" words="gentle" ...${e} />
      <${A} name="timer_seconds" words=${i?"timer":"sand"} steps=${Dt} ...${e} />
      ${i&&l`<${Ut} ...${e} />`}
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${o("more")}</b> <small>${i?o("more-note"):o("more-note-alone")}</small></span>
          <${ye} name="down" size="18" />
        </summary>
        ${i?l`<${jt} ...${e} />`:l`<${Kt} ...${e} />`}
      </details>
    </>
  `}function zt({options:e,disabled:t,onChange:a}){return l`
    <div class="line">
      <span class="line-text"><b>${o("rules")}</b></span>
      <${L}
        label=${o("rules")} value=${e.edition} disabled=${t}
        options=${Se.map(({id:n})=>({value:n,text:o(`edition-${n}`)}))}
        onChange=${n=>a(Ht(e,n))}
      />
      <small class="line-note">${Oe(N(e.edition))}</small>
    </div>
  `}function Ht({panels:e,board:t,fifth_robot:a},n){let s=N(n),r=e==="diagonals"&&!ce(s)||t!==null&&!Ee(s,t);return{edition:n,exact:null,tie_break:null,timer_seconds:null,panels:r?"plain":e,fifth_robot:a&&s.fifth_robot_available}}function ht({panels:e,edition:t}){return e==="picked"?o("diagonals-picked"):e==="1999"?o("diagonals-1999"):ce(N(t))?null:o("diagonals-none")}function jt(e){let{options:t,disabled:a,onChange:n}=e,s=N(t.edition);return l`
    <div class="line">
      <span class="line-text"><b>${o("reach")}</b></span>
      <${L}
        label=${o("reach")} value=${t.exact??s.exact} disabled=${a}
        options=${[!0,!1].map(r=>({value:r,text:r?o("reach-exact"):o("reach-fewer")}))}
        onChange=${r=>n({exact:r})}
      />
    </div>
    <div class="line">
      <span class="line-text"><b>${o("ties")}</b></span>
      <${L}
        label=${o("ties")} value=${t.tie_break??s.tie_break} disabled=${a}
        options=${Ce.map(r=>({value:r,text:o(`ties-${r}`)}))}
        onChange=${r=>n({tie_break:r})}
      />
    </div>
    <${A} name="no_bid_seconds" words="thinking" steps=${Bt} ...${e} />
    <${I} name="consent" words="consent" ...${e} />
    <${A} name="demonstration_seconds" words="showing" steps=${Ft} ...${e} />
    <${A} name="result_seconds" words="result" steps=${wt} ...${e} />
    <${A} name="seats" words="table" steps=${qt} ...${e} />
    <${vt} ...${e} />
    <${I} name="landing_marks" words="landing" ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
  `}function Kt(e){let{options:t,disabled:a,onChange:n}=e;return l`
    <div class="line">
      <span class="line-text"><b>${o("runs")}</b></span>
      <${L}
        label=${o("runs")} value=${t.solo_timer_runs} disabled=${a}
        options=${fe("solo_timer_runs").map(s=>({value:s,text:o("runs-value",{count:s})}))}
        onChange=${s=>n({solo_timer_runs:s})}
      />
    </div>
    <${A} name="solo_demonstration_seconds" words="showing" steps=${Gt} ...${e} />
    <${A} name="result_seconds" words="result" steps=${wt} ...${e} />
    <${vt} ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
  `}function vt({options:e,disabled:t,onChange:a}){let n=Te(N(e.edition));return l`
    <${D}
      label=${o("first-panels")} note=${o("first-panels-note")} checked=${e.panels==="1999"||n}
      disabled=${t||n}
      onChange=${s=>a({panels:s?"1999":"plain"})}
    />
  `}function I({name:e,words:t,options:a,disabled:n,onChange:s}){return l`
    <${D}
      label=${o(`option-${t}`)} note=${o(`option-${t}-note`)} checked=${a[e]} disabled=${n}
      onChange=${r=>s({[e]:r})}
    />
  `}function A({name:e,words:t,steps:a,options:n,disabled:s,onChange:r}){let i=n[e]??(e==="timer_seconds"?N(n.edition).timer_seconds:null),u=o(`option-${t}`);return l`
    <${le}
      label=${u} note=${o(`option-${t}-note`)} value=${i} steps=${a} disabled=${s}
      shown=${e==="seats"?o("number",{count:i??0}):De(i)}
      less=${o("less",{what:u})} more=${o("more-of",{what:u})}
      onChange=${d=>r({[e]:d})}
    />
  `}function Ut({options:e,players:t,disabled:a,onChange:n}){let s=Be(t),r=s===null?[...pt,null]:pt,i=e.chips_to_win??s;return l`
    <${le}
      label=${o("chips-to-win")} note=${e.chips_to_win===null?o("chips-usual",{players:t}):void 0}
      value=${i} steps=${r} shown=${i===null?o("chips-all"):o("number",{count:i})}
      less=${o("less",{what:o("chips-to-win")})} more=${o("more-of",{what:o("chips-to-win")})} disabled=${a}
      onChange=${u=>n({chips_to_win:u===s?null:u})}
    />
  `}function kt({room:e,session:t,onSit:a}){let n=t.view.value,s=t.roomName.value,r=n.mode==="alone",{api:i,data:u}=P(),[d,f]=w(!1),k=ee(n.board,d),[y,b]=Qt(t,n),p=n.seats.filter(W=>!W.left),$=p.length<2;M({screen:d?"game":"room",room:r?null:s,facts:r?[o("play-alone")]:[],title:r?o("play-alone"):s}),v(()=>{document.body.dataset.visited="yes"},[]),v(()=>{d||i.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[d]);async function g(){y.panels==="picked"&&await b({panels:"plain"}),await B(t,"shuffle_board")}let S=n.allowed_commands.includes("start_match"),O=!n.allowed_commands.includes("set_options");return l`
    <${Q} class="setup">
      <${Z} class="unseen">${r?o("play-alone"):o("room-title",{room:s})}</>
      ${k.table&&l`<${te} ...${k} />`}
      ${!r&&l`<${Xt} room=${e} code=${t.code.value} main=${$&&S} />`}
      ${!r&&l`<${Zt} seats=${p} session=${t} waiting=${$&&S} />`}
      ${!r&&l`<p class="note setup-note">${O&&o("host-decides",{name:Yt(n)})} ${Y(n)}</p>`}
      <${ft} options=${y} board=${n.board} data=${u} disabled=${O} onChange=${b} onShuffle=${g} />
      <${bt} options=${y} view=${n} players=${p.length} disabled=${O} onChange=${b} />
    </>
    <${X}>
      <div class="buttons">
        ${!O&&l`<${h} class="setup-shuffle" onClick=${g}>${o("shuffle-board")}</>`}
        ${S&&l`<${h} kind=${$&&!r?"second":"main"} class="wide" onClick=${()=>B(t,"start_match")}>${Jt(r,p.length)}</>`}
        ${!r&&!S&&!d&&l`<${h} kind="main" class="wide" onClick=${()=>f(!0)}>${o("tryout-start")}</>`}
        ${t.me.value!==null&&!S&&l`<${h} class="wide" onClick=${()=>B(t,"leave_seat")}>${o("leave-seat")}</>`}
        ${t.me.value===null&&l`<${Vt} view=${n} onSit=${a} />`}
      </div>
    </>
  `}function Vt({view:e,onSit:t}){return e.allowed_commands.includes("take_seat")?l`<${h} kind="main" onClick=${t}>${o("sit-down")}</>`:e.mode==="alone"?l`<p>${o("watch-only")}</p>`:l`<p>${o("refused-table-full")}</p><${h} class="wide" onClick=${t}>${o("sit-next")}</>`}function Jt(e,t){return e?o("start"):t<2?o("start-alone"):o("start-with",{players:t})}function Yt({seats:e}){return e.find(t=>t.host)?.name??""}function Qt(e,t){let[a,n]=w(null),s=a??t.options;async function r(i){let u={...s,...i};u.panels!=="picked"&&(u.board=null),n(u),await B(e,"set_options",{options:u}),n(d=>d===u?null:d)}return[s,r]}function Xt({room:e,code:t,main:a}){let n=J(`/r/${e}`),s=$e()&&matchMedia("(pointer: coarse)").matches,r=a?"main":"second";async function i(){let d=await Pe(n);E({words:d?o("link-copied"):o("link-by-hand",{link:n})})}async function u(){await Me(n,o("share-words"))==="failed"&&E({words:o("link-by-hand",{link:n})})}return l`
    <${_} class="invitation">
      <img class="qr" src=${We(n)} alt=${o("qr")} width="148" height="148" />
      <div class="invitation-words">
        ${t&&l`<p class="note">${o("ask-in")}</p><p class="code">${t}</p>`}
        <div class="buttons">
          ${s?l`<${h} kind=${r} class="wide" icon="share" onClick=${u}>${o("share-link")}</>`:l`<${h} kind=${r} class="wide" icon="copy" onClick=${i}>${o("copy-link")}</>`}
          ${$e()&&!s&&l`<${h} icon="share" label=${o("share-link")} onClick=${u} />`}
          ${s&&l`<${h} icon="copy" label=${o("copy-link")} onClick=${i} />`}
        </div>
        <p class="note link-text" title=${n}>${n.replace(/^https?:\/\//,"")}</p>
      </div>
    </>
  `}function Zt({seats:e,session:t,waiting:a}){let n=new Map(t.presence.value?.seats.map(({seat:r,connected:i})=>[r,i])),s=t.presence.value?.watching??0;return l`
    <${_} class="seats-card">
      <ul class="seats" aria-label=${o("seats")}>
        ${e.map(({seat:r,name:i})=>l`
            <li key=${r} class=${n.get(r)===!1?"seat away":"seat"}>
              <${He} name=${i} own=${r===t.me.value} />
              <b title=${i}>${r===t.me.value?o("you"):i}</b>
              ${n.get(r)===!1&&l`<small>${o("away")}</small>`}
            </li>
          `)}
      </ul>
      ${a&&l`<p class="note"><b>${o("nobody-else")}</b> ${o("nobody-else-note")}</p>`}
      ${s>0&&l`<p class="note">${o("watching",{count:s})}</p>`}
    </>
  `}var en=1500,gt=Je(async()=>(await import("./game-3TB42JES.js")).Game);function Ro({room:e}){let[t,a]=w(()=>Qe(e)),n=K(()=>ke(()=>Ie(dt({room:e,token:t}))),[t]);return v(()=>()=>n.close(),[n]),v(()=>{n.goodbye.value?.code==="bad-token"&&(Ze(e),a(null))},[n.goodbye.value]),l`<${tn} room=${e} session=${n} />`}function tn({room:e,session:t}){let a=t.view.value,{goodbye:n}=t,[s,r]=w(st(e)),[i,u]=w("");nn(t),sn(a?.board),xe(a),on(t),tt(a),v(()=>{let $=setTimeout(()=>{gt.fetch()},en);return()=>clearTimeout($)},[]);let d=a!==null&&t.me.value===null,f=d&&a.allowed_commands.includes("take_seat"),k=f&&(s==="play"||s==="next")&&G.value!==""&&!i,y=d&&!f&&s==="play";v(()=>{k?b():y&&p("watch")},[k,y]);async function b(){let{refused:$}=await t.send("take_seat",{name:G.value});$?.code.startsWith("name-")?u(me($)):p("watch"),$&&E({words:me($),urgent:!0})}function p($){ot(e,$),u(""),r($)}return t.status.value==="closed"&&n.value&&n.value.code!=="bad-token"?l`<${Ve} ...${n.value} />`:!a||k?l`<${rn} session=${t} />`:f&&s!=="watch"?l`<${mt} session=${t} fault=${i} onDecide=${p} />`:a.phase==="lobby"?l`<${kt} room=${e} session=${t} onSit=${()=>p(f?"play":"next")} />`:l`<${gt} session=${t} />`}function nn(e){let t=e.status.value==="lost";v(()=>{if(t)return E({words:o("connection-lost"),rank:"connection",lasting:!0,trying:!0,urgent:!0,action:{label:o("try-now"),run:e.retryNow}})},[t])}function on(e){v(()=>e.onEvents(({events:t,missed:a,view:n})=>{if(n.phase!=="lobby")return;let s=t.findLast(({event:r})=>r.type==="host_changed");a?E({words:o("you-are-back")}):s&&E({words:o("event-host",Ae(n,n.seats.find(({host:r})=>r)?.seat??null))})}),[e])}function sn(e){v(()=>{let t=()=>{};async function a(){t();try{e&&await Ge(e)}catch(n){let s={label:o("try-now"),run:a};t=E({words:Ue(n),lasting:!0,urgent:!0,action:s})}}return a(),()=>t()},[e])}function rn({session:e}){let[t,a]=w(!1),{api:n}=P();return M({screen:"game",title:o("connecting")}),v(()=>{n.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0});let s=setTimeout(()=>a(!0),5e3);return()=>clearTimeout(s)},[]),v(()=>{if(t)return E({words:o("server-silent"),lasting:!0,trying:!0,action:{label:o("try-now"),run:e.retryNow}})},[t,e]),l`<${Ke} />`}export{Ro as RoomPage};
