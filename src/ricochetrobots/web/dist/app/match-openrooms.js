//# allFunctionsCalledOnLoad
import{Ae as a,Be as b,Ce as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
