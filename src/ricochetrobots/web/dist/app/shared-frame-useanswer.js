//# allFunctionsCalledOnLoad
import{Bb as o,s as t,t as e}from"./main.js";function i(n,r){let[s,l]=t(null),[u,a]=t(null);return e(()=>{n().then(l,f=>a(o(f)))},r),[s,u]}export{i as a};
