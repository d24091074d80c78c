import { Fragment } from 'react';
import styles from './Phrases.module.css';

type PhrasesProps = { text: string };

/** A headline, which parts between its phrases before it parts within one. */
export function Phrases({ text }: PhrasesProps) {
  return text.split(/(?<=,) /).map((phrase) => (
    <Fragment key={phrase}>
      <span className={styles.phrase}>{phrase}</span>{' '}
    </Fragment>
  ));
}
