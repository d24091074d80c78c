import type { AboutPage } from '#content/pages/about.ts';
import { Section } from '../sections/Section.tsx';
import styles from './Values.module.css';

type ValuesProps = { values: AboutPage['values'] };

/** Four words, each with how one notices it. */
export function Values({ values }: ValuesProps) {
  return (
    <Section layout="wide" heading={values.heading}>
      <ul className="rows">
        {values.values.map(({ title, description }) => (
          <li key={title} className={styles.value}>
            <h3 className="statement">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
