/**
 * Shows that the tests catch what visitors would notice: `npm run mutations` brings twenty defects into copies of
 * the built site, one at a time, and expects a test to fail on each.
 * `npm run mutations -- 'a dead link'` brings in one of them. Prints a table; exit code 1 where one survives.
 */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fixture } from '../tests/fixture/switch.ts';
import { markdownTable } from './bench/summary.ts';
import { npm } from './npm.ts';
import { freePort } from './server/program.ts';
import { asTested, isStale } from './test/build.ts';

type Defect = {
  name: string;
  /** The built file that it changes, the first place in it that matches, and what stands there then. */
  file: string;
  pattern: RegExp;
  replacement: string;
  /** The test that should fail, and a part of its title. */
  test: string;
  title: string;
};

/** Text that compression cannot make smaller. */
const noise = randomBytes(40_000).toString('base64');

const defects: readonly Defect[] = [
  {
    name: 'a missing label',
    file: 'contact.html',
    pattern: /<label[^>]* for="phone"[\s\S]*?<\/label>/,
    replacement: '',
    test: 'tests/site/pages/markup.test.ts',
    title: 'every page is valid HTML',
  },
  {
    name: 'a wrong figure',
    file: 'services/qualitaetsmanagement.html',
    pattern: /(data-part="success-story"[\s\S]*?<rect[^>]* width=")15/,
    replacement: '$19',
    test: 'tests/site/figures.test.ts',
    title: 'the bars of the story',
  },
  {
    name: 'a dead link',
    file: 'about.html',
    pattern: /href="\/why-us"/,
    replacement: 'href="/why-not"',
    test: 'tests/site/pages/links.test.ts',
    title: 'every internal link, anchor, image and file resolves',
  },
  {
    name: 'an overflow',
    file: 'about.html',
    pattern: /<\/main>/,
    replacement: `<pre>${'wide '.repeat(80)}</pre></main>`,
    test: 'tests/browser/layout.spec.ts',
    title: '/about fits every window',
  },
  {
    name: 'a second h1',
    file: 'agb.html',
    pattern: /<h2([^>]*)>([\s\S]*?)<\/h2>/,
    replacement: '<h1$1>$2</h1>',
    test: 'tests/site/pages/markup.test.ts',
    title: 'every page is valid HTML',
  },
  {
    name: 'a missing alt',
    file: 'about.html',
    pattern: /<\/main>/,
    replacement: '<img src="/favicon.svg" width="64" height="64"></main>',
    test: 'tests/site/pages/markup.test.ts',
    title: 'every page is valid HTML',
  },
  {
    name: 'a blocked submit',
    file: 'contact.html',
    pattern: /component-url="[^"]+"(?=[^>]*component-export="InquiryForm")/,
    replacement: 'component-url="/_astro/missing.js"',
    test: 'tests/browser/contact.spec.ts',
    title: 'also by Enter',
  },
  {
    name: 'a cookie set',
    file: '_headers',
    pattern: /^(\/\*\n)/m,
    replacement: '$1  Set-Cookie: visitor=1\n',
    test: 'tests/browser/keyboard.spec.ts',
    title: 'through /about, .* stays on the site',
  },
  {
    name: 'a third-party request',
    file: 'about.html',
    pattern: /<\/main>/,
    replacement: '<img src="https://example.com/pixel.gif" alt=""></main>',
    test: 'tests/site/pages/markup.test.ts',
    title: 'no page loads anything from another origin',
  },
  {
    name: 'an oversized script',
    file: 'index.html',
    pattern: /<\/body>/,
    replacement: `<script>/* ${noise} */</script></body>`,
    test: 'tests/site/weights.test.ts',
    title: '^/ is light enough',
  },
  {
    name: 'a wrong phone link',
    file: 'about.html',
    pattern: /href="tel:\+\d+/,
    replacement: 'href="tel:+41440000001',
    test: 'tests/site/contact-data.test.ts',
    title: 'every such link leads to tel:',
  },
  {
    name: 'other opening hours',
    file: 'contact.html',
    pattern: /(<main[\s\S]*)09:00–12:00/,
    replacement: '$109:00–13:00',
    test: 'tests/site/contact-data.test.ts',
    title: 'in header, footer and contact box',
  },
  {
    name: 'a success story with another result',
    file: 'retail.html',
    pattern: /(data-part="success-story"[\s\S]*?<b[^>]*>)60%/,
    replacement: '$135%',
    test: 'tests/site/specified.test.ts',
    title: 'tells its story with the result and its figures',
  },
  {
    name: 'two durations swapped in an answer',
    file: 'contact.html',
    pattern: /(Marktrecherche[^<]*<no-break>)(3–5\sTage)(.*?Prototyp[^<]*<no-break>)(2–4\sWochen)/,
    replacement: '$1$4$3$2',
    test: 'tests/site/specified.test.ts',
    title: 'says everything else of it',
  },
  {
    name: 'a footer without a link',
    file: 'about.html',
    pattern: /(<footer[\s\S]*?)<a href="\/why-us"[^>]*>[^<]*<\/a>/,
    replacement: '$1',
    test: 'tests/site/specified.test.ts',
    title: 'the footer has every link that belongs there',
  },
  {
    name: 'a breadcrumb of equal items for search engines',
    file: 'services/qualitaetsmanagement.html',
    pattern: /("position":2,"name":)"[^"]*","item":"[^"]*"/,
    replacement: '$1"Home","item":"https://www.muster-sourcing.example/"',
    test: 'tests/site/pages/structured-data.test.ts',
    title: 'has the breadcrumb that visitors see',
  },
  {
    name: 'the shared address of another page',
    file: 'about.html',
    pattern: /(property="og:url" content="[^"]*)\/about"/,
    replacement: '$1/contact"',
    test: 'tests/site/pages/markup.test.ts',
    title: '^/about names its one address',
  },
  {
    name: 'a title in place of the shared description',
    file: 'about.html',
    pattern: /(property="og:title" content=)("[^"]*")([\s\S]*?property="og:description" content=)"[^"]*"/,
    replacement: '$1$2$3$2',
    test: 'tests/site/pages/markup.test.ts',
    title: '^/about is shared with its own title and its own description',
  },
  {
    name: 'a booking button that leads elsewhere',
    file: 'about.html',
    pattern: /href="\/#beratung"/,
    replacement: 'href="/contact"',
    test: 'tests/site/specified.test.ts',
    title: 'lead to the booking section of the home page',
  },
  {
    name: 'a stand-in typeface without measures',
    file: 'about.html',
    pattern: /ascent-override:[^;}]*;/,
    replacement: '',
    test: 'tests/site/font.test.ts',
    title: 'stands in with the measures of ours',
  },
];

