import type { Journey } from '#content/pages/home.ts';
import styles from './JourneyLine.module.css';

type JourneyLineProps = { journey: Journey };

/**
 * The line of the hero: Shanghai and Guangzhou join, the goods are checked, shipped, cleared and delivered.
 * Across the page on wide screens, down the page on narrow ones; the names are text beside the drawing.
 */
export function JourneyLine({ journey }: JourneyLineProps) {
  const stations = [
    ...journey.origins,
    journey.check,
    journey.transport,
    journey.customs,
    journey.arrival,
    journey.destination,
  ];
  return (
    <figure className={styles.journey} aria-label={journey.title}>
      <LineAcross />
      <LineDown />
      <ol>
        {stations.map(({ name, note }) => (
          <li key={name}>
            <b>{name}</b>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function LineAcross() {
  return (
    <svg className={styles.across} viewBox="0 0 1320 200" aria-hidden="true">
      <path className={styles.branch} pathLength="1" d="M60 72h134" />
      <path className={styles.main} pathLength="1" d="M-37 115l37 37h116l80-80h448l64 64h216l64-64h332" />
      <g className={styles.stations}>
        <circle cx="60" cy="72" r="17" />
        <circle cx="60" cy="152" r="17" />
        <path d="M232 54h36v36h-36z" />
        <circle cx="490" cy="72" r="17" />
        <circle cx="800" cy="136" r="17" />
        <circle cx="1080" cy="72" r="17" />
      </g>
      <path className={styles.terminus} d="M1270 47h50v50h-50z" />
    </svg>
  );
}

function LineDown() {
  return (
    <svg className={styles.down} viewBox="0 0 56 426" aria-hidden="true">
      <path className={styles.branch} pathLength="1" d="M44 32v76l-32 32" />
      <path className={styles.main} pathLength="1" d="M12 96v140l32 32v40l-32 32v84" />
      <g className={styles.stations}>
        <circle cx="44" cy="32" r="7" />
        <circle cx="12" cy="96" r="7" />
        <path d="M4 152h16v16H4z" />
        <circle cx="12" cy="224" r="7" />
        <circle cx="44" cy="288" r="7" />
        <circle cx="12" cy="352" r="7" />
      </g>
      <path className={styles.terminus} d="M2 406h20v20H2z" />
    </svg>
  );
}
