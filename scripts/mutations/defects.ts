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
    test: 'tests/site/pages/markup.test.ts',
    title: 'every page is valid HTML',
  },
  {
    name: 'a wrong figure',
    file: 'services/qualitaetsmanagement.html',
    apply: replace(
      'services/qualitaetsmanagement.html',
      /(data-part="success-story"[\s\S]*?<rect[^>]* width=")15/,
      '$19',
    ),
    test: 'tests/site/figures.test.ts',
    title: 'the bars of the story',
  },
  {
    name: 'a dead link',
    file: 'about.html',
    apply: replace('about.html', /href="\/why-us"/, 'href="/why-not"'),
    test: 'tests/site/pages/links.test.ts',
    title: 'every internal link, anchor, image and file resolves',
  },
  {
    name: 'an overflow',
    file: 'about.html',
    apply: replace('about.html', /<\/main>/, `<pre>${'wide '.repeat(80)}</pre></main>`),
    test: 'tests/browser/layout.spec.ts',
    title: '/about fits every window',
  },
  {
    name: 'a second h1',
    file: 'agb.html',
    apply: replace('agb.html', /<h2([^>]*)>([\s\S]*?)<\/h2>/, '<h1$1>$2</h1>'),
    test: 'tests/site/pages/markup.test.ts',
    title: 'every page is valid HTML',
  },
  {
    name: 'a missing alt',
    file: 'about.html',
    apply: replace('about.html', /<\/main>/, '<img src="/favicon.svg" width="64" height="64"></main>'),
    test: 'tests/site/pages/markup.test.ts',
    title: 'every page is valid HTML',
  },
  {
    name: 'a blocked submit',
    file: 'contact.html',
    apply: replace(
      'contact.html',
      /component-url="[^"]+"(?=[^>]*component-export="InquiryForm")/,
      'component-url="/_astro/missing.js"',
    ),
    test: 'tests/browser/contact.spec.ts',
    title: 'also by Enter',
  },
  {
    name: 'a cookie set',
    file: '_headers',
    apply: replace('_headers', /^(\/\*\n)/m, '$1  Set-Cookie: visitor=1\n'),
    test: 'tests/browser/keyboard.spec.ts',
    title: 'through /about, .* stays on the site',
  },
  {
    name: 'a third-party request',
    file: 'about.html',
    apply: replace('about.html', /<\/main>/, '<img src="https://example.com/pixel.gif" alt=""></main>'),
    test: 'tests/site/pages/markup.test.ts',
    title: 'no page loads anything from another origin',
  },
  {
    name: 'an oversized script',
    file: 'index.html',
    apply: replace('index.html', /<\/body>/, `<script>/* ${noise} */</script></body>`),
    test: 'tests/site/weights.test.ts',
    title: '^/ is light enough',
  },
  {
    name: 'a wrong phone link',
    file: 'about.html',
    apply: replace('about.html', /href="tel:\+\d+/, 'href="tel:+41440000001'),
    test: 'tests/site/contact-data.test.ts',
    title: 'every such link leads to tel:',
  },
  {
    name: 'other opening hours',
    file: 'contact.html',
    apply: replace('contact.html', /(<main[\s\S]*)09:00–12:00/, '$109:00–13:00'),
    test: 'tests/site/contact-data.test.ts',
    title: 'in header, footer and contact box',
  },
  {
    name: 'a success story with another result',
    file: 'retail.html',
    apply: replace('retail.html', /(data-part="success-story"[\s\S]*?<b[^>]*>)60%/, '$135%'),
    test: 'tests/site/specified.test.ts',
    title: 'tells its story with the result and its figures',
  },
  {
    name: 'two durations swapped in an answer',
    file: 'contact.html',
    apply: replace(
      'contact.html',
      /(Marktrecherche[^<]*<no-break>)(3–5\sTage)(.*?Prototyp[^<]*<no-break>)(2–4\sWochen)/,
      '$1$4$3$2',
    ),
    test: 'tests/site/specified.test.ts',
    title: 'says everything else of it',
  },
  {
    name: 'a footer without a link',
    file: 'about.html',
    apply: replace('about.html', /(<footer[\s\S]*?)<a href="\/why-us"[^>]*>[^<]*<\/a>/, '$1'),
    test: 'tests/site/specified.test.ts',
    title: 'the footer has every link that belongs there',
  },
  {
    name: 'a breadcrumb of equal items for search engines',
    file: 'services/qualitaetsmanagement.html',
    apply: replace(
      'services/qualitaetsmanagement.html',
      /("position":2,"name":)"[^"]*","item":"[^"]*"/,
      '$1"Home","item":"https://www.muster-sourcing.example/"',
    ),
    test: 'tests/site/pages/structured-data.test.ts',
    title: 'has the breadcrumb that visitors see',
  },
  {
    name: 'the shared address of another page',
    file: 'about.html',
    apply: replace('about.html', /(property="og:url" content="[^"]*)\/about"/, '$1/contact"'),
    test: 'tests/site/pages/markup.test.ts',
    title: '^/about names its one address',
  },
  {
    name: 'a title in place of the shared description',
    file: 'about.html',
    apply: replace(
      'about.html',
      /(property="og:title" content=)("[^"]*")([\s\S]*?property="og:description" content=)"[^"]*"/,
      '$1$2$3$2',
    ),
    test: 'tests/site/pages/markup.test.ts',
    title: '^/about is shared with its own title and its own description',
  },
  {
    name: 'a booking button that leads elsewhere',
    file: 'about.html',
    apply: replace('about.html', /href="\/#beratung"/, 'href="/contact"'),
    test: 'tests/site/specified.test.ts',
    title: 'lead to the booking section of the home page',
  },
  {
    name: 'a stand-in typeface without measures',
    file: 'about.html',
    apply: replace('about.html', /ascent-override:[^;}]*;/, ''),
    test: 'tests/site/font.test.ts',
    title: 'stands in with the measures of ours',
  },
];
