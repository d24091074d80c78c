import type { ReactNode } from 'react';
import styles from './FieldGroup.module.css';

type FieldGroupProps = { legend: string; children: ReactNode };

/** Fields that belong together. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={`subheading ${styles.legend}`}>{legend}</legend>
      {children}
    </fieldset>
  );
}
