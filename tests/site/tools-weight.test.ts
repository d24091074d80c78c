import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brotliSize, transferSize } from '../../scripts/weights/measure.ts';
import { dist, files, readPage } from './dist.ts';

/** Limits in bytes over the wire. */
const limits = { tool: 3_000, page: 24_000, scripts: 12_000 };

/** The tools by the id of their section, each on a page that has it. */
const tools = {
  einstandskosten: 'services/logistik-transport.html',
  aql: 'services/qualitaetsmanagement.html',
  normen: 'services/zertifizierungsberatung.html',
  checkliste: 'services/end-to-end-sourcing.html',
  bestellkalender: 'services/end-to-end-sourcing.html',
};

test.each(Object.entries(tools))('the section «%s» needs at most 3 kB of HTML', (id, file) => {
  const section = readPage(file).root.getElementById(id);
  expect(brotliSize(section?.outerHTML ?? '')).toBeLessThanOrEqual(limits.tool);
  expect(section).not.toBeNull();
});

test('the page with two tools needs at most 24 kB of HTML and styles', () => {
  expect(transferSize(join(dist, 'services/end-to-end-sourcing.html'))).toBeLessThanOrEqual(limits.page);
});

describe('the scripts of all tools', () => {
  const loader = [...new Set(Object.values(tools).map(loaderOf))];
  const scripts = new Set(loader);
  for (const script of scripts) for (const imported of importsOf(script)) scripts.add(imported);

  test('are one loader and a part for each tool', () => {
    expect(loader).toHaveLength(1);
    expect([...scripts].filter((name) => basename(name).startsWith('client'))).toHaveLength(
      Object.keys(tools).length,
    );
  });

  test('need at most 12 kB together', () => {
    const sizes = [...scripts].map((name) => brotliSize(readFileSync(join(dist, name), 'utf8')));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.scripts);
  });
});

/** The script of the page that fetches the tools. */
function loaderOf(file: string): string {
  const sources = readPage(file)
    .root.querySelectorAll('script[type="module"][src]')
    .map((script) => (script.getAttribute('src') ?? '').slice(1));
  return sources.find((name) => name.includes('ToolScript')) ?? '';
}

/** What a script imports, at once or later. */
function importsOf(script: string): string[] {
  const text = readFileSync(join(dist, script), 'utf8');
  return files.filter((name) => name !== script && name.endsWith('.js') && text.includes(basename(name)));
}
