import { useEffect, useEffectEvent, useRef } from 'react';

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
