import sharp from 'sharp';
import { mark } from '#components/signs/mark.ts';
import { tokenValue } from '#styles/token-value.ts';

/** The mark as a drawing of its own. */
export function markSvg(): string {
  const { lines, station } = mark;
  const accent = tokenValue('--color-accent');
  const on = tokenValue('--color-text-on-accent');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="${accent}" d="M0 0h16v16H0z"/><g fill="none" stroke="${on}" stroke-width="2"><path d="${lines}"/><circle cx="${station.cx}" cy="${station.cy}" r="${station.r}" fill="${accent}"/></g></svg>`;
}

/** The mark as PNG, square, in pixels. */
export const markPng = (size: number): Promise<Buffer> =>
  sharp(Buffer.from(markSvg()), { density: (72 * size) / 16 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The mark as an ICO file with one PNG image of 32 px, for browsers that ask for /favicon.ico unbidden. */
export async function markIco(): Promise<Buffer> {
  const png = await markPng(32);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(32, 6); // width
  header.writeUInt8(32, 7); // height
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the image begins
  return Buffer.concat([header, png]);
}
