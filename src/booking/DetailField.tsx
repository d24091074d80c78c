import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import { Field, fieldAttributes } from '#components/controls/Field.tsx';
import { appointment, type AppointmentField, type AppointmentKind } from '#content/appointment.ts';
import controls from '#components/controls/control.module.css';
import { isRequired, type FieldError } from './check.ts';
import type { Check } from './state.ts';
import { cameFrom, subjectFrom } from './subject.ts';

/** What a browser needs to know to fill in a field and to show the right keyboard. */
const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  company: { type: 'text', autoComplete: 'organization' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'off',
    spellCheck: false,
  },
  subject: { type: 'text', autoComplete: 'off' },
} as const satisfies Record<AppointmentField, InputHTMLAttributes<HTMLInputElement>>;

type DetailFieldProps = { field: AppointmentField; kind: AppointmentKind; check: Check | null };

/** A field of the second step. The subject begins with what the visitor has been reading. */
export function DetailField({ field, kind, check }: DetailFieldProps) {
  const { details, summary } = appointment;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field === 'subject' && input.current) {
      input.current.value = subjectFrom(cameFrom(), location.origin);
    }
  }, [field]);

  const message = errorMessage(field, check?.open[field]);
  const required = isRequired(field, kind);
  return (
    <Field
      id={field}
      label={details.labels[field]}
      optional={required ? undefined : details.optional}
      error={message ? { prefix: summary.prefix, message } : undefined}
      mended={errorMessage(field, check?.found[field])}
    >
      <input
        ref={input}
        className={controls.control}
        name={field}
        required={required}
        {...inputs[field]}
        {...fieldAttributes(field, { hasError: Boolean(message) })}
      />
    </Field>
  );
}

/** The message for an error of a field. */
export function errorMessage(field: AppointmentField, error: FieldError | undefined): string | undefined {
  const { missing, malformedEmail } = appointment.errors;
  if (error === 'malformed') return malformedEmail;
  return error && field !== 'subject' ? missing[field] : undefined;
}
