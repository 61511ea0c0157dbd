import{a,b}from"./chunk-35FRBY6F.js";import"./chunk-MNU7QG5Z.js";export{b as Rules,a as RulesPage};
