//# allFunctionsCalledOnLoad
import{Tc as a,Uc as b,Vc as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
