//# allFunctionsCalledOnLoad
import{Fa as a,Pa as l,Xb as n,Yb as i,a as o,eb as p,m as t,x as m}from"./chunk-ZRUFX45G.js";var r=e=>document.getElementById(e);try{await Promise.all([m(document.documentElement.lang).then(a),i(p.value)]),l(),r("app").replaceChildren(),o(t`<${n} />`,r("app"))}catch(e){throw r("broken").hidden=!1,e}
