import { useEffect, useRef, type ReactNode } from 'react';
import type { Instant } from '#lib/swiss-time.ts';
import { appointment } from '#content/appointment.ts';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { zoneNote } from './dates.ts';
import styles from './Step.module.css';

type StepHeadingProps = {
  isCurrent: boolean;
  /** Whether the page began with this step: then the focus stays where it is. */
  isFirst?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The heading of a step. Takes focus whenever the step begins, so that nobody has to look for it. */
export function StepHeading({ isCurrent, isFirst = false, className, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasCurrent = useRef(isFirst);
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    wasCurrent.current = isCurrent;
  }, [isCurrent]);

  return (
    <h2 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Says below a time what the visitor's own clock shows then, where that differs. */
export const ZoneNote = ({ time }: { time: Instant }) => (
  <span className={`note ${styles.zone}`}>{zoneNote(time)}</span>
);

type DirectLineProps = {
  /** Whether the page stands in a tab of its own; above its frame there is the e-mail address too. */
  isAlone: boolean;
};

/** The ways that need no form. In a tab of their own, since `frame-src` of the page around would block it. */
export function DirectLine({ isAlone }: DirectLineProps) {
  return (
    <p className={styles.direct}>
      {appointment.direct}{' '}
      <a className="target" href={phoneHref(company.phone)} target="_blank">
        {company.phone}
      </a>
      {isAlone && (
        <>
          {' '}
          <a className="target" href={emailHref(company.email)} target="_blank">
            {company.email}
          </a>
        </>
      )}
    </p>
  );
}
