import{a,b}from"./chunk-UQHGM3XZ.js";import"./chunk-5UIRUIAJ.js";export{b as Rules,a as RulesPage};
