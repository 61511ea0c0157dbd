//# allFunctionsCalledOnLoad
import{Fc as a,Gc as b,Hc as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
