import { ButtonLink } from '#components/links/Links.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Chevron } from '#components/signs/Signs.tsx';
import { boardGoods } from '#content/tools/board-goods.ts';
import { departureBoard as record } from '#content/tools/departure-board.ts';
import { damagedLink } from '#content/tools/tool.ts';
import { formatDay, isoDay, type Day } from '#lib/day.ts';
import { fill } from '#lib/fill.ts';
import { fragmentOf } from '../address.ts';
import { lastKnown, type Way } from '../order-plan.ts';
import { Result, WayFacts, WayRow } from './Result.tsx';
import { boardValues } from './timetable.ts';
import { useBoard } from './use-board.ts';
import inputs from './BoardFields.module.css';
import styles from './DepartureBoard.module.css';

type DepartureBoardProps = {
  /** The ways to Switzerland, slowest first. */
  ways: readonly Way[];
  /** Day of the build. */
  built: Day;
};

/** Id of the sentence that says what is wrong with the day. */
const verdictId = `${record.id}-verdict`;

/** The departure board: what is wanted and when, and one way to get it there by then; the other ways below it. */
export function DepartureBoard({ ways, built }: DepartureBoardProps) {
  const { id, heading, intro, stamp, inquire, assumptions } = record;
  const state = useBoard(id, ways, built);
  const { choice, unknown, now } = state;
  const [result, ...others] = state.board;
  const [answer, ...advice] = state.verdict;
  /** It is too late, and the holidays are not known far enough to say what is left. */
  const isBeyond = !result || result.days.order < now;
  const wish = { delivery: choice.delivery, now };
  const { name, industry, weeks, inspection } = boardGoods[choice.goods];
  return (
    <Section id={id} heading={heading} intro={intro}>
      {state.isDamaged && <p role="alert">{damagedLink.example}</p>}
      <div className={styles.board} data-day={unknown ?? (isBeyond ? 'beyond' : undefined)}>
        <BoardFields {...state} />
        <div className={styles.verdict}>
          <div id={verdictId}>
            {unknown ? <p>{answer}</p> : <h3>{answer}</h3>}
            <p>{advice.join(' ')}</p>
          </div>
          <dl>
            <div>
              <dt>{`${state.isExample ? stamp.example : stamp.own} `}</dt>
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
        <p className="note footnote">{fill(assumptions, { goods: name, weeks, days: inspection })}</p>
      </div>
      <p className="visually-hidden" role="status">
        {state.announced}
      </p>
    </Section>
  );
}

/** What is wanted and when: fields of the browser, which work before the script is there. Without names a browser sends none. */
function BoardFields({ form, example, choice, unknown, change, leave }: ReturnType<typeof useBoard>) {
  return (
    <form
      ref={form}
      className={`cluster ${inputs.fields}`}
      autoComplete="off"
      onChange={change}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="note">
        <span>{record.fields.goods}</span>
        <b>{boardGoods[example.goods].name}</b>
        <span className={inputs.select}>
          <select id="goods" defaultValue={example.goods}>
            {Object.entries(boardGoods).map(([key, { name }]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
          <Chevron />
        </span>
      </label>
      <label className={`note ${inputs.date}`}>
        <span>{record.fields.delivery}</span>
        <b>{formatDay(choice.delivery)}</b>
        <input
          type="date"
          id="delivery"
          defaultValue={isoDay(example.delivery)}
          max={isoDay(lastKnown)}
          aria-invalid={unknown === 'left' || undefined}
          aria-describedby={verdictId}
          onBlur={leave}
        />
      </label>
    </form>
  );
}
