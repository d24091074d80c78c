import { Arrow } from '../signs/Arrow.tsx';
import styles from './TextLink.module.css';

type TextLinkProps = {
  href: string;
  label: string;
  /** Says where the link leads when several links share a label, for screen readers only. */
  target?: string;
  /** Leaves this page open; the label says so. */
  opens?: 'new-tab';
};

/** A way on, set as a line of text with an arrow. */
export function TextLink({ href, label, target, opens }: TextLinkProps) {
  return (
    <a className={styles.link} href={href} target={opens && '_blank'}>
      <span>
        {label}
        {target && <span className="visually-hidden">: {target}</span>}
      </span>
      <Arrow />
    </a>
  );
}
