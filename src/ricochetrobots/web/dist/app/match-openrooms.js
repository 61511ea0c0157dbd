//# allFunctionsCalledOnLoad
import{te as a,ue as b,ve as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
