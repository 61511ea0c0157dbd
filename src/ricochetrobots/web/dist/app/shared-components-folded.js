//# allFunctionsCalledOnLoad
import{P as l,cb as s,pb as r,sa as t}from"./main.js";function i({title:a,note:o,children:e}){return l`
<details class="more-options setup-rules">
<summary class="card line">
<span class="line-text"><b>${a}</b> <small>${o}</small></span>
<${r} name="down" size=${18} />
</summary>
<div class="setup-rules-body">${e}</div>
</details>
`}function $({view:a}){let{chips_total:o}=a;return l`
<${t} class="goal">
<h2>${s("alone-goal")}</h2>
<p>${s("alone-goal-chip")}</p>
<p>${s("alone-goal-win",{chips:o,needed:Math.floor(o/2)+1})}</p>
</>
`}export{i as a,$ as b};
