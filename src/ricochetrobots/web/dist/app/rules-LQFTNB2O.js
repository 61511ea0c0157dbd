import{a,b}from"./chunk-SSSZLKZL.js";import"./chunk-FZEFPQK6.js";export{b as Rules,a as RulesPage};
