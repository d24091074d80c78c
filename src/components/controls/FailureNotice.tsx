import { phoneHref } from '#content/contact-links.ts';
import { Notice } from './Notice.tsx';
import styles from './notice.module.css';

type FailureNoticeProps = {
  heading: string;
  /** What happened, and what can be done now. */
  text: string;
  call: { label: string; phone: string };
  mail: { label: string; href: string };
  /** A page inside a frame opens phone and mail in a tab of their own: `frame-src` would block them. */
  target?: '_blank';
  /** Counts the submits: the notice takes focus on each. */
  attempts: number;
};

/** Says why something did not arrive and offers the other ways. Takes focus. */
export function FailureNotice({ heading, text, call, mail, target, attempts }: FailureNoticeProps) {
  return (
    <Notice id="failure" heading={heading} describedBy="failure-reason" attempts={attempts}>
      <p id="failure-reason">{text}</p>
      <ul className={styles.list}>
        <li>
          <a href={phoneHref(call.phone)} target={target}>
            {call.label} {call.phone}
          </a>
        </li>
        <li>
          <a href={mail.href} target={target}>
            {mail.label}
          </a>
        </li>
      </ul>
    </Notice>
  );
}
