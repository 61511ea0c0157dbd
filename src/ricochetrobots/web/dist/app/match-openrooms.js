//# allFunctionsCalledOnLoad
import{xe as a,ye as b,ze as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
