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
