import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { departureBoard } from '#content/tools/departure-board.ts';
import { brotliSize, transferSize, withImports } from '../../scripts/weights/measure.ts';
import { dist, fileOf, files, htmlFiles, readPage } from './dist.ts';

/** Limits in bytes over the wire, a twentieth and more above what there is. */
const limits = { shared: 67_000, tool: 7_800, board: 8_000, section: 3_300 };

/** The tools by the id of their section, each on a page that has it. */
const tools = {
  einstandskosten: '/services/logistik-transport',
  aql: '/services/qualitaetsmanagement',
  normen: '/services/zertifizierungsberatung',
  checkliste: '/contact',
  bestellkalender: '/services/end-to-end-sourcing',
} as const;

/** React itself, and what starts an island with it. */
const isReact = (script: string) => /^(?:react|client|rolldown-runtime)\./.test(basename(script));
/** The same and what all tools have in common, which is fetched once for all of them. */
const isShared = (script: string) => isReact(script) || basename(script).startsWith('tools.');
const sizeOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, script) => sum + transferSize(join(dist, script)), 0);

/** The island around an element, and the scripts that it fetches. */
function scriptsFor(id: string, file: string): string[] {
  const island = readPage(file).root.getElementById(id)?.closest('astro-island');
  const addresses = ['component-url', 'renderer-url'].map((name) => island?.getAttribute(name) ?? '');
  return withImports(
    addresses.map((address) => address.slice(1)),
    dist,
  );
}

describe.each(Object.entries(tools))('the section «%s»', (id, route) => {
  const file = fileOf(route);

  test('needs little HTML', () => {
    const section = readPage(file).root.getElementById(id);
    expect(section).not.toBeNull();
    expect(brotliSize(section?.outerHTML ?? '')).toBeLessThanOrEqual(limits.section);
  });

  test('needs little script beside what all tools share', () => {
    const scripts = scriptsFor(id, file);
    expect(scripts.some(isReact)).toBe(true);
    expect(sizeOf(scripts.filter((script) => !isShared(script)))).toBeLessThanOrEqual(limits.tool);
  });
});

test('the departure board needs little script beside React', () => {
  const scripts = scriptsFor(departureBoard.id, fileOf('/'));
  expect(scripts.some(isReact)).toBe(true);
  expect(sizeOf(scripts.filter((script) => !isReact(script)))).toBeLessThanOrEqual(limits.board);
});

test('React and what all tools share keep within their limit, and all islands share the same file of React', () => {
  const shared = files.filter((name) => name.endsWith('.js') && isShared(name));
  expect(shared.some((name) => !isReact(name))).toBe(true);
  expect(sizeOf(shared)).toBeLessThanOrEqual(limits.shared);
  const withReact = files.filter(
    (name) => name.endsWith('.js') && readFileSync(join(dist, name), 'utf8').includes('react.dev/errors'),
  );
  expect(withReact).toHaveLength(1);
});

test.each(htmlFiles)('%s asks for no file of script by itself', (file) => {
  const elements = readPage(file).root.querySelectorAll('script[src], link[rel="modulepreload"]');
  expect(elements.map((element) => element.outerHTML)).toEqual([]);
  const starting = readPage(file).root.querySelectorAll('script');
  expect(starting.filter(({ text }) => text.includes('customElements'))).toEqual([]);
});

test.each(['react', 'InquiryForm'])(
  'the first line of the script «%s» asks for it to be compiled whole',
  (name) => {
    const [script = ''] = files.filter(
      (file) => basename(file).startsWith(`${name}.`) && file.endsWith('.js'),
    );
    expect(readFileSync(join(dist, script), 'utf8').split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  },
);
