import { useState } from 'react';
import { Button } from '#components/controls/Button.tsx';
import { ErrorSummary, FailureNotice } from '#components/controls/Notice.tsx';
import {
  appointment,
  appointmentFields,
  errorMessage,
  type AppointmentKind,
  type AppointmentWay,
} from '#content/appointment.ts';
import { company } from '#content/company.ts';
import { summaryLines } from '#lib/check.ts';
import { shortAppointment } from './dates.ts';
import { requestMail } from './message.ts';
import type { AppointmentState } from './state.ts';
import { DetailField, KindField } from './DetailFields.tsx';
import { StepHeading } from './StepHeading.tsx';
import styles from './Step.module.css';

type DetailsStepProps = { way: AppointmentWay; state: AppointmentState; onBack: () => void };

/** The second step: who, how and what about. */
export function DetailsStep({ way, state, onBack }: DetailsStepProps) {
  const { details, summary, failure } = appointment;
  const [kind, setKind] = useState<AppointmentKind>('phone');
  const { status, picked, attempts } = state;
  const isCurrent = status === 'form' || status === 'sending' || status === 'failed';
  const isSending = status === 'sending';
  const check = status === 'form' ? state.check : null;

  return (
    <div className={`${styles.step} ${styles.details}`} hidden={!isCurrent}>
      <StepHeading isCurrent={isCurrent} className={styles.chosen}>
        <span className="visually-hidden">{details.chosen}: </span>
        {picked.map(shortAppointment).join(', ')}
      </StepHeading>
      {check && (
        <ErrorSummary
          words={summary}
          lines={summaryLines(check, (field, error) => errorMessage(field, error) ?? '')}
          attempts={attempts}
        />
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
      <div className={styles.fields}>
        {appointmentFields.map((field) => (
          <DetailField key={field} field={field} kind={kind} check={check} />
        ))}
      </div>
      <p className={styles.privacy}>
        {details.privacy[way]}{' '}
        <a href="/datenschutz#terminbuchung" target="_blank">
          {details.privacyLink}
        </a>
      </p>
      <div className={styles.buttons}>
        <Button kind="secondary" label={details.back} onClick={onBack} />
        <Button type="submit" label={isSending ? details.sending : details.submit[way]} isBusy={isSending} />
      </div>
      <p className="visually-hidden" role="status">
        {isSending && details.sending}
      </p>
    </div>
  );
}
