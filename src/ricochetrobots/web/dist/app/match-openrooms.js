//# allFunctionsCalledOnLoad
import{re as a,se as b,te as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
