import{$a as W,D as e,J as P,K as x,Ma as L,P as T,S as B,Va as O,Ya as M,c as S,e as y,fb as A,ha as C,kb as D,m as n,mb as N,n as k,ra as b,ta as G,u as E,v as w,w as I,z as _}from"./chunk-IA3O7TCF.js";var d={n:1,e:2,s:4,w:8};function $({walls:r=[],robots:o,target:s,diagonals:t=[],path:u}){let[i,a]=[6,4],p=Array.from({length:i*a},(m,c)=>{let[f,h]=[c%i,Math.floor(c/i)];return(h===0?d.n:0)|(f===i-1?d.e:0)|(h===a-1?d.s:0)|(f===0?d.w:0)});for(let m of r){let c=B(m.slice(0,-1),i);m.endsWith("e")?(p[c]|=d.e,p[c+1]|=d.w):(p[c]|=d.s,p[c+i]|=d.n)}let g={board:"",width:i,height:a,walls:p,diagonals:t,targets:s?[s]:[],closed:[],markings:null},l=N(g,o,u.split(" "));return{data:g,view:{robots:l.robots,chip:s??null,trail:{moves:l.slides}},start:o,slides:l.slides}}var H={cell:"e1",robot:"G",symbol:"star"},R={wall:$({walls:["d2e"],robots:{R:"a2"},path:"Re"}),robot:$({robots:{R:"a3",B:"f3"},path:"Re"}),straight:$({walls:["e1e"],robots:{G:"a1"},target:H,path:"Ge"}),corner:$({walls:["e4e"],robots:{G:"a4"},target:H,path:"Ge Gn"}),bounce:$({robots:{R:"a3"},diagonals:[{cell:"d3",robot:"B",lean:"/"}],path:"Re"}),through:$({robots:{B:"a3"},diagonals:[{cell:"d3",robot:"B",lean:"/"}],path:"Be"})};var Y=450,z=.5;function U({name:r}){let o=e(`rules-picture-${r}`),{data:s,view:t}=R[r],u=T()?n`<${L} data=${s} view=${t} label=${o} />`:n`<${F} name=${r} words=${o} />`;return n`<figure>${u}<figcaption class="note">${o}</figcaption></figure>`}function F({name:r,words:o}){let s=y(null),t=y(()=>{});return S(()=>{let u=s.current,{data:i,view:a,start:p,slides:g}=R[r],l=C(u,{describeBoard:()=>"",describeCell:()=>""}),m=0;l.setBoard(i),l.setView({...a,readOnly:!0});async function c(){let h=++m;l.setView({robots:p,trail:{moves:[]}});for(let v of g){if(await new Promise(V=>setTimeout(V,Y)),m!==h)return;await l.animateMove(v,{speed:z})}}t.current=()=>{c()};let f=new IntersectionObserver(h=>{h.some(v=>v.isIntersecting)&&(f.disconnect(),t.current())},{threshold:.6});return f.observe(u),()=>{m=-1,f.disconnect(),l.destroy()}},[r]),n`
    <button type="button" class="rule-picture" aria-label=${e("rules-picture-again",{words:o})} onClick=${()=>t.current()}>
      <span class="rule-board" inert ref=${s}></span>
      <${k} name="play" size="15" />
    </button>
  `}var j=[{id:"aim",paragraphs:({options:r})=>[e("rules-aim-1"),e("rules-aim-2"),r.gentle_start&&e("rules-aim-gentle",{chips:_.chips,moves:_.moves})]},{id:"slide",pictures:["wall","robot"],paragraphs:()=>[e("rules-slide-1"),e("rules-slide-2"),e("rules-slide-back")]},{id:"corner",pictures:["straight","corner"],paragraphs:()=>[e("rules-corner-1"),e("rules-corner-2"),e("rules-corner-back")]},{id:"bid",mode:"friends",paragraphs:({options:r,tie_break:o,timer_seconds:s})=>[e("rules-bid-1",{time:b(s)}),e("rules-bid-2"),`${e("rules-bid-3")} ${e(`tie-rule-${o}`)}`,r.consent&&e("rules-bid-consent"),e("rules-bid-nobody",{seconds:r.no_bid_seconds,time:b(r.no_bid_seconds)})]},{id:"show",mode:"friends",paragraphs:({options:{demonstration_seconds:r},exact:o})=>[e("rules-show-1"),e("rules-show-2",{exact:o?"yes":"no"}),e("rules-show-limit",{limit:r===null?"none":"some",time:b(r)}),e("rules-show-3")]},{id:"diagonal",pictures:["bounce","through"],paragraphs:()=>[e("rules-diagonal-1"),e("rules-diagonal-2")]},{id:"vortex",paragraphs:({options:r,room:o})=>[e("rules-vortex-1"),e("rules-vortex-2",{fifth:o?r.fifth_robot?"yes":"no":"maybe"})]},{id:"end",mode:"friends",paragraphs:({room:r})=>[r?G(r):e("rules-end-1",{two:w[2],three:w[3],four:w[4],all:E}),e("rules-end-2")]},{id:"alone",mode:"alone",paragraphs:({options:{solo_timer_runs:r,solo_demonstration_seconds:o},timer_seconds:s})=>[e("rules-alone-1",{runs:r,time:b(s)}),e("rules-alone-2",{limit:o===null?"none":"some",time:b(o)}),e("rules-alone-3")]},{id:"editions",paragraphs:()=>I.map(r=>e("rules-edition",{edition:e(`edition-${r.id}`),words:P(r)}))}];function ge(){return W({screen:"page",title:e("how-to-play")}),n`
    <${O} class="rules-page">
      <${M}>${e("how-to-play")}</>
      <${q} />
      <p><${A} class="button main" to="/">${e("to-start")}</></p>
    </>
  `}function q(){let r=x.value,{room:o}=r,s=j.filter(({mode:t})=>!o||!t||t===o.mode);return n`
    <div class="rules">
      <p><${D} class="learn-link" apart=${o!==null}><b>${e("learn-title")}</b></> <span class="note">${e("learn-note")}</span></p>
      ${o&&n`<p class="note">${e("rules-here",{edition:e(`edition-${r.options.edition}`)})}</p>`}
      ${s.map(({id:t,paragraphs:u,pictures:i=[]})=>n`
          <section key=${t}>
            <h2>${e(`rules-${t}`)}</h2>
            ${u(r).map(a=>a&&n`<p key=${a}>${a}</p>`)}
            ${i.length>0&&n`<div class="rule-pictures">${i.map(a=>n`<${U} key=${a} name=${a} />`)}</div>`}
          </section>
        `)}
    </div>
  `}export{ge as a,q as b};
