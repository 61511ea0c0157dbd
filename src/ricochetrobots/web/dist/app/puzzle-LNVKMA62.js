import{f as et,g as ot}from"./chunk-RS7WYZXV.js";import{$a as g,Aa as B,Ba as y,Bb as U,C as e,Cb as j,Db as G,Eb as J,Ga as F,Gb as Q,Hb as V,Ia as M,La as m,Lb as X,M as T,Mb as x,Na as Y,Nb as Z,Ob as _,Pa as C,Pb as tt,Q as W,Ta as h,Ua as k,Va as u,Wa as z,Za as E,_a as H,ab as I,b as P,c as S,db as f,eb as K,g as L,ga as q,gb as N,l as s,m as O,n as c,qa as A,xa as w,yb as R,za as D}from"./chunk-5IJ3KAUO.js";function st({table:t}){let{day:o}=t,{hints:i,result:n}=t.kept.value;if(!n)return null;let{moves:a,best:r,shortest:$}=n,l=o.date===o.today,d=l?R(o.today):0,p=a>r,v=p&&$===null;return s`
    <${h} class="result">
      <${u} class="result-head solved-head">
        <${y} chip=${o.chip} size=${56} />
        <div>
          <${z} focusOn=${`${o.date}.solved`}>${p?e("puzzle-done"):e("puzzle-done-shortest")}</>
          <p class="verdict note">${X(n)}</p>
        </div>
      </>
      <dl class="card solved-facts">
        <${b} name=${e("solved-moves")} value=${a} good=${!p} />
        <${b} name=${e("solved-best")} value=${r} />
        <${b} name=${e("hints")} value=${i.length} />
        ${l&&s`<${b} name=${e("solved-streak")} value=${d} />`}
      </dl>
      <${at} table=${t} result=${n} />
      <p class="puzzle-links">
        <${f} class="button quiet" to=${g}>${e("all-days")}</>
        ${!l&&s`<${f} class="button quiet" to=${H}>${e("todays-puzzle")}</>`}
        ${l&&s`<span class="note">${e("puzzle-next",{time:j(o.today)})}</span>`}
      </p>
    </>
    <${k}>
      <div class="buttons">
        ${v&&s`<${c} onClick=${t.restart}>${e("solved-again")}</>`}
        <${c} kind="main" icon=${w()?"share":"copy"} onClick=${()=>nt(t,n,i.length,d)}>
          ${w()?e("solved-share"):e("solved-copy")}
        </>
      </div>
    </>
  `}function b({name:t,value:o,good:i=!1}){return s`<div class=${i?"fact good":"fact"}><dt>${t}</dt><dd>${o}</dd></div>`}async function nt({day:t},o,i,n){let a=Z(t.date,o,i,n),r=location.origin+I({date:t.date,today:""}),$=await D(a,r);$==="copied"&&C({words:e("solved-copied")}),$==="failed"&&C({words:e("solved-by-hand",{words:`${a} ${r}`}),lasting:!0})}function at({table:t,result:o}){let i=L(),n=t.replay.playback.value,a=_(t.day,o),r=a.find(({kind:l})=>l===n?.of.kind)??a[0],$=a.length>1;return s`
    <${u} class=${$?"paths pair":"paths"}>
      <fieldset class="path-options">
        <legend class="unseen">${e("solved-paths")}</legend>
        ${a.map(l=>s`
          <${rt}
            key=${l.kind} table=${t} path=${l} name=${$?i:null} chosen=${l===r}
            step=${l===r?ot(l,n):void 0}
          />
        `)}
      </fieldset>
      <${et} table=${t} path=${r} />
    </>
    ${o.moves>o.best&&!$&&s`<${c} onClick=${t.reveal}>${e("solved-reveal")}</>`}
  `}function rt({table:t,path:o,name:i,chosen:n,step:a}){let{kind:r,moves:$}=o,l=r==="optimum"?e("path-optimum"):e("you"),d=e("path-label",{title:l,moves:$.length}),p=()=>{t.openPath(o),Y(d)},v=s`<b>${l}</b> <strong>${$.length}</strong>`;return s`
    <div class=${n?"path-option chosen":"path-option"}>
      ${i===null?s`<p class="path-head">${v}</p>`:s`
            <label class="path-head">
              <input type="radio" name=${i} checked=${n} onChange=${p} aria-label=${d} />
              ${v}
            </label>
          `}
      <${it} table=${t} path=${o} onClick=${i===null||n?void 0:p} />
      <${m} table=${t} moves=${$} label=${e("result-moves")} now=${a} />
    </div>
  `}function it({table:t,path:o,onClick:i}){let n=t.board.value;if(!n)return null;let a=Q(o,n),r=V(a,a.slides.length,l=>W(l,n.width)),$={...t.day.chip,symbol:t.day.chip.symbol??"vortex"};return s`
    <div class="path-picture" aria-hidden="true" onClick=${i}>
      <${A} data=${n} view=${{robots:r,chip:$,trail:{moves:a.slides}}} />
    </div>
  `}function Gt({date:t}){let[o,i]=P(()=>J(t)),[n,a]=P(null),r=tt(o),$=o&&o.date!==o.today?e("puzzle-of-day",{day:U(o.date)}):e("todays-puzzle");return E({screen:"game",facts:[$],title:$}),S(()=>{G(t).then(i,a)},[t]),n?s`<${N} title=${e("puzzle-missing")} words=${K(n)} />`:!o||!r?s`<${h}><div class="pale"><span></span><span></span></div></>`:r.done.value?s`<${st} table=${r} />`:s`<${lt} table=${r} />`}function lt({table:t}){let{chip:o}=t.day,i=t.trial.value.moves,n=i.length===0,{hints:a,result:r}=t.kept.value,$=Object.keys(t.trial.value.start),l=a.at(-1)?.last===!0;return F([...$.map(d=>({keys:[d.toLowerCase()],text:`key-choose-${d}`,run:()=>t.choose(d)})),{keys:["Escape"],text:"key-choose-none",when:()=>t.chosen.value!==null,run:()=>{t.chosen.value=null}},{keys:["u"],text:"key-undo",run:t.undo},{keys:["U"],text:"key-restart",run:t.restart},{keys:["h"],text:"key-hint",run:t.hint}]),s`
    <${h}>
      <${u} class="puzzle-head">
        <${z} focusOn=${t.day.date}>${e("find-a-way")}</>
        <p class="puzzle-aim">
          ${o.robot&&s`<${B} robot=${o.robot} />`}<${O} name="east" /><${y} chip=${o} />
          <span><b>${q(o)}</b> ${o.cell}</span>
        </p>
        <p class="puzzle-count"><b>${i.length}</b> <span class="note">${e("moves-word",{count:i.length})}</span></p>
      </>
      ${a.length>0&&s`<${$t} table=${t} hints=${a} />`}
      ${n?s`<p class="note">${e("puzzle-how")}</p>`:s`<${m} table=${t} moves=${i.map(d=>d.slide.robot+d.direction)} label=${e("moves-so-far")} />`}
      <p class="puzzle-links">
        ${r&&s`<${c} kind="quiet" onClick=${t.giveUp}>${e("puzzle-back-to-result")}</>`}
        <${f} class="button quiet" to=${g}>${e("all-days")}</>
      </p>
    </>
    <${k}>
      <${M} table=${t}>
        <${c} disabled=${l} onClick=${t.hint}>${e("hint-next",{grade:l?1:a.length+1})}${" "}${T.value.singleKeys&&s`<kbd>h</kbd>`}</>
        <${c} icon="undo" label=${e("undo")} disabled=${n} onClick=${t.undo} />
        <${c} icon="restart" label=${e("start-over")} disabled=${n} onClick=${t.restart} />
      </>
    </>
  `}function $t({table:t,hints:o}){let i=({kind:r})=>r==="at-most"||r==="exactly",n=o.findLast(i),a=o.findLast(r=>!i(r));return s`
    <${u} class="hints">
      <h2 class="unseen">${e("hints")}</h2>
      ${n&&s`<p>${x(n)}</p>`}
      ${a&&s`<p>${a.kind==="path"?e("hint-path-head"):x(a)}</p>`}
      ${a?.kind==="path"&&s`<${m} table=${t} moves=${a.path?.split(" ")??[]} label=${e("hint-path-head")} />`}
    </>
  `}export{Gt as PuzzlePage};
