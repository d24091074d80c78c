import type { ReactNode } from 'react';
import type { ReportPlace } from '#content/proof/inspection-report.ts';

type ReportPhotographProps = Pick<ReportPlace, 'subject'>;

/** The place of a photograph in a report, with its subject drawn; the caption says what it shows. */
export function ReportPhotograph({ subject }: ReportPhotographProps) {
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="1" y="1" width="118" height="88" />
      {drawings[subject]}
    </svg>
  );
}

const drawings: Record<ReportPlace['subject'], ReactNode> = {
  carton: (
    <>
      <path d="M28 40h64v34H28zM28 40l12-16h64L92 40M92 40v34l12-16V24" />
      <path d="M60 40l12-16" />
    </>
  ),
  lid: (
    <>
      <circle cx="60" cy="45" r="26" />
      <circle cx="60" cy="45" r="8" />
      <path d="M60 45l30-22" stroke="var(--color-accent)" strokeWidth="4" />
    </>
  ),
  pallet: (
    <>
      <path d="M26 70h68M26 78h68M30 70v8M60 70v8M90 70v8" />
      <path d="M30 50h20v20H30zM50 50h20v20H50zM70 50h20v20H70zM30 30h20v20H30zM50 30h20v20H50zM70 30h20v20H70z" />
      <path d="M55 36h10M55 42h10" stroke="var(--color-accent)" strokeWidth="4" />
    </>
  ),
};
