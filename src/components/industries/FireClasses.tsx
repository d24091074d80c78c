import type { EventsPage } from '#content/industries/industry-page.ts';
import { TableSection } from '../sections/TableSection.tsx';
import styles from './FireClasses.module.css';

type FireClassesProps = { fire: EventsPage['fire'] };

/** Which fire class the authority asks for, by where the material is used. */
export function FireClasses({ fire: { heading, intro, rules, columns, note, inquire } }: FireClassesProps) {
  return (
    <TableSection
      heading={heading}
      intro={intro}
      note={note}
      inquire={inquire}
      narrow="columns"
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
  );
}
