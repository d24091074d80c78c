import { useEffect, useEffectEvent, useRef, useState } from 'react';

type TickBoxProps = {
  value: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
};

/** A box to tick. What was ticked before its script was there, by the visitor or by a browser that reloads, counts. */
export function TickBox({ value, isTicked, onChange }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    if (box.current?.checked) onChange(true);
  });
  useEffect(() => takeOver(), []);
  return (
    <input
      ref={box}
      type="checkbox"
      value={value}
      checked={isTicked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Which entries of a list are ticked, always in the order of the list. */
export function useTicks<Id extends string>(ids: readonly Id[]) {
  const [ticked, setTicked] = useState<readonly Id[]>([]);
  return {
    ticked,
    /** As an address carries them: `a.c`; null without any. */
    values: ticked.join('.') || null,
    setTicked,
    /** The box of an entry. */
    box: (id: Id): TickBoxProps => ({
      value: id,
      isTicked: ticked.includes(id),
      onChange: (isTicked) =>
        setTicked((before) => ids.filter((other) => (other === id ? isTicked : before.includes(other)))),
    }),
  };
}
