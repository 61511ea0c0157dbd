//# allFunctionsCalledOnLoad
import{$a as i,Fa as o,Hb as c,ab as m,hb as t,ka as n,n as e,ob as a,vb as r}from"./main.js";function k({onClose:s}){return c([{keys:["Escape"],text:"key-close",run:s}]),e`
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
