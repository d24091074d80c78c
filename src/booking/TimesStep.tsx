import { useState, type Dispatch } from 'react';
import { Button } from '#components/links/Links.tsx';
import { ErrorSummary, Notice } from '#components/controls/Notice.tsx';
import { appointment, timesAllowed, type AppointmentWay } from '#content/appointment.ts';
import { fill } from '#lib/fill.ts';
import type { Day } from '#lib/day.ts';
import { shortAppointment } from './dates.ts';
import type { Offer } from './delivery.ts';
import type { AppointmentEvent, AppointmentState } from './state.ts';
import { DayRow, firstTimeId, TimeGrid } from './TimeChoice.tsx';
import { StepHeading } from './Step.tsx';
import styles from './Step.module.css';

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
  const { times: words, summary, errors, gone } = appointment;
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
    <div className={styles.step} hidden={!isCurrent}>
      <StepHeading isCurrent={isCurrent} isFirst className={styles.intro}>
        {words.intro[way]}
      </StepHeading>
      {problem === 'none-picked' && (
        <ErrorSummary
          words={summary}
          lines={[{ id: firstTimeId, message: errors.times[way], isMended: false }]}
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
        <div className={styles.unavailable} role="status">
          <p>
            {words.unavailable} {appointment.failure.reasons[offer.reason]}
          </p>
          <Button kind="secondary" label={words.again} onClick={onAskAgain} />
        </div>
      )}
      {offer && 'days' in offer && !shown && <p>{words.none}</p>}
      {shown && (
        <>
          <DayRow days={days} shown={shown.day} picked={picked} onChoose={setChosen} />
          <TimeGrid
            {...shown}
            limit={limit}
            picked={picked}
            onPick={(time) => dispatch({ type: 'pick', time, limit })}
          />
          <p className={styles.status} role="status">
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
