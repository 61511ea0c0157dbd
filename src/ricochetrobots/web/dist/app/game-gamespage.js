//# allFunctionsCalledOnLoad
import{b as q}from"./shared-links-pastgames.js";import{Aa as S,J as c,K as b,M as v,N as w,Rc as C,a as f,c as p,d as y,dd as $,e as d,ed as g,gd as G,m as o,s as k,t as e,x as h,xe as R}from"./main.js";var D=S(async()=>(await import("./room-index.js")).RunningGames);function H(){let[t,i]=f($),[s,a]=f(!1),n=d(()=>E(t.filter(({over:m})=>m)),[t]);h({screen:"page",title:e("games-title"),facts:[e("games-title")]});let r=y(null),l=()=>a(!1);C([{keys:["Escape"],text:"key-close",when:()=>s,run:l}]),p(()=>{if(s)return r.current?.scrollIntoView({block:"nearest"}),r.current?.querySelector("button")?.focus(),()=>(r.current?.querySelector("button:last-child")??document.querySelector("h1"))?.focus()},[s]);function P(){G(),i($()),l()}return o`
<${b} class="games">
<${w}>${e("games-title")}</>
${t.some(g)&&o`<${D} />`}
${t.length===0&&o`<p>${e("games-none")}</p>`}
${n.map(([m,x])=>o`
<section key=${m} aria-label=${m}>
<h2>${m}</h2>
<${v} class="lines">${x.map(u=>o`<${q} key=${`${u.room} ${u.number}`} record=${u} />`)}</>
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
<${c} onClick=${()=>R("ricochet-games.json",t)}>${e("games-save")}</>
${!t.every(g)&&o`<${c} onClick=${()=>a(!0)}>${e("games-forget")}</>`}
</div>
`)}
</>
`}function E(t){let i=new Intl.DateTimeFormat(k(),{weekday:"long",day:"numeric",month:"long"}),s=new Map;for(let a of t.toSorted((n,r)=>r.at-n.at)){let n=i.format(a.at);s.set(n,[...s.get(n)??[],a])}return[...s]}export{H as GamesPage};
