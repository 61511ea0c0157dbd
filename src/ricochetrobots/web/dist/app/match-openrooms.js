//# allFunctionsCalledOnLoad
import{le as a,me as b,ne as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
