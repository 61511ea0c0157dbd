import{a,b}from"./chunk-CSP2NO3R.js";import"./chunk-XM5VXJ5M.js";export{b as Rules,a as RulesPage};
