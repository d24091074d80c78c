import { FilledText } from '#components/controls/FilledText.tsx';
import { Button } from '#components/controls/Button.tsx';
import { appointment, type AppointmentWay } from '#content/appointment.ts';
import { longAppointment } from './dates.ts';
import { visitorCalendar } from './calendar.ts';
import { saveFile } from './save-file.ts';
import type { OutgoingRequest } from './request.ts';
import { DirectLine } from './DirectLine.tsx';
import { MailText } from './MailText.tsx';
import { StepHeading } from './StepHeading.tsx';
import { ZoneNote } from './ZoneNote.tsx';
import styles from './Step.module.css';

type DoneProps = { way: AppointmentWay; outgoing: OutgoingRequest; host: string; onChange: () => void };

/** The last view: the outcome, the times once more, and the calendar file. Its heading takes focus. */
export function Done({ way, outgoing, host, onChange }: DoneProps) {
  const { done } = appointment;
  const { name, times } = outgoing.request;
  const save = () =>
    saveFile(`${done.fileName}.ics`, 'text/calendar', visitorCalendar(outgoing, way, host, Date.now()));
  return (
    <div className={styles.step}>
      <StepHeading isCurrent className={styles.heading}>
        <FilledText text={done.heading[way]} values={{ name }} />
      </StepHeading>
      <p>{done.text[way]}</p>
      {way === 'mail' ? (
        <MailText request={outgoing.request} />
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
      <div className={styles.buttons}>
        <Button kind="secondary" label={done.save} onClick={save} />
        {way === 'mail' && <Button kind="secondary" label={done.change} onClick={onChange} />}
      </div>
      <DirectLine />
    </div>
  );
}
