import { useRef, type MouseEvent } from 'react';
import { errorMessage, inquiryForm } from '#content/inquiry-form.ts';
import { fieldsWithErrors } from './check.ts';
import type { Check } from './state.ts';
import { useFocus } from './use-focus.ts';
import styles from './Notice.module.css';

type ErrorSummaryProps = { check: Check; attempts: number };

/**
 * The errors of the last submit, each with a link to its field. Takes focus on every submit. A mended line
 * stays, struck through: a list that shrinks would move the form under the visitor's fingers.
 */
export function ErrorSummary({ check, attempts }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocus(box, attempts);
  const isMended = fieldsWithErrors(check.open).length === 0;

  return (
    <div
      ref={box}
      className={styles.notice}
      data-mended={isMended ? '' : undefined}
      role="group"
      aria-labelledby="summary-heading"
      aria-describedby="summary-list"
      tabIndex={-1}
    >
      <h3 id="summary-heading" className="subheading">
        {isMended ? inquiryForm.summary.mended : inquiryForm.summary.heading}
      </h3>
      <ul id="summary-list" className={styles.list}>
        {fieldsWithErrors(check.found).map((name) => {
          const message = errorMessage(name, check.open[name] ?? check.found[name] ?? 'missing');
          return (
            <li key={name}>
              {check.open[name] ? (
                <a href={`#${name}`} onClick={goToField}>
                  {message}
                </a>
              ) : (
                <>
                  <span className="visually-hidden">{inquiryForm.summary.done}</span>
                  <s>{message}</s>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Brings the field's label into view too, which the browser's own jump would leave above the edge. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  field.labels?.[0]?.scrollIntoView();
  field.focus({ preventScroll: true });
}
