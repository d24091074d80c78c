/** The ways to publish that the project brings along. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '#config.ts';

const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');

// The tests are of the program; whether an owner's records may go live, the release decides.
test('the workflow publishes only through the launch check, and waits for nothing else', () => {
  const publish = workflow.slice(workflow.indexOf('\n  publish:'));
  expect(publish).not.toContain('needs:');
  expect(publish.indexOf('run: npm run release')).toBeGreaterThan(0);
  expect(publish.indexOf('run: npm run release')).toBeLessThan(publish.indexOf('upload-artifact'));
  expect(workflow).not.toContain('run: npm run build');
  expect(readFileSync('netlify.toml', 'utf8')).toContain('command = "npm run release"');
});

test('the workflow tests with what any other continuous integration runs', () => {
  expect(workflow).toContain('run: .ci/run\n');
  expect(workflow).not.toContain('run: npm test');
  const commands = readFileSync('.ci/run', 'utf8').match(/^npm .*/gm);
  expect(commands).toEqual(['npm ci', 'npm run test:second-company', 'npm test']);
});

test('the workflow passes every setting on', () => {
  for (const name of settingNames) expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
});

test('the workflow pins its actions by hash and may only read', () => {
  const uses = workflow.match(/uses: \S+/g) ?? [];
  expect(uses.filter((line) => !/@[0-9a-f]{40}$/.test(line))).toEqual([]);
  expect(workflow).toContain('permissions:\n  contents: read\n');
});
