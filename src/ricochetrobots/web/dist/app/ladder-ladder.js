//# allFunctionsCalledOnLoad
import{a,b,c,d}from"./shared-ladder-ladder.js";import"./shared-useanswer.js";import"./shared-net-ladder.js";import"./main.js";export{a as LadderPage,b as Onward,c as PersonLines,d as Waiting};
