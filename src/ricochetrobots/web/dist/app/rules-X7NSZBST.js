import{a,b}from"./chunk-62N6BIQH.js";import"./chunk-JHSBTRD3.js";export{b as Rules,a as RulesPage};
