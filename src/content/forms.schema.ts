/** What the words of the inquiry form, the appointment page and the receiver are. */
import { z } from 'zod';
import {
  appointmentFields,
  appointmentKinds,
  appointmentMaxLengths,
  appointmentWays,
  failureReasons,
  fieldNames,
  maxLengths,
  requiredFields,
} from './contract.ts';
import { each, list, text, words } from './schema.ts';

/** How long fields may be. */
const lengths = [...Object.values(maxLengths), ...Object.values(appointmentMaxLengths)];

/** What the inquiry form and the appointment page both say. */
export const FormTexts = z.strictObject({
  /** Stands behind the name of a field that may stay empty. */
  optional: words,
  /** What the button says while what was entered is on its way. */
  sending: words,
  /** Heading of the list of errors, which takes the focus. */
  checkEntries: words,
  /** Before an error message, for screen readers. */
  errorPrefix: words,
  /** Before a line of that list that is mended, for screen readers. */
  donePrefix: words,
  /** What to do about an e-mail address that is none, the same in the list and at the field. */
  malformedEmail: words,
  /** Beside an e-mail address without an ending: it asks and blocks nothing. */
  missingEnding: text(50),
  /** Behind the name of a field that is longer than its limit, by that limit. */
  tooLong: each(lengths.map(String), words),
  /** Why something that was sent did not arrive, by the kind of failure. One or two sentences. */
  failureReasons: each(failureReasons, words),
  /** Before the phone number, where something did not arrive. */
  call: words,
});
export type FormTexts = z.infer<typeof FormTexts>;

/** What stands where an inquiry or an appointment could not be delivered, beside the reason. */
export const FailureTexts = z.strictObject({
  /** Heading of the notice. */
  heading: text(60),
  /** Heading after a time-out. */
  unsure: text(60),
  /** Behind the reason then: it may have arrived. */
  perhaps: words,
  /** Says that nothing is lost and what can be done now. */
  ways: words,
  /** Link that opens the prepared e-mail. */
  email: text(40),
});
export type FailureTexts = z.infer<typeof FailureTexts>;

const Toast = z.strictObject({
  /** Bold line, as in the specification. */
  title: words,
  /** Sentence below it, as in the specification. */
  text: words,
});

