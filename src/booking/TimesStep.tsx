import { useState, type Dispatch } from 'react';
import controls from '#components/controls/control.module.css';
import { Button } from '#components/links/Links.tsx';
import { ErrorSummary, Notice } from '#components/controls/Notice.tsx';
import { appointment } from '#content/appointment.ts';
import { timesAllowed, type AppointmentWay } from '#content/contract.ts';
import { formTexts } from '#content/forms.ts';
import { fill } from '#lib/fill.ts';
import type { Day } from '#lib/day.ts';
import { swissTime, type Instant } from '#lib/swiss-time.ts';
import { longDay, shortAppointment, shortDate, shortTime, shortWeekday } from './dates.ts';
import type { Offer } from './delivery.ts';
import type { AppointmentEvent, AppointmentState } from './state.ts';
import type { DayOfSlots } from './slots.ts';
import { StepHeading, ZoneNote } from './Step.tsx';
import steps from './Step.module.css';
import styles from './TimesStep.module.css';

/** Id of the first time, for the error that none is marked. */
const firstTimeId = 'time';

/** More times than a Saturday has. */
const manyTimes = 6;

type TimesStepProps = {
  way: AppointmentWay;
  /** What can be chosen, or null while that is asked for. */
  offer: Offer | null;
  state: AppointmentState;
  dispatch: Dispatch<AppointmentEvent>;
  onAskAgain: () => void;
};

/** The first step: a day, then times of it. */
export function TimesStep({ way, offer, state, dispatch, onAskAgain }: TimesStepProps) {
  const { times: words, mended, gone } = appointment;
  const [chosen, setChosen] = useState<Day | null>(null);
  const { picked, attempts } = state;
  const isCurrent = state.status === 'times';
  const problem = isCurrent ? state.problem : null;
  const limit = timesAllowed[way];
  const days = offer && 'days' in offer ? offer.days : [];
  // At first a day with a choice of times, rather than the few of a Saturday or of what is left of today.
  const shown =
    days.find(({ day, times }) => (chosen ? day === chosen : times.length > manyTimes)) ?? days[0];

  return (
    <div className={steps.step} hidden={!isCurrent}>
      <StepHeading isCurrent={isCurrent} isFirst className={steps.intro}>
        {words.intro[way]}
      </StepHeading>
      {problem === 'none-picked' && (
        <ErrorSummary
          mended={mended}
          lines={[{ id: firstTimeId, message: words.missing[way], isMended: false }]}
          attempts={attempts}
        />
      )}
      {problem === 'gone' && (
        <Notice id="notice" heading={gone.heading} attempts={attempts}>
          <p>{gone.text}</p>
        </Notice>
      )}
      {offer === null && <p role="status">{words.loading}</p>}
      {offer && 'reason' in offer && (
        <div className={`opening ${steps.unavailable}`} role="status">
          <p>
            {words.unavailable} {formTexts.failureReasons[offer.reason]}
          </p>
          <Button kind="secondary" label={words.again} onClick={onAskAgain} />
        </div>
      )}
      {offer && 'days' in offer && !shown && <p role="status">{words.none}</p>}
      {shown && (
        <>
          <DayRow days={days} shown={shown.day} picked={picked} onChoose={setChosen} />
          <TimeGrid
            {...shown}
            limit={limit}
            picked={picked}
            onPick={(time) => dispatch({ type: 'pick', time, limit })}
          />
          <p className={steps.status} role="status">
            {picked.length === 0
              ? words.noneMarked[way]
              : fill(words.marked[way], {
                  count: picked.length,
                  total: limit,
                  times: picked.map(shortAppointment).join(', '),
                })}
          </p>
          <Button type="submit" label={words.next} kind={picked.length === 0 ? 'secondary' : 'primary'} />
        </>
      )}
    </div>
  );
}

type DayRowProps = {
  days: readonly DayOfSlots[];
  shown: Day;
  /** Marked times: their days carry a point. */
  picked: readonly Instant[];
  onChoose: (day: Day) => void;
};

/** The days in a row; the arrow keys step through them. */
function DayRow({ days, shown, picked, onChoose }: DayRowProps) {
  const marked = new Set(picked.map((time) => swissTime(time).day));
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{appointment.times.days}</legend>
      {days.map(({ day }) => (
        <label
          key={day}
          className={`${controls.cell} ${controls.covered} ${styles.day}`}
          data-marked={marked.has(day) ? '' : undefined}
        >
          <input
            type="radio"
            name="day"
            checked={day === shown}
            onChange={() => onChoose(day)}
            aria-label={longDay(day) + (marked.has(day) ? appointment.times.dayMarked : '')}
          />
          <span>{shortWeekday(day)}</span>
          <b>{shortDate(day)}</b>
        </label>
      ))}
    </fieldset>
  );
}

type TimeGridProps = DayOfSlots & {
  /** How many times may be marked; with one, each choice replaces the one before. */
  limit: number;
  picked: readonly Instant[];
  onPick: (time: Instant) => void;
};

/** The times of a day. */
function TimeGrid({ day, times, limit, picked, onPick }: TimeGridProps) {
  const isFull = limit > 1 && picked.length >= limit;
  const [first = 0] = times;
  return (
    <fieldset className={styles.grid}>
      <legend className={`name ${styles.legend}`}>
        {longDay(day)}
        <ZoneNote time={first} />
      </legend>
      {times.map((time, index) => {
        const isPicked = picked.includes(time);
        return (
          <label key={time} className={`${controls.cell} ${styles.time}`}>
            <input
              id={index === 0 ? firstTimeId : undefined}
              type={limit === 1 ? 'radio' : 'checkbox'}
              name="time"
              checked={isPicked}
              disabled={isFull && !isPicked}
              onChange={() => onPick(time)}
            />
            <span translate="no">{shortTime(time)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
