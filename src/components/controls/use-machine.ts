import { useCallback, useRef, useState } from 'react';

/** A state machine that React draws. `dispatch` gives the state that an event has led to, null where nothing has changed. */
export function useMachine<State, Event>(transition: (state: State, event: Event) => State, initial: State) {
  const [state, draw] = useState(initial);
  // Two events may come before React has drawn the first; the second must meet the state that the first left.
  const latest = useRef(initial);
  const dispatch = useCallback(
    (event: Event) => {
      const next = transition(latest.current, event);
      if (next === latest.current) return null;
      latest.current = next;
      draw(next);
      return next;
    },
    [transition],
  );
  return [state, dispatch] as const;
}
