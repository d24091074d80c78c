import { afterEach, expect, test, vi } from 'vitest';
import { dayOf } from '#lib/day.ts';
import { sample } from '../../tests/sample-inquiry.ts';
import { inquiryKey } from './key.ts';

const day = dayOf(2027, 3, 1);

afterEach(() => vi.unstubAllGlobals());

test('the same inquiry has the same key all day long, from whichever tab', async () => {
  const key = await inquiryKey(sample, day);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await inquiryKey({ ...sample }, day)).toBe(key);
});

test('the next day, and with whatever is changed, it has another', async () => {
  const keys = await Promise.all([
    inquiryKey(sample, day),
    inquiryKey(sample, day + 1),
    inquiryKey({ ...sample, phone: '1' }, day),
    // What moves from one field to the next is something else too.
    inquiryKey({ ...sample, firstName: sample.lastName, lastName: sample.firstName }, day),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('without TLS, where browsers compute no digests, every inquiry is its own', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await inquiryKey(sample, day)).not.toBe(await inquiryKey(sample, day));
});
