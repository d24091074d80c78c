import { fileURLToPath } from 'node:url';
import { getImage } from 'astro:assets';
import { srcDir } from 'astro:config/server';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import type { TeamMember } from '#content/site.schema.ts';
import { checkAllNamed, photographFile, portraitHeight, portraitWidths } from './portrait.ts';

/** A photograph, cropped and made in several sizes and two formats. */
export interface Photograph {
  /** Candidates for `srcset`. */
  avif: string;
  webp: string;
  /** For browsers that read neither list. */
  src: string;
  width: number;
  height: number;
}

const folder = new URL('content/people/', srcDir);
const modules = import.meta.glob<{ default: ImageMetadata }>(
  '../../content/people/*.{jpg,jpeg,png,webp,avif,tif,tiff}',
);
const imports = new Map(
  Object.entries(modules).map(([path, load]) => [path.split('/').at(-1) ?? path, load]),
);

/** The photographs of a team, in its order; undefined where a member has none. */
export function photographsOf(members: readonly TeamMember[]): Promise<(Photograph | undefined)[]> {
  const files = [...imports.keys()];
  checkAllNamed(files, members);
  return Promise.all(members.map((member) => photograph(photographFile(member, files))));
}

async function photograph(file: string | undefined): Promise<Photograph | undefined> {
  const original = file && (await imports.get(file)?.());
  if (!original) return undefined;
  // Reading the size off the import would make Astro publish the original too, with the camera's data.
  const { autoOrient } = await sharp(fileURLToPath(new URL(encodeURIComponent(file), folder))).metadata();
  const widths = portraitWidths(autoOrient);
  const [avif, webp] = await Promise.all([
    candidates(original.default, 'avif', widths),
    candidates(original.default, 'webp', widths),
  ]);
  const largest = webp.at(-1) ?? { src: '', width: 0 };
  return { avif: srcset(avif), webp: srcset(webp), ...largest, height: portraitHeight(largest.width) };
}

type Candidate = { src: string; width: number };

const candidates = (
  src: ImageMetadata,
  format: 'avif' | 'webp',
  widths: readonly number[],
): Promise<Candidate[]> =>
  Promise.all(
    widths.map(async (width) => {
      // `attention` is sharp's own search for the part that catches the eye, in portraits the face.
      const crop = { width, height: portraitHeight(width), fit: 'cover', position: 'attention' };
      const image = await getImage({ src, format, ...crop });
      return { src: image.src, width };
    }),
  );

const srcset = (list: readonly Candidate[]) => list.map(({ src, width }) => `${src} ${width}w`).join(', ');
