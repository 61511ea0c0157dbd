//# allFunctionsCalledOnLoad
import{a,b}from"./shared-rules.js";import"./main.js";export{b as Rules,a as RulesPage};
