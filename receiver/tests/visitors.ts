/** Visitors of a receiver that runs as a process of its own: each posts until it is answered. */
import { setTimeout as wait } from 'node:timers/promises';
import { createKey } from '../../src/lib/request.ts';
import { cancelLink } from '../cancel-link.ts';
import type { Database } from '../database.ts';
import { booking, inquiryBody, origin, settingsIn } from './samples.ts';

/** Somebody with an appointment, as the last answer left it. */
export interface Booker {
  email: string;
  phone: string;
  isCancelled: boolean;
}

/** What a visitor was told, under which key, and when at the latest: in milliseconds since 1970. */
interface Answer {
  time: number;
  key: string;
  what: 'kept' | 'booked' | 'changed' | 'cancelled';
}

export function visitorsOf(url: string, { sql }: Database) {
  /** The company of each inquiry that was accepted. */
  const inquiries = new Map<string, string>();
  const appointments = new Map<string, Booker>();
  const answers: Answer[] = [];
  let repeated = 0;
  const note = (key: string, what: Answer['what']) => answers.push({ time: Date.now() + 1, key, what });

  const attempt = (path: string, init: RequestInit) =>
    fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(5000) }).catch(() => null);

  /** Posts until an answer comes that is none of a failure. */
  async function post(path: string, body: object): Promise<number> {
    const headers = { 'Content-Type': 'application/json', Origin: origin };
    for (;;) {
      const answer = await attempt(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (answer && answer.status < 500) return answer.status;
      repeated++;
      await wait(30 + Math.random() * 100);
    }
  }

  async function inquire(number: number) {
    const key = createKey();
    const company = `Firma ${number} AG`;
    await post('/inquiries', inquiryBody({ company, projectDescription: `Auftrag ${number}` }, key));
    inquiries.set(key, company);
    note(key, 'kept');
  }

  /** Books what is free; every other visitor then changes the phone number, every third cancels by the link of the mail. */
  async function book(number: number) {
    const slots = await attempt('/slots', {});
    const { times = [] } = slots?.ok ? ((await slots.json()) as { times?: string[] }) : {};
    const time1 = times[Math.floor(Math.random() * times.length)];
    if (!time1) return;
    const key = createKey();
    const booker = {
      email: `visitor${number}@firma.ch`,
      phone: `+41 44 1${String(number).padStart(6, '0')}`,
      isCancelled: false,
    };
    const message = (phone: string) =>
      booking({ time1, email: booker.email, phone, company: `Termin ${number}` }, key);
    if ((await post('/appointments', message(booker.phone))) !== 201) return;
    appointments.set(key, booker);
    note(key, 'booked');
    if (number % 2 === 0) {
      booker.phone = booker.phone.replace('+41 44 1', '+41 44 2');
      if ((await post('/appointments', message(booker.phone))) !== 201)
        throw new Error('A change was refused.');
      note(key, 'changed');
    }
    if (number % 3 > 0) return;
    const row = sql.get`SELECT uid, start FROM appointments WHERE key = ${key}`;
    const link = new URL(cancelLink(settingsIn(''), String(row?.['uid']), Number(row?.['start'])));
    const token = link.searchParams.get('token');
    if ((await post(`/appointments/cancel?token=${token}`, {})) !== 200)
      throw new Error('A cancellation was refused.');
    booker.isCancelled = true;
    note(key, 'cancelled');
  }

  return { inquiries, appointments, answers, repeated: () => repeated, inquire, book };
}
