/**
 * Shows that the tests catch what visitors would notice: `npm run mutations` brings twenty defects into copies of
 * the built site, one at a time, and expects a test to fail on each.
 * `npm run mutations -- 'a dead link'` brings in one of them. Exit code 1 where one survives.
 */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fixture } from '../tests/fixture/switch.ts';
import { npm } from './npm.ts';
import { freePort } from './server/program.ts';
import { asTested, isStale } from './test/build.ts';

/** The tests that should fail: the file of each, and a part of its title. */
const tests = {
  validity: ['tests/site/pages/markup.test.ts', 'every page is valid HTML'],
  origin: ['tests/site/pages/markup.test.ts', 'no page loads anything from another origin'],
  address: ['tests/site/pages/markup.test.ts', '^/about names its one address'],
  sharing: [
    'tests/site/pages/markup.test.ts',
    '^/about is shared with its own title and its own description',
  ],
  links: ['tests/site/pages/links.test.ts', 'every internal link, anchor, image and file resolves'],
  breadcrumb: ['tests/site/pages/structured-data.test.ts', 'has the breadcrumb that visitors see'],
  bars: ['tests/site/figures.test.ts', 'the bars of the story'],
  weight: ['tests/site/weights.test.ts', '^/ is light enough'],
  typeface: ['tests/site/font.test.ts', 'stands in with the measures of ours'],
  phone: ['tests/site/contact-data.test.ts', 'every such link leads to tel:'],
  hours: ['tests/site/contact-data.test.ts', 'in header, footer and contact box'],
  story: ['tests/site/specified.test.ts', 'tells its story with the result and its figures'],
  texts: ['tests/site/specified.test.ts', 'says everything else of it'],
  footer: ['tests/site/specified.test.ts', 'the footer has every link that belongs there'],
  booking: ['tests/site/specified.test.ts', 'lead to the booking section of the home page'],
  layout: ['tests/browser/layout.spec.ts', '/about fits every window'],
  form: ['tests/browser/contact.spec.ts', 'also by Enter'],
  visit: ['tests/browser/keyboard.spec.ts', 'through /about, .* stays on the site'],
} as const;

type Defect = readonly [
  name: string,
  /** The built file that it changes, the first place in it that matches, and what stands there then. */
  file: string,
  pattern: RegExp,
  replacement: string,
  test: keyof typeof tests,
];

/** Text that compression cannot make smaller. */
const noise = randomBytes(40_000).toString('base64');

