import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Poster } from '#components/posters/Poster.tsx';
import { company } from '#content/company.ts';
import type { PosterMotif } from '#content/routes.ts';
import { fitHeadline, leading, measure, outline } from './lettering.ts';
import { cached } from '#lib/build-cache.ts';
import { markSvg } from './icons.ts';
import { resolveTokens } from '#styles/token-value.ts';

const width = 1200;
const height = 630;
const margin = 64;
/** The posters are 4:5, so one as high as the image is 504 wide. */
const posterWidth = (height * 4) / 5;

interface SocialImage {
  headline: string;
  /** Line at the foot, beside a red station. */
  badge: string;
  motif: PosterMotif;
}

/**
 * Draws a page's social image: mark, headline and badge on the left, the poster on the right, 1200 × 630.
 * The same input gives the same bytes; a palette keeps it far below the 120 kB that networks accept quickly.
 */
export function renderSocialImage({ headline, badge, motif }: SocialImage): Promise<Uint8Array> {
  const box = { width: width - posterWidth - 2 * margin, height: 320, largest: 88, smallest: 40 };
  const { size, lines } = fitHeadline(headline, box, measure);
  const ink = 'var(--color-text)';
  const svg = resolveTokens(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="var(--color-field)" d="M0 0h${width}v${height}H0z"/>
    <svg x="${margin}" y="${margin}" width="56" height="56">${markSvg()}</svg>
    ${outline(company.shortName, 32, margin + 72, margin + 39, ink)}
    ${lines.map((line, index) => outline(line, size, margin, 188 + size * (0.72 + index * leading), ink)).join('')}
    <path fill="var(--color-accent)" d="M${margin} ${height - margin - 22}h22v22h-22z"/>
    ${outline(badge, 26, margin + 38, height - margin - 2, ink)}
    <svg x="${width - posterWidth}" width="${posterWidth}" height="${height}">${poster(motif)}</svg>
  </svg>`);
  const options = { palette: true, colours: 32, effort: 1, compressionLevel: 9 };
  return cached([JSON.stringify([sharp.versions, options]), svg], () =>
    sharp(Buffer.from(svg)).png(options).toBuffer(),
  );
}

const poster = (motif: PosterMotif) => renderToStaticMarkup(createElement(Poster, { motif }));
