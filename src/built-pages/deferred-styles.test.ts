import { expect, test } from 'vitest';
import { withDeferredStyles } from './deferred-styles.ts';

const page = (styles: string, { hero = '<h1 class="title">Titel</h1>', script = '' } = {}) =>
  `<head><title>Seite</title><style>${styles}</style></head><body><header><a class="logo">Firma</a>` +
  `<div class="panel" popover><a class="entry">Menü</a></div></header><main><section id="hero">${hero}</section>` +
  `<section class="list"><h2>Liste</h2></section></main>${script}</body>`;

const island = { hero: '<astro-island></astro-island>' };

function split(styles: string, options?: Parameters<typeof page>[1], scripts = '') {
  const { html, sheet } = withDeferredStyles(page(styles, options), scripts);
  const critical = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  return { html, critical, deferred: sheet.code, file: sheet.file };
}

test('what header and hero need stays in the page, the rest comes from a sheet that it asks for behind the hero', () => {
  const { html, critical, deferred, file } = split(
    '.title{color:red}.list{color:blue}.logo{color:green}h2{margin:0}',
  );
  expect(critical).toBe('.title{color:red}.logo{color:green}');
  expect(deferred).toBe('.list{color:blue}h2{margin:0}');
  expect(file).toMatch(/^_astro\/deferred\.[0-9a-f]{8}\.css$/);
  expect(html).toContain(`<link rel="stylesheet" href="/${file}"><script>`);
});

test('nothing is painted before the hero is there whole', () => {
  const { html } = split('.title{color:red}');
  expect(html).toMatch(/<head><link rel="expect" href="#hero" blocking="render"><style>/);
});

test('layers and conditions stand in both, and the order of layers and what holds for the whole page in the page only', () => {
  const face = '@font-face{font-family:A;src:local(A)}';
  const { critical, deferred } = split(
    `@layer a, b;${face}@layer a{@media (width>=40rem){.title{margin:0}.list{margin:1px}}.list{color:red}}`,
  );
  expect(critical).toBe(`@layer a, b;${face}@layer a{@media (width>=40rem){.title{margin:0}}}`);
  expect(deferred).toBe('@layer a{@media (width>=40rem){.list{margin:1px}}.list{color:red}}');
});

test('a typeface that has to be fetched, and what asks for it, come after the first screen', () => {
  const face = '@font-face{font-family:A;src:url(a.woff2);font-weight:400}';
  const asks = '.title{font-family:A,B}';
  const { critical, deferred } = split(`${face}.title{font-family:B}${asks}`);
  expect([critical, deferred]).toEqual(['.title{font-family:B}', `${face}${asks}`]);
  const plain = page(`${face}.list{margin:0}`).replace(' id="hero"', '');
  const { html, sheet } = withDeferredStyles(plain, '');
  expect(sheet.code).toBe(face);
  expect(html).toMatch(/<style>\.list\{margin:0\}<\/style>.*<link rel="stylesheet" href="[^"]+"><\/body>$/);
});

test('what follows each other under the same condition becomes one', () => {
  const { deferred } = split(
    '@layer a{.list{margin:0}}\n@layer a{@media print{h2{margin:0}}@media print{.list{color:red}}}',
  );
  expect(deferred).toBe('@layer a{.list{margin:0}@media print{h2{margin:0}.list{color:red}}}');
});

test('a movement stands where it is used', () => {
  const movement = '@keyframes fall{0%,to{color:red}}';
  expect(split(`${movement}.title{animation:fall 1s}`).critical).toContain(movement);
  expect(split(`${movement}.list{animation:fall 1s}`).deferred).toBe(`${movement}.list{animation:fall 1s}`);
});

test.each([
  ['in print', '@media print{.title{margin:0}}', undefined],
  ['while the pointer is over it', '.logo:hover{margin:0}', undefined],
  ['in a closed panel', '.panel{margin:0}.entry{margin:0}', undefined],
  ['while it does not have the focus', '.logo:not(:focus){margin:0}', '.logo:not(:focus){margin:0}'],
  ['before it', '.logo:before{margin:0}', '.logo:before{margin:0}'],
  ['for every element', ':root{margin:0}*{margin:0}', ':root{margin:0}*{margin:0}'],
  ['of one of two', '.list,.title{margin:0}', '.list,.title{margin:0}'],
  ['where something inside is in a state', 'header:has(:target){margin:0}', 'header:has(:target){margin:0}'],
  [
    'in none of two states',
    '.logo:not(:focus,:hover):before{margin:0}',
    '.logo:not(:focus,:hover):before{margin:0}',
  ],
])('what applies %s', (_when, styles, expected) => {
  expect(split(styles).critical).toBe(expected ?? '');
  expect(split(styles).deferred).toBe(expected === undefined ? styles : '');
});

