import type { Hero } from '#content/page.schema.ts';
import type { Journey } from '#content/pages/schema.ts';
import { field, red, rule } from '../drawings/Shapes.tsx';
import { OverviewHero } from '../hero/Hero.tsx';
import styles from './Home.module.css';
import line from './JourneyLine.module.css';

type HomeHeroProps = {
  hero: Hero;
  /** What the consultation takes. */
  consultation: string;
  journey: Journey;
};

/** The opening of the home page: the promise, and the line that keeps it. */
export function HomeHero({ hero, consultation, journey }: HomeHeroProps) {
  return (
    <OverviewHero hero={hero} look={styles.hero} note={consultation} are="facts">
      <JourneyLine journey={journey} />
    </OverviewHero>
  );
}

type JourneyLineProps = { journey: Journey };

/**
 * The line of the hero: Shanghai and Guangzhou join, the goods are checked, shipped, cleared and delivered.
 * Across the page on wide screens, down the page on narrow ones; the names are text beside the drawing.
 */
function JourneyLine({ journey }: JourneyLineProps) {
  const stations = [
    ...journey.origins,
    journey.check,
    journey.transport,
    journey.customs,
    journey.arrival,
    journey.destination,
  ];
  return (
    <figure className={`fine ${line.journey}`} aria-label={journey.title}>
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

/** Stations at every second of the twelve columns; it ends in a field. */
function LineAcross() {
  return (
    <svg
      className={`drawing ${styles.across}`}
      viewBox="0 0 1328 300"
      fill="none"
      stroke={red}
      strokeWidth="28"
      aria-hidden="true"
    >
      <path className={styles.drawn} pathLength="1" d="M36 216h52l112-112h388l64 64h160l64-64h340" />
      <path className={styles.drawn} pathLength="1" d="M36 104h195" stroke={rule} />
      <g fill={field} stroke={rule} strokeWidth="12">
        <circle cx="36" cy="104" r="30" />
        <circle cx="36" cy="216" r="30" />
        <path d="M231 74h60v60h-60z" />
        <circle cx="487" cy="104" r="30" />
        <circle cx="712" cy="168" r="30" />
        <circle cx="937" cy="104" r="30" />
      </g>
      <path className={styles.terminus} fill={red} stroke="none" d="M1127-20h3000v248H1127z" />
    </svg>
  );
}

/**
 * A station in every row of 48; the line of the page, covered where it has turned away, turns into it and comes out of the
 * field again.
 */
function LineDown() {
  return (
    <svg
      className={`drawing ${styles.down}`}
      viewBox="0 0 80 376"
      fill="none"
      stroke={red}
      strokeWidth="14"
      aria-hidden="true"
    >
      <path fill={field} stroke="none" d="M-1 48h6v248h-6z" />
      <path className={styles.drawn} pathLength="1" d="M62 24v60L26 120" stroke={rule} />
      <path strokeWidth="var(--line-width)" vectorEffect="non-scaling-stroke" d="M2 40v8l24 24" />
      <path className={styles.drawn} pathLength="1" d="M26 72v120l24 24-24 24v56" />
      <g fill={field} stroke={rule} strokeWidth="5">
        <circle cx="62" cy="24" r="12.5" />
        <circle cx="26" cy="72" r="12.5" />
        <path d="M13.5 107.5h25v25h-25z" />
        <circle cx="26" cy="168" r="12.5" />
        <circle cx="50" cy="216" r="12.5" />
        <circle cx="26" cy="264" r="12.5" />
      </g>
      <path fill={red} stroke="none" d="M-80 296h900v80H-80z" />
    </svg>
  );
}
