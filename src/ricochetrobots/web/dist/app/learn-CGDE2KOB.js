import{a as w,b as y,c as L,d as Y}from"./chunk-SPZPQRYQ.js";import{I as p,Ua as f,Za as R,b as $,cb as C,hb as G,ia as b,j as h,m as o,ma as x,na as S,oa as k,pa as B,y as t}from"./chunk-663VM76T.js";var a=[{id:"sliding",puzzle:"6x5:b1s,e1e,c5e,Rc5m Ra4 >Rc5",moves:2,needs:["alone"]},{id:"blocking",puzzle:"6x5:b4e,a5e,Rc5g Rd1 Be5 >Rc5",moves:3,needs:["help"]},{id:"waiting",puzzle:"6x5:c1e,b2e,Ge5p Gb3 Yc5 >Ge5",moves:3,needs:["help"]},{id:"corner",puzzle:"6x5:f3s,b4e,Bf4s Bd4 >Bf4",moves:3,needs:["alone","corner"]},{id:"vortex",puzzle:"6x5:c2e,a3e,*f3 Re4 Gf1 Ye2 >*f3",moves:2,needs:["alone"]},{id:"diagonal",puzzle:"6x5:d4e,Rf1m,Yc3\\ Rc2 >Rf1",moves:2,needs:["alone","bounce"]},{id:"silver",puzzle:"6x5:a3s,c4e,Gb5g Gf1 Sc5 >Gb5",moves:3,needs:["help"]},{id:"reading",puzzle:"1C2C4C3C Rh1 Gm15 Bb9 Yj14 >Be7",moves:3,needs:["alone"]},{id:"bidding",puzzle:"1C3B4C2B Rj14 Ga9 Bm2 Ye11 >Gj11",moves:3,needs:["help"],bids:!0},{id:"showing",puzzle:"2A4C3A1B Rm5 Gb4 Bp16 Yd16 >Rl4",moves:3,needs:["alone"],bids:!0,bid:4}];var A="ricochet.learned",i=h(O());function N(e){i.value.includes(e)||(i.value=[...i.value,e],p.write(A,i.value.join(" ")))}function O(){let e=(p.read(A)??"").split(" ");return a.map(({id:n})=>n).filter(n=>e.includes(n))}var u=[2,3,4,5,6,7,8],P=/^6x5:/;function oe(){let[e,n]=$(j),l=a[e],[s,d]=$(null),r=w(l,m=>{N(l.id),d(m)}),c=r.done.value&&s!==null,v=e===a.length-1;C({screen:"game",title:t("learn-title"),facts:[t("learn-title"),t("learn-place",{place:e+1,total:a.length})]}),f([{keys:[" "],text:"key-learn-next",when:()=>c,run:g}]);function z(m){d(null),n(m)}function g(){v?G("/"):z(e+1)}return o`
    <${x} class=${P.test(l.puzzle)?"learn small":"learn"}>
      <${k} class="puzzle-head">
        <${B} focusOn=${l.id}>${t(`learn-${l.id}`)}</>
        <${y} table=${r} />
      </>
      <p class="task">${t(`learn-${l.id}-how`)}</p>
      ${r.trial.value.moves.length>0&&o`<${I} table=${r} />`}
      ${c&&o`<${Y} words=${E(l,s)} />`}
      ${e===0&&!c&&o`<p class="note">${t("puzzle-how")}</p>`}
      <${M} at=${e} onOpen=${z} />
    </>
    <${S}>
      ${c?o`
            <div class="buttons">
              <${b} onClick=${r.restart}>${t("start-over")}</>
              <${b} kind="main" class="wide" onClick=${g}>${v?t("learn-end"):t("learn-next")}</>
            </div>
          `:r.bids&&r.bid.value===null?o`<${K} table=${r} />`:o`<${L} table=${r} />`}
    </>
  `}function j(){return Math.max(0,a.findIndex(({id:e})=>!i.value.includes(e)))}function E({id:e,moves:n},l){let s=l>n&&e!=="showing"?` ${t("learn-longer",{moves:l,best:n})}`:"";return t(`learn-${e}-done`)+s}function I({table:e}){let n=e.trial.value.moves.map(l=>l.slide.robot+l.direction);return o`<${R} moves=${n} label=${t("moves-so-far")} />`}function M({at:e,onOpen:n}){return o`
    <ol class="lessons" aria-label=${t("learn-title")}>
      ${a.map(({id:l},s)=>{let d=i.value.includes(l)?"solved":"new";return o`
          <li key=${l}>
            <button
              type="button" class=${`lesson ${d}`} aria-current=${s===e?"step":void 0}
              aria-label=${t("learn-lesson",{place:s+1,name:t(`learn-${l}`),state:d})} onClick=${()=>n(s)}
            >${s+1}</button>
          </li>
        `})}
    </ol>
  `}function K({table:e}){return f([{keys:u.map(String),shown:`${u[0]}–${u[u.length-1]}`,text:"key-bid",run:({key:n})=>{e.bid.value=Number(n)}}]),o`
    <p class="note">${t("bid-title")}</p>
    <div class="learn-bids" role="group" aria-label=${t("bid-title")}>
      ${u.map(n=>o`<button type="button" key=${n} class="key" aria-label=${t("bid-send",{moves:n})} onClick=${()=>{e.bid.value=n}}>${n}</button>`)}
    </div>
  `}export{oe as LearnPage};
