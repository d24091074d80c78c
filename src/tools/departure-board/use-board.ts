import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';
import type { GoodsName } from '#content/tools/board-goods.ts';
import { isoDay, readDay, today, type Day } from '#lib/day.ts';
import { showSection, useAddress, writeAddress } from '../address.ts';
import { useAnnouncement } from '../use-announcement.ts';
import type { Way } from '../order-plan.ts';
import { readChoice, type Choice } from './address.ts';
import {
  boardOf,
  boardValues,
  exampleChoice,
  isKnownDelivery,
  isMissed,
  unknownDay,
  verdictOf,
} from './timetable.ts';

/** The fields of the board, by their names. */
type BoardForm = HTMLFormElement & {
  readonly elements: HTMLFormControlsCollection & {
    goods: HTMLSelectElement & { value: GoodsName };
    delivery: HTMLInputElement;
  };
};

/** A day that cannot be calculated: it is called so once its field is left, since half a date is no mistake. */
type UnknownDay = 'entered' | 'left';

/**
 * What is chosen on the board, and what it says then. The fields keep their own values, since they are used before this
 * script is there: what stands in them then counts, and no picker that is open is disturbed.
 */
export function useBoard(id: string, ways: readonly Way[], built: Day) {
  const [example] = useState(() => exampleChoice(built, ways));
  const [choice, setChoice] = useState(example);
  const [unknown, setUnknown] = useState<UnknownDay | null>(null);
  const form = useRef<BoardForm>(null);
  // The built page does not know what day it is read on.
  const now = useHydrated() ? today() : built;
  const board = boardOf(choice, ways, now);
  const verdict = unknown ? [unknownDay] : verdictOf(board, choice.delivery, now);
  const [announced, announce] = useAnnouncement(verdict.join('\n'));

  /** What stands in the fields; null while the day is none that can be calculated. */
  function read(): Choice | null {
    if (!form.current) return null;
    const { goods, delivery } = form.current.elements;
    const day = readDay(delivery.value);
    return day !== null && isKnownDelivery(day) ? { goods: goods.value, delivery: day } : null;
  }

  function take(next: Choice) {
    setUnknown(null);
    setChoice(next);
  }

  function show(next: Choice) {
    if (form.current) {
      form.current.elements.goods.value = next.goods;
      form.current.elements.delivery.value = isoDay(next.delivery);
    }
    take(next);
  }

  const takeOver = useEffectEvent(() => {
    const present = read();
    // A day that cannot be calculated and was left before this script was there.
    if (!present)
      return setUnknown(document.activeElement === form.current?.elements.delivery ? 'entered' : 'left');
    const hasDate = present.delivery !== example.delivery;
    if (!hasDate && isMissed(present, ways, today())) show(exampleChoice(today(), ways, present.goods));
    else if (hasDate || present.goods !== example.goods) change();
  });
  useEffect(() => takeOver(), []);

  // After that, so that what an address carries stays.
  const [isDamaged, forgetDamage] = useAddress(id, (values) => {
    const shared = readChoice(values);
    const isKnown = shared !== null && isKnownDelivery(shared.delivery);
    showSection(id);
    if (isKnown) {
      show(shared);
      announce();
      writeAddress(id, values);
    }
    return isKnown;
  });

  function change() {
    forgetDamage();
    const next = read();
    if (next) {
      take(next);
      writeAddress(id, boardValues(next, ways));
    } else if (form.current) {
      setUnknown(unknown ?? 'entered');
      setChoice({ ...choice, goods: form.current.elements.goods.value });
    }
    announce();
  }

  return {
    example,
    choice,
    board,
    form,
    change,
    leave: () => setUnknown(unknown && 'left'),
    /** Whether nothing has been chosen yet. */
    isExample: choice === example,
    unknown,
    now,
    verdict,
    announced,
    /** Whether the link was damaged that the visitor came with. */
    isDamaged,
  };
}
