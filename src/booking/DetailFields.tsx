import { useEffect, useRef } from 'react';
import { Field, fieldAttributes } from '#components/controls/Field.tsx';
import { TextInput } from '#components/controls/TextInput.tsx';
import {
  appointment,
  appointmentKinds,
  errorMessage,
  type AppointmentField,
  type AppointmentKind,
} from '#content/appointment.ts';
import type { Check } from '#lib/check.ts';
import { requiredFields } from './request.ts';
import { cameFrom, subjectFrom } from './subject.ts';
import styles from './Step.module.css';

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
      <TextInput
        ref={input}
        name={field}
        required={required}
        {...fieldAttributes(field, { hasError: Boolean(message) })}
      />
    </Field>
  );
}

type KindFieldProps = { kind: AppointmentKind; onChoose: (kind: AppointmentKind) => void };

/** By phone or by video. */
export function KindField({ kind, onChoose }: KindFieldProps) {
  const { details } = appointment;
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{details.kind}</legend>
      {appointmentKinds.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="kind"
            value={value}
            checked={kind === value}
            onChange={() => onChoose(value)}
          />
          {details.kinds[value]}
        </label>
      ))}
    </fieldset>
  );
}
