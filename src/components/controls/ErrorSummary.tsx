import type { MouseEvent } from 'react';
import { Notice } from './Notice.tsx';
import styles from './notice.module.css';

type ErrorSummaryProps = {
  /** The heading while something is wrong and once all is mended; `done` stands before a line that is, for screen readers. */
  words: { heading: string; mended: string; done: string };
  /** What is wrong, each with the id of its field. */
  lines: readonly { id: string; message: string; isMended: boolean }[];
  /** Counts the submits: the summary takes focus on each. */
  attempts: number;
};

/**
 * The errors of the last submit, each with a link to its field. Takes focus on every submit. A mended line
 * stays, struck through: a list that shrinks would move the form under the visitor's fingers.
 */
export function ErrorSummary({ words, lines, attempts }: ErrorSummaryProps) {
  const isAllMended = lines.every(({ isMended }) => isMended);
  return (
    <Notice
      id="summary"
      heading={isAllMended ? words.mended : words.heading}
      describedBy="summary-list"
      isMended={isAllMended}
      attempts={attempts}
    >
      <ul id="summary-list" className={styles.list}>
        {lines.map(({ id, message, isMended }) => (
          <li key={id}>
            {isMended ? (
              <>
                <span className="visually-hidden">{words.done}</span>
                <s>{message}</s>
              </>
            ) : (
              <a href={`#${id}`} onClick={goToField}>
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
