//# allFunctionsCalledOnLoad
import{Ec as a,Fc as b,Gc as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
