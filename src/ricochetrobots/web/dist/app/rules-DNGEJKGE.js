import{a,b}from"./chunk-KBATI4DD.js";import"./chunk-QUBJ7G5N.js";export{b as Rules,a as RulesPage};
