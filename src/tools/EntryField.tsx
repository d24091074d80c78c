import type { InputHTMLAttributes } from 'react';
import { Spoken } from '#components/figures/Spoken.tsx';
import { ErrorSign } from '#components/signs/Signs.tsx';
import type { Entry } from './use-entries.ts';
import controls from '#components/controls/control.module.css';
import live from './live.module.css';
import styles from './EntryField.module.css';

type EntryFieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'min' | 'max' | 'inputMode'> & {
  id: string;
  entry: Entry;
  /** What stands in its place until there is script. */
  example: string;
  hasHint?: boolean;
  /** Classes of the field and of the example. */
  classNames: { field: string | undefined; example: string | undefined };
};

/** A field of a tool; until there is script, in its place what it says in the example. */
export function EntryField({ id, entry, example, hasHint = false, classNames, ...input }: EntryFieldProps) {
  return (
    <span className={live.swap}>
      <span className={`${live.still} ${classNames.example}`}>
        <Spoken text={example} />
      </span>
      <input
        {...input}
        className={`${live.live} ${controls.control} ${classNames.field}`}
        id={id}
        value={entry.text}
        aria-invalid={entry.message === null ? undefined : true}
        aria-describedby={hasHint ? `${id}-hint ${id}-message` : `${id}-message`}
        onChange={(event) => entry.change(event.target.value)}
        onBlur={entry.leave}
        onKeyDown={(event) => event.key === 'Enter' && entry.leave()}
      />
    </span>
  );
}

type FieldMessageProps = {
  /** Id of the field. */
  field: string;
  message: string | null;
};

/** Place for the message at a field that cannot be read. */
export function FieldMessage({ field, message }: FieldMessageProps) {
  return (
    <span className={styles.message} id={`${field}-message`} hidden={message === null}>
      {message !== null && (
        <>
          <ErrorSign />
          <span>{message}</span>
        </>
      )}
    </span>
  );
}
