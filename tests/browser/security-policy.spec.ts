/** The content security policy of the pages in the browser: what somebody slips in is blocked. */
import { expect, test, type Page } from '@playwright/test';
import { person } from '../sample-inquiry.ts';
import { formOn } from './contact-form.ts';
import { documents } from './pages.ts';

declare global {
  interface Window {
    violations: string[];
    injected?: boolean;
  }
}

/** Collects what the policy blocks, from the first byte of every document. */
const collectViolations = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective}: ${blockedURI}`),
    );
  });

async function violations(page: Page): Promise<string[]> {
  // A lazy frame has no document until it comes near.
  const loaded = page.frames().filter((frame) => frame.url().startsWith('http'));
  const ofFrames = await Promise.all(loaded.map((frame) => frame.evaluate(() => window.violations)));
  return ofFrames.flat();
}

const slippedIn = `
  <script>window.injected = true</script>
  <script src="data:text/javascript,window.injected=true"></script>
  <script src="https://example.com/script.js"></script>
  <img src="https://example.com/pixel.gif" alt="">
  <img src="/missing" onerror="window.injected = true" alt="">
  <p id="slipped" style="color: rgb(1, 2, 3)"><a href="javascript:void(window.injected=true)">x</a></p>`;

const blocked = [
  'img-src: https://example.com/pixel.gif',
  'script-src-attr: inline',
  'script-src-elem: data',
  'script-src-elem: https://example.com/script.js',
  'script-src-elem: inline',
  'style-src-attr: inline',
];

for (const path of documents) {
  test(`code, style attributes and foreign images slipped into ${path} have no effect`, async ({ page }) => {
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace('</body>', `${slippedIn}</body>`) });
      },
    );
    await collectViolations(page);
    await page.goto(path);
    await page.locator('#slipped a').evaluate((link: HTMLElement) => {
      link.click();
      document.body.append(Object.assign(document.createElement('script'), { text: 'injected = true' }));
    });

    await expect
      .poll(async () => [...new Set(await violations(page))].toSorted(), { message: `blocked on ${path}` })
      .toEqual(blocked);
    expect(await page.evaluate(() => window.injected), 'a script has run').toBeUndefined();
    await expect(page.locator('#slipped')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  });
}

test('the inquiry form works under its policy: choices, error, thank-you', async ({ page }) => {
  const form = formOn(page);
  await collectViolations(page);
  await form.open();
  for (const box of await page.getByRole('combobox').all()) {
    await box.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await form.submit.click();
  await expect(form.toast).toBeVisible();
  await form.enter(person);
  await form.send();
  expect(await violations(page)).toEqual([]);
});

test('a page reaches no other host, submits no form and changes no base address', async ({ page }) => {
  await collectViolations(page);
  await page.goto('/about');
  const reached = await page.evaluate(async () => {
    document.head.append(Object.assign(document.createElement('base'), { href: 'https://example.com/' }));
    const frame = Object.assign(document.createElement('iframe'), { src: 'https://example.com/' });
    const form = Object.assign(document.createElement('form'), { action: '/kontakt.vcf' });
    document.body.append(frame, form);
    form.submit();
    return fetch('https://example.com/').then(
      () => true,
      () => false,
    );
  });
  expect(reached).toBe(false);
  await expect
    .poll(async () => (await violations(page)).map((violation) => violation.split(':')[0]).toSorted())
    .toEqual(['base-uri', 'connect-src', 'form-action', 'frame-src']);
});

test('only the site itself may show its pages in a frame', async ({ page, baseURL }) => {
  // The same server under another name is another site.
  const otherSite = baseURL?.replace('localhost', '127.0.0.1');
  await page.route('**/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/about"></iframe>` }),
  );
  const frames = () => page.frames().map((frame) => frame.url());

  await page.goto('/framing');
  await expect.poll(frames).toContain(`${baseURL}/about`);
  await expect(page.frameLocator('iframe').locator('main')).toBeVisible();
  await page.goto(`${otherSite}/framing`);
  await expect.poll(frames).toContain('chrome-error://chromewebdata/');
});
