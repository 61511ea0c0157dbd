import{a,b}from"./chunk-SUHW6NJC.js";import"./chunk-C22H7FVQ.js";export{b as Rules,a as RulesPage};
