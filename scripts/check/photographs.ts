import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { TeamMember } from '#content/team.ts';
import { check, must, type Finding } from './finding.ts';

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
    const wrong = (reason: string) => [must('src/content/team.ts', `${post}.image`, reason)];
    if (isMissing(image)) {
      const others = unnamed.length === 0 ? '' : ` Dort liegt, was niemand nennt: ${unnamed.join(', ')}.`;
      return wrong(`«${image}» fehlt in ${folder}/.${others}`);
    }
    const other = named.slice(0, index).find(([, member]) => member.image === image);
    return other ? wrong(`«${image}» steht schon bei einer anderen Person: ${other[1].name}`) : [];
  });
  // Where a name is missing, it is most often one of these files that is meant.
  const isMeant = named.some(([, { image }]) => isMissing(image));
  const ofFiles = files.map(async (file): Promise<Finding[]> => {
    const [wrong] = await checkFile(folder, file);
    if (!unnamed.includes(file) || (isMeant && !wrong)) return wrong ? [wrong] : [];
    const stranger = 'Niemand in src/content/team.ts nennt sie: eintragen oder löschen.';
    return [must(`${folder}/${file}`, 'Datei', wrong ? `${stranger} Sie ${wrong.reason}` : stranger)];
  });
  return [...ofTeam, ...(await Promise.all(ofFiles)).flat()];
}

async function checkFile(folder: string, file: string): Promise<Finding[]> {
  const wrong = (reason: string) => [must(`${folder}/${file}`, 'Datei', reason)];
  const { format, compression, autoOrient } = await sharp(join(folder, file))
    .metadata()
    .catch(() => ({ format: undefined, compression: undefined, autoOrient: asked }));
  // One family of files; what phones make of it (HEIC) the build cannot read.
  const kind = compression === 'av1' ? 'avif' : format;
  const ending = extname(file);
  const expected = formats[ending];
  if (!expected || kind !== expected) {
    const isPdf = readFileSync(join(folder, file)).subarray(0, 5).toString('latin1') === '%PDF-';
    const unread = isPdf ? 'ein PDF und keine Fotografie' : 'keine Fotografie, die sich lesen lässt';
    const what = kind === undefined || isPdf ? unread : `ein Bild der Art ${kind}`;
    return wrong(`ist ${what}: als JPG speichern, mit der Endung .jpg (auch .png, .webp und .avif gehen).`);
  }
  const { width, height } = autoOrient;
  return width < asked.width || height < asked.height
    ? [
        check(
          `${folder}/${file}`,
          'Datei',
          `hat ${width} × ${height} Pixel und wird unscharf: mindestens ${asked.width} × ${asked.height}.`,
        ),
      ]
    : [];
}
