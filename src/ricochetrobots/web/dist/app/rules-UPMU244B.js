import{a,b}from"./chunk-FCG7KDJU.js";import"./chunk-MVYXM3VQ.js";export{b as Rules,a as RulesPage};
