import{a as tt,b as nt,c as ot,d as st}from"./chunk-PK7Q7NMU.js";import{Aa as De,C as o,Ca as Fe,D as N,E as re,F as Se,G as Ce,H as Ne,I as Te,K as Ee,Pa as T,Q as U,Qa as D,Ra as Ge,T as ie,Ta as Y,U as ce,Ua as J,Va as _,W as Oe,Wa as Q,Xa as qe,Za as M,b as h,c as v,ca as xe,da as Ie,e as he,eb as ze,f as we,fa as Ae,fb as He,h as K,hb as je,i as E,ia as Pe,ib as Ke,j as be,ja as V,ka as ue,l as r,m as ve,ma as P,n as p,na as Me,nb as Ue,o as L,ob as Ve,p as B,pb as Ye,q as ae,qa as Re,qb as Je,ra as We,rb as Qe,s as ke,sb as F,tb as Xe,u as ye,ub as Ze,v as ge,vb as et,w as _e,wa as Le,x as le,xa as de,ya as Be}from"./chunk-XM5VXJ5M.js";function yt(){return(performance.timeOrigin+performance.now())/1e3}function at(e=yt){let t=[],l=0;return{local:e,now:()=>e()+l,hint(n){let s=n-e();s>l+1&&(t=[]),(t.length===0||s>l)&&(l=s)},learn(n,s){t=[...t,s-(n+e())/2].slice(-9);let a=t.toSorted((i,u)=>i-u);l=a[Math.floor(a.length/2)]}}}var lt=500,_t=2500,St=1e4,Ct=3,Nt=25e3;function rt({room:e,token:t=null,address:l=Et()}){let n=at(),s=E(null),a=E("connecting"),i=E(null),u=E(""),d=E(null),m=E(null),k=E(null),g=be(()=>s.value?.you??null),b=new Set,f=new Map,$=[],y=null,S=null,O=t,R=!1,ee=!1,q=lt,me=0,W,te;function ne(){clearTimeout(W),W=void 0,R=!1;let c=new WebSocket(l);y=c,c.onopen=()=>z({type:"hello",protocol:2,room:e,token:O,seq:S}),c.onmessage=({data:w})=>{y===c&&vt(JSON.parse(w))},c.onclose=()=>{y===c&&fe()}}function fe(){y=null,clearInterval(te),a.value!=="closed"&&(s.value&&(a.value="lost"),W=setTimeout(ne,q*(.75+Math.random()/4)),q=Math.min(2*q,_t))}function z(c){y?.readyState===WebSocket.OPEN&&y.send(JSON.stringify(c))}function pe(){n.local()-me>Nt/1e3?(y?.close(),fe()):z({type:"ping",sent:n.local()})}function vt(c){switch(me=n.local(),c.type){case"welcome":n.hint(c.now),K(()=>{u.value=c.name,d.value=c.code}),R=!0,ee=S!==null,q=lt;for(let w=0;w<Ct;w+=1)pe();te=setInterval(pe,St);for(let{message:w}of f.values())z(w);break;case"update":n.hint(c.now),kt(c);break;case"accepted":c.token&&(O=c.token,Ve(e,c.token)),c.seq<=(S??0)?H(c.id,{accepted:c}):$.push(c);break;case"refused":c.id!==null?H(c.id,{refused:c}):console.warn(`refused: ${c.code}: ${c.message}`);break;case"presence":i.value=c;break;case"pong":n.learn(c.sent,c.now);break;case"goodbye":c.retry||oe(c);break;default:return c}}function kt(c){let w=s.value,A={events:c.events,before:w,view:c.view,missed:ee};S=c.seq,ee=!1,K(()=>{s.value=c.view,m.value=c.game,a.value="connected"});for(let C of[...b])C(A);let j=$.filter(C=>C.seq<=c.seq);$=$.filter(C=>C.seq>c.seq);for(let C of j)H(C.id,{accepted:C})}function H(c,w){f.get(c)?.resolve(w),f.delete(c)}function oe(c){K(()=>{k.value=c,a.value="closed"}),clearTimeout(W),clearInterval(te),removeEventListener("online",se),y?.close(),y=null;let w={code:c?.code??"closed",message:c?.message??"",facts:{}};for(let A of[...f.keys()])H(A,{refused:w})}function se(){W!==void 0&&ne()}return addEventListener("online",se),ne(),{view:s,status:a,presence:i,roomName:u,code:d,game:m,me:g,goodbye:k,serverNow:n.now,onEvents(c){return b.add(c),()=>b.delete(c)},send(c,...[w]){let A=Tt(),j={type:c,id:A,...w};return new Promise(C=>{f.set(A,{message:j,resolve:C}),R&&z(j),a.value==="closed"&&oe(k.value)})},retryNow:se,close:()=>oe(null)}}function Tt(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function Et(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}/ws`}var it="ew",Ot=4;function xt(e){let t=e.walls.map((s,a)=>U(a,e.width)),l=new Set([...e.closed,...e.diagonals.map(({cell:s})=>s),...e.targets.map(({cell:s})=>s)]),n=t.filter(s=>!l.has(s));for(let s of[Ot,0])for(let{robot:a,cell:i}of e.targets){let u=a&&n.find(d=>It(e,a,d,i,s));if(u)return`${e.board} ${a}${u} >${a}${i}`}return null}function It(e,t,l,n,s){return ie.some(a=>{let i=ce(e,{[t]:l},t,a);if(i.refused||i.cells.length<=s)return!1;let u=U(i.cells[i.cells.length-1],e.width);return ie.some(d=>{if(it.includes(d)===it.includes(i.heading))return!1;let m=ce(e,{[t]:u},t,d);return!m.refused&&m.cells.length>s&&U(m.cells[m.cells.length-1],e.width)===n})})}function X(e,t){let{data:l}=P(),[n,s]=h(!1),a=t&&l?.board===e?l:null,i=we(()=>{let d=a&&xt(a);return d?{puzzle:d}:null},[a]);return{table:tt(i,()=>s(!0)),solved:n}}function Z({table:e,solved:t}){return r`
    <${_} class="tryout">
      <h2>${o("tryout-title")}</h2>
      <div class="puzzle-head"><${nt} table=${e} /></div>
      ${t&&e.done.value?r`<${st} words=${o("tryout-done")} />`:r`<p class="note">${o("puzzle-how")}</p>`}
      <${ot} table=${e} />
    </>
  `}function ct({session:e,fault:t,onDecide:l}){let n=e.view.value,[s,a]=h(F.value),[i,u]=h(t),d=he(null),{table:m,solved:k}=X(n?.board,!0);if(M({screen:"game",room:e.roomName.value,title:e.roomName.value}),!n)return null;let g=n.seats.find($=>$.host&&!$.left),b=n.seats.filter($=>!$.left).map($=>$.name);function f($){if($.preventDefault(),!s.trim()){u(o("name-missing")),d.current?.focus();return}Xe(s),l("play")}return r`
    <form class="side-page" onSubmit=${f} novalidate>
      <${Y}>
        <${_} class="arrival">
          <${Q}>${g?o("arrival-host",{name:g.name}):o("arrival-title")}</>
          <p>${o("arrival-what")} <${Ke} class="learn-link">${o("learn-title")}</></p>
          <p>${b.length?o("arrival-present",{count:b.length,names:Ae(b)}):o("arrival-nobody")}
            ${n.phase==="lobby"?"":o("arrival-late")} ${n.mode==="friends"&&V(n)}</p>
          <${Je} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${ke} value=${s} error=${i} inputRef=${d} onInput=${a} />
        </>
        ${m&&r`<${Z} table=${m} solved=${k} />`}
      </>
      <${J}>
        <div class="buttons">
          <${p} onClick=${()=>l("watch")}>${o("watch")}</>
          <${p} kind="main" type="submit">${o("sit-down")}</>
        </div>
      </>
    </form>
  `}var At=["nw","ne","se","sw"],Pt={1:"G",2:"B",3:"R",4:"Y"};function ut({options:e,board:t,data:l,disabled:n,onChange:s,onShuffle:a}){let[i,u]=h(e.panels==="picked"),d=Ce(t);return r`
    <${_} class="lines board-choice">
      <div class="line">
        ${l&&r`<${Re} data=${l} />`}
        <div class="board-choice-words">
          <p><b>${o("board")}</b> <small>${d?.join(" ")??o("board-own")}</small></p>
          ${!n&&r`<${p} class="board-shuffle" onClick=${a}>${o("shuffle")}</>`}
          ${!n&&d&&r`<${p} aria-expanded=${i} onClick=${()=>u(!i)}>${o("choose")}</>`}
        </div>
      </div>
      ${i&&d&&!n&&r`<${Mt} panels=${d} faces=${N(e.edition).panels} onPick=${m=>s({panels:"picked",board:m.join("")})} />`}
    </>
  `}function Mt({panels:e,faces:t,onPick:l}){return r`
    <fieldset class="panels">
      <legend class="unseen">${o("panels")}</legend>
      ${At.map((n,s)=>r`
          <label class=${`panel-place ${n}`} key=${n}>
            <small>${o(`quadrant-${n}`)}</small>
            <select class="select" value=${e[s]} onChange=${a=>l(Rt(e,s,a.target.value))}>
              ${Object.entries(Pt).map(([a,i])=>r`
                  <optgroup key=${a} label=${Ie(i)}>
                    ${t.filter(u=>u.startsWith(a)).map(u=>r`<option key=${u} value=${u} selected=${e[s]===u}>${u}</option>`)}
                  </optgroup>
                `)}
            </select>
          </label>
        `)}
    </fieldset>
  `}function Rt(e,t,l){let n=e.findIndex(a=>a[0]===l[0]),s=[...e];return s[n]=e[t],s[t]=l,s}var dt=$e("chips_to_win"),Wt=G("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),Lt=G("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),Bt=[...G("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],Dt=[...G("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],mt=G("result_seconds",[5,10,15,20,30,45,60,120,300]),Ft=$e("seats");function G(e,t){let{least:l,most:n}=le[e];return[l,...t.filter(s=>l<s&&s<n),n]}function $e(e){let{least:t,most:l}=le[e];return Array.from({length:l-t+1},(n,s)=>t+s)}function ft(e){let{options:t,view:l,disabled:n,onChange:s}=e,{fifth_robot_available:a}=N(t.edition),i=l.mode==="friends";return r`
    <${_} class="lines options">
      ${i&&r`<${Gt} ...${e} />`}
      <${B}
        label=${o("fifth-robot")} note=${!a&&o("fifth-robot-none")} picture=${r`<${De} robot="S" />`}
        checked=${t.fifth_robot} disabled=${n||!a}
        onChange=${u=>s({fifth_robot:u})}
      />
      <${B}
        label=${o("diagonals")} note=${$t(t)} picture=${r`<${Fe} robot="B" />`}
        checked=${t.panels==="diagonals"} disabled=${n||$t(t)!==null}
        onChange=${u=>s({panels:u?"diagonals":"plain"})}
      />
      <${x} name="gentle_start" words="gentle" ...${e} />
      <${I} name="timer_seconds" words=${i?"timer":"sand"} steps=${Wt} ...${e} />
      ${i&&r`<${jt} ...${e} />`}
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${o("more")}</b> <small>${i?o("more-note"):o("more-note-alone")}</small></span>
          <${ve} name="down" size="18" />
        </summary>
        ${i?r`<${zt} ...${e} />`:r`<${Ht} ...${e} />`}
      </details>
    </>
  `}function Gt({options:e,disabled:t,onChange:l}){return r`
    <div class="line">
      <span class="line-text"><b>${o("rules")}</b></span>
      <${L}
        label=${o("rules")} value=${e.edition} disabled=${t}
        options=${ge.map(({id:n})=>({value:n,text:o(`edition-${n}`)}))}
        onChange=${n=>l(qt(e,n))}
      />
      <small class="line-note">${Te(N(e.edition))}</small>
    </div>
  `}function qt({panels:e,board:t,fifth_robot:l},n){let s=N(n),a=e==="diagonals"&&!re(s)||t!==null&&!Ne(s,t);return{edition:n,exact:null,tie_break:null,timer_seconds:null,panels:a?"plain":e,fifth_robot:l&&s.fifth_robot_available}}function $t({panels:e,edition:t}){return e==="picked"?o("diagonals-picked"):e==="1999"?o("diagonals-1999"):re(N(t))?null:o("diagonals-none")}function zt(e){let{options:t,disabled:l,onChange:n}=e,s=N(t.edition);return r`
    <div class="line">
      <span class="line-text"><b>${o("reach")}</b></span>
      <${L}
        label=${o("reach")} value=${t.exact??s.exact} disabled=${l}
        options=${[!0,!1].map(a=>({value:a,text:a?o("reach-exact"):o("reach-fewer")}))}
        onChange=${a=>n({exact:a})}
      />
    </div>
    <div class="line">
      <span class="line-text"><b>${o("ties")}</b></span>
      <${L}
        label=${o("ties")} value=${t.tie_break??s.tie_break} disabled=${l}
        options=${_e.map(a=>({value:a,text:o(`ties-${a}`)}))}
        onChange=${a=>n({tie_break:a})}
      />
    </div>
    <${I} name="no_bid_seconds" words="thinking" steps=${Lt} ...${e} />
    <${x} name="consent" words="consent" ...${e} />
    <${I} name="demonstration_seconds" words="showing" steps=${Dt} ...${e} />
    <${I} name="result_seconds" words="result" steps=${mt} ...${e} />
    <${I} name="seats" words="table" steps=${Ft} ...${e} />
    <${pt} ...${e} />
    <${x} name="landing_marks" words="landing" ...${e} />
    <${x} name="spoken_slides" words="spoken" ...${e} />
    <${x} name="scratch_board" words="scratch" ...${e} />
  `}function Ht(e){let{options:t,disabled:l,onChange:n}=e;return r`
    <div class="line">
      <span class="line-text"><b>${o("runs")}</b></span>
      <${L}
        label=${o("runs")} value=${t.solo_timer_runs} disabled=${l}
        options=${$e("solo_timer_runs").map(s=>({value:s,text:o("runs-value",{count:s})}))}
        onChange=${s=>n({solo_timer_runs:s})}
      />
    </div>
    <${I} name="solo_demonstration_seconds" words="showing" steps=${Bt} ...${e} />
    <${I} name="result_seconds" words="result" steps=${mt} ...${e} />
    <${pt} ...${e} />
    <${x} name="spoken_slides" words="spoken" ...${e} />
    <${x} name="scratch_board" words="scratch" ...${e} />
  `}function pt({options:e,disabled:t,onChange:l}){let n=Se(N(e.edition));return r`
    <${B}
      label=${o("first-panels")} note=${o("first-panels-note")} checked=${e.panels==="1999"||n}
      disabled=${t||n}
      onChange=${s=>l({panels:s?"1999":"plain"})}
    />
  `}function x({name:e,words:t,options:l,disabled:n,onChange:s}){return r`
    <${B}
      label=${o(`option-${t}`)} note=${o(`option-${t}-note`)} checked=${l[e]} disabled=${n}
      onChange=${a=>s({[e]:a})}
    />
  `}function I({name:e,words:t,steps:l,options:n,disabled:s,onChange:a}){let i=n[e]??(e==="timer_seconds"?N(n.edition).timer_seconds:null),u=o(`option-${t}`);return r`
    <${ae}
      label=${u} note=${o(`option-${t}-note`)} value=${i} steps=${l} disabled=${s}
      shown=${e==="seats"?o("number",{count:i??0}):Pe(i)}
      less=${o("less",{what:u})} more=${o("more-of",{what:u})}
      onChange=${d=>a({[e]:d})}
    />
  `}function jt({options:e,players:t,disabled:l,onChange:n}){let s=Kt(t),a=s===null?[...dt,null]:dt,i=e.chips_to_win??s;return r`
    <${ae}
      label=${o("chips-to-win")} note=${e.chips_to_win===null?o("chips-usual",{players:t}):void 0}
      value=${i} steps=${a} shown=${i===null?o("chips-all"):o("number",{count:i})}
      less=${o("less",{what:o("chips-to-win")})} more=${o("more-of",{what:o("chips-to-win")})} disabled=${l}
      onChange=${u=>n({chips_to_win:u===s?null:u})}
    />
  `}function Kt(e){return ye[Math.max(e,1)]??null}function ht({room:e,session:t,onSit:l}){let n=t.view.value,s=t.roomName.value,a=n.mode==="alone",{api:i,data:u}=P(),[d,m]=h(!1),k=X(n.board,d),[g,b]=Jt(t,n),f=n.seats.filter(R=>!R.left),$=f.length<2;M({screen:d?"game":"room",room:a?null:s,facts:a?[o("play-alone")]:[],title:a?o("play-alone"):s}),v(()=>{document.body.dataset.visited="yes"},[]),v(()=>{d||i.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[d]);async function y(){g.panels==="picked"&&await b({panels:"plain"}),await D(t,"shuffle_board")}let S=n.allowed_commands.includes("start_match"),O=!n.allowed_commands.includes("set_options");return r`
    <${Y} class="setup">
      <${Q} class="unseen">${a?o("play-alone"):o("room-title",{room:s})}</>
      ${k.table&&r`<${Z} ...${k} />`}
      ${!a&&r`<${Qt} room=${e} code=${t.code.value} main=${$&&S} />`}
      ${!a&&r`<${Xt} seats=${f} session=${t} waiting=${$&&S} />`}
      ${!a&&r`<p class="note setup-note">${O&&o("host-decides",{name:Yt(n)})} ${V(n)}</p>`}
      <${ut} options=${g} board=${n.board} data=${u} disabled=${O} onChange=${b} onShuffle=${y} />
      <${ft} options=${g} view=${n} players=${f.length} disabled=${O} onChange=${b} />
    </>
    <${J}>
      <div class="buttons">
        ${!O&&r`<${p} class="setup-shuffle" onClick=${y}>${o("shuffle-board")}</>`}
        ${S&&r`<${p} kind=${$&&!a?"second":"main"} class="wide" onClick=${()=>D(t,"start_match")}>${Vt(a,f.length)}</>`}
        ${!a&&!S&&!d&&r`<${p} kind="main" class="wide" onClick=${()=>m(!0)}>${o("tryout-start")}</>`}
        ${t.me.value!==null&&!S&&r`<${p} class="wide" onClick=${()=>D(t,"leave_seat")}>${o("leave-seat")}</>`}
        ${t.me.value===null&&r`<${Ut} view=${n} onSit=${l} />`}
      </div>
    </>
  `}function Ut({view:e,onSit:t}){return e.allowed_commands.includes("take_seat")?r`<${p} kind="main" onClick=${t}>${o("sit-down")}</>`:e.mode==="alone"?r`<p>${o("watch-only")}</p>`:r`<p>${o("refused-table-full")}</p><${p} class="wide" onClick=${t}>${o("sit-next")}</>`}function Vt(e,t){return e?o("start"):t<2?o("start-alone"):o("start-with",{players:t})}function Yt({seats:e}){return e.find(t=>t.host)?.name??""}function Jt(e,t){let[l,n]=h(null),s=l??t.options;async function a(i){let u={...s,...i};u.panels!=="picked"&&(u.board=null),n(u),await D(e,"set_options",{options:u}),n(d=>d===u?null:d)}return[s,a]}function Qt({room:e,code:t,main:l}){let n=`${location.origin}/r/${e}`,s=de()&&matchMedia("(pointer: coarse)").matches,a=l?"main":"second";async function i(){let d=await Le(n);T({words:d?o("link-copied"):o("link-by-hand",{link:n})})}async function u(){await Be(n,o("share-words"))==="failed"&&T({words:o("link-by-hand",{link:n})})}return r`
    <${_} class="invitation">
      <img class="qr" src=${xe(n)} alt=${o("qr")} width="148" height="148" />
      <div class="invitation-words">
        ${t&&r`<p class="note">${o("ask-in")}</p><p class="code">${t}</p>`}
        <div class="buttons">
          ${s?r`<${p} kind=${a} class="wide" icon="share" onClick=${u}>${o("share-link")}</>`:r`<${p} kind=${a} class="wide" icon="copy" onClick=${i}>${o("copy-link")}</>`}
          ${de()&&!s&&r`<${p} icon="share" label=${o("share-link")} onClick=${u} />`}
          ${s&&r`<${p} icon="copy" label=${o("copy-link")} onClick=${i} />`}
        </div>
        <p class="note link-text" title=${n}>${n.replace(/^https?:\/\//,"")}</p>
      </div>
    </>
  `}function Xt({seats:e,session:t,waiting:l}){let n=new Map(t.presence.value?.seats.map(({seat:a,connected:i})=>[a,i])),s=t.presence.value?.watching??0;return r`
    <${_} class="seats-card">
      <ul class="seats" aria-label=${o("seats")}>
        ${e.map(({seat:a,name:i})=>r`
            <li key=${a} class=${n.get(a)===!1?"seat away":"seat"}>
              <${Ge} name=${i} own=${a===t.me.value} />
              <b title=${i}>${a===t.me.value?o("you"):i}</b>
              ${n.get(a)===!1&&r`<small>${o("away")}</small>`}
            </li>
          `)}
      </ul>
      ${l&&r`<p class="note"><b>${o("nobody-else")}</b> ${o("nobody-else-note")}</p>`}
      ${s>0&&r`<p class="note">${o("watching",{count:s})}</p>`}
    </>
  `}var wt=je(async()=>(await import("./game-HOSB5PJB.js")).Game);function xo({room:e}){let[t,l]=h(null),[n,s]=h(()=>Ue(e));return v(()=>{let a=Oe(rt({room:e,token:n}));return l(a),()=>a.close()},[n]),v(()=>{t?.goodbye.value?.code==="bad-token"&&(Ye(e),s(null))},[t?.goodbye.value]),t?r`<${Zt} room=${e} session=${t} />`:r`<${bt} />`}function Zt({room:e,session:t}){let l=t.view.value,{goodbye:n}=t,[s,a]=h(et(e)),[i,u]=h("");en(t),nn(l?.board),Ee(l),tn(t),Qe(l),v(()=>{l&&wt.fetch()},[l===null]);let d=l!==null&&t.me.value===null,m=d&&l.allowed_commands.includes("take_seat"),k=m&&(s==="play"||s==="next")&&F.value!==""&&!i,g=d&&!m&&s==="play";v(()=>{k?b():g&&f("watch")},[k,g]);async function b(){let{refused:$}=await t.send("take_seat",{name:F.value});$?.code.startsWith("name-")?u(ue($)):f("watch"),$&&T({words:ue($),urgent:!0})}function f($){Ze(e,$),u(""),a($)}return t.status.value==="closed"&&n.value&&n.value.code!=="bad-token"?r`<${He} ...${n.value} />`:!l||k?r`<${bt} session=${t} />`:m&&s!=="watch"?r`<${ct} session=${t} fault=${i} onDecide=${f} />`:l.phase==="lobby"?r`<${ht} room=${e} session=${t} onSit=${()=>f(m?"play":"next")} />`:r`<${wt} session=${t} />`}function en(e){let t=e.status.value==="lost";v(()=>{if(t)return T({words:o("connection-lost"),rank:"connection",lasting:!0,trying:!0,urgent:!0,action:{label:o("try-now"),run:e.retryNow}})},[t])}function tn(e){v(()=>e.onEvents(({events:t,missed:l,view:n})=>{if(n.phase!=="lobby")return;let s=t.findLast(({event:a})=>a.type==="host_changed");l?T({words:o("you-are-back")}):s&&T({words:o("event-host",We(n,n.seats.find(({host:a})=>a)?.seat??null))})}),[e])}function nn(e){v(()=>{let t=()=>{};async function l(){t();try{e&&await Me(e)}catch(n){let s={label:o("try-now"),run:l};t=T({words:ze(n),lasting:!0,urgent:!0,action:s})}}return l(),()=>t()},[e])}function bt({session:e}){let[t,l]=h(!1),{api:n}=P();return M({screen:"game",title:o("connecting")}),v(()=>{n.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0});let s=setTimeout(()=>l(!0),5e3);return()=>clearTimeout(s)},[]),v(()=>{if(!(!t||!e))return T({words:o("server-silent"),lasting:!0,trying:!0,action:{label:o("try-now"),run:e.retryNow}})},[t,e]),r`<${qe} />`}export{xo as RoomPage};
