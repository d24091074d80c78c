import type { Offer } from '#content/page.ts';
import { Section } from './Section.tsx';
import styles from './LargeRows.module.css';

type LargeRowsProps = {
  heading: string;
  entries: readonly Offer[];
};

/** Rows of a title and its description, both set large. */
export function LargeRows({ heading, entries }: LargeRowsProps) {
  return (
    <Section layout="wide" heading={heading} isMinor>
      <ul className="rows">
        {entries.map(({ title, description }) => (
          <li key={title} className={styles.row}>
            <h3 className="statement">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