test('what nothing on the page can use is left out, unless an island may show it', () => {
  const styles =
    '.list:hover{margin:0}.board{margin:0}.list .board{color:red}@media print{.list{margin:0}.board{margin:0}}';
  const ofPage = '.list:hover{margin:0}@media print{.list{margin:0}}';
  expect(split(styles).deferred).toBe(ofPage);
  expect(split(styles, island, 'const styles={table:"board"};').deferred).toBe(styles);
  expect(split(styles, island, 'const board=1;').deferred).toBe(ofPage);
});

test.each([
  ['by its name', 'form.setAttribute("data-failed","")'],
  ['in the dataset', 'form.dataset.failed=""'],
])('what depends on an attribute stays if a script sets it %s', (_how, script) => {
  const styles = '[data-failed] .list{margin:0}';
  expect(split(styles, island, script).deferred).toBe(styles);
  expect(split(styles, island, 'const form=1;').deferred).toBe('');
});

test('a value of an attribute that neither a page nor an island names is left out', () => {
  const styles = '[data-narrow=folds]{margin:0}[data-narrow="line"]{margin:0}[data-narrow^=li]{margin:0}';
  const { deferred } = split(styles, island, 'table("folds");');
  expect(deferred).toBe('[data-narrow=folds]{margin:0}[data-narrow^=li]{margin:0}');
});

test('a class that an island does not know may be ruled out', () => {
  const styles = '.list:not(:has(.board)):hover{margin:0}.list .board{margin:0}';
  const { deferred } = split(styles, island);
  expect(deferred).toBe('.list:not(:has(.board)):hover{margin:0}');
});

test('what is closed may need later what it does not use now', () => {
  const styles = 'section[open]>h2{margin:0}section:not(:has([open]))>h2{margin:0}';
  expect(split(styles).deferred).toBe(styles);
});

test('a custom property comes critical if a critical one or a drawing uses it', () => {
  const { critical, deferred } = split(
    ':root{--a:1px;--b:var(--a);--c:2px;--d:red;--e:0}.title{margin:var(--b)}.list{margin:var(--c)}',
    { hero: '<h1 class="title">Titel</h1><svg><path fill="var(--d)"/></svg>' },
  );
  expect(critical).toBe(':root{--a:1px;--b:var(--a);--d:red}.title{margin:var(--b)}');
  expect(deferred).toBe(':root{--c:2px}.list{margin:var(--c)}');
});

test('the script of the menus comes with the sheet, at which Firefox waits', () => {
  const { html } = split('.list{margin:0}', { script: '<script type="module">menus()</script>' });
  expect(html).toMatch(/\.css"><script>\(\(\)=>\{menus\(\)\}\)\(\)<\/script><section/);
  expect(html).not.toContain('type="module"');
});

test('a page without a hero keeps what it can use, in the page', () => {
  const plain = (styles: string) => page(styles).replace(' id="hero"', '');
  const { html } = withDeferredStyles(plain('.title{margin:0}.board{margin:0}.list:hover{margin:0}'), '');
  expect(/<style>(.*?)<\/style>/.exec(html)?.[1]).toBe('.title{margin:0}.list:hover{margin:0}');
});

test('of a list of selectors those are left that something on the page can match', () => {
  expect(split('.list,.board{margin:0}').deferred).toBe('.list{margin:0}');
  expect(split('.title,.list,.board{margin:0}').critical).toBe('.title,.list{margin:0}');
  expect(split('.list,.board{margin:0}', island, 'const name="board";').deferred).toBe(
    '.list,.board{margin:0}',
  );
});

test('a custom property and a movement that nothing uses are left out, also beside an island', () => {
  const used = '.list{--gap:0;margin:var(--gap);animation:fall 1s}@keyframes fall{to{color:red}}';
  const styles = `${used}.list{--space:0}@keyframes rise{to{color:red}}`;
  expect(split(styles).deferred).toBe(used);
  expect(split(styles, island, 'const name="board";').deferred).toBe(used);
});
