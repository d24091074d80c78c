import { expect, test } from 'vitest';
import { claims } from './claims.ts';

test('every claim says where its proof lies', () => {
  expect(claims.filter(({ evidence }) => evidence.trim() === '')).toEqual([]);
});
