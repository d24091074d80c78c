import type { ReactNode } from 'react';
import type { ReportPlace } from '#content/proof/inspection-report.ts';
import { ink, mist, red, white } from '../posters/colours.ts';
import styles from './InspectionReport.module.css';

type ReportPhotographProps = Pick<ReportPlace, 'subject'>;

/** The place of a photograph in a report, with its subject drawn like the goods; the caption says what it shows. */
export function ReportPhotograph({ subject }: ReportPhotographProps) {
  return (
    <svg className={styles.photograph} viewBox="0 0 120 90" aria-hidden="true">
      {drawings[subject]}
    </svg>
  );
}

const drawings: Record<ReportPlace['subject'], ReactNode> = {
  // The carton that was chosen, among the others.
  carton: (
    <>
      <path fill={mist} d="M0 0h120v90H0z" />
      <path fill={red} d="M34 44h52v46H34z" />
      <path stroke={ink} strokeWidth="5" d="M34 0v90M86 0v90M0 44h120M0 2h120M0 88h120" />
    </>
  ),
  // The lid below the pointer of the gauge, past its limit.
  lid: (
    <>
      <path fill={red} d="M0 0h120v90H0z" />
      <circle fill={white} cx="60" cy="45" r="35" />
      <circle fill={ink} cx="60" cy="45" r="22" />
      <path stroke={red} strokeWidth="7" d="m60 45 30-24" />
      <circle fill={white} cx="60" cy="45" r="7" />
    </>
  ),
  // Cartons on their pallet, and the label.
  pallet: (
    <>
      <path fill={mist} d="M0 0h120v90H0z" />
      <path
        fill={ink}
        d="M18 10h26v28H18zM47 10h26v28H47zM76 10h26v28H76zM18 41h26v28H18zM76 41h26v28H76zM47 41h26v28H47zM12 72h96v5H12zM14 77h14v9H14zM53 77h14v9H53zM92 77h14v9H92z"
      />
      <path fill={red} d="M40 22h40v32H40z" />
      <path stroke={white} strokeWidth="4" d="M47 31h26M47 38h26M47 45h14" />
    </>
  ),
};
