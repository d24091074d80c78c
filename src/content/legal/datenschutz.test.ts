import { describe, expect, test } from 'vitest';
import { readConfig, type SiteConfig } from '#settings.ts';
import { agb } from './agb.ts';
import { datenschutz } from './datenschutz.ts';
import { impressum } from './impressum.ts';
import type { LegalPage, Recipient, Recipients } from './schema.ts';
import { placeOf, recipients, whoDoes } from './recipients.ts';

const plain = readConfig({});
const withEndpoint = readConfig({ INQUIRY_ENDPOINT: 'https://forms.example.com/inquiries' });
const withPortal = readConfig({ BOOKING_URL: 'https://termine.example.com/muster' });
const appointments = { APPOINTMENT_ENDPOINT: 'https://termine.example.com/api/appointments' };
const withAppointments = readConfig(appointments);
const withFreeTimes = readConfig({
  ...appointments,
  APPOINTMENT_SLOTS: 'https://zeiten.example.com/api/slots',
});
const ownReceiver = {
  RECEIVER_URL: 'https://www.sinotrade.ch/api',
  RECEIVER_RETENTION_DAYS: '90',
};
const withReceiver = readConfig(ownReceiver);
const askingFirst = readConfig({
  BOOKING_URL: 'https://termine.example.com/muster',
  BOOKING_MODE: 'ask-first',
});

/** As a text names them: a firm, or ourselves. */
const namesOr = (ourselves: string) =>
  Object.fromEntries(
    Object.entries<Recipient | null>({ ...recipients }).map(([role, recipient]) => [
      role,
      recipient?.name ?? ourselves,
    ]),
  ) as Record<keyof Recipients, string>;
const names = namesOr('selbst');
/** For texts that must not name them. */
const others = namesOr('[niemand]');

const textOf = (page: LegalPage, config: SiteConfig, id?: string) =>
  JSON.stringify(page.sections(config).filter((section) => id === undefined || section.id === id));

describe('the paragraph on the form', () => {
  test('says that nothing is transmitted while nothing is', () => {
    expect(textOf(datenschutz, plain, 'formular')).toContain('nicht übermittelt');
    expect(textOf(datenschutz, plain, 'formular')).toContain('Ihr Browser kann sie behalten');
    expect(textOf(datenschutz, plain)).not.toContain(others.inquiry);
  });

  test('names receiver and country once there is an endpoint', () => {
    const text = textOf(datenschutz, withEndpoint, 'formular');
    expect(text).toContain('forms.example.com');
    expect(text).toContain(names.inquiry);
    expect(text).not.toContain('nicht übermittelt');
  });
});

test('the fields are listed as in a sentence, what is voluntary apart', () => {
  const text = textOf(datenschutz, withEndpoint, 'formular');
  expect(text).toMatch(/"[^",]+(?:, [^",]+)* und [^",]+","freiwillig: [^",]+(?:, [^",]+)* und [^",]+"/);
});

describe('with our own receiver', () => {
  test.each(['formular', 'terminbuchung'])(
    '«%s» names its server, who delivers the e-mails, and the retention',
    (id) => {
      const text = textOf(datenschutz, withReceiver, id);
      for (const part of ['www.sinotrade.ch', names.inquiry, names.mail, '90\u00a0Tage']) {
        expect(text).toContain(part);
      }
      expect(text).not.toContain('Diesen Dienst betreibt für uns');
      if (names.appointment !== names.inquiry) expect(text).not.toContain(others.appointment);
    },
  );

  test('the text says of a receipt what the receiver does', () => {
    const sentence = 'Sie erhalten eine Bestätigung';
    expect(textOf(datenschutz, withReceiver, 'formular')).not.toContain(sentence);
    const withReceipt = readConfig({ ...ownReceiver, RECEIVER_RECEIPT: 'on' });
    expect(textOf(datenschutz, withReceipt, 'formular')).toContain(sentence);
  });
});

describe('the paragraph on booking', () => {
  test('says that the visitor sends the e-mail while nothing is configured', () => {
    const text = textOf(datenschutz, plain, 'terminbuchung');
    expect(text).toContain('ein E-Mail auf, das Sie selbst senden');
    expect(text).toContain('nicht übermittelt');
    expect(textOf(datenschutz, plain)).not.toContain(others.booking);
    expect(text).not.toContain(others.appointment);
  });

  test('names what is sent, where to and who runs it once there is an endpoint', () => {
    const text = textOf(datenschutz, withAppointments, 'terminbuchung');
    for (const part of ['termine.example.com', names.appointment]) {
      expect(text).toContain(part);
    }
    for (const part of ['Telefonnummer oder E-Mail-Adresse', 'die gewählten Zeiten']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Welche Zeiten frei sind');
    expect(text).not.toContain('nicht übermittelt');
  });

  test('says when free times are asked for', () => {
    expect(textOf(datenschutz, withFreeTimes, 'terminbuchung')).toContain(
      'Welche Zeiten frei sind, fragt Ihr Browser bei zeiten.example.com ab',
    );
  });

  test('says nothing of the own page where a portal takes its place', () => {
    const both = readConfig({ ...appointments, BOOKING_URL: 'https://portal.example.com/muster' });
    expect(textOf(datenschutz, both)).not.toContain('termine.example.com');
  });

  test('says when the portal is loaded, and who runs it', () => {
    for (const config of [withPortal, askingFirst]) {
      const text = textOf(datenschutz, config, 'terminbuchung');
      expect(text).toContain('termine.example.com');
      expect(text).toContain(names.booking);
    }
    expect(textOf(datenschutz, withPortal)).toContain('in die Nähe des Terminkalenders');
    expect(textOf(datenschutz, askingFirst)).toContain('erst, wenn Sie im Rahmen');
  });
});

test('a recipient in a country without adequate protection needs a safeguard in the text', () => {
  const abroad = { name: 'x', country: 'Indien', safeguard: 'Standarddatenschutzklauseln' };
  expect(placeOf(abroad)).toContain('Grundlage dafür sind Standarddatenschutzklauseln.');
});

describe.each([datenschutz, agb, impressum])('$route', (page) => {
  const sections = page.sections(withEndpoint);

  test('has an anchor of its own for each section', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test('cites nothing that came after January 2024', () => {
    expect(JSON.stringify(sections)).not.toMatch(/202[5-9]|20[3-9]\d|Data Privacy Framework/);
  });
});

test('who runs something is named with the place, or it is ourselves', () => {
  const firm = { name: 'Beispiel AG, Bern', country: 'Schweiz', safeguard: null };
  expect(whoDoes(firm, 'Die Website liegt bei', 'Selbst.')).toBe(
    'Die Website liegt bei Beispiel AG, Bern. Die Daten bleiben in der Schweiz.',
  );
  expect(whoDoes(null, 'Die Website liegt bei', 'Den Webserver betreiben wir selbst.')).toBe(
    'Den Webserver betreiben wir selbst.',
  );
});
