// usage: node el.mjs width out path selector...
import { chromium } from '@playwright/test';
import { startServer } from './server/start.ts';
const [w,h,out,path,sel,i='0']=process.argv.slice(2);
const s=await startServer({port:0}); const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const p=await b.newPage({baseURL:s.url,viewport:{width:+w,height:+h},reducedMotion:'reduce'});
await p.goto(path); await p.waitForLoadState('networkidle');
await p.evaluate(async()=>{for(let t=0;t<document.body.scrollHeight;t+=innerHeight){scrollTo(0,t);await new Promise(r=>requestAnimationFrame(r))}scrollTo(0,0);await document.fonts.ready});
await p.locator(sel).nth(+i).screenshot({path:out});
await b.close(); await s.close();
