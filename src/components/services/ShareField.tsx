import type { ShareSection } from '#content/services/service-page.ts';
import { DotField } from '../figures/DotField.tsx';
import styles from './ShareField.module.css';

type ShareFieldProps = {
  section: ShareSection;
  /** `wide` gives the dots the whole page, `small` a third of it. */
  size?: 'wide' | 'small';
};

/** A share of a thousand, drawn as dots, and what it does and does not say. */
export function ShareField({ section, size = 'wide' }: ShareFieldProps) {
  return (
    <section className={`shell ${styles.section}`} data-size={size}>
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
