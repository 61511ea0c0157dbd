import{a,b}from"./chunk-F3YCUNZP.js";import"./chunk-IA3O7TCF.js";export{b as Rules,a as RulesPage};
