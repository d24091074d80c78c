import { normsGuideLines } from '#content/tools/inquiry-lines.ts';
import { normGroups } from '#content/tools/norm-groups.ts';
import { fill } from '#lib/fill.ts';
import { keysOf } from '#lib/keys.ts';
import { readTicks } from '../read-ticks.ts';

/** What the guide says in an inquiry, from the values of an address; nothing where they are none of its own. */
export function linesFromNormsGuide(values: string): string[] {
  const groups = readTicks(keysOf(normGroups), values);
  const { heading, lines } = normsGuideLines;
  if (groups.length === 0) return [];
  return [heading, ...groups.flatMap((id) => lines.map((line) => fill(line, { group: normGroups[id] })))];
}
