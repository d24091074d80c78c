import type { Industry, ReferenceCase, SuccessStory, TeamMember, Testimonial } from '#content/model.ts';
import { check, must, type Finding } from './finding.ts';

/**
 * The records that speak for real people and customers, told by their fields. So none can be forgotten,
 * wherever on a page it stands: it is a sample until `consent` says where the consent is filed.
 */
const kinds = [
  {
    fields: ['text', 'author', 'company', 'result'] satisfies (keyof SuccessStory & keyof Testimonial)[],
    name: 'Kundenstimme',
    subject: ['author', 'company'],
  },
  {
    fields: ['title', 'description', 'industry', 'savings'] satisfies (keyof ReferenceCase)[],
    name: 'Referenz',
    subject: ['title'],
  },
  {
    fields: ['title', 'caseStudy', 'customers'] satisfies (keyof Industry)[],
    name: 'Fallbeispiel',
    subject: ['title'],
  },
  {
    fields: ['name', 'role', 'location', 'experience'] satisfies (keyof TeamMember)[],
    name: 'Teammitglied',
    subject: ['name', 'role'],
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
  kind: (typeof kinds)[number],
  values: Readonly<Record<string, unknown>>,
): Finding[] {
  const subject = kind.subject.map((name) => String(values[name])).join(', ');
  const findings: Finding[] = [];
  if (String(values['consent'] ?? '').trim() === '') {
    findings.push(
      must(file, field, `${kind.name} «${subject}» ist ein Muster: ersetzen und «consent» ausfüllen.`),
    );
  }
  if (kind.name === 'Teammitglied' && values['image'] === null) {
    findings.push(check(file, `${field}.image`, `Von «${subject}» gibt es noch keine Fotografie.`));
  }
  return findings;
}
