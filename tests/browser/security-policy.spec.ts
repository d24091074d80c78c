/** The content security policy in the browser: nothing of ours is blocked, and what somebody slips in is. */
import { expect, test, type Page } from '@playwright/test';
import { ownFramePage } from '#booking/addresses.ts';
import { person } from '../sample-inquiry.ts';
import { fill, openForm, submitButton, thanks, toast } from './contact-form.ts';
import { documents, unknownPath } from './pages.ts';

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
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      window.violations.push(`${effectiveDirective}: ${blockedURI} (${sourceFile})`),
    );
  });

async function violations(page: Page): Promise<string[]> {
  // A lazy frame has no document until it comes near.
  const loaded = page.frames().filter((frame) => frame.url().startsWith('http'));
  const ofFrames = await Promise.all(loaded.map((frame) => frame.evaluate(() => window.violations)));
  return ofFrames.flat();
}

for (const path of documents) {
  test(`${path} has a policy that blocks nothing of it`, async ({ page }) => {
    await collectViolations(page);
    const answer = await page.goto(path);
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    // Hosts that go by address cannot name a policy for unknown ones; the page brings it along.
    const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
    if (path === unknownPath) await expect(meta).toHaveAttribute('content', /^default-src 'none'; /);
    else expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy.split(', ')).toHaveLength(1);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    for (const details of await page.locator('main details > summary').all()) await details.click();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Archivo');
  });
}

test('the inquiry form works under its policy: choices, error, thank-you', async ({ page }) => {
  await collectViolations(page);
  await openForm(page);
  for (const box of await page.getByRole('combobox').all()) {
    await box.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await submitButton(page).click();
  await expect(toast(page)).toBeVisible();
  await fill(page, person);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** One page of each kind of policy. */
for (const path of ['/', '/about', '/contact', unknownPath, ownFramePage]) {
  test(`a script slipped into ${path} does not run`, async ({ page }) => {
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const answer = await route.fetch();
        const slippedIn =
          '<script>window.injected = true</script><img src="/missing" onerror="window.injected = true">' +
          '<script src="data:text/javascript,window.injected=true"></script>' +
          '<script src="https://example.com/script.js"></script><a id="slipped" href="javascript:void(window.injected=true)">x</a>';
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace('</body>', `${slippedIn}</body>`),
        });
      },
    );
    await collectViolations(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      document.getElementById('slipped')?.click();
    });
    await expect.poll(() => violations(page)).not.toEqual([]);
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
  });
}

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

test('only the page inside the booking frame can be framed, and only by the site', async ({ page }) => {
  await page.goto('/');
  const frame = page.frameLocator('#beratung iframe');
  const show = (address: string) =>
    page.locator('#beratung iframe').evaluate((element, src) => element.setAttribute('src', src), address);

  await page.locator('#beratung').scrollIntoViewIfNeeded();
  await show(ownFramePage);
  await expect(frame.locator('main')).toBeVisible();
  await show('/about');
  await expect
    .poll(() => page.frames().map((child) => child.url()))
    .toContain('chrome-error://chromewebdata/');
});
