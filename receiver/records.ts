import { stringify } from 'csv-stringify/sync';
import type { Database } from './database.ts';
import { longAppointment, shortTime } from '../src/booking/dates.ts';
import type { AppointmentRequest } from '../src/booking/request.ts';
import { appointment } from '../src/content/appointment.ts';
import { appointmentFields, fieldNames } from '../src/content/contract.ts';
import { inquiryForm } from '../src/content/inquiry-form.ts';
import { keptInquiry } from '../src/inquiry/inquiry.ts';
import { readable } from '../src/inquiry/message.ts';
import { isoDay } from '../src/lib/day.ts';
import { trimInvisible } from '../src/lib/invisible.ts';
import { swissTime } from '../src/lib/swiss-time.ts';

/** An inquiry or an appointment as the owner reads it: the name of each field and its value. */
type OwnerRecord = Readonly<Record<string, string>>;

/** All that is kept, the oldest first. */
export function allRecords({ sql }: Database): OwnerRecord[] {
  const rows = sql.all`
    SELECT *, 'Anfrage' AS kind, NULL AS cancelled,
      EXISTS (SELECT 1 FROM mails WHERE inquiry = inquiries.id AND sent IS NULL) AS unsent FROM inquiries
    UNION ALL SELECT id, key, received, email, fields, marked, 'Termin', cancelled,
      EXISTS (SELECT 1 FROM mails WHERE appointment = appointments.id AND sent IS NULL) FROM appointments
    ORDER BY received, id`;
  return rows.map(({ id, kind, received, fields, marked, cancelled, unsent }) => {
    const state = [cancelled && 'abgesagt', marked && 'vielleicht Spam', unsent && 'E-Mail nicht gesendet'];
    return {
      Nummer: String(id),
      Art: String(kind),
      Eingegangen: `${isoDay(swissTime(Number(received)).day)} ${shortTime(Number(received))}`,
      Zustand: state.filter(Boolean).join(', ') || 'gesendet',
      ...(kind === 'Anfrage' ? readInquiry : readAppointment)(String(fields)),
    };
  });
}

function readInquiry(kept: string): OwnerRecord {
  const inquiry = keptInquiry(kept);
  return Object.fromEntries(fieldNames.map((name) => [inquiryForm.labels[name], readable(name, inquiry)]));
}

function readAppointment(kept: string): OwnerRecord {
  const { times, kind, ...fields } = JSON.parse(kept) as AppointmentRequest;
  const { labels, kinds } = appointment.details;
  return {
    Termin: `${times.map(longAppointment).join()}, ${kinds[kind]}`,
    ...Object.fromEntries(appointmentFields.map((name) => [labels[name], fields[name]])),
  };
}

/** A table as spreadsheets in Switzerland open it: semicolons, a byte order mark, nothing that runs. */
export const csv = (records: readonly OwnerRecord[]): string =>
  stringify([...records], {
    ...{ bom: true, delimiter: ';', quoted: true, record_delimiter: 'windows', header: true },
    columns: [...new Set(records.flatMap((record) => Object.keys(record)))],
    // Spreadsheets would run what a stranger typed as a formula. Of what begins like one, phone numbers are none.
    cast: { string: (value) => ({ value: trimInvisible(value), escape_formulas: !phone.test(value) }) },
  });

const phone = /^\+\d[\d ()/.]*$/;
