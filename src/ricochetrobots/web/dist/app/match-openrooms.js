//# allFunctionsCalledOnLoad
import{De as a,Ee as b,Fe as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
