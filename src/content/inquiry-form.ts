/**
 * The words of the inquiry form: labels, hints, messages, toasts and choices. What the appointment page says too is in
 * `forms.ts`. Toasts and the last button stand exactly as the specification has them.
 */
import { overlaid } from '#content/overlay.ts';
import { maxLengths, type Choice } from './contract.ts';
import { errorMessages } from './forms.ts';
import type { InquiryFormTexts, InquirySubstitute } from './forms.schema.ts';

export const inquiryForm = overlaid('inquiryForm', {
  requiredHint: 'Pflicht sind nur Name, Firma und E-Mail.',
  broughtLost:
    'Ihre Angaben von vorhin fehlen noch in der Projektbeschreibung: Ein Teil der Seite wurde nicht geladen. Laden Sie die Seite neu, dann stehen sie dort.',
  broughtDamaged:
    'Der Link ist beschädigt: Was er mitbringen sollte, fehlt in der Projektbeschreibung. Bitte ergänzen Sie es.',
  groups: { person: 'Zu Ihnen', project: 'Zu Ihrem Projekt' },
  labels: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    email: 'E-Mail',
    phone: 'Telefon',
    industry: 'Branche',
    service: 'Leistung',
    projectDescription: 'Projektbeschreibung',
    budget: 'Budget',
    timeline: 'Zeitrahmen',
  },
  hints: {
    projectDescription:
      'Produkt, Menge, Zielpreis, Termin, Normen. Bilder und Pläne gern per Link oder E-Mail.',
  },
  choose: 'Bitte wählen',
  clear: 'Löschen',
  submit: 'Anfrage senden',
  takesLonger: 'Das dauert länger als üblich. Bitte lassen Sie die Seite noch offen.',
  privacy: {
    simulated:
      'Der Klick bereitet ein E-Mail vor, das Sie selbst absenden. Bis dahin bleiben Ihre Angaben im Browser und werden nicht übermittelt.',
    delivered: 'Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten.',
    link: 'Mehr in der Datenschutzerklärung',
  },
  titlePrefixes: { failed: 'Fehler: ', sent: 'Gesendet: ' },
  missing: {
    firstName: 'Geben Sie Ihren Vornamen ein',
    lastName: 'Geben Sie Ihren Nachnamen ein',
    company: 'Geben Sie den Namen Ihrer Firma ein',
    email: 'Geben Sie Ihre E-Mail-Adresse ein',
  },
  mended: 'Alles ergänzt. Sie können die Anfrage senden.',
  failure: {
    heading: 'Ihre Anfrage konnte nicht übermittelt werden',
    unsure: 'Wir wissen nicht, ob Ihre Anfrage angekommen ist',
    perhaps: 'Vielleicht ist Ihre Anfrage trotzdem angekommen.',
    ways: 'Alle Ihre Angaben stehen noch im Formular. Am raschesten erreichen Sie uns jetzt so:',
    email: 'Anfrage als E-Mail öffnen',
  },
  mail: {
    subject: 'Projektanfrage',
    cut: '[…] Text gekürzt. Bitte den Rest aus dem Formular kopieren.',
  },
  trap: 'Dieses Feld leer lassen',
  toasts: {
    missing: { title: 'Fehler', text: 'Bitte füllen Sie alle Pflichtfelder aus.' },
    sent: { title: 'Anfrage gesendet!', text: 'Wir melden sich innerhalb von 24 Stunden bei Ihnen.' },
    region: 'Meldungen (Taste {hotkey})',
    announcement: 'Meldung:',
    close: 'Meldung schliessen',
  },
  thankYou: {
    simulated: 'Danke für Ihre Anfrage.',
    delivered: 'Danke, {firstName}. Ihre Anfrage ist bei uns.',
    promise:
      'An Werktagen hören Sie innerhalb von 24\u00a0Stunden von uns, während der Bürozeiten meist innert 4\u00a0Stunden.',
    closed: 'Bitte beachten Sie: {closure}. So lange antworten wir später als sonst.',
    steps: {
      heading: 'So läuft eine Anfrage ab',
      items: [
        {
          title: 'Lesen',
          text: 'Eine Fachperson liest, was eintrifft, und notiert, was für eine Offerte fehlt.',
        },
        {
          title: 'Rückmeldung',
          text: 'Per Telefon oder E-Mail, meist mit Fragen zum Produkt.',
        },
        {
          title: 'Erstgespräch',
          text: '30–45\u00a0Minuten, kostenlos. Danach kennen Sie die nächsten Schritte.',
        },
      ],
    },
    byEmail: 'Anfrage als E-Mail senden',
    appointment: 'Termin fürs Erstgespräch gleich vereinbaren',
    urgent: 'Dringend? Rufen Sie uns an:',
    again: 'Neue Anfrage stellen',
  },
} as const satisfies InquiryFormTexts);

export const budgetChoices = [
  { value: 'under-10k', label: 'unter 10’000 Franken' },
  { value: '10k-50k', label: '10’000–50’000 Franken' },
  { value: '50k-100k', label: '50’000–100’000 Franken' },
  { value: 'over-100k', label: 'über 100’000 Franken' },
  { value: 'discuss', label: 'im Gespräch klären' },
] as const satisfies readonly Choice[];

export const timelineChoices = [
  { value: 'asap', label: 'so rasch wie möglich' },
  { value: '1-3months', label: 'in 1–3 Monaten' },
  { value: '3-6months', label: 'in 3–6 Monaten' },
  { value: '6months+', label: 'in mehr als 6 Monaten' },
  { value: 'flexible', label: 'zeitlich flexibel' },
] as const satisfies readonly Choice[];

export const inquirySubstitute = {
  withoutScript:
    'Das Formular braucht JavaScript. Schreiben Sie uns stattdessen ein E-Mail, die Fragen stehen schon darin.',
  overdue:
    'Lässt sich die Anfrage nicht senden, ist ein Teil der Seite nicht angekommen. Rufen Sie uns an oder schreiben Sie uns ein E-Mail, die Fragen stehen schon darin.',
  email: 'E-Mail mit den Fragen öffnen',
} as const satisfies InquirySubstitute;

/** The message for an error of a field. */
export const errorMessage = errorMessages(maxLengths, inquiryForm.labels, inquiryForm.missing);
