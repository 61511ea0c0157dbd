import{a,b}from"./chunk-ZSIO6M4E.js";import"./chunk-PDM64AAS.js";export{b as Rules,a as RulesPage};
