import type { FailureReason } from './inquiry.ts';
import type { AtMost } from './limits.ts';

/**
 * Why something that was sent did not arrive: an inquiry or an appointment. Apart from the texts of the form, which the
 * script of the appointment page does not need.
 */
export const failureReasons = {
  offline: 'Ihr Gerät hat keine Verbindung zum Internet.',
  unreachable: 'Unser Server war nicht erreichbar.',
  timeout: 'Unser Server hat nicht rechtzeitig geantwortet.',
  busy: 'Unser Server nimmt im Moment keine weiteren Anfragen an.',
  'server-error': 'Auf unserem Server ist ein Fehler aufgetreten.',
  rejected: 'Unser Server hat die Anfrage nicht angenommen.',
  'held-back':
    'Der Schutz vor Spam hat sie zurückgehalten. Das kann beim automatischen Ausfüllen geschehen. Ein zweites Mal hält er sie nicht zurück.',
} as const satisfies Readonly<Record<FailureReason, string>>;

/** Beside an e-mail address without an ending, in the form and on the appointment page: it asks and blocks nothing. */
export const missingEnding: AtMost<50> = 'Fehlt die Endung, zum Beispiel .ch?';
