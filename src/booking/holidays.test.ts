import Holidays from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { cantonHolidays, type Canton } from '#content/holidays.ts';
import { dayOf, isoDay, weekdayOf, type Day } from '#lib/day.ts';
import { easterSunday, holidayIn, isHoliday } from './holidays.ts';

const years = [2026, 2027, 2028, 2029, 2030];
const cantons = Object.keys(new Holidays().getStates('CH')) as Canton[];

/** What the package date-holidays 3.37 names and this site leaves out. */
const leftOut: Partial<Record<Canton, Readonly<Record<string, string>>>> = {
  ZH: { Knabenschiessen: 'city of Zürich only' },
  UR: { '2. Weihnachtstag': 'no holiday on a Saturday; the package tests the wrong weekday' },
  AR: { '2. Weihnachtstag': 'no holiday on a Saturday; the package tests the wrong weekday' },
  GL: {
    'Heiliger Abend': 'closed offices of the canton, no holiday (Ruhetagsgesetz)',
    Silvester: 'the same',
    'Näfelser Fahrt': 'in 2027 the package is a week late: 1 April, after Easter, is the first Thursday',
  },
  SO: { Josefstag: 'some municipalities only' },
  TI: { Berchtoldstag: 'banks only' },
  VS: {
    'Tag der Arbeit': 'not in the law of the canton; from noon in its offices',
    Bettagsmontag: 'banks only',
    'Heiliger Abend': 'from noon in the offices of the canton',
  },
  NE: { Fronleichnam: 'Le Landeron only', Bettagsmontag: 'not in the law of the canton' },
  GE: { Berchtoldstag: 'banks only', Stephanstag: 'banks only' },
};

/** What this site has and the package has not, as month and date. */
const added: Partial<Record<Canton, Readonly<Record<string, string>>>> = {
  GL: { '04-01': 'Näfelser Fahrt 2027, see above' },
  AI: { '12-08': 'Mariä Empfängnis, in the list of the Federal Office of Justice' },
  SG: { '01-02': 'Berchtoldstag, treated as a holiday by the same list' },
};

const holidaysOf = (year: number, canton: Canton) =>
  cantonHolidays(canton)
    .map((rule) => holidayIn(year, rule))
    .filter((day) => day !== null);

const notSunday = (day: Day) => weekdayOf(day) !== 7;

test('there are 26 cantons', () => expect(cantons).toHaveLength(26));

describe.each(cantons)('canton %s, compared with the package date-holidays', (canton) => {
  const published = years.flatMap((year) =>
    new Holidays('CH', canton, { languages: ['de'] })
      .getHolidays(year)
      .filter(({ type }) => type !== 'observance')
      .map(({ date, name }) => {
        const [isoYear = 0, month = 0, dayOfMonth = 0] = date.slice(0, 10).split('-').map(Number);
        return { day: dayOf(isoYear, month, dayOfMonth), name };
      })
      .filter(({ day }) => notSunday(day)),
  );
  const ours = years.flatMap((year) => holidaysOf(year, canton)).filter(notSunday);

  test('leaves nothing out but what is named here', () => {
    const missing = published.filter(({ day }) => !ours.includes(day)).map(({ name }) => name);
    expect(new Set(missing)).toEqual(new Set(Object.keys(leftOut[canton] ?? {})));
  });

  test('adds nothing but what is named here', () => {
    const extra = ours.filter((day) => !published.some((entry) => entry.day === day));
    expect(new Set(extra.map((day) => isoDay(day).slice(5)))).toEqual(
      new Set(Object.keys(added[canton] ?? {})),
    );
  });
});

// Easter dates of the Physikalisch-Technische Bundesanstalt; the earliest and latest possible among them.
test.each([
  [1818, '03-22'],
  [2026, '04-05'],
  [2027, '03-28'],
  [2038, '04-25'],
  [2049, '04-18'],
  [2076, '04-19'],
  [2285, '03-22'],
])('Easter of %s is on %s', (year, date) => {
  expect(isoDay(easterSunday(year))).toBe(`${year}-${date}`);
});

test.each([
  ['GL', 2026, '2026-04-09', 'a week later, since the first Thursday of April is in Holy Week'],
  ['GL', 2027, '2027-04-01', 'on the first Thursday of April'],
  ['GE', 2027, '2027-09-09', 'the Thursday after the first Sunday of September'],
  ['VD', 2027, '2027-09-20', 'the Monday after the third Sunday of September'],
  ['NE', 2034, '2034-01-02', 'a Monday'],
  ['NE', 2033, '2033-12-26', 'a Monday'],
] as [Canton, number, string, string][])('in %s a holiday of %s is %s: %s', (canton, year, date) => {
  expect(holidaysOf(year, canton).map(isoDay)).toContain(date);
});

test('Uri works on 26 December where Christmas is a Monday or a Friday', () => {
  const isFree = (year: number) => isHoliday(dayOf(year, 12, 26), cantonHolidays('UR'));
  expect([2023, 2026, 2029, 2030].map(isFree)).toEqual([false, false, true, true]);
});
