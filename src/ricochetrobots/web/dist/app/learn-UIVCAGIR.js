//# allFunctionsCalledOnLoad
import{Da as C,M as o,Na as G,Oa as w,Pa as L,Qa as Y,c as p,ha as b,j as $,pa as f,r as x,ta as y,u as t,ua as h,va as S,wa as k,xa as B,za as R}from"./main.js";var a=[{id:"sliding",puzzle:"6x5:b1s,e1e,c5e,Rc5m Ra4 >Rc5",symbol:"moon",moves:2,needs:["alone"]},{id:"blocking",puzzle:"6x5:b4e,a5e,Rc5g Rd1 Be5 >Rc5",symbol:"gear",moves:3,needs:["help"]},{id:"waiting",puzzle:"6x5:c1e,b2e,Ge5p Gb3 Yc5 >Ge5",symbol:"planet",moves:3,needs:["help"]},{id:"corner",puzzle:"6x5:f3s,b4e,Bf4s Bd4 >Bf4",symbol:"star",moves:3,needs:["alone","corner"]},{id:"vortex",puzzle:"6x5:c2e,a3e,*f3 Re4 Gf1 Ye2 >*f3",symbol:"vortex",moves:2,needs:["alone"]},{id:"diagonal",puzzle:"6x5:d4e,Rf1m,Yc3\\ Rc2 >Rf1",symbol:"moon",moves:2,needs:["alone","bounce"]},{id:"silver",puzzle:"6x5:a3s,c4e,Gb5g Gf1 Sc5 >Gb5",symbol:"gear",moves:3,needs:["help"]},{id:"reading",puzzle:"1C2C4C3C Rh1 Gm15 Bb9 Yj14 >Be7",symbol:"planet",moves:3,needs:["alone"]},{id:"bidding",puzzle:"1C3B4C2B Rj14 Ga9 Bm2 Ye11 >Gj11",symbol:"planet",moves:3,needs:["help"],bids:!0},{id:"showing",puzzle:"2A4C3A1B Rm5 Gb4 Bp16 Yd16 >Rl4",symbol:"star",moves:3,needs:["alone"],bids:!0,bid:4}];var A="ricochet.learned",i=x(O());function N(e){i.value.includes(e)||(i.value=[...i.value,e],p.write(A,i.value.join(" ")))}function O(){let e=(p.read(A)??"").split(" ");return a.map(({id:n})=>n).filter(n=>e.includes(n))}var u=[2,3,4,5,6,7,8],P=/^6x5:/;function te(){let[e,n]=$(j),l=a[e],[s,d]=$(null),r=G(l,c=>{N(l.id),d(c)}),m=r.done.value&&s!==null,v=e===a.length-1;R({screen:"game",title:o("learn-title"),facts:[o("learn-title"),o("learn-place",{place:e+1,total:a.length})]}),f([{keys:[" "],text:"key-learn-next",when:()=>m,run:g}]);function z(c){d(null),n(c)}function g(){v?C("/"):z(e+1)}return t`
    <${h} class=${P.test(l.puzzle)?"learn small":"learn"}>
      <${k} class="puzzle-head">
        <${B} focusOn=${l.id}>${o(`learn-${l.id}`)}</>
        <${w} table=${r} />
      </>
      <p class="task">${o(`learn-${l.id}-how`)}</p>
      ${r.trial.value.moves.length>0&&t`<${I} table=${r} />`}
      ${m&&t`<${Y} words=${E(l,s)} />`}
      ${e===0&&!m&&t`<p class="note">${o("puzzle-how")}</p>`}
      <${M} at=${e} onOpen=${z} />
    </>
    <${S}>
      ${m?t`
            <div class="buttons">
              <${b} onClick=${r.restart}>${o("start-over")}</>
              <${b} kind="main" class="wide" onClick=${g}>${v?o("learn-end"):o("learn-next")}</>
            </div>
          `:r.bids&&r.bid.value===null?t`<${K} table=${r} />`:t`<${L} table=${r} />`}
    </>
  `}function j(){return Math.max(0,a.findIndex(({id:e})=>!i.value.includes(e)))}function E({id:e,moves:n},l){let s=l>n&&e!=="showing"?` ${o("learn-longer",{moves:l,best:n})}`:"";return o(`learn-${e}-done`)+s}function I({table:e}){let n=e.trial.value.moves.map(l=>l.slide.robot+l.direction);return t`<${y} moves=${n} label=${o("moves-so-far")} />`}function M({at:e,onOpen:n}){return t`
    <ol class="lessons" aria-label=${o("learn-title")}>
      ${a.map(({id:l},s)=>{let d=i.value.includes(l)?"solved":"new";return t`
          <li key=${l}>
            <button
              type="button" class=${`lesson ${d}`} aria-current=${s===e?"step":void 0}
              aria-label=${o("learn-lesson",{place:s+1,name:o(`learn-${l}`),state:d})} onClick=${()=>n(s)}
            >${s+1}</button>
          </li>
        `})}
    </ol>
  `}function K({table:e}){return f([{keys:u.map(String),shown:`${u[0]}–${u[u.length-1]}`,text:"key-bid",run:({key:n})=>{e.bid.value=Number(n)}}]),t`
    <p class="note">${o("bid-title")}</p>
    <div class="learn-bids" role="group" aria-label=${o("bid-title")}>
      ${u.map(n=>t`<button type="button" key=${n} class="key" aria-label=${o("bid-send",{moves:n})} onClick=${()=>{e.bid.value=n}}>${n}</button>`)}
    </div>
  `}export{te as LearnPage};
