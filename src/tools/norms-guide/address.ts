import { normGroups, type NormGroup } from '#content/tools/norm-groups.ts';

/** All letters, in the order of the table: groups of products as an address carries them. */
export const normGroupIds = Object.keys(normGroups) as NormGroup[];
