import { useRef } from 'react';
import { useFocus } from './use-focus.ts';
import styles from './notice.module.css';

type NoticeProps = {
  heading: string;
  text: string;
  /** Counts the submits: the notice takes focus on each. */
  attempts: number;
};

/** Says what has happened. Takes focus. */
export function Notice({ heading, text, attempts }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocus(box, attempts);
  return (
    <div ref={box} className={styles.notice} role="group" aria-labelledby="notice-heading" tabIndex={-1}>
      <h3 id="notice-heading" className="subheading">
        {heading}
      </h3>
      <p>{text}</p>
    </div>
  );
}
