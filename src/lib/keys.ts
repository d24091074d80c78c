/** The names of a record that has no others than its type says, in their order. */
export const keysOf = <Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>) =>
  Object.keys(record) as Name[];

/** A record with a text for each name. */
export const textsFor = <Name extends string>(names: readonly Name[], textOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>;