/** Whether the test is green on the site as it is, and red with the defect. */
type Outcome = { defect: Defect; before: boolean; after: boolean };

const site = resolve(fixture.SITE_DIST);
if (isStale(fixture.SITE_DIST) && !(await npm(['run', 'build'], asTested))) process.exit(1);

const chosen = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'mutations-'));
const outcomes: Outcome[] = [];
try {
  for (const defect of defects) {
    if (chosen.length > 0 && !chosen.includes(defect.name)) continue;
    const copy = join(work, 'site');
    cpSync(site, copy, { recursive: true });
    const before = await passes(defect, copy);
    bringIn(defect, copy);
    const after = await passes(defect, copy);
    outcomes.push({ defect, before, after });
    console.log(`${defect.name}: ${verdict({ defect, before, after })}`);
    rmSync(copy, { recursive: true });
  }
} finally {
  rmSync(work, { recursive: true });
}

const rows = outcomes.map((outcome) => [outcome.defect.name, outcome.defect.test, verdict(outcome)]);
console.log(`\n${markdownTable(['Defect', 'Test', 'Result'], rows)}`);
const survived = outcomes.filter(({ before, after }) => !before || after);
console.log(`\n${outcomes.length - survived.length} caught, ${survived.length} survived`);
process.exitCode = survived.length > 0 || outcomes.length === 0 ? 1 : 0;

/** Throws where there is nothing to change. */
function bringIn({ file, pattern, replacement }: Defect, folder: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${file} has nothing that matches ${pattern}`);
  writeFileSync(path, after);
  for (const coding of ['br', 'gz']) rmSync(`${path}.${coding}`, { force: true });
}

function verdict({ before, after }: Outcome): string {
  if (!before) return 'RED WITHOUT THE DEFECT';
  return after ? 'SURVIVED' : 'caught';
}

/** Runs one test against a folder. A title that no test has catches nothing. */
async function passes({ test, title }: Defect, folder: string): Promise<boolean> {
  const args = test.startsWith('tests/browser/')
    ? ['playwright', 'test', test, '--grep', title, '--reporter', 'dot', '--output', join(work, 'browser')]
    : ['vitest', 'run', test, '--testNamePattern', title, '--reporter', 'dot'];
  const settings = { SITE_DIST: folder, SITE_PORT: String(await freePort()) };
  return npm(['exec', '--', ...args], settings, 'never');
}
