import { afterEach, expect, test, vi } from 'vitest';
import { runStep } from './step.ts';

afterEach(() => vi.unstubAllEnvs());

test('no step sees the owner’s receiver of inquiries', async () => {
  vi.stubEnv('INQUIRY_ENDPOINT', 'https://formular.sinotrade.ch/anfragen');
  const command = 'node -e process.exit(process.env.INQUIRY_ENDPOINT?1:0)';
  expect(await runStep({ name: 'probe', command })).toMatchObject({ passed: 1, failed: 0 });
});

test('a step that fails counts', async () => {
  const command = 'node -e process.exit(1)';
  expect(await runStep({ name: 'probe', command })).toMatchObject({ passed: 0, failed: 1 });
});
