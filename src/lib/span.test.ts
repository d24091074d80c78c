import { expect, test } from 'vitest';
import type { Span } from '../content/model.ts';
import { parseSpan, toMonths } from './span.ts';

test('spans are read as the site prints them', () => {
  expect(parseSpan('25–35 Tage')).toEqual({ from: 25, to: 35, unit: 'Tage' });
  expect(parseSpan('4–8 Wochen')).toEqual({ from: 4, to: 8, unit: 'Wochen' });
  expect(parseSpan('6–18 Monate')).toEqual({ from: 6, to: 18, unit: 'Monate' });
});

test('a hyphen, a reversed span or an unknown unit is an error', () => {
  for (const span of ['25-35 Tage', '35–25 Tage', '1–2 Jahre']) {
    expect(() => parseSpan(span as Span)).toThrow(span);
  }
});

test('weeks and months share an axis', () => {
  expect(toMonths(parseSpan('3–6 Monate'))).toEqual({ from: 3, to: 6, unit: 'Monate' });
  const weeks = toMonths(parseSpan('4–8 Wochen'));
  expect(weeks.from).toBeCloseTo(0.92);
  expect(weeks.to).toBeCloseTo(1.84);
});
