import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../site-folder.ts';
import { kindsOfContent, measureWeights, type Weights } from '../weights/measure.ts';
import type { Device, Measurement } from './measure.ts';

export type Row = { name: string; device: Device; measurement: Measurement };

/** The result of a benchmark as a table to read on a console. */
export function summarize(rows: readonly Row[], runs: number): string {
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
  const list = notes.map((note) => `- ${note}`).join('\n');
  const table = markdownTable(header, cells);
  return (
    `Median of ${runs} runs, by LCP. Weights in bytes over the wire.\n\n${table}\n\n${list}`.trimEnd() + '\n'
  );
}

/** Of pages of the site; the bare page for comparison is none. */
function weightsOf(name: string): Weights | undefined {
  const file = name === '/' ? 'index.html' : `${name.slice(1)}.html`;
  return existsSync(join(siteFolder, file)) ? measureWeights(file) : undefined;
}

/** A Markdown table that also reads well on a console: columns padded, the first to the left, figures to the right. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}
