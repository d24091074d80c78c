/** Signs of a text that nobody sees, that the font cannot draw, or that stand on the page as they are typed. */
import { isInvisible } from '#lib/invisible.ts';
import { must, type Finding } from './finding.ts';
import { fontCharacters } from '../font-characters.ts';
import { otherQuotes } from './language.ts';
import type { FoundText } from './record-texts.ts';

const drawn = new Set(fontCharacters);
/** What texts are made of: nearly all of nothing else, which is told fast. */
const plain = new Set(['\n', ...fontCharacters.replace('\u00ad', '')]);
/** White space that records use: between lines, between a number and its unit. */
const space = /^[ \n\u00a0\u202f]$/;
/** A character with its marks, or a picture of several. */
const wholeSigns = /.(?:\p{M}|\p{Emoji_Modifier}|\u200d\p{ExtPict})*/gsu;

/** What is wrong with the signs of texts, which stand in `file`: each sign once a text, with its code points. */
export const checkSigns = (file: string, texts: readonly FoundText[]): Finding[] =>
  texts.flatMap(({ field, text }) => {
    const isPlain = [...text].every((character) => plain.has(character));
    const seen = [...(isPlain ? [] : text.matchAll(wholeSigns))].flatMap(({ 0: found, index }) =>
      wrongIn(found, text.slice(0, index)),
    );
    const entities = text.match(/&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/gi) ?? [];
    const typed = entities.map(
      (entity) => `«${entity}» steht so auf der Seite: das Zeichen selbst schreiben.`,
    );
    return [...new Set([...seen, ...typed])].map((reason) => must(file, field, reason, text));
  });

/** What is wrong with a sign, which may be several characters, such as a letter and its dots. */
function wrongIn(sign: string, before: string): string[] {
  const characters = [...sign].filter((character) => !space.test(character));
  const composed = sign.normalize('NFC');
  if (composed !== sign) {
    return [`«${sign}» (${codePoints(sign)}) ist aus Teilen zusammengesetzt: «${composed}» neu tippen.`];
  }
  if (characters.some((character) => !isKnown(character) && !isInvisible(character))) {
    return [`«${sign}» (${codePoints(sign)}) fehlt in der Schrift der Website: in Worten sagen.`];
  }
  return characters
    .filter(isInvisible)
    .map(
      (character) =>
        `${before === '' ? 'Am Anfang' : `Nach «${/\S+\s*$/.exec(before)?.[0] ?? before}»`} steht ein Zeichen, das niemand sieht (${codePoints(character)}): löschen.`,
    );
}

/** Of other quotes `language.ts` says what to write instead. A letter that only somebody's name has is drawn in the typeface that stands in. */
const isKnown = (character: string) =>
  drawn.has(character) || otherQuotes.test(character) || /\p{Script=Latin}/u.test(character);

/** Such as `U+1F44D`. */
export const codePoints = (sign: string) =>
  [...sign]
    .map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
