//# allFunctionsCalledOnLoad
import{J as l,m as s}from"./main.js";function t({title:e,note:a,children:m}){return s`<details class="more-options setup-rules"><summary class="card line"><span class="line-text"><b>${e}</b> <small>${a}</small></span><${l} name="down" size=${18} /></summary><div class="setup-rules-body">${m}</div></details>`}export{t as a};
