import{a as st,b as at,c as rt,d as lt}from"./chunk-R4KLVS3S.js";import{Ba as Ge,D as o,Da as Fe,E as T,F as ie,H as Ce,I as Ne,J as Te,K as Ee,M as Oe,Na as qe,Ra as E,S as V,Sa as B,Ta as ze,V as ce,Va as He,W as ue,Wa as Y,Xa as Q,Y as xe,Ya as _,Z as Ie,Za as X,_a as je,ab as M,b as w,c as v,ca as Ae,da as de,e as be,ea as Pe,f as K,h as U,hb as Ke,i as ve,ib as Ue,j as x,k as ke,kb as Ve,lb as Je,m as l,ma as Me,n as ge,na as We,o as h,p as L,pa as Re,q as D,qb as Ye,r as re,rb as Qe,sa as Le,sb as Xe,t as ye,ta as De,tb as Ze,ua as J,ub as et,va as $e,vb as G,w as _e,wa as P,wb as tt,x as Se,xa as Be,xb as nt,y as le,yb as ot}from"./chunk-QUBJ7G5N.js";function yt(){return(performance.timeOrigin+performance.now())/1e3}function it(e=yt){let t=[],r=0;return{local:e,now:()=>e()+r,hint(n){let s=n-e();s>r+1&&(t=[]),(t.length===0||s>r)&&(r=s)},learn(n,s){t=[...t,s-(n+e())/2].slice(-9);let a=t.toSorted((i,u)=>i-u);r=a[Math.floor(a.length/2)]}}}var ct=500,St=2500,Ct=1e4,Nt=3,Tt=25e3;function ut({room:e,token:t=null,address:r=Ot()}){let n=it(),s=x(null),a=x("connecting"),i=x(null),u=x(""),d=x(null),f=x(null),k=x(null),y=ke(()=>s.value?.you??null),b=new Set,p=new Map,$=[],g=null,S=null,O=t,W=!1,te=!1,q=ct,fe=0,R,ne;function oe(){clearTimeout(R),R=void 0,W=!1;let c=He(e,O),m=c?.socket??new WebSocket(r);g=m,c||(m.onopen=()=>z({type:"hello",protocol:2,room:e,token:O,seq:S})),m.onmessage=({data:C})=>{g===m&&we(JSON.parse(C))},m.onclose=()=>{g===m&&pe()};for(let C of c?.heard??[])we(JSON.parse(C))}function pe(){g=null,clearInterval(ne),a.value!=="closed"&&(s.value&&(a.value="lost"),R=setTimeout(oe,q*(.75+Math.random()/4)),q=Math.min(2*q,St))}function z(c){g?.readyState===WebSocket.OPEN&&g.send(JSON.stringify(c))}function he(){n.local()-fe>Tt/1e3?(g?.close(),pe()):z({type:"ping",sent:n.local()})}function we(c){switch(fe=n.local(),c.type){case"welcome":n.hint(c.now),U(()=>{u.value=c.name,d.value=c.code}),W=!0,te=S!==null,q=ct;for(let m=0;m<Nt;m+=1)he();ne=setInterval(he,Ct);for(let{message:m}of p.values())z(m);break;case"update":n.hint(c.now),gt(c);break;case"accepted":c.token&&(O=c.token,Qe(e,c.token)),c.seq<=(S??0)?H(c.id,{accepted:c}):$.push(c);break;case"refused":c.id!==null?H(c.id,{refused:c}):console.warn(`refused: ${c.code}: ${c.message}`);break;case"presence":i.value=c;break;case"pong":n.learn(c.sent,c.now);break;case"goodbye":c.retry||se(c);break;default:return c}}function gt(c){let m=s.value,C={events:c.events,before:m,view:c.view,missed:te};S=c.seq,te=!1,U(()=>{s.value=c.view,f.value=c.game,a.value="connected"});for(let N of[...b])N(C);let j=$.filter(N=>N.seq<=c.seq);$=$.filter(N=>N.seq>c.seq);for(let N of j)H(N.id,{accepted:N})}function H(c,m){p.get(c)?.resolve(m),p.delete(c)}function se(c){U(()=>{k.value=c,a.value="closed"}),clearTimeout(R),clearInterval(ne),removeEventListener("online",ae),g?.close(),g=null;let m={code:c?.code??"closed",message:c?.message??"",facts:{}};for(let C of[...p.keys()])H(C,{refused:m})}function ae(){R!==void 0&&oe()}return addEventListener("online",ae),oe(),{view:s,status:a,presence:i,roomName:u,code:d,game:f,me:y,goodbye:k,serverNow:n.now,onEvents(c){return b.add(c),()=>b.delete(c)},send(c,...[m]){let C=Et(),j={type:c,id:C,...m};return new Promise(N=>{p.set(C,{message:j,resolve:N}),W&&z(j),a.value==="closed"&&se(k.value)})},retryNow:ae,close:()=>se(null)}}function Et(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function Ot(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}/ws`}var dt="ew",xt=4;function It(e){let t=e.walls.map((s,a)=>V(a,e.width)),r=new Set([...e.closed,...e.diagonals.map(({cell:s})=>s),...e.targets.map(({cell:s})=>s)]),n=t.filter(s=>!r.has(s));for(let s of[xt,0])for(let{robot:a,cell:i}of e.targets){let u=a&&n.find(d=>At(e,a,d,i,s));if(u)return`${e.board} ${a}${u} >${a}${i}`}return null}function At(e,t,r,n,s){return ce.some(a=>{let i=ue(e,{[t]:r},t,a);if(i.refused||i.cells.length<=s)return!1;let u=V(i.cells[i.cells.length-1],e.width);return ce.some(d=>{if(dt.includes(d)===dt.includes(i.heading))return!1;let f=ue(e,{[t]:u},t,d);return!f.refused&&f.cells.length>s&&V(f.cells[f.cells.length-1],e.width)===n})})}function Z(e,t){let{data:r}=P(),[n,s]=w(!1),a=t&&r?.board===e?r:null,i=K(()=>{let d=a&&It(a);return d?{puzzle:d}:null},[a]);return{table:st(i,()=>s(!0)),solved:n}}function ee({table:e,solved:t}){return l`
    <${_} class="tryout">
      <h2>${o("tryout-title")}</h2>
      <div class="puzzle-head"><${at} table=${e} /></div>
      ${t&&e.done.value?l`<${lt} words=${o("tryout-done")} />`:l`<p class="note">${o("puzzle-how")}</p>`}
      <${rt} table=${e} />
    </>
  `}function $t({session:e,fault:t,onDecide:r}){let n=e.view.value,[s,a]=w(G.value),[i,u]=w(t),d=be(null),{table:f,solved:k}=Z(n?.board,!0);if(M({screen:"game",room:e.roomName.value,title:e.roomName.value}),!n)return null;let y=n.seats.find($=>$.host&&!$.left),b=n.seats.filter($=>!$.left).map($=>$.name);function p($){if($.preventDefault(),!s.trim()){u(o("name-missing")),d.current?.focus();return}tt(s),r("play")}return l`
    <form class="side-page" onSubmit=${p} novalidate>
      <${Y}>
        <${_} class="arrival">
          <${X}>${y?o("arrival-host",{name:y.name}):o("arrival-title")}</>
          <p>${o("arrival-what")} <${Je} class="learn-link">${o("learn-title")}</></p>
          <p>${b.length?o("arrival-present",{count:b.length,names:Re(b)}):o("arrival-nobody")}
            ${n.phase==="lobby"?"":o("arrival-late")} ${n.mode==="friends"&&J(n,1)}</p>
          <${Ze} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${ye} value=${s} error=${i} inputRef=${d} onInput=${a} />
        </>
        ${f&&l`<${ee} table=${f} solved=${k} />`}
      </>
      <${Q}>
        <div class="buttons">
          <${h} onClick=${()=>r("watch")}>${o("watch")}</>
          <${h} kind="main" type="submit">${o("sit-down")}</>
        </div>
      </>
    </form>
  `}var Pt=["nw","ne","se","sw"],Mt={1:"G",2:"B",3:"R",4:"Y"};function mt({options:e,board:t,data:r,disabled:n,onChange:s,onShuffle:a}){let[i,u]=w(e.panels==="picked"),d=Ne(t);return l`
    <${_} class="lines board-choice">
      <div class="line">
        ${r&&l`<${qe} data=${r} />`}
        <div class="board-choice-words">
          <p><b>${o("board")}</b> <small>${d?.join(" ")??o("board-own")}</small></p>
          ${!n&&l`<${h} class="board-shuffle" onClick=${a}>${o("shuffle")}</>`}
          ${!n&&d&&l`<${h} aria-expanded=${i} onClick=${()=>u(!i)}>${o("choose")}</>`}
        </div>
      </div>
      ${i&&d&&!n&&l`<${Wt} panels=${d} faces=${T(e.edition).panels} onPick=${f=>s({panels:"picked",board:f.join("")})} />`}
    </>
  `}function Wt({panels:e,faces:t,onPick:r}){return l`
    <fieldset class="panels">
      <legend class="unseen">${o("panels")}</legend>
      ${Pt.map((n,s)=>l`
          <label class=${`panel-place ${n}`} key=${n}>
            <small>${o(`quadrant-${n}`)}</small>
            <select class="select" value=${e[s]} onChange=${a=>r(Rt(e,s,a.target.value))}>
              ${Object.entries(Mt).map(([a,i])=>l`
                  <optgroup key=${a} label=${We(i)}>
                    ${t.filter(u=>u.startsWith(a)).map(u=>l`<option key=${u} value=${u} selected=${e[s]===u}>${u}</option>`)}
                  </optgroup>
                `)}
            </select>
          </label>
        `)}
    </fieldset>
  `}function Rt(e,t,r){let n=e.findIndex(a=>a[0]===r[0]),s=[...e];return s[n]=e[t],s[t]=r,s}var ft=me("chips_to_win"),Lt=F("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),Dt=F("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),Bt=[...F("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],Gt=[...F("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],ht=F("result_seconds",[5,10,15,20,30,45,60,120,300]),Ft=me("seats");function F(e,t){let{least:r,most:n}=le[e];return[r,...t.filter(s=>r<s&&s<n),n]}function me(e){let{least:t,most:r}=le[e];return Array.from({length:r-t+1},(n,s)=>t+s)}function wt(e){let{options:t,view:r,disabled:n,onChange:s}=e,{fifth_robot_available:a}=T(t.edition),i=r.mode==="friends";return l`
    <${_} class="lines options">
      ${i&&l`<${qt} ...${e} />`}
      <${D}
        label=${o("fifth-robot")} note=${!a&&o("fifth-robot-none")} picture=${l`<${Ge} robot="S" />`}
        checked=${t.fifth_robot} disabled=${n||!a}
        onChange=${u=>s({fifth_robot:u})}
      />
      <${D}
        label=${o("diagonals")} note=${pt(t)} picture=${l`<${Fe} robot="B" />`}
        checked=${t.panels==="diagonals"} disabled=${n||pt(t)!==null}
        onChange=${u=>s({panels:u?"diagonals":"plain"})}
      />
      <${I} name="gentle_start" words="gentle" ...${e} />
      <${A} name="timer_seconds" words=${i?"timer":"sand"} steps=${Lt} ...${e} />
      ${i&&l`<${Kt} ...${e} />`}
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${o("more")}</b> <small>${i?o("more-note"):o("more-note-alone")}</small></span>
          <${ge} name="down" size="18" />
        </summary>
        ${i?l`<${Ht} ...${e} />`:l`<${jt} ...${e} />`}
      </details>
    </>
  `}function qt({options:e,disabled:t,onChange:r}){return l`
    <div class="line">
      <span class="line-text"><b>${o("rules")}</b></span>
      <${L}
        label=${o("rules")} value=${e.edition} disabled=${t}
        options=${_e.map(({id:n})=>({value:n,text:o(`edition-${n}`)}))}
        onChange=${n=>r(zt(e,n))}
      />
      <small class="line-note">${Ee(T(e.edition))}</small>
    </div>
  `}function zt({panels:e,board:t,fifth_robot:r},n){let s=T(n),a=e==="diagonals"&&!ie(s)||t!==null&&!Te(s,t);return{edition:n,exact:null,tie_break:null,timer_seconds:null,panels:a?"plain":e,fifth_robot:r&&s.fifth_robot_available}}function pt({panels:e,edition:t}){return e==="picked"?o("diagonals-picked"):e==="1999"?o("diagonals-1999"):ie(T(t))?null:o("diagonals-none")}function Ht(e){let{options:t,disabled:r,onChange:n}=e,s=T(t.edition);return l`
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
        options=${Se.map(a=>({value:a,text:o(`ties-${a}`)}))}
        onChange=${a=>n({tie_break:a})}
      />
    </div>
    <${A} name="no_bid_seconds" words="thinking" steps=${Dt} ...${e} />
    <${I} name="consent" words="consent" ...${e} />
    <${A} name="demonstration_seconds" words="showing" steps=${Gt} ...${e} />
    <${A} name="result_seconds" words="result" steps=${ht} ...${e} />
    <${A} name="seats" words="table" steps=${Ft} ...${e} />
    <${bt} ...${e} />
    <${I} name="landing_marks" words="landing" ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
  `}function jt(e){let{options:t,disabled:r,onChange:n}=e;return l`
    <div class="line">
      <span class="line-text"><b>${o("runs")}</b></span>
      <${L}
        label=${o("runs")} value=${t.solo_timer_runs} disabled=${r}
        options=${me("solo_timer_runs").map(s=>({value:s,text:o("runs-value",{count:s})}))}
        onChange=${s=>n({solo_timer_runs:s})}
      />
    </div>
    <${A} name="solo_demonstration_seconds" words="showing" steps=${Bt} ...${e} />
    <${A} name="result_seconds" words="result" steps=${ht} ...${e} />
    <${bt} ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
  `}function bt({options:e,disabled:t,onChange:r}){let n=Ce(T(e.edition));return l`
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
  `}function A({name:e,words:t,steps:r,options:n,disabled:s,onChange:a}){let i=n[e]??(e==="timer_seconds"?T(n.edition).timer_seconds:null),u=o(`option-${t}`);return l`
    <${re}
      label=${u} note=${o(`option-${t}-note`)} value=${i} steps=${r} disabled=${s}
      shown=${e==="seats"?o("number",{count:i??0}):Le(i)}
      less=${o("less",{what:u})} more=${o("more-of",{what:u})}
      onChange=${d=>a({[e]:d})}
    />
  `}function Kt({options:e,players:t,disabled:r,onChange:n}){let s=De(t),a=s===null?[...ft,null]:ft,i=e.chips_to_win??s;return l`
    <${re}
      label=${o("chips-to-win")} note=${e.chips_to_win===null?o("chips-usual",{players:t}):void 0}
      value=${i} steps=${a} shown=${i===null?o("chips-all"):o("number",{count:i})}
      less=${o("less",{what:o("chips-to-win")})} more=${o("more-of",{what:o("chips-to-win")})} disabled=${r}
      onChange=${u=>n({chips_to_win:u===s?null:u})}
    />
  `}function vt({room:e,session:t,onSit:r}){let n=t.view.value,s=t.roomName.value,a=n.mode==="alone",{api:i,data:u}=P(),[d,f]=w(!1),k=Z(n.board,d),[y,b]=Yt(t,n),p=n.seats.filter(W=>!W.left),$=p.length<2;M({screen:d?"game":"room",room:a?null:s,facts:a?[o("play-alone")]:[],title:a?o("play-alone"):s}),v(()=>{document.body.dataset.visited="yes"},[]),v(()=>{d||i.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[d]);async function g(){y.panels==="picked"&&await b({panels:"plain"}),await B(t,"shuffle_board")}let S=n.allowed_commands.includes("start_match"),O=!n.allowed_commands.includes("set_options");return l`
    <${Y} class="setup">
      <${X} class="unseen">${a?o("play-alone"):o("room-title",{room:s})}</>
      ${k.table&&l`<${ee} ...${k} />`}
      ${!a&&l`<${Qt} room=${e} code=${t.code.value} main=${$&&S} />`}
      ${!a&&l`<${Xt} seats=${p} session=${t} waiting=${$&&S} />`}
      ${!a&&l`<p class="note setup-note">${O&&o("host-decides",{name:Jt(n)})} ${J(n)}</p>`}
      <${mt} options=${y} board=${n.board} data=${u} disabled=${O} onChange=${b} onShuffle=${g} />
      <${wt} options=${y} view=${n} players=${p.length} disabled=${O} onChange=${b} />
    </>
    <${Q}>
      <div class="buttons">
        ${!O&&l`<${h} class="setup-shuffle" onClick=${g}>${o("shuffle-board")}</>`}
        ${S&&l`<${h} kind=${$&&!a?"second":"main"} class="wide" onClick=${()=>B(t,"start_match")}>${Vt(a,p.length)}</>`}
        ${!a&&!S&&!d&&l`<${h} kind="main" class="wide" onClick=${()=>f(!0)}>${o("tryout-start")}</>`}
        ${t.me.value!==null&&!S&&l`<${h} class="wide" onClick=${()=>B(t,"leave_seat")}>${o("leave-seat")}</>`}
        ${t.me.value===null&&l`<${Ut} view=${n} onSit=${r} />`}
      </div>
    </>
  `}function Ut({view:e,onSit:t}){return e.allowed_commands.includes("take_seat")?l`<${h} kind="main" onClick=${t}>${o("sit-down")}</>`:e.mode==="alone"?l`<p>${o("watch-only")}</p>`:l`<p>${o("refused-table-full")}</p><${h} class="wide" onClick=${t}>${o("sit-next")}</>`}function Vt(e,t){return e?o("start"):t<2?o("start-alone"):o("start-with",{players:t})}function Jt({seats:e}){return e.find(t=>t.host)?.name??""}function Yt(e,t){let[r,n]=w(null),s=r??t.options;async function a(i){let u={...s,...i};u.panels!=="picked"&&(u.board=null),n(u),await B(e,"set_options",{options:u}),n(d=>d===u?null:d)}return[s,a]}function Qt({room:e,code:t,main:r}){let n=`${location.origin}/r/${e}`,s=de()&&matchMedia("(pointer: coarse)").matches,a=r?"main":"second";async function i(){let d=await Ae(n);E({words:d?o("link-copied"):o("link-by-hand",{link:n})})}async function u(){await Pe(n,o("share-words"))==="failed"&&E({words:o("link-by-hand",{link:n})})}return l`
    <${_} class="invitation">
      <img class="qr" src=${Me(n)} alt=${o("qr")} width="148" height="148" />
      <div class="invitation-words">
        ${t&&l`<p class="note">${o("ask-in")}</p><p class="code">${t}</p>`}
        <div class="buttons">
          ${s?l`<${h} kind=${a} class="wide" icon="share" onClick=${u}>${o("share-link")}</>`:l`<${h} kind=${a} class="wide" icon="copy" onClick=${i}>${o("copy-link")}</>`}
          ${de()&&!s&&l`<${h} icon="share" label=${o("share-link")} onClick=${u} />`}
          ${s&&l`<${h} icon="copy" label=${o("copy-link")} onClick=${i} />`}
        </div>
        <p class="note link-text" title=${n}>${n.replace(/^https?:\/\//,"")}</p>
      </div>
    </>
  `}function Xt({seats:e,session:t,waiting:r}){let n=new Map(t.presence.value?.seats.map(({seat:a,connected:i})=>[a,i])),s=t.presence.value?.watching??0;return l`
    <${_} class="seats-card">
      <ul class="seats" aria-label=${o("seats")}>
        ${e.map(({seat:a,name:i})=>l`
            <li key=${a} class=${n.get(a)===!1?"seat away":"seat"}>
              <${ze} name=${i} own=${a===t.me.value} />
              <b title=${i}>${a===t.me.value?o("you"):i}</b>
              ${n.get(a)===!1&&l`<small>${o("away")}</small>`}
            </li>
          `)}
      </ul>
      ${r&&l`<p class="note"><b>${o("nobody-else")}</b> ${o("nobody-else-note")}</p>`}
      ${s>0&&l`<p class="note">${o("watching",{count:s})}</p>`}
    </>
  `}var Zt=1500,kt=Ve(async()=>(await import("./game-JJXHME5Z.js")).Game);function Po({room:e}){let[t,r]=w(()=>Ye(e)),n=K(()=>ve(()=>xe(ut({room:e,token:t}))),[t]);return v(()=>()=>n.close(),[n]),v(()=>{n.goodbye.value?.code==="bad-token"&&(Xe(e),r(null))},[n.goodbye.value]),l`<${en} room=${e} session=${n} />`}function en({room:e,session:t}){let r=t.view.value,{goodbye:n}=t,[s,a]=w(ot(e)),[i,u]=w("");tn(t),on(r?.board),Oe(r),nn(t),et(r),v(()=>{let $=setTimeout(()=>{kt.fetch()},Zt);return()=>clearTimeout($)},[]);let d=r!==null&&t.me.value===null,f=d&&r.allowed_commands.includes("take_seat"),k=f&&(s==="play"||s==="next")&&G.value!==""&&!i,y=d&&!f&&s==="play";v(()=>{k?b():y&&p("watch")},[k,y]);async function b(){let{refused:$}=await t.send("take_seat",{name:G.value});$?.code.startsWith("name-")?u($e($)):p("watch"),$&&E({words:$e($),urgent:!0})}function p($){nt(e,$),u(""),a($)}return t.status.value==="closed"&&n.value&&n.value.code!=="bad-token"?l`<${Ue} ...${n.value} />`:!r||k?l`<${sn} session=${t} />`:f&&s!=="watch"?l`<${$t} session=${t} fault=${i} onDecide=${p} />`:r.phase==="lobby"?l`<${vt} room=${e} session=${t} onSit=${()=>p(f?"play":"next")} />`:l`<${kt} session=${t} />`}function tn(e){let t=e.status.value==="lost";v(()=>{if(t)return E({words:o("connection-lost"),rank:"connection",lasting:!0,trying:!0,urgent:!0,action:{label:o("try-now"),run:e.retryNow}})},[t])}function nn(e){v(()=>e.onEvents(({events:t,missed:r,view:n})=>{if(n.phase!=="lobby")return;let s=t.findLast(({event:a})=>a.type==="host_changed");r?E({words:o("you-are-back")}):s&&E({words:o("event-host",Ie(n,n.seats.find(({host:a})=>a)?.seat??null))})}),[e])}function on(e){v(()=>{let t=()=>{};async function r(){t();try{e&&await Be(e)}catch(n){let s={label:o("try-now"),run:r};t=E({words:Ke(n),lasting:!0,urgent:!0,action:s})}}return r(),()=>t()},[e])}function sn({session:e}){let[t,r]=w(!1),{api:n}=P();return M({screen:"game",title:o("connecting")}),v(()=>{n.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0});let s=setTimeout(()=>r(!0),5e3);return()=>clearTimeout(s)},[]),v(()=>{if(t)return E({words:o("server-silent"),lasting:!0,trying:!0,action:{label:o("try-now"),run:e.retryNow}})},[t,e]),l`<${je} />`}export{Po as RoomPage};
