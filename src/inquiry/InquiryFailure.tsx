import { FailureNotice } from '#components/controls/Notice.tsx';
import type { Company } from '#content/company.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import type { Inquiry, FailureReason } from '#content/inquiry.ts';
import { mailHref } from './mail.ts';

type InquiryFailureProps = Pick<Company, 'phone' | 'email'> & {
  reason: FailureReason;
  inquiry: Inquiry;
  attempts: number;
};

/** Says why an inquiry did not arrive and offers the other ways. */
export function InquiryFailure({ reason, inquiry, attempts, phone, email }: InquiryFailureProps) {
  const { heading, unsure, reasons, ways, call, email: byEmail } = inquiryForm.failure;
  return (
    <FailureNotice
      heading={reason === 'timeout' ? unsure : heading}
      text={`${reasons[reason]} ${ways}`}
      call={{ label: call, phone }}
      mail={{ label: byEmail, href: mailHref(email, inquiry) }}
      attempts={attempts}
    />
  );
}
