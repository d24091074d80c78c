import styles from './Badge.module.css';

type BadgeProps = { text: string };

/** The line above a headline: a red station and the page's subject. */
export function Badge({ text }: BadgeProps) {
  return <p className={styles.badge}>{text}</p>;
}
