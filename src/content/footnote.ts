/**
 * Stands once on every page with figures, above its end, and in the imprint. Results come from projects; targets and
 * answering times are commitments; the rest counts people and offers. It names no date and no method.
 */
export const figuresFootnote =
  'Ergebnisse stammen aus abgeschlossenen Projekten und sind keine Zusage. An unseren Zielen und Antwortzeiten lassen wir uns messen.';
