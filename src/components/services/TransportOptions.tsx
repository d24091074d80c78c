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
        shown={2}
        caption={heading}
        columns={[labels.duration, labels.costLevel, labels.suitableFor, labels.features]}
        rows={options.map(({ title, duration, costLevel, suitableFor, features }) => ({
          name: title,
          cells: [
            <b key="duration">{duration}</b>,
            costLevel,
            suitableFor,
            <FeatureList key="features" features={features} />,
          ],
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
