//# allFunctionsCalledOnLoad
import{a as Pe,b as Re,c as Fe,d as Ge}from"./chunk-4UQ2KDXV.js";import{a as Y,b as Me}from"./chunk-FGJXIJTN.js";import{a as I,b as ze,g as He,h as je,i as Ue}from"./chunk-MTUQ3ZTA.js";import{$a as Te,A as b,Aa as ge,Ab as A,B as V,Ba as ke,Bb as Be,Ca as R,Cb as De,D as ae,Da as X,Db as Le,E as re,Ea as C,F as le,Fa as ye,G as ie,I as ce,Ja as _e,La as Se,N as L,O as ue,Q as O,R as M,T as $e,U as de,V as m,Va as Ce,W as x,X as E,Xa as F,Y as K,Ya as G,Z as P,Za as w,_a as z,b as f,bb as T,c as p,da as me,e as ee,ea as q,f as D,fa as fe,i as te,ib as Ne,jb as Oe,la as pe,lb as xe,m as r,ma as Q,oa as he,p as ne,pb as v,qb as Ee,s as oe,t as se,u as U,ua as we,va as be,wb as Ae,xa as ve,yb as Ie,z as o,zb as We}from"./chunk-5TYLQYRY.js";var Ve="ew",at=4;function rt(e){let t=new Set([...e.closed,...e.diagonals.map(({cell:a})=>a),...e.targets.map(({cell:a})=>a)]);for(let a of[at,1])for(let{robot:n,cell:s}of e.targets){if(n===null)continue;let c=Ke(e,n,s,a).flatMap(u=>Ke(e,n,u,a)).find(u=>!t.has(u)&&lt(e,n,u,s,a));if(c)return`${e.board} ${n}${c} >${n}${s}`}return null}function Ke(e,t,a,n){let s=e.walls[ue(a,e.width)];return O.flatMap((l,i)=>{if(!(s&1<<i))return[];let{cells:c}=M(e,{[t]:a},t,O[(i+2)%4]);return c.slice(n).map(u=>L(u,e.width))})}function lt(e,t,a,n,s){return O.some(l=>{let i=M(e,{[t]:a},t,l);if(i.refused||i.cells.length<=s)return!1;let c=L(i.cells[i.cells.length-1],e.width);return O.some(u=>{if(Ve.includes(u)===Ve.includes(i.heading))return!1;let d=M(e,{[t]:c},t,u);return!d.refused&&d.cells.length>s&&L(d.cells[d.cells.length-1],e.width)===n})})}function H(e,t){let{data:a}=C(),[n,s]=f(!1),i=Ae()&&t&&a?.board===e?a:null,c=D(()=>{let d=i&&rt(i);return d?{puzzle:d}:null},[i]);return{table:Pe(c,()=>s(!0)),solved:n}}function j({table:e,solved:t}){return r`
    <${w} class="tryout">
      <h2>${o("tryout-title")}</h2>
      <div class="puzzle-head"><${Re} table=${e} /></div>
      ${t&&e.done.value?r`<${Ge} words=${o("tryout-done")} />`:r`<p class="note">${o("puzzle-how")}</p>`}
      <${Fe} table=${e} />
    </>
  `}function qe({session:e,fault:t,onDecide:a}){let n=e.view.value,[s,l]=f(A.value),[i,c]=f(t),u=ee(null),{table:d,solved:y}=H(n?.board,!0);if(T({screen:"game",room:e.roomName.value,title:e.roomName.value}),!n)return null;let g=n.seats.find($=>$.host&&!$.left),k=n.seats.filter($=>!$.left).map($=>$.name);function h($){if($.preventDefault(),!s.trim()){c(o("name-missing")),u.current?.focus();return}Be(s),a("play")}return r`
    <form class="side-page" onSubmit=${h} novalidate>
      <${F}>
        <${w} class="arrival">
          <${z}>${g?o("arrival-host",{name:g.name}):o("arrival-title")}</>
          <p>${o("arrival-what")} <${Ee} class="learn-link">${o("learn-title")}</></p>
          <p>${k.length?o("arrival-present",{count:k.length,names:ve(k)}):o("arrival-nobody")}
            ${n.phase==="lobby"?"":o("arrival-late")} ${n.mode==="friends"&&R(n,1)}</p>
          <${Ie} label=${o("your-name")} name="name" autocomplete="nickname" maxlength=${ne} value=${s} error=${i} inputRef=${u} onInput=${l} />
        </>
        ${d&&r`<${j} table=${d} solved=${y} />`}
      </>
      <${G}>
        <div class="buttons">
          <${m} onClick=${()=>a("watch")}>${o("watch")}</>
          <${m} kind="main" type="submit">${o("sit-down")}</>
        </div>
      </>
    </form>
  `}var it=["nw","ne","se","sw"],ct={1:"G",2:"B",3:"R",4:"Y"};function Qe({options:e,board:t,data:a,disabled:n,onChange:s,onShuffle:l}){let[i,c]=f(e.panels==="picked"),u=re(t);return r`
    <${w} class="lines board-choice">
      <div class="line">
        ${a&&r`<${Ce} data=${a} />`}
        <div class="board-choice-words">
          <p><b>${o("board")}</b> <small>${u?.join(" ")??o("board-own")}</small></p>
          ${!n&&r`<${m} class="board-shuffle" onClick=${l}>${o("shuffle")}</>`}
          ${!n&&u&&r`<${m} aria-expanded=${i} onClick=${()=>c(!i)}>${o("choose")}</>`}
        </div>
      </div>
      ${i&&u&&!n&&r`<${ut} panels=${u} faces=${b(e.edition).panels} onPick=${d=>s({panels:"picked",board:d.join("")})} />`}
    </>
  `}function ut({panels:e,faces:t,onPick:a}){return r`
    <fieldset class="panels">
      <legend class="unseen">${o("panels")}</legend>
      ${it.map((n,s)=>r`
          <label class=${`panel-place ${n}`} key=${n}>
            <small>${o(`quadrant-${n}`)}</small>
            <select class="select" value=${e[s]} onChange=${l=>a($t(e,s,l.target.value))}>
              ${Object.entries(ct).map(([l,i])=>r`
                  <optgroup key=${l} label=${be(i)}>
                    ${t.filter(c=>c.startsWith(l)).map(c=>r`<option key=${c} value=${c} selected=${e[s]===c}>${c}</option>`)}
                  </optgroup>
                `)}
            </select>
          </label>
        `)}
    </fieldset>
  `}function $t(e,t,a){let n=e.findIndex(l=>l[0]===a[0]),s=[...e];return s[n]=e[t],s[t]=a,s}var Xe=J("chips_to_win"),dt=W("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),mt=W("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),ft=[...W("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],pt=[...W("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],Je=W("result_seconds",[5,10,15,20,30,45,60,120,300]),ht=J("seats");function W(e,t){let{least:a,most:n}=U[e];return[a,...t.filter(s=>a<s&&s<n),n]}function J(e){let{least:t,most:a}=U[e];return Array.from({length:a-t+1},(n,s)=>t+s)}function Ze(e){let{options:t,view:a,disabled:n,onChange:s}=e,{fifth_robot_available:l}=b(t.edition),i=a.mode==="friends";return r`
    <${w} class="lines options">
      ${i&&r`<${wt} ...${e} />`}
      <${E}
        label=${o("fifth-robot")} note=${!l&&o("fifth-robot-none")} picture=${r`<${_e} robot="S" />`}
        checked=${t.fifth_robot} disabled=${n||!l}
        onChange=${c=>s({fifth_robot:c})}
      />
      <${E}
        label=${o("diagonals")} note=${Ye(t)} picture=${r`<${Se} robot="B" />`}
        checked=${t.panels==="diagonals"} disabled=${n||Ye(t)!==null}
        onChange=${c=>s({panels:c?"diagonals":"plain"})}
      />
      <${_} name="gentle_start" words="gentle" ...${e} />
      <${S} name="timer_seconds" words=${i?"timer":"sand"} steps=${dt} ...${e} />
      ${i&&r`<${kt} ...${e} />`}
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${o("more")}</b> <small>${i?o("more-note"):o("more-note-alone")}</small></span>
          <${de} name="down" size="18" />
        </summary>
        ${i?r`<${vt} ...${e} />`:r`<${gt} ...${e} />`}
      </details>
    </>
  `}function wt({options:e,disabled:t,onChange:a}){return r`
    <div class="line">
      <span class="line-text"><b>${o("rules")}</b></span>
      <${x}
        label=${o("rules")} value=${e.edition} disabled=${t}
        options=${oe.map(({id:n})=>({value:n,text:o(`edition-${n}`)}))}
        onChange=${n=>a(bt(e,n))}
      />
      <small class="line-note">${ie(b(e.edition))}</small>
    </div>
  `}function bt({panels:e,board:t,fifth_robot:a},n){let s=b(n),l=e==="diagonals"&&!V(s)||t!==null&&!le(s,t);return{edition:n,exact:null,tie_break:null,timer_seconds:null,panels:l?"plain":e,fifth_robot:a&&s.fifth_robot_available}}function Ye({panels:e,edition:t}){return e==="picked"?o("diagonals-picked"):e==="1999"?o("diagonals-1999"):V(b(t))?null:o("diagonals-none")}function vt(e){let{options:t,disabled:a,onChange:n}=e,s=b(t.edition);return r`
    <div class="line">
      <span class="line-text"><b>${o("reach")}</b></span>
      <${x}
        label=${o("reach")} value=${t.exact??s.exact} disabled=${a}
        options=${[!0,!1].map(l=>({value:l,text:l?o("reach-exact"):o("reach-fewer")}))}
        onChange=${l=>n({exact:l})}
      />
    </div>
    <div class="line">
      <span class="line-text"><b>${o("ties")}</b></span>
      <${x}
        label=${o("ties")} value=${t.tie_break??s.tie_break} disabled=${a}
        options=${se.map(l=>({value:l,text:o(`ties-${l}`)}))}
        onChange=${l=>n({tie_break:l})}
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
  `}function gt(e){let{options:t,disabled:a,onChange:n}=e;return r`
    <div class="line">
      <span class="line-text"><b>${o("runs")}</b></span>
      <${x}
        label=${o("runs")} value=${t.solo_timer_runs} disabled=${a}
        options=${J("solo_timer_runs").map(s=>({value:s,text:o("runs-value",{count:s})}))}
        onChange=${s=>n({solo_timer_runs:s})}
      />
    </div>
    <${S} name="solo_demonstration_seconds" words="showing" steps=${ft} ...${e} />
    <${S} name="result_seconds" words="result" steps=${Je} ...${e} />
    <${et} ...${e} />
    <${_} name="spoken_slides" words="spoken" ...${e} />
    <${_} name="scratch_board" words="scratch" ...${e} />
  `}function et({options:e,disabled:t,onChange:a}){let n=ae(b(e.edition));return r`
    <${E}
      label=${o("first-panels")} note=${o("first-panels-note")} checked=${e.panels==="1999"||n}
      disabled=${t||n}
      onChange=${s=>a({panels:s?"1999":"plain"})}
    />
  `}function _({name:e,words:t,options:a,disabled:n,onChange:s}){return r`
    <${E}
      label=${o(`option-${t}`)} note=${o(`option-${t}-note`)} checked=${a[e]} disabled=${n}
      onChange=${l=>s({[e]:l})}
    />
  `}function S({name:e,words:t,steps:a,options:n,disabled:s,onChange:l}){let i=n[e]??(e==="timer_seconds"?b(n.edition).timer_seconds:null),c=o(`option-${t}`);return r`
    <${K}
      label=${c} note=${o(`option-${t}-note`)} value=${i} steps=${a} disabled=${s}
      shown=${e==="seats"?o("number",{count:i??0}):ge(i)}
      less=${o("less",{what:c})} more=${o("more-of",{what:c})}
      onChange=${u=>l({[e]:u})}
    />
  `}function kt({options:e,players:t,disabled:a,onChange:n}){let s=ke(t),l=s===null?[...Xe,null]:Xe,i=e.chips_to_win??s;return r`
    <${K}
      label=${o("chips-to-win")} note=${e.chips_to_win===null?o("chips-usual",{players:t}):void 0}
      value=${i} steps=${l} shown=${i===null?o("chips-all"):o("number",{count:i})}
      less=${o("less",{what:o("chips-to-win")})} more=${o("more-of",{what:o("chips-to-win")})} disabled=${a}
      onChange=${c=>n({chips_to_win:c===s?null:c})}
    />
  `}function tt({room:e,session:t,onSit:a}){let n=t.view.value,s=t.roomName.value,l=n.mode==="alone",{api:i,data:c}=C(),[u,d]=f(!1),y=H(n.board,u),[g,k]=Ct(t,n),h=n.seats.filter(st=>!st.left),$=h.length<2;T({screen:u?"game":"room",room:l?null:s,facts:l?[o("play-alone")]:[],title:l?o("play-alone"):s}),p(()=>{document.body.dataset.visited="yes"},[]),p(()=>{u||i.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0,cursorMode:!0})},[u]);async function Z(){g.panels==="picked"&&await k({panels:"plain"}),await I(t,"shuffle_board")}let N=n.allowed_commands.includes("start_match"),B=!n.allowed_commands.includes("set_options");return r`
    <${F} class="setup">
      <${z} class="unseen">${l?o("play-alone"):o("room-title",{room:s})}</>
      ${y.table&&r`<${j} ...${y} />`}
      ${!l&&r`<${Tt} room=${e} code=${n.locked||n.options.private?null:t.code.value} main=${$&&N} />`}
      ${!l&&r`<${Nt} seats=${h} session=${t} waiting=${$&&N} />`}
      ${!l&&r`<p class="note setup-note">${B&&o("host-decides",{name:St(n)})} ${R(n)}</p>`}
      <${Qe} options=${g} board=${n.board} data=${c} disabled=${B} onChange=${k} onShuffle=${Z} />
      <${Ze} options=${g} view=${n} players=${h.length} disabled=${B} onChange=${k} />
      <${je} session=${t} view=${n} />
      <${Ue} session=${t} view=${n} />
    </>
    <${G}>
      <div class="buttons">
        ${!B&&r`<${m} class="setup-shuffle" onClick=${Z}>${o("shuffle-board")}</>`}
        ${N&&r`<${m} kind=${$&&!l?"second":"main"} class="wide" onClick=${()=>I(t,"start_match")}>${_t(l,h.length)}</>`}
        ${!l&&!N&&!u&&r`<${m} kind="main" class="wide" onClick=${()=>d(!0)}>${o("tryout-start")}</>`}
        ${t.me.value!==null&&!N&&r`<${m} class="wide" onClick=${()=>I(t,"leave_seat")}>${o("leave-seat")}</>`}
        ${t.me.value===null&&r`<${yt} view=${n} onSit=${a} />`}
        ${Y(n)>0&&r`<p class="note">${o("behind",{seconds:Y(n)})}</p>`}
      </div>
    </>
  `}function yt({view:e,onSit:t}){return e.allowed_commands.includes("take_seat")?r`<${m} kind="main" onClick=${t}>${o("sit-down")}</>`:e.mode==="alone"?r`<p>${o("watch-only")}</p>`:r`<p>${e.locked?o("refused-room-locked"):o("refused-table-full")}</p><${m} class="wide" onClick=${t}>${o("sit-next")}</>`}function _t(e,t){return e?o("start"):t<2?o("start-alone"):o("start-with",{players:t})}function St({seats:e}){return e.find(t=>t.host)?.name??""}function Ct(e,t){let[a,n]=f(null),s=a??t.options;async function l(i){let c={...s,...i};c.panels!=="picked"&&(c.board=null),n(c),await I(e,"set_options",{options:c}),n(u=>u===c?null:u)}return[s,l]}function Tt({room:e,code:t,main:a}){let n=pe(`/r/${e}`),s=q()&&matchMedia("(pointer: coarse)").matches,l=a?"main":"second";async function i(){let u=await me(n);v({words:u?o("link-copied"):o("link-by-hand",{link:n})})}async function c(){await fe(n,o("share-words"))==="failed"&&v({words:o("link-by-hand",{link:n})})}return r`
    <${w} class="invitation">
      <img class="qr" src=${we(n)} alt=${o("qr")} width="148" height="148" />
      <div class="invitation-words">
        ${t&&r`<p class="note">${o("ask-in")}</p><p class="code">${t}</p>`}
        <div class="buttons">
          ${s?r`<${m} kind=${l} class="wide" icon="share" onClick=${c}>${o("share-link")}</>`:r`<${m} kind=${l} class="wide" icon="copy" onClick=${i}>${o("copy-link")}</>`}
          ${q()&&!s&&r`<${m} icon="share" label=${o("share-link")} onClick=${c} />`}
          ${s&&r`<${m} icon="copy" label=${o("copy-link")} onClick=${i} />`}
        </div>
        <p class="note link-text" title=${n}>${n.replace(/^https?:\/\//,"")}</p>
      </div>
    </>
  `}function Nt({seats:e,session:t,waiting:a}){let n=t.presence.value?.watching??0;return r`
    <${w} class="seats-card">
      <ul class="seats" aria-label=${o("seats")}>
        ${e.map(s=>r`<${Ot} key=${s.seat} session=${t} seat=${s} />`)}
      </ul>
      ${a&&r`<p class="note"><b>${o("nobody-else")}</b> ${o("nobody-else-note")}</p>`}
      ${n>0&&r`<p class="note">${o("watching",{count:n})}</p>`}
    </>
  `}function Ot({session:e,seat:{seat:t,name:a}}){let n=e.presence.value?.seats.find(i=>i.seat===t),s=He(e,n?.connected===!1?n.since:null)>0,l=t===e.me.value;return r`
    <li class=${s?"seat away":"seat"}>
      <${ze} name=${a} own=${l} />
      <b title=${a}>${l?o("you"):a}</b>
      ${s&&r`<small>${o("away")}</small>`}
    </li>
  `}var xt=1500,Et=["bad-token","player-removed","seat-forgotten","token-renewed"],nt=xe(async()=>(await import("./game-X6C74AKE.js")).Game);function co({room:e}){let[t,a]=f(()=>({token:Q(e)})),n=D(()=>te(()=>$e(Me({room:e,...t}))),[t]);return p(()=>()=>n.close(),[n]),p(()=>{if(!ot(n.goodbye.value))return;let s=n.goodbye.value?.code,l=Q(e);if(s==="token-renewed"&&l!==t.token)return a({token:l});s!=="bad-token"&&v({words:o(`refused-${s}`),lasting:!0,urgent:!0}),he(e),a({token:null})},[n.goodbye.value]),r`<${At} room=${e} session=${n} />`}function At({room:e,session:t}){let a=t.view.value,{goodbye:n}=t,[s,l]=f(Le(e)),[i,c]=f("");It(t),Dt(a?.board),ce(a),Bt(t),We(a),p(()=>{let $=setTimeout(()=>{nt.fetch()},xt);return()=>clearTimeout($)},[]);let u=a!==null&&t.me.value===null,d=u&&a.allowed_commands.includes("take_seat"),y=d&&(s==="play"||s==="next")&&A.value!==""&&!i,g=u&&!d&&s==="play";p(()=>{y?k():g&&h("watch")},[y,g]);async function k(){let{refused:$}=await t.send("take_seat",{name:A.value});$?.code.startsWith("name-")?c(X($)):h("watch"),$&&v({words:X($),urgent:!0})}function h($){De(e,$),c(""),l($)}return t.status.value==="closed"&&n.value&&!ot(n.value)?r`<${Oe} ...${n.value} />`:!a||y?r`<${Lt} session=${t} />`:d&&s!=="watch"?r`<${qe} session=${t} fault=${i} onDecide=${h} />`:a.phase==="lobby"?r`<${tt} room=${e} session=${t} onSit=${()=>h(d?"play":"next")} />`:r`<${nt} session=${t} />`}function ot(e){return e!==null&&Et.includes(e.code)}function It(e){let t=e.status.value==="lost";p(()=>{if(t)return v({words:o("connection-lost"),rank:"connection",lasting:!0,trying:!0,urgent:!0,action:{label:o("try-now"),run:e.retryNow}})},[t])}function Wt(e,t){switch(e.type){case"host_changed":return o("event-host",P(t,e.seat));case"player_removed":return o("event-removed",P(t,e.seat));case"seat_forgotten":return o("event-forgotten",P(t,e.seat));case"room_locked":return o("event-locked");case"room_unlocked":return o("event-unlocked");case"spectator_delay_set":return o("event-delay",{seconds:e.seconds});default:return""}}function Bt(e){p(()=>e.onEvents(({events:t,missed:a,before:n,view:s})=>{if(s.phase!=="lobby")return;let l=a?o("you-are-back"):t.map(({event:i})=>Wt(i,n??s)).findLast(Boolean);l&&v({words:l,rank:a?"missed":"news"})}),[e])}function Dt(e){p(()=>{let t=()=>{};async function a(){t();try{e&&await ye(e)}catch(n){let s={label:o("try-now"),run:a};t=v({words:Ne(n),lasting:!0,urgent:!0,action:s})}}return a(),()=>t()},[e])}function Lt({session:e}){let[t,a]=f(!1),{api:n}=C();return T({screen:"game",title:o("connecting")}),p(()=>{n.setView({robots:{},markers:{},chip:null,trail:null,selected:null,landing:[],readOnly:!0});let s=setTimeout(()=>a(!0),5e3);return()=>clearTimeout(s)},[]),p(()=>{if(t)return v({words:o("server-silent"),lasting:!0,trying:!0,action:{label:o("try-now"),run:e.retryNow}})},[t,e]),r`<${Te} />`}export{co as RoomPage};
