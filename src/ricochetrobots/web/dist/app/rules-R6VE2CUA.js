import{a,b}from"./chunk-VGLJGEU3.js";import"./chunk-47YIURAR.js";export{b as Rules,a as RulesPage};
