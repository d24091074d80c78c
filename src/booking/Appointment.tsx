import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { isMalformedEmail } from '#components/controls/TextInput.tsx';
import { useLeaveWarning } from '#components/controls/use-leave-warning.ts';
import { useMachine } from '#components/controls/use-machine.ts';
import { appointment } from '#content/appointment.ts';
import type { AppointmentWay } from '#content/contract.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useMail } from '#hydration/use-mail.ts';
import { createKey } from '#lib/request.ts';
import { createArrangement, type ArrangementSettings, type Offer } from './delivery.ts';
import type { DayOfSlots } from './slots.ts';
import { checkRequest, readRequest, requestMail, type OutgoingRequest } from './request.ts';
import { initialState, transition, type AppointmentState, type AppointmentEvent } from './state.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { DirectLine } from './Step.tsx';
import { Done } from './Done.tsx';
import { TimesStep } from './TimesStep.tsx';
import styles from './Appointment.module.css';

type AppointmentProps = {
  settings: ArrangementSettings;
  /** Host of the site, for the names of calendar entries. */
  host: string;
  /** What stands here without script, and until it has arrived. */
  children: ReactNode;
};

/** Arranges an appointment: the times, then the details, then what came of it. */
export function Appointment({ settings, host, children }: AppointmentProps) {
  const root = useRef<HTMLDivElement>(null);
  const isTakenOver = useTakeover(root);
  return (
    <div ref={root} className={`stack ${styles.appointment}`}>
      {isTakenOver ? <Steps settings={settings} host={host} /> : children}
    </div>
  );
}

/** Whether the steps may take the place of the built page: the script is there, and nobody is just using a link. */
function useTakeover(root: RefObject<HTMLElement | null>): boolean {
  const isHydrated = useHydrated();
  const [isFree, setFree] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element?.contains(document.activeElement)) return setFree(true);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) setFree(true);
    };
    element.addEventListener('focusout', leave);
    return () => element.removeEventListener('focusout', leave);
  }, [root]);

  return isHydrated && isFree;
}

type StepsProps = { settings: ArrangementSettings; host: string };

/**
 * The steps to an appointment. They draw the state machine in `state.ts`; what the visitor typed stays in the fields,
 * which are hidden rather than taken away.
 */
function Steps({ settings, host }: StepsProps) {
  const { way } = settings;
  const arrangement = useMemo(() => createArrangement(settings), [settings]);
  const [state, dispatch] = useMachine(transition, initialState);
  const [offer, setOffer] = useState<Offer | null>(null);
  const isDone = state.status === 'sent';
  const hasTimes = offer && 'days' in offer && offer.days.length > 0;
  const isAlone = window.parent === window;
  const form = useRef<HTMLFormElement>(null);

  const ask = useCallback(() => {
    setOffer(null);
    void arrangement.offered().then((answer) => {
      setOffer(answer);
      if ('days' in answer) dispatch({ type: 'offer', times: timesOf(answer.days) });
    });
  }, [arrangement, dispatch]);
  useEffect(ask, [ask]);
  /** Offers anew where something offered is past: a page may stay open for days. Returns the state where that was marked. */
  const renew = useCallback(() => {
    const offered = offer && 'days' in offer ? timesOf(offer.days) : [];
    const times = offered.filter((time) => time > Date.now());
    if (times.length === offered.length) return null;
    ask();
    return dispatch({ type: 'offer', times });
  }, [offer, ask, dispatch]);
  useEffect(() => {
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, [renew]);
  useStepHistory(state.status !== 'times' && !isDone, dispatch);
  useLeaveWarning(state.status === 'sending');
  useMail(form, (element) => requestMail(readForm(element).request));

  function readForm(element: HTMLFormElement) {
    const request = readRequest(new FormData(element), state.picked);
    return { request, errors: checkRequest(request, isMalformedEmail(request.email)) };
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (renew()) return;
    if (state.status === 'times') return void dispatch({ type: 'next' });
    const next = dispatch({ type: 'submit', ...readForm(event.currentTarget), newKey: createKey() });
    if (next?.status === 'sending') void deliver(next.outgoing);
  }

  async function deliver(outgoing: OutgoingRequest) {
    const delivery = await arrangement.deliver(outgoing);
    if (delivery.arrived) dispatch({ type: 'arrive' });
    else if (delivery.reason !== 'taken') dispatch({ type: 'fail', reason: delivery.reason });
    else {
      setOffer(delivery.offer);
      dispatch({ type: 'take' });
    }
  }

  return (
    <>
      <StepLine way={way} status={state.status} />
      <form
        ref={form}
        className={`stack ${styles.form}`}
        method="dialog"
        noValidate
        hidden={isDone}
        onSubmit={handleSubmit}
        onInput={({ currentTarget }) => dispatch({ type: 'edit', errors: readForm(currentTarget).errors })}
      >
        <TimesStep way={way} offer={offer} state={state} dispatch={dispatch} onAskAgain={ask} />
        <DetailsStep way={way} state={state} onBack={() => dispatch({ type: 'back' })} />
      </form>
      {state.status === 'sent' && (
        <Done way={way} outgoing={state.outgoing} host={host} onChange={() => dispatch({ type: 'change' })} />
      )}
      {offer && (isAlone || isDone || (!hasTimes && state.status === 'times')) && (
        <DirectLine isAlone={isAlone} />
      )}
    </>
  );
}

const timesOf = (days: readonly DayOfSlots[]) => days.flatMap(({ times }) => times);

type StepLineProps = { way: AppointmentWay; status: AppointmentState['status'] };

/** The three steps as stations on a line, with the current one marked. */
function StepLine({ way, status }: StepLineProps) {
  const { times, details, done } = appointment.steps;
  const current = status === 'times' ? 0 : status === 'sent' ? 2 : 1;
  return (
    <ol className={styles.line}>
      {[times, details, done[way]].map((name, index) => (
        <li
          key={name}
          className="note fine"
          data-passed={index < current ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

/** What the history remembers of the second step. */
const detailsMark = 'appointment-details';

/**
 * The browser's back button leads from the second step to the first, and its forward button there again. The history
 * follows the steps: where a step begins or ends otherwise, or does not heed the buttons, it is put right.
 */
function useStepHistory(isSecond: boolean, dispatch: (event: AppointmentEvent) => unknown) {
  useEffect(() => {
    const putRight = () => {
      if (isSecond === (history.state === detailsMark)) return;
      if (isSecond) history.pushState(detailsMark, '');
      else history.back();
    };
    const follow = ({ state }: PopStateEvent) => {
      if (!dispatch({ type: state === detailsMark ? 'forward' : 'back' })) putRight();
    };
    putRight();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isSecond, dispatch]);
}
