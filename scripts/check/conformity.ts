/** Whether each record is what its schema asks for. A record that cannot be run is read as it is typed. */
import type { z } from 'zod';
import type { Installation } from '#content/legal/schema.ts';
import { mistake, only, type Finding } from './findings.ts';
import { contentFiles, isSchema, readRecords, textsOf } from './records.ts';
import { refusalsOf } from './refusals.ts';
import { recordsTypedIn } from './typed.ts';

type Records = Readonly<Record<string, unknown>>;

/** The schemas of all records, by the name of the record. One that cannot be read keeps the others. */
export const readSchemas = async (): Promise<Readonly<Record<string, z.ZodType>>> => {
  const read = contentFiles.filter(isSchema).map((file) => readRecords(file).catch(() => ({})));
  const known = (await Promise.all(read)) as { schemas?: Record<string, z.ZodType> }[];
  return Object.assign({}, ...known.map(({ schemas }) => schemas)) as Record<string, z.ZodType>;
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
  const team = (files.get('src/content/team.ts')?.['team'] ?? {}) as Readonly<Record<string, unknown>>;
  return all.flatMap(({ file, name, record, schema }) => [
    ...refusalsOf(file, name, record, schema, others),
    ...hostsBeside(team, file, { [name]: record }),
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

/** Who leads a consultation and is none of the team, whose record may be one that cannot be read, or does not speak German. */
const hostsBeside = (team: Readonly<Record<string, unknown>>, file: string, record: object): Finding[] =>
  textsOf(Object.keys(team).length > 0 ? record : {})
    .filter(({ field }) => field.endsWith('.closing.host'))
    .flatMap(({ field, text }) => {
      const { languages = '' } = (team[text] ?? {}) as { languages?: string };
      const missing = `Eine Person «${text}» gibt es in src/content/team.ts nicht. Möglich: ${Object.keys(team).join(' | ')}.`;
      const silent = `«${text}» spricht laut src/content/team.ts kein Deutsch: «${languages}».`;
      const isSilent = languages !== '' && !languages.includes('Deutsch');
      return only(
        !(text in team) && mistake(file, field, missing, text),
        isSilent && mistake(file, field, silent, text),
      );
    });
