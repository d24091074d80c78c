import type { HealthcarePage } from '#content/industries/industry-page.ts';
import { FactTable } from '../sections/FactTable.tsx';
import { WideSection } from '../sections/WideSection.tsx';
import styles from './DutiesTable.module.css';

type DutiesTableProps = { duties: HealthcarePage['duties'] };

/** Who does what between manufacturer, us and importer. */
export function DutiesTable({
  duties: { heading, intro, duties, columns, nothing, note },
}: DutiesTableProps) {
  const part = (text: string | null) => text ?? <span className={styles.nothing}>{nothing}</span>;
  return (
    <WideSection heading={heading} intro={intro}>
      <FactTable
        caption={heading}
        corner={columns.task}
        columns={[columns.manufacturer, columns.us, columns.importer]}
        rows={duties.map(({ task, manufacturer, us, importer }) => ({
          name: task,
          cells: [part(manufacturer), <strong key="us">{part(us)}</strong>, part(importer)],
        }))}
      />
      <p className={styles.note}>{note}</p>
    </WideSection>
  );
}
