import { markdownTable } from '../bench/table.ts';
import { kindsOfContent, type Weights } from './measure.ts';

/** A table of pages and their weights in bytes. */
export function weightTable(pages: ReadonlyMap<string, Weights>): string {
  const rows = [...pages].map(([name, weights]) => {
    const figures = kindsOfContent.map((kind) => weights[kind]);
    return [name, ...figures, figures.reduce((sum, size) => sum + size, 0)].map(String);
  });
  return markdownTable(['Page', 'HTML', 'CSS', 'Script', 'Font', 'Image', 'Total'], rows);
}
