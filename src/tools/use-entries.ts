import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showSection, useAddress, writeAddress } from './address.ts';
import { useAfterPress } from '#components/controls/use-after-press.ts';
import { damagedLink } from '#content/tools/tool.ts';
import { useAnnouncement } from './use-announcement.ts';

/** What stands in the fields of a tool, by their names. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** How a tool understands what stands in its fields. */
export interface EntryRules<Name extends string> {
  /** Id of the section, and key of the values in an address. */
  id: string;
  /** What stands in the fields of the built page. */
  example: Texts<Name>;
  /** What takes the place of the example once it is out of date. */
  first?: () => Texts<Name>;
  /** What the change of a field does to the others. */
  follow?: (name: Name, texts: Texts<Name>) => Texts<Name>;
  /** The message for a field, or null where it can be read. */
  messageFor: (name: Name, texts: Texts<Name>) => string | null;
  /** A text that can be read, as the site writes it: so the visitor sees how it was understood. */
  tidy: (name: Name, text: string) => string;
  /** The values as an address carries them, or null while a field cannot be read. */
  valuesOf: (texts: Texts<Name>) => string | null;
  /** Reads such values; null for anything this site has not written. */
  textsOf: (values: string) => Texts<Name> | null;
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
export function useEntries<Name extends string>(rules: EntryRules<Name>) {
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
    const taken = rules.textsOf(values);
    const shown = taken ?? rules.first?.() ?? rules.example;
    setTexts(shown);
    setTold(wrongIn(shown));
    showSection(rules.id);
    if (taken) {
      announce();
      writeAddress(rules.id, values);
    }
    return taken !== null;
  });

  const wrongIn = (current: Texts<Name>) =>
    namesOf(current).filter((name) => rules.messageFor(name, current) !== null);

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
    if (rules.messageFor(name, texts) === null) setTexts({ ...texts, [name]: rules.tidy(name, texts[name]) });
    // A change here may be wrong for another field, which was left before.
    afterPress(() => setTold(wrongIn(texts)));
    write(texts);
  }

  /** Nothing is written before the visitor changes something. */
  function write(current: Texts<Name>) {
    const values = rules.valuesOf(current);
    if (!isUnwritten.current || values === null) return;
    writeAddress(rules.id, values);
    isUnwritten.current = false;
  }

  return {
    texts,
    values: rules.valuesOf(texts),
    announced,
    /** What is said of a link that was damaged: the fields have the example then. */
    damage: isDamaged && damagedLink.example,
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
