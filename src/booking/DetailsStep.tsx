import { useState, useEffect, useRef } from 'react';
import { Button } from '#components/links/Links.tsx';
import { ErrorSummary, FailureNotice } from '#components/controls/Notice.tsx';
import { appointment, errorMessage } from '#content/appointment.ts';
import {
  appointmentFields,
  appointmentKinds,
  type AppointmentKind,
  type AppointmentWay,
  type AppointmentField,
  type FieldError,
} from '#content/contract.ts';
import { formTexts } from '#content/forms.ts';
import { company } from '#content/company.ts';
import { summaryLines, type Check } from '#lib/submission.ts';
import { Field, fieldAttributes } from '#components/controls/Field.tsx';
import { TextInput } from '#components/controls/TextInput.tsx';
import { shortAppointment } from './dates.ts';
import type { AppointmentState } from './state.ts';
import { StepHeading } from './Step.tsx';
import { cameFrom, requestMail, requiredFields, subjectFrom } from './request.ts';
import styles from './Step.module.css';

type DetailsStepProps = { way: AppointmentWay; state: AppointmentState; onBack: () => void };

/** The second step: who, how and what about. */
export function DetailsStep({ way, state, onBack }: DetailsStepProps) {
  const { details, mended, failure } = appointment;
  const [kind, setKind] = useState<AppointmentKind>('phone');
  const { status, picked, attempts } = state;
  const isCurrent = status === 'form' || status === 'sending' || status === 'failed';
  const isSending = status === 'sending';
  const check = status === 'form' ? state.check : null;

  return (
    <div className={`${styles.step} ${styles.details}`} hidden={!isCurrent}>
      <StepHeading isCurrent={isCurrent} className="name">
        <span className="visually-hidden">{details.chosen}: </span>
        {picked.map(shortAppointment).join(', ')}
      </StepHeading>
      {check && (
        <ErrorSummary mended={mended} lines={summaryLines(check, errorMessage)} attempts={attempts} />
      )}
      {status === 'failed' && (
        <FailureNotice
          words={failure}
          reason={state.reason}
          phone={company.phone}
          mail={requestMail(state.outgoing.request)}
          target="_blank"
          attempts={attempts}
        />
      )}
      <KindField kind={kind} onChoose={setKind} />
      <div className={`pairs ${styles.fields}`}>
        {appointmentFields.map((field) => (
          <DetailField key={field} field={field} kind={kind} check={check} />
        ))}
      </div>
      <p className={`quiet ${styles.privacy}`}>
        {details.privacy[way]}{' '}
        <a href="/datenschutz#terminbuchung" target="_blank">
          {details.privacyLink}
        </a>
      </p>
      <div className={`cluster ${styles.buttons}`}>
        <Button kind="secondary" label={details.back} onClick={onBack} />
        <Button
          type="submit"
          label={isSending ? formTexts.sending : details.submit[way]}
          isBusy={isSending}
        />
      </div>
      <p className="visually-hidden" role="status">
        {isSending && formTexts.sending}
      </p>
    </div>
  );
}

type DetailFieldProps = {
  field: AppointmentField;
  kind: AppointmentKind;
  check: Check<AppointmentField> | null;
};

/** A field of the second step. The subject begins with what the visitor has been reading. */
function DetailField({ field, kind, check }: DetailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field === 'subject' && input.current) {
      input.current.value = subjectFrom(cameFrom(), location.origin);
    }
  }, [field]);

  const message = (found?: FieldError) => found && errorMessage(field, found);
  const error = message(check?.open[field]);
  const required = requiredFields(kind).includes(field);
  return (
    <Field
      id={field}
      label={appointment.details.labels[field]}
      isOptional={!required}
      error={error}
      mended={message(check?.found[field])}
    >
      <TextInput
        ref={input}
        name={field}
        // Not `required`: of that Firefox tells screen readers that the empty field is wrong.
        aria-required={required || undefined}
        {...fieldAttributes(field, { hasError: Boolean(error) })}
      />
    </Field>
  );
}

type KindFieldProps = { kind: AppointmentKind; onChoose: (kind: AppointmentKind) => void };

/** By phone or by video. */
function KindField({ kind, onChoose }: KindFieldProps) {
  const { details } = appointment;
  return (
    <fieldset className={`cluster ${styles.kinds}`}>
      <legend className="visually-hidden">{details.kind}</legend>
      {appointmentKinds.map((value) => (
        <label key={value} className="target">
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
