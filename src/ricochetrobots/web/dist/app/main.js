//# allFunctionsCalledOnLoad
import{Ga as a,Qa as l,Yb as n,Zb as i,a as o,fb as p,m as t,y as m}from"./chunk-5TYLQYRY.js";var r=e=>document.getElementById(e);try{await Promise.all([m(document.documentElement.lang).then(a),i(p.value)]),l(),r("app").replaceChildren(),o(t`<${n} />`,r("app"))}catch(e){throw r("broken").hidden=!1,e}
