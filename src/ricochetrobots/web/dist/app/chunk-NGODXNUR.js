import{B as e,Ea as p,Fa as x,H as y,I as R,La as I,Oa as P,Q as S,Ra as T,Xa as B,eb as E,ga as k,hb as G,l as n,t as _,u as m,v}from"./chunk-ZOTTRNLO.js";var l={n:1,e:2,s:4,w:8};function u({walls:o=[],robots:r,target:s,diagonals:t=[],path:h}){let[i,a]=[6,4],c=Array.from({length:i*a},(f,d)=>{let[g,w]=[d%i,Math.floor(d/i)];return(w===0?l.n:0)|(g===i-1?l.e:0)|(w===a-1?l.s:0)|(g===0?l.w:0)});for(let f of o){let d=S(f.slice(0,-1),i);f.endsWith("e")?(c[d]|=l.e,c[d+1]|=l.w):(c[d]|=l.s,c[d+i]|=l.n)}let b={board:"",width:i,height:a,walls:c,diagonals:t,targets:s?[s]:[],closed:[],markings:null},$=G(b,r,h.split(" "));return{data:b,view:{robots:$.robots,chip:s??null,trail:{moves:$.slides}}}}var C={cell:"e1",robot:"G",symbol:"star"},L={wall:u({walls:["d2e"],robots:{R:"a2"},path:"Re"}),robot:u({robots:{R:"a3",B:"f3"},path:"Re"}),straight:u({walls:["e1e"],robots:{G:"a1"},target:C,path:"Ge"}),corner:u({walls:["e4e"],robots:{G:"a4"},target:C,path:"Ge Gn"}),bounce:u({robots:{R:"a3"},diagonals:[{cell:"d3",robot:"B",lean:"/"}],path:"Re"}),through:u({robots:{B:"a3"},diagonals:[{cell:"d3",robot:"B",lean:"/"}],path:"Be"})};var W=[{id:"aim",paragraphs:()=>[e("rules-aim-1"),e("rules-aim-2")]},{id:"slide",pictures:["wall","robot"],paragraphs:()=>[e("rules-slide-1"),e("rules-slide-2"),e("rules-slide-back")]},{id:"corner",pictures:["straight","corner"],paragraphs:()=>[e("rules-corner-1"),e("rules-corner-2"),e("rules-corner-back")]},{id:"bid",mode:"friends",paragraphs:({options:o,tie_break:r,timer_seconds:s})=>[e("rules-bid-1",{time:p(s)}),e("rules-bid-2"),`${e("rules-bid-3")} ${e(`tie-rule-${r}`)}`,o.consent&&e("rules-bid-consent"),e("rules-bid-nobody",{seconds:o.no_bid_seconds,time:p(o.no_bid_seconds)})]},{id:"show",mode:"friends",paragraphs:({options:{demonstration_seconds:o},exact:r})=>[e("rules-show-1"),e("rules-show-2",{exact:r?"yes":"no"}),e("rules-show-limit",{limit:o===null?"none":"some",time:p(o)}),e("rules-show-3")]},{id:"diagonal",pictures:["bounce","through"],paragraphs:()=>[e("rules-diagonal-1"),e("rules-diagonal-2")]},{id:"vortex",paragraphs:({options:o,room:r})=>[e("rules-vortex-1"),e("rules-vortex-2",{fifth:r?o.fifth_robot?"yes":"no":"maybe"})]},{id:"end",mode:"friends",paragraphs:({room:o})=>[o?x(o):e("rules-end-1",{two:m[2],three:m[3],four:m[4],all:_}),e("rules-end-2")]},{id:"alone",mode:"alone",paragraphs:({options:{solo_timer_runs:o,solo_demonstration_seconds:r},timer_seconds:s})=>[e("rules-alone-1",{runs:o,time:p(s)}),e("rules-alone-2",{limit:r===null?"none":"some",time:p(r)}),e("rules-alone-3")]},{id:"editions",paragraphs:()=>v.map(o=>e("rules-edition",{edition:e(`edition-${o.id}`),words:y(o)}))}];function ee(){return T({screen:"page",title:e("how-to-play")}),n`
    <${I} class="rules-page">
      <${P}>${e("how-to-play")}</>
      <${A} />
      <p><${B} class="button main" to="/">${e("to-start")}</></p>
    </>
  `}function A(){let o=R.value,{room:r}=o,s=W.filter(({mode:t})=>!r||!t||t===r.mode);return n`
    <div class="rules">
      <p><${E} apart=${r!==null}><b>${e("learn-title")}</b></> <span class="note">${e("learn-note")}</span></p>
      ${r&&n`<p class="note">${e("rules-here",{edition:e(`edition-${o.options.edition}`)})}</p>`}
      ${s.map(({id:t,paragraphs:h,pictures:i=[]})=>n`
          <section key=${t}>
            <h2>${e(`rules-${t}`)}</h2>
            ${h(o).map(a=>a&&n`<p key=${a}>${a}</p>`)}
            ${i.length>0&&n`<div class="rule-pictures">${i.map(a=>n`<${O} key=${a} name=${a} />`)}</div>`}
          </section>
        `)}
    </div>
  `}function O({name:o}){let{data:r,view:s}=L[o],t=e(`rules-picture-${o}`);return n`<figure><${k} data=${r} view=${s} label=${t} /><figcaption class="note">${t}</figcaption></figure>`}export{ee as a,A as b};