/** What the words of the inquiry form are, and where something could not be delivered. */
export const InquiryFormTexts = z.strictObject({
  /** Above the first field. */
  requiredHint: words,
  /** Below it, where the script that makes lines of what a tool brings along was lost. One or two sentences. */
  broughtLost: words,
  /** At the same place, where the link was damaged that should have brought it. One or two sentences. */
  broughtDamaged: words,
  /** Headings of the two groups of fields. */
  groups: z.strictObject({ person: text(30), project: text(30) }),
  /** Name of each field. */
  labels: each(fieldNames, text(30)),
  /** Helps to fill in a field, below its name. */
  hints: each(fieldNames, text(90).exactOptional()),
  /** Stands in a select box as long as nothing is chosen. */
  choose: words,
  /** Button that takes a choice back; the name of the field follows for screen readers. */
  clear: text(12),
  /** The button. */
  submit: text(30),
  /** Below it after eight seconds. */
  takesLonger: text(90),
  /** Sentence beside the button: what happens to the visitor's data. Which one stands there follows the configuration. */
  privacy: z.strictObject({
    /** While no endpoint is configured: nothing leaves the browser. */
    simulated: words,
    /** With an endpoint. */
    delivered: words,
    /** Link after either sentence. */
    link: words,
  }),
  /** Before the title of the page in the browser tab: while something is wrong, and with the thanks. */
  titlePrefixes: z.strictObject({ failed: words, sent: words }),
  /** What to do about a required field that is empty, the same in the list of errors and at the field. */
  missing: each(requiredFields, words),
  /** Heading of the list of errors once every line of it is mended. */
  mended: words,
  /** What stands above the fields after an inquiry could not be delivered. */
  failure: FailureTexts,
  /** The e-mail that is prefilled with the inquiry. */
  mail: z.strictObject({
    /** Subject of the prefilled e-mail. */
    subject: words,
    /** At its end, where a long description had to be cut. */
    cut: words,
  }),
  /** Name of the field that people never see. */
  trap: words,
  /** Short messages at the edge of the window. */
  toasts: z.strictObject({
    /** Required field empty. */
    missing: Toast,
    /** Inquiry sent. */
    sent: Toast,
    /** Name of the area where toasts appear; `{hotkey}` is the key that leads there. */
    region: words,
    /** Read out before each toast. */
    announcement: words,
    /** Name of the button that closes a toast, for screen readers. */
    close: words,
  }),
  /** The view after the inquiry. */
  thankYou: z.strictObject({
    /** While no endpoint is configured. */
    simulated: words,
    /** With an endpoint; `{firstName}` is the visitor's. */
    delivered: words,
    /** Both readings of the reply promise. */
    promise: words,
    /** Below it while the company is closed or about to be; `{closure}` is such as `Betriebsferien vom … bis …`. */
    closed: words,
    /** What happens next. */
    steps: z.strictObject({ heading: words, items: list(z.strictObject({ title: words, text: words })) }),
    /** While no endpoint is configured: link to an e-mail with the inquiry in it. */
    byEmail: words,
    /** Link to the appointment on the home page, below the steps. */
    appointment: text(50),
    /** Before the phone number. */
    urgent: words,
    /** Button that brings the form back with the values kept. */
    again: words,
  }),
});
export type InquiryFormTexts = z.infer<typeof InquiryFormTexts>;

/** What stands in for the form. Apart from its texts, because the form's script does not need it. */
export const InquirySubstitute = z.strictObject({
  /** In place of the form for browsers without script. */
  withoutScript: words,
  /** Below the form where its script is overdue or lost. Browsers without our styles always show it. */
  overdue: words,
  /** Link to an e-mail with the form's questions. */
  email: words,
});
export type InquirySubstitute = z.infer<typeof InquirySubstitute>;

/** A text for each way in which a request arrives. */
const byWay = (most = Infinity) => each(appointmentWays, text(most));

/** What the words of the appointment page are. */
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
    /** Where free times could not be asked for; the reason follows it. */
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
    /** What to do where none is marked, in the list of errors. */
    missing: byWay(),
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
    kinds: each(appointmentKinds, words),
    /** Names of the fields. */
    labels: each(appointmentFields, text(20)),
    /** Button to the first step. */
    back: text(12),
    /** The button. */
    submit: byWay(25),
    /** What happens to the visitor's data. */
    privacy: byWay(),
    /** Link after it. */
    privacyLink: words,
  }),
  /** What to do about a required field that is empty; phone or e-mail depending on the kind. */
  missing: each(appointmentFields, words).omit({ subject: true }),
  /** Heading of the list of errors once every line of it is mended. */
  mended: words,
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
    meeting: each(appointmentKinds, words),
    /** How to cancel: for whoever gave an e-mail address, and for whoever gave none. */
    cancelling: each(appointmentWays, z.strictObject({ byMail: words, byPhone: words })).omit({ mail: true }),
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
    location: each(appointmentKinds, words),
    /** Where, for who may know the number that was typed: `{visitor}`. */
    calledAt: words,
  }),
});
export type AppointmentTexts = z.infer<typeof AppointmentTexts>;

/** A mail without markup. */
export const MailText = z.strictObject({
  /** What is filled in does not count. */
  subject: text(70),
  /** One entry a paragraph. */
  text: list(words),
});
export type MailText = z.infer<typeof MailText>;

/** A plain page of the receiver, without navigation. */
const ReceiverPage = z.strictObject({
  /** Heading, and title in the browser tab. */
  title: text(60),
  /** One entry a paragraph. */
  text: list(words),
});

