import { ErrorSign } from '#components/signs/Signs.tsx';
import styles from './FieldMessage.module.css';

type FieldMessageProps = {
  /** Id of the field. */
  field: string;
  message: string | null;
};

/** Place for the message at a field that cannot be read. */
export function FieldMessage({ field, message }: FieldMessageProps) {
  return (
    <span className={styles.message} id={`${field}-message`} hidden={message === null}>
      {message !== null && (
        <>
          <ErrorSign />
          <span>{message}</span>
        </>
      )}
    </span>
  );
}
