//# allFunctionsCalledOnLoad
import{Ja as m,P as e,Tb as a,Yb as c,cb as o,dc as t,ec as r,sa as n,ta as i}from"./main.js";function k({onClose:s}){return a([{keys:["Escape"],text:"key-close",run:s}]),e`
<${n} class="alternatives">
<${i} focusOn="rooms">${o("rooms-need-connection")}</>
<p>${o("rooms-alternatives")}</p>
<div class="buttons">
<${t} class="button second" to="/table">${o("door-table")}</>
<${t} class="button second" to=${c}>${o("todays-puzzle")}</>
</div>
<div class="buttons">
<${r} onClick=${s}>${o("close")}</>
<${r} kind="main" onClick=${m}>${o("try-now")}</>
</div>
</>
`}export{k as Alternatives};
