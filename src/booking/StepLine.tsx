import { appointment, type AppointmentWay } from '#content/appointment.ts';
import type { AppointmentState } from './state.ts';
import styles from './StepLine.module.css';

type StepLineProps = { way: AppointmentWay; status: AppointmentState['status'] };

/** The three steps as stations on a line, with the current one marked. */
export function StepLine({ way, status }: StepLineProps) {
  const { times, details, done } = appointment.steps;
  const current = status === 'times' ? 0 : status === 'sent' ? 2 : 1;
  return (
    <ol className={styles.line}>
      {[times, details, done[way]].map((name, index) => (
        <li
          key={name}
          data-passed={index < current ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
