import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { phoneHref } from '#content/company.ts';
import type { FailureReason } from '#content/contract.ts';
import { formTexts } from '#content/forms.ts';
import type { FailureTexts } from '#content/forms.schema.ts';
import styles from './control.module.css';

type NoticeProps = {
  /** Ids of its parts begin with it. */
  id: string;
  heading: string;
  /** Id of what explains the heading. */
  describedBy?: string;
  /** Whether what it is about is in order by now. */
  isMended?: boolean;
  /** Counts the submits: the notice takes focus on each. */
  attempts: number;
  children: ReactNode;
};

/** Says what has happened. Takes focus. */
export function Notice({ id, heading, describedBy, isMended, attempts, children }: NoticeProps) {
  const box = useFocus<HTMLDivElement>(attempts);
  return (
    <div
      ref={box}
      className={`stack ${styles.notice}`}
      data-mended={isMended ? '' : undefined}
      role="group"
      aria-labelledby={`${id}-heading`}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      <h3 id={`${id}-heading`} className="subheading">
        {heading}
      </h3>
      {children}
    </div>
  );
}

type FailureNoticeProps = {
  words: FailureTexts;
  reason: FailureReason;
  phone: string;
  /** Address of an e-mail with what did not arrive. */
  mail: string;
  /** A page inside a frame opens phone and mail in a tab of their own: `frame-src` would block them. */
  target?: '_blank';
  /** Counts the submits: the notice takes focus on each. */
  attempts: number;
};

/** Says why something did not arrive and offers the other ways. Takes focus. */
export function FailureNotice({ words, reason, phone, mail, target, attempts }: FailureNoticeProps) {
  const isUnsure = reason === 'timeout';
  const heading = isUnsure ? words.unsure : words.heading;
  const said = [formTexts.failureReasons[reason], isUnsure && words.perhaps, words.ways];
  return (
    <Notice id="failure" heading={heading} describedBy="failure-reason" attempts={attempts}>
      <p id="failure-reason">{said.filter(Boolean).join(' ')}</p>
      <ul className={styles.list}>
        <li>
          <a className="name" href={phoneHref(phone)} target={target}>
            {formTexts.call} {phone}
          </a>
        </li>
        <li>
          <a className="name" href={mail} target={target}>
            {words.email}
          </a>
        </li>
      </ul>
    </Notice>
  );
}

type ErrorSummaryProps = {
  /** Its heading once all is mended. */
  mended: string;
  /** What is wrong, each with the id of its field. */
  lines: readonly { id: string; message: string; isMended: boolean }[];
  /** Counts the submits: the summary takes focus on each. */
  attempts: number;
};

/**
 * The errors of the last submit, each with a link to its field. Takes focus on every submit. A mended line
 * stays, struck through: a list that shrinks would move the form under the visitor's fingers.
 */
export function ErrorSummary({ mended, lines, attempts }: ErrorSummaryProps) {
  const isAllMended = lines.every(({ isMended }) => isMended);
  return (
    <Notice
      id="summary"
      heading={isAllMended ? mended : formTexts.checkEntries}
      describedBy="summary-list"
      isMended={isAllMended}
      attempts={attempts}
    >
      <ul id="summary-list" className={styles.list}>
        {lines.map(({ id, message, isMended }) => (
          <li key={id}>
            {isMended ? (
              <>
                <span className="visually-hidden">{formTexts.donePrefix}</span>
                <s>{message}</s>
              </>
            ) : (
              <a className="name" href={`#${id}`} onClick={goToField}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Brings the field's label into view too, which the browser's own jump would leave above the edge. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  field.labels?.[0]?.scrollIntoView();
  field.focus({ preventScroll: true });
}

/**
 * For an element that takes the focus when it comes, and after every further submit, with its first line in view: a
 * browser by itself brings the middle of a long one into a small window.
 */
export function useFocus<Kind extends HTMLElement>(attempts?: number) {
  const element = useRef<Kind>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView();
  }, [attempts]);
  return element;
}
