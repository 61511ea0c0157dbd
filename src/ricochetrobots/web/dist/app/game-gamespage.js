//# allFunctionsCalledOnLoad
import{b as q}from"./shared-links-pastgames.js";import{D as f,F as p,G as y,H as d,Id as G,P as o,Qd as R,Tb as w,Xb as S,bb as v,cb as e,ec as c,md as $,nd as g,pd as C,qa as k,sa as h,ta as b}from"./main.js";var D=R(async()=>(await import("./room-index.js")).RunningGames);function H(){let[t,i]=f($),[s,a]=f(!1),n=d(()=>E(t.filter(({over:m})=>m)),[t]);S({screen:"page",title:e("games-title"),facts:[e("games-title")]});let r=y(null),l=()=>a(!1);w([{keys:["Escape"],text:"key-close",when:()=>s,run:l}]),p(()=>{if(s)return r.current?.scrollIntoView({block:"nearest"}),r.current?.querySelector("button")?.focus(),()=>(r.current?.querySelector("button:last-child")??document.querySelector("h1"))?.focus()},[s]);function P(){C(),i($()),l()}return o`
<${k} class="games">
<${b}>${e("games-title")}</>
${t.some(g)&&o`<${D} />`}
${t.length===0&&o`<p>${e("games-none")}</p>`}
${n.map(([m,x])=>o`
<section key=${m} aria-label=${m}>
<h2>${m}</h2>
<${h} class="lines">${x.map(u=>o`<${q} key=${`${u.room} ${u.number}`} record=${u} />`)}</>
</section>
`)}
<p class="note">${e("games-kept")}</p>
${t.length>0&&(s?o`
<div class="buttons" ref=${r} role="group" aria-label=${e("games-forget-sure")}>
<p>${e("games-forget-sure")}</p>
<${c} onClick=${l}>${e("games-keep")}</>
<${c} onClick=${P}>${e("games-forget")}</>
</div>
`:o`
<div class="buttons" ref=${r}>
<${c} onClick=${()=>G("ricochet-games.json",t)}>${e("games-save")}</>
${!t.every(g)&&o`<${c} onClick=${()=>a(!0)}>${e("games-forget")}</>`}
</div>
`)}
</>
`}function E(t){let i=new Intl.DateTimeFormat(v(),{weekday:"long",day:"numeric",month:"long"}),s=new Map;for(let a of t.toSorted((n,r)=>r.at-n.at)){let n=i.format(a.at);s.set(n,[...s.get(n)??[],a])}return[...s]}export{H as GamesPage};
