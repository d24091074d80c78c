import { describe, expect, test } from 'vitest';
import type { Route } from '#content/routes.ts';
import { dayOf } from '#lib/day.ts';
import { readSharedRecords } from './records.ts';
import { checkAbsentFigures, checkFigures, dueFacts, figuresIn } from './register.ts';

const shared = await readSharedRecords();

const law = {
  figure: 'ab 20. Januar 2027',
  statement: 'Maschinen',
  evidence: 'seco.admin.ch',
  pages: ['/' as const],
};
const fact = { ...law, read: '2026-11-28', again: '2027-01-20' } as const;
const reasonOn = (year: number, month: number, date: number) =>
  dueFacts(dayOf(year, month, date), [law, fact]).map(({ reason }) => reason);

test('a fact is named from sixty days before its day, then as past; one without a day never', () => {
  expect(reasonOn(2026, 11, 20)).toEqual([]);
  expect(reasonOn(2026, 11, 21)).toEqual([expect.stringContaining('ab 20.\u00a0Januar 2027 neu lesen')]);
  expect(reasonOn(2027, 1, 20)).toEqual([expect.stringContaining('seit 20.\u00a0Januar 2027 neu lesen')]);
});

test.each([2028, 2031])(
  'in %i the facts of the register are named, a line each, and none is a mistake',
  (year) => {
    const due = dueFacts(dayOf(year, 11, 28));
    expect(due.length).toBeGreaterThan(20);
    expect(due.filter(({ level, reason }) => level !== 'prüfen' || reason.includes('\n'))).toEqual([]);
  },
);

test('figures are told from dates, norms and articles', () => {
  const text =
    'Rund 40% in 3–5 Tagen, 24h oder 24/7, 1.000+ Artikel, 2 Mio. USD; ISO 2859-1, Art. 25, 1.4301, 2018';
  expect(figuresIn({ field: 'lead', text })).toEqual([
    '40%',
    '3–5 Tage',
    '24h',
    '24/7',
    '1.000+',
    '2 Mio. USD',
  ]);
  expect(figuresIn({ field: 'hero.statistics[0].value', text: '7' })).toEqual(['7']);
  // Its hyphen is a mistake of its own.
  expect(figuresIn({ field: 'hero.statistics[0].value', text: '30-45' })).toEqual(['30–45']);
});

describe('a figure that the owner changes', () => {
  const entry = (figure: string, ...places: readonly Route[]) => ({ ...law, figure, pages: places });
  const said = (old: string, texts: Partial<Record<Route, string>>) => {
    const entries = [entry(old, '/', '/about', '/contact')];
    const records = texts as Record<Route, unknown>;
    return [...checkFigures(records, entries), ...checkAbsentFigures(records, shared, entries)].map(
      ({ level, reason }) => `${level} ${reason}`,
    );
  };

  test('is named once, with the pages that have the new one and those that the register has besides', () => {
    const now = 'Über 120+ Projekte';
    expect(said('100+', { '/': 'Über 100+', '/about': '100+', '/contact': '100+' })).toEqual([]);
    expect(said('100+', { '/': now, '/about': now, '/contact': now })).toEqual([
      'muss Auf /, /about, /contact steht «120+», hier noch «100+»: hier ändern, mit Beleg.',
    ]);
    expect(said('100+', { '/': now, '/about': '100+', '/contact': '100+' })).toEqual([
      'muss Auf / steht «120+», hier noch «100+»: hier ändern, mit Beleg. «100+» ist noch für /about, /contact eingetragen.',
    ]);
  });

  test('for one of another kind is named once, and the old one as well', () => {
    const now = '5 Mio. CHF';
    expect(said('100+', { '/': now, '/about': now, '/contact': now })).toEqual([
      'muss Die Zahl «5 Mio. CHF» steht nicht für /, /about, /contact in src/content/register.ts: dort eintragen, mit Beleg.',
      expect.stringMatching(/^prüfen «100\+» steht nicht mehr in .*, .*, .*: dort oder hier anpassen\.$/),
    ]);
  });

  test('is told from a longer number that ends with it, and may have another form', () => {
    const texts = { '/': '24 Teile', '/about': '4 Teile', '/contact': 'je 4 Teile' };
    expect(said('4 Teile', texts)).toEqual([expect.stringContaining('«4 Teile» steht nicht mehr in')]);
    const forms = [entry('4 Teile', '/'), entry('vier Teile', '/')];
    const records = { '/': 'vier Teile' } as Record<Route, unknown>;
    expect(checkAbsentFigures(records, shared, forms)).toEqual([]);
  });

  test('in the company’s record is looked for there', () => {
    const texts = { '/': 'bis CHF 7.777.777' };
    expect(said('CHF 9.999.999', texts).join()).toContain('in src/content/company.ts steht «CHF');
    expect(said('CHF 22.96', texts).join()).not.toContain('company.ts');
  });
});
