//# allFunctionsCalledOnLoad
import{Ce as a,De as b,Ee as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
