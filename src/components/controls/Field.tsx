import type { ReactNode } from 'react';
import { formTexts } from '#content/forms.ts';
import { ErrorSign, Tick } from '../signs/Signs.tsx';
import styles from './control.module.css';

type FieldProps = {
  /** Id of the control. */
  id: string;
  label: string;
  /** Whether it may stay empty: a word behind the label says so. */
  isOptional: boolean;
  /** Helps to fill the field in. */
  hint?: string | undefined;
  /** What is wrong. */
  error?: string | undefined;
  /** A message that has been heeded since: a tick takes its place, so that nothing moves. */
  mended?: string | undefined;
  /** Stands at the end of the label's line. */
  action?: ReactNode;
  /** The control, with {@link fieldAttributes}. */
  children: ReactNode;
};

/**
 * Label, hint, control and message of a field. The message stands below the control: mending it does not
 * move what the visitor is typing in.
 */
export function Field({ id, label, isOptional, hint, error, mended, action, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={error && ''}>
      <label htmlFor={id} className={`name ${styles.label}`}>
        {label}
        {isOptional && (
          <>
            {' '}
            <span className="quiet">{formTexts.optional}</span>
          </>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={`note fine ${styles.hint}`}>
          {hint}
        </p>
      )}
      {action}
      {children}
      {!error && mended && (
        <p className={`name ${styles.mended}`} aria-hidden="true">
          <Tick />
          <span>{mended}</span>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={`name ${styles.error}`}>
          <ErrorSign />
          <span>
            <span className="visually-hidden">{formTexts.errorPrefix}</span>
            {error}
          </span>
        </p>
      )}
    </div>
  );
}

/** The attributes that tie a control to its label, hint and message. */
export function fieldAttributes(id: string, { hasHint = false, hasError = false }) {
  const descriptions = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean);
  return {
    id,
    'aria-describedby': descriptions.join(' ') || undefined,
    'aria-invalid': hasError ? true : undefined,
  };
}
