import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  heading: string;
  children: ReactNode;
  /** Sentence below the heading. */
  intro?: string | undefined;
  /** Which of the five parts of the page anatomy this is. */
  part?: 'problems' | 'offer';
};

/** The site's section: heading in the first four columns, content in the other eight. */
export function Section({ heading, children, intro, part }: SectionProps) {
  return (
    <section className={`shell split ${styles.section}`} data-part={part}>
      <div>
        <h2 className={`heading ${styles.heading}`}>{heading}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
