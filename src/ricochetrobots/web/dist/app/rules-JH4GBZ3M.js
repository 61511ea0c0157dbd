//# allFunctionsCalledOnLoad
import{a,b}from"./chunk-CGLVACGR.js";import"./chunk-5ZEGUT3O.js";export{b as Rules,a as RulesPage};
