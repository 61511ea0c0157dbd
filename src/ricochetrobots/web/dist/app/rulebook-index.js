//# allFunctionsCalledOnLoad
import{b as a,c as b}from"./shared-rulebook-index.js";import"./main.js";export{b as Rules,a as RulesPage};
