import { expect, test } from '@playwright/test';
import { orderCalendarMessages } from '#content/tools/order-calendar.ts';
import { desktop } from './pages.ts';
import { openTool } from './tools.ts';

/**
 * A wish with 21 days of reserve, counted by hand in days from 1 December 2026: the middle of each month up to the delivery on 15 April
 * 2027, and the middle of the closure from 30 January to 26 February, around New Year's day on the 6th.
 */
const expected: readonly [text: string, day: number][] = [
  ['Dez', 15.5],
  ['Jan 2027', 46.5],
  [orderCalendarMessages.closures['new-year'], 74],
  ['Feb', 76],
  ['Mär', 105.5],
  ['Apr', 128],
];

test('each month stands in the calendar where it is, with three letters, and January with its year', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+01:00'));
  await page.setViewportSize(desktop);
  const section = await openTool(page, 'bestellkalender', '#bestellkalender=2027-04-15_6_21_21_21');
  const shown = await section.locator('svg text').evaluateAll((texts) =>
    texts
      .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ text, box }) => ({ text, centre: box.left + box.width / 2 }))
      .toSorted((a, b) => a.centre - b.centre),
  );
  expect(shown.map(({ text }) => text)).toEqual(expected.map(([text]) => text));

  // Days to pixels by the first and the last month.
  const [first, last] = [shown[0]?.centre ?? NaN, shown.at(-1)?.centre ?? NaN];
  const pixelsPerDay = (last - first) / (128 - 15.5);
  const days = shown.map(({ text, centre }) => [text, 15.5 + (centre - first) / pixelsPerDay] as const);
  for (const [index, [text, day]] of expected.entries()) {
    expect
      .soft(Math.abs((days[index]?.[1] ?? NaN) - day), `«${text}» is off by so many days`)
      .toBeLessThan(1);
  }
});
