/** The example of the order calendar, which is chosen on the day of the build. */
import { expect, test } from 'vitest';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';
import { monthNames } from '#content/dates.ts';
import { builtDay, checkCalendar } from '../../scripts/check/calendar.ts';
import { dist, fileOf, readPage } from './dist.ts';

const route = '/services/end-to-end-sourcing';

/** Reads `6. Februar 2027`; in days since 1970. */
function daysOf(text: string): number {
  const [, date, month = '', year] = /^(\d+)\.\s(\p{L}+) (\d{4})$/u.exec(text) ?? [];
  return (
    Date.UTC(
      Number(year),
      monthNames.findIndex((name) => name === month),
      Number(date),
    ) / 86_400_000
  );
}

test('the page names the day of its build, and leaves eight weeks from then to order by sea', () => {
  const section = readPage(fileOf(route)).root.getElementById(orderCalendarTool.id);
  const stamp = section?.querySelector('time');
  expect(stamp?.parentNode?.text).toContain(orderCalendarTool.stamp.example);
  const built = daysOf(stamp?.text ?? '');
  const order = daysOf(section?.querySelectorAll('ol > li')[0]?.querySelectorAll('p')[1]?.text ?? '');
  expect(order - built).toBeGreaterThanOrEqual(56);
});

test('the launch check finds the day of the build', () => {
  const built = builtDay(dist);
  expect(built).not.toBeNull();
  const later = new Date(((built ?? 0) + 60) * 86_400_000);
  expect(checkCalendar(built, later, { to: 2100 }).map(({ field }) => field)).toEqual(['Bestellkalender']);
});
