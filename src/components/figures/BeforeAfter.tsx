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
              <svg className={styles.bar}>
                <rect width={`${(100 * amount) / longest}%`} height="100%" />
                {Array.from({ length: pieces - 1 }, (_, index) => {
                  const cut = `${(((100 * amount) / longest) * (index + 1)) / pieces}%`;
                  return <line key={cut} x1={cut} x2={cut} y2="100%" />;
                })}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
