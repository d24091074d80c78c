import type { Office } from '#content/pages/about.ts';
import styles from './OfficesMap.module.css';

type OfficesMapProps = {
  /** Where the lines come from. */
  offices: readonly [Office, Office];
  /** Where they lead. */
  home: Office;
};

/** The company's places as the beginning and the end of the line: a diagram, not a map. */
export function OfficesMap({ offices, home }: OfficesMapProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.map}>
        <DrawingAcross />
        <DrawingDown />
        <ul className={styles.places}>
          {[...offices, home].map(({ city, note }) => (
            <li key={city} className={styles.place}>
              <p className={`statement ${styles.city}`}>{city}</p>
              <p className={`quiet ${styles.note}`}>{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/*
 * Two lines become one. Each line is one path that is longer than its drawing, which cuts it off where the stations
 * are: so it bends at 45 degrees whatever the width of the page and the height of the texts.
 */

/** The lines of the wide map bend in its middle, over a square of the height between them. */
function DrawingAcross() {
  return (
    <svg className={styles.across} aria-hidden="true">
      <svg x="50%" y=".875em" width="14em" height="14em" viewBox="0 0 224 224" overflow="visible">
        <path d="M-3000 0H0l112 112" />
        <path className={styles.main} d="M-3000 224H0l112-112H3000" />
      </svg>
    </svg>
  );
}

/** On the narrow map the second line joins the first just before the end. */
function DrawingDown() {
  return (
    <>
      <svg className={styles.first} aria-hidden="true">
        <svg width="4em" height="4em" viewBox="0 0 64 64" overflow="visible">
          <path d="M16 0v3000" />
        </svg>
      </svg>
      <svg className={styles.second} aria-hidden="true">
        <svg y="100%" width="4em" height="4em" viewBox="0 0 64 64" overflow="visible">
          <path className={styles.main} d="M64-3000V-88L16-40V0" />
        </svg>
      </svg>
    </>
  );
}
