import{a,b}from"./chunk-25QTSYOS.js";import"./chunk-5IJ3KAUO.js";export{b as Rules,a as RulesPage};
