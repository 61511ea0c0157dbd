import{a,b}from"./chunk-ENSZ23YG.js";import"./chunk-A36UNW7B.js";export{b as Rules,a as RulesPage};
