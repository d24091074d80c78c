/**
 * The description of an inquiry with lines that a tool brings along, before what the visitor has written. The same lines
 * brought earlier give way, and those that the tool brought before; lines that were changed since are the visitor's own
 * and stay.
 */
export function describeWith(
  description: string,
  lines: readonly string[],
  earlier: readonly string[],
): string {
  const given = new Set([...lines, ...earlier]);
  const rest = description
    .split('\n')
    .filter((line) => !given.has(line))
    .join('\n')
    .trimStart();
  return [...lines, rest].join('\n');
}
