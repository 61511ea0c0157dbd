//# allFunctionsCalledOnLoad
async function o(){if(!("caches"in window))return 0;let t=(await caches.keys()).filter(a=>a.startsWith("ricochet:")).at(-1);if(!t)return 0;let e=await caches.open(t),s=await Promise.all((await e.keys()).map(a=>e.match(a)));return(await Promise.all(s.map(async a=>a?(await a.blob()).size:0))).reduce((a,c)=>a+c,0)}export{o as a};
