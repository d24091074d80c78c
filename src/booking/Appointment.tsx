import { useRef, type ReactNode } from 'react';
import type { ArrangementSettings } from './delivery.ts';
import { Steps } from './Steps.tsx';
import { useTakeover } from './use-takeover.ts';
import styles from './Appointment.module.css';

type AppointmentProps = {
  settings: ArrangementSettings;
  /** Host of the site, for the names of calendar entries. */
  host: string;
  /** What stands here without script, and until it has arrived. */
  children: ReactNode;
};

/** Arranges an appointment: the times, then the details, then what came of it. */
export function Appointment({ settings, host, children }: AppointmentProps) {
  const root = useRef<HTMLDivElement>(null);
  const isTakenOver = useTakeover(root);
  return (
    <div ref={root} className={styles.appointment}>
      {isTakenOver ? <Steps settings={settings} host={host} /> : children}
    </div>
  );
}
