import type { InputHTMLAttributes } from 'react';
import { isRequired } from './inquiry.ts';
import type { Check } from './state.ts';
import { controlAttributes, Field } from './Field.tsx';
import styles from '#components/controls/control.module.css';

/** What a browser needs to know to fill in a field and to show the right keyboard. */
const inputs = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  company: { type: 'text', autoComplete: 'organization' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'off',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;

type TextFieldProps = { name: keyof typeof inputs; check: Check | null };

/** A field of one line. */
export function TextField({ name, check }: TextFieldProps) {
  const error = isRequired(name) ? check?.open[name] : undefined;
  const found = isRequired(name) ? check?.found[name] : undefined;
  return (
    <Field name={name} error={error} mended={error ? undefined : found}>
      <input
        className={styles.control}
        name={name}
        required={isRequired(name)}
        {...inputs[name]}
        {...controlAttributes(name, error)}
      />
    </Field>
  );
}
