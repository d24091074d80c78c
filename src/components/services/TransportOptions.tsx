import type { LogisticsPage } from '#content/services/service-page.ts';
import { FactTable } from '../sections/FactTable.tsx';
import styles from './TransportOptions.module.css';

type TransportOptionsProps = { transport: LogisticsPage['transport'] };

/** What the timetable does not draw: cost, goods and details of each way. */
export function TransportOptions({ transport }: TransportOptionsProps) {
  const { heading, labels, options, note } = transport;
  return (
    <div className={styles.options}>
      <FactTable
        narrow="folds"
        shown="suitableFor"
        caption={heading}
        columns={{ title: '', ...labels }}
        rows={options.map((option) => ({
          ...option,
          duration: <b>{option.duration}</b>,
          features: <FeatureList features={option.features} />,
        }))}
      />
      <p className="footnote">{note}</p>
    </div>
  );
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
