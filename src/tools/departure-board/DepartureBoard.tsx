import { Section } from '#components/sections/Section.tsx';
import { departureBoard as record } from '#content/tools/departure-board.ts';
import { boardGoods } from '#content/tools/board-goods.ts';
import { damagedLink } from '#content/tools/tool.ts';
import { fill } from '#lib/fill.ts';
import { formatDay, isoDay, type Day } from '#lib/day.ts';
import { ButtonLink } from '#components/links/Links.tsx';
import { fragmentOf } from '../address.ts';
import type { Way } from '../order-plan.ts';
import { BoardFields } from './BoardFields.tsx';
import { Result, WayFacts, WayRow } from './Result.tsx';
import { boardValues } from './timetable.ts';
import { useBoard } from './use-board.ts';
import styles from './DepartureBoard.module.css';

type DepartureBoardProps = {
  /** The ways to Switzerland, slowest first. */
  ways: readonly Way[];
  /** Day of the build. */
  built: Day;
};

/** The departure board: what is wanted and when, and one way to get it there by then; the other ways below it. */
export function DepartureBoard({ ways, built }: DepartureBoardProps) {
  const { id, heading, intro, stamp, inquire, assumptions } = record;
  const {
    example,
    choice,
    board: [result, ...others],
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
  const [answer, ...advice] = verdict;
  /** It is too late, and the holidays are not known far enough to say what is left. */
  const isBeyond = !result || result.days.order < now;
  const wish = { delivery: choice.delivery, now };
  const { name, industry, weeks, inspection } = boardGoods[choice.goods];
  return (
    <Section id={id} heading={heading} intro={intro} layout="wide">
      {isDamaged && <p role="alert">{damagedLink.example}</p>}
      <div className={styles.board} data-day={unknown ?? (isBeyond ? 'beyond' : undefined)}>
        <BoardFields
          form={form}
          example={example}
          delivery={choice.delivery}
          unknown={unknown}
          message={`${id}-verdict`}
          onChange={change}
          onLeave={leave}
        />
        <div className={styles.verdict}>
          <div id={`${id}-verdict`}>
            {unknown ? <p>{answer}</p> : <h3>{answer}</h3>}
            <p>{advice.join(' ')}</p>
          </div>
          <dl>
            <div>
              <dt>{`${isExample ? stamp.example : stamp.own} `}</dt>
              <dd>
                <time dateTime={isoDay(now)}>{formatDay(now)}</time>
              </dd>
            </div>
            {result && <WayFacts departure={result} {...wish} />}
          </dl>
        </div>
        {result && <Result days={result.days} />}
        <ol className={styles.ways}>
          {others.map((departure) => (
            <WayRow key={departure.way.name} departure={departure} {...wish} />
          ))}
        </ol>
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
