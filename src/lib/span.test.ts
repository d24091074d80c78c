import { expect, test } from 'vitest';
import type { Span } from '#content/page.schema.ts';
import { axisMarks, parseSpan, toMonths } from './span.ts';

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

test('an axis ends with the step that reaches the longest value', () => {
  expect(axisMarks(35, 7)).toEqual([0, 7, 14, 21, 28, 35]);
  expect(axisMarks(42, 7).at(-1)).toBe(42);
  expect(axisMarks(43, 7).at(-1)).toBe(49);
  expect(axisMarks(18, 3)).toEqual([0, 3, 6, 9, 12, 15, 18]);
});

test('weeks and months share an axis', () => {
  expect(toMonths(parseSpan('3–6 Monate'))).toEqual({ from: 3, to: 6, unit: 'Monate' });
  const weeks = toMonths(parseSpan('4–8 Wochen'));
  expect(weeks.from).toBeCloseTo(0.92);
  expect(weeks.to).toBeCloseTo(1.84);
});
