/**
 * What an inquiry is: its fields, its choices, and what can go wrong. Values travel in addresses
 * (`/contact?service=…`) and to the configured endpoint; do not change them.
 */
import type { IndustryRoute, LastSegment, routeLabels, ServiceRoute } from './routes.ts';

/** The fields of an inquiry in the order of the form, named as in the specification. */
export const fieldNames = [
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'industry',
  'service',
  'projectDescription',
  'budget',
  'timeline',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** What a visitor has entered, without spaces at either end. A field left out is an empty text. */
export type Inquiry = Readonly<Record<FieldName, string>>;

export const requiredFields = ['firstName', 'lastName', 'company', 'email'] as const satisfies FieldName[];
export type RequiredField = (typeof requiredFields)[number];

/** A field that people never see. Its name tells programs nothing, and is none of those that browsers fill in. */
export const trapName = 'callback_window';

/** How many characters a field that is typed may have, for the form and for the receiver. No person needs more. */
export const maxLengths = {
  firstName: 200,
  lastName: 200,
  company: 200,
  email: 254,
  phone: 200,
  projectDescription: 20_000,
} as const satisfies Partial<Record<FieldName, number>>;
export type TypedField = keyof typeof maxLengths;

/** What can be wrong with a field; everything else is accepted. */
export type FieldError = 'missing' | 'malformed' | 'too-long';

/** Why an inquiry or an appointment did not arrive. */
export type FailureReason =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'busy'
  | 'server-error'
  | 'rejected'
  /** The field that only programs fill was filled; a browser's autofill can do that too. */
  | 'held-back';

export interface Choice<Value extends string = string> {
  /** Stable value; never empty. */
  value: Value;
  /** What the visitor reads. */
  label: string;
}

/**
 * A choice that has a page of its own: the last segment of its route, and the name of the page. The names are written
 * out again, since with those of all pages the form's script would grow past its limit; a different one does not compile.
 */
type PageChoice<R extends ServiceRoute | IndustryRoute> = {
  [Key in R]: Choice<LastSegment<Key>> & { label: (typeof routeLabels)[Key] };
}[R];

export type ServiceChoice = LastSegment<ServiceRoute> | 'beratung';
export type IndustryChoice = LastSegment<IndustryRoute> | 'andere';

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
