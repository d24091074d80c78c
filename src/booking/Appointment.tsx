import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';
import type { ArrangementSettings } from './delivery.ts';
import { Steps } from './Steps.tsx';
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

/** Whether the steps may take the place of the built page: the script is there, and nobody is just using a link. */
function useTakeover(root: RefObject<HTMLElement | null>): boolean {
  const isHydrated = useHydrated();
  const [isFree, setFree] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element?.contains(document.activeElement)) return setFree(true);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) setFree(true);
    };
    element.addEventListener('focusout', leave);
    return () => element.removeEventListener('focusout', leave);
  }, [root]);

  return isHydrated && isFree;
}
