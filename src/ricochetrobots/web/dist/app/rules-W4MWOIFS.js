//# allFunctionsCalledOnLoad
import{a,b}from"./chunk-X5UKGW4N.js";import"./chunk-5TYLQYRY.js";export{b as Rules,a as RulesPage};
