import { expect, test, type Page } from '@playwright/test';
import { documents, unknownPath } from './pages.ts';

/** Scrolls to the end and waits, so that lazy content is asked for. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

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
    await readToTheEnd(page);

    expect(foreign).toEqual([]);
    // The not-found page reports the missing path, and the browser the status of the answer.
    const expected = path === unknownPath ? /404/ : /^$/;
    expect(errors.filter((error) => !error.includes(unknownPath) && !expected.test(error))).toEqual([]);
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
