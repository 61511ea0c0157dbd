//# allFunctionsCalledOnLoad
import{Ga as o,Ib as c,ab as i,bb as m,ib as t,la as n,o as e,pb as a,wb as r}from"./main.js";function k({onClose:s}){return c([{keys:["Escape"],text:"key-close",run:s}]),e`
    <${i} class="alternatives">
      <${m} focusOn="rooms">${o("rooms-need-connection")}</>
      <p>${o("rooms-alternatives")}</p>
      <div class="buttons">
        <${r} class="button second" to="/table">${o("door-table")}</>
        <${r} class="button second" to=${a}>${o("todays-puzzle")}</>
      </div>
      <div class="buttons">
        <${t} onClick=${s}>${o("close")}</>
        <${t} kind="main" onClick=${n}>${o("try-now")}</>
      </div>
    </>
  `}export{k as Alternatives};
