import type { Defects as DefectsRecord } from '#content/proof/defects.ts';
import { NarrowFold } from '../sections/NarrowFold.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Defects.module.css';

type DefectsProps = { defects: DefectsRecord };

/** What is done about defective goods: the steps in time, each with its period, how and by whom. */
export function Defects({ defects: { heading, steps, note } }: DefectsProps) {
  return (
    <Section id="maengel" heading={heading}>
      <ol>
        {steps.map(({ deadline, title, description, who }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.name}>
              <span className={styles.deadline}>{deadline}</span> <span>{title}</span>
            </h3>
            <NarrowFold name={title} />
            <div className={styles.how}>
              <p className="note">{who}</p>
              <p className="quiet">{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="footnote">{note}</p>
    </Section>
  );
}
