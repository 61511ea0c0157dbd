import{a,b}from"./chunk-O35FLBAR.js";import"./chunk-U5WT63GY.js";export{b as Rules,a as RulesPage};
