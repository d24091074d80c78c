import type { Journey } from '#content/pages/home.ts';
import { LineAcross, LineDown } from './JourneyDrawing.tsx';
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
