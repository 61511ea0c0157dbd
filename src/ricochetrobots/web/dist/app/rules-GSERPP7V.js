import{a,b}from"./chunk-6HNWGEAU.js";import"./chunk-A74SPAB2.js";export{b as Rules,a as RulesPage};
