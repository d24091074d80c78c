import { Arrow } from '../signs/Signs.tsx';
import styles from './button.module.css';

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
