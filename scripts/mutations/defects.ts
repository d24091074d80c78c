import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Defect = {
  name: string;
  /** The built file that it changes. */
  file: string;
  /** Brings the defect into a folder with the built site. Throws where there is nothing to change. */
  apply: (folder: string) => void;
  /** The test that should fail, and a part of its title. */
  test: string;
  title: string;
};

/** Replaces the first place that matches in a file. */
function replace(file: string, pattern: RegExp, replacement: string): (folder: string) => void {
  return (folder) => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(pattern, replacement);
    if (after === before) throw new Error(`${file} has nothing that matches ${pattern}`);
    writeFileSync(path, after);
  };
}

/** Text that compression cannot make smaller. */
const noise = randomBytes(40_000).toString('base64');

export const defects: readonly Defect[] = [
  {
    name: 'a missing label',
    file: 'contact.html',
    apply: replace('contact.html', /<label[^>]* for="phone"[\s\S]*?<\/label>/, ''),
    test: 'tests/site/validity.test.ts',
    title: 'contact.html is valid HTML',
  },
  {
    name: 'a wrong figure',
    file: 'services/qualitaetsmanagement.html',
    apply: replace('services/qualitaetsmanagement.html', /(<rect[^>]* width=")[\d.]+/, '$157.3'),
    test: 'tests/site/figures.test.ts',
    title: 'the bars of the story',
  },
  {
    name: 'a dead link',
    file: 'about.html',
    apply: replace('about.html', /href="\/why-us"/, 'href="/why-not"'),
    test: 'tests/site/links.test.ts',
    title: 'every internal link, anchor, image and file resolves',
  },
  {
    name: 'an overflow',
    file: 'about.html',
    apply: replace('about.html', /<\/main>/, `<pre>${'wide '.repeat(80)}</pre></main>`),
    test: 'tests/browser/reflow.spec.ts',
    title: '/about never scrolls sideways',
  },
  {
    name: 'a second h1',
    file: 'agb.html',
    apply: replace('agb.html', /<h2([^>]*)>([\s\S]*?)<\/h2>/, '<h1$1>$2</h1>'),
    test: 'tests/site/validity.test.ts',
    title: '^agb.html is valid HTML',
  },
  {
    name: 'a missing alt',
    file: 'about.html',
    apply: replace('about.html', /<\/main>/, '<img src="/favicon.svg" width="64" height="64"></main>'),
    test: 'tests/site/validity.test.ts',
    title: '^about.html is valid HTML',
  },
  {
    name: 'a blocked submit',
    file: 'contact.html',
    apply: replace('contact.html', /component-url="[^"]+"/, 'component-url="/_astro/missing.js"'),
    test: 'tests/browser/contact.spec.ts',
    title: 'is sent with Enter in a field',
  },
  {
    name: 'a cookie set',
    file: '_headers',
    apply: replace('_headers', /^(\/\*\n)/m, '$1  Set-Cookie: visitor=1\n'),
    test: 'tests/browser/privacy.spec.ts',
    title: '/about stays on the site',
  },
  {
    name: 'a third-party request',
    file: 'about.html',
    apply: replace('about.html', /<\/main>/, '<img src="https://example.com/pixel.gif" alt=""></main>'),
    test: 'tests/site/origins.test.ts',
    title: 'loads nothing from another origin',
  },
  {
    name: 'an oversized script',
    file: 'index.html',
    apply: replace('index.html', /<\/body>/, `<script>/* ${noise} */</script></body>`),
    test: 'tests/site/page-weights.test.ts',
    title: '^/ is light enough',
  },
];
