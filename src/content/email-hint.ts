import type { AtMost } from './limits.ts';

/** Beside an e-mail address without an ending, in the form and on the appointment page: it asks and blocks nothing. */
export const missingEnding: AtMost<50> = 'Fehlt die Endung, zum Beispiel .ch?';
