import{$a as re,B as l,Ja as Z,K as M,Ka as ee,La as te,Ma as oe,O as W,Oa as ne,Ta as le,Va as E,Y as D,_a as se,aa as F,ab as B,b as G,ba as H,c as P,cb as ae,d as A,db as ue,f as K,fa as U,fb as ie,ga as V,gb as ce,i as b,j as y,k as T,l as a,la as z,m as _,n as x,qa as L,ra as q,sa as J,wa as Q,za as X}from"./chunk-H46S2WCK.js";function de(e){let[t,...n]=e.split(" "),s=n[n.length-1].slice(1),o=Object.fromEntries(n.slice(0,-1).map(i=>[i[0],i.slice(1)]));return{board:t,robots:o,robot:s[0]==="*"?null:s[0],cell:s.slice(1)}}function we({puzzle:e,bids:t=!1,bid:n},s,o){let{robots:i,robot:v,cell:u}=de(e),d=b(null),c=b({start:i,moves:[]}),f=b(null),$=b(n??null),S=b(!1),R=y(()=>ae(c.value,d.value?.width??0)),he=y(()=>d.value?.targets.find(({cell:r})=>r===u)?.symbol??null),N=y(()=>({robot:v,cell:u,symbol:he.value})),k=y(()=>S.value||t&&$.value===null),O=y(()=>{let r=k.value?null:f.value;return{robots:R.value,selected:r,readOnly:k.value,cursorMode:r===null,chip:N.value,markers:c.value.moves.length?i:{},trail:{moves:c.value.moves.map(p=>p.slide)},landing:r&&d.value?ce(d.value,R.value,r):[],cursor:null,coordinates:!1}}),ge=T(()=>{if(!d.value)return;let{cursor:r,coordinates:p,...m}=O.value;s.setView(m)});function j(r){S.value=!1,c.value={...c.value,moves:c.value.moves.slice(0,r)}}async function ye(r,p){try{let m=await D(e,ie(r));if(c.value!==r)return;if(m.ok){S.value=!0,o(r.moves.length);return}B({words:m.code==="no-ricochet"?l("corner-first"):l("failed-moves-used",{moves:r.moves.length}),urgent:!0}),p&&Y()}catch(m){B({words:E(m),urgent:!0})}}function Y(){j(0),$.value=n??null}return{api:s,board:d,scene:O,trial:c,chosen:f,chip:N,bid:$,bids:t,done:S,shut:k,leave:ge,text:de(e).board,choose(r){R.value[r]&&!k.value&&(f.value=r)},move(r,p){if(!d.value||k.value||$.value!==null&&c.value.moves.length>=$.value)return;f.value=r;let{trial:m,made:w}=ue(c.value,d.value,r,p);if(w.refused){s.shake(r,p),B({words:J(r,p,w.refused),urgent:!0});return}let I=W(w.cells[w.cells.length-1],d.value.width);se(l("move-made",{count:m.moves.length,robot:r,direction:p,cell:I}));let xe=s.animateMove(w);c.value=m;let ke=I===u&&(v??r)===r;($.value===null?ke:m.moves.length===$.value)&&xe.then(()=>ye(m,$.value!==null))},undo:()=>j(Math.max(0,c.value.moves.length-1)),restart:Y}}function me(e,t){let{api:n,data:s}=F({describeCell:u=>s?q(s,o?.scene.value.robots??{},u):u,onMove:(u,d)=>o?.move(u,d),onSelect:u=>o?.choose(u)}),o=K(()=>e&&we(e,n,t),[e]),i=o&&s?.board===o.text?s:null;A(()=>{o&&(o.board.value=i)},[o,i]),P(()=>{if(o)return H(o.text).catch(u=>B({words:E(u),urgent:!0})),o.leave},[o]);let v=o?Object.keys(o.trial.value.start):[];return z(o?[...v.map(u=>({keys:[u.toLowerCase()],text:`key-choose-${u}`,run:()=>o.choose(u)})),{keys:["Escape"],text:"key-choose-none",when:()=>o.chosen.value!==null,run:()=>{o.chosen.value=null}},{keys:["u"],text:"key-undo",run:o.undo},{keys:["U"],text:"key-restart",run:o.restart}]:[]),o}function ve({table:e}){let t=e.chip.value,{length:n}=e.trial.value.moves,s=l("phase-target",{robot:t.robot??"any",target:L(t),cell:t.cell});return a`
    <p class="puzzle-aim">
      <span class="unseen">${s}</span>
      <span class="chip-signs" aria-hidden="true">
        ${t.robot?a`<${U} robot=${t.robot} />`:a`<b>${l("phase-any-robot")}</b>`}<${_} name="east" /><${V} chip=${t} />
      </span>
      <span aria-hidden="true"><b>${L(t)}</b> ${t.cell}</span>
    </p>
    <p class="puzzle-count"><b>${n}</b> <span class="note">${l("moves-word",{count:n})}</span></p>
  `}function pe({table:e}){let t=e.trial.value.moves.length===0;return a`
    <${Q} table=${e}>
      ${e.bid.value===null&&a`<${x} disabled=${t} onClick=${e.undo}>${l("undo")}</>`}
      <${x} disabled=${t} onClick=${e.restart}>${l("start-over")}</>
    </>
  `}function fe({words:e}){return P(()=>re(e),[e]),a`<p class="verdict">${e}</p>`}var h=[{id:"sliding",puzzle:"6x5:b1s,e1e,c5e,Rc5m Ra4 >Rc5",moves:2,needs:["alone"]},{id:"blocking",puzzle:"6x5:b4e,a5e,Rc5g Rd1 Be5 >Rc5",moves:3,needs:["help"]},{id:"waiting",puzzle:"6x5:c1e,b2e,Ge5p Gb3 Yc5 >Ge5",moves:3,needs:["help"]},{id:"corner",puzzle:"6x5:f3s,b4e,Bf4s Bd4 >Bf4",moves:3,needs:["alone","corner"]},{id:"vortex",puzzle:"6x5:c2e,a3e,*f3 Re4 Gf1 Ye2 >*f3",moves:2,needs:["alone"]},{id:"diagonal",puzzle:"6x5:d4e,Rf1m,Yc3\\ Rc2 >Rf1",moves:2,needs:["alone","bounce"]},{id:"silver",puzzle:"6x5:a3s,c4e,Gb5g Gf1 Sc5 >Gb5",moves:3,needs:["help"]},{id:"reading",puzzle:"1C2C4C3C Rh1 Gm15 Bb9 Yj14 >Be7",moves:3,needs:["alone"]},{id:"bidding",puzzle:"1C3B4C2B Rj14 Ga9 Bm2 Ye11 >Gj11",moves:3,needs:["help"],bids:!0},{id:"showing",puzzle:"2A4C3A1B Rm5 Gb4 Bp16 Yd16 >Rl4",moves:3,needs:["alone"],bids:!0,bid:4}];var $e="ricochet.learned",g=b(ze());function be(e){g.value.includes(e)||(g.value=[...g.value,e],M.write($e,g.value.join(" ")))}function ze(){let e=(M.read($e)??"").split(" ");return h.map(({id:t})=>t).filter(t=>e.includes(t))}var C=[2,3,4,5,6,7,8];function it(){let[e,t]=G(Be),n=h[e],[s,o]=G(null),i=me(n,f=>{be(n.id),o(f)}),v=i.done.value&&s!==null,u=e===h.length-1;ne({screen:"game",title:l("learn-title"),facts:[l("learn-title"),l("learn-place",{place:e+1,total:h.length})]}),z([{keys:[" "],text:"key-learn-next",when:()=>v,run:c}]);function d(f){o(null),t(f)}function c(){u?le("/"):d(e+1)}return a`
    <${Z} class="learn">
      <${Re} at=${e} onOpen=${d} />
      <${te} class="puzzle-head">
        <${oe} focusOn=${n.id}>${l(`learn-${n.id}`)}</>
        <${ve} table=${i} />
      </>
      <p>${l(`learn-${n.id}-how`)}</p>
      ${i.trial.value.moves.length>0&&a`<${Se} table=${i} />`}
      ${v&&a`<${fe} words=${Ce(n,s)} />`}
      ${e===0&&!v&&a`<p class="note">${l("puzzle-how")}</p>`}
    </>
    <${ee}>
      ${v?a`
            <div class="buttons">
              <${x} onClick=${i.restart}>${l("start-over")}</>
              <${x} kind="main" class="wide" onClick=${c}>${u?l("learn-end"):l("learn-next")}</>
            </div>
          `:i.bids&&i.bid.value===null?a`<${Ge} table=${i} />`:a`<${pe} table=${i} />`}
    </>
  `}function Be(){return Math.max(0,h.findIndex(({id:e})=>!g.value.includes(e)))}function Ce({id:e,moves:t},n){let s=n>t&&e!=="showing"?` ${l("learn-longer",{moves:n,best:t})}`:"";return l(`learn-${e}-done`)+s}function Se({table:e}){let t=e.trial.value.moves.map(n=>n.slide.robot+n.direction);return a`<${X} table=${e} moves=${t} label=${l("moves-so-far")} />`}function Re({at:e,onOpen:t}){return a`
    <ol class="lessons" aria-label=${l("learn-title")}>
      ${h.map(({id:n},s)=>{let o=g.value.includes(n)?"solved":"new";return a`
          <li key=${n}>
            <button
              type="button" class=${`lesson ${o}`} aria-current=${s===e?"step":void 0}
              aria-label=${l("learn-lesson",{place:s+1,name:l(`learn-${n}`),state:o})} onClick=${()=>t(s)}
            >${s+1}</button>
          </li>
        `})}
    </ol>
  `}function Ge({table:e}){return z([{keys:C.map(String),shown:`${C[0]}–${C[C.length-1]}`,text:"key-bid",run:({key:t})=>{e.bid.value=Number(t)}}]),a`
    <p class="note">${l("bid-title")}</p>
    <div class="learn-bids" role="group" aria-label=${l("bid-title")}>
      ${C.map(t=>a`<button type="button" key=${t} class="key" aria-label=${l("bid-send",{moves:t})} onClick=${()=>{e.bid.value=t}}>${t}</button>`)}
    </div>
  `}export{it as LearnPage};
