//# allFunctionsCalledOnLoad
import{J as u,g as d,m as r}from"./main.js";function f({label:l,value:e,options:s,disabled:a=!1,onChange:t}){let i=d();return r`
<div class="segmented" role="radiogroup" aria-label=${l}>
${s.map(n=>r`
<label class="segment" key=${String(n.value)}>
<input
type="radio" name=${i} checked=${n.value===e} disabled=${a}
onChange=${()=>t(n.value)}
/>
<span>${n.text}${n.note&&r` <small>${n.note}</small>`}</span>
</label>
`)}
</div>
`}function g({label:l,note:e,picture:s,checked:a,disabled:t=!1,onChange:i}){let n=d();return r`
<label class="line toggle">
${s}
<span class="line-text"><b>${l}</b>${e&&r` <small id=${n}>${e}</small>`}</span>
<input
type="checkbox" role="switch" checked=${a} disabled=${t} aria-label=${l}
aria-describedby=${e?n:void 0} onChange=${c=>i(c.target.checked)}
/>
<span class="track" aria-hidden="true"></span>
</label>
`}function h({label:l,note:e,value:s,steps:a,shown:t,less:i,more:n,disabled:c=!1,onChange:o}){let $=p(a,s);return r`
<div class="line stepper" role="group" aria-label=${l}>
<span class="line-text"><b>${l}</b>${e&&r` <small>${e}</small>`}</span>
<span class="stepper-keys">
<${u} icon="minus" label=${i} class="step" disabled=${c||$<=0} onClick=${()=>o(a[$-1])} />
<output class="step-value">${t}</output>
<${u} icon="plus" label=${n} class="step" disabled=${c||$>=a.length-1} onClick=${()=>o(a[$+1])} />
</span>
</div>
`}function p(l,e){let s=l.indexOf(e);if(s>=0||e===null)return s;let a=l.findIndex(t=>t!==null&&t>e);return a<0?l.length-1:a}export{f as a,g as b,h as c};
