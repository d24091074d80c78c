/** The ways to publish that the project brings along: `deploy/publish.sh` and the workflow of GitHub. */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settingNames } from '#settings.ts';
import { missingForPublishing, runPublish } from '../../servers/deploy.ts';

const missing = missingForPublishing();
if (missing) console.warn(`\n*** NOT RUN: the tests of publish.sh, because ${missing}. ***\n`);

const name = 'www.firma.ch';
let folder: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  site = join(folder, 'sites', name);
});
afterEach(() => rmSync(folder, { recursive: true }));

const script = (...args: string[]) => runPublish(folder, join(folder, 'sites'), name, ...args);

/** Publishes a page with a script. Releases are named by the second. */
function publish(page: string, files: readonly string[]) {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  mkdirSync(join(folder, 'dist/_astro'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), page);
  writeFileSync(join(folder, 'dist/.kind'), 'release\n');
  for (const file of files) writeFileSync(join(folder, 'dist/_astro', file), file);
  const { status, stderr } = script();
  expect(stderr).toBe('');
  expect(status).toBe(0);
  execFileSync('sleep', ['1.1']);
}

const page = () => readFileSync(join(site, 'current/index.html'), 'utf8');
const scripts = () => readdirSync(join(site, 'current/_astro')).toSorted();

test.skipIf(missing)(
  'a new server needs no folder; a release leaves the files that open pages ask for',
  () => {
    publish('one', ['both.js', 'one.js']);
    expect(page()).toBe('one');
    expect(scripts()).toEqual(['both.js', 'one.js']);
    publish('two', ['both.js', 'two.js']);
    expect(page()).toBe('two');
    expect(scripts()).toEqual(['both.js', 'one.js', 'two.js']);
  },
);

test.skipIf(missing)('one command leads back, release by release, and says where there is none', () => {
  publish('one', []);
  publish('two', []);
  publish('three', []);
  expect(script('back').stdout).toMatch(/^Zu sehen ist jetzt [\d-]{15}\.\n$/);
  expect(page()).toBe('two');
  script('back');
  expect(page()).toBe('one');
  const { status, stderr } = script('back');
  expect([status, stderr]).toEqual([1, expect.stringContaining('gibt es keinen Stand')]);
  expect(page()).toBe('one');
});

test.skipIf(missing)(
  'it leads to what was live before, and never to a release that was left for being bad',
  () => {
    publish('good', []);
    publish('bad', []);
    script('back');
    publish('next', []);
    script('back');
    expect(page()).toBe('good');
  },
);

test.skipIf(missing)('what is no release stays where it is, and a preview goes where one is expected', () => {
  mkdirSync(join(folder, 'dist/_astro'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), 'one');
  for (const kind of ['samples', 'preview']) {
    writeFileSync(join(folder, 'dist/.kind'), `${kind}\n`);
    const { status, stderr } = script();
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`In dist/ liegt «${kind}», verlangt ist «release»`),
    ]);
  }
  vi.stubEnv('PREVIEW', 'on');
  expect(script().status).toBe(0);
  expect(page()).toBe('one');
});

test.skipIf(missing)(
  'sixty days after a release was replaced, it goes with the files that only it had',
  () => {
    publish('one', ['both.js', 'one.js']);
    const [first = ''] = readdirSync(join(site, 'releases'));
    publish('two', ['both.js', 'two.js']);
    const long = new Date(Date.now() - 61.5 * 86_400_000);
    utimesSync(join(site, 'releases', first), long, long);
    publish('three', ['both.js', 'three.js']);
    expect(readdirSync(join(site, 'releases'))).toHaveLength(2);
    expect(scripts()).toEqual(['both.js', 'three.js', 'two.js']);
    expect(readlinkSync(join(site, 'current'))).toMatch(/^releases\/[\d-]{15}$/);
  },
);

test.skipIf(missing)('what cannot be switched to is not called published, and leaves nothing', () => {
  publish('one', ['one.js']);
  rmSync(join(site, 'current'));
  mkdirSync(join(site, 'current'));
  const { status, stdout, stderr } = script();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('current');
  expect(readdirSync(join(site, 'releases'))).toHaveLength(1);
  expect(readdirSync(site).toSorted()).toEqual(['_astro', 'current', 'releases']);
});

test.skipIf(missing)('what did not arrive goes again, so that a full disk does not stay full', () => {
  publish('one', []);
  writeFileSync(join(folder, 'rsync'), '#!/bin/sh\necho half > "${3#*:}index.html"\nexit 11\n', {
    mode: 0o755,
  });
  expect(script()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Nichts veröffentlicht/) });
  expect(readdirSync(join(site, 'releases'))).toHaveLength(1);
  expect(page()).toBe('one');
});

test.skipIf(missing)(
  'the web server may read what was built by somebody whose files are for themselves only',
  () => {
    const before = process.umask(0o077);
    try {
      publish('one', ['one.js']);
    } finally {
      process.umask(before);
    }
    const modes = ['', 'releases', '_astro', 'current/', 'current/index.html', '_astro/one.js'].map((path) =>
      (statSync(join(site, path)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['755', '755', '755', '755', '644', '644']);
  },
);

test.skipIf(missing)('nothing is touched where nothing was built', () => {
  const { status, stderr } = script();
  expect([status, stderr]).toEqual([1, 'dist/ fehlt: npm run release baut es.\n']);
});

const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');

// The tests are of the program; whether an owner's records may go live, the release decides.
test('the workflow publishes only through the launch check, and waits for nothing else', () => {
  const job = workflow.slice(workflow.indexOf('\n  publish:'));
  expect(job).not.toContain('needs:');
  expect(job.indexOf('run: npm run release')).toBeGreaterThan(0);
  expect(job.indexOf('run: npm run release')).toBeLessThan(job.indexOf('upload-artifact'));
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
  for (const setting of settingNames) expect(workflow).toContain(`${setting}: \${{ vars.${setting} }}`);
});

test('the workflow pins its actions by hash and may only read', () => {
  const uses = workflow.match(/uses: \S+/g) ?? [];
  expect(uses.filter((line) => !/@[0-9a-f]{40}$/.test(line))).toEqual([]);
  expect(workflow).toContain('permissions:\n  contents: read\n');
});
