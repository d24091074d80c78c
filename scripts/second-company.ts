/**
 * `npm run test:second-company`: a real company is not a defect. In a copy of the project the records get another company,
 * with what the samples do not have (a name with umlaut and &, a noon break, no Saturday, four people with photographs,
 * no testimonials, other stories and buttons), and the copy must be released as a preview and pass the unit tests, those of the site
 * and those of the receiver; `-- browser` those in browsers too.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';
import { config } from '#config.ts';
import { pages } from '#content/pages.ts';
import { team as shippedTeam } from '#content/team.ts';
import { checkRecords } from './check/rules.ts';
import { checkSamples } from './check/samples.ts';
import { npm } from './npm.ts';
import { asShipped } from './test/build.ts';

const company = `{
  legalName: 'Brändli & Söhne Beschaffung GmbH',
  shortName: 'Brändli & Söhne',
  legalForm: 'Gesellschaft mit beschränkter Haftung',
  address: {
    street: 'Rorschacher Strasse 12',
    postalCode: '9000',
    city: 'St. Gallen',
    country: 'Schweiz',
    canton: 'SG',
  },
  jurisdiction: 'Rorschach',
  phone: '+41 71 512 37 90',
  email: 'guten.tag@braendli-soehne.ch',
  uid: 'CHE-109.322.551',
  vatNumber: 'CHE-109.322.551 MWST',
  representative: 'Ueli Brändli, Geschäftsführer',
  openingHours: [
    { days: 'Mo–Fr', hours: '07:30–12:00' },
    { days: 'Mo–Fr', hours: '13:15–17:30' },
  ],
  founded: 2018,
  copyrightYear: 2026,
  chinaOffices: ['Shanghai', 'Guangzhou'],
  liabilityInsurance: 'CHF 5.000.000',
  siteUrl: 'https://www.braendli-soehne.ch',
}`;

const team = [
  ['sourcing', 'Ueli Brändli', 'Geschäftsführer', 'Schweiz', 'Deutsch, Englisch'],
  ['development', 'Zoé Müller-Rüegg', 'Produktentwicklung und Logistik', 'Schweiz', 'Deutsch, Französisch'],
  ['shanghai', 'Lin X.', 'Leitung Büro Shanghai', 'Shanghai', 'Mandarin, Deutsch'],
  ['quality', 'Jun H.', 'Qualitätsprüfung', 'Guangzhou', 'Kantonesisch, Englisch'],
] as const;

const people = team.map(
  ([post, name, role, location, languages]) => `
  ${post}: {
    name: '${name}',
    role: '${role}',
    location: '${location}',
    experience: 'Mandate, Offerten, Verträge mit Herstellern',
    languages: '${languages}',
    image: '${post}.jpg',
    consent: 'Vertrag vom 3. März 2025',
  },`,
);

/** A customer of theirs, in another form than most samples have. */
const story = `  story: {
    form: 'voice',
    consent: 'E-Mail vom 3. März 2025',
    heading: 'Was ein Kunde sagt',
    text: 'Mein Vorgänger bezog die Griffe aus Deutschland. Die ersten aus Ningbo musste ich zurückgeben, die zweiten sind besser.',
    author: 'Inhaber',
    company: 'Schreinerei, Kanton Appenzell Ausserrhoden',
    result: 'Griffe in der richtigen Farbe',
  },`;

