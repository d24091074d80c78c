import type { ProblemDialogue } from '#content/problem-list.ts';
import { Section } from '../sections/Section.tsx';
import styles from './Dialogue.module.css';

type DialogueProps = { list: ProblemDialogue };

/** A conversation: who speaks second stands on a track of their own, and the line leads over. */
export function Dialogue({ list: { heading, speakers, problems } }: DialogueProps) {
  return (
    <Section layout="wide" heading={heading} part="problems" isMinor>
      <ul className={styles.dialogue}>
        {problems.map(({ title, description, exchange }) => (
          <li key={title} className={styles.turn}>
            {exchange ? (
              <>
                <p className={styles.first} data-speaker={speakers[0]}>
                  <span className={`statement ${styles.words}`}>«{exchange.said}»</span>
                </p>
                <div className={styles.second} data-speaker={speakers[1]}>
                  <p className={`statement ${styles.words}`}>«{exchange.answered}»</p>
                  <h3 className={styles.title}>{title}</h3>
                  <p className="quiet">{description}</p>
                </div>
              </>
            ) : (
              <>
                <h3 className={styles.first} data-speaker={speakers[0]}>
                  <span className={`statement ${styles.words}`}>{title}</span>
                </h3>
                <p className={styles.second} data-speaker={speakers[1]}>
                  {description}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
