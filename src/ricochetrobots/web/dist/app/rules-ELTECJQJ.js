import{a,b}from"./chunk-EISRK7A4.js";import"./chunk-XJKTTDGW.js";export{b as Rules,a as RulesPage};
