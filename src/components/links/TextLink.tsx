import type { MouseEventHandler } from 'react';
import { Arrow } from '../signs/Arrow.tsx';
import styles from './TextLink.module.css';

type TextLinkProps = {
  href: string;
  label: string;
  /** Says where the link leads when several links share a label, for screen readers only. */
  target?: string;
  /** `new-tab` leaves this page open; the label says so. */
  opens?: 'here' | 'new-tab';
  /** For islands, before the link is followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A way on, set as a line of text with an arrow. */
export function TextLink({ href, label, target, opens = 'here', onClick }: TextLinkProps) {
  return (
    <a
      className={styles.link}
      href={href}
      onClick={onClick}
      target={opens === 'new-tab' ? '_blank' : undefined}
    >
      <span>
        {label}
        {target && <span className="visually-hidden">: {target}</span>}
      </span>
      <Arrow />
    </a>
  );
}
