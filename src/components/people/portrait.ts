import type { TeamMember } from '#content/site.schema.ts';

/** Widths in pixels in which a photograph is made; the largest is the widest place on the page on a sharp screen. */
const widths = [160, 320, 480, 640] as const;

/** Portraits are cropped to 4:5, like the posters. */
export const portraitHeight = (width: number): number => Math.round((width * 5) / 4);

/** The widths that a photograph has enough pixels for; one that is too small for all of them keeps its own. */
export function portraitWidths(photograph: { width: number; height: number }): readonly number[] {
  const largest = Math.floor(Math.min(photograph.width, (photograph.height * 4) / 5));
  const possible = widths.filter((width) => width <= largest);
  return possible.length > 0 ? possible : [largest];
}

/** First letters of the given name and of the last word: `Regula K.` → `R`, `K`. */
export function initials(name: string): readonly string[] {
  const words = name.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return chosen.map((word = '') => [...word.normalize('NFC')].slice(0, 1).join('').toUpperCase());
}

/**
 * The file that a member's record names, or undefined where a monogram is drawn.
 * A name without a file stops the build.
 */
export function photographFile({ name, image }: TeamMember, files: readonly string[]): string | undefined {
  if (image === null) return undefined;
  if (files.includes(image)) return image;
  throw new Error(
    `Team member «${name}», field image: there is no photograph «${image}» in src/content/people/. ` +
      'Put the file there (.jpg, .png, .webp or .avif, ending in lower case), correct the name in the record, ' +
      `or set the field to null for a monogram. Files found: ${files.join(', ') || 'none'}.`,
  );
}

/** Stops the build for a photograph that no record names: its original would be published with the site. */
export function checkAllNamed(files: readonly string[], members: readonly TeamMember[]): void {
  const strangers = files.filter((file) => members.every(({ image }) => image !== file));
  if (strangers.length === 0) return;
  throw new Error(
    `No team member has the photograph «${strangers.join('», «')}» of src/content/people/. ` +
      'Name it in the field image of a member in src/content/team.ts, or remove the file.',
  );
}
