import { useEffect, useEffectEvent, useRef, useState, type InputHTMLAttributes } from 'react';
import controls from '#components/controls/control.module.css';
import { useAfterPress } from '#components/controls/use-after-press.ts';
import { Spoken } from '#components/figures/Spoken.tsx';
import { ErrorSign } from '#components/signs/Signs.tsx';
import { damagedLink } from '#content/tools/tool.ts';
import { showSection, useAddress, writeAddress } from './address.ts';
import { useAnnouncement } from './use-announcement.ts';
import styles from './tool.module.css';

/** What stands in the fields of a tool, by their names. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** How a tool understands what stands in its fields: `Value` is what it reads there. */
export interface EntryRules<Name extends string, Value> {
  /** Id of the section, and key of the values in an address. */
  id: string;
  /** What stands in the fields of the built page. */
  example: Texts<Name>;
  /** What takes the place of the example once it is out of date. */
  first?: () => Texts<Name>;
  /** What the change of a field does to the others. */
  follow?: (name: Name, texts: Texts<Name>) => Texts<Name>;
  /** What the fields say, or null while one of them cannot be read. */
  valueIn: (texts: Texts<Name>) => Value | null;
  /** How the fields say it. */
  textsFor: (value: Value) => Texts<Name>;
  /** How an address carries it. */
  toAddress: (value: Value) => string;
  /** Reads what an address carries; null for anything this site has not written. */
  fromAddress: (values: string) => Value | null;
  /** The message for a field, or null where it can be read. */
  messageFor: (name: Name, texts: Texts<Name>) => string | null;
  /** A text that can be read, as the site writes it: so the visitor sees how it was understood. */
  tidy?: (name: Name, text: string) => string;
  /** What is read out after a change. */
  spoken: (texts: Texts<Name>) => string;
}

/** A field with what stands in it. */
export interface Entry {
  text: string;
  /** What is wrong with it, once the visitor has left it. */
  message: string | null;
  change: (text: string) => void;
  leave: () => void;
}

/**
 * The entries of a tool. Says what is wrong with a field once the visitor leaves it, and takes the message back while it
 * is being mended; not before, since half a number is no mistake. Keeps the values in the address, and takes over those
 * of an address that was shared.
 */
export function useEntries<Name extends string, Value>(rules: EntryRules<Name, Value>) {
  const [texts, setTexts] = useState(rules.example);
  const [told, setTold] = useState<readonly Name[]>([]);
  const [announced, announce] = useAnnouncement(rules.spoken(texts));
  const isUnwritten = useRef(false);
  const afterPress = useAfterPress();

  const begin = useEffectEvent(() => {
    if (rules.first) setTexts(rules.first());
  });
  useEffect(() => begin(), []);

  const [isDamaged, forgetDamage] = useAddress(rules.id, (values) => {
    const taken = rules.fromAddress(values);
    const shown = taken === null ? (rules.first?.() ?? rules.example) : rules.textsFor(taken);
    setTexts(shown);
    setTold(wrongIn(shown));
    showSection(rules.id);
    if (taken !== null) {
      announce();
      writeAddress(rules.id, values);
    }
    return taken !== null;
  });

  const wrongIn = (current: Texts<Name>) =>
    namesOf(current).filter((name) => rules.messageFor(name, current) !== null);

  /** The values as an address carries them; null while a field cannot be read. */
  function valuesOf(current: Texts<Name>): string | null {
    const value = rules.valueIn(current);
    return value === null ? null : rules.toAddress(value);
  }

  function change(name: Name, text: string): Texts<Name> {
    const changed = { ...texts, [name]: text };
    const next = rules.follow?.(name, changed) ?? changed;
    setTexts(next);
    setTold(told.filter((other) => rules.messageFor(other, next) !== null));
    announce();
    forgetDamage();
    isUnwritten.current = true;
    return next;
  }

  function leave(name: Name) {
    if (rules.tidy && rules.messageFor(name, texts) === null)
      setTexts({ ...texts, [name]: rules.tidy(name, texts[name]) });
    // A change here may be wrong for another field, which was left before.
    afterPress(() => setTold(wrongIn(texts)));
    write(texts);
  }

  /** Nothing is written before the visitor changes something. */
  function write(current: Texts<Name>) {
    const values = valuesOf(current);
    if (!isUnwritten.current || values === null) return;
    writeAddress(rules.id, values);
    isUnwritten.current = false;
  }

  const values = valuesOf(texts);
  return {
    texts,
    value: rules.valueIn(texts),
    isExample: values === valuesOf(rules.example),
    /** What the section says of them; `damage` is said of a link that was damaged: the fields have the example then. */
    section: { values, announced, damage: isDamaged && damagedLink.example },
    /** A field to type in. */
    entry: (name: Name): Entry => ({
      text: texts[name],
      message: told.includes(name) ? rules.messageFor(name, texts) : null,
      change: (text) => void change(name, text),
      leave: () => leave(name),
    }),
    /** Chooses where there is nothing to type. */
    choose: (name: Name, text: string) => write(change(name, text)),
  };
}

/** Not `keysOf`: what islands share beyond the tools would come to the departure board too, which is at its limit. */
const namesOf = <Name extends string>(texts: Texts<Name>) => Object.keys(texts) as Name[];

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
    <span className={styles.swap}>
      <span className={`${styles.still} ${classNames.example}`}>
        <Spoken text={example} />
      </span>
      <input
        {...input}
        className={`${styles.live} ${controls.control} ${classNames.field}`}
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
    <span className={`name fine ${styles.message}`} id={`${field}-message`} hidden={message === null}>
      {message !== null && (
        <>
          <ErrorSign />
          <span>{message}</span>
        </>
      )}
    </span>
  );
}
