//# allFunctionsCalledOnLoad
import{a as R}from"./shared-frame-keptsize.js";import{$ as z,J as l,K as C,L as S,M as b,N as x,R as T,U as v,Y as E,Z as w,a as m,b as k,ba as f,d as O,m as i,t as o,tb as q,x as j,xe as P}from"./main.js";var H="ricochet.",J=["ricochet.seat","ricochet.seat-request","ricochet.ladder"],Q=["ricochet.puzzles","ricochet.install","ricochet.visited","ricochet.intention"],G=[{text:"stored-practise",names:["ricochet.practise"]},{text:"stored-days",names:["ricochet.day"]},{text:"stored-lessons",names:["ricochet.learned"]},{text:"stored-games",names:["ricochet.games","ricochet.finished","ricochet.alone"]},{text:"stored-evening",names:["ricochet.evening","ricochet.box"]},{text:"stored-settings",names:["ricochet.settings","ricochet.name"]}],I={text:"stored-others",names:[]};function h(){let e=f.names().filter(K);return Object.fromEntries(e.map(t=>[t,f.read(t)??""]))}function K(e){return e.startsWith(H)&&![...J,...Q].some(t=>M(e,t))}function M(e,t){return e===t||e.startsWith(`${t}.`)}function y(e){let t=s=>G.find(({names:n})=>n.some(r=>M(s,r)))??I;return[...G,I].map(({text:s})=>{let n=Object.fromEntries(Object.entries(e).filter(([r])=>t(r).text===s));return{text:s,texts:n,bytes:new Blob(Object.entries(n).flat()).size}}).filter(({bytes:s})=>s>0)}function A(e){for(let[t,s]of Object.entries(e))f.write(t,s)}function B(e){for(let t of Object.keys(e))f.drop(t)}function D(e){return{product:"ricochetrobots",copy:1,texts:e}}function F(e){let t=z(e,w({product:v("ricochetrobots"),copy:v(1),texts:E(T)}),null);if(!t)return null;let s=h();return Object.fromEntries(Object.entries(t.texts).filter(([n])=>K(n)&&!(n in s)))}function re(){let[e,t]=m(h),[s,n]=m(null),[r,u]=m(0),a=O(null);j({screen:"page",title:o("device-title"),facts:[o("device-title")]}),k(()=>{R().then(u)},[]);let p=c=>d=>{c(d),t(h()),location.reload()};async function W(){let c=await a.current?.files?.[0]?.text();if(c===void 0)return;let d=F(c);d===null?q({words:o("device-no-copy"),urgent:!0}):n({title:o("device-import-title",{count:Object.keys(d).length}),texts:d,label:o("device-import-do"),run:p(A)})}let $=y(e),g=c=>n({title:o("device-delete-sure"),texts:c,label:o("device-delete"),run:p(B)});return i`
<${C} class="device">
<${x}>${o("device-title")}</>
<p class="note">${o("device-note")}</p>
${r>0&&i`<${b} class="lines"><${N} name=${o("stored-game")} bytes=${r} /></>`}
${$.length>0&&i`
<${b} class="lines">
${$.map(c=>i`<${N} key=${c.text} name=${o(c.text)} bytes=${c.bytes} onDelete=${()=>g(c.texts)} />`)}
</>
`}
<p class="note">${o("device-cleared")}</p>
</>
<${S}>
${s?i`<${X} question=${s} onClose=${()=>n(null)} />`:i`
<input ref=${a} type="file" accept=".json,application/json" hidden aria-label=${o("device-import")} onChange=${W} />
<div class="buttons">
<${l} disabled=${$.length===0} onClick=${()=>g(e)}>${o("device-delete-all")}</>
<${l} onClick=${()=>a.current?.click()}>${o("device-import")}</>
<${l} kind="main" disabled=${$.length===0} onClick=${()=>P("ricochet-robots.json",D(e))}>${o("device-save")}</>
</div>
`}
</>
`}function N({name:e,bytes:t,onDelete:s}){return i`
<div class="line">
<span class="line-text"><b>${e}</b></span>
<span>${o("kilobytes",{kilobytes:Math.ceil(t/1e3)})}</span>
${s&&i`<${l} kind="quiet" icon="close" label=${o("device-delete-one",{name:e})} onClick=${s} />`}
</div>
`}function X({question:{title:e,texts:t,label:s,run:n},onClose:r}){let u=y(t);return i`
<${x} focusOn=${e}>${e}</>
<ul>${u.map(({text:a,bytes:p})=>i`<li key=${a}>${o(a)}, ${o("kilobytes",{kilobytes:Math.ceil(p/1e3)})}</li>`)}</ul>
<div class="buttons">
<${l} onClick=${r}>${o("close")}</>
${u.length>0&&i`<${l} kind="main" onClick=${()=>n(t)}>${s}</>`}
</div>
`}export{re as DevicePage};
