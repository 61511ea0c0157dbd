//# allFunctionsCalledOnLoad
import{oe as a,pe as b,qe as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
