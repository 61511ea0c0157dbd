//# allFunctionsCalledOnLoad
import{a as k}from"./shared-frame-useanswer.js";import{H as h,K as p,M as f,N as u,Ta as g,gb as w,jb as r,m as a,qa as d,s as l,t,x as $,y as i,za as b}from"./main.js";function z({room:s}){let[n,e]=k(()=>d(s),[s]);return $({screen:"page",title:t("matches-title"),room:n?.name,back:`/r/${s}`,backWords:t("matches-back")}),e?a`<${b} title=${t("matches-title")} words=${e} />`:n&&a`<${j} record=${n} room=${s} />`}function j({record:s,room:n}){return a`
<${p} class="matches">
<${u}>${t("matches-title")}</>
${s.matches.length===0?a`<p>${t("matches-none")}</p>`:a`
<ol class="ranking" aria-label=${t("matches-wins")}>
${s.wins.map(e=>a`
<li key=${e.seat} class="rank">
<${g} seat=${e.seat} name=${r(e)} bot=${e.bot} />
<b class="row-name" title=${r(e)}>${r(e)}</b>
<span class="note">${t("match-wins",{wins:e.wins})}</span>
<strong class="rank-count" aria-hidden="true">${e.wins}</strong>
</li>
`)}
</ol>
<ol class="match-list" reversed aria-label=${t("matches-list")}>
${s.matches.toReversed().map(e=>a`<${q} key=${e.game} match=${e} />`)}
</ol>
<p class="record-files">
<a class="button quiet" href=${i(`/r/${n}/matches.txt`)}>${t("record-text")}</a>
<a class="button quiet" href=${i(`/r/${n}/matches.json`)}>${t("record-data")}</a>
</p>
`}
</>
`}function q({match:{game:s,number:n,ended_at:e,rounds:y,seats:c,winners:M}}){let S=new Intl.DateTimeFormat(l(),{dateStyle:"medium",timeStyle:"short"}).format(e*1e3),m=c.filter(({seat:o})=>M.includes(o)).map(r),x=m.length===0?t("final-nobody"):m.length===1?t("final-wins",{name:m[0],you:"no"}):t("final-shared",{names:w(m)}),L=c.toSorted((o,P)=>P.chips-o.chips).map(o=>`${r(o)} ${o.chips}`);return a`
<li>
<${f} class="match-line">
<p><b>${t("match-number",{number:n})}: ${x}</b> <span class="note">${S} · ${t("round-count",{rounds:y})}</span></p>
<p class="note">${L.join(" · ")}</p>
<${h} class="button" to=${`/games/${s}`}>${t("match-open")}</>
</>
</li>
`}export{z as MatchesPage};
