import { checkpoint, inTransaction, type Database } from './database.ts';
import { longAppointment, shortTime } from '../src/booking/dates.ts';
import type { AppointmentRequest } from '../src/booking/request.ts';
import { appointment as appointmentTexts } from '../src/content/appointment.ts';
import { inquiryForm } from '../src/content/inquiry-form.ts';
import { fieldNames, type Inquiry } from '../src/content/inquiry.ts';
import { choiceLabel, isChoiceField } from '../src/inquiry/inquiry.ts';
import { isoDay } from '../src/lib/day.ts';
import { swissTime } from '../src/lib/swiss-time.ts';
import { canonicalEmail } from './texts.ts';

/** An inquiry or an appointment as the owner reads it: the name of each field and its value. */
type OwnerRecord = Readonly<Record<string, string>>;

/** All that is kept, the oldest first. */
export function allRecords({ sql }: Database): OwnerRecord[] {
  const rows = sql.all`
    SELECT id, 'inquiry' AS kind, received, fields, marked, NULL AS cancelled,
           (SELECT count(*) FROM mails WHERE inquiry = inquiries.id AND sent IS NULL) AS unsent FROM inquiries
    UNION ALL
    SELECT id, 'appointment', received, fields, marked, cancelled,
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
  marked: string | null;
  cancelled: number | null;
  unsent: number;
}

function stateOf({ marked, cancelled, unsent }: Pick<Row, 'marked' | 'cancelled' | 'unsent'>): string {
  const news = [cancelled && 'abgesagt', marked && 'vielleicht Spam', unsent > 0 && 'E-Mail nicht gesendet'];
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

/** What is to be deleted: whatever came from an address, one record by its number, or what is over before a moment. */
export type Selection =
  { email: string } | { inquiry: number } | { appointment: number } | { before: number };

/**
 * Deletes what is selected, mails included, from the log of changes too. By time only that whose mails have left.
 * Returns how many inquiries and appointments.
 */
export async function deleteRecords(database: Database, selection: Selection): Promise<number> {
  const nothing = { email: null, inquiry: null, appointment: null, before: null };
  const { inquiry, appointment, before, ...by } = { ...nothing, ...selection };
  const email = by.email === null ? null : canonicalEmail(by.email);
  const { sql } = database;
  const deleted = await inTransaction(database, () => {
    sql.run`DELETE FROM mails WHERE recipient = ${email}`;
    const inquiries = sql.run`
      DELETE FROM inquiries WHERE email = ${email} OR id = ${inquiry} OR received < ${before} AND NOT EXISTS (
        SELECT 1 FROM mails WHERE inquiry = inquiries.id AND sent IS NULL AND message <> '')`;
    const appointments = sql.run`
      DELETE FROM appointments WHERE email = ${email} OR id = ${appointment} OR start < ${before} AND NOT EXISTS (
        SELECT 1 FROM mails WHERE appointment = appointments.id AND sent IS NULL AND message <> '')`;
    return Number(inquiries.changes) + Number(appointments.changes);
  });
  if (!checkpoint(database) && deleted > 0)
    throw new Error('Deleted, but still in the log of changes (receiver.db-wal).');
  return deleted;
}
