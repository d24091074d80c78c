/** Stands once on every page with figures, above its end. Two sentences; they name no date and no method. */
export const figuresFootnote =
  'Alle Kennzahlen sind Angaben des Unternehmens aus abgeschlossenen Projekten. Sie sind keine Zusage für künftige Ergebnisse.';
