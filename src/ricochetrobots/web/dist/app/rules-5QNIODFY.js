import{a,b}from"./chunk-5R7WDZSX.js";import"./chunk-ZCDS77I5.js";export{b as Rules,a as RulesPage};
