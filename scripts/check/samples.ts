/** Those who speak for the company on its pages: samples until they have consented, and counted as they are shown. */
import { createHash } from 'node:crypto';
import type { IndustryRow, ReferenceCase } from '#content/pages/schema.ts';
import type { SuccessStory, Testimonial } from '#content/page.schema.ts';
import type { TeamMember } from '#content/site.schema.ts';
import { hasConsent } from '#lib/placeholders.ts';
import { question, mistake, type Finding } from './findings.ts';
import { numberIn } from './pages.ts';
import { partsOf, textsOf } from './records.ts';

/**
 * The records that speak for real people and customers, told by their fields. So none can be forgotten,
 * wherever on a page it stands: it is a sample until `consent` says where the consent is filed. `text` is the field by
 * which the samples are recognised that the project ships with.
 */
const kinds = [
  {
    fields: ['text', 'author', 'company', 'result'] satisfies (keyof SuccessStory & keyof Testimonial)[],
    name: 'Kundenstimme',
    subject: ['author', 'company'],
    text: 'text',
  },
  {
    fields: ['title', 'description', 'industry', 'savings'] satisfies (keyof ReferenceCase)[],
    name: 'Referenz',
    subject: ['title'],
    text: 'description',
  },
  {
    fields: ['title', 'caseStudy', 'customers'] satisfies (keyof IndustryRow)[],
    name: 'Fallbeispiel',
    subject: ['title'],
    text: 'caseStudy',
  },
  {
    fields: ['name', 'role', 'location', 'experience'] satisfies (keyof TeamMember)[],
    name: 'Teammitglied',
    subject: ['name', 'role'],
    text: 'experience',
  },
] as const;

/** The samples in a page record, which stands in `file`. */
export function checkSamples(file: string, record: unknown, field = ''): Finding[] {
  const parts = partsOf(record, field);
  const inside = parts.flatMap((part) => checkSamples(file, part.value, part.field));
  const kind = kinds.find(({ fields }) => fields.every((name) => parts.some(({ key }) => key === name)));
  return kind
    ? [...checkRecord(file, field, kind, record as Readonly<Record<string, unknown>>), ...inside]
    : inside;
}

function checkRecord(
  file: string,
  field: string,
  { name, subject, text }: (typeof kinds)[number],
  record: Readonly<Record<string, unknown>>,
): Finding[] {
  const named = `«${subject.map((part) => String(record[part])).join(', ')}»`;
  const who = `${name} ${named}`;
  const isMember = name === 'Teammitglied';
  if (!hasConsent(record)) {
    return [
      question(file, field, `${who} ist ein Muster und wird weggelassen, bis «consent» ausgefüllt ist.`),
    ];
  }
  if (shippedTexts.has(textHash(String(record[text])))) {
    // Somebody else has a name of their own and may have said nothing yet.
    if (isMember && !shippedNames.has(textHash(String(record['name'])))) {
      const reason = 'Das Tätigkeitsfeld ist noch das des Musters: in eigenen Worten schreiben.';
      return [question(file, `${field}.${text}`, reason)];
    }
    const remedy = '«consent» löschen oder durch den echten Text ersetzen.';
    const reason = `${who} ist noch das mitgelieferte Muster: niemand hat das gesagt. ${remedy}`;
    return [mistake(file, `${field}.consent`, reason)];
  }
  const reason = `Von ${named} gibt es noch keine Fotografie.`;
  return isMember && record['image'] === null ? [question(file, `${field}.image`, reason)] : [];
}

/** By what a text is recognised, without what an editor changes by accident: spaces, soft hyphens, the last full stop. */
function textHash(text: string): string {
  const plain = text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  return createHash('sha256').update(plain).digest('hex').slice(0, 12);
}

const hashes = (list: string) => new Set(list.trim().split(/\s+/));

/** The texts that the project ships with for customers and people: invented, so that nobody can consent to them. */
const shippedTexts = hashes(`
  820997179141 805ef7d2523d 05af998e7737 6faf5a091a9f 39e7d0d0e7ac 3e993f681030 c7c47e324312
  7dc07fb49c34 d3111a5b5be7 197a3c118978 6f1917c75863 f092fc5e0dbe 5f7783978f8c b747775063ea
  5d1f44ef2c82 eae6a7ae1f68 e8ba16298303 a57f5065b0dc b218fdee265c e782bd0e00d0 2c1e566d5d3a
  053888d13199 7e8ad0178f13 86b1738802d3 672ae3058919 31c8201148ea 3a6832c50ca8 76f5ac662afb
  0abc4e3c79e1 6a113809217f a157b7a658b3 4c69c2748f7b a764bf14d588 b17e438ad574 3350b9ffad37
  6b0eb888342f 3310945428e1 4d90534e1f6d e99cc1cd5456
`);

