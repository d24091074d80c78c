/** What is said of what the compiler alone sees. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explain } from './compiler.ts';
import { must, type Finding } from './findings.ts';

const file = 'src/content/labels.ts';
const lines = readFileSync(file, 'utf8').split('\n');
const lineOf = (start: string) => lines.findIndex((line) => line.startsWith(start)) + 1;
const menu = `${file}(${lineOf('  menu:')},3)`;
const [reader, other, idle] = ['src/lib/x.ts(1,1)', 'src/lib/y.ts(1,1)', 'src/content/team.ts(1,1)'];

const lost = `error TS2339: Property 'menu' does not exist on type '{ a: string; }'.`;
const unused = `error TS6133: 'menu' is declared but its value is never read.`;
const missing = `error TS2741: Property 'menu' is missing in type 'A' but required in type 'B'.`;
const number = `error TS2345: Argument of type 'number' is not assignable.`;

const refused = must(file, 'labels.menu', 'Das Feld «menu» gibt es hier nicht.');
const elsewhere = must('src/content/company.ts', 'company.phone', 'Eine Zahl passt hier nicht.');
const unexported = must(
  'src/content/pages.ts',
  'Zeile 1',
  'In jener Datei fehlt vor «menu» das Wort export.',
);

test.each<[output: string[], found: Finding[], ...said: string[]]>([
  [[`${menu}: error TS2304: Cannot find name 'Mo'.`], [], 'labels.menu «Mo» steht ohne Anführungszeichen'],
  [
    [`${menu}: error TS18004: No value exists in scope for the shorthand property 'Ware'.`],
    [],
    '«Ware» steht ohne',
  ],
  [[`${menu}: error TS2693: 'Plan' only refers to a type, but is being used here.`], [], '«Plan» steht ohne'],
  [
    [`${menu}: error TS1117: An object literal cannot have multiple properties with the same name.`],
    [],
    'steht zweimal',
  ],
  [
    [`${menu}: error TS1312: Did you mean to use a ':'? An '=' can only follow a property name`],
    [],
    'Doppelpunkt (:)',
  ],
  [
    [`${idle}: error TS2307: Cannot find module './x.ts' or its`],
    [],
    'Zeile 1 Die Datei «./x.ts» gibt es nicht',
  ],
  [
    [`${idle}: error TS2459: Module './x.ts' declares 'menu' locally, but it is not exported.`],
    [],
    'das Wort export',
  ],
  [
    [`${idle}: error TS2305: Module './x.ts' has no exported member 'menu'.`],
    [],
    'In jener Datei gibt es «menu» nicht',
  ],
  [[`${idle}: ${unused}`], [], 'Zeile 1 «menu» braucht niemand mehr: löschen.'],
  [[`${idle}: error TS6192: All imports in import declaration are unused.`], [], 'Was diese Zeile holt'],
  [
    [`${menu}: error TS2551: Property 'menu' does not exist on type 'L'. Did you mean 'menue'?`],
    [],
    'labels.menu Hier wird «menu» gelesen, das es nicht gibt. Gemeint ist vielleicht «menue».',
  ],
  [
    [
      `${menu}: error TS1360: Type 'A' does not satisfy the expected type 'B'.\n  Property '"/about"' is missing in type`,
    ],
    [],
    'Hier fehlt das Feld «/about».',
  ],
  [
    [`${menu}: error TS2322: Type '"Bau"' is not assignable to type '"Bauunternehmen"'.`],
    [],
    '«Bau» passt hier nicht. Möglich: Bauunternehmen.',
  ],
  [[`${menu}: error TS1: Whatever it is.`], [], 'Whatever it is.'],
  // Where something else is said of a file, its types follow from that; what nobody needs does not.
  [[`${menu}: ${number}`, `${idle}: ${unused}`], [must(file, 'labels', 'x')], '«menu» braucht niemand mehr'],
  [[`${menu}: ${missing}`], [elsewhere], 'labels.menu Hier fehlt das Feld «menu».'],
  // Words that tell nobody anything, beside others.
  [[`${menu}: ${number}`], [elsewhere]],
  // What nobody needs, since it is not to be had.
  [[`${idle}: ${unused}`], [unexported]],
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
    [`src/components/drawings/goods.ts(7,14): ${missing.replace('menu', 'kettle')}`],
    [],
    'Zum Bild «kettle» fehlt die Zeichnung (src/components/drawings/goods.ts).',
  ],
])('is said once, where its cause stands: %j', (output, found, ...said) => {
  const sentences = explain(output.map((line) => `${line}\n`).join(''), found);
  expect(sentences.map(({ field, reason }) => `${field} ${reason}`)).toEqual(
    said.map((part) => expect.stringContaining(part)),
  );
});
