import { create, type Font } from 'fontkit';
import fontData from './archivo-bold.ttf?inline';

/**
 * Text as outlines, so that an image needs no font where it is drawn and comes out the same on every machine.
 * The typeface is the site's own, in its boldest weight.
 */
const font = create(Buffer.from(fontData.split(',')[1] ?? '', 'base64')) as Font;

/** Letter spacing in em, as the site sets its headlines. */
const tracking = -0.035;

interface Letter {
  path: string;
  /** Distance from the start of the line, in font units. */
  x: number;
}

function set(text: string): { letters: Letter[]; width: number } {
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const letters = glyphs.map((glyph, index) => {
    const letter = { path: glyph.path.toSVG(), x };
    x += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return letter;
  });
  return { letters, width: x };
}

/** Width of a line of text, in the unit of the size. */
export const measure = (text: string, size: number) => (set(text).width * size) / font.unitsPerEm;

/** A line of text as SVG: its baseline begins at x, y. */
export function outline(text: string, size: number, x: number, y: number, fill: string): string {
  const scale = size / font.unitsPerEm;
  const paths = set(text).letters.map(
    (letter) => `<path transform="translate(${letter.x})" d="${letter.path}"/>`,
  );
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