/** What the texts say of them, wherever they say it. */
const texts: readonly (readonly [pattern: RegExp | string, replacement: string])[] = [
  [/^( +)testimonials: \[\n.*?^\1\],$/gms, '$1testimonials: [],'],
  [/^ {2}story: \{\n.*?^ {2}\},$/gms, story],
  ['Kostenlose Beratung buchen', 'Erstgespräch vereinbaren'],
  ['Neue Anfrage stellen', 'Noch etwas anfragen'],
  ['Projekte für Schweizer KMU', 'Aufträge aus der Ostschweiz'],
  [/100\+/g, '120+'],
  [/(host: )'(?:management|logistics)'/g, "$1'sourcing'"],
  [/value: '7'/g, "value: '4'"],
  [/^ {4}'7': /gm, "    '4': "],
  [/^ {4}'3': /gm, "    '2': "],
  [/CHF 2\.000\.000/g, 'CHF 5.000.000'],
  [/value: '3', label: 'davon in China'/g, "value: '2', label: 'davon in China'"],
  [/davon 3 in China/g, 'davon 2 in China'],
  [/Vier planen in der Schweiz, drei prüfen/g, 'Zwei planen in der Schweiz, zwei prüfen'],
  [/im Werk prüfen drei Fachleute/g, 'im Werk prüfen zwei Fachleute'],
  [/Fünf von sieben/g, 'Drei von vier'],
  [/sieben Fachleute/g, 'vier Fachleute'],
  [/Sieben Fachleute/g, 'Vier Fachleute'],
];

// Whoever changes a sample that the project ships with enters it in `check/samples.ts`: nobody can consent to it.
const unknown = Object.entries({ ...pages, team: shippedTeam }).flatMap(([name, record]) => {
  const refused = checkSamples(name, consented(record)).filter(({ level }) => level === 'muss');
  const fields = new Set(refused.map(({ field }) => field));
  return checkSamples(name, record).filter(({ field }) => !fields.has(`${field}.consent`));
});
// Nor has anything of the project as it ships to be looked at, which no test asks of an owner's texts.
const open = [...unknown, ...(await checkRecords(config)).findings];
if (open.length > 0) throw new Error(JSON.stringify(open, null, 2));

const project = resolve('.');
const copy = mkdtempSync(join(tmpdir(), 'second-company-'));
const left = ['node_modules', 'dist', 'reports', '.git', '.env'];

cpSync(project, copy, { recursive: true, filter: (path) => !left.includes(basename(path)) });
for (const modules of ['node_modules', 'receiver/node_modules']) {
  if (globSync(modules).length > 0) symlinkSync(join(project, modules), join(copy, modules), 'junction');
}
process.chdir(copy);
await moveIn();

const steps: readonly (readonly [args: readonly string[], settings: Readonly<Record<string, string>>])[] = [
  // Check, format, both builds, and what holds for the pages of every company.
  [['run', 'release'], { ...asShipped, PREVIEW: 'on' }],
  ...['unit', 'site', 'receiver', ...process.argv.slice(2)].map(
    (kind) => [['test', '--', kind], {}] as const,
  ),
];
const failed: string[] = [];
for (const [args, settings] of steps) {
  if (!(await npm(args, settings))) failed.push(`npm ${args.join(' ')}`);
}

process.chdir(project);
if (failed.length === 0) rmSync(copy, { recursive: true });
else console.error(`\nWith the second company (${copy}) not green: ${failed.join('; ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Writes the company over the samples, as its owner would. */
async function moveIn() {
  replaceIn('src/content/company.ts', /(overlaid<Company>\('company', )\{.*?\n\}/s, `$1${company}`);
  replaceIn('src/content/team.ts', /(overlaid\('team', )\{.*?\n\}/s, `$1{${people.join('')}\n}`);
  for (const file of globSync('src/content/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })) {
    const text = readFileSync(file, 'utf8');
    const changed = texts.reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
    if (changed !== text) writeFileSync(file, changed);
  }
  await Promise.all(team.map(([post]) => photograph(`src/content/people/${post}.jpg`)));
}

/** A record in which everybody has consented. */
function consented(record: unknown): unknown {
  return JSON.parse(JSON.stringify(record), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, consent: 'ja' }
      : value,
  );
}

function replaceIn(file: string, pattern: RegExp, replacement: string) {
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has no longer what ${pattern} looks for.`);
  writeFileSync(file, text.replace(pattern, replacement));
}

/** Light behind a head, in the smallest size that the guide asks for. */
async function photograph(file: string) {
  const head = '<svg width="640" height="800"><circle cx="320" cy="340" r="180" fill="#865"/></svg>';
  await sharp({ create: { width: 640, height: 800, channels: 3, background: '#cdd' } })
    .composite([{ input: Buffer.from(head) }])
    .jpeg()
    .toFile(file);
}
