import { departureBoard, stations, type Station } from '#content/tools/departure-board.ts';
import { isoDay, type Day } from '#lib/day.ts';
import type { Departure } from './timetable.ts';
import { flapsOf, leftInWords } from './words.ts';
import { Flap } from './Flap.tsx';

type RowProps = {
  departure: Departure;
  /** Days that are left to order; below 0 it is too late. */
  left: number;
  /** The ramp is the same for all ways, and said with the first. */
  isFirst: boolean;
  /** Whether this is the slowest way that is in time. */
  isBest: boolean;
};

/** A way of transport with its days: the last one to order large, the others beside or below it. */
export function Row({ departure: { way, days }, left, isFirst, isBest }: RowProps) {
  return (
    <li data-state={left < 0 ? 'late' : isBest ? 'best' : undefined}>
      <div>
        <h3>{way.title}</h3>
        <dl>
          <dt>{`${departureBoard.left} `}</dt>
          <dd>{leftInWords(left)}</dd>
          <dt>{`${departureBoard.cost} `}</dt>
          <dd>{way.cost}</dd>
        </dl>
      </div>
      <dl>
        {stations.slice(0, isFirst ? undefined : -1).map((station) => (
          <div key={station}>
            <dt>{departureBoard.stations[station]}</dt>
            <dd>
              {station === 'reserve' ? (
                <b>{`${days.ramp - days.arrival} ${departureBoard.days}`}</b>
              ) : (
                <Stop station={station} day={days[station]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** A day on its flaps: what is ordered by, and the day on the ramp, large; the first with its year. */
function Stop({ station, day }: { station: Station; day: Day }) {
  const { date, month, year } = flapsOf(day);
  const words = station === 'order' ? `${month} ${year}` : month;
  const isLarge = station === 'order' || station === 'ramp';
  return (
    <time dateTime={isoDay(day)}>
      {(isLarge ? [`${date} `, words] : [`${date} ${words}`]).map((text, place) => (
        <Flap key={place} text={text} />
      ))}
    </time>
  );
}
