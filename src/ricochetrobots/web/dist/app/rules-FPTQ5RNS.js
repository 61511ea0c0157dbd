import{a,b}from"./chunk-NGODXNUR.js";import"./chunk-ZOTTRNLO.js";export{b as Rules,a as RulesPage};
