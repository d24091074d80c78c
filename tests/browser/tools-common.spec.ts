/** What holds for every tool. */
import { expect, test, type Locator } from '@playwright/test';
import { landedCostTool } from '#content/tools/landed-cost.ts';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';
import { keysOf } from '#lib/keys.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import { normGroups } from '#content/tools/norm-groups.ts';
import { accessibilityFindings, hold, errorsOf, idle, scriptsOf } from './page-state.ts';
import { desktop, phone, openIn } from './pages.ts';
import { announced, control, openTool, tools, type ToolId } from './tools.ts';
import { departureBoard } from '#content/tools/departure-board.ts';

const ids = keysOf(tools);

const today = new Date('2026-11-20T12:00:00+01:00');

/** What a screen reader says when a tool has a new result: the text of its live region. */
const results: Partial<Record<ToolId, { change: (section: Locator) => Promise<void>; said: RegExp }>> = {
  einstandskosten: {
    change: (section) => section.getByLabel(landedCostTool.costs.delivery.label).fill('350.50'),
    said: /CHF\s24820,30/,
  },
  aql: {
    change: (section) => section.getByLabel(samplingTool.lot.label).fill('500'),
    said: /500 Stück .*50.*Code H/,
  },
  normen: {
    change: (section) => section.getByRole('checkbox').first().check(),
    said: /^1 von \d+ Zeilen$/,
  },
  bestellkalender: {
    change: (section) => section.getByLabel(orderCalendarTool.fields.weeks.label).fill('4'),
    said: /Seefracht.*Luftfracht.*Express/,
  },
};

for (const id of ids) {
  test.describe(`the tool «${id}»`, () => {
    test('is fetched when its section comes near, and changes no height when it becomes interactive', async ({
      page,
    }) => {
      const scripts = scriptsOf(page);
      await page.clock.setFixedTime(today);
      const release = await hold(page);
      for (const viewport of [desktop, phone]) {
        await openIn(page, viewport, tools[id]);
      }
      // Time for what does not wait. The checklist stands so high on its page that it is near from the start.
      await idle(page);
      if (id !== 'checkliste') expect(scripts).toEqual([]);
      const section = page.locator(`#${id}`);
      const heights = async () => {
        const found = [];
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          found.push((await section.boundingBox())?.height);
        }
        await section.scrollIntoViewIfNeeded();
        return found;
      };
      const before = await heights();
      await expect(control(section)).toBeHidden();
      release();
      await expect(control(section)).toBeVisible();
      expect(scripts).not.toEqual([]);
      expect(await heights()).toEqual(before);
    });

    // In wide windows it is looked at with its page, as are the places of everything.
    test('is accessible at 320 px; it writes, announces and stores nothing before the visitor acts, and then says its result once', async ({
      page,
    }) => {
      await page.clock.setFixedTime(today);
      await page.setViewportSize({ width: 320, height: 800 });
      const section = await openTool(page, id);
      const address = page.url();
      const fields = await section.getByRole('textbox').all();
      for (const field of fields) await field.focus();
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      // From the top of the page, where the bar of phones covers none of it by chance.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await accessibilityFindings(page, `#${id}`)).toEqual([]);
      // Longer than the pause after which a result is read out.
      await page.waitForTimeout(1_500);
      expect(page.url()).toBe(address);
      await expect(announced(section)).toBeEmpty();
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

      const { change, said } = results[id] ?? {};
      if (!change || !said) return;
      const status = section.getByRole('status').filter({ hasText: /\S/ });
      await expect(status).toHaveCount(0);
      await change(section);
      await expect(status, 'live regions of this section that say something').toHaveCount(1);
      await expect(status).toHaveText(said);
    });

    test.describe('with script off', () => {
      test.use({ javaScriptEnabled: false });

      test('is complete, and shows no control that does nothing', async ({ page }) => {
        await page.goto(tools[id]);
        const section = page.locator(`#${id}`);
        await expect(section.getByRole('heading').first()).toBeVisible();
        await expect(section.getByRole('button')).toHaveCount(0);
        await expect(section.locator('form input:visible, fieldset input:visible')).toHaveCount(0);
        const text = await section.innerText();
        expect(text.length).toBeGreaterThan(300);
      });
    });
  });
}

test('the guide to norms stands whole on a phone where its script does not arrive', async ({ page }) => {
  await page.clock.install();
  // Unanswered: refused, it would be overdue at once.
  await page.route('**/_astro/*.js', () => {});
  await openIn(page, phone, tools.normen);
  const section = page.locator('#normen');
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('fieldset')).toBeVisible();
  await expect(section.locator('summary', { hasText: normGroups.n })).toBeHidden();
  // By then it is overdue.
  await page.clock.fastForward(8_000);
  await expect(section.locator('summary', { hasText: normGroups.n })).toBeVisible();
  await expect(section.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);
});

test('a tool whose script does not arrive stays complete', async ({ page }) => {
  const errors = errorsOf(page);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(tools.einstandskosten);
  const section = page.locator('#einstandskosten');
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText('24’819.76');
  await expect(section.getByRole('button')).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const { id, field, text } of [
  { id: 'bestellkalender', field: orderCalendarTool.fields.weeks.label, text: '99' },
  { id: 'einstandskosten', field: landedCostTool.costs.goods.label, text: 'abc' },
] as const) {
  test.describe(`«${id}», with a wrong entry that is still in its field`, () => {
    test.use({ hasTouch: true });

    for (const press of ['click', 'tap'] as const) {
      test(`does not move away below the next ${press}`, async ({ page }) => {
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          const section = await openTool(page, id);
          await section.getByLabel(field).fill(text);
          await section.getByRole('button', { name: landedCostTool.share })[press]();
          await expect(section.getByRole('status').first()).not.toBeEmpty();
          await expect(section.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
        }
      });
    }
  });
}

test.describe('for a visitor whose system writes dates otherwise', () => {
  test.use({ locale: 'en-US' });

  for (const { id, address, day, label } of [
    {
      id: departureBoard.id,
      address: '/#abfahrt=porzellan_2027-06-15_2027-01-12_2027-03-24_2027-04-01',
      day: '2027-06-15',
      label: departureBoard.fields.delivery,
    },
    {
      id: 'bestellkalender',
      address: `${tools.bestellkalender}#bestellkalender=2027-04-15_6_21_21_21`,
      day: '2027-04-15',
      label: orderCalendarTool.fields.delivery.label,
    },
  ]) {
    test(`«${id}» writes the day as on the rest of the page, and as the system does while it is chosen`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(today);
      await page.goto(address);
      const section = page.locator(`#${id}`);
      const field = section.getByLabel(label);
      await expect(field).toHaveValue(day);
      const written = section.locator('form, label').getByText('20.\u00a0Juni 2027', { exact: true });
      await field.fill('2027-06-20');
      await expect(written).toBeHidden();
      await field.blur();
      await expect(written).toBeVisible();
      // A day that cannot be calculated, or none, is not covered by the last one that can.
      for (const other of ['2039-01-01', '']) {
        await field.fill(other);
        await field.blur();
        await expect(written).toBeHidden();
      }
    });
  }
});
