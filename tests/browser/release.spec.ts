/** A page that is open while the site is published anew, with `deploy/publish.sh` on nginx. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { missingForNginx, startNginx, type RunningNginx } from '../servers/nginx.ts';
import { missingForPublishing, runPublish } from '../servers/deploy.ts';
import { siteFolder } from '../../scripts/site-folder.ts';
import { person } from '../sample-inquiry.ts';
import { formOn } from './contact-form.ts';
import { scriptsOf } from './page-state.ts';
import { phone } from './pages.ts';

const missing = missingForNginx() ?? missingForPublishing();
test.skip(missing !== null, missing ?? '');
test.use({ ignoreHTTPSErrors: true });

let folder: string;
let server: RunningNginx;

function publish(built: string) {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  cpSync(built, join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist/.kind'), 'release\n');
  const { status, stderr } = runPublish(folder, folder, 'site');
  expect(status, stderr).toBe(0);
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  chmodSync(folder, 0o755);
  publish(siteFolder);
  server = await startNginx(join(folder, 'site/current'));
});

test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('the form works on a page that was opened before the release', async ({ page }) => {
  await page.setViewportSize(phone);
  const scripts = scriptsOf(page);
  await page.goto(`${server.url}/contact`);
  // What starts islands may be there; the form is not.
  expect(scripts.filter((url) => !url.includes('/islands.'))).toEqual([]);

  const next = join(folder, 'next');
  mkdirSync(join(next, '_astro'), { recursive: true });
  writeFileSync(join(next, 'index.html'), 'The next release');
  await page.waitForTimeout(1100);
  publish(next);
  expect(await (await page.request.get(`${server.url}/`)).text()).toBe('The next release');
  expect((await page.request.get(`${server.url}/contact`)).status()).toBe(404);

  const form = formOn(page);
  await form.ready();
  await form.enter(person);
  await form.send();
});
