/** The colours of `tokens.css` can be told apart, and texts speak of the accent that there is. */
import { readFileSync } from 'node:fs';
import { check, must, type Finding } from './finding.ts';
import type { FoundText } from './record-texts.ts';

const file = 'src/styles/tokens.css';

/** What lies on what, and the contrast that WCAG 2.2 asks for: 4.5 for text, 3 for what carries meaning besides. */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ['text', 'field', 4.5],
  ['text-quiet', 'field', 4.5],
  ['text-quiet', 'field-quiet', 4.5],
  ['text-on-ink', 'field-ink', 4.5],
  ['text-on-ink-quiet', 'field-ink', 4.5],
  ['text-on-accent', 'accent', 4.5],
  ['text-on-accent', 'accent-pressed', 4.5],
  ['accent', 'field', 3],
  ['accent', 'field-quiet', 3],
  ['accent', 'field-ink', 3],
];

/** Pairs that cannot be told apart. */
export function checkColours(css = readFileSync(file, 'utf8')): Finding[] {
  const colourOf = roles(css);
  return pairs.flatMap(([front, back, least]) => {
    const contrast = contrastOf(colourOf(`color-${front}`), colourOf(`color-${back}`));
    return contrast >= least
      ? []
      : [
          must(
            file,
            `--color-${front}`,
            `Auf --color-${back} ist der Kontrast ${contrast.toFixed(1)}, nötig sind ${least} (WCAG 2.2): dunkler oder heller wählen.`,
          ),
        ];
  });
}

/** Texts that call something red, where the accent is another colour. */
export function checkColourWords(
  where: string,
  texts: readonly FoundText[],
  css = readFileSync(file, 'utf8'),
): Finding[] {
  const [red = 0, ...others] = partsOf(roles(css)('color-accent'));
  if (others.every((part) => red > 2 * part)) return [];
  return texts
    .filter(({ text }) => /(?<!\p{L})rot(?:e|en|er|es)?(?!\p{L})/iu.test(text))
    .map(({ field, text }) => check(where, field, 'Die Farbe der Website ist nicht Rot.', text));
}

/** The colour of a role on screen; a role may name another. */
function roles(css: string): (name: string) => string {
  const [screen = ''] = css.split('@media print');
  const values = new Map(
    [...screen.matchAll(/^ *--([\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const colourOf = (name: string): string => {
    const value = values.get(name) ?? '';
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : colourOf(other);
  };
  return colourOf;
}

/** Red, green and blue of a colour such as `#d52b1e`, up to 1. */
const partsOf = (colour: string) =>
  [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16) / 255);

/** WCAG 2.2. */
function contrastOf(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = partsOf(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
