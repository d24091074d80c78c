import { useState } from 'react';
import { departureBoard, stations, type Station } from '#content/tools/departure-board.ts';
import { isoDay, formatDay, type Day } from '#lib/day.ts';
import { flapsOf, timeInWords, type Departure } from './timetable.ts';
import styles from './Result.module.css';

type ResultProps = Pick<Departure, 'days'>;

/** The way to take: its stations on a line, from the last day to order to the day on the ramp. */
export function Result({ days }: ResultProps) {
  return (
    <dl className={styles.result}>
      {stations.map((station) => (
        <div key={station}>
          <dt className="fine">{`${departureBoard.stations[station]} `}</dt>
          <dd>
            {station === 'reserve' ? (
              <span>
                <b>{`${days.ramp - days.arrival} `}</b>
                <b>{departureBoard.days}</b>
              </span>
            ) : (
              <Stop station={station} day={days[station]} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A day on its flaps; the one to order by has its year. */
function Stop({ station, day }: { station: Station; day: Day }) {
  const { date, month, year } = flapsOf(day);
  return (
    <time dateTime={isoDay(day)}>
      <Flap text={`${date} `} />
      <Flap text={station === 'order' ? `${month} ${year}` : month} />
    </time>
  );
}

/** A flap of the board; it turns once it says something else. */
function Flap({ text }: { text: string }) {
  const [flap, setFlap] = useState({ text, turns: 0 });
  if (flap.text !== text) setFlap({ text, turns: flap.turns + 1 });
  return (
    <b key={flap.turns} data-turned={flap.turns || undefined}>
      {text}
    </b>
  );
}

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
