//# allFunctionsCalledOnLoad
import{H as l,I as i,M as $,dd as p,e as u,gb as c,m as n,s as f,t as o}from"./main.js";var h="/games",y=2;function S(){let a=u(()=>p().filter(e=>e.over),[]);return n`
<${$} class="lines last-games">
${a.slice(0,y).map(e=>n`<${x} key=${e.at} record=${e} day />`)}
<${l} class="line more" to=${h}><span class="line-text"><b>${o("games-all")}</b></span><${i} name="forward" size=${18} /></>
</>
`}function x({record:a,day:e=!1}){let{game:m,room:t,at:r,name:s,mode:d,rounds:g}=a,b={...e?{weekday:"short"}:{},hour:"numeric",minute:"2-digit"};return n`
<${l} class="line more" to=${m===null?`/r/${t}`:`/games/${m}`}>
<span class="line-text"><b>${L(a)}</b><br /><small>${d==="alone"?o("alone"):s} · ${o("round-count",{rounds:g})}</small></span>
<small>${new Intl.DateTimeFormat(f(),b).format(r)}</small>
<${i} name="forward" size=${18} />
</>
`}function L({mode:a,winners:e,won:m,chips:t}){return a==="alone"?o("game-alone",{found:t[0]??0,chips:t.reduce((r,s)=>r+s,0)}):e.length>1?o("final-shared",{names:c(e)}):o("game-won",{you:m?"yes":"no",name:e[0]??"",chips:t.join(" : ")})}export{S as a,x as b};
