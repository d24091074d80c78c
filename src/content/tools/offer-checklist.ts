/** The checklist for a quotation, beside the form on /contact. */
import type { ChecklistItem, OfferChecklistTool } from './schema.ts';

export const checklistItems = [
  { id: 'a', title: 'Produkt', text: 'Beschrieb, Bild oder Zeichnung (PDF oder STEP)' },
  { id: 'b', title: 'Ausführung', text: 'Material, Oberfläche, Farbe (RAL, Pantone oder NCS)' },
  { id: 'c', title: 'Menge', text: 'pro Bestellung und pro Jahr' },
  { id: 'd', title: 'Preis', text: 'Zielpreis und heutiger Einstandspreis' },
  { id: 'e', title: 'Termin', text: 'wann die Ware bei Ihnen sein muss' },
  { id: 'f', title: 'Verkaufsland', text: 'Schweiz, EU oder weitere Märkte' },
  { id: 'g', title: 'Normen', text: 'verlangte Prüfungen und Zertifikate' },
  { id: 'h', title: 'Verpackung', text: 'Karton, Logo, Strichcode, Sprachen' },
  { id: 'i', title: 'Anlieferung', text: 'Adresse, Rampe oder Hebebühne' },
  { id: 'j', title: 'Erfahrung', text: 'bisherige Lieferanten und was nicht klappte' },
] as const satisfies readonly ChecklistItem[];

export const offerChecklistTool: OfferChecklistTool = {
  id: 'checkliste',
  heading: 'Checkliste für Ihre Anfrage',
  intro: 'Haken Sie ab, was bereit ist, und übernehmen Sie die Liste in die Anfrage.',
  counted: 'von 10 bereit',
  inquire: { label: 'Liste in die Anfrage übernehmen', href: '/contact#anfrage' },
  print: 'Checkliste drucken',
};

/** What the checklist says while it is used, and in the inquiry. */
export const offerChecklistMessages = {
  /** Above the ticked lines in the description of the inquiry. */
  ready: 'Das habe ich bereit:',
} as const;
