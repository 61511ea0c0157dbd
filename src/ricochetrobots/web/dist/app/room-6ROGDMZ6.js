import{a as B,b as Ye}from"./chunk-ZYZG7I2Q.js";import{Aa as Pe,B as o,C as S,D as se,E as ve,F as ke,Fa as We,G as _e,Ga as le,H as ye,Ha as Re,J as ge,Ja as V,Ka as Y,La as N,Ma as J,Na as Me,Oa as A,T as Se,Va as Be,Wa as De,Ya as Le,_ as Ce,aa as I,ab as C,b as k,ba as Ne,c as _,e as $e,ea as Ee,fa as Oe,h as j,ha as Te,hb as Fe,i as E,ib as Ge,j as me,jb as qe,kb as He,l as r,lb as je,m as fe,mb as M,n as h,na as xe,nb as Ke,o as W,ob as Ue,p as R,pa as Ie,pb as Ve,q as ne,ra as K,s as pe,ta as Ae,u as he,ua as U,v as be,va as ae,w as we,x as oe}from"./chunk-H46S2WCK.js";function ut(){return(performance.timeOrigin+performance.now())/1e3}function Je(e=ut){let t=[],l=0;return{local:e,now:()=>e()+l,hint(n){let s=n-e();s>l+1&&(t=[]),(t.length===0||s>l)&&(l=s)},learn(n,s){t=[...t,s-(n+e())/2].slice(-9);let a=t.toSorted((c,u)=>c-u);l=a[Math.floor(a.length/2)]}}}var ze=500,$t=8e3,mt=1e4,ft=3,pt=25e3;function Qe({room:e,token:t=null,address:l=bt()}){let n=Je(),s=E(null),a=E("connecting"),c=E(null),u=E(""),d=E(null),f=E(null),p=E(null),y=me(()=>s.value?.you??null),$=new Set,b=new Map,m=[],v=null,L=null,ie=t,z=!1,Q=!1,F=ze,ce=0,P,X;function Z(){clearTimeout(P),P=void 0,z=!1;let i=new WebSocket(l);v=i,i.onopen=()=>G({type:"hello",protocol:2,room:e,token:ie,seq:L}),i.onmessage=({data:w})=>{v===i&&it(JSON.parse(w))},i.onclose=()=>{v===i&&ue()}}function ue(){v=null,clearInterval(X),a.value!=="closed"&&(s.value&&(a.value="lost"),P=setTimeout(Z,F*(.75+Math.random()/4)),F=Math.min(2*F,$t))}function G(i){v?.readyState===WebSocket.OPEN&&v.send(JSON.stringify(i))}function de(){n.local()-ce>pt/1e3?(v?.close(),ue()):G({type:"ping",sent:n.local()})}function it(i){switch(ce=n.local(),i.type){case"welcome":n.hint(i.now),j(()=>{u.value=i.name,d.value=i.code}),z=!0,Q=L!==null,F=ze;for(let w=0;w<ft;w+=1)de();X=setInterval(de,mt);for(let{message:w}of b.values())G(w);break;case"update":n.hint(i.now),ct(i);break;case"accepted":i.token&&(ie=i.token,Ge(e,i.token)),i.seq<=(L??0)?q(i.id,{accepted:i}):m.push(i);break;case"refused":i.id!==null?q(i.id,{refused:i}):console.warn(`refused: ${i.code}: ${i.message}`);break;case"presence":c.value=i;break;case"pong":n.learn(i.sent,i.now);break;case"goodbye":i.retry||ee(i);break;default:return i}}function ct(i){let w=s.value,x={events:i.events,before:w,view:i.view,missed:Q};L=i.seq,Q=!1,j(()=>{s.value=i.view,f.value=i.game,a.value="connected"});for(let g of[...$])g(x);let H=m.filter(g=>g.seq<=i.seq);m=m.filter(g=>g.seq>i.seq);for(let g of H)q(g.id,{accepted:g})}function q(i,w){b.get(i)?.resolve(w),b.delete(i)}function ee(i){j(()=>{p.value=i,a.value="closed"}),clearTimeout(P),clearInterval(X),removeEventListener("online",te),v?.close(),v=null;let w={code:i?.code??"closed",message:i?.message??"",facts:{}};for(let x of[...b.keys()])q(x,{refused:w})}function te(){P!==void 0&&Z()}return addEventListener("online",te),Z(),{view:s,status:a,presence:c,roomName:u,code:d,game:f,me:y,goodbye:p,serverNow:n.now,onEvents(i){return $.add(i),()=>$.delete(i)},send(i,...[w]){let x=ht(),H={type:i,id:x,...w};return new Promise(g=>{b.set(x,{message:H,resolve:g}),z&&G(H),a.value==="closed"&&ee(p.value)})},retryNow:te,close:()=>ee(null)}}function ht(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function bt(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}/ws`}function Xe({session:e,fault:t,onDecide:l}){let n=e.view.value,[s,a]=k(M.value),[c,u]=k(t),d=$e(null),{data:f}=I({describeCell:$=>f?K(f,n?.robots??{},$):$});if(A({screen:"room",room:e.roomName.value,title:e.roomName.value}),!n)return null;let p=n.seats.filter($=>!$.left).map($=>$.name);function y($){if($.preventDefault(),!s.trim()){u(o("name-missing")),d.current?.focus();return}Ke(s),l("play")}return r`
    <form class="side-page" onSubmit=${y} novalidate>
      <${V}>
        <${N} class="arrival">
          <${J}>${o("arrival-title")}</>
          <p>${p.length?o("arrival-present",{count:p.length,names:Ie(p)}):o("arrival-nobody")}
            ${n.phase==="lobby"?"":o("arrival-late")} ${n.mode==="friends"&&U(n)}</p>
          <${He} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${pe} value=${s} error=${c} inputRef=${d} onInput=${a} />
        </>
      </>
      <${Y}>
        <div class="buttons">
          <${h} onClick=${()=>l("watch")}>${o("watch")}</>
          <${h} kind="main" type="submit">${o("sit-down")}</>
        </div>
      </>
    </form>
  `}var wt=["nw","ne","se","sw"],vt={1:"G",2:"B",3:"R",4:"Y"};function Ze({options:e,board:t,data:l,disabled:n,onChange:s,onShuffle:a}){let[c,u]=k(e.panels==="picked"),d=ke(t);return r`
    <${N} class="lines board-choice">
      <div class="line">
        ${l&&r`<${Ee} data=${l} />`}
        <div class="board-choice-words">
          <p><b>${o("board")}</b> <small>${d?.join(" ")??o("board-own")}</small></p>
          ${!n&&r`<${h} class="board-shuffle" onClick=${a}>${o("shuffle")}</>`}
          ${!n&&d&&r`<${h} aria-expanded=${c} onClick=${()=>u(!c)}>${o("choose")}</>`}
        </div>
      </div>
      ${c&&d&&!n&&r`<${kt} panels=${d} faces=${S(e.edition).panels} onPick=${f=>s({panels:"picked",board:f.join("")})} />`}
    </>
  `}function kt({panels:e,faces:t,onPick:l}){return r`
    <fieldset class="panels">
      <legend class="unseen">${o("panels")}</legend>
      ${wt.map((n,s)=>r`
          <label class=${`panel-place ${n}`} key=${n}>
            <small>${o(`quadrant-${n}`)}</small>
            <select class="select" value=${e[s]} onChange=${a=>l(_t(e,s,a.target.value))}>
              ${Object.entries(vt).map(([a,c])=>r`
                  <optgroup key=${a} label=${xe(c)}>
                    ${t.filter(u=>u.startsWith(a)).map(u=>r`<option key=${u} value=${u} selected=${e[s]===u}>${u}</option>`)}
                  </optgroup>
                `)}
            </select>
          </label>
        `)}
    </fieldset>
  `}function _t(e,t,l){let n=e.findIndex(a=>a[0]===l[0]),s=[...e];return s[n]=e[t],s[t]=l,s}var et=re("chips_to_win"),yt=D("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),gt=D("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),St=[...D("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],Ct=[...D("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],nt=D("result_seconds",[5,10,15,20,30,45,60,120,300]),Nt=re("seats");function D(e,t){let{least:l,most:n}=oe[e];return[l,...t.filter(s=>l<s&&s<n),n]}function re(e){let{least:t,most:l}=oe[e];return Array.from({length:l-t+1},(n,s)=>t+s)}function ot(e){let{options:t,view:l,disabled:n,onChange:s}=e,{fifth_robot_available:a}=S(t.edition),c=l.mode==="friends";return r`
    <${N} class="lines options">
      ${c&&r`<${Et} ...${e} />`}
      <${R}
        label=${o("fifth-robot")} note=${!a&&o("fifth-robot-none")} picture=${r`<${Oe} robot="S" />`}
        checked=${t.fifth_robot} disabled=${n||!a}
        onChange=${u=>s({fifth_robot:u})}
      />
      <${R}
        label=${o("diagonals")} note=${tt(t)} picture=${r`<${Te} robot="B" />`}
        checked=${t.panels==="diagonals"} disabled=${n||tt(t)!==null}
        onChange=${u=>s({panels:u?"diagonals":"plain"})}
      />
      <${O} name="gentle_start" words="gentle" ...${e} />
      <${T} name="timer_seconds" words=${c?"timer":"sand"} steps=${yt} ...${e} />
      ${c&&r`<${It} ...${e} />`}
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${o("more")}</b> <small>${c?o("more-note"):o("more-note-alone")}</small></span>
          <${fe} name="down" size="18" />
        </summary>
        ${c?r`<${Tt} ...${e} />`:r`<${xt} ...${e} />`}
      </details>
    </>
  `}function Et({options:e,disabled:t,onChange:l}){return r`
    <div class="line">
      <span class="line-text"><b>${o("rules")}</b></span>
      <${W}
        label=${o("rules")} value=${e.edition} disabled=${t}
        options=${be.map(({id:n})=>({value:n,text:o(`edition-${n}`)}))}
        onChange=${n=>l(Ot(e,n))}
      />
      <small class="line-note">${ye(S(e.edition))}</small>
    </div>
  `}function Ot({panels:e,board:t,fifth_robot:l},n){let s=S(n),a=e==="diagonals"&&!se(s)||t!==null&&!_e(s,t);return{edition:n,exact:null,tie_break:null,timer_seconds:null,panels:a?"plain":e,fifth_robot:l&&s.fifth_robot_available}}function tt({panels:e,edition:t}){return e==="picked"?o("diagonals-picked"):e==="1999"?o("diagonals-1999"):se(S(t))?null:o("diagonals-none")}function Tt(e){let{options:t,disabled:l,onChange:n}=e,s=S(t.edition);return r`
    <div class="line">
      <span class="line-text"><b>${o("reach")}</b></span>
      <${W}
        label=${o("reach")} value=${t.exact??s.exact} disabled=${l}
        options=${[!0,!1].map(a=>({value:a,text:a?o("reach-exact"):o("reach-fewer")}))}
        onChange=${a=>n({exact:a})}
      />
    </div>
    <div class="line">
      <span class="line-text"><b>${o("ties")}</b></span>
      <${W}
        label=${o("ties")} value=${t.tie_break??s.tie_break} disabled=${l}
        options=${we.map(a=>({value:a,text:o(`ties-${a}`)}))}
        onChange=${a=>n({tie_break:a})}
      />
    </div>
    <${T} name="no_bid_seconds" words="thinking" steps=${gt} ...${e} />
    <${O} name="consent" words="consent" ...${e} />
    <${T} name="demonstration_seconds" words="showing" steps=${Ct} ...${e} />
    <${T} name="result_seconds" words="result" steps=${nt} ...${e} />
    <${T} name="seats" words="table" steps=${Nt} ...${e} />
    <${st} ...${e} />
    <${O} name="landing_marks" words="landing" ...${e} />
    <${O} name="spoken_slides" words="spoken" ...${e} />
    <${O} name="scratch_board" words="scratch" ...${e} />
  `}function xt(e){let{options:t,disabled:l,onChange:n}=e;return r`
    <div class="line">
      <span class="line-text"><b>${o("runs")}</b></span>
      <${W}
        label=${o("runs")} value=${t.solo_timer_runs} disabled=${l}
        options=${re("solo_timer_runs").map(s=>({value:s,text:o("runs-value",{count:s})}))}
        onChange=${s=>n({solo_timer_runs:s})}
      />
    </div>
    <${T} name="solo_demonstration_seconds" words="showing" steps=${St} ...${e} />
    <${T} name="result_seconds" words="result" steps=${nt} ...${e} />
    <${st} ...${e} />
    <${O} name="spoken_slides" words="spoken" ...${e} />
    <${O} name="scratch_board" words="scratch" ...${e} />
  `}function st({options:e,disabled:t,onChange:l}){let n=ve(S(e.edition));return r`
    <${R}
      label=${o("first-panels")} note=${o("first-panels-note")} checked=${e.panels==="1999"||n}
      disabled=${t||n}
      onChange=${s=>l({panels:s?"1999":"plain"})}
    />
  `}function O({name:e,words:t,options:l,disabled:n,onChange:s}){return r`
    <${R}
      label=${o(`option-${t}`)} note=${o(`option-${t}-note`)} checked=${l[e]} disabled=${n}
      onChange=${a=>s({[e]:a})}
    />
  `}function T({name:e,words:t,steps:l,options:n,disabled:s,onChange:a}){let c=n[e]??(e==="timer_seconds"?S(n.edition).timer_seconds:null),u=o(`option-${t}`);return r`
    <${ne}
      label=${u} note=${o(`option-${t}-note`)} value=${c} steps=${l} disabled=${s}
      shown=${e==="seats"?o("number",{count:c??0}):Ae(c)}
      less=${o("less",{what:u})} more=${o("more-of",{what:u})}
      onChange=${d=>a({[e]:d})}
    />
  `}function It({options:e,players:t,disabled:l,onChange:n}){let s=At(t),a=s===null?[...et,null]:et,c=e.chips_to_win??s;return r`
    <${ne}
      label=${o("chips-to-win")} note=${e.chips_to_win===null?o("chips-usual",{players:t}):void 0}
      value=${c} steps=${a} shown=${c===null?o("chips-all"):o("number",{count:c})}
      less=${o("less",{what:o("chips-to-win")})} more=${o("more-of",{what:o("chips-to-win")})} disabled=${l}
      onChange=${u=>n({chips_to_win:u===s?null:u})}
    />
  `}function At(e){return he[Math.max(e,1)]??null}function at({room:e,session:t,onSit:l}){let n=t.view.value,s=t.roomName.value,a=n.mode==="alone",{api:c,data:u}=I({describeCell:v=>u?K(u,{},v):v}),[d,f]=Mt(t,n),p=n.seats.filter(v=>!v.left),y=p.length<2;A({screen:"room",room:a?null:s,facts:a?[o("play-alone")]:[],title:a?o("play-alone"):s}),_(()=>{document.body.dataset.visited="yes"},[]),_(()=>{c.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[]);async function $(){d.panels==="picked"&&await f({panels:"plain"}),await B(t,"shuffle_board")}let b=n.allowed_commands.includes("start_match"),m=!n.allowed_commands.includes("set_options");return r`
    <${V} class="setup">
      <${J} class="unseen">${a?o("play-alone"):o("room-title",{room:s})}</>
      ${!a&&r`<${Bt} room=${e} code=${t.code.value} main=${y&&b} />`}
      ${!a&&r`<${Dt} seats=${p} session=${t} waiting=${y&&b} />`}
      ${!a&&r`<p class="note setup-note">${m&&o("host-decides",{name:Rt(n)})} ${U(n)}</p>`}
      <${Ze} options=${d} board=${n.board} data=${u} disabled=${m} onChange=${f} onShuffle=${$} />
      <${ot} options=${d} view=${n} players=${p.length} disabled=${m} onChange=${f} />
    </>
    <${Y}>
      <div class="buttons">
        ${!m&&r`<${h} class="setup-shuffle" onClick=${$}>${o("shuffle-board")}</>`}
        ${b&&r`<${h} kind=${y&&!a?"second":"main"} class="wide" onClick=${()=>B(t,"start_match")}>${Wt(a,p.length)}</>`}
        ${t.me.value!==null&&!b&&r`<${h} class="wide" onClick=${()=>B(t,"leave_seat")}>${o("leave-seat")}</>`}
        ${t.me.value===null&&r`<${Pt} view=${n} onSit=${l} />`}
      </div>
    </>
  `}function Pt({view:e,onSit:t}){return e.allowed_commands.includes("take_seat")?r`<${h} kind="main" onClick=${t}>${o("sit-down")}</>`:e.mode==="alone"?r`<p>${o("watch-only")}</p>`:r`<p>${o("refused-table-full")}</p><${h} class="wide" onClick=${t}>${o("sit-next")}</>`}function Wt(e,t){return e?o("start"):t<2?o("start-alone"):o("start-with",{players:t})}function Rt({seats:e}){return e.find(t=>t.host)?.name??""}function Mt(e,t){let[l,n]=k(null),s=l??t.options;async function a(c){let u={...s,...c};u.panels!=="picked"&&(u.board=null),n(u),await B(e,"set_options",{options:u}),n(d=>d===u?null:d)}return[s,a]}function Bt({room:e,code:t,main:l}){let n=`${location.origin}/r/${e}`,s=le()&&matchMedia("(pointer: coarse)").matches,a=l?"main":"second";async function c(){let d=await We(n);C({words:d?o("link-copied"):o("link-by-hand",{link:n})})}async function u(){await Re(n,o("share-words"))==="failed"&&C({words:o("link-by-hand",{link:n})})}return r`
    <${N} class="invitation">
      <img class="qr" src=${Ce(n)} alt=${o("qr")} width="148" height="148" />
      <div class="invitation-words">
        ${t&&r`<p class="note">${o("ask-in")}</p><p class="code">${t}</p>`}
        <div class="buttons">
          ${s?r`<${h} kind=${a} class="wide" icon="share" onClick=${u}>${o("share-link")}</>`:r`<${h} kind=${a} class="wide" icon="copy" onClick=${c}>${o("copy-link")}</>`}
          ${le()&&!s&&r`<${h} icon="share" label=${o("share-link")} onClick=${u} />`}
          ${s&&r`<${h} icon="copy" label=${o("copy-link")} onClick=${c} />`}
        </div>
        <p class="note link-text" title=${n}>${n.replace(/^https?:\/\//,"")}</p>
      </div>
    </>
  `}function Dt({seats:e,session:t,waiting:l}){let n=new Map(t.presence.value?.seats.map(({seat:a,connected:c})=>[a,c])),s=t.presence.value?.watching??0;return r`
    <${N} class="seats-card">
      <ul class="seats" aria-label=${o("seats")}>
        ${e.map(({seat:a,name:c})=>r`
            <li key=${a} class=${n.get(a)===!1?"seat away":"seat"}>
              <${Ye} name=${c} own=${a===t.me.value} />
              <b title=${c}>${a===t.me.value?o("you"):c}</b>
              ${n.get(a)===!1&&r`<small>${o("away")}</small>`}
            </li>
          `)}
      </ul>
      ${l&&r`<p class="note"><b>${o("nobody-else")}</b> ${o("nobody-else-note")}</p>`}
      ${s>0&&r`<p class="note">${o("watching",{count:s})}</p>`}
    </>
  `}var lt=Le(async()=>(await import("./game-453EHVDN.js")).Game);function ao({room:e}){let[t,l]=k(null),[n,s]=k(()=>Fe(e));return _(()=>{let a=Se(Qe({room:e,token:n}));return l(a),()=>a.close()},[n]),_(()=>{t?.goodbye.value?.code==="bad-token"&&(qe(e),s(null))},[t?.goodbye.value]),t?r`<${Lt} room=${e} session=${t} />`:r`<${rt} />`}function Lt({room:e,session:t}){let l=t.view.value,{goodbye:n}=t,[s,a]=k(Ve(e)),[c,u]=k("");Ft(t),qt(l?.board),ge(l),Gt(t),je(l),_(()=>{l&&lt.fetch()},[l===null]);let d=l!==null&&t.me.value===null,f=d&&l.allowed_commands.includes("take_seat"),p=f&&(s==="play"||s==="next")&&M.value!==""&&!c,y=d&&!f&&s==="play";_(()=>{p?$():y&&b("watch")},[p,y]);async function $(){let{refused:m}=await t.send("take_seat",{name:M.value});m?.code.startsWith("name-")?u(ae(m)):b("watch"),m&&C({words:ae(m),urgent:!0})}function b(m){Ue(e,m),u(""),a(m)}return t.status.value==="closed"&&n.value&&n.value.code!=="bad-token"?r`<${De} ...${n.value} />`:!l||p?r`<${rt} session=${t} />`:f&&s!=="watch"?r`<${Xe} session=${t} fault=${c} onDecide=${b} />`:l.phase==="lobby"?r`<${at} room=${e} session=${t} onSit=${()=>b(f?"play":"next")} />`:r`<${lt} session=${t} />`}function Ft(e){let t=e.status.value==="lost";_(()=>{if(t)return C({words:o("connection-lost"),lasting:!0,trying:!0,urgent:!0,action:{label:o("try-now"),run:e.retryNow}})},[t])}function Gt(e){_(()=>e.onEvents(({events:t,missed:l,view:n})=>{if(n.phase!=="lobby")return;let s=t.findLast(({event:a})=>a.type==="host_changed");l?C({words:o("you-are-back")}):s&&C({words:o("event-host",Pe(n,n.seats.find(({host:a})=>a)?.seat??null))})}),[e])}function qt(e){_(()=>{let t=()=>{};async function l(){t();try{e&&await Ne(e)}catch(n){let s={label:o("try-now"),run:l};t=C({words:Be(n),lasting:!0,urgent:!0,action:s})}}return l(),()=>t()},[e])}function rt({session:e}){let[t,l]=k(!1),{api:n}=I();return A({screen:"game",title:o("connecting")}),_(()=>{n.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0});let s=setTimeout(()=>l(!0),5e3);return()=>clearTimeout(s)},[]),_(()=>{if(!(!t||!e))return C({words:o("server-silent"),lasting:!0,trying:!0,action:{label:o("try-now"),run:e.retryNow}})},[t,e]),r`<${Me} />`}export{ao as RoomPage};
