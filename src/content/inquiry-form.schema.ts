/** What the words of the inquiry form are, and where something could not be delivered. */
import { z } from 'zod';
import type { FailureReason, FieldName } from './inquiry.ts';
import { each, list, text, words } from './schema.ts';

/** The fields of an inquiry, as `inquiry.ts` has them. */
const fieldNames = [
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
] as const satisfies readonly FieldName[];

/** What stands where an inquiry or an appointment could not be delivered. */
export const FailureTexts = z.strictObject({
  /** Heading of the notice. */
  heading: text(60),
  /** Heading after a time-out: it may have arrived. */
  unsure: text(60),
  /** What happened, by the kind of failure. One or two sentences. */
  reasons: each(
    [
      'offline',
      'unreachable',
      'timeout',
      'busy',
      'server-error',
      'rejected',
      'held-back',
    ] satisfies FailureReason[],
    words,
  ),
  /** Says that nothing is lost and what can be done now. */
  ways: words,
  /** Before the phone number. */
  call: words,
  /** Link that opens the prepared e-mail. */
  email: text(40),
});

const Toast = z.strictObject({
  /** Bold line, as in the specification. */
  title: words,
  /** Sentence below it, as in the specification. */
  text: words,
});

export const InquiryFormTexts = z.strictObject({
  /** Above the first field. */
  requiredHint: words,
  /** Below it, where the script that makes lines of what a tool brings along was lost. One or two sentences. */
  broughtLost: words,
  /** At the same place, where the link was damaged that should have brought it. One or two sentences. */
  broughtDamaged: words,
  /** Headings of the two groups of fields. */
  groups: z.strictObject({ person: text(30), project: text(30) }),
  /** Name of each field, the mark for optional fields included. */
  labels: each(fieldNames, text(30)),
  /** Stands behind the name of a field that may stay empty. */
  optional: words,
  /** Helps to fill in a field, below its name. */
  hints: each(fieldNames, text(90).exactOptional()),
  /** Stands in a select box as long as nothing is chosen. */
  choose: words,
  /** Button that takes a choice back; the name of the field follows for screen readers. */
  clear: text(12),
  /** The button. */
  submit: text(30),
  /** What the button says while the inquiry is on its way. */
  sending: words,
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
  /** The list of errors above the form, which takes the focus. */
  summary: z.strictObject({
    /** Heading of the list of errors. */
    heading: words,
    /** Takes its place once every line of the list is mended. */
    mended: words,
    /** Before a line that is mended, for screen readers. */
    done: words,
  }),
  /** Before an error message, for screen readers. */
  errorPrefix: words,
  /** What to do about an error, the same in the summary and at the field. */
  errors: each(
    ['firstName', 'lastName', 'company', 'email'],
    z.strictObject({ missing: words, malformed: words.exactOptional() }),
  ),
  /** Behind the name of a field that is longer than its limit, by that limit. */
  tooLong: each(['200', '254', '20000'], words),
  /** What stands above the button after an inquiry could not be delivered. */
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
    /** Link to the appointment page, below the steps. */
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
  /** Below the form where its script is overdue or lost. Browsers that know nothing of hidden parts always show it. */
  overdue: words,
  /** Link to an e-mail with the form's questions. */
  email: words,
});
export type InquirySubstitute = z.infer<typeof InquirySubstitute>;

export const records = {
  inquiryForm: InquiryFormTexts,
  inquirySubstitute: InquirySubstitute,
  missingEnding: text(50),
};
