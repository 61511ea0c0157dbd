//# allFunctionsCalledOnLoad
import{qe as a,re as b,se as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
