import { departureBoard } from '#content/tools/departure-board.ts';
import { formatDay, isoDay, type Day } from '#lib/day.ts';
import type { Departure } from './timetable.ts';
import { timeInWords } from './words.ts';

type WayProps = {
  departure: Departure;
  /** The wished day. */
  delivery: Day;
  now: Day;
};

/** Another way on one line: by when to order it, when it arrives, whether that is in time, and what it costs. */
export function WayRow({ departure, delivery, now }: WayProps) {
  const { way, days } = departure;
  return (
    <li>
      <h3>{way.title}</h3>
      <dl>
        {(['order', 'arrival'] as const).map((station) => (
          <div key={station}>
            <dt>{`${departureBoard.stations[station]} `}</dt>
            <dd>
              <time dateTime={isoDay(days[station])}>{formatDay(days[station])}</time>
            </dd>
          </div>
        ))}
        <WayFacts departure={departure} delivery={delivery} now={now} />
      </dl>
    </li>
  );
}

/** How long there is to order a way, or how late it is, and what it costs. */
export function WayFacts({ departure, delivery, now }: WayProps) {
  const { name, time } = timeInWords(departure, delivery, now);
  return (
    <>
      <div>
        <dt>{`${name} `}</dt>
        <dd>{time}</dd>
      </div>
      <div>
        <dt>{`${departureBoard.cost} `}</dt>
        <dd>{departure.way.cost}</dd>
      </div>
    </>
  );
}
