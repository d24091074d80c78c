import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from './find.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROME_PATH decides', () => {
  vi.stubEnv('CHROME_PATH', process.execPath);
  expect(findBrowser()).toBe(process.execPath);
});

test('a CHROME_PATH that leads nowhere is reported, not passed over', () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
  expect(() => findBrowser()).toThrow('/nowhere/chrome');
});
