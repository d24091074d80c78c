import { describe, expect, test } from 'vitest';
import type { Canton } from '#content/site.schema.ts';
import { isoDay, readDay, weekdayOf } from '#lib/day.ts';
import { easterSunday, holidaysOf } from './schedule.ts';
import published from './published-holidays.json' with { type: 'json' };

const packageDays = published['date-holidays 3.37.0 (npm)'];
const cantons = Object.keys(packageDays) as Canton[];

/** `26-04-03 27-03-26` as days. */
const daysIn = (text: string) => text.split(' ').map((date) => readDay(`20${date}`) ?? NaN);

const oursIn = (canton: Canton) => holidaysOf(canton, 2026, 2032).filter((day) => weekdayOf(day) !== 7);

/** What the package date-holidays names and this site leaves out. */
const leftOut: Partial<Record<Canton, Readonly<Record<string, string>>>> = {
  ZH: { Knabenschiessen: 'city of Zürich only' },
  UR: { '2. Weihnachtstag': 'no holiday on a Saturday or Tuesday; the package tests the wrong weekday' },
  AR: { '2. Weihnachtstag': 'no holiday on a Saturday or Tuesday; the package tests the wrong weekday' },
  GL: {
    'Heiliger Abend': 'closed offices of the canton, no holiday (Ruhetagsgesetz)',
    Silvester: 'the same',
    'Näfelser Fahrt':
      'in 2027 and 2032 the package is a week late: 1 April, after Easter, is the first Thursday',
  },
  SO: { Josefstag: 'some municipalities only' },
  TI: { Berchtoldstag: 'banks only' },
  VS: {
    'Tag der Arbeit': 'not in the law of the canton; from noon in its offices',
    Bettagsmontag: 'banks only',
    'Heiliger Abend': 'from noon in the offices of the canton',
  },
  NE: {
    Fronleichnam: 'Le Landeron and Le Cerneux-Péquignot only; the launch check asks a company there',
    Bettagsmontag: 'not in the law of the canton',
  },
  GE: { Berchtoldstag: 'banks only', Stephanstag: 'banks only' },
};

/** What this site has and the package has not, as month and date. */
const added: Partial<Record<Canton, Readonly<Record<string, string>>>> = {
  GL: { '04-01': 'Näfelser Fahrt 2027 and 2032, see above' },
  UR: { '12-26': 'Stephanstag 2031, a Friday: the package tests the wrong weekday' },
  AI: { '12-08': 'Mariä Empfängnis, in the list of the Federal Office of Justice' },
  SG: { '01-02': 'Berchtoldstag, treated as a holiday by the same list' },
};

test('there are 26 cantons', () => expect(cantons).toHaveLength(26));

describe.each(cantons)('canton %s until 2032', (canton) => {
  const names = new Map(
    Object.entries(packageDays[canton]).flatMap(([name, days]) => daysIn(days).map((day) => [day, name])),
  );
  const ours = oursIn(canton);

  test('leaves nothing out that date-holidays has, but what is named here', () => {
    const missing = [...names].filter(([day]) => !ours.includes(day)).map(([, name]) => name);
    expect(new Set(missing)).toEqual(new Set(Object.keys(leftOut[canton] ?? {})));
  });

  test('adds nothing to it but what is named here', () => {
    const extra = ours.filter((day) => !names.has(day));
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
  expect(holidaysOf(canton, year, year).map(isoDay)).toContain(date);
});

test('Uri works on 26 December where Christmas is a Monday or a Friday', () => {
  const isFree = (year: number) => holidaysOf('UR', year, year).map(isoDay).includes(`${year}-12-26`);
  expect([2023, 2026, 2029, 2030].map(isFree)).toEqual([false, false, true, true]);
});
