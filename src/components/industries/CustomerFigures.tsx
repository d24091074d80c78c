import type { Hero } from '../../content/model.ts';
import styles from './CustomerFigures.module.css';

type CustomerFiguresProps = { statistics: Hero['statistics'] };

/** The three figures of an industry: how many customers as large as a poster, the other two beside it. */
export function CustomerFigures({ statistics }: CustomerFiguresProps) {
  return (
    <dl className={styles.figures}>
      {statistics.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
