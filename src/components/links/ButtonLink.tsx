import { Arrow } from '../signs/Arrow.tsx';
import styles from '../controls/button.module.css';

type ButtonLinkProps = {
  href: string;
  label: string;
  /** `primary` is the page's main way on, `secondary` an alternative, `inverse` stands on red. */
  kind?: 'primary' | 'secondary' | 'inverse';
  /** `new-tab` is for pages inside a frame. Every browser we know implies `noopener`. */
  opens?: 'here' | 'new-tab';
};

/** A link that looks like a button because it starts something: booking, inquiry, a call. */
export function ButtonLink({ href, label, kind = 'primary', opens = 'here' }: ButtonLinkProps) {
  return (
    <a
      className={styles.button}
      data-kind={kind}
      href={href}
      target={opens === 'new-tab' ? '_blank' : undefined}
    >
      {label}
      {kind !== 'secondary' && <Arrow />}
    </a>
  );
}
