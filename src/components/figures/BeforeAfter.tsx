import type { Change } from '#content/story.ts';
import styles from './BeforeAfter.module.css';

type BeforeAfterProps = { change: Change };

/**
 * What changed in a success story: two bars of one scale, in pieces where these can be counted, with the values as the
 * record prints them.
 */
export function BeforeAfter({ change: { measure, before, after } }: BeforeAfterProps) {
  const longest = Math.max(before.amount, after.amount);
  return (
    <figure className={styles.figure}>
      <figcaption className={`note ${styles.measure}`}>{measure}</figcaption>
      <dl>
        {[before, after].map(({ label, text, amount, pieces = 1 }) => (
          <div key={label} className={styles.value}>
            <dt className={styles.label}>{label}</dt>
            <dd className={`statement ${styles.text}`}>{text}</dd>
            <dd className={styles.drawing} aria-hidden="true">
              <svg
                className={`drawing ${styles.bar}`}
                viewBox={`0 0 ${longest} 1`}
                preserveAspectRatio="none"
              >
                <rect width={amount} height="1" />
                <path d={`M0 0${`m${amount / pieces} 0v1m0-1`.repeat(pieces - 1)}`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
