import type { Hero } from '#content/page.ts';
import type { Journey } from '#content/pages/home.ts';
import { HeroActions, HeroWords } from '../hero/Hero.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import styles from './HomeHero.module.css';
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
    <section className={`shell ${styles.hero}`} id="hero" data-part="hero">
      <HeroWords hero={hero} />
      <HeroActions note={consultation} />
      <JourneyLine journey={journey} />
      <Statistics statistics={hero.statistics} are="facts" />
    </section>
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
    <figure className={line.journey} aria-label={journey.title}>
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
    <svg className={`drawing ${styles.across}`} viewBox="0 0 1328 300" aria-hidden="true">
      <path className={styles.main} pathLength="1" d="M36 216h52l112-112h388l64 64h144l64-64h356" />
      <path className={styles.branch} pathLength="1" d="M36 104h195" />
      <g className={styles.stations}>
        <circle cx="36" cy="104" r="30" />
        <circle cx="36" cy="216" r="30" />
        <path d="M231 74h60v60h-60z" />
        <circle cx="487" cy="104" r="30" />
        <circle cx="712" cy="168" r="30" />
        <circle cx="937" cy="104" r="30" />
      </g>
      <path className={styles.terminus} d="M1127-20h3000v248H1127z" />
    </svg>
  );
}

/** A station in every row of 48; the line of the page turns into it and comes out of the field again. */
function LineDown() {
  return (
    <svg className={`drawing ${styles.down}`} viewBox="0 0 80 376" aria-hidden="true">
      <path className={styles.cover} d="M-1 48h6v248h-6z" />
      <path className={styles.branch} pathLength="1" d="M62 24v60L26 120" />
      <path className={styles.points} d="M2 40v8l24 24" />
      <path className={styles.main} pathLength="1" d="M26 72v120l24 24-24 24v56" />
      <g className={styles.stations}>
        <circle cx="62" cy="24" r="12.5" />
        <circle cx="26" cy="72" r="12.5" />
        <path d="M13.5 107.5h25v25h-25z" />
        <circle cx="26" cy="168" r="12.5" />
        <circle cx="50" cy="216" r="12.5" />
        <circle cx="26" cy="264" r="12.5" />
      </g>
      <path className={styles.terminus} d="M-80 296h900v80H-80z" />
    </svg>
  );
}
