import { useState } from 'react';
import styles from './Flap.module.css';

type FlapProps = { text: string };

/** A flap of the board; it turns once it says something else. */
export function Flap({ text }: FlapProps) {
  const [flap, setFlap] = useState({ text, turns: 0 });
  if (flap.text !== text) setFlap({ text, turns: flap.turns + 1 });
  return (
    <b key={flap.turns} data-turned={flap.turns || undefined} className={styles.flap}>
      {text}
    </b>
  );
}
