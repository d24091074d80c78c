import { Spoken } from '#components/figures/Spoken.tsx';
import { samplingPlans } from '#content/tools/sampling-plans.ts';
import { samplingNotes } from '#content/tools/sampling.ts';
import type { SamplingTool } from '#content/tools/schema.ts';
import { formatCount } from '../format-amount.ts';
import styles from './Sampling.module.css';
import { Fold } from '#components/sections/Fold.tsx';

type SamplingTableProps = SamplingTool['table'] & {
  /** Code letter of the row that applies to the lot above. */
  current: string | undefined;
};

/** The plans for all lots of the table. */
export function SamplingTable({ caption, columns, current }: SamplingTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className="note" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samplingPlans.map(({ from, to, code, sample, accepted }) => (
            <tr key={code} aria-current={code === current ? 'true' : undefined}>
              <th scope="row">
                <Spoken text={`${formatCount(from)}–${formatCount(to)}`} />
              </th>
              <td>{code}</td>
              <td>{sample}</td>
              <td>{pair(accepted.major)}</td>
              <td>{pair(accepted.minor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Acceptance and rejection number, as inspectors write them: `5/6`. */
const pair = (accepted: number) => `${accepted}/${accepted + 1}`;

/** What the numbers mean, on demand; no part of the island, which has it inside. */
export function SamplingNotes() {
  const { heading, notes } = samplingNotes;
  return (
    <Fold summary={<span>{heading}</span>}>
      <div className={`stack prose ${styles.notes}`}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Fold>
  );
}
