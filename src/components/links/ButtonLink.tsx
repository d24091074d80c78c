import type { MouseEventHandler } from 'react';
import { Arrow } from '../signs/Arrow.tsx';
import styles from '../controls/button.module.css';

type ButtonLinkProps = {
  href: string;
  label: string;
  /** `primary` is the page's main way on, `secondary` an alternative, `inverse` stands on red. */
  kind?: 'primary' | 'secondary' | 'inverse' | undefined;
  /** For pages inside a frame. Every browser we know implies `noopener`. */
  opens?: 'new-tab';
  /** For islands, before the link is followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A link that looks like a button because it starts something: booking, inquiry, a call. */
export function ButtonLink({ href, label, kind = 'primary', opens, onClick }: ButtonLinkProps) {
  return (
    <a className={styles.button} data-kind={kind} href={href} onClick={onClick} target={opens && '_blank'}>
      {label}
      {kind !== 'secondary' && <Arrow />}
    </a>
  );
}
