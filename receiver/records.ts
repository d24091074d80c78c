import { forget, inTransaction, type Database } from './database.ts';
import type { HeldBecause } from './inquiries.ts';
import { inquiryMail } from './mails.ts';
import { enqueue } from './outbox.ts';
import type { Settings } from './settings.ts';
import {
  appointment as appointmentTexts,
  choiceLabel,
  fieldNames,
  inquiryForm,
  isChoiceField,
  isoDay,
  longAppointment,
  shortTime,
  swissTime,
  type AppointmentRequest,
  type Inquiry,
} from './site.ts';

/** An inquiry or an appointment as the owner reads it: the name of each field and its value. */
type OwnerRecord = Readonly<Record<string, string>>;

/** All that is kept, the oldest first. */
export function allRecords({ sql }: Database): OwnerRecord[] {
  const rows = sql.all`
    SELECT id, 'inquiry' AS kind, received, fields, held, NULL AS cancelled,
           (SELECT count(*) FROM mails WHERE inquiry = inquiries.id AND sent IS NULL) AS unsent FROM inquiries
    UNION ALL
    SELECT id, 'appointment', received, fields, NULL, cancelled,
           (SELECT count(*) FROM mails WHERE appointment = appointments.id AND sent IS NULL) FROM appointments
    ORDER BY received, id` as unknown as Row[];
  return rows.map(({ id, kind, received, fields, ...state }) => ({
    Nummer: String(id),
    Art: kind === 'inquiry' ? 'Anfrage' : 'Termin',
    Eingegangen: `${isoDay(swissTime(received).day)} ${shortTime(received)}`,
    Zustand: stateOf(state),
    ...(kind === 'inquiry'
      ? inquiryFields(JSON.parse(fields) as Inquiry)
      : appointmentFields(JSON.parse(fields) as AppointmentRequest)),
  }));
}

interface Row {
  id: number;
  kind: 'inquiry' | 'appointment';
  received: number;
  fields: string;
  held: HeldBecause | null;
  cancelled: number | null;
  unsent: number;
}

const causes: Readonly<Record<HeldBecause, string>> = {
  'too fast': 'zu schnell ausgefüllt',
  trap: 'unsichtbares Feld ausgefüllt',
  repeated: 'schon einmal gesendet',
};

function stateOf({ held, cancelled, unsent }: Pick<Row, 'held' | 'cancelled' | 'unsent'>): string {
  if (held) return `Quarantäne (${causes[held]})`;
  const news = [cancelled !== null && 'abgesagt', unsent > 0 && 'E-Mail noch nicht gesendet'];
  return news.filter(Boolean).join(', ') || 'gesendet';
}

const inquiryFields = (inquiry: Inquiry): OwnerRecord =>
  Object.fromEntries(
    fieldNames.map((name) => [
      inquiryForm.labels[name],
      isChoiceField(name) ? choiceLabel(name, inquiry[name]) : inquiry[name],
    ]),
  );

function appointmentFields({ times, kind, ...fields }: AppointmentRequest): OwnerRecord {
  const { labels, kinds } = appointmentTexts.details;
  return {
    Termin: `${times.map(longAppointment).join()}, ${kinds[kind]}`,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [labels[name as keyof typeof labels], value]),
    ),
  };
}

/** What is to be deleted: whatever came from an address, or one record by its number, which each kind counts anew. */
export type Selection = { email: string } | { inquiry: number } | { appointment: number };

/** Deletes what is selected, mails included. Returns how many inquiries and appointments. */
export function deleteRecords(database: Database, selection: Selection): number {
  const { email, inquiry, appointment } = { email: null, inquiry: null, appointment: null, ...selection };
  const { sql } = database;
  const deleted = inTransaction(
    database,
    () =>
      Number(sql.run`DELETE FROM inquiries WHERE email = ${email} OR id = ${inquiry}`.changes) +
      Number(sql.run`DELETE FROM appointments WHERE email = ${email} OR id = ${appointment}`.changes),
  );
  forget(database);
  return deleted;
}

/**
 * Takes an inquiry out of quarantine and mails it to the company alone: who sent it hears from the owner, who knows
 * better than a receipt would. Returns false where there is none of that number.
 */
export function release(
  database: Database,
  settings: Pick<Settings, 'mailTo'>,
  id: number,
  now: number,
): boolean {
  const { sql } = database;
  return inTransaction(database, () => {
    const row = sql.get`UPDATE inquiries SET held = NULL WHERE id = ${id} AND held IS NOT NULL
                        RETURNING fields, received`;
    if (!row) return false;
    const inquiry = JSON.parse(String(row['fields'])) as Inquiry;
    const mail = inquiryMail(settings, inquiry, id, Number(row['received']));
    enqueue(database, { inquiry: id }, [mail], now);
    return true;
  });
}
