import{a,b}from"./chunk-BUEIFEO6.js";import"./chunk-HWDWHG5N.js";export{b as Rules,a as RulesPage};
