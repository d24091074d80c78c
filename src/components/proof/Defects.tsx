import type { Defects as DefectsRecord } from '#content/proof/defects.ts';
import { Fold } from '../sections/Fold.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Defects.module.css';

type DefectsProps = { defects: DefectsRecord };

/** What is done about defective goods: the steps in time, each with its period; unfolded, how and who does it. */
export function Defects({ defects: { heading, steps, note } }: DefectsProps) {
  return (
    <Section id="maengel" heading={heading}>
      <ol className={styles.steps}>
        {steps.map(({ deadline, title, description, who }) => (
          <li key={title} className={styles.step}>
            <Fold summary={<Step deadline={deadline} title={title} />}>
              <div className={styles.how}>
                <p className="note">{who}</p>
                <p className="quiet">{description}</p>
              </div>
            </Fold>
          </li>
        ))}
      </ol>
      <p className="footnote">{note}</p>
    </Section>
  );
}

function Step({ deadline, title }: Pick<DefectsRecord['steps'][number], 'deadline' | 'title'>) {
  return (
    <span className={styles.columns}>
      <b className={styles.deadline}>{deadline}</b> <b>{title}</b>
    </span>
  );
}
