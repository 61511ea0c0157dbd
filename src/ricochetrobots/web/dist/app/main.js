//# allFunctionsCalledOnLoad
import{Ga as a,Qa as l,Zb as n,_b as i,a as o,fb as p,m as t,y as m}from"./chunk-5ZEGUT3O.js";var r=e=>document.getElementById(e);try{await Promise.all([m(document.documentElement.lang).then(a),i(p.value)]),l(),r("app").replaceChildren(),o(t`<${n} />`,r("app"))}catch(e){throw r("broken").hidden=!1,e}
