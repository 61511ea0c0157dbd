//# allFunctionsCalledOnLoad
import{E as x,J as $,K as S,L as k,M as B,N as R,Rc as f,Uc as G,a as p,ba as b,j as y,m as l,sd as w,t as o,td as L,ud as Y,vd as A,wb as C,x as h}from"./main.js";var a=[{id:"sliding",puzzle:"6x5:b1s,e1e,c5e,Rc5m Ra4 >Rc5",symbol:"moon",moves:2,needs:["alone"]},{id:"blocking",puzzle:"6x5:b4e,a5e,Rc5g Rd1 Be5 >Rc5",symbol:"gear",moves:3,needs:["help"]},{id:"waiting",puzzle:"6x5:c1e,b2e,Ge5p Gb3 Yc5 >Ge5",symbol:"planet",moves:3,needs:["help"]},{id:"corner",puzzle:"6x5:f3s,b4e,Bf4s Bd4 >Bf4",symbol:"star",moves:3,needs:["alone","corner"]},{id:"vortex",puzzle:"6x5:c2e,a3e,*f3 Re4 Gf1 Ye2 >*f3",symbol:"vortex",moves:2,needs:["alone"]},{id:"diagonal",puzzle:"6x5:d4e,Rf1m,Yc3\\ Rc2 >Rf1",symbol:"moon",moves:2,needs:["alone","bounce"]},{id:"silver",puzzle:"6x5:a3s,c4e,Gb5g Gf1 Sc5 >Gb5",symbol:"gear",moves:3,needs:["help"]},{id:"reading",puzzle:"1C2C4C3C Rh1 Gm15 Bb9 Yj14 >Be7",symbol:"planet",moves:3,needs:["alone"]},{id:"bidding",puzzle:"1C3B4C2B Rj14 Ga9 Bm2 Ye11 >Gj11",symbol:"planet",moves:3,needs:["help"],bids:!0},{id:"showing",puzzle:"2A4C3A1B Rm5 Gb4 Bp16 Yd16 >Rl4",symbol:"star",moves:3,needs:["alone"],bids:!0,bid:4}];var E="ricochet.learned",i=y(P());function N(n){i.value.includes(n)||(i.value=[...i.value,n],b.write(E,i.value.join(" ")))}function P(){let n=(b.read(E)??"").split(" ");return a.map(({id:t})=>t).filter(t=>n.includes(t))}var O=7,m=Array.from({length:O},(n,t)=>C.least+t),j=/^6x5:/;function ae(){let[n,t]=p(I),e=a[n],[s,d]=p(null),r=L(e,u=>{N(e.id),d(u)}),c=r.done.value&&s!==null,v=n===a.length-1;h({screen:"game",title:o("learn-title"),facts:[o("learn-title"),o("learn-place",{place:n+1,total:a.length})]}),f([{keys:[" "],text:"key-learn-next",when:()=>c,run:g}]);function z(u){d(null),t(u)}function g(){v?x("/"):z(n+1)}return l`
<${S} class=${j.test(e.puzzle)?"learn small":"learn"}>
<${B} class="puzzle-head">
<${R} focusOn=${e.id}>${o(`learn-${e.id}`)}</>
<${G} task=${r} />
</>
<p class="task">${o(`learn-${e.id}-how`)}</p>
${r.trial.value.moves.length>0&&l`<${w} moves=${r.trial.value.moves} label=${o("moves-so-far")} />`}
${c&&l`<${A} words=${K(e,s)} />`}
${n===0&&!c&&l`<p class="note">${o("puzzle-how")}</p>`}
<${M} at=${n} onOpen=${z} />
</>
<${k}>
${c?l`
<div class="buttons">
<${$} onClick=${r.restart}>${o("start-over")}</>
<${$} kind="main" class="wide" onClick=${g}>${v?o("learn-end"):o("learn-next")}</>
</div>
`:r.bids&&r.bid.value===null?l`<${D} practice=${r} />`:l`<${Y} practice=${r} />`}
</>
`}function I(){return Math.max(0,a.findIndex(({id:n})=>!i.value.includes(n)))}function K({id:n,moves:t},e){let s=e>t&&n!=="showing"?` ${o("learn-longer",{moves:e,best:t})}`:"";return o(`learn-${n}-done`)+s}function M({at:n,onOpen:t}){return l`
<ol class="lessons" aria-label=${o("learn-title")}>
${a.map(({id:e},s)=>{let d=i.value.includes(e)?"solved":"new";return l`
<li key=${e}>
<button
type="button" class=${`lesson ${d}`} aria-current=${s===n?"step":void 0}
aria-label=${o("learn-lesson",{place:s+1,name:o(`learn-${e}`),state:d})} onClick=${()=>t(s)}
>${s+1}</button>
</li>
`})}
</ol>
`}function D({practice:n}){let t=e=>{n.bid.value=e};return f([{keys:m.map(String),shown:`${m[0]}–${m[O-1]}`,text:"key-bid",run:({key:e})=>t(Number(e))}]),l`
<p class="note">${o("bid-title")}</p>
<div class="learn-bids" role="group" aria-label=${o("bid-title")}>
${m.map(e=>l`<button type="button" key=${e} class="key" aria-label=${o("move-count",{moves:e})} onClick=${()=>t(e)}>${e}</button>`)}
</div>
`}export{ae as LearnPage};
