import type { ReactNode } from 'react';
import { useFocus } from './use-focus.ts';
import styles from './notice.module.css';

type NoticeProps = {
  /** Ids of its parts begin with it. */
  id: string;
  heading: string;
  /** Id of what explains the heading. */
  describedBy?: string;
  /** Whether what it is about is in order by now. */
  isMended?: boolean;
  /** Counts the submits: the notice takes focus on each. */
  attempts: number;
  children: ReactNode;
};

/** Says what has happened. Takes focus. */
export function Notice({ id, heading, describedBy, isMended, attempts, children }: NoticeProps) {
  const box = useFocus<HTMLDivElement>(attempts);
  return (
    <div
      ref={box}
      className={styles.notice}
      data-mended={isMended ? '' : undefined}
      role="group"
      aria-labelledby={`${id}-heading`}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      <h3 id={`${id}-heading`} className="subheading">
        {heading}
      </h3>
      {children}
    </div>
  );
}
