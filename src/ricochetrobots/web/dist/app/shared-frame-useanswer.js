//# allFunctionsCalledOnLoad
import{$a as o,d as t,e}from"./main.js";function i(n,r){let[s,l]=t(null),[u,a]=t(null);return e(()=>{n().then(l,f=>a(o(f)))},r),[s,u]}export{i as a};
