import{a,b}from"./chunk-OIBRYU3P.js";import"./chunk-3C22IBHZ.js";export{b as Rules,a as RulesPage};
