/** Beside an e-mail address without an ending, in the form and on the appointment page: it asks and blocks nothing. At most 50 characters. */
export const missingEnding = 'Fehlt die Endung, zum Beispiel .ch?';
