import type { AboutPage } from '#content/pages/about.ts';
import styles from './Values.module.css';

type ValuesProps = { values: AboutPage['values'] };

/** Four words set large, each with how one notices it. */
export function Values({ values }: ValuesProps) {
  return (
    <section className={`shell ${styles.section}`}>
      <h2 className="heading">{values.heading}</h2>
      <ul className={styles.list}>
        {values.values.map(({ title, description }) => (
          <li key={title} className={styles.value}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
