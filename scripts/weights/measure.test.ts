import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstFlightNotes } from './measure.ts';

test('a page that does not arrive in the first packets is named with its bytes, as a note', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, size] of Object.entries({ 'about.html.br': 14_220, 'retail.html.br': 14_221 })) {
    writeFileSync(join(folder, name.replace('.br', '')), 'page');
    writeFileSync(join(folder, name), 'x'.repeat(size));
  }
  expect(firstFlightNotes(folder)).toEqual([
    expect.stringMatching(
      /^Hinweis: retail\.html hat 14221 .* malt auf langsamen Leitungen etwa 150 ms später/,
    ),
  ]);
  expect(firstFlightNotes(join(folder, 'none'))).toEqual([]);
});
