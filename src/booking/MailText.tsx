import { useRef, useState } from 'react';
import { Button } from '#components/controls/Button.tsx';
import controls from '#components/controls/control.module.css';
import { appointment } from '#content/appointment.ts';
import { ButtonLink } from '#components/links/ButtonLink.tsx';
import { copy } from '#lib/copy.ts';
import { proposalMail, requestMail } from './message.ts';
import type { AppointmentRequest } from './request.ts';
import styles from './Step.module.css';

type MailTextProps = {
  request: AppointmentRequest;
  /** Back to the details. */
  onChange: () => void;
};

/** The e-mail once more, to open or to copy. */
export function MailText({ request, onChange }: MailTextProps) {
  const { done } = appointment;
  const area = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const { body } = proposalMail(request);

  async function copyMail() {
    area.current?.select();
    setNote((await copy(body)) ? done.copied : done.notCopied);
  }

  return (
    <>
      <textarea
        ref={area}
        className={`${controls.control} ${styles.mail}`}
        readOnly
        aria-label={done.mailText}
        defaultValue={body}
      />
      <div className={styles.buttons}>
        <ButtonLink href={requestMail(request)} label={done.openMail} target="_blank" />
        <Button kind="secondary" label={done.copy} onClick={() => void copyMail()} />
        <Button kind="secondary" label={done.change} onClick={onChange} />
      </div>
      <p className={styles.note} role="status">
        {note}
      </p>
    </>
  );
}
