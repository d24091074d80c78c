/**
 * What an inquiry and an appointment request are: the names of their fields, how long each may be, and what can go wrong, without
 * a word of German. Names and values travel in addresses and to the configured endpoints (docs/inquiry-endpoint.md,
 * docs/appointment-endpoint.md); do not change them. The records and their schemas take the names from here.
 */
import type { IndustryRoute, LastSegment, ServiceRoute } from './routes.ts';

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
export const failureReasons = [
  'offline',
  'unreachable',
  'timeout',
  'busy',
  'server-error',
  'rejected',
  // The field that only programs fill was filled; a browser's autofill can do that too.
  'held-back',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** An entry of a list of choices. */
export interface Choice<Value extends string = string> {
  /** Stable value; never empty. */
  value: Value;
  /** What the visitor reads. */
  label: string;
}

/** The values of two lists of choices: pages by the last segment of their route (`/contact?service=…`), and what has no page. */
export type ServiceChoice = LastSegment<ServiceRoute> | 'beratung';
export type IndustryChoice = LastSegment<IndustryRoute> | 'andere';

/** What the visitor types to ask for an appointment, in the order of the form. */
export const appointmentFields = ['name', 'company', 'phone', 'email', 'subject'] as const;
export type AppointmentField = (typeof appointmentFields)[number];

/** How many characters each may have, for the page and for the receiver. No person needs more. */
export const appointmentMaxLengths = {
  name: 200,
  company: 200,
  phone: 200,
  email: 254,
  subject: 200,
} as const satisfies Record<AppointmentField, number>;

/** How the conversation is held. */
export const appointmentKinds = ['phone', 'video'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/**
 * How a request arrives, by the configuration: as an e-mail that the visitor sends, as proposals at an endpoint, or as
 * a booking of a time that a receiver has named free.
 */
export const appointmentWays = ['mail', 'proposals', 'booking'] as const;
export type AppointmentWay = (typeof appointmentWays)[number];

/** How many times may be marked. */
export const timesAllowed = { mail: 3, proposals: 3, booking: 1 } as const satisfies Record<
  AppointmentWay,
  number
>;