/** The same news for the company and for the visitor. */
const BothSides = z.strictObject({
  /** Begins with what the visitor entered. */
  company: MailText,
  /** Has an address only where the visitor gave one. */
  visitor: MailText,
});

/** Why something looks suspicious, as the company reads it; a whole sentence each. */
const Marks = z.strictObject({
  /** Sent within three seconds. */
  'too fast': words,
  /** The field that nobody sees was filled in. */
  trap: words,
  /** The same, noticed by the form; the visitor has sent once more. */
  'held back': words,
});

/** What the mails and the plain pages of the receiver say. */
export const ReceiverTexts = z.strictObject({
  /** To the company, with every inquiry; its fields stand between subject and last line. */
  inquiry: MailText,
  /** Before the subject of what looks suspicious, and the reasons, which stand at the end of the mail. */
  marked: z.strictObject({ subject: words, reasons: Marks }),
  /** To the company: many mails at once, each in full below these paragraphs. */
  digest: MailText,
  /** To the company: a mail to a visitor was refused for good. `{mail}` is its subject. */
  failure: MailText,
  /** To the company, once: its calendar has not been read for too long. */
  calendarLost: MailText,
  /** To the company, after that: it is read again. */
  calendarBack: MailText,
  /** To the visitor, with `RECEIVER_RECEIPT=on`. It repeats nothing the visitor typed: it could be meant for strangers. */
  receipt: MailText,
  /** An appointment was booked. The mail to the visitor repeats nothing that was typed. */
  appointment: BothSides,
  /** The same once its details have changed. */
  change: BothSides,
  /** One was cancelled, by whichever side. */
  cancellation: BothSides,
  /** Where the visitor gets no mail. */
  call: z.strictObject({
    /** Before the subject. */
    subject: words,
    /** The booking was suspicious, or too many mails went out: nobody has written to the visitor. `{reach}`: phone, e-mail. */
    booked: words,
    /** Cancelled, and the visitor does not know. */
    cancelled: words,
  }),
  /** Entries in calendars, which have the text of their mail. */
  calendar: z.strictObject({
    /** Title once it is cancelled. */
    cancelled: words,
    /** Where, by kind; `{phone}` is the visitor's number, which only the company reads. */
    location: each(['company', 'visitor'], each(appointmentKinds, words)),
  }),
  /** Asks whether an appointment shall be cancelled; the text says who is told, by whether the visitor gets mails. */
  cancel: z.strictObject({
    /** Heading, and title in the browser tab. */
    title: text(60),
    /** Which appointment; `{when}` is its time. */
    text: words,
    /** Both sides get a mail. */
    isTold: words,
    /** The visitor gets none; this page is seen by the company alone. */
    isNotTold: words,
    button: text(30),
  }),
  /** After that, and for an appointment that was cancelled before. */
  cancelled: z.strictObject({
    /** As that of {@link ReceiverTexts.cancel}. */
    title: words,
    /** Both sides get a mail. */
    isTold: words,
    /** The visitor gets none. */
    isNotTold: words,
  }),
  /** For a link that is past its time or damaged. */
  cancelInvalid: ReceiverPage,
  /** Where the receiver cannot cancel at the moment, or too many have asked it to: the appointment still stands. */
  cancelFailed: ReceiverPage,
  /** After an inquiry that was sent without script. */
  thanks: ReceiverPage,
  /** After one with a field that is too long. */
  tooLong: ReceiverPage,
  /** After one that did not arrive. */
  failed: ReceiverPage,
  /** Link from the receiver's pages to the site. */
  back: text(40),
});
export type ReceiverTexts = z.infer<typeof ReceiverTexts>;

export const schemas = {
  formTexts: FormTexts,
  inquiryForm: InquiryFormTexts,
  inquirySubstitute: InquirySubstitute,
  appointment: AppointmentTexts,
  receiverTexts: ReceiverTexts,
};
