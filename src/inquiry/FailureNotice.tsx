import { useRef } from 'react';
import { inquiryForm, mailTexts } from '#content/inquiry-form.ts';
import { phoneHref } from '#content/contact-links.ts';
import type { Inquiry, FailureReason } from '#content/inquiry.ts';
import { mailHref } from './mail.ts';
import { useFocus } from './use-focus.ts';
import styles from './Notice.module.css';

type FailureNoticeProps = {
  reason: FailureReason;
  inquiry: Inquiry;
  attempts: number;
  phone: string;
  email: string;
};

/** Says why an inquiry did not arrive and offers the other ways. Takes focus. */
export function FailureNotice({ reason, inquiry, attempts, phone, email }: FailureNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocus(box, attempts);
  const { failure } = inquiryForm;

  return (
    <div
      ref={box}
      className={styles.notice}
      role="group"
      aria-labelledby="failure-heading"
      aria-describedby="failure-reason"
      tabIndex={-1}
    >
      <h3 id="failure-heading" className="subheading">
        {failure.heading}
      </h3>
      <p id="failure-reason">
        {failure.reasons[reason]} {failure.ways}
      </p>
      <ul className={styles.list}>
        <li>
          <a href={phoneHref(phone)}>
            {failure.call} {phone}
          </a>
        </li>
        <li>
          <a href={mailHref(email, mailTexts, inquiry)}>{failure.email}</a>
        </li>
      </ul>
    </div>
  );
}
