/** What is said of what the compiler alone sees. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explain } from './compiler.ts';
import { mistake, type Finding } from './findings.ts';

const file = 'src/content/labels.ts';
const lines = readFileSync(file, 'utf8').split('\n');
const lineOf = (start: string) => lines.findIndex((line) => line.startsWith(start)) + 1;
const menu = `${file}(${lineOf('  menu:')},3)`;
const below = `${file}(${lineOf('  menu:') + 1},3)`;
const drawings = 'src/components/drawings/goods.ts(7,14)';
const [reader, other, idle] = ['src/lib/x.ts(1,1)', 'src/lib/y.ts(1,1)', 'src/content/team.ts(1,1)'];

const lost = `Property 'menu' does not exist on type '{ a: string; }'.`;
const unused = `'menu' is declared but its value is never read.`;
const missing = `Property 'menu' is missing in type 'A' but required in type 'B'.`;
const number = `Argument of type 'number' is not assignable.`;

const refused = mistake(file, 'labels.menu', 'Das Feld «menu» gibt es hier nicht.');
const elsewhere = mistake('src/content/company.ts', 'company.phone', 'Eine Zahl passt hier nicht.');
const unexported = mistake(
  'src/content/pages.ts',
  'Zeile 1',
  'In jener Datei fehlt vor «menu» das Wort export.',
);

test.each([
  [`Cannot find name 'Mo'.`, '«Mo» steht ohne Anführungszeichen da'],
  [`No value exists in scope for the shorthand property 'Ware'. Either …`, '«Ware» steht ohne'],
  [`'Plan' only refers to a type, but is being used as a value here.`, '«Plan» steht ohne'],
  ['An object literal cannot have multiple properties with the same name.', 'steht zweimal'],
  [
    `Did you mean to use a ':'? An '=' can only follow a property name when …`,
    /Doppelpunkt \(:\), kein =\.$/,
  ],
  [`Cannot find module './x.ts' or its corresponding type declarations.`, 'Die Datei «./x.ts» gibt es nicht'],
  [`Module './x.ts' declares 'menu' locally, but it is not exported.`, 'fehlt vor «menu» das Wort export'],
  [`Module './x.ts' has no exported member 'menu'.`, 'In jener Datei gibt es «menu» nicht mehr.'],
  ['All imports in import declaration are unused.', 'Was diese Zeile holt, braucht niemand mehr: löschen.'],
  [unused, '«menu» braucht niemand mehr: löschen.'],
  [
    `Property 'menu' does not exist on type 'L'. Did you mean 'menue'?`,
    'es nicht gibt. Gemeint ist vielleicht «menue».',
  ],
  [
    `Type 'A' does not satisfy …\n  Property '"/about"' is missing in type 'A'`,
    'Hier fehlt das Feld «/about».',
  ],
  [
    `Type '"a" | "x"' is not assignable to type '"a" | "b"'.\n  Type '"x"' is not assignable to type '"a" | "b"'.`,
    '«x» passt hier nicht. Möglich: a | b.',
  ],
  [
    `Type '"Bau"' is not assignable to type '"Bauunternehmen"'.`,
    '«Bau» passt hier nicht. Möglich: Bauunternehmen.',
  ],
  [
    `Type '"gastro"' is not assignable to type 'LastSegment<"/events" | "/retail">'.`,
    '«gastro» passt hier nicht. Möglich: /events | /retail.',
  ],
  [
    `Type '"stern"' is not assignable to type 'PosterMotif'.`,
    '«stern» passt hier nicht. Was möglich ist, sagt',
  ],
])('is German: %s', (message, german) => {
  const [said] = explain(`${menu}: error TS1: ${message}\n`, []);
  expect(said).toMatchObject({ file, field: 'labels.menu', line: lineOf('  menu:') });
  expect(said?.reason).toMatch(german);
});

test.each<[output: string[], found: Finding[], ...said: string[]]>([
  // Words that tell nobody anything, alone and beside others.
  [[`${menu}: ${number}`, `${reader}: ${missing}`], [], number],
  [[`${menu}: ${number}`], [elsewhere]],
  // Words that follow one without quotes.
  [
    [
      `${menu}: Cannot find name 'Eins'.`,
      `${below}: No value exists in scope for the shorthand property 'Zwei'.`,
    ],
    [],
    'labels.menu «Eins» steht ohne',
  ],
  // Where something else is said of a file, its types follow from that; what nobody needs does not.
  [[`${menu}: ${missing}`], [elsewhere], 'labels.menu Hier fehlt das Feld «menu».'],
  [
    [`${menu}: ${missing}`, `${idle}: ${unused}`],
    [mistake(file, 'labels', 'x')],
    '«menu» braucht niemand mehr',
  ],
  // What nobody needs, since it is not to be had.
  [[`${idle}: ${unused}`], [unexported]],
  [
    [`${idle}: ${unused}`, `${menu}: Module './x.ts' declares 'menu' locally, but it is not exported.`],
    [],
    'das Wort',
  ],
  // Twice at one place, and in a program that reads it.
  [[`${menu}: ${missing}`, `${menu}: ${number}`, `${reader}: ${missing}`], [], 'Hier fehlt das Feld «menu».'],
  // Programs that read a field that is gone.
  [
    [`${reader}: ${lost}`, `${other}: ${lost}`],
    [],
    'Zeile 1 Hier wird das Feld «menu» gelesen, das in src/content/ f',
  ],
  [[`${reader}: ${lost}`, `${reader}: ${number}`], [elsewhere], 'Hier wird das Feld «menu» gelesen'],
  [[`${reader}: ${lost}`], [refused]],
  [
    [`${reader}: Type '"kettle"' is not assignable to type '"cup" | "plate"'.`],
    [],
    'Zeile 1 Hier wird «kettle» verlangt, das es in src/content/ nicht mehr gibt. Möglich: cup | plate.',
  ],
  [
    [`${drawings}: ${missing.replace('menu', 'kettle')}`],
    [],
    `Zum Bild «kettle» fehlt die Zeichnung (src/comp`,
  ],
])('is said once, where its cause stands: %j', (output, found, ...said) => {
  const sentences = explain(
    output.map((line) => `${line.replace('): ', '): error TS1: ')}\n`).join(''),
    found,
  );
  expect(sentences.map(({ field, reason }) => `${field} ${reason}`)).toEqual(
    said.map((part) => expect.stringContaining(part)),
  );
});
