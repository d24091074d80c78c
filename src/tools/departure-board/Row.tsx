import { departureBoard } from '#content/tools/departure-board.ts';
import { isoDay } from '#lib/day.ts';
import type { Departure } from './timetable.ts';
import { flapsOf, leftInWords } from './words.ts';
import { Flap } from './Flap.tsx';

type RowProps = {
  departure: Departure;
  /** Days that are left to order; below 0 it is too late. */
  left: number;
  /** Whether this is the slowest way that is in time. */
  isBest: boolean;
};

/** A way of transport with its days: the last one to order large, the others beside or below it. */
export function Row({ departure: { way, days }, left, isBest }: RowProps) {
  return (
    <li data-state={left < 0 ? 'late' : isBest ? 'best' : undefined}>
      <h3>
        {way.title} <small>{leftInWords(left)}</small>
      </h3>
      <dl>
        {days.map(({ station, day }) => {
          const { date, month, year } = flapsOf(day);
          return (
            <div key={station}>
              <dt>{departureBoard.stations[station]}</dt>
              <dd>
                <time dateTime={isoDay(day)}>
                  {station === 'order' ? (
                    <>
                      <Flap text={date} /> <Flap text={`${month} ${year}`} />
                    </>
                  ) : (
                    <Flap text={`${date} ${month}`} />
                  )}
                </time>
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}
