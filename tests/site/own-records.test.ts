/** The owner's own records, without the company, the people and the values that the tests lay over them. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('`npm run check` finds nothing wrong with them', { timeout: 180_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(status, stdout + stderr).toBe(0);
});
