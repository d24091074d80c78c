/** What the mails and the plain pages of the receiver say. */
import { z } from 'zod';
import { each, list, text, words } from './schema.ts';

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
    location: each(['company', 'visitor'], each(['phone', 'video'], words)),
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

export const records = { receiverTexts: ReceiverTexts };
