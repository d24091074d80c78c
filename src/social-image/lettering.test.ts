import { expect, test } from 'vitest';
import { fitHeadline, leading } from './lettering.ts';

/** A typeface whose letters are all half as wide as the size. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const box = { width: 400, height: 300, largest: 100, smallest: 30 };

test('a short headline is set at the largest size', () => {
  expect(fitHeadline('Ab Werk', box, measure)).toEqual({ size: 100, lines: ['Ab Werk'] });
});

test('a long word makes the whole headline smaller, never wider than the box', () => {
  const { size, lines } = fitHeadline('Zertifizierungsberatung', box, measure);
  expect(lines).toEqual(['Zertifizierungsberatung']);
  expect(measure(lines[0] ?? '', size)).toBeLessThanOrEqual(box.width);
});

test('a long headline stays within the height of the box', () => {
  const { size, lines } = fitHeadline('In China einkaufen mit eigenem Team vor Ort', box, measure);
  expect(lines.length * size * leading).toBeLessThanOrEqual(box.height);
});
