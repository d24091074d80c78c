import { create, type Font } from 'fontkit';
import fontData from './archivo-bold.ttf?inline';

interface Fitted {
  /** Type size at which all lines fit, in pixels. */
  size: number;
  lines: string[];
}

/** The room for a headline, in pixels; sizes are tried from `largest` down to `smallest`. */
interface Box {
  width: number;
  height: number;
  largest: number;
  smallest: number;
}

type Measure = (text: string, size: number) => number;

/** Distance of two baselines, in sizes. */
export const leading = 1.02;

/** Breaks a headline into lines at the largest size at which they fit the box, in steps of 2 px. */
export function fitHeadline(headline: string, box: Box, measure: Measure): Fitted {
  for (let size = box.largest; ; size -= 2) {
    const lines = breakLines(headline, size, box.width, measure);
    const fits =
      lines.length * size * leading <= box.height && lines.every((line) => measure(line, size) <= box.width);
    if (fits || size <= box.smallest) return { size, lines };
  }
}

function breakLines(text: string, size: number, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`, size) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

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
