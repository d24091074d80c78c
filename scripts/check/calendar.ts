import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';
import { knownYears } from '#content/tools/china-holidays.ts';
import { noticeWeeks } from '#content/tools/order-times.ts';
import { formatDay, readDay, today, type Day } from '#lib/day.ts';
import { check, type Finding } from './finding.ts';

const { id } = orderCalendarTool;

/** The day that the calendar of a built site names as that of its build; null where there is no such site. */
export function builtDay(folder: string): Day | null {
  const file = join(folder, 'services/end-to-end-sourcing.html');
  if (!existsSync(file)) return null;
  const stamp = new RegExp(`id="${id}".*?<time datetime="([^"]+)"`, 'is');
  return readDay(stamp.exec(readFileSync(file, 'utf8'))?.[1] ?? '');
}

/** The order calendar ages: its example holds for some weeks after the build, and its holidays for some years. */
export function checkCalendar(built: Day | null, now: Date, { to }: { to: number } = knownYears): Finding[] {
  const findings: Finding[] = [];
  if (built !== null && today(now) - built > noticeWeeks * 7) {
    findings.push(
      check(
        'dist/',
        'Bestellkalender',
        `Die gebaute Website ist vom ${formatDay(built)}, mehr als ${noticeWeeks} Wochen alt: neu bauen und hochladen, sonst ist das Beispiel ohne Script veraltet.`,
      ),
    );
  }
  if (to - now.getFullYear() < 2) {
    findings.push(
      check(
        'src/content/tools/china-holidays.ts',
        'knownYears',
        `Die Feiertage sind nur bis ${to} eingetragen: weitere Jahre nachtragen.`,
      ),
    );
  }
  return findings;
}
