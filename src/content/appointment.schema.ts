/** What the words of the appointment page are. */
import { z } from 'zod';
import { FailureTexts } from './inquiry-form.schema.ts';
import { each, text, words } from './schema.ts';

/** A text for each way in which a request arrives, as `appointment.ts` has them. */
const byWay = (most = Infinity) => each(['mail', 'proposals', 'booking'], text(most));

export const AppointmentTexts = z.strictObject({
  /** Stations of the line above the steps. */
  steps: z.strictObject({ times: text(12), details: text(12), done: byWay(12) }),
  /** The first step. */
  times: z.strictObject({
    /** Above the days. */
    intro: byWay(60),
    /** Name of the row of days, for screen readers. */
    days: words,
    /** While free times are asked for. */
    loading: words,
    /** Where there is no time at all. */
    none: words,
    /** Where free times could not be asked for; the reason stands before it. */
    unavailable: words,
    /** Button that asks again. */
    again: words,
    /** Stands below the times while none is marked. */
    noneMarked: byWay(),
    /** `{count}` of `{total}` marked; `{times}` follows. */
    marked: byWay(),
    /** Behind a day with marked times, for screen readers. */
    dayMarked: words,
    /** Where the visitor's clock shows something else: `{swiss}` here is `{local}` there. */
    otherZone: words,
    /** Behind a time there that falls on the day before. */
    dayBefore: words,
    /** Behind one that falls on the day after. */
    dayAfter: words,
    /** Button to the second step. */
    next: text(20),
  }),
  /** The second step. */
  details: z.strictObject({
    /** Name of the list of marked times, for screen readers. */
    chosen: words,
    /** Name of the choice between phone and video, for screen readers. */
    kind: words,
    /** The two kinds, as they stand in the form and in the e-mail. */
    kinds: each(['phone', 'video'], words),
    /** Names of the fields. */
    labels: each(['name', 'company', 'phone', 'email', 'subject'], text(20)),
    /** Stands behind the name of a field that may stay empty. */
    optional: words,
    /** Button to the first step. */
    back: text(12),
    /** The button. */
    submit: byWay(25),
    /** What the button says while the request is on its way. */
    sending: words,
    /** What happens to the visitor's data. */
    privacy: byWay(),
    /** Link after it. */
    privacyLink: words,
  }),
  /** The list of errors, which takes the focus. */
  summary: z.strictObject({ heading: words, mended: words, done: words, prefix: words }),
  /** What to do about an error. */
  errors: z.strictObject({
    /** No time is marked. */
    times: byWay(),
    /** A field that must be filled in; phone or e-mail depending on the kind. */
    missing: each(['name', 'company', 'phone', 'email'], words),
    /** An e-mail address that is none. */
    malformedEmail: words,
    /** Behind the name of a field that is longer than its limit, by that limit. */
    tooLong: each(['200', '254'], words),
  }),
  /** A marked time was taken in the meantime, is past, or so near that it is no longer offered. */
  gone: z.strictObject({ heading: words, text: words }),
  /** The request did not arrive. */
  failure: FailureTexts,
  /** The last view. */
  done: z.strictObject({
    /** Its heading; `{name}` is the visitor's. */
    heading: byWay(),
    /** What happens next, or what the visitor has to do. */
    text: byWay(),
    /** Who calls whom, or how the video begins; `{phone}` and `{email}` are the visitor's. */
    meeting: each(['phone', 'video'], words),
    /** How to cancel: for whoever gave an e-mail address, and for whoever gave none. */
    cancelling: each(['proposals', 'booking'], z.strictObject({ byMail: words, byPhone: words })),
    /** Link to the e-mail, while nothing is configured. */
    openMail: words,
    /** Name of the field with the text of the e-mail. */
    mailText: words,
    /** Button that copies it. */
    copy: words,
    /** Below it afterwards. */
    copied: words,
    /** The same where the browser does not allow it: the text is selected then. */
    notCopied: words,
    /** Button that saves the calendar file; before several, which say their times. */
    save: words,
    /** Beginning of the name of that file. */
    fileName: words,
    /** Button back to the form. */
    change: words,
  }),
  /** Line at the foot of the steps, before phone number and e-mail address. */
  direct: words,
  /** The e-mail to the company. */
  mail: z.strictObject({
    /** Subject of an e-mail with proposals. */
    subject: words,
    /** Its text; the names in braces are filled in. */
    body: words,
    /** At its end, where a long text had to be cut. */
    cut: words,
  }),
  /** The entry in the visitor's calendar. */
  calendar: z.strictObject({
    /** Title; `{company}` is ours. */
    summary: byWay(),
    /** Text of the entry. */
    description: byWay(),
    /** Where, by kind. */
    location: each(['phone', 'video'], words),
    /** Where, for who may know the number that was typed: `{visitor}`. */
    calledAt: words,
  }),
});
export type AppointmentTexts = z.infer<typeof AppointmentTexts>;

export const records = { appointment: AppointmentTexts };
