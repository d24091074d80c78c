import type { ReactNode } from 'react';
import type { AxisText, Line } from './drawing.ts';
import styles from './OrderLine.module.css';

type OrderLineProps = {
  title: string;
  /** Before the date. */
  orderBy: string;
  isMissed: boolean;
  /** Latest order date in words. */
  order: string;
  detail: string;
  /** None where there is no result. */
  line: Line | null;
  /** Words above and below the line, where it stands alone. */
  above: ReactNode;
  below: ReactNode;
};

const bands = ['closed', 'months', 'production', 'inspection', 'transit', 'reserve'] as const;

/**
 * One way of transport: the latest order date large, beside it the line from the order over the finished production to
 * the ramp. The bands are drawn in a picture of 100 by 1 that is stretched; the stations keep their shape.
 */
export function OrderLine({ title, orderBy, isMissed, order, detail, line, above, below }: OrderLineProps) {
  return (
    <li className={styles.way} data-missed={isMissed ? '' : undefined}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={`note ${styles.orderBy}`}>{orderBy}</p>
        <p className={styles.order}>{order}</p>
        <p className={`note ${styles.detail}`}>{detail}</p>
      </div>
      {above}
      <svg className={styles.line} aria-hidden="true">
        {line && (
          <>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none">
              {bands.map((band) => (
                <path key={band} data-band={band} d={line[band]} />
              ))}
            </svg>
            <circle cx={`${line.order}%`} cy="50%" />
            <circle cx={`${line.ready}%`} cy="50%" />
            <rect className={styles.ramp} x="100%" y="50%" />
          </>
        )}
      </svg>
      {below}
    </li>
  );
}

type AxisTextsProps = {
  texts: readonly AxisText[];
  /** Of more than six months every second name gives way where there is no room for all. */
  kind: 'closures' | 'months';
};

/** Words above and below the lines. The dates stand in the list, so these are for the eye only. */
export function AxisTexts({ texts, kind }: AxisTextsProps) {
  return (
    <svg className={styles.texts} data-kind={kind} aria-hidden="true">
      {texts.map(({ x, anchor, text }) => (
        <text key={x} x={`${x}%`} y="1em" textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
