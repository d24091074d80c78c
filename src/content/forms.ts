/**
 * What the inquiry form and the appointment page both say; services and industries are the choices of the one and the subjects
 * of the other. Apart from the words of either, which the script of the other does without.
 */
import type { Choice, FieldError } from './contract.ts';
import type { FormTexts } from './forms.schema.ts';
import type { IndustryRoute, LastSegment, ServiceRoute, routeLabels } from './routes.ts';

export const formTexts = {
  optional: '(optional)',
  sending: 'Wird gesendet …',
  checkEntries: 'Bitte prüfen Sie Ihre Angaben',
  errorPrefix: 'Fehler: ',
  donePrefix: 'Erledigt: ',
  malformedEmail: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.ch',
  missingEnding: 'Fehlt die Endung, zum Beispiel .ch?',
  tooLong: {
    200: 'höchstens 200\u00a0Zeichen',
    254: 'höchstens 254\u00a0Zeichen',
    20_000: 'höchstens 20’000\u00a0Zeichen',
  },
  failureReasons: {
    offline: 'Ihr Gerät hat keine Verbindung zum Internet.',
    unreachable: 'Unser Server war nicht erreichbar.',
    timeout: 'Unser Server hat nicht rechtzeitig geantwortet.',
    busy: 'Unser Server nimmt im Moment keine weiteren Anfragen an.',
    'server-error': 'Auf unserem Server ist ein Fehler aufgetreten.',
    rejected: 'Unser Server hat die Anfrage nicht angenommen.',
    'held-back':
      'Der Schutz vor Spam hat sie zurückgehalten. Das kann beim automatischen Ausfüllen geschehen. Ein zweites Mal hält er sie nicht zurück.',
  },
  call: 'Anrufen:',
} as const satisfies FormTexts;

/** The messages for errors of the fields of a form: how long each may be, its name, and what asks for it where it must be there. */
export const errorMessages =
  <Field extends string>(
    maxLengths: Readonly<Record<Field, keyof typeof formTexts.tooLong>>,
    labels: Readonly<Record<NoInfer<Field>, string>>,
    missing: Readonly<Partial<Record<NoInfer<Field>, string>>>,
  ) =>
  (field: Field, error: FieldError): string => {
    if (error === 'too-long') return `${labels[field]}: ${formTexts.tooLong[maxLengths[field]]}`;
    return error === 'malformed' ? formTexts.malformedEmail : (missing[field] ?? '');
  };

/**
 * A choice that has a page of its own: the last segment of its route, and the name of the page. The names are written
 * out again, since with those of all pages the form's script would grow past its limit; a different one does not compile.
 */
type PageChoice<R extends ServiceRoute | IndustryRoute> = {
  [Key in R]: Choice<LastSegment<Key>> & { label: (typeof routeLabels)[Key] };
}[R];

export const industryChoices = [
  { value: 'gastronomy', label: 'Gastronomie & Hotellerie' },
  { value: 'retail', label: 'Einzel- und Grosshandel' },
  { value: 'construction', label: 'Bauunternehmen' },
  { value: 'healthcare', label: 'Gesundheitswesen' },
  { value: 'events', label: 'Eventplanung' },
  { value: 'andere', label: 'Andere Branche' },
] as const satisfies readonly (PageChoice<IndustryRoute> | Choice<'andere'>)[];

export const serviceChoices = [
  { value: 'end-to-end-sourcing', label: 'End-to-End Sourcing' },
  { value: 'produktentwicklung', label: 'Produktentwicklung' },
  { value: 'qualitaetsmanagement', label: 'Qualitätsmanagement' },
  { value: 'logistik-transport', label: 'Logistik & Transport' },
  { value: 'zertifizierungsberatung', label: 'Zertifizierungsberatung' },
  { value: 'beratung', label: 'Beratung & Information' },
] as const satisfies readonly (PageChoice<ServiceRoute> | Choice<'beratung'>)[];
