//# allFunctionsCalledOnLoad
import{a,b,c,d}from"./shared-ladder-index.js";import"./shared-frame-useanswer.js";import"./shared-net-ladder.js";import"./main.js";export{a as LadderPage,b as Onward,c as PersonLines,d as Waiting};
