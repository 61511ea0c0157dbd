//# allFunctionsCalledOnLoad
import{a,b}from"./chunk-7OT4V3RV.js";import"./main.js";export{b as Rules,a as RulesPage};
