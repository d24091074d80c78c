import { company } from '#content/company.ts';
import { Mark } from '../signs/Mark.tsx';
import styles from './Logo.module.css';

/** Mark and name of the company, linking to the home page. */
export function Logo() {
  return (
    <a className={styles.logo} href="/">
      <Mark />
      {company.shortName}
    </a>
  );
}
