import type { ReactNode } from 'react';
import { ErrorSign } from '../../components/signs/ErrorSign.tsx';
import { errorMessage, inquiryForm } from '../../content/inquiry-form.ts';
import type { FieldError } from '../../lib/inquiry/check.ts';
import { isRequired, type FieldName } from '../../lib/inquiry/inquiry.ts';
import styles from './Field.module.css';

type FieldProps = {
  name: FieldName;
  error?: FieldError | undefined;
  /** The control; its id is the field's name. */
  children: ReactNode;
};

/**
 * Label, hint, control and message of a field. The message stands below the control: mending it does not
 * move what the visitor is typing in.
 */
export function Field({ name, error, children }: FieldProps) {
  const hint = hintOf(name);
  return (
    <div className={styles.field} data-invalid={error && ''}>
      <label htmlFor={name} className={styles.label}>
        {inquiryForm.labels[name]}
        {!isRequired(name) && <span className={styles.optional}> {inquiryForm.optional}</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
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

const hintOf = (name: FieldName) => (inquiryForm.hints as Partial<Record<FieldName, string>>)[name];
