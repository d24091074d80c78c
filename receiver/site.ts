/**
 * Everything the receiver takes from the site: its fields, choices and words, so that they cannot diverge. By relative
 * paths, since Node lets no package map names beyond its own folder; the files themselves find `#content/` as ever.
 */
export {
  appointment,
  appointmentFields,
  appointmentKinds,
  appointmentMaxLengths,
  type AppointmentField,
  type AppointmentKind,
} from '../src/content/appointment.ts';
export { company } from '../src/content/company.ts';
export {
  fieldNames,
  maxLengths,
  requiredFields,
  trapName,
  type FieldName,
  type Inquiry,
} from '../src/content/inquiry.ts';
export { inquiryForm } from '../src/content/inquiry-form.ts';
export { receiverTexts, type MailText } from '../src/content/receiver.ts';
export { choiceLabel, choices, isChoiceField, readInquiry } from '../src/inquiry/inquiry.ts';
export { inquiryLines } from '../src/inquiry/mail.ts';
export { inquiryKey } from '../src/inquiry/key.ts';
export { messageBody } from '../src/inquiry/message.ts';
export { createKey } from '../src/lib/create-key.ts';
export { fill } from '../src/lib/fill.ts';
export { isPlaceholder } from '../src/lib/placeholders.ts';
export { textsFor } from '../src/lib/keys.ts';
export { locationOf } from '../src/booking/calendar.ts';
export { appointmentUid, calendarFile } from '../src/booking/ics.ts';
export { longAppointment, longDay, shortTime } from '../src/booking/dates.ts';
export type { AppointmentRequest } from '../src/booking/request.ts';
export { scheduleFrom } from '../src/booking/schedule.ts';
export { daysSearched, endOf, nextDays } from '../src/booking/slots.ts';
export { dayOf, isoDay, millisecondsPerDay } from '../src/lib/day.ts';
export { instantOf, isoTime, swissTime, type Instant } from '../src/lib/swiss-time.ts';
