/** What is said of a record that the compiler refuses, and of one that it cannot measure. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, onTestFinished, test } from 'vitest';
import { gastronomy } from '#content/industries/gastronomy.ts';
import { diagnosticsBeside, limitIn, sourceOf, textsBeyondLimits, wrongFieldsIn } from './compiler.ts';
import type { Finding } from './findings.ts';
import { contentFiles } from './records.ts';
import { checkSyntax } from './syntax.ts';
import { explain, withoutEchoes } from './types.ts';

const reasons = (findings: readonly Pick<Finding, 'reason'>[]) => findings.map(({ reason }) => reason);

describe('a sign that is wrong or missing', () => {
  const record = (...lines: readonly string[]) => ['export const x = {', ...lines, '};', ''].join('\n');

  test.each([
    ["  lead: 'Wir sagen's, wie es ist.',", 2, 'Als Apostroph ’ schreiben'],
    ["  lead: 'Gut.,", 2, "fehlt der Strich (')"],
    ["  lead: `Gut.',", 2, 'fehlt der Strich (`)'],
    ["  lead: 'Gut.'", 2, 'ein Komma'],
    ["  lead: 'Gut.'\n", 2, 'ein Komma'],
    ["  list: [\n    'Eins'\n    'Zwei',\n  ],", 3, 'ein Komma'],
    ["  part: of('x', {\n    a: '(1',\n", 3, 'Nach dieser Zeile fehlt eine Klammer'],
    ['  phone: +41 44 512 37 90,', 2, '«+41 44 512 37 90» steht ohne Anführungszeichen da'],
    ['  email: info@firma.ch,', 2, '«info@firma.ch» steht ohne'],
    ['  siteUrl: https://www.firma.ch,', 2, '«https://www.firma.ch» steht ohne'],
    ["  one: { days: Mo–Fr, hours: '08:00–18:00' },", 2, '«Mo–Fr» steht ohne'],
    ['  fields: Mandate, Offerten und mehr,', 2, '«Mandate, Offerten und mehr»'],
  ])('is one finding, however many the compiler has, with line and remedy: %s', (lines, line, remedy) => {
    const found = checkSyntax('x.ts', record(lines, "  more: 'Gut.',"));
    const content = lines.split('\n')[line - 2]?.trim() ?? '';
    expect(found).toMatchObject([
      { file: 'x.ts', field: `Zeile ${line}`, reason: expect.stringContaining(remedy) },
    ]);
    expect(found[0]?.reason.endsWith(`: ${content}`)).toBe(true);
  });

  test('may be a bracket at the end of the record', () => {
    expect(checkSyntax('x.ts', record('  a: {', '    b: 1,', ''))).toMatchObject([{ field: 'Zeile 3' }]);
  });

  test('is none in a sound record', () => {
    expect(checkSyntax('x.ts', "export const x = { lead: 'Gut, it\\'s so.' };")).toEqual([]);
  });
});

describe('a text that does not fit', () => {
  const file = 'src/content/industries/gastronomy.ts';
  const said = (hero: object, meta: object = {}) => {
    const { gastronomy: page } = structuredClone({ gastronomy });
    const records = {
      gastronomy: { ...page, hero: { ...page.hero, ...hero }, meta: { ...page.meta, ...meta } },
    };
    return textsBeyondLimits(file, records);
  };

  test.each([
    [{ badge: 'a'.repeat(41) }, {}, 'gastronomy.hero.badge', '41 Zeichen, höchstens 40.'],
    [{ headline: 'a'.repeat(25) }, {}, 'gastronomy.hero.headline', 'Ein Wort hat mehr als 24 Zeichen.'],
    [{}, { description: 'Kurz.' }, 'gastronomy.meta.description', '5 Zeichen, mindestens 70.'],
  ])('%j %j is named with its field and its limit', (hero, meta, field, reason) => {
    expect(said(hero, meta)).toMatchObject([{ file, field, reason: expect.stringContaining(reason) }]);
  });

  test('is told from one that fits', () => {
    expect(said({ badge: 'a'.repeat(40) })).toEqual([]);
  });

  test('may stand in a list or below a part that has the limit', () => {
    const columns = { milestone: 'a'.repeat(27) };
    const records = { gastronomy: { season: { dates: [{ winter: 'a'.repeat(21) }], columns } } };
    const found = textsBeyondLimits(file, records);
    expect(found.map(({ field }) => field)).toEqual([
      'gastronomy.season.dates[0].winter',
      'gastronomy.season.columns',
    ]);
  });
});

describe('what the compiler says', () => {
  test.each([
    ['`+${string}`', 'eine Nummer mit Landesvorwahl'],
    ['InternalLink', 'eine Adresse dieser Website'],
    ['{ [x: string]: Foo<Bar>; }', 'Felder in geschweiften Klammern, siehe die Erklärung über dem Feld'],
    ['"/about"', 'Verlangt ist «/about»'],
    ['`${number}–${number} Tage` | `${number}–${number} Wochen`', 'wie «1–2 Tage» oder «1–2 Wochen»'],
    ['MarkedDrawing', 'Möglich: mould | label | house'],
    ['"Mo" | "Di" | "Mo–Di"', 'ein Wochentag oder mehrere'],
    ['readonly ("Neujahr" | "Auffahrt")[]', 'eine Liste in eckigen Klammern'],
  ])('of %s is in words', (type, words) => {
    const reason = said(`Type '"x"' is not assignable to type '${type}'.`);
    expect(reason).toContain(words);
    expect(reason).not.toContain(type);
  });

  const file = 'src/content/labels.ts';
  const lines = readFileSync(file, 'utf8').split('\n');
  const lineOf = (start: string) => lines.findIndex((line) => line.startsWith(start)) + 1;
  const said = (message: string) => reasons(explain(`${file}(1,1): error TS1: ${message}\n`))[0];

  test.each([
    [`Type '"/kontakt"' is not assignable to type 'Route'. Did you mean '"/contact"'?`, '«/contact»'],
    [`Type '"stern"' is not assignable to type '"facade" | "drift"'.`, 'Möglich: facade | drift'],
    [`Property 'headline' is missing in type '{ a: string; }' but required in type 'Hero'.`, '«headline»'],
    [`… only specify known properties, and 'titel' does not exist in type 'Hero'.`, '«titel»'],
    [
      `Type 'number' is not assignable to type 'string'.`,
      'Eine Zahl passt hier nicht. Verlangt ist ein Text',
    ],
    [
      `Type '[string]' is not assignable to type 'Two'.\n  Source has 1 element(s) but target requires 2.`,
      'Hier stehen 1 Einträge, verlangt sind 2',
    ],
    [
      `Type '{ a: string; }' is not assignable to type 'B'.\n  Property 'city' is missing in type '{ a: string; }'.`,
      'Hier fehlt das Feld «city»',
    ],
    ['An object literal cannot have multiple properties with the same name.', 'steht zweimal'],
    [`Cannot find name 'Mo'.`, '«Mo» steht ohne Anführungszeichen'],
    [`Did you mean to use a ':'? An '=' can only follow a property name when …`, 'ein Doppelpunkt (:)'],
    [
      `Module '"./x.ts"' declares 'menu' locally, but it is not exported.`,
      'fehlt vor «menu» das Wort export',
    ],
    [`Property 'menu' does not exist on type 'L'. Did you mean 'menue'?`, 'vielleicht «menue»'],
    [`'Plan' only refers to a type, but is being used as a value here.`, '«Plan» steht ohne'],
    [`No value exists in scope for the shorthand property 'Ware'. Either …`, '«Ware» steht ohne'],
    [`Type '{ new (): Text; prototype: Text; }' is not assignable to type 'string'.`, 'Ein Wort ohne'],
    [`Type '{ text: string; }' is not assignable to type 'string'.`, 'Verlangt ist ein Text'],
    [`Type '7' is not assignable to type '2018 | 2019'.`, 'Möglich: 2018 | 2019'],
    [`Type 'string[]' is not assignable to type 'string'.`, 'Eine Liste passt hier nicht'],
    [`Cannot find module './x.ts' or its corresponding type declarations.`, 'Die Datei «./x.ts»'],
  ])('is German: %s', (message, remedy) => {
    expect(said(message)).toContain(remedy);
    expect(said(message)).not.toMatch(/assignable|string|number/);
  });

  const at = (start: string, column = 3) => `${file}(${lineOf(start)},${column})`;
  const [menu, beside, host] = [at('  menu:'), at('  menu:', 9), at('  host:')];
  const whole = at('export const labels', 14);
  const [reader, other, idle] = ['src/lib/x.ts(1,1)', 'src/lib/y.ts(1,1)', 'src/content/team.ts(1,1)'];
  const missing = `Property 'menu' is missing in type 'A' but required in type 'B'.`;
  const lost = `Property 'menu' does not exist on type '{ a: string; }'.`;
  const number = `Type 'number' is not assignable to type 'string'.`;
  const unused = `'menu' is declared but its value is never read.`;
  const explained = (...output: string[]) =>
    explain(output.map((line) => `${line.replace('): ', '): error TS1: ')}\n`).join(''));

  test.each<[output: string[], ...found: string[]]>([
    // In a record that contains the wrong one, and in a program that reads it.
    [[`${whole}: ${missing}`, `${menu}: ${missing}`, `${reader}: ${missing}`], 'labels.menu Hier fehlt'],
    // What nobody needs, since it is not to be had.
    [[`${whole}: declares 'menu' locally, but it is not exported.`, `${idle}: ${unused}`], 'das Wort export'],
    [[`${idle}: ${unused}`], 'braucht niemand mehr'],
    // What is computed of the wrong, and words that follow it without quotes.
    [[`${menu}: Cannot find name 'CH'.`, `${menu}: ${number}`], '«CH» steht ohne'],
    [[`${beside}: Cannot find name 'Deutsch'.`, `${menu}: Cannot find name 'Englisch'.`], '«Deutsch»'],
    // Programs that read a field that is gone.
    [[`${reader}: ${lost}`, `${other}: ${lost}`], 'das Feld «menu» gelesen'],
    [
      [`${menu}: Cannot find name 'Mo'.`, `${reader}: ${lost}`, `${other}: ${lost}`],
      '«Mo»',
      '«menu» gelesen',
    ],
    [[`${menu}: ${missing}`, `${reader}: ${lost}`], 'Hier fehlt das Feld «menu»'],
    [
      ['src/components/drawings/goods.ts(7,14): ' + missing.replace('menu', 'kettle')],
      'Zum Bild «kettle» fehlt die Zeichnung (src/components/drawings/goods.ts).',
    ],
    [
      [`${host}: Type '"x"' is not assignable to type '"a" | "b"'. Did you mean '"a"'?`],
      'Eine Person «x» gibt es in src/content/team.ts nicht. Möglich: a | b.',
    ],
  ])('is said once, where its cause stands: %j', (output, ...found) => {
    const sentences = explained(...output).map(({ field, reason }) => `${field} ${reason}`);
    expect(sentences).toEqual(found.map((part) => expect.stringContaining(part)));
  });

  test('of a field that a record has lost is nothing more where its loss is named itself', () => {
    const named = { ...explained(`${menu}: ${missing}`)[0], field: 'labels' } as Finding;
    expect(withoutEchoes([...explained(`${reader}: ${lost}`), named])).toEqual([named]);
  });
});

test('a wrong field hides no field beside it that is missing or unknown', () => {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'x.ts');
  writeFileSync(
    file,
    `interface Page { title: string; date?: string; hero: { text: string; badge: string }; more: Record<string, number> }
const rest = { text: '' };
export const x: Page = { title: 7, hero: { badge: '' }, more: { any: 1 }, titel: '' };
export const y: Page = { title: '', hero: { ...rest, badge: '' }, more: {}, ...(rest ? { date: '' } : {}) };
export const z: Page = { titel: '', hero: { text: '', badge: '' }, more: {} };`,
  );
  const program = ts.createProgram([file], { strict: true });
  expect(reasons(wrongFieldsIn(file, program))).toEqual([
    'Das Feld «titel» gibt es hier nicht.',
    'Hier fehlt das Feld «text».',
    'Das Feld «titel» gibt es hier nicht. Es fehlt «title».',
  ]);
});

test('a file that cannot be read hides nothing that is wrong in another, nor is another wrong because of it', () => {
  expect(diagnosticsBeside(['src/content/company.ts', 'src/content/pages/about.ts'])).toBe('');
  // It is the compiler of all others that is asked, whatever they have.
  expect(diagnosticsBeside([])).toBe('');
});

/** A postal address needs no explanation. */
const plainFields = ['address', 'city', 'country'];

describe.each(contentFiles)('%s', (file) => {
  test('has a comment on each field of its types', () => {
    expect(fieldsWithoutComment(sourceOf(file))).toEqual([]);
  });
});

/** A title says what it is; how long it may be, its type says. */
const hasLimit = (field: ts.PropertySignature) => limitIn(field.type) !== undefined;

/** Fields that begin a line; those within it are explained by its comment. A fixed value leaves nothing to explain. */
function fieldsWithoutComment(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && !(node.type && ts.isLiteralTypeNode(node.type))) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      const before = source.text.slice(source.getPositionOfLineAndCharacter(line, 0)).slice(0, character);
      const hasComment = ts.getJSDocCommentsAndTags(node).length > 0 || hasLimit(node);
      const name = node.name.getText();
      if (before.trim() === '' && !hasComment && !plainFields.includes(name))
        found.push(`${line + 1}: ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
