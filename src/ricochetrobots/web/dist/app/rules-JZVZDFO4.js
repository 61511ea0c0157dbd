import{a,b}from"./chunk-IYXSITPL.js";import"./chunk-5WUBUMF3.js";export{b as Rules,a as RulesPage};
