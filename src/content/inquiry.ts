/** The choices of the inquiry form. Values travel in addresses (`/contact?service=…`) and to the configured endpoint; do not change them. */
import { routeLabels, type IndustryRoute, type LastSegment, type ServiceRoute } from './routes.ts';

export interface Choice<Value extends string = string> {
  /** Stable value; never empty. */
  value: Value;
  /** What the visitor reads. */
  label: string;
}

/** The values of the two lists. A choice that has a page of its own has the last segment of its route. */
export type ServiceChoice = LastSegment<ServiceRoute> | 'beratung';
export type IndustryChoice = LastSegment<IndustryRoute> | 'andere';

export const industryChoices = [
  { value: 'gastronomy', label: routeLabels['/gastronomy'] },
  { value: 'retail', label: routeLabels['/retail'] },
  { value: 'construction', label: routeLabels['/construction'] },
  { value: 'healthcare', label: routeLabels['/healthcare'] },
  { value: 'events', label: routeLabels['/events'] },
  { value: 'andere', label: 'Andere Branche' },
] as const satisfies readonly Choice<IndustryChoice>[];

export const serviceChoices = [
  { value: 'end-to-end-sourcing', label: routeLabels['/services/end-to-end-sourcing'] },
  { value: 'produktentwicklung', label: routeLabels['/services/produktentwicklung'] },
  { value: 'qualitaetsmanagement', label: routeLabels['/services/qualitaetsmanagement'] },
  { value: 'logistik-transport', label: routeLabels['/services/logistik-transport'] },
  { value: 'zertifizierungsberatung', label: routeLabels['/services/zertifizierungsberatung'] },
  { value: 'beratung', label: 'Beratung & Information' },
] as const satisfies readonly Choice<ServiceChoice>[];

export const budgetChoices = [
  { value: 'under-10k', label: 'unter 10 Tsd. Franken' },
  { value: '10k-50k', label: '10–50 Tsd. Franken' },
  { value: '50k-100k', label: '50–100 Tsd. Franken' },
  { value: 'over-100k', label: 'über 100 Tsd. Franken' },
  { value: 'discuss', label: 'im Gespräch klären' },
] as const satisfies readonly Choice[];

export const timelineChoices = [
  { value: 'asap', label: 'so rasch wie möglich' },
  { value: '1-3months', label: 'in 1–3 Monaten' },
  { value: '3-6months', label: 'in 3–6 Monaten' },
  { value: '6months+', label: 'in mehr als 6 Monaten' },
  { value: 'flexible', label: 'zeitlich flexibel' },
] as const satisfies readonly Choice[];
