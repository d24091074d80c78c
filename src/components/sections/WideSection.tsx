import type { ReactNode } from 'react';
import styles from './WideSection.module.css';

type WideSectionProps = {
  heading: string;
  children: ReactNode;
  /** Sentence beside the heading. */
  intro?: string | undefined;
  /** Which of the five parts of the page anatomy this is. */
  part?: 'offer';
};

/** A section whose content takes the whole width, its heading and sentence above it. */
export function WideSection({ heading, children, intro, part }: WideSectionProps) {
  return (
    <section className={`shell ${styles.section}`} data-part={part}>
      <div className={styles.head}>
        <h2 className={`heading ${styles.heading}`}>{heading}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
