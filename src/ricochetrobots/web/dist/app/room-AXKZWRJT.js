import{a as lt,b as it,c as ct,d as ut}from"./chunk-SAVEW67W.js";import{$a as Ke,A as ue,Ab as rt,Bb as at,C as Te,D as Ne,E as Ee,Ea as te,F as Oe,H as xe,Ia as qe,Ja as M,Ka as ze,M as J,N as Ie,Oa as He,P as L,Q as Y,Qa as Ve,S as Ae,W as E,X as Me,Z as Pe,_a as je,aa as We,ab as Ue,b as w,ba as Re,c as b,ca as Q,cb as P,da as de,e as ke,ea as D,f as K,fa as Le,ga as De,h as U,i as ye,ia as h,j as x,ja as B,jb as Je,k as ge,ka as G,kb as Ye,la as $e,m as l,ma as X,mb as Qe,na as Z,nb as Xe,o as _e,oa as _,pa as ee,qa as Be,r as Se,ra as me,s as Ce,t as ce,tb as Ze,ub as et,vb as tt,wa as Ge,wb as nt,xa as fe,xb as ot,y as o,ya as Fe,yb as F,z as N,zb as st}from"./chunk-MVYXM3VQ.js";function Nt(){return(performance.timeOrigin+performance.now())/1e3}function dt(e=Nt){let t=[],r=0;return{local:e,now:()=>e()+r,hint(n){let s=n-e();s>r+1&&(t=[]),(t.length===0||s>r)&&(r=s)},learn(n,s){t=[...t,s-(n+e())/2].slice(-9);let a=t.toSorted((i,u)=>i-u);r=a[Math.floor(a.length/2)]}}}var $t=500,Ot=2500,xt=1e4,It=3,At=25e3;function mt({room:e,token:t=null,address:r=Pt()}){let n=dt(),s=x(null),a=x("connecting"),i=x(null),u=x(""),d=x(null),f=x(null),k=x(null),g=ge(()=>s.value?.you??null),v=new Set,p=new Map,$=[],y=null,S=null,O=t,W=!1,se=!1,z=$t,he=0,R,re;function ae(){clearTimeout(R),R=void 0,W=!1;let c=Ke(e,O),m=c?.socket??new WebSocket(r);y=m,c||(m.onopen=()=>H({type:"hello",protocol:2,room:e,token:O,seq:S})),m.onmessage=({data:C})=>{y===m&&be(JSON.parse(C))},m.onclose=()=>{y===m&&we()};for(let C of c?.heard??[])be(JSON.parse(C))}function we(){y=null,clearInterval(re),a.value!=="closed"&&(s.value&&(a.value="lost"),R=setTimeout(ae,z*(.75+Math.random()/4)),z=Math.min(2*z,Ot))}function H(c){y?.readyState===WebSocket.OPEN&&y.send(JSON.stringify(c))}function ve(){n.local()-he>At/1e3?(y?.close(),we()):H({type:"ping",sent:n.local()})}function be(c){switch(he=n.local(),c.type){case"welcome":n.hint(c.now),U(()=>{u.value=c.name,d.value=c.code}),W=!0,se=S!==null,z=$t;for(let m=0;m<It;m+=1)ve();re=setInterval(ve,xt);for(let{message:m}of p.values())H(m);break;case"update":n.hint(c.now),Tt(c);break;case"accepted":c.token&&(O=c.token,et(e,c.token)),c.seq<=(S??0)?V(c.id,{accepted:c}):$.push(c);break;case"refused":c.id!==null?V(c.id,{refused:c}):console.warn(`refused: ${c.code}: ${c.message}`);break;case"presence":i.value=c;break;case"pong":n.learn(c.sent,c.now);break;case"goodbye":c.retry||le(c);break;default:return c}}function Tt(c){let m=s.value,C={events:c.events,before:m,view:c.view,missed:se};S=c.seq,se=!1,U(()=>{s.value=c.view,f.value=c.game,a.value="connected"});for(let T of[...v])T(C);let j=$.filter(T=>T.seq<=c.seq);$=$.filter(T=>T.seq>c.seq);for(let T of j)V(T.id,{accepted:T})}function V(c,m){p.get(c)?.resolve(m),p.delete(c)}function le(c){U(()=>{k.value=c,a.value="closed"}),clearTimeout(R),clearInterval(re),removeEventListener("online",ie),y?.close(),y=null;let m={code:c?.code??"closed",message:c?.message??"",facts:{}};for(let C of[...p.keys()])V(C,{refused:m})}function ie(){R!==void 0&&ae()}return addEventListener("online",ie),ae(),{view:s,status:a,presence:i,roomName:u,code:d,game:f,me:g,goodbye:k,serverNow:n.now,onEvents(c){return v.add(c),()=>v.delete(c)},send(c,...[m]){let C=Mt(),j={type:c,id:C,...m};return new Promise(T=>{p.set(C,{message:j,resolve:T}),W&&H(j),a.value==="closed"&&le(k.value)})},retryNow:ie,close:()=>le(null)}}function Mt(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function Pt(){return te("/ws").replace("http","ws")}var ft="ew",Wt=4;function Rt(e){let t=new Set([...e.closed,...e.diagonals.map(({cell:r})=>r),...e.targets.map(({cell:r})=>r)]);for(let r of[Wt,1])for(let{robot:n,cell:s}of e.targets){if(n===null)continue;let u=pt(e,n,s,r).flatMap(d=>pt(e,n,d,r)).find(d=>!t.has(d)&&Lt(e,n,d,s,r));if(u)return`${e.board} ${n}${u} >${n}${s}`}return null}function pt(e,t,r,n){let s=e.walls[Ie(r,e.width)];return L.flatMap((a,i)=>{if(!(s&1<<i))return[];let{cells:u}=Y(e,{[t]:r},t,L[(i+2)%4]);return u.slice(n).map(d=>J(d,e.width))})}function Lt(e,t,r,n,s){return L.some(a=>{let i=Y(e,{[t]:r},t,a);if(i.refused||i.cells.length<=s)return!1;let u=J(i.cells[i.cells.length-1],e.width);return L.some(d=>{if(ft.includes(d)===ft.includes(i.heading))return!1;let f=Y(e,{[t]:u},t,d);return!f.refused&&f.cells.length>s&&J(f.cells[f.cells.length-1],e.width)===n})})}function ne(e,t){let{data:r}=M(),[n,s]=w(!1),a=t&&r?.board===e?r:null,i=K(()=>{let d=a&&Rt(a);return d?{puzzle:d}:null},[a]);return{table:lt(i,()=>s(!0)),solved:n}}function oe({table:e,solved:t}){return l`
    <${_} class="tryout">
      <h2>${o("tryout-title")}</h2>
      <div class="puzzle-head"><${it} table=${e} /></div>
      ${t&&e.done.value?l`<${ut} words=${o("tryout-done")} />`:l`<p class="note">${o("puzzle-how")}</p>`}
      <${ct} table=${e} />
    </>
  `}function ht({session:e,fault:t,onDecide:r}){let n=e.view.value,[s,a]=w(F.value),[i,u]=w(t),d=ke(null),{table:f,solved:k}=ne(n?.board,!0);if(P({screen:"game",room:e.roomName.value,title:e.roomName.value}),!n)return null;let g=n.seats.find($=>$.host&&!$.left),v=n.seats.filter($=>!$.left).map($=>$.name);function p($){if($.preventDefault(),!s.trim()){u(o("name-missing")),d.current?.focus();return}st(s),r("play")}return l`
    <form class="side-page" onSubmit=${p} novalidate>
      <${X}>
        <${_} class="arrival">
          <${ee}>${g?o("arrival-host",{name:g.name}):o("arrival-title")}</>
          <p>${o("arrival-what")} <${Xe} class="learn-link">${o("learn-title")}</></p>
          <p>${v.length?o("arrival-present",{count:v.length,names:Pe(v)}):o("arrival-nobody")}
            ${n.phase==="lobby"?"":o("arrival-late")} ${n.mode==="friends"&&Q(n,1)}</p>
          <${nt} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${_e} value=${s} error=${i} inputRef=${d} onInput=${a} />
        </>
        ${f&&l`<${oe} table=${f} solved=${k} />`}
      </>
      <${Z}>
        <div class="buttons">
          <${h} onClick=${()=>r("watch")}>${o("watch")}</>
          <${h} kind="main" type="submit">${o("sit-down")}</>
        </div>
      </>
    </form>
  `}var Dt=["nw","ne","se","sw"],Bt={1:"G",2:"B",3:"R",4:"Y"};function wt({options:e,board:t,data:r,disabled:n,onChange:s,onShuffle:a}){let[i,u]=w(e.panels==="picked"),d=Ne(t);return l`
    <${_} class="lines board-choice">
      <div class="line">
        ${r&&l`<${je} data=${r} />`}
        <div class="board-choice-words">
          <p><b>${o("board")}</b> <small>${d?.join(" ")??o("board-own")}</small></p>
          ${!n&&l`<${h} class="board-shuffle" onClick=${a}>${o("shuffle")}</>`}
          ${!n&&d&&l`<${h} aria-expanded=${i} onClick=${()=>u(!i)}>${o("choose")}</>`}
        </div>
      </div>
      ${i&&d&&!n&&l`<${Gt} panels=${d} faces=${N(e.edition).panels} onPick=${f=>s({panels:"picked",board:f.join("")})} />`}
    </>
  `}function Gt({panels:e,faces:t,onPick:r}){return l`
    <fieldset class="panels">
      <legend class="unseen">${o("panels")}</legend>
      ${Dt.map((n,s)=>l`
          <label class=${`panel-place ${n}`} key=${n}>
            <small>${o(`quadrant-${n}`)}</small>
            <select class="select" value=${e[s]} onChange=${a=>r(Ft(e,s,a.target.value))}>
              ${Object.entries(Bt).map(([a,i])=>l`
                  <optgroup key=${a} label=${Me(i)}>
                    ${t.filter(u=>u.startsWith(a)).map(u=>l`<option key=${u} value=${u} selected=${e[s]===u}>${u}</option>`)}
                  </optgroup>
                `)}
            </select>
          </label>
        `)}
    </fieldset>
  `}function Ft(e,t,r){let n=e.findIndex(a=>a[0]===r[0]),s=[...e];return s[n]=e[t],s[t]=r,s}var vt=pe("chips_to_win"),qt=q("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),zt=q("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),Ht=[...q("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],Vt=[...q("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],kt=q("result_seconds",[5,10,15,20,30,45,60,120,300]),jt=pe("seats");function q(e,t){let{least:r,most:n}=ce[e];return[r,...t.filter(s=>r<s&&s<n),n]}function pe(e){let{least:t,most:r}=ce[e];return Array.from({length:r-t+1},(n,s)=>t+s)}function yt(e){let{options:t,view:r,disabled:n,onChange:s}=e,{fifth_robot_available:a}=N(t.edition),i=r.mode==="friends";return l`
    <${_} class="lines options">
      ${i&&l`<${Kt} ...${e} />`}
      <${G}
        label=${o("fifth-robot")} note=${!a&&o("fifth-robot-none")} picture=${l`<${He} robot="S" />`}
        checked=${t.fifth_robot} disabled=${n||!a}
        onChange=${u=>s({fifth_robot:u})}
      />
      <${G}
        label=${o("diagonals")} note=${bt(t)} picture=${l`<${Ve} robot="B" />`}
        checked=${t.panels==="diagonals"} disabled=${n||bt(t)!==null}
        onChange=${u=>s({panels:u?"diagonals":"plain"})}
      />
      <${I} name="gentle_start" words="gentle" ...${e} />
      <${A} name="timer_seconds" words=${i?"timer":"sand"} steps=${qt} ...${e} />
      ${i&&l`<${Qt} ...${e} />`}
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${o("more")}</b> <small>${i?o("more-note"):o("more-note-alone")}</small></span>
          <${Le} name="down" size="18" />
        </summary>
        ${i?l`<${Jt} ...${e} />`:l`<${Yt} ...${e} />`}
      </details>
    </>
  `}function Kt({options:e,disabled:t,onChange:r}){return l`
    <div class="line">
      <span class="line-text"><b>${o("rules")}</b></span>
      <${B}
        label=${o("rules")} value=${e.edition} disabled=${t}
        options=${Se.map(({id:n})=>({value:n,text:o(`edition-${n}`)}))}
        onChange=${n=>r(Ut(e,n))}
      />
      <small class="line-note">${Oe(N(e.edition))}</small>
    </div>
  `}function Ut({panels:e,board:t,fifth_robot:r},n){let s=N(n),a=e==="diagonals"&&!ue(s)||t!==null&&!Ee(s,t);return{edition:n,exact:null,tie_break:null,timer_seconds:null,panels:a?"plain":e,fifth_robot:r&&s.fifth_robot_available}}function bt({panels:e,edition:t}){return e==="picked"?o("diagonals-picked"):e==="1999"?o("diagonals-1999"):ue(N(t))?null:o("diagonals-none")}function Jt(e){let{options:t,disabled:r,onChange:n}=e,s=N(t.edition);return l`
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
    <${A} name="no_bid_seconds" words="thinking" steps=${zt} ...${e} />
    <${I} name="consent" words="consent" ...${e} />
    <${A} name="demonstration_seconds" words="showing" steps=${Vt} ...${e} />
    <${A} name="result_seconds" words="result" steps=${kt} ...${e} />
    <${A} name="seats" words="table" steps=${jt} ...${e} />
    <${gt} ...${e} />
    <${I} name="landing_marks" words="landing" ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
    <${I} name="private" words="private" ...${e} />
  `}function Yt(e){let{options:t,disabled:r,onChange:n}=e;return l`
    <div class="line">
      <span class="line-text"><b>${o("runs")}</b></span>
      <${B}
        label=${o("runs")} value=${t.solo_timer_runs} disabled=${r}
        options=${pe("solo_timer_runs").map(s=>({value:s,text:o("runs-value",{count:s})}))}
        onChange=${s=>n({solo_timer_runs:s})}
      />
    </div>
    <${A} name="solo_demonstration_seconds" words="showing" steps=${Ht} ...${e} />
    <${A} name="result_seconds" words="result" steps=${kt} ...${e} />
    <${gt} ...${e} />
    <${I} name="spoken_slides" words="spoken" ...${e} />
    <${I} name="scratch_board" words="scratch" ...${e} />
  `}function gt({options:e,disabled:t,onChange:r}){let n=Te(N(e.edition));return l`
    <${G}
      label=${o("first-panels")} note=${o("first-panels-note")} checked=${e.panels==="1999"||n}
      disabled=${t||n}
      onChange=${s=>r({panels:s?"1999":"plain"})}
    />
  `}function I({name:e,words:t,options:r,disabled:n,onChange:s}){return l`
    <${G}
      label=${o(`option-${t}`)} note=${o(`option-${t}-note`)} checked=${r[e]} disabled=${n}
      onChange=${a=>s({[e]:a})}
    />
  `}function A({name:e,words:t,steps:r,options:n,disabled:s,onChange:a}){let i=n[e]??(e==="timer_seconds"?N(n.edition).timer_seconds:null),u=o(`option-${t}`);return l`
    <${$e}
      label=${u} note=${o(`option-${t}-note`)} value=${i} steps=${r} disabled=${s}
      shown=${e==="seats"?o("number",{count:i??0}):We(i)}
      less=${o("less",{what:u})} more=${o("more-of",{what:u})}
      onChange=${d=>a({[e]:d})}
    />
  `}function Qt({options:e,players:t,disabled:r,onChange:n}){let s=Re(t),a=s===null?[...vt,null]:vt,i=e.chips_to_win??s;return l`
    <${$e}
      label=${o("chips-to-win")} note=${e.chips_to_win===null?o("chips-usual",{players:t}):void 0}
      value=${i} steps=${a} shown=${i===null?o("chips-all"):o("number",{count:i})}
      less=${o("less",{what:o("chips-to-win")})} more=${o("more-of",{what:o("chips-to-win")})} disabled=${r}
      onChange=${u=>n({chips_to_win:u===s?null:u})}
    />
  `}function _t({room:e,session:t,onSit:r}){let n=t.view.value,s=t.roomName.value,a=n.mode==="alone",{api:i,data:u}=M(),[d,f]=w(!1),k=ne(n.board,d),[g,v]=tn(t,n),p=n.seats.filter(W=>!W.left),$=p.length<2;P({screen:d?"game":"room",room:a?null:s,facts:a?[o("play-alone")]:[],title:a?o("play-alone"):s}),b(()=>{document.body.dataset.visited="yes"},[]),b(()=>{d||i.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[d]);async function y(){g.panels==="picked"&&await v({panels:"plain"}),await D(t,"shuffle_board")}let S=n.allowed_commands.includes("start_match"),O=!n.allowed_commands.includes("set_options");return l`
    <${X} class="setup">
      <${ee} class="unseen">${a?o("play-alone"):o("room-title",{room:s})}</>
      ${k.table&&l`<${oe} ...${k} />`}
      ${!a&&l`<${nn} room=${e} code=${n.locked||n.options.private?null:t.code.value} main=${$&&S} />`}
      ${!a&&l`<${on} seats=${p} session=${t} waiting=${$&&S} />`}
      ${!a&&l`<p class="note setup-note">${O&&o("host-decides",{name:en(n)})} ${Q(n)}</p>`}
      <${wt} options=${g} board=${n.board} data=${u} disabled=${O} onChange=${v} onShuffle=${y} />
      <${yt} options=${g} view=${n} players=${p.length} disabled=${O} onChange=${v} />
      <${Be} session=${t} view=${n} />
    </>
    <${Z}>
      <div class="buttons">
        ${!O&&l`<${h} class="setup-shuffle" onClick=${y}>${o("shuffle-board")}</>`}
        ${S&&l`<${h} kind=${$&&!a?"second":"main"} class="wide" onClick=${()=>D(t,"start_match")}>${Zt(a,p.length)}</>`}
        ${!a&&!S&&!d&&l`<${h} kind="main" class="wide" onClick=${()=>f(!0)}>${o("tryout-start")}</>`}
        ${t.me.value!==null&&!S&&l`<${h} class="wide" onClick=${()=>D(t,"leave_seat")}>${o("leave-seat")}</>`}
        ${t.me.value===null&&l`<${Xt} view=${n} onSit=${r} />`}
      </div>
    </>
  `}function Xt({view:e,onSit:t}){return e.allowed_commands.includes("take_seat")?l`<${h} kind="main" onClick=${t}>${o("sit-down")}</>`:e.mode==="alone"?l`<p>${o("watch-only")}</p>`:l`<p>${e.locked?o("refused-room-locked"):o("refused-table-full")}</p><${h} class="wide" onClick=${t}>${o("sit-next")}</>`}function Zt(e,t){return e?o("start"):t<2?o("start-alone"):o("start-with",{players:t})}function en({seats:e}){return e.find(t=>t.host)?.name??""}function tn(e,t){let[r,n]=w(null),s=r??t.options;async function a(i){let u={...s,...i};u.panels!=="picked"&&(u.board=null),n(u),await D(e,"set_options",{options:u}),n(d=>d===u?null:d)}return[s,a]}function nn({room:e,code:t,main:r}){let n=te(`/r/${e}`),s=fe()&&matchMedia("(pointer: coarse)").matches,a=r?"main":"second";async function i(){let d=await Ge(n);E({words:d?o("link-copied"):o("link-by-hand",{link:n})})}async function u(){await Fe(n,o("share-words"))==="failed"&&E({words:o("link-by-hand",{link:n})})}return l`
    <${_} class="invitation">
      <img class="qr" src=${qe(n)} alt=${o("qr")} width="148" height="148" />
      <div class="invitation-words">
        ${t&&l`<p class="note">${o("ask-in")}</p><p class="code">${t}</p>`}
        <div class="buttons">
          ${s?l`<${h} kind=${a} class="wide" icon="share" onClick=${u}>${o("share-link")}</>`:l`<${h} kind=${a} class="wide" icon="copy" onClick=${i}>${o("copy-link")}</>`}
          ${fe()&&!s&&l`<${h} icon="share" label=${o("share-link")} onClick=${u} />`}
          ${s&&l`<${h} icon="copy" label=${o("copy-link")} onClick=${i} />`}
        </div>
        <p class="note link-text" title=${n}>${n.replace(/^https?:\/\//,"")}</p>
      </div>
    </>
  `}function on({seats:e,session:t,waiting:r}){let n=new Map(t.presence.value?.seats.map(({seat:a,connected:i})=>[a,i])),s=t.presence.value?.watching??0;return l`
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
  `}var sn=1500,St=Qe(async()=>(await import("./game-S7TTNN5U.js")).Game);function qo({room:e}){let[t,r]=w(()=>({token:Ze(e)})),n=K(()=>ye(()=>Ae(mt({room:e,...t}))),[t]);return b(()=>()=>n.close(),[n]),b(()=>{Ct(n.goodbye.value)&&(n.goodbye.value?.code==="player-removed"&&E({words:o("refused-player-removed"),lasting:!0,urgent:!0}),tt(e),r({token:null}))},[n.goodbye.value]),l`<${rn} room=${e} session=${n} />`}function rn({room:e,session:t}){let r=t.view.value,{goodbye:n}=t,[s,a]=w(at(e)),[i,u]=w("");an(t),un(r?.board),xe(r),cn(t),ot(r),b(()=>{let $=setTimeout(()=>{St.fetch()},sn);return()=>clearTimeout($)},[]);let d=r!==null&&t.me.value===null,f=d&&r.allowed_commands.includes("take_seat"),k=f&&(s==="play"||s==="next")&&F.value!==""&&!i,g=d&&!f&&s==="play";b(()=>{k?v():g&&p("watch")},[k,g]);async function v(){let{refused:$}=await t.send("take_seat",{name:F.value});$?.code.startsWith("name-")?u(de($)):p("watch"),$&&E({words:de($),urgent:!0})}function p($){rt(e,$),u(""),a($)}return t.status.value==="closed"&&n.value&&!Ct(n.value)?l`<${Ye} ...${n.value} />`:!r||k?l`<${dn} session=${t} />`:f&&s!=="watch"?l`<${ht} session=${t} fault=${i} onDecide=${p} />`:r.phase==="lobby"?l`<${_t} room=${e} session=${t} onSit=${()=>p(f?"play":"next")} />`:l`<${St} session=${t} />`}function Ct(e){return e?.code==="bad-token"||e?.code==="player-removed"}function an(e){let t=e.status.value==="lost";b(()=>{if(t)return E({words:o("connection-lost"),rank:"connection",lasting:!0,trying:!0,urgent:!0,action:{label:o("try-now"),run:e.retryNow}})},[t])}function ln(e,t){switch(e.type){case"host_changed":return o("event-host",me(t,e.seat));case"player_removed":return o("event-removed",me(t,e.seat));case"room_locked":return o("event-locked");case"room_unlocked":return o("event-unlocked");default:return""}}function cn(e){b(()=>e.onEvents(({events:t,missed:r,before:n,view:s})=>{if(s.phase!=="lobby")return;let a=r?o("you-are-back"):t.map(({event:i})=>ln(i,n??s)).findLast(Boolean);a&&E({words:a,rank:r?"missed":"news"})}),[e])}function un(e){b(()=>{let t=()=>{};async function r(){t();try{e&&await ze(e)}catch(n){let s={label:o("try-now"),run:r};t=E({words:Je(n),lasting:!0,urgent:!0,action:s})}}return r(),()=>t()},[e])}function dn({session:e}){let[t,r]=w(!1),{api:n}=M();return P({screen:"game",title:o("connecting")}),b(()=>{n.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0});let s=setTimeout(()=>r(!0),5e3);return()=>clearTimeout(s)},[]),b(()=>{if(t)return E({words:o("server-silent"),lasting:!0,trying:!0,action:{label:o("try-now"),run:e.retryNow}})},[t,e]),l`<${Ue} />`}export{qo as RoomPage};
