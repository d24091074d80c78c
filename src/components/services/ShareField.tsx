import type { ShareSection } from '#content/services/service-page.ts';
import { DotField } from '../figures/DotField.tsx';
import styles from './ShareField.module.css';

type ShareFieldProps = {
  section: ShareSection;
};

/** A share of a thousand, drawn as dots across the page, and what it does and does not say. */
export function ShareField({ section }: ShareFieldProps) {
  return (
    <section className={`shell ${styles.section}`}>
      <div className={styles.words}>
        <h2 className={`heading ${styles.heading}`}>{section.heading}</h2>
        <p className={`quiet ${styles.text}`}>{section.text}</p>
      </div>
      <div className={styles.dots}>
        <DotField share={section.share} caption={section.caption} />
      </div>
    </section>
  );
}
