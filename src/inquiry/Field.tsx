import type { ReactNode } from 'react';
import { ErrorSign } from '#components/signs/ErrorSign.tsx';
import { Tick } from '#components/signs/Tick.tsx';
import { errorMessage, inquiryForm, type InquiryFormTexts } from '#content/inquiry-form.ts';
import type { FieldError, FieldName } from '#content/inquiry.ts';
import { isRequired } from './inquiry.ts';
import styles from './Field.module.css';

type FieldProps = {
  name: FieldName;
  error?: FieldError | undefined;
  /** An error that has been mended since: a tick takes its place, so that nothing moves. */
  mended?: FieldError | undefined;
  /** Stands at the end of the label's line. */
  action?: ReactNode;
  /** The control; its id is the field's name. */
  children: ReactNode;
};

/**
 * Label, hint, control and message of a field. The message stands below the control: mending it does not
 * move what the visitor is typing in.
 */
export function Field({ name, error, mended, action, children }: FieldProps) {
  const hint = hintOf(name);
  return (
    <div className={styles.field} data-invalid={error && ''}>
      <label htmlFor={name} className={styles.label}>
        {inquiryForm.labels[name]}
        {!isRequired(name) && (
          <>
            {' '}
            <span className={`quiet ${styles.optional}`}>{inquiryForm.optional}</span>
          </>
        )}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={`note ${styles.hint}`}>
          {hint}
        </p>
      )}
      {action}
      {children}
      {mended && isRequired(name) && (
        <p className={styles.mended} aria-hidden="true">
          <Tick />
          <span>{errorMessage(name, mended)}</span>
        </p>
      )}
      {error && isRequired(name) && (
        <p id={`${name}-error`} className={styles.error}>
          <ErrorSign />
          <span>
            <span className="visually-hidden">{inquiryForm.errorPrefix}</span>
            {errorMessage(name, error)}
          </span>
        </p>
      )}
    </div>
  );
}

/** The attributes that tie a control to its label, hint and message. */
export function controlAttributes(name: FieldName, error?: FieldError) {
  const descriptions = [hintOf(name) && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return {
    id: name,
    'aria-describedby': descriptions.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

const hints: InquiryFormTexts['hints'] = inquiryForm.hints;

const hintOf = (name: FieldName) => hints[name];
