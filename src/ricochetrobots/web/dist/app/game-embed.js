//# allFunctionsCalledOnLoad
import{b as k}from"./shared-game-roundrecords.js";import"./shared-frame-useanswer.js";import{B as g,b as c,p as b,z as h}from"./shared-match-speech.js";import"./shared-components-keycap.js";import"./shared-components-glass.js";import"./shared-match-rematch.js";import"./shared-components-handicap.js";import"./shared-match-chat.js";import{J as f,K as a,N as s,_d as l,jb as u,m as t,t as m,x as $,z as d}from"./main.js";function A({id:o}){let{game:r,fault:e}=k(o);return $({screen:"embed",title:r?l(r.view):m("final-rounds")}),e?t`<${a}><${s}>${m("final-lost")}</><p>${e}</p></>`:r&&t`<${P} game=${r} id=${o} />`}function P({game:{view:o},id:r}){let e=g(o),p=e.replay.playback.value,i=p&&o.history.find(n=>n.round===p.path.task),y=h(o).map(({seat:n})=>`${u(n)} ${n.chips.length}`);return t`
<${a} class="embed">
<${s}>${l(o)}</>
${o.mode==="friends"&&t`<p class="note">${y.join(" · ")}</p>`}
${i&&t`<${b} table=${e} view=${o} result=${i} /><p><${f} onClick=${e.replay.close}>${m("replay-close")}</></p>`}
<${c} table=${e} view=${o} most=${o.history.length} />
<p class="embed-link"><a class="button quiet" href=${d(`/games/${r}`)} target="_blank" rel="noopener">${m("embed-open")}</a></p>
</>
`}export{A as EmbeddedGame};
