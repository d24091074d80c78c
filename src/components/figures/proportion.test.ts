import { expect, test } from 'vitest';
import { countOutside, readPieces, spreadDots } from './proportion.ts';

test('a share of 99.2% leaves eight of a thousand outside', () => {
  expect(countOutside('99.2%', 1000)).toBe(8);
  expect(countOutside('100%', 1000)).toBe(0);
  expect(countOutside('98.5%', 1000)).toBe(15);
});

test('a share beyond 0–100% is an error', () => {
  expect(() => countOutside('120%', 1000)).toThrow('120%');
});

test('a quantity is the number in its text; without one it is an error', () => {
  expect(readPieces('ab 1 Karton')).toBe(1);
  expect(readPieces('ab 3’000 Stück')).toBe(3000);
  expect(() => readPieces('nach Absprache')).toThrow('nach Absprache');
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
