import{f as ot,g as st}from"./chunk-AIAEX2RJ.js";import{$a as g,Aa as F,Ab as j,Ba as y,Bb as V,C as o,Cb as G,Db as J,Fb as Q,Ga as I,Gb as X,Ia as M,La as m,Lb as Z,M as W,Mb as S,Na as R,Nb as _,Ob as tt,Pa as x,Pb as et,Q as q,Ta as h,Ua as k,Va as u,Wa as z,Za as Y,_a as E,ab as H,b as P,c as w,db as f,e as L,eb as K,g as O,ga as A,gb as N,l as s,m as T,n as c,qa as D,xa as C,xb as U,za as B}from"./chunk-XM5VXJ5M.js";function nt({table:t}){let{day:e}=t,{hints:r,result:n}=t.kept.value;if(!n)return null;let{moves:a,best:i,shortest:l}=n,$=e.date===e.today,d=$?U(e.today):0,p=a>i,v=p&&l===null;return s`
    <${h} class="result">
      <${u} class="result-head solved-head">
        <${y} chip=${e.chip} size=${56} />
        <div>
          <${z} focusOn=${`${e.date}.solved`}>${p?o("puzzle-done"):o("puzzle-done-shortest")}</>
          <p class="verdict note">${Z(n)}</p>
        </div>
      </>
      <dl class="card solved-facts">
        <${b} name=${o("solved-moves")} value=${a} good=${!p} />
        <${b} name=${o("solved-best")} value=${i} />
        <${b} name=${o("hints")} value=${r.length} />
        ${$&&s`<${b} name=${o("solved-streak")} value=${d} />`}
      </dl>
      <${rt} table=${t} result=${n} />
      <p class="puzzle-links">
        <${f} class="button quiet" to=${g}>${o("all-days")}</>
        ${!$&&s`<${f} class="button quiet" to=${E}>${o("todays-puzzle")}</>`}
        ${$&&s`<span class="note">${o("puzzle-next",{time:V(e.today)})}</span>`}
      </p>
    </>
    <${k}>
      <div class="buttons">
        ${v&&s`<${c} onClick=${t.restart}>${o("solved-again")}</>`}
        <${c} kind="main" icon=${C()?"share":"copy"} onClick=${()=>at(t,n,r.length,d)}>
          ${C()?o("solved-share"):o("solved-copy")}
        </>
      </div>
    </>
  `}function b({name:t,value:e,good:r=!1}){return s`<div class=${r?"fact good":"fact"}><dt>${t}</dt><dd>${e}</dd></div>`}async function at({day:t},e,r,n){let a=_(t.date,e,r,n),i=location.origin+H({date:t.date,today:""}),l=await B(a,i);l==="copied"&&x({words:o("solved-copied")}),l==="failed"&&x({words:o("solved-by-hand",{words:`${a} ${i}`}),lasting:!0})}function rt({table:t,result:e}){let r=O(),n=t.replay.playback.value,a=tt(t.day,e),i=a.find(({kind:$})=>$===n?.of.kind)??a[0],l=a.length>1;return s`
    <${u} class=${l?"paths pair":"paths"}>
      <fieldset class="path-options">
        <legend class="unseen">${o("solved-paths")}</legend>
        ${a.map($=>s`
          <${lt}
            key=${$.kind} table=${t} path=${$} name=${l?r:null} chosen=${$===i}
            step=${$===i?st($,n):void 0}
          />
        `)}
      </fieldset>
      <${ot} table=${t} path=${i} />
    </>
    ${e.moves>e.best&&!l&&s`<${c} onClick=${t.reveal}>${o("solved-reveal")}</>`}
  `}function lt({table:t,path:e,name:r,chosen:n,step:a}){let{kind:i,moves:l}=e,$=i==="optimum"?o("path-optimum"):o("you"),d=o("path-label",{title:$,moves:l.length}),p=()=>{t.openPath(e),R(d)},v=s`<b>${$}</b> <strong>${l.length}</strong>`;return s`
    <div class=${n?"path-option chosen":"path-option"}>
      ${r===null?s`<p class="path-head">${v}</p>`:s`
            <label class="path-head">
              <input type="radio" name=${r} checked=${n} onChange=${p} aria-label=${d} />
              ${v}
            </label>
          `}
      <${it} table=${t} path=${e} onClick=${r===null||n?void 0:p} />
      <${m} table=${t} moves=${l} label=${o("result-moves")} now=${a} />
    </div>
  `}function it({table:t,path:e,onClick:r}){let n=t.board.value;if(!n)return null;let a=Q(e,n),i=X(a,a.slides.length,$=>q($,n.width)),l={...t.day.chip,symbol:t.day.chip.symbol??"vortex"};return s`
    <div class="path-picture" aria-hidden="true" onClick=${r}>
      <${D} data=${n} view=${{robots:i,chip:l,trail:{moves:a.slides}}} />
    </div>
  `}function Gt({date:t}){let[e,r]=P(()=>J(t)),[n,a]=P(null),i=et(e),l=e&&e.date!==e.today?o("puzzle-of-day",{day:j(e.date)}):o("todays-puzzle");return Y({screen:"game",facts:[l],title:l}),w(()=>{G(t).then(r,a)},[t]),n?s`<${N} title=${o("puzzle-missing")} words=${K(n)} />`:!e||!i?s`<${h}><div class="pale"><span></span><span></span></div></>`:i.done.value?s`<${nt} table=${i} />`:s`<${$t} table=${i} />`}function $t({table:t}){let{chip:e}=t.day,r=t.trial.value.moves,n=r.length===0,{hints:a,result:i}=t.kept.value,l=Object.keys(t.trial.value.start),$=a.at(-1)?.last===!0;return I([...l.map(d=>({keys:[d.toLowerCase()],text:`key-choose-${d}`,run:()=>t.choose(d)})),{keys:["Escape"],text:"key-choose-none",when:()=>t.chosen.value!==null,run:()=>{t.chosen.value=null}},{keys:["u"],text:"key-undo",run:t.undo},{keys:["U"],text:"key-restart",run:t.restart},{keys:["h"],text:"key-hint",run:t.hint}]),s`
    <${h}>
      <${u} class="puzzle-head">
        <${z} focusOn=${t.day.date}>${o("find-a-way")}</>
        <p class="puzzle-aim">
          ${e.robot&&s`<${F} robot=${e.robot} />`}<${T} name="east" /><${y} chip=${e} />
          <span><b>${A(e)}</b> ${e.cell}</span>
        </p>
        <p class="puzzle-count"><b>${r.length}</b> <span class="note">${o("moves-word",{count:r.length})}</span></p>
      </>
      ${a.length>0&&s`<${dt} table=${t} hints=${a} />`}
      ${n?s`<p class="note">${o("puzzle-how")}</p>`:s`<${m} table=${t} moves=${r.map(d=>d.slide.robot+d.direction)} label=${o("moves-so-far")} />`}
      <p class="puzzle-links">
        ${i&&s`<${c} kind="quiet" onClick=${t.giveUp}>${o("puzzle-back-to-result")}</>`}
        <${f} class="button quiet" to=${g}>${o("all-days")}</>
      </p>
    </>
    <${k}>
      <${M} table=${t}>
        <${c} disabled=${$} onClick=${t.hint}>${o("hint-next",{grade:$?1:a.length+1})}${" "}${W.value.singleKeys&&s`<kbd>h</kbd>`}</>
        <${c} icon="undo" label=${o("undo")} disabled=${n} onClick=${t.undo} />
        <${c} icon="restart" label=${o("start-over")} disabled=${n} onClick=${t.restart} />
      </>
    </>
  `}function dt({table:t,hints:e}){let r=({kind:l})=>l==="at-most"||l==="exactly",n=e.findLast(r),a=e.findLast(l=>!r(l)),i=L(null);return w(()=>i.current?.scrollIntoView({block:"center"}),[e.length]),s`
    <${u} class="hints">
      <h2 class="unseen" ref=${i}>${o("hints")}</h2>
      ${n&&s`<p>${S(n)}</p>`}
      ${a&&s`<p>${a.kind==="path"?o("hint-path-head"):S(a)}</p>`}
      ${a?.kind==="path"&&s`<${m} table=${t} moves=${a.path?.split(" ")??[]} label=${o("hint-path-head")} />`}
    </>
  `}export{Gt as PuzzlePage};
