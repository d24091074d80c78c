/** Makes one list of what many checks have found: each mistake once, at the place where the owner has typed it. */
import { existsSync } from 'node:fs';
import type { Finding } from './finding.ts';
import { placesIn, type Places } from './places.ts';
import { contentFiles } from './record-files.ts';

/** A finding and whether its field is typed in its file, rather than put together from others. */
interface Placed {
  finding: Finding;
  isTyped: boolean;
}

/**
 * What the compiler says of a field is all that is said of it and of what contains it. Of the others the first stays: what
 * reads a record comes before what compares several.
 */
export function settle(compiled: readonly Finding[], others: readonly Finding[]): Finding[] {
  const files = new Map<string, Places>();
  const placed = others.map((finding) => place(finding, files));
  const first = new Map(placed.toReversed().map((one) => [keyOf(one), one]));
  const rest = [...first.values()].toReversed();
  const own = rest
    .filter((one) => one.isTyped || !rest.some((other) => isSource(other, one.finding)))
    .map(({ finding }) => finding)
    .filter((finding) => !compiled.some((refused) => isIn(refused, finding)));
  return [...compiled, ...own];
}

/** Whether a field is another or a part of it. */
const isIn = (part: Finding, whole: Finding) =>
  part.file === whole.file &&
  part.field.startsWith(whole.field) &&
  /^(?:$|[.[])/.test(part.field.slice(whole.field.length));

function place(finding: Finding, files: Map<string, Places>): Placed {
  const { file, field, text } = finding;
  if (!/^src\/content\/.*\.ts$/.test(file) || !existsSync(file)) return { finding, isTyped: true };
  const placesOf = (name: string) => {
    const places = files.get(name) ?? placesIn(name);
    files.set(name, places);
    return places;
  };
  const found = placesOf(file).of(field, text, finding.reason);
  if (found) return { finding: { ...finding, field: found.field, line: found.line }, isTyped: found.isTyped };
  // A page prints what stands in other files too.
  const [source, ...more] = text
    ? contentFiles.filter((name) =>
        placesOf(name)
          .texts()
          .some((typed) => typed.text === text),
      )
    : [];
  return source === undefined || more.length > 0
    ? { finding, isTyped: text === undefined }
    : place({ ...finding, file: source }, files);
}

/** A text that is put together may be printed in several fields, from one line. */
const keyOf = ({ finding: { file, field, line, reason }, isTyped }: Placed) =>
  `${file} ${isTyped || line === undefined ? field : line} ${reason}`;

/** Whether a text that is put together has its mistake from another, which is named too; an empty one leaves gaps. */
const isSource = ({ finding: { reason, text }, isTyped }: Placed, other: Finding) =>
  isTyped && (text === '' || (text !== undefined && reason === other.reason && other.text?.includes(text)));
