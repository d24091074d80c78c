/** Whether each record is what its schema asks for. A record that cannot be run is read as it is typed. */
import type { z } from 'zod';
import type { Installation } from '#content/legal/legal-text.schema.ts';
import { must, type Finding } from './findings.ts';
import { contentFiles, isSchema, readRecords, textsOf } from './records.ts';
import { refusalsOf } from './refusals.ts';
import { recordsTypedIn, untold } from './typed.ts';

type Records = Readonly<Record<string, unknown>>;

/** The schemas of all records, by the name of the record. One that cannot be read keeps the others. */
export const readSchemas = async (): Promise<Readonly<Record<string, z.ZodType>>> => {
  const read = contentFiles.filter(isSchema).map((file) => readRecords(file).catch(() => ({})));
  const known = (await Promise.all(read)) as { records?: Record<string, z.ZodType> }[];
  return Object.assign({}, ...known.map(({ records }) => records)) as Record<string, z.ZodType>;
};

/** What the schemas refuse of the records, but for those in files that cannot be read. */
export async function checkSchemas(unreadable: readonly string[]): Promise<Finding[]> {
  const files = contentFiles.filter((file) => !isSchema(file) && !unreadable.includes(file));
  const read = async (file: string) =>
    [file, await readRecords(file).catch(() => recordsTypedIn(file))] as const;
  return refusedIn(new Map(await Promise.all(files.map(read))), await readSchemas());
}

/** The same of records that have been read, by their file. */
export function refusedIn(
  files: ReadonlyMap<string, Records>,
  schemas: Readonly<Record<string, z.ZodType>>,
): Finding[] {
  const all = [...files].flatMap(([file, records]) =>
    Object.entries(records).flatMap(([name, record]) => {
      const schema = schemas[name];
      return schema ? [{ file, name, schema, record: whole(record) }] : [];
    }),
  );
  const others = new Set(all.map(({ record }) => record).filter((record) => typeof record === 'object'));
  const references = referencesOf(files);
  return all.flatMap(({ file, name, record, schema }) => [
    ...refusalsOf(file, name, record, schema, others),
    ...references.flatMap(([fields, names, what]) =>
      textsOf({ [name]: record })
        .filter(({ field, text }) => fields.test(field) && names.length > 0 && !names.includes(text))
        .map(({ field, text }) => must(file, field, `${what(text)} Möglich: ${names.join(' | ')}.`, text)),
    ),
  ]);
}

/** Everything is configured, so that a legal text says as much as it can. */
const installation: Installation = {
  bookingUrl: 'https://portal.example/termin',
  bookingMode: 'ask-first',
  inquiryEndpoint: 'https://receiver.example/inquiries',
  appointmentEndpoint: 'https://receiver.example/appointments',
  appointmentSlots: 'https://receiver.example/slots',
  receiver: { url: 'https://receiver.example', retentionDays: 90, sendsReceipt: true },
};

/** A record with the text that follows from a configuration, where it has one. */
function whole(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !('sections' in record)) return record;
  const { sections } = record;
  return typeof sections === 'function' ? { ...record, sections: sections(installation) as unknown } : record;
}

/** Fields that name what another record defines, the names there, and what is said of another one. */
function referencesOf(
  files: ReadonlyMap<string, Records>,
): [fields: RegExp, names: readonly string[], what: (name: string) => string][] {
  const record = (file: string, name: string) => files.get(`src/content/${file}`)?.[name] ?? {};
  const routes = textsOf(record('routes.ts', 'routes')).map(({ text }) => text);
  const industries = textsOf(record('routes.ts', 'industryRoutes')).map(({ text }) => text.slice(1));
  const motifs = routes.map((route) => route.split('/').at(-1) || 'home');
  const keys = (value: unknown) => (value === untold ? [] : Object.keys(value as object));
  const plain = (text: string) => `«${text}» passt hier nicht.`;
  return [
    [
      /\.closing\.host$/,
      keys(record('team.ts', 'team')),
      (name) => `Eine Person «${name}» gibt es in src/content/team.ts nicht.`,
    ],
    [/\.poster$/, routes.length > 0 ? [...motifs, 'legal'] : [], plain],
    [/^normRows\[\d+\]\.id$/, keys(record('tools/norm-groups.ts', 'normGroups')), plain],
    [/^boardGoods\.\w+\.industry$/, industries, plain],
  ];
}
