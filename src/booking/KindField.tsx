import { appointment, appointmentKinds, type AppointmentKind } from '#content/appointment.ts';
import styles from './KindField.module.css';

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
