import type { ChangeEventHandler, FocusEventHandler, RefObject } from 'react';
import { Chevron } from '#components/signs/Signs.tsx';
import { departureBoard } from '#content/tools/departure-board.ts';
import { boardGoods } from '#content/tools/board-goods.ts';
import { formatDay, isoDay, type Day } from '#lib/day.ts';
import { lastKnown } from '../order-plan.ts';
import type { Choice } from './address.ts';
import type { UnknownDay } from './use-board.ts';
import styles from './BoardFields.module.css';

type BoardFieldsProps = {
  form: RefObject<HTMLFormElement | null>;
  /** What stands in the fields of the built page, and in their place where script is off. */
  example: Choice;
  /** The day that is calculated with. */
  delivery: Day;
  unknown: UnknownDay | null;
  /** Id of the sentence that says what is wrong. */
  message: string;
  onChange: ChangeEventHandler;
  onLeave: FocusEventHandler;
};

/** What is wanted and when: fields of the browser, which work before the script is there. Without names a browser sends none. */
export function BoardFields({
  form,
  example,
  delivery,
  unknown,
  message,
  onChange,
  onLeave,
}: BoardFieldsProps) {
  const { fields } = departureBoard;
  return (
    <form
      ref={form}
      className={styles.fields}
      autoComplete="off"
      onChange={onChange}
      onSubmit={(event) => event.preventDefault()}
    >
      <label>
        <span>{fields.goods}</span>
        <b>{boardGoods[example.goods].name}</b>
        <span className={styles.select}>
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
      <label className={styles.date}>
        <span>{fields.delivery}</span>
        <b>{formatDay(delivery)}</b>
        <input
          type="date"
          id="delivery"
          defaultValue={isoDay(example.delivery)}
          max={isoDay(lastKnown)}
          aria-invalid={unknown === 'left' || undefined}
          aria-describedby={message}
          onBlur={onLeave}
        />
      </label>
    </form>
  );
}
