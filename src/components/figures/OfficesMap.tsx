import styles from './OfficesMap.module.css';

/** A place of the company, and what is done there. */
export type Office = { city: string; note: string };

export type OfficesMapProps = {
  /** Where the lines come from. */
  offices: readonly [Office, Office];
  /** Where they lead. */
  home: Office;
};

/** The company's places as the beginning and the end of the line: a diagram, not a map. */
export function OfficesMap({ offices, home }: OfficesMapProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.map}>
        {offices.map((office) => (
          <Place key={office.city} {...office} />
        ))}
        <li className={styles.lines} aria-hidden="true">
          <Lines />
        </li>
        <Place {...home} />
      </ul>
    </div>
  );
}

function Place({ city, note }: Office) {
  return (
    <li className={styles.place}>
      <p className={styles.city}>{city}</p>
      <p>{note}</p>
    </li>
  );
}

/** Two lines become one, across or down the page. The drawing stretches with the rows it joins; the lines keep their weight. */
function Lines() {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
      <g className={styles.across}>
        <path d="M0 100h35l15-50" />
        <path className={styles.main} d="M0 0h35l15 50h50" />
      </g>
      <g className={styles.down}>
        <path d="M100 0 0 100" />
        <path className={styles.main} d="M0 0v101" />
      </g>
    </svg>
  );
}
