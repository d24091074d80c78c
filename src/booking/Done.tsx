import { useRef, useState } from 'react';
import { FilledText } from '#components/controls/FilledText.tsx';
import { Button, ButtonLink } from '#components/links/Links.tsx';
import { appointment } from '#content/appointment.ts';
import type { AppointmentWay } from '#content/contract.ts';
import { isoTime, type Instant } from '#lib/swiss-time.ts';
import { copy } from '#lib/copy.ts';
import { longAppointment, shortAppointment } from './dates.ts';
import { visitorCalendar } from './ics.ts';
import { StepHeading, ZoneNote } from './Step.tsx';
import { proposalMail, requestMail, type AppointmentRequest, type OutgoingRequest } from './request.ts';
import styles from './Step.module.css';
import controls from '#components/controls/control.module.css';

type DoneProps = { way: AppointmentWay; outgoing: OutgoingRequest; host: string; onChange: () => void };

/** The last view: the outcome, what happens next, the times once more, and their calendar files. Its heading takes focus. */
export function Done({ way, outgoing, host, onChange }: DoneProps) {
  const { done } = appointment;
  const { request } = outgoing;
  const { kind, times, ...texts } = request;
  return (
    <div className={styles.step}>
      <StepHeading isCurrent className="subheading">
        <FilledText text={done.heading[way]} values={texts} />
      </StepHeading>
      <p>
        {done.text[way]} <FilledText text={done.meeting[kind]} values={texts} />{' '}
        {way !== 'mail' && (
          <FilledText text={done.cancelling[way][texts.email ? 'byMail' : 'byPhone']} values={texts} />
        )}
      </p>
      {way === 'mail' ? (
        <MailText request={request} onChange={onChange} />
      ) : (
        <ul className={styles.times}>
          {times.map((time) => (
            <li key={time}>
              {longAppointment(time)}
              <ZoneNote time={time} />
            </li>
          ))}
        </ul>
      )}
      <div className={`cluster ${styles.buttons}`} role="group" aria-label={done.save}>
        {times.length > 1 && <span>{done.save}</span>}
        {times.map((time) => (
          <Button
            key={time}
            kind="secondary"
            label={times.length > 1 ? shortAppointment(time) : done.save}
            onClick={() => save(time, outgoing, way, host)}
          />
        ))}
      </div>
    </div>
  );
}

const save = async (time: Instant, outgoing: OutgoingRequest, way: AppointmentWay, host: string) =>
  saveFile(
    `${appointment.done.fileName}-${isoTime(time).replace(/\W/g, '')}.ics`,
    'text/calendar',
    await visitorCalendar(outgoing, time, way, host, Date.now()),
  );

/** Saves a text as a file of the visitor. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: a browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

type MailTextProps = {
  request: AppointmentRequest;
  /** Back to the details. */
  onChange: () => void;
};

/** The e-mail once more, to open or to copy. */
function MailText({ request, onChange }: MailTextProps) {
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
      <div className={`cluster ${styles.buttons}`}>
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
