import { expect, test } from 'vitest';
import { countOutside, spreadDots } from './dot-grid.ts';

test('a share of 99.2% leaves eight of a thousand outside', () => {
  expect(countOutside('99.2%', 1000)).toBe(8);
  expect(countOutside('100%', 1000)).toBe(0);
  expect(countOutside('98.5%', 1000)).toBe(15);
});

test('a share beyond 0–100% is an error', () => {
  expect(() => countOutside('120%', 1000)).toThrow('120%');
});

test('spread dots are distinct, lie on the grid and never change', () => {
  for (const [columns, rows] of [
    [50, 20],
    [25, 40],
  ] as const) {
    const places = spreadDots(60, columns, rows);
    expect(new Set(places).size).toBe(60);
    expect(places.every((place) => place < columns * rows)).toBe(true);
    expect(spreadDots(60, columns, rows)).toEqual(places);
  }
});
