/** The owner's own records, without the company, the people and the values that the tests lay over them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isPlaceholder } from '#lib/placeholders.ts';
import { checkSamples } from '../../scripts/launch-check/samples.ts';

const env = { ...process.env, NODE_OPTIONS: '' };

test('`npm run check` finds nothing wrong with them', { timeout: 180_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts'], {
    encoding: 'utf8',
    env,
  });
  expect(status, stdout + stderr).toBe(0);
});

const own = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const [{ company }, { pages }, { team }] = await Promise.all(
        ['company', 'pages', 'team'].map((name) => import('#content/' + name + '.ts')),
      );
      console.log(JSON.stringify({ company, records: { ...pages, team } }));`,
    ],
    { encoding: 'utf8', env, maxBuffer: 1e8 },
  ),
) as { company: { uid: string }; records: Readonly<Record<string, unknown>> };

// The texts of an owner are nobody's samples.
test.runIf(isPlaceholder(own.company.uid))(
  'nobody can consent to a sample that the project ships with',
  () => {
    const consented = (record: unknown): unknown =>
      JSON.parse(JSON.stringify(record), (_, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? { ...value, consent: 'ja' }
          : value,
      );
    for (const [name, record] of Object.entries(own.records)) {
      const samples = checkSamples(name, record).map(({ field }) => `${field}.consent`);
      const refused = checkSamples(name, consented(record)).filter(({ level }) => level === 'muss');
      expect(
        refused.map(({ field }) => field),
        name,
      ).toEqual(samples);
    }
    expect(checkSamples('team', own.records['team']).length).toBeGreaterThan(0);
  },
);
