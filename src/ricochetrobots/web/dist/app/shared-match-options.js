//# allFunctionsCalledOnLoad
import{a as h,b as f,c as C}from"./shared-components-choice.js";import{Bd as R,Dd as T,Ed as W,Fd as E,Gd as w,Hb as A,Hd as H,I as N,Id as L,Kb as D,M as _,Mb as y,Nb as v,Oa as k,Qa as I,hd as g,m as l,t as n,yd as $,zd as x}from"./main.js";var P=p("chips_to_win"),M=b("timer_seconds",[10,15,20,30,45,60,90,120,180,240,300]),Y=b("no_bid_seconds",[60,120,180,240,300,420,600,900,1800]),j=[...b("solo_demonstration_seconds",[20,30,45,60,90,120,180,300,600]),null],q=[...b("demonstration_seconds",[20,30,45,60,90,120,180,300,600,1800]),null],B=b("result_seconds",[5,10,15,20,30,45,60,120,300]),J=p("seats"),Q=p("series_wins"),V=["short","usual"],[X,Z]=[.7,90];function b(e,s){let{least:t,most:o}=v[e];return[t,...s.filter(i=>t<i&&i<o),o]}function p(e){let{least:s,most:t}=v[e];return Array.from({length:t-s+1},(o,i)=>s+i)}function fe(e){let{view:s}=e,t=s.mode==="friends";return l`
<${_} class="lines options">
${t&&l`<${U} ...${e} />`}
<${F} ...${e} />
<${d} name="gentle_start" words="gentle" ...${e} />
<${u} name="timer_seconds" words=${t?"timer":"sand"} steps=${M} ...${e} />
<details class="more-options">
<summary class="line">
<span class="line-text"><b>${n("more")}</b> <small>${t?n("more-note"):n("more-note-alone")}</small></span>
<${N} name="down" size=${18} />
</summary>
${t?l`<${ne} ...${e} />`:l`<${se} ...${e} />`}
</details>
</>
`}function be({alone:e,...s}){return l`
<${_} class="lines options">
<${U} ...${s} note=${!e} />
<${F} ...${s} />
<${u} name="timer_seconds" words=${e?"sand":"timer"} steps=${M} ...${s} />
${e&&l`<${K} ...${s} />`}
</>
`}function F({options:e,disabled:s,onChange:t}){let{fifth_robot_available:o}=$(e.edition);return l`
<${f}
label=${n("fifth-robot")} note=${o?void 0:n("fifth-robot-none")} picture=${l`<${k} robot="S" />`}
checked=${e.fifth_robot} disabled=${s||!o}
onChange=${i=>t({fifth_robot:i})}
/>
<${f}
label=${n("diagonals")} note=${G(e)} picture=${l`<${I} robot="B" />`}
checked=${e.panels==="diagonals"} disabled=${s||G(e)!==null}
onChange=${i=>t({panels:i?"diagonals":"plain"})}
/>
`}function ge({edition:e,timer_seconds:s,fifth_robot:t}){return n("alone-options-note",{edition:n(`edition-${e}`),sand:g(s??$(e).timer_seconds),robots:t?5:4})}function we(e){let s=$(e.edition);return n("table-rules-note",{edition:n(`edition-${e.edition}`),exact:O(e)?"yes":"no",sand:g(e.timer_seconds??s.timer_seconds),robots:e.fifth_robot?5:4})}function O({exact:e,edition:s,gentle_start:t}){return e??($(s).exact&&!t)}function U({options:e,disabled:s,onChange:t,note:o=!0}){return l`
<div class="line">
<span class="line-text"><b>${n("rules")}</b></span>
<${h}
label=${n("rules")} value=${e.edition} disabled=${s}
options=${D.map(({id:i})=>({value:i,text:n(`edition-${i}`)}))}
onChange=${i=>t(ee(e,i))}
/>
${o&&l`<small class="line-note">${L($(e.edition),O(e))}</small>`}
</div>
`}function ee({panels:e,board:s,fifth_robot:t},o){let i=$(o),a=e==="diagonals"&&!x(i)||s!==null&&!T(i,s);return{edition:o,exact:null,tie_break:null,timer_seconds:null,panels:a?"plain":e,fifth_robot:t&&i.fifth_robot_available}}function G({panels:e,edition:s}){return e==="picked"?n("diagonals-picked"):e==="1999"?n("diagonals-1999"):x($(s))?null:n("diagonals-none")}function ne(e){let{options:s,disabled:t,onChange:o}=e,i=$(s.edition);return l`
<div class="line">
<span class="line-text"><b>${n("reach")}</b></span>
<${h}
label=${n("reach")} value=${O(s)} disabled=${t}
options=${[!0,!1].map(a=>({value:a,text:a?n("reach-exact"):n("reach-fewer")}))}
onChange=${a=>o({exact:a})}
/>
</div>
<div class="line">
<span class="line-text"><b>${n("ties")}</b></span>
<${h}
label=${n("ties")} value=${s.tie_break??i.tie_break} disabled=${t}
options=${y.map(a=>({value:a,text:n(`ties-${a}`)}))}
onChange=${a=>o({tie_break:a})}
/>
</div>
<${u} name="no_bid_seconds" words="thinking" steps=${Y} ...${e} />
<${d} name="consent" words="consent" ...${e} />
<${d} name="everybody_scores" words="everybody" ...${e} />
<${u} name="demonstration_seconds" words="showing" steps=${q} ...${e} />
<${u} name="result_seconds" words="result" steps=${B} ...${e} />
<${u} name="seats" words="table" steps=${J} ...${e} />
<${z} ...${e} />
<${d} name="landing_marks" words="landing" ...${e} />
<${d} name="spoken_slides" words="spoken" ...${e} />
<${d} name="scratch_board" words="scratch" ...${e} />
<${d} name="private" words="private" ...${e} />
`}function se(e){return l`
<${K} ...${e} />
<${u} name="solo_demonstration_seconds" words="showing" steps=${j} ...${e} />
<${u} name="result_seconds" words="result" steps=${B} ...${e} />
<${z} ...${e} />
<${d} name="spoken_slides" words="spoken" ...${e} />
<${d} name="scratch_board" words="scratch" ...${e} />
`}function K({options:e,disabled:s,onChange:t}){return l`
<div class="line">
<span class="line-text"><b>${n("runs")}</b></span>
<${h}
label=${n("runs")} value=${e.solo_timer_runs} disabled=${s}
options=${p("solo_timer_runs").map(o=>({value:o,text:n("runs-value",{count:o})}))}
onChange=${o=>t({solo_timer_runs:o})}
/>
</div>
`}function z({options:e,disabled:s,onChange:t}){let o=R($(e.edition));return l`
<${f}
label=${n("first-panels")} note=${n("first-panels-note")} checked=${e.panels==="1999"||o}
disabled=${s||o}
onChange=${i=>t({panels:i?"1999":"plain"})}
/>
`}function d({name:e,words:s,options:t,disabled:o,onChange:i}){return l`
<${f}
label=${n(`option-${s}`)} note=${n(`option-${s}-note`)} checked=${t[e]} disabled=${o}
onChange=${a=>i({[e]:a})}
/>
`}function u({name:e,words:s,steps:t,options:o,disabled:i,onChange:a}){let c=o[e]??(e==="timer_seconds"?$(o.edition).timer_seconds:null),m=n(`option-${s}`);return l`
<${C}
label=${m} note=${n(`option-${s}-note`)} value=${c} steps=${t} disabled=${i}
shown=${e==="seats"?n("number",{count:c??0}):g(c)}
less=${n("less",{what:m})} more=${n("more-of",{what:m})}
onChange=${S=>a({[e]:S})}
/>
`}function pe({options:e,view:s,players:t,disabled:o,onChange:i}){let{chips_to_win:a}=e,c=Math.max(t,W),m=w(c,e.length)??P[0],S=V.map(r=>({value:r,text:n(`length-${r}`),note:te(c,r)}));return l`
<${_} class="lines options length-card">
<div class="line">
<span class="line-text"><b>${n("length")}</b> <small>${n("length-about",{players:c,minutes:oe(c,e)})}</small></span>
<${h}
label=${n("length")} value=${a===null?e.length:"custom"} disabled=${o}
options=${[...S,{value:"custom",text:n("length-custom"),note:n("length-choose")}]}
onChange=${r=>i(r==="custom"?{chips_to_win:m}:{length:r,chips_to_win:null})}
/>
<small class="line-note">${H({...s,options:e})}</small>
</div>
${a!==null&&l`
<${C}
label=${n("chips-to-win")} value=${a} steps=${P} shown=${n("number",{count:a})}
less=${n("less",{what:n("chips-to-win")})} more=${n("more-of",{what:n("chips-to-win")})} disabled=${o}
onChange=${r=>i({chips_to_win:r})}
/>
`}
<div class="line">
<span class="line-text"><b>${n("series")}</b></span>
<${h}
label=${n("series")} value=${e.series_wins} disabled=${o}
options=${Q.map(r=>({value:r,text:r===1?n("series-one"):n("series-to",{wins:r})}))}
onChange=${r=>i({series_wins:r})}
/>
${e.series_wins>1&&l`<small class="line-note">${n("series-note",{wins:e.series_wins})}</small>`}
</div>
</>
`}function te(e,s){let t=w(e,s);return t===null?n("length-in-all",{chips:E(s)}):n("length-first-to",{chips:t})}function oe(e,{length:s,chips_to_win:t,timer_seconds:o,edition:i}){let a=t??w(e,s),m=(a===null?E(s):Math.min(A,(e*(a-1)+1)*X))*((o??$(i).timer_seconds)+Z);return Math.max(1,Math.round(m/300))*5}function Se({view:e}){let{chips_total:s}=e;return l`
<${_} class="goal">
<h2>${n("alone-goal")}</h2>
<p>${n("alone-goal-chip")}</p>
<p>${n("alone-goal-win",{chips:s,needed:Math.floor(s/2)+1})}</p>
</>
`}export{fe as a,be as b,ge as c,we as d,pe as e,Se as f};
