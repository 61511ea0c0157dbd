//# allFunctionsCalledOnLoad
import{me as a,ne as b,oe as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
