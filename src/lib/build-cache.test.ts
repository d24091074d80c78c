import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { cached } from './build-cache.ts';

const make = () => vi.fn<() => Buffer>(() => Buffer.from(randomUUID()));

test('what depends on the same is made once, anything else anew', async () => {
  const unique = randomUUID();
  const first = await cached([unique, 'ab', 'c'], make());
  const again = make();
  expect(Buffer.from(await cached([unique, 'ab', 'c'], again)).toString()).toBe(first.toString());
  expect(again).not.toHaveBeenCalled();
  const others = [
    [unique, 'a', 'bc'],
    [unique, 'abc'],
    [unique, 'ab', 'c', ''],
  ];
  for (const inputs of others) {
    const other = make();
    await cached(inputs, other);
    expect(other, inputs.join('|')).toHaveBeenCalledOnce();
  }
});

test('a build that shall remember nothing makes everything', async () => {
  const unique = randomUUID();
  await cached([unique], make());
  vi.stubEnv('BUILD_CACHE', 'off');
  const again = make();
  await cached([unique], again);
  expect(again).toHaveBeenCalledOnce();
});
