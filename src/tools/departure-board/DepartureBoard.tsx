import { Section } from '#components/sections/Section.tsx';
import { departureBoard as record, stations } from '#content/tools/departure-board.ts';
import { boardGoods } from '#content/tools/board-goods.ts';
import { damagedLink } from '#content/tools/tool.ts';
import { fill } from '#lib/fill.ts';
import { formatDay, isoDay, type Day } from '#lib/day.ts';
import { ButtonLink } from '#components/links/ButtonLink.tsx';
import { fragmentOf } from '../fragment.ts';
import type { Way } from '../order-calendar/ways.ts';
import { BoardFields } from './BoardFields.tsx';
import { Row } from './Row.tsx';
import { boardValues, slowestInTime } from './timetable.ts';
import { useBoard } from './use-board.ts';
import table from './BoardTable.module.css';
import line from './BoardLine.module.css';
import styles from './DepartureBoard.module.css';

type DepartureBoardProps = {
  /** The ways to Switzerland, slowest first. */
  ways: readonly Way[];
  /** Day of the build. */
  built: Day;
};

/** The departure board: what is wanted and when, and for each way of transport by when to order it. */
export function DepartureBoard({ ways, built }: DepartureBoardProps) {
  const { id, heading, intro, stamp, inquire, assumptions } = record;
  const {
    example,
    choice,
    board,
    form,
    change,
    leave,
    isExample,
    unknown,
    now,
    verdict,
    announced,
    isDamaged,
  } = useBoard(id, ways, built);
  const best = slowestInTime(board, now);
  const { name, industry, weeks, inspection } = boardGoods[choice.goods];
  return (
    <Section id={id} heading={heading} intro={intro} layout="wide">
      {isDamaged && <p role="alert">{damagedLink.example}</p>}
      <div className={styles.board} data-day={unknown}>
        <div className={styles.head}>
          <BoardFields
            form={form}
            example={example}
            delivery={choice.delivery}
            unknown={unknown}
            message={`${id}-verdict`}
            onChange={change}
            onLeave={leave}
          />
          <p className="note">
            {isExample ? stamp.example : stamp.own} <time dateTime={isoDay(now)}>{formatDay(now)}</time>
          </p>
        </div>
        <p className={styles.verdict} id={`${id}-verdict`} data-best={!unknown && !!best}>
          {verdict}
        </p>
        <div className={table.table}>
          <ul className={line.stations} aria-hidden="true">
            {stations.map((station) => (
              <li key={station}>{record.stations[station]}</li>
            ))}
          </ul>
          <ol>
            {board.map((departure, index) => (
              <Row
                key={departure.way.name}
                departure={departure}
                left={departure.days.order - now}
                isFirst={index === 0}
                isBest={departure === best}
              />
            ))}
          </ol>
        </div>
        <ButtonLink
          href={`/contact?industry=${industry}${unknown ? '' : fragmentOf(id, boardValues(choice, ways))}`}
          label={inquire}
        />
        <p className="footnote">{fill(assumptions, { goods: name, weeks, days: inspection })}</p>
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </Section>
  );
}
