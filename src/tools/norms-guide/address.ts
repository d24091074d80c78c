import { normGroups, type NormGroup } from '#content/tools/norm-groups.ts';

/** All letters, in the order of the table. */
export const normGroupIds = Object.keys(normGroups) as NormGroup[];

/** Groups of products as an address carries them: `a.c`; null without any. */
export const groupValues = (groups: readonly NormGroup[]): string | null => groups.join('.') || null;

/** Reads such values; what this site has not written is left out. */
export function readGroups(values: string): NormGroup[] {
  const letters = values.split('.');
  return normGroupIds.filter((id) => letters.includes(id));
}
