//# allFunctionsCalledOnLoad
import{E as n,Ja as a}from"./main.js";var o=r=>a("handicap-number",{handicap:r});function p({handicap:r}){return r===0?null:n`<span class="tag handicap" role="img" aria-label=${a("handicap-of",{handicap:r})}>+${o(r)}</span>`}export{o as a,p as b};
