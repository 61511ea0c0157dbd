//# allFunctionsCalledOnLoad
import{Rc as a,Sc as b,Tc as c}from"./main.js";export{a as enterRoom,b as leaveRoom,c as watchRoom};
