import{a,b}from"./chunk-Z6KLTEPU.js";import"./chunk-IVPFH4OO.js";export{b as Rules,a as RulesPage};
