import{a,b}from"./chunk-LPODDFCK.js";import"./chunk-H46S2WCK.js";export{b as Rules,a as RulesPage};
