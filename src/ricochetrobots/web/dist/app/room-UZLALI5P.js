//# allFunctionsCalledOnLoad
import{a as Pe,b as Re,c as Fe,d as Ge}from"./chunk-T2CA6OCJ.js";import{a as Y,b as Me}from"./chunk-X67R4NTK.js";import{a as I,b as ze,g as He,h as je,i as Ue}from"./chunk-44AHPO4N.js";import{$a as Ce,A as v,Aa as ve,Ab as We,B as V,Ba as ge,Bb as A,Ca as R,Cb as Be,D as se,Da as X,Db as De,E as ae,Ea as C,Eb as Le,F as re,Fa as ke,G as le,I as ie,Ja as ye,La as _e,N as L,O as ce,Q as O,R as M,T as ue,U as $e,V as m,Va as Se,W as x,X as E,Xa as F,Y as K,Ya as G,Z as P,Za as h,_a as z,b as f,bb as T,c as p,da as de,e as Z,ea as q,f as D,fa as me,hb as Te,i as ee,jb as Ne,kb as Oe,la as fe,m as r,ma as Q,mb as xe,oa as pe,p as te,qb as g,rb as Ee,s as ne,t as oe,u as U,ua as he,va as we,xa as be,xb as Ae,z as t,zb as Ie}from"./chunk-5ZEGUT3O.js";var Ve="ew",at=4;function rt(e){let n=new Set([...e.closed,...e.diagonals.map(({cell:s})=>s),...e.targets.map(({cell:s})=>s)]);for(let s of[at,1])for(let{robot:o,cell:a}of e.targets){if(o===null)continue;let c=Ke(e,o,a,s).flatMap(u=>Ke(e,o,u,s)).find(u=>!n.has(u)&&lt(e,o,u,a,s));if(c)return`${e.board} ${o}${c} >${o}${a}`}return null}function Ke(e,n,s,o){let a=e.walls[ce(s,e.width)];return O.flatMap((l,i)=>{if(!(a&1<<i))return[];let{cells:c}=M(e,{[n]:s},n,O[(i+2)%4]);return c.slice(o).map(u=>L(u,e.width))})}function lt(e,n,s,o,a){return O.some(l=>{let i=M(e,{[n]:s},n,l);if(i.refused||i.cells.length<=a)return!1;let c=L(i.cells[i.cells.length-1],e.width);return O.some(u=>{if(Ve.includes(u)===Ve.includes(i.heading))return!1;let d=M(e,{[n]:c},n,u);return!d.refused&&d.cells.length>a&&L(d.cells[d.cells.length-1],e.width)===o})})}function H(e,n){let{data:s}=C(),[o,a]=f(!1),i=Ae()&&n&&s?.board===e?s:null,c=D(()=>{let d=i&&rt(i);return d?{puzzle:d}:null},[i]);return{table:Pe(c,()=>a(!0)),solved:o}}function j({table:e,solved:n}){return r`
    <${h} class="tryout">
      <h2>${t("tryout-title")}</h2>
      <div class="puzzle-head"><${Re} table=${e} /></div>
      ${n&&e.done.value?r`<${Ge} words=${t("tryout-done")} />`:r`<p class="note">${t("puzzle-how")}</p>`}
      <${Fe} table=${e} />
    </>
  `}function qe({session:e,fault:n,onDecide:s}){let o=e.view.value,[a,l]=f(A.value),[i,c]=f(n),u=Z(null),{table:d,solved:k}=H(o?.board,!0);if(T({screen:"game",room:e.roomName.value,title:e.roomName.value}),!o)return null;let y=o.seats.find($=>$.host&&!$.left),w=o.seats.filter($=>!$.left).map($=>$.name);function b($){if($.preventDefault(),!a.trim()){c(t("name-missing")),u.current?.focus();return}Be(a),s("play")}return r`
    <form class="side-page" onSubmit=${b} novalidate>
      <${F}>
        <${h} class="arrival">
          <${z}>${y?t("arrival-host",{name:y.name}):t("arrival-title")}</>
          <p>${t("arrival-what")} <${Ee} class="learn-link">${t("learn-title")}</></p>
          <p>${w.length?t("arrival-present",{count:w.length,names:be(w)}):t("arrival-nobody")}
            ${o.phase==="lobby"?"":t("arrival-late")} ${o.mode==="friends"&&R(o,1)}</p>
          <${Ie} label=${t("your-name")} name="name" autocomplete="nickname" maxlength=${te} value=${a} error=${i} inputRef=${u} onInput=${l} />
        </>
        ${d&&r`<${j} table=${d} solved=${k} />`}
      </>
      <${G}>
        <div class="buttons">
          <${m} onClick=${()=>s("watch")}>${t("watch")}</>
          <${m} kind="main" type="submit">${t("sit-down")}</>
        </div>
      </>
    </form>
  `}var it=["nw","ne","se","sw"],ct={1:"G",2:"B",3:"R",4:"Y"};function Qe({options:e,board:n,data:s,disabled:o,onChange:a,onShuffle:l}){let[i,c]=f(e.panels==="picked"),u=ae(n);return r`
    <${h} class="lines board-choice">
      <div class="line">
        ${s&&r`<${Se} data=${s} />`}
        <div class="board-choice-words">
          <p><b>${t("board")}</b> <small>${u?.join(" ")??t("board-own")}</small></p>
          ${!o&&r`<${m} class="board-shuffle" onClick=${l}>${t("shuffle")}</>`}
          ${!o&&u&&r`<${m} aria-expanded=${i} onClick=${()=>c(!i)}>${t("choose")}</>`}
        </div>
      </div>
      ${i&&u&&!o&&r`<${ut} panels=${u} faces=${v(e.edition).panels} onPick=${d=>a({panels:"picked",board:d.join("")})} />`}
    </>
  `}function ut({panels:e,faces:n,onPick:s}){return r`
    <fieldset class="panels">
      <legend class="unseen">${t("panels")}</legend>
      ${it.map((o,a)=>r`
          <label class=${`panel-place ${o}`} key=${o}>
            <small>${t(`quadrant-${o}`)}</small>
            <select class="select" value=${e[a]} onChange=${l=>s($t(e,a,l.target.value))}>
              ${Object.entries(ct).map(([l,i])=>r`
                  <optgroup key=${l} label=${we(i)}>
                    ${n.filter(c=>c.startsWith(l)).map(c=>r`<option key=${c} value=${c} selected=${e[a]===c}>${c}</option>`)}
                  </optgroup>
                `)}
            </select>
          </label>
        `)}
    </fieldset>
  `}function $t(e,n,s){let o=e.findIndex(l=>l[0]===s[0]),a=[...e];return a[o]=e[n],a[n]=s,a}var Xe=J("chips_to_win"),dt=W("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),mt=W("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),ft=[...W("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],pt=[...W("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],Je=W("result_seconds",[5,10,15,20,30,45,60,120,300]),ht=J("seats");function W(e,n){let{least:s,most:o}=U[e];return[s,...n.filter(a=>s<a&&a<o),o]}function J(e){let{least:n,most:s}=U[e];return Array.from({length:s-n+1},(o,a)=>n+a)}function Ze(e){let{options:n,view:s,disabled:o,onChange:a}=e,{fifth_robot_available:l}=v(n.edition),i=s.mode==="friends";return r`
    <${h} class="lines options">
      ${i&&r`<${wt} ...${e} />`}
      <${E}
        label=${t("fifth-robot")} note=${!l&&t("fifth-robot-none")} picture=${r`<${ye} robot="S" />`}
        checked=${n.fifth_robot} disabled=${o||!l}
        onChange=${c=>a({fifth_robot:c})}
      />
      <${E}
        label=${t("diagonals")} note=${Ye(n)} picture=${r`<${_e} robot="B" />`}
        checked=${n.panels==="diagonals"} disabled=${o||Ye(n)!==null}
        onChange=${c=>a({panels:c?"diagonals":"plain"})}
      />
      <${_} name="gentle_start" words="gentle" ...${e} />
      <${S} name="timer_seconds" words=${i?"timer":"sand"} steps=${dt} ...${e} />
      ${i&&r`<${kt} ...${e} />`}
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${t("more")}</b> <small>${i?t("more-note"):t("more-note-alone")}</small></span>
          <${$e} name="down" size="18" />
        </summary>
        ${i?r`<${vt} ...${e} />`:r`<${gt} ...${e} />`}
      </details>
    </>
  `}function wt({options:e,disabled:n,onChange:s}){return r`
    <div class="line">
      <span class="line-text"><b>${t("rules")}</b></span>
      <${x}
        label=${t("rules")} value=${e.edition} disabled=${n}
        options=${ne.map(({id:o})=>({value:o,text:t(`edition-${o}`)}))}
        onChange=${o=>s(bt(e,o))}
      />
      <small class="line-note">${le(v(e.edition))}</small>
    </div>
  `}function bt({panels:e,board:n,fifth_robot:s},o){let a=v(o),l=e==="diagonals"&&!V(a)||n!==null&&!re(a,n);return{edition:o,exact:null,tie_break:null,timer_seconds:null,panels:l?"plain":e,fifth_robot:s&&a.fifth_robot_available}}function Ye({panels:e,edition:n}){return e==="picked"?t("diagonals-picked"):e==="1999"?t("diagonals-1999"):V(v(n))?null:t("diagonals-none")}function vt(e){let{options:n,disabled:s,onChange:o}=e,a=v(n.edition);return r`
    <div class="line">
      <span class="line-text"><b>${t("reach")}</b></span>
      <${x}
        label=${t("reach")} value=${n.exact??a.exact} disabled=${s}
        options=${[!0,!1].map(l=>({value:l,text:l?t("reach-exact"):t("reach-fewer")}))}
        onChange=${l=>o({exact:l})}
      />
    </div>
    <div class="line">
      <span class="line-text"><b>${t("ties")}</b></span>
      <${x}
        label=${t("ties")} value=${n.tie_break??a.tie_break} disabled=${s}
        options=${oe.map(l=>({value:l,text:t(`ties-${l}`)}))}
        onChange=${l=>o({tie_break:l})}
      />
    </div>
    <${S} name="no_bid_seconds" words="thinking" steps=${mt} ...${e} />
    <${_} name="consent" words="consent" ...${e} />
    <${S} name="demonstration_seconds" words="showing" steps=${pt} ...${e} />
    <${S} name="result_seconds" words="result" steps=${Je} ...${e} />
    <${S} name="seats" words="table" steps=${ht} ...${e} />
    <${et} ...${e} />
    <${_} name="landing_marks" words="landing" ...${e} />
    <${_} name="spoken_slides" words="spoken" ...${e} />
    <${_} name="scratch_board" words="scratch" ...${e} />
    <${_} name="private" words="private" ...${e} />
  `}function gt(e){let{options:n,disabled:s,onChange:o}=e;return r`
    <div class="line">
      <span class="line-text"><b>${t("runs")}</b></span>
      <${x}
        label=${t("runs")} value=${n.solo_timer_runs} disabled=${s}
        options=${J("solo_timer_runs").map(a=>({value:a,text:t("runs-value",{count:a})}))}
        onChange=${a=>o({solo_timer_runs:a})}
      />
    </div>
    <${S} name="solo_demonstration_seconds" words="showing" steps=${ft} ...${e} />
    <${S} name="result_seconds" words="result" steps=${Je} ...${e} />
    <${et} ...${e} />
    <${_} name="spoken_slides" words="spoken" ...${e} />
    <${_} name="scratch_board" words="scratch" ...${e} />
  `}function et({options:e,disabled:n,onChange:s}){let o=se(v(e.edition));return r`
    <${E}
      label=${t("first-panels")} note=${t("first-panels-note")} checked=${e.panels==="1999"||o}
      disabled=${n||o}
      onChange=${a=>s({panels:a?"1999":"plain"})}
    />
  `}function _({name:e,words:n,options:s,disabled:o,onChange:a}){return r`
    <${E}
      label=${t(`option-${n}`)} note=${t(`option-${n}-note`)} checked=${s[e]} disabled=${o}
      onChange=${l=>a({[e]:l})}
    />
  `}function S({name:e,words:n,steps:s,options:o,disabled:a,onChange:l}){let i=o[e]??(e==="timer_seconds"?v(o.edition).timer_seconds:null),c=t(`option-${n}`);return r`
    <${K}
      label=${c} note=${t(`option-${n}-note`)} value=${i} steps=${s} disabled=${a}
      shown=${e==="seats"?t("number",{count:i??0}):ve(i)}
      less=${t("less",{what:c})} more=${t("more-of",{what:c})}
      onChange=${u=>l({[e]:u})}
    />
  `}function kt({options:e,players:n,disabled:s,onChange:o}){let a=ge(n),l=a===null?[...Xe,null]:Xe,i=e.chips_to_win??a;return r`
    <${K}
      label=${t("chips-to-win")} note=${e.chips_to_win===null?t("chips-usual",{players:n}):void 0}
      value=${i} steps=${l} shown=${i===null?t("chips-all"):t("number",{count:i})}
      less=${t("less",{what:t("chips-to-win")})} more=${t("more-of",{what:t("chips-to-win")})} disabled=${s}
      onChange=${c=>o({chips_to_win:c===a?null:c})}
    />
  `}function tt({session:e,onSit:n}){let s=e.view.value,o=e.roomName.value,a=s.mode==="alone",{api:l,data:i}=C(),[c,u]=f(!1),d=H(s.board,c),[k,y]=Ct(e,s),w=s.seats.filter(st=>!st.left),b=w.length<2;T({screen:c?"game":"room",room:a?null:o,facts:a?[t("play-alone")]:[],title:a?t("play-alone"):o}),p(()=>{document.body.dataset.visited="yes"},[]),p(()=>{c||l.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[c]);async function $(){k.panels==="picked"&&await y({panels:"plain"}),await I(e,"shuffle_board")}let N=s.allowed_commands.includes("start_match"),B=!s.allowed_commands.includes("set_options");return r`
    <${F} class="setup">
      <${z} class="unseen">${a?t("play-alone"):t("room-title",{room:o})}</>
      ${d.table&&r`<${j} ...${d} />`}
      ${!a&&r`<${Tt} room=${e.link.value} code=${s.locked||s.options.private?null:e.code.value} main=${b&&N} />`}
      ${!a&&r`<${Nt} seats=${w} session=${e} waiting=${b&&N} />`}
      ${!a&&r`<p class="note setup-note">${B&&t("host-decides",{name:St(s)})} ${R(s)}</p>`}
      <${Qe} options=${k} board=${s.board} data=${i} disabled=${B} onChange=${y} onShuffle=${$} />
      <${Ze} options=${k} view=${s} players=${w.length} disabled=${B} onChange=${y} />
      <${je} session=${e} view=${s} />
      <${Ue} session=${e} view=${s} />
    </>
    <${G}>
      <div class="buttons">
        ${!B&&r`<${m} class="setup-shuffle" onClick=${$}>${t("shuffle-board")}</>`}
        ${N&&r`<${m} kind=${b&&!a?"second":"main"} class="wide" onClick=${()=>I(e,"start_match")}>${_t(a,w.length)}</>`}
        ${!a&&!N&&!c&&r`<${m} kind="main" class="wide" onClick=${()=>u(!0)}>${t("tryout-start")}</>`}
        ${e.me.value!==null&&!N&&r`<${m} class="wide" onClick=${()=>I(e,"leave_seat")}>${t("leave-seat")}</>`}
        ${e.me.value===null&&r`<${yt} view=${s} onSit=${n} />`}
        ${Y(s)>0&&r`<p class="note">${t("behind",{seconds:Y(s)})}</p>`}
      </div>
    </>
  `}function yt({view:e,onSit:n}){return e.allowed_commands.includes("take_seat")?r`<${m} kind="main" onClick=${n}>${t("sit-down")}</>`:e.mode==="alone"?r`<p>${t("watch-only")}</p>`:r`<p>${e.locked?t("refused-room-locked"):t("refused-table-full")}</p><${m} class="wide" onClick=${n}>${t("sit-next")}</>`}function _t(e,n){return e?t("start"):n<2?t("start-alone"):t("start-with",{players:n})}function St({seats:e}){return e.find(n=>n.host)?.name??""}function Ct(e,n){let[s,o]=f(null),a=s??n.options;async function l(i){let c={...a,...i};c.panels!=="picked"&&(c.board=null),o(c),await I(e,"set_options",{options:c}),o(u=>u===c?null:u)}return[a,l]}function Tt({room:e,code:n,main:s}){let o=fe(`/r/${e}`),a=q()&&matchMedia("(pointer: coarse)").matches,l=s?"main":"second";async function i(){let u=await de(o);g({words:u?t("link-copied"):t("link-by-hand",{link:o})})}async function c(){await me(o,t("share-words"))==="failed"&&g({words:t("link-by-hand",{link:o})})}return r`
    <${h} class="invitation">
      <img class="qr" src=${he(o)} alt=${t("qr")} width="148" height="148" />
      <div class="invitation-words">
        ${n&&r`<p class="note">${t("ask-in")}</p><p class="code">${n}</p>`}
        <div class="buttons">
          ${a?r`<${m} kind=${l} class="wide" icon="share" onClick=${c}>${t("share-link")}</>`:r`<${m} kind=${l} class="wide" icon="copy" onClick=${i}>${t("copy-link")}</>`}
          ${q()&&!a&&r`<${m} icon="share" label=${t("share-link")} onClick=${c} />`}
          ${a&&r`<${m} icon="copy" label=${t("copy-link")} onClick=${i} />`}
        </div>
        <p class="note link-text" title=${o}>${o.replace(/^https?:\/\//,"")}</p>
      </div>
    </>
  `}function Nt({seats:e,session:n,waiting:s}){let o=n.presence.value?.watching??0;return r`
    <${h} class="seats-card">
      <ul class="seats" aria-label=${t("seats")}>
        ${e.map(a=>r`<${Ot} key=${a.seat} session=${n} seat=${a} />`)}
      </ul>
      ${s&&r`<p class="note"><b>${t("nobody-else")}</b> ${t("nobody-else-note")}</p>`}
      ${o>0&&r`<p class="note">${t("watching",{count:o})}</p>`}
    </>
  `}function Ot({session:e,seat:{seat:n,name:s}}){let o=e.presence.value?.seats.find(i=>i.seat===n),a=He(e,o?.connected===!1?o.since:null)>0,l=n===e.me.value;return r`
    <li class=${a?"seat away":"seat"}>
      <${ze} name=${s} own=${l} />
      <b title=${s}>${l?t("you"):s}</b>
      ${a&&r`<small>${t("away")}</small>`}
    </li>
  `}var xt=1500,Et=["bad-token","player-removed","seat-forgotten","token-renewed"],nt=xe(async()=>(await import("./game-PRPTEXT6.js")).Game);function uo({room:e}){let[n,s]=f(()=>({token:Q(e)})),o=D(()=>ee(()=>ue(Me({room:e,...n}))),[n]);return p(()=>()=>o.close(),[o]),p(()=>{o.link.value!==e&&Te(`/r/${o.link.value}`)},[o.link.value]),p(()=>{if(!ot(o.goodbye.value))return;let a=o.goodbye.value?.code,l=Q(e);if(a==="token-renewed"&&l!==n.token)return s({token:l});a!=="bad-token"&&g({words:t(`refused-${a}`),lasting:!0,urgent:!0}),pe(e),s({token:null})},[o.goodbye.value]),r`<${At} room=${e} session=${o} />`}function At({room:e,session:n}){let s=n.view.value,{goodbye:o}=n,[a,l]=f(Le(e)),[i,c]=f("");It(n),Dt(s?.board),ie(s),Bt(n),We(s),p(()=>{let $=setTimeout(()=>{nt.fetch()},xt);return()=>clearTimeout($)},[]);let u=s!==null&&n.me.value===null,d=u&&s.allowed_commands.includes("take_seat"),k=d&&(a==="play"||a==="next")&&A.value!==""&&!i,y=u&&!d&&a==="play";p(()=>{k?w():y&&b("watch")},[k,y]);async function w(){let{refused:$}=await n.send("take_seat",{name:A.value});$?.code.startsWith("name-")?c(X($)):b("watch"),$&&g({words:X($),urgent:!0})}function b($){De(e,$),c(""),l($)}return n.status.value==="closed"&&o.value&&!ot(o.value)?r`<${Oe} ...${o.value} />`:!s||k?r`<${Lt} session=${n} />`:d&&a!=="watch"?r`<${qe} session=${n} fault=${i} onDecide=${b} />`:s.phase==="lobby"?r`<${tt} session=${n} onSit=${()=>b(d?"play":"next")} />`:r`<${nt} session=${n} />`}function ot(e){return e!==null&&Et.includes(e.code)}function It(e){let n=e.status.value==="lost";p(()=>{if(n)return g({words:t("connection-lost"),rank:"connection",lasting:!0,trying:!0,urgent:!0,action:{label:t("try-now"),run:e.retryNow}})},[n])}function Wt(e,n){switch(e.type){case"host_changed":return t("event-host",P(n,e.seat));case"player_removed":return t("event-removed",P(n,e.seat));case"seat_forgotten":return t("event-forgotten",P(n,e.seat));case"room_locked":return t("event-locked");case"link_renewed":return t("event-link");case"room_unlocked":return t("event-unlocked");case"spectator_delay_set":return t("event-delay",{seconds:e.seconds});default:return""}}function Bt(e){p(()=>e.onEvents(({events:n,missed:s,before:o,view:a})=>{if(a.phase!=="lobby")return;let l=s?t("you-are-back"):n.map(({event:i})=>Wt(i,o??a)).findLast(Boolean);l&&g({words:l,rank:s?"missed":"news"})}),[e])}function Dt(e){p(()=>{let n=()=>{};async function s(){n();try{e&&await ke(e)}catch(o){let a={label:t("try-now"),run:s};n=g({words:Ne(o),lasting:!0,urgent:!0,action:a})}}return s(),()=>n()},[e])}function Lt({session:e}){let[n,s]=f(!1),{api:o}=C();return T({screen:"game",title:t("connecting")}),p(()=>{o.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0});let a=setTimeout(()=>s(!0),5e3);return()=>clearTimeout(a)},[]),p(()=>{if(n)return g({words:t("server-silent"),lasting:!0,trying:!0,action:{label:t("try-now"),run:e.retryNow}})},[n,e]),r`<${Ce} />`}export{uo as RoomPage};
