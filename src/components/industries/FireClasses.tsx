import type { EventsPage } from '#content/industries/industry-page.ts';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './FireClasses.module.css';

type FireClassesProps = { fire: EventsPage['fire'] };

/** Which fire class the authority asks for, by where the material is used. */
export function FireClasses({ fire: { heading, intro, rules, columns, note } }: FireClassesProps) {
  return (
    <Section layout="wide" heading={heading} intro={intro}>
      <FactTable
        caption={heading}
        corner={columns.use}
        columns={[columns.class, columns.proof]}
        rows={rules.map((rule) => ({
          name: rule.use,
          cells: [
            <b key="class" className={`heading ${styles.class}`}>
              {rule.class}
            </b>,
            rule.proof,
          ],
        }))}
      />
      <p className="footnote">{note}</p>
    </Section>
  );
}
