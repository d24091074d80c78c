import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { marketingPages } from '#content/pages.ts';
import { team } from '#content/team.ts';
import { textsOf } from '../../../scripts/check/record-texts.ts';
import { dist } from '../dist.ts';

/** As it stands in an attribute or a script, and as it is read, where elements may part it. */
const readings = (text: string) =>
  [text, text.replace(/<[^>]*>/g, '')].map((reading) => reading.replace(/\s|&nbsp;/g, ''));

test('where a consent is filed stands nowhere on the site', () => {
  const consents = textsOf({ marketingPages, team }).filter(
    ({ field, text }) => field.endsWith('.consent') && text.trim() !== '',
  );
  const files = globSync('**/*.{html,js,json,txt,vcf,xml}', { cwd: dist });
  const published = files.flatMap((file) => {
    const read = readings(readFileSync(join(dist, file), 'utf8')).join('\n');
    return consents
      .filter(({ text }) => read.includes(text.replace(/\s/g, '')))
      .map(({ field }) => `${file}: ${field}`);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(published).toEqual([]);
});
