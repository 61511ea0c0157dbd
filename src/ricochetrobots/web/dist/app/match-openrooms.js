//# allFunctionsCalledOnLoad
import{ve as a,we as b,xe as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
