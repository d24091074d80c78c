import type { MouseEventHandler } from 'react';
import { Arrow } from '../signs/Signs.tsx';
import styles from './Links.module.css';

type ButtonProps = {
  label: string;
  kind?: 'primary' | 'secondary';
  type?: 'button' | 'submit';
  /** While something is under way: the button keeps its place in the tab order. */
  isBusy?: boolean;
  isDisabled?: boolean;
  onClick?: () => void;
};

/** A button that looks like the links that start something. */
export function Button(props: ButtonProps) {
  const { label, kind = 'primary', type = 'button', isBusy, isDisabled, onClick } = props;
  return (
    <button
      className={styles.button}
      data-kind={kind}
      type={type}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    >
      {label}
      {(kind === 'primary' || type === 'submit') && !isBusy && <Arrow />}
    </button>
  );
}

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
