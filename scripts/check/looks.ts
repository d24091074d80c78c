/** What is no record: colours of `tokens.css`, words in components, photographs. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { TeamMember } from '#content/site.schema.ts';
import { askOfTexts, question, mistake, only, shorten, type Finding } from './findings.ts';
import type { FoundText } from './records.ts';

const tokens = 'src/styles/tokens.css';

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
export function checkColours(css = readFileSync(tokens, 'utf8')): Finding[] {
  return pairs.flatMap(([front, back, least]) => {
    const contrast = contrastOf(colourOf(css, `color-${front}`), colourOf(css, `color-${back}`));
    const reason = Number.isNaN(contrast)
      ? `Der Kontrast auf --color-${back} lässt sich nicht messen: beide Farben als # mit sechs Stellen schreiben, wie #d52b1e.`
      : `Auf --color-${back} ist der Kontrast ${contrast.toFixed(1)}, nötig sind ${least} (WCAG 2.2): dunkler oder heller wählen.`;
    return only(!(contrast >= least) && mistake(tokens, `--color-${front}`, reason));
  });
}

/** Texts that call something red, where the accent is another colour. */
export function checkColourWords(
  where: string,
  texts: readonly FoundText[],
  css = readFileSync(tokens, 'utf8'),
): Finding[] {
  const [red = 0, ...others] = partsOf(colourOf(css, 'color-accent'));
  // One that cannot be read is said by `checkColours`.
  if (!others.some((part) => red <= 2 * part)) return [];
  const isRed = /(?<!\p{L})rot(?:e|en|er|es)?(?!\p{L})/iu;
  return askOfTexts(question, (text) => only(isRed.test(text) && 'Die Farbe der Website ist nicht Rot.'))(
    where,
    texts,
  );
}

/** The colour of a role on screen; a role may name another. */
function colourOf(css: string, name: string): string {
  const [screen = ''] = css.split('@media print');
  const [, value = ''] = [...screen.matchAll(new RegExp(`^ *--${name}: ([^;]+);`, 'gm'))].at(-1) ?? [];
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other === undefined ? value : colourOf(css, other);
}

/** Red, green and blue of a colour such as `#d52b1e` or `#d21`, up to 1; no numbers for one written otherwise. */
function partsOf(colour: string): number[] {
  const long = colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const parts = /^#(..)(..)(..)$/.exec(long)?.slice(1) ?? ['', '', ''];
  return parts.map((part) => Number.parseInt(part, 16) / 255);
}

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

const components = 'src/{components,layouts,pages,inquiry,booking,tools}/**/*.{tsx,astro}';

/** Not part of the page: what stands above the markup of an Astro page, comments, scripts, styles, imports. */
const unprinted = /^---\n.*?^---$|\/\*.*?\*\/|<!--.*?-->|(?<!:)\/\/[^\n]*|<(script|style)\b.*?<\/\1>/gms;
/** Two words between tags, and nothing that code has. */
const between = /(?<=[^=]>)[^<>{}=;()|&]*\p{L}{2,}[ \n]+\p{L}{2,}[^<>{}=;()|&]*(?=<[/\w>])/gu;
/** Words that English has not, within quotes. */
const german =
  /(?<=(['"`]))(?:(?!\1)[^\n\\])*(?:[äöü]\p{L}|\b(?:und|oder|der|die|das|ein|eine|Sie|Ihre?|wir|ist|nicht|für|mit)\b )(?:(?!\1)[^\n\\])*(?=\1)/gu;

/** Sentences in the file of a component, where neither the check nor the owner would find them. */
export function checkComponent(file: string, source: string): Finding[] {
  const text = source.replace(unprinted, (part) => part.replace(/[^\n]/g, ' '));
  return [...text.matchAll(between), ...text.matchAll(german)]
    .filter(([found]) => found.includes(' '))
    .map(({ 0: found, index }) => {
      const line = text.slice(0, index + found.length - found.trimStart().length).split('\n').length;
      const quoted = shorten(found.replace(/\s+/g, ' ').trim());
      const reason = `Ein Text gehört in src/content/, nicht in ein Bauteil: «${quoted}»`;
      return mistake(file, `Zeile ${line}`, reason);
    });
}

export const checkComponents = (): Finding[] =>
  globSync(components)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      checkComponent(file.replaceAll('\\', '/'), readFileSync(file, 'utf8').replaceAll('\r', '')),
    );

/** The endings that the build takes, and what a file of such a name is. */
const formats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
};
const asked = { width: 640, height: 800 };

/** Photographs that the build cannot take or nobody has, and people whose photograph is missing. */
export async function checkPhotographs(
  team: Readonly<Record<string, TeamMember>>,
  folder = 'src/content/people',
): Promise<Finding[]> {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !/^\.|\.md$/.test(name));
  const named = Object.entries(team).filter(([, { image }]) => image !== null);
  const unnamed = files.filter((file) => named.every(([, { image }]) => image !== file));
  const isMissing = (image: string | null) => !files.includes(image ?? '');
  const ofTeam = named.flatMap(([post, { image }], index) => {
    const others = unnamed.length === 0 ? '' : ` Dort liegt, was niemand nennt: ${unnamed.join(', ')}.`;
    const other = named.slice(0, index).find(([, member]) => member.image === image);
    const reason = isMissing(image)
      ? `«${image}» fehlt in ${folder}/.${others}`
      : other && `«${image}» steht schon bei einer anderen Person: ${other[1].name}`;
    return reason === undefined ? [] : [mistake('src/content/team.ts', `${post}.image`, reason)];
  });
  // Where a name is missing, it is most often one of these files that is meant.
  const isMeant = named.some(([, { image }]) => isMissing(image));
  const ofFiles = files.map(async (file): Promise<Finding[]> => {
    const wrong = await checkFile(`${folder}/${file}`);
    if (!unnamed.includes(file) || (isMeant && !wrong)) return only(wrong);
    const stranger = 'Niemand in src/content/team.ts nennt sie: eintragen oder löschen.';
    return [mistake(`${folder}/${file}`, 'Datei', wrong ? `${stranger} Sie ${wrong.reason}` : stranger)];
  });
  return [...ofTeam, ...(await Promise.all(ofFiles)).flat()];
}

async function checkFile(file: string): Promise<Finding | undefined> {
  const { format, compression, autoOrient } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, compression: undefined, autoOrient: asked }));
  // One family of files; what phones make of it (HEIC) the build cannot read.
  const kind = compression === 'av1' ? 'avif' : format;
  const expected = formats[extname(file)];
  if (!expected || kind !== expected) {
    const isPdf = readFileSync(file).subarray(0, 5).toString('latin1') === '%PDF-';
    const unread = isPdf ? 'ein PDF und keine Fotografie' : 'keine Fotografie, die sich lesen lässt';
    const what = kind === undefined || isPdf ? unread : `ein Bild der Art ${kind}`;
    const remedy = 'als JPG speichern, mit der Endung .jpg (auch .png, .webp und .avif gehen)';
    return mistake(file, 'Datei', `ist ${what}: ${remedy}.`);
  }
  const { width, height } = autoOrient;
  const least = `mindestens ${asked.width} × ${asked.height}`;
  return width < asked.width || height < asked.height
    ? question(file, 'Datei', `hat ${width} × ${height} Pixel und wird unscharf: ${least}.`)
    : undefined;
}
