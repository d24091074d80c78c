import type { Defects as DefectsRecord } from '#content/proof/defects.ts';
import { Section } from '../sections/Section.tsx';
import styles from './Defects.module.css';

type DefectsProps = { defects: DefectsRecord };

/** What is done about defective goods: the steps in time, each with its period and with who does it. */
export function Defects({ defects: { heading, intro, steps, note } }: DefectsProps) {
  return (
    <Section heading={heading} intro={intro}>
      <ol className={styles.steps}>
        {steps.map(({ deadline, title, description, who }) => (
          <li key={title} className={styles.step}>
            <p className={styles.deadline}>{deadline}</p>
            <div>
              <h3 className="subheading">{title}</h3>
              <p className="quiet">{description}</p>
            </div>
            <p className={styles.who}>{who}</p>
          </li>
        ))}
      </ol>
      <p className="footnote">{note}</p>
    </Section>
  );
}
