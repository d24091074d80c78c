import { Arrow } from '../signs/Signs.tsx';
import styles from './TextLink.module.css';

type TextLinkProps = {
  href: string;
  label: string;
  /** Says where the link leads when several links share a label, for screen readers only. */
  subject?: string;
  /** Leaves this page open; the label says so. */
  target?: '_blank';
};

/** A way on, set as a line of text with an arrow. */
export function TextLink({ href, label, subject, target }: TextLinkProps) {
  return (
    <a className={styles.link} href={href} target={target}>
      <span>
        {label}
        {subject && <span className="visually-hidden">: {subject}</span>}
      </span>
      <Arrow />
    </a>
  );
}
