// args: width,out,path,selector|full,n ...
import { chromium } from '@playwright/test';
import { startServer } from './server/start.ts';
import { ensureBrowser } from './browser/install.ts';
import { browserArguments } from './browser/find.ts';
const server = await startServer({ port: 0 });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
for (const job of process.argv.slice(2)) {
  const [width, out, path, selector = 'full', n = '0', pad = '0'] = job.split(',');
  const page = await browser.newPage({ baseURL: server.url, bypassCSP: true, viewport: { width: +width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(path);
  await page.addStyleTag({ content: 'header{position:static!important} .split>div{position:static!important}' });
  await page.evaluate(async () => { for (let t = 0; t < document.body.scrollHeight; t += innerHeight) { scrollTo(0, t); await new Promise(r => requestAnimationFrame(r)); } scrollTo(0, 0); await document.fonts.ready; });
  await page.waitForLoadState('networkidle'); await page.waitForTimeout(150);
  if (selector === 'full') await page.screenshot({ path: out, fullPage: true });
  else if (selector === 'view') await page.screenshot({ path: out });
  else { const box = await page.locator(selector).nth(+n).boundingBox(); const p=+pad;
    await page.screenshot({ path: out, fullPage: true, clip: { x: 0, y: Math.max(0,box.y-p), width: +width, height: box.height+2*p } }); }
  await page.close(); console.log(out);
}
await browser.close(); await server.close();
