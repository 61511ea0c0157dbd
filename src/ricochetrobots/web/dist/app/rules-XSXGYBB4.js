import{a,b}from"./chunk-EZAM3AE5.js";import"./chunk-3X6DJ25K.js";export{b as Rules,a as RulesPage};
