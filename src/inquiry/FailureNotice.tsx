import { FailureNotice as AnyFailureNotice } from '#components/controls/FailureNotice.tsx';
import { inquiryForm, mailTexts } from '#content/inquiry-form.ts';
import type { Inquiry, FailureReason } from '#content/inquiry.ts';
import { mailHref } from './mail.ts';

type FailureNoticeProps = {
  reason: FailureReason;
  inquiry: Inquiry;
  attempts: number;
  phone: string;
  email: string;
};

/** Says why an inquiry did not arrive and offers the other ways. */
export function FailureNotice({ reason, inquiry, attempts, phone, email }: FailureNoticeProps) {
  const { heading, unsure, reasons, ways, call, email: byEmail } = inquiryForm.failure;
  return (
    <AnyFailureNotice
      heading={reason === 'timeout' ? unsure : heading}
      text={`${reasons[reason]} ${ways}`}
      call={{ label: call, phone }}
      mail={{ label: byEmail, href: mailHref(email, mailTexts, inquiry) }}
      attempts={attempts}
    />
  );
}
