import type { AppointmentRequest } from '#booking/request.ts';
import { inquiryFrom } from '#inquiry/inquiry.ts';
import type { Choice, Inquiry } from '#content/contract.ts';

/** What the tests type into the fields that must be filled. */
export const person = {
  firstName: 'Regula',
  lastName: 'Muster',
  company: 'Muster Handel AG',
  email: 'regula@muster-handel.example',
};

const fields = {
  ...person,
  industry: 'retail',
  service: 'qualitaetsmanagement',
  projectDescription: '500 Laternen aus Stahl\nverzinkt',
  timeline: '6months+',
};

/** A whole inquiry. Phone and budget are left out. */
export const sample: Inquiry = inquiryFrom(fields);

/** Who asks for an appointment by phone. */
export const caller = {
  name: 'Regula Muster',
  company: 'Muster Handel AG',
  phone: '+41 44 111 22 33',
} as const;

/** A whole request for an appointment. */
export const sampleRequest: AppointmentRequest = {
  ...caller,
  email: person.email,
  subject: 'Qualitätsmanagement',
  kind: 'phone',
  times: [2],
};

/** How a choice reads. */
export const labelOf = (choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value)?.label;