const defects: readonly Defect[] = [
  ['a missing label', 'contact.html', /<label[^>]* for="phone"[\s\S]*?<\/label>/, '', 'validity'],
  [
    'a wrong figure',
    'services/qualitaetsmanagement.html',
    /(data-part="success-story"[\s\S]*?<rect[^>]* width=")15/,
    '$19',
    'bars',
  ],
  ['a dead link', 'about.html', /href="\/why-us"/, 'href="/why-not"', 'links'],
  ['an overflow', 'about.html', /<\/main>/, `<pre>${'wide '.repeat(80)}</pre></main>`, 'layout'],
  ['a second h1', 'agb.html', /<h2([^>]*)>([\s\S]*?)<\/h2>/, '<h1$1>$2</h1>', 'validity'],
  ['a missing alt', 'about.html', /<\/main>/, '<img src="/favicon.svg">$&', 'validity'],
  [
    'a blocked submit',
    'contact.html',
    /component-url="[^"]+"(?=[^>]*component-export="InquiryForm")/,
    'component-url="/_astro/missing.js"',
    'form',
  ],
  ['a cookie set', '_headers', /^(\/\*\n)/m, '$1  Set-Cookie: visitor=1\n', 'visit'],
  ['a third-party request', 'about.html', /<\/main>/, '<img src="https://a.ch/a.gif" alt="">$&', 'origin'],
  ['an oversized script', 'index.html', /<\/body>/, `<script>/* ${noise} */</script></body>`, 'weight'],
  ['a wrong phone link', 'about.html', /href="tel:\+\d+/, 'href="tel:+41440000001', 'phone'],
  ['other opening hours', 'contact.html', /(<main[\s\S]*)09:00–12:00/, '$109:00–13:00', 'hours'],
  [
    'a success story with another result',
    'retail.html',
    /(data-part="success-story"[\s\S]*?<b[^>]*>)60%/,
    '$135%',
    'story',
  ],
  [
    'two durations swapped in an answer',
    'contact.html',
    /(Marktrecherche[^<]*<no-break>)(3–5\sTage)(.*?Prototyp[^<]*<no-break>)(2–4\sWochen)/,
    '$1$4$3$2',
    'texts',
  ],
  [
    'a footer without a link',
    'about.html',
    /(<footer[\s\S]*?)<a href="\/why-us"[^>]*>[^<]*<\/a>/,
    '$1',
    'footer',
  ],
  [
    'a breadcrumb of equal items for search engines',
    'services/qualitaetsmanagement.html',
    /("position":2,"name":)"[^"]*","item":"[^"]*"/,
    '$1"Home","item":"https://www.muster-sourcing.example/"',
    'breadcrumb',
  ],
  [
    'the shared address of another page',
    'about.html',
    /(property="og:url" content="[^"]*)\/about"/,
    '$1/contact"',
    'address',
  ],
  [
    'a title in place of the shared description',
    'about.html',
    /(property="og:title" content=)("[^"]*")([\s\S]*?property="og:description" content=)"[^"]*"/,
    '$1$2$3$2',
    'sharing',
  ],
  ['a booking button that leads elsewhere', 'about.html', /href="\/#beratung"/, 'href="/contact"', 'booking'],
  ['a stand-in typeface without measures', 'about.html', /ascent-override:[^;}]*;/, '', 'typeface'],
];

const site = resolve(fixture.SITE_DIST);
if (isStale(fixture.SITE_DIST) && !(await npm(['run', 'build'], asTested))) process.exit(1);

const chosen = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'mutations-'));
const verdicts: string[] = [];
try {
  for (const defect of defects.filter(([name]) => chosen.length === 0 || chosen.includes(name))) {
    const copy = join(work, 'site');
    cpSync(site, copy, { recursive: true });
    const isSound = await passes(defect, copy);
    bringIn(defect, copy);
    const isMissed = await passes(defect, copy);
    const verdict = !isSound ? 'RED WITHOUT THE DEFECT' : isMissed ? 'SURVIVED' : 'caught';
    verdicts.push(verdict);
    const [name, , , , test] = defect;
    console.log(`${name}: ${verdict} (${tests[test].join(': ')})`);
    rmSync(copy, { recursive: true });
  }
} finally {
  rmSync(work, { recursive: true });
}

const caught = verdicts.filter((verdict) => verdict === 'caught').length;
console.log(`\n${caught} caught, ${verdicts.length - caught} survived`);
process.exitCode = caught < verdicts.length || caught === 0 ? 1 : 0;

/** Throws where there is nothing to change. */
function bringIn([, file, pattern, replacement]: Defect, folder: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${file} has nothing that matches ${pattern}`);
  writeFileSync(path, after);
  for (const coding of ['br', 'gz']) rmSync(`${path}.${coding}`, { force: true });
}

/** Runs one test against a folder. A title that no test has catches nothing. */
async function passes([, , , , name]: Defect, folder: string): Promise<boolean> {
  const [test, title] = tests[name];
  const args = test.startsWith('tests/browser/')
    ? ['playwright', 'test', test, '--grep', title, '--reporter', 'dot', '--output', join(work, 'browser')]
    : ['vitest', 'run', test, '--testNamePattern', title, '--reporter', 'dot'];
  const settings = { SITE_DIST: folder, SITE_PORT: String(await freePort()) };
  return npm(['exec', '--', ...args], settings, 'never');
}
