import type { MouseEventHandler } from 'react';
import { Arrow } from '../signs/Signs.tsx';
import styles from '../controls/button.module.css';

type ButtonLinkProps = {
  href: string;
  label: string;
  /** `primary` is the page's main way on, `secondary` an alternative, `inverse` stands on red. */
  kind?: 'primary' | 'secondary' | 'inverse' | undefined;
  /** For pages inside a frame. Every browser we know implies `noopener`. */
  target?: '_blank';
  /** For islands, before the link is followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A link that looks like a button because it starts something: booking, inquiry, a call. */
export function ButtonLink({ href, label, kind = 'primary', target, onClick }: ButtonLinkProps) {
  return (
    <a className={styles.button} data-kind={kind} href={href} onClick={onClick} target={target}>
      {label}
      {kind !== 'secondary' && <Arrow />}
    </a>
  );
}
