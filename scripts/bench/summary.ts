import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../site-folder.ts';
import { kindsOfContent, measureWeights, type Weights } from '../weights/measure.ts';
import type { Device, Measurement } from './measure.ts';
import { markdownTable } from './table.ts';

export type Row = { name: string; device: Device; report: string; measurement: Measurement };

/** The result of a benchmark as a table to read on a console and as a page that leads to Lighthouse's reports. */
export function summarize(rows: readonly Row[], runs: number): { markdown: string; html: string } {
  const categories = [...(rows[0]?.measurement.scores.keys() ?? [])];
  const header = [
    'Page',
    'Device',
    ...categories,
    'LCP ms',
    'LCP ratio',
    'CLS',
    'Bytes',
    'HTML',
    'CSS',
    'Script',
    'Font',
    'Image',
  ];
  const cells = rows.map(({ name, device, measurement: { scores, lcp, cls, bytes } }) => {
    const bare = rows.find((row) => row.name === 'bare page' && row.device === device)?.measurement.lcp;
    const weights = weightsOf(name);
    return [
      name,
      device,
      ...categories.map((category) => String(scores.get(category))),
      lcp.toFixed(0),
      (lcp / (bare ?? Number.NaN)).toFixed(2),
      cls.toFixed(3),
      String(bytes),
      ...kindsOfContent.map((kind) => (weights ? String(weights[kind]) : '')),
    ];
  });
  const notes = rows.flatMap(({ name, device, measurement }) =>
    measurement.shortcomings.map((title) => `${name}, ${device}: ${title}`),
  );
  const title = `Median of ${runs} runs, by LCP`;
  const list = notes.map((note) => `- ${note}`).join('\n');
  return {
    markdown:
      `${title}. Weights in bytes over the wire.\n\n${markdownTable(header, cells)}\n\n${list}`.trimEnd() +
      '\n',
    html: page(
      title,
      header,
      cells,
      rows.map(({ report }) => report),
      notes,
    ),
  };
}

/** Of pages of the site; the bare page for comparison is none. */
function weightsOf(name: string): Weights | undefined {
  const file = name === '/' ? 'index.html' : `${name.slice(1)}.html`;
  return existsSync(join(siteFolder, file)) ? measureWeights(file) : undefined;
}

function page(
  title: string,
  header: readonly string[],
  cells: readonly (readonly string[])[],
  reports: readonly string[],
  notes: readonly string[],
): string {
  const head = header.map((name) => `<th scope="col">${escape(name)}`).join('');
  const body = cells.map(([name = '', ...others], index) => {
    const link = `<th scope="row"><a href="${reports[index]}">${escape(name)}</a>`;
    return `<tr>${link}${others.map((cell) => `<td>${escape(cell)}`).join('')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Benchmark</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem}td,th{padding:.25rem .75rem;text-align:end;border-bottom:1px solid #ccc}
th:first-child{text-align:start}</style>
<h1>${escape(title)}</h1><table><thead><tr>${head}<tbody>${body.join('\n')}</table>
<ul>${notes.map((note) => `<li>${escape(note)}`).join('')}</ul>
`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
