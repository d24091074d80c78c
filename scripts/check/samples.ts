import type { IndustryRow } from '#content/pages/industries.ts';
import type { ReferenceCase } from '#content/pages/home.ts';
import type { SuccessStory, Testimonial } from '#content/page.ts';
import type { TeamMember } from '#content/team.ts';
import { hasConsent } from '#lib/samples.ts';
import { check, must, type Finding } from './finding.ts';
import { shippedNames, shippedSamples, textHash } from './shipped-samples.ts';

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
  if (typeof record !== 'object' || record === null) return [];
  const values = record as Readonly<Record<string, unknown>>;
  const inside = Object.entries(values).flatMap(([key, value]) =>
    checkSamples(file, value, Array.isArray(record) ? `${field}[${key}]` : field ? `${field}.${key}` : key),
  );
  const kind = kinds.find(({ fields }) => fields.every((name) => name in values));
  return kind ? [...checkRecord(file, field, kind, values), ...inside] : inside;
}

function checkRecord(
  file: string,
  field: string,
  { name, subject, text }: (typeof kinds)[number],
  record: Readonly<Record<string, unknown>>,
): Finding[] {
  const who = subject.map((part) => String(record[part])).join(', ');
  if (!hasConsent(record)) {
    return [
      check(
        file,
        field,
        `${name} «${who}» ist ein Muster und wird weggelassen, bis «consent» ausgefüllt ist.`,
      ),
    ];
  }
  if (shippedSamples.has(textHash(String(record[text])))) {
    // Somebody else has a name of their own and may have said nothing yet.
    if (name === 'Teammitglied' && !shippedNames.has(textHash(String(record['name'])))) {
      const reason = 'Das Tätigkeitsfeld ist noch das des Musters: in eigenen Worten schreiben.';
      return [check(file, `${field}.${text}`, reason)];
    }
    const reason = `${name} «${who}» ist noch das mitgelieferte Muster: niemand hat das gesagt. «consent» löschen oder durch den echten Text ersetzen.`;
    return [must(file, `${field}.consent`, reason)];
  }
  return name === 'Teammitglied' && record['image'] === null
    ? [check(file, `${field}.image`, `Von «${who}» gibt es noch keine Fotografie.`)]
    : [];
}
