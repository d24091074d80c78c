import { existsSync, readdirSync } from 'node:fs';
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
  const ofTeam = named.flatMap(([post, { image }], index) => {
    const wrong = (reason: string) => [must('src/content/team.ts', `${post}.image`, reason)];
    if (!files.includes(image ?? '')) {
      return wrong(
        `«${image}» fehlt in ${folder}/. Dort liegen: ${files.join(', ') || 'keine Fotografien'}.`,
      );
    }
    const other = named.slice(0, index).find(([, member]) => member.image === image);
    return other ? wrong(`«${image}» steht schon bei einer anderen Person: ${other[1].name}`) : [];
  });
  const ofFiles = await Promise.all(files.map((file) => checkFile(folder, file)));
  const strangers = files
    .filter((file) => named.every(([, { image }]) => image !== file))
    .map((file) =>
      must(`${folder}/${file}`, 'Datei', 'Niemand in src/content/team.ts nennt sie: eintragen oder löschen.'),
    );
  return [...ofTeam, ...ofFiles.flat(), ...strangers];
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
    const what = kind === undefined ? 'keine Fotografie, die sich lesen lässt' : `ein Bild der Art ${kind}`;
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
