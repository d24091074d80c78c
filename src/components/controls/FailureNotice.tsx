import { useRef } from 'react';
import { phoneHref } from '#content/contact-links.ts';
import { useFocus } from './use-focus.ts';
import styles from './notice.module.css';

type FailureNoticeProps = {
  heading: string;
  /** What happened, and what can be done now. */
  text: string;
  call: { label: string; phone: string };
  mail: { label: string; href: string };
  /** A page inside a frame opens phone and mail in a tab of their own: `frame-src` would block them. */
  opens?: 'here' | 'new-tab';
  /** Counts the submits: the notice takes focus on each. */
  attempts: number;
};

/** Says why something did not arrive and offers the other ways. Takes focus. */
export function FailureNotice({ heading, text, call, mail, opens = 'here', attempts }: FailureNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocus(box, attempts);
  const target = opens === 'new-tab' ? '_blank' : undefined;

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
        {heading}
      </h3>
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
    </div>
  );
}
