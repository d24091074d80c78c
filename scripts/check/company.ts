import type { Company } from '#content/site.schema.ts';
import { readDay, today, type Day } from '#lib/day.ts';
import { weekdaysOf } from '#lib/company-days.ts';
import { question, mistake, only, type Finding } from './findings.ts';

/** Where the record stands. */
export const file = 'src/content/company.ts';

const wrong = (field: string, reason: string) => mistake(file, field, reason);
const ask = (field: string, reason: string) => question(file, field, reason);

/** What cannot be true of a company, whoever it is, and what is likely to be a slip. */
export const checkCompany = (company: Company, day = today()): Finding[] => [
  ...checkCanton(company),
  ...checkHours(company),
  ...checkClosures(company, day),
  ...checkNumbers(company),
];

/** The cantons in which a postal code may lie, by its first digit. */
const cantonsOf: Readonly<Record<string, string>> = {
  1: 'VD GE FR VS BE',
  2: 'NE JU BE SO',
  3: 'BE VS FR SO',
  4: 'BS BL SO AG BE LU JU',
  5: 'AG SO LU',
  6: 'LU ZG SZ UR OW NW TI GR AG BE',
  7: 'GR SG',
  8: 'ZH SH TG SG SZ GL AG',
  9: 'SG AR AI TG',
};

/** A postal code that is hardly one of the canton. */
function checkCanton({ address: { canton, postalCode } }: Company): Finding[] {
  const isElsewhere = cantonsOf[postalCode[0] ?? '']?.split(' ').includes(canton) === false;
  const reason = `Im Kanton ${canton} gibt es «${postalCode}» wohl nicht. Vom Kanton hängen die Feiertage der Termine ab.`;
  return only(isElsewhere && ask('address.canton', reason));
}

/** Closing days that are hardly meant, and such as are over. */
const checkClosures = ({ closures = [] }: Company, day: Day): Finding[] =>
  closures.flatMap(({ from, to, note }, index) => {
    const field = `closures[${index}]`;
    const [first = NaN, last = NaN] = [from, to].map((date) => readDay(date) ?? NaN);
    if (last < day) return [ask(field, `«${note}» ist vorbei (${to}): den Eintrag löschen.`)];
    const isLong = last - first > 60 || first - day > 2 * 366;
    const other = closures.slice(0, index).find((one) => from <= one.to && one.from <= to);
    return [
      ...only(isLong && ask(field, `«${note}» von ${from} bis ${to}: Stimmen die Tage?`)),
      ...only(other && ask(field, `«${note}» und «${other.note}» überschneiden sich.`)),
    ];
  });

/** Two entries for the same time. */
const checkHours = ({ openingHours }: Company): Finding[] =>
  openingHours.flatMap(({ days, hours }, index) => {
    const weekdays = weekdaysOf(days);
    const [from = '', to = ''] = timesOf(hours);
    const other = openingHours.slice(0, index).find((one) => {
      const [otherFrom = '', otherTo = ''] = timesOf(one.hours);
      return weekdaysOf(one.days).some((day) => weekdays.includes(day)) && from < otherTo && otherFrom < to;
    });
    const reason = `«${hours}» (${days}) und «${other?.days} ${other?.hours}» überschneiden sich.`;
    return only(other && wrong(`openingHours[${index}].hours`, reason));
  });

/** From when to when; a day that is closed is so from midnight to midnight. */
const timesOf = (hours: string) => (hours === 'geschlossen' ? ['00:00', '24:00'] : hours.split('–'));

/** The number that begins with the other. */
const checkNumbers = ({ uid, vatNumber }: Company): Finding[] =>
  only(!vatNumber.startsWith(uid) && ask('vatNumber', `«${vatNumber}» beginnt nicht mit der UID «${uid}».`));
