import { expect, test } from 'vitest';
import { phoneHref } from './contact-links.ts';

test('a phone link carries digits and the plus sign only', () => {
  expect(phoneHref('+41 44 000 00 00')).toBe('tel:+41440000000');
});
