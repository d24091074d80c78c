import { controlAttributes, Field } from './Field.tsx';
import controls from '#components/controls/control.module.css';
import styles from './TextAreaField.module.css';

type TextAreaFieldProps = { name: 'projectDescription' };

/** A field of several lines, growing with its text where the browser can. */
export function TextAreaField({ name }: TextAreaFieldProps) {
  return (
    <Field name={name}>
      <textarea
        className={`${controls.control} ${styles.area}`}
        name={name}
        rows={5}
        {...controlAttributes(name)}
      />
    </Field>
  );
}
