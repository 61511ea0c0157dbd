import{a,b}from"./chunk-IBTIC2RX.js";import"./chunk-XSRBKT6D.js";export{b as Rules,a as RulesPage};
