import { useEffect, useRef } from 'react';
import { Field, fieldAttributes } from '#components/controls/Field.tsx';
import { inputs } from '#components/controls/inputs.ts';
import {
  appointment,
  errorMessage,
  type AppointmentField,
  type AppointmentKind,
} from '#content/appointment.ts';
import controls from '#components/controls/control.module.css';
import type { Check } from '#lib/check.ts';
import { requiredFields } from './request.ts';
import { cameFrom, subjectFrom } from './subject.ts';

type DetailFieldProps = {
  field: AppointmentField;
  kind: AppointmentKind;
  check: Check<AppointmentField> | null;
};

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
  const required = requiredFields(kind).includes(field);
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
