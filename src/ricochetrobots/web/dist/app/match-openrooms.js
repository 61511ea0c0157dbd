//# allFunctionsCalledOnLoad
import{ne as a,oe as b,pe as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
