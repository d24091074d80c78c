import { Fold } from '#components/sections/Fold.tsx';
import { samplingNotes } from '#content/tools/sampling.ts';
import styles from './Sampling.module.css';

/** What the numbers mean, on demand; no part of the island, which has it inside. */
export function SamplingNotes() {
  const { heading, notes } = samplingNotes;
  return (
    <Fold summary={<span>{heading}</span>}>
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Fold>
  );
}
