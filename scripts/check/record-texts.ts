/** Finds the texts of a record. */

/** A text in a record and where it stands, such as `hero.statistics[0].value`. */
export interface FoundText {
  field: string;
  text: string;
}

/** All texts of a record in their order. */
export function textsOf(record: unknown, field = ''): FoundText[] {
  if (typeof record === 'string') return [{ field, text: record }];
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) =>
    textsOf(value, Array.isArray(record) ? `${field}[${key}]` : field ? `${field}.${key}` : key),
  );
}