/** The names of the people that the project ships with. */
const shippedNames = hashes(`
  0b2acb0442ea cfa3638d3c0c 50f1c0afa528 024e79ad6e99 07d44b5a1889 998d09db1b88 161a4092048c
`);

/** A number in figures or words. */
const n = String.raw`(?<![\p{L}\d–.])(\d+|\p{L}+)`;
const people = String.raw`(?:Fachleute|Expertinnen und Experten)`;
const said = (pattern: string) => new RegExp(pattern.replaceAll(' ', String.raw`[ \u00a0]`), 'giu');

/** How texts count the people, and which of them they mean, in the order of the numbers in the pattern. */
const counts: readonly [pattern: RegExp, ...groups: (keyof typeof groups)[]][] = [
  [said(`${n} ${people}(?! aus unseren Büros| in China)`), 'shown'],
  [said(`${n} ${people} (?:aus unseren Büros|in China)`), 'inChina'],
  [said(`davon ${n} in China`), 'inChina'],
  [said(`${n} davon in China`), 'inChina'],
  [said(`${n} planen in der Schweiz, ${n} prüfen`), 'inSwitzerland', 'inChina'],
  [said(`${n} von ${n} sprechen(?: \\p{L}+)* Deutsch`), 'withGerman', 'shown'],
];

const groups = {
  shown: { name: 'gezeigt werden', holds: () => true },
  inSwitzerland: { name: 'in der Schweiz arbeiten', holds: ({ location }) => location === 'Schweiz' },
  inChina: { name: 'in China arbeiten', holds: ({ location }) => location !== 'Schweiz' },
  withGerman: { name: 'Deutsch sprechen', holds: ({ languages }) => /\bDeutsch\b/.test(languages) },
} satisfies Record<string, { name: string; holds: (member: TeamMember) => boolean }>;

/**
 * Texts in a page record that count other people than those whom a release shows: who has consented. Before that
 * (`isDraft`) they may count the whole team as well.
 */
export function checkPeople(
  file: string,
  record: unknown,
  members: readonly TeamMember[],
  isDraft = false,
): Finding[] {
  const shown = members.filter(hasConsent);
  const teams = isDraft ? [members, shown] : [shown];
  return counting(record).flatMap(({ field, text }) =>
    counts.flatMap(([pattern, ...meant]) =>
      [...text.matchAll(pattern)].flatMap((found) =>
        meant.flatMap((group, place) => {
          const number = numberIn(found[place + 1] ?? '');
          const real = alsoMeant(group, text, found.index).map((one) => ({
            name: groups[one].name,
            sizes: teams.map((team) => team.filter(groups[one].holds).length),
          }));
          if (number === undefined || real.some(({ sizes }) => sizes.includes(number))) return [];
          const counted = real.map(({ name, sizes }) => `${name}: ${sizes[0]}`).join(', ');
          const reason = `Der Text sagt ${number}: «${found[0]}». ${isDraft ? 'Im Team' : 'Mit Einwilligung'} ${counted} (src/content/team.ts).`;
          return [question(file, field, reason, text)];
        }),
      ),
    ),
  );
}

/** Whom a sentence may mean: one that speaks of China or of a factory, all or those who work there. */
function alsoMeant(group: keyof typeof groups, text: string, at: number): (keyof typeof groups)[] {
  const end = /[.!?]\s/;
  const sentence = `${text.slice(0, at).split(end).at(-1)}${text.slice(at).split(end)[0]}`;
  const isOfChina = /China|Shanghai|Guangzhou|Büros?\b|\bWerke?n?s?\b/.test(sentence);
  return group === 'shown' && isOfChina ? ['shown', 'inChina'] : [group];
}

/** The texts of a record, each figure as one text with what it counts. */
function counting(record: unknown) {
  const texts = textsOf(record);
  const labels = new Map(texts.map(({ field, text }) => [field, text]));
  return texts.flatMap(({ field, text }) => {
    const [, figure, part] = /^(.*)\.(value|label)$/.exec(field) ?? [];
    const label = labels.get(`${figure}.label`);
    if (part === 'label' && labels.has(`${figure}.value`)) return [];
    return [{ field, text: part === 'value' && label ? `${text} ${label}` : text }];
  });
}
