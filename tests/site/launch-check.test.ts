/** The launch check as it is typed, and the release that asks it: programs, which take longer than what they find. */
import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';

const run = (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd = '.',
): Promise<{ status: number; said: string }> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd, env: { ...process.env, ...environment }, maxBuffer: 1e7 },
      (_, stdout, stderr) => done({ status: child.exitCode ?? 0, said: stdout + stderr }),
    );
  });

test('the launch check prints findings, and the register where it is asked for; asks for a new build unless one follows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'launch-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'services'));
  writeFileSync(
    join(folder, 'services/end-to-end-sourcing.html'),
    `<section id="${orderCalendarTool.id}"><time datetime="2026-01-01">1. Januar 2026</time></section>`,
  );
  const [all, followed] = await Promise.all(
    ['--all', '--before-build'].map((option) =>
      run(['scripts/check.ts', '--launch', option], { SITE_DIST: folder, PREVIEW: 'on' }),
    ),
  );
  expect(all?.status).toBe(1);
  for (const text of [
    'KENNZAHLEN UND BELEGE',
    'PRÜFEN',
    'hero.statistics[1].value (Zeile ',
    'Der Text sagt 7: «7 Expertinnen und Experten». Mit Einwilligung gezeigt werden: 0, in China arbeiten: 0',
    'Teammitglied «Regula K., Geschäftsleitung» ist ein Muster',
    'neu bauen',
    'MUSS',
    'PREVIEW: «on» sperrt',
  ]) {
    expect(all?.said).toContain(text);
  }
  expect(followed?.said).toContain('MUSS');
  expect(followed?.said).not.toMatch(/neu bauen|KENNZAHLEN UND BELEGE/);
});

test('it shows what is wrong with a file that cannot be read, and no trace of the program; so does a release', async () => {
  const project = mkdtempSync(join(tmpdir(), 'broken-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const part of ['src', 'scripts', 'tests/fixture', 'package.json', 'tsconfig.json']) {
    cpSync(part, join(project, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  appendFileSync(join(project, 'src/content/company.ts'), "export const broken = {\n  a: 'Gut.,\n};\n");
  for (const { status, said } of await Promise.all([
    run(['scripts/check.ts', '--launch'], {}, project),
    run(['scripts/release.ts'], {}, project),
  ])) {
    expect(status).toBe(1);
    expect(said).toContain("fehlt der Strich ('): a: 'Gut.,");
    expect(said).not.toMatch(/^ {4}at /m);
  }
});
