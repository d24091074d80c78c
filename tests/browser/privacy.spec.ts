import { expect, test } from '@playwright/test';
import { readThrough } from './page-state.ts';
import { documents, unknownPath } from './pages.ts';

for (const path of documents) {
  test(`a visit to ${path} stays on the site, stores nothing and logs no error`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        errors.push(`${message.text()} (${message.location().url})`);
      }
    });

    await page.goto(path);
    await readThrough(page);
    for (const summary of await page.locator('main details > summary:visible').all()) await summary.click();

    expect(foreign).toEqual([]);
    // What the security policy blocks is among the errors. The not-found page reports the missing path, and the
    // browser the status of the answer. The page in the booking frame is ours: its policy protects, not its sandbox.
    const expected =
      path === unknownPath
        ? new RegExp(`^[^(]*(?:404|${unknownPath})`)
        : /allow-scripts and allow-same-origin .*\/booking-frame\)$/;
    expect(errors.filter((error) => !expected.test(error))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    for (const frame of page.frames()) {
      const isOwn = frame.url().startsWith(baseURL ?? '');
      const stored = isOwn ? await frame.evaluate(storedEntries) : 0;
      expect(stored, `entries stored by ${frame.url()}`).toBe(0);
    }
  });
}

/** A sandboxed frame has no storage: reading it throws. */
function storedEntries(): number {
  try {
    return localStorage.length + sessionStorage.length;
  } catch {
    return 0;
  }
}
