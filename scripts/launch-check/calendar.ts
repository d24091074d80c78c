import { knownYears, type OrderCalendarTool } from '#content/tools/order-calendar.ts';
import { check, type Finding } from './finding.ts';

const file = 'src/content/tools/order-calendar.ts';

/** The order calendar ages: its example lies in the past one day, and its holidays are known for some years only. */
export function checkCalendar(
  { example }: Pick<OrderCalendarTool, 'example'>,
  today: Date,
  { to }: { to: number } = knownYears,
): Finding[] {
  const findings: Finding[] = [];
  if (example.delivery <= today.toISOString().slice(0, 10)) {
    findings.push(
      check(
        file,
        'example.delivery',
        `«${example.delivery}» ist vorbei: ein Datum im nächsten Jahr eintragen.`,
      ),
    );
  }
  if (to - today.getFullYear() < 2) {
    findings.push(
      check(
        file,
        'knownYears',
        `Die Feiertage sind nur bis ${to} eingetragen: weitere Neujahrstage nachtragen.`,
      ),
    );
  }
  return findings;
}
