//# allFunctionsCalledOnLoad
import{a as E}from"./shared-offline-size.js";import{$a as j,Ga as o,_a as O,a as $,ab as b,bb as x,c as m,d as g,f as k,ib as a,jb as C,o as i,ob as S,ud as T}from"./main.js";var A="ricochet.",B=["ricochet.seat","ricochet.seat-request","ricochet.ladder"],D=["ricochet.puzzles","ricochet.install","ricochet.visited","ricochet.intention"],w=[{text:"stored-practise",names:["ricochet.practise"]},{text:"stored-days",names:["ricochet.day"]},{text:"stored-lessons",names:["ricochet.learned"]},{text:"stored-games",names:["ricochet.games","ricochet.finished","ricochet.alone"]},{text:"stored-evening",names:["ricochet.evening","ricochet.box"]},{text:"stored-settings",names:["ricochet.settings","ricochet.name"]}],z={text:"stored-others",names:[]};function h(){let e=$.names().filter(q);return Object.fromEntries(e.map(t=>[t,$.read(t)??""]))}function q(e){return e.startsWith(A)&&![...B,...D].some(t=>P(e,t))}function P(e,t){return e===t||e.startsWith(`${t}.`)}function v(e){let t=s=>w.find(({names:n})=>n.some(r=>P(s,r)))??z;return[...w,z].map(({text:s})=>{let n=Object.fromEntries(Object.entries(e).filter(([r])=>t(r).text===s));return{text:s,texts:n,bytes:new Blob(Object.entries(n).flat()).size}}).filter(({bytes:s})=>s>0)}function R(e){for(let[t,s]of Object.entries(e))$.write(t,s)}function G(e){for(let t of Object.keys(e))$.drop(t)}function I(e){return{product:"ricochetrobots",copy:1,texts:e}}function K(e){try{let{product:t,copy:s,texts:n}=JSON.parse(e);if(t!=="ricochetrobots"||s!==1)return null;let r=h(),d=Object.entries(n).filter(([l,u])=>typeof u=="string"&&q(l)&&!(l in r));return Object.fromEntries(d)}catch{return null}}function te(){let[e,t]=m(h),[s,n]=m(null),[r,d]=m(0),l=k(null);S({screen:"page",title:o("device-title"),facts:[o("device-title")]}),g(()=>{E().then(d)},[]);let u=c=>f=>{c(f),t(h()),location.reload()};async function N(){let c=await l.current?.files?.[0]?.text();if(c===void 0)return;let f=K(c);f===null?C({words:o("device-no-copy"),urgent:!0}):n({title:o("device-import-title",{count:Object.keys(f).length}),texts:f,label:o("device-import-do"),run:u(R)})}let p=v(e),y=c=>n({title:o("device-delete-sure"),texts:c,label:o("device-delete"),run:u(G)});return i`
    <${O} class="device">
      <${x}>${o("device-title")}</>
      <p class="note">${o("device-note")}</p>
      ${r>0&&i`<${b} class="lines"><${M} name=${o("stored-game")} bytes=${r} /></>`}
      ${p.length>0&&i`
        <${b} class="lines">
          ${p.map(c=>i`<${M} key=${c.text} name=${o(c.text)} bytes=${c.bytes} onDelete=${()=>y(c.texts)} />`)}
        </>
      `}
      <p class="note">${o("device-cleared")}</p>
    </>
    <${j}>
      ${s?i`<${F} question=${s} onClose=${()=>n(null)} />`:i`
        <input ref=${l} type="file" accept=".json,application/json" hidden aria-label=${o("device-import")} onChange=${N} />
        <div class="buttons">
          <${a} disabled=${p.length===0} onClick=${()=>y(e)}>${o("device-delete-all")}</>
          <${a} onClick=${()=>l.current?.click()}>${o("device-import")}</>
          <${a} kind="main" disabled=${p.length===0} onClick=${()=>T("ricochet-robots.json",I(e))}>${o("device-save")}</>
        </div>
      `}
    </>
  `}function M({name:e,bytes:t,onDelete:s}){return i`
    <div class="line">
      <span class="line-text"><b>${e}</b></span>
      <span>${o("kilobytes",{kilobytes:Math.ceil(t/1e3)})}</span>
      ${s&&i`<${a} kind="quiet" icon="close" label=${o("device-delete-one",{name:e})} onClick=${s} />`}
    </div>
  `}function F({question:{title:e,texts:t,label:s,run:n},onClose:r}){let d=v(t);return i`
    <${x} focusOn=${e}>${e}</>
    <ul>${d.map(({text:l,bytes:u})=>i`<li key=${l}>${o(l)}, ${o("kilobytes",{kilobytes:Math.ceil(u/1e3)})}</li>`)}</ul>
    <div class="buttons">
      <${a} onClick=${r}>${o("close")}</>
      ${d.length>0&&i`<${a} kind="main" onClick=${()=>n(t)}>${s}</>`}
    </div>
  `}export{te as DevicePage};
