import { expect, test } from 'vitest';
import { figuresIn } from './record-texts.ts';

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
});
