/** What stands around the booking frame, should what is in it fail. */
import { expect, test } from '@playwright/test';
import { company } from '#content/company.ts';
import { desktop, phone } from './pages.ts';

for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`phone and e-mail are in view directly above the frame, together with its top (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/#beratung');
    const section = page.locator('#beratung');
    const frame = section.locator('iframe');
    await expect(frame).toBeInViewport();
    const { y: top = 0 } = (await frame.boundingBox()) ?? {};
    expect(top).toBeLessThan(size.height);
    for (const way of [company.phone, company.email]) {
      const link = section.getByRole('link', { name: way });
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      const gap = top - ((box?.y ?? 0) + (box?.height ?? 0));
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(100);
    }
  });
}
