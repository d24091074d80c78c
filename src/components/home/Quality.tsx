import type { HomePage } from '#content/pages/home.ts';
import { DotField } from '../figures/DotField.tsx';
import styles from './Quality.module.css';

type QualityProps = { quality: HomePage['quality'] };

/** The quality goal, drawn as a thousand dots, and what happens when we were wrong. */
export function Quality({ quality }: QualityProps) {
  return (
    <section className={`shell split-end ${styles.content}`}>
      <h2 className="heading">{quality.heading}</h2>
      <p className="quiet">{quality.text}</p>
      <div className={styles.goal}>
        <DotField share={quality.goal} caption={quality.caption} />
      </div>
      <p className={`statement ${styles.refund}`}>{quality.refund}</p>
    </section>
  );
}
