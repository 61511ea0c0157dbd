//# allFunctionsCalledOnLoad
import{A as e,Bb as a,Ib as r,Sa as o,Ub as c,mb as i,nb as m,ub as t,xa as n}from"./main.js";function k({onClose:s}){return c([{keys:["Escape"],text:"key-close",run:s}]),e`
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
