import { useState, type ComponentProps, type FocusEvent, type InputHTMLAttributes } from 'react';
import { formTexts } from '#content/forms.ts';
import { visibleText } from '#lib/invisible.ts';
import { useAfterPress } from './use-after-press.ts';
import styles from './control.module.css';

/** What a browser needs to know to fill in a field and to show the right keyboard. */
export const inputs = {
  name: { type: 'text', autoComplete: 'name' },
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
  subject: { type: 'text', autoComplete: 'off' },
} as const satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;

type TextInputProps = ComponentProps<'input'> & { name: keyof typeof inputs };

/** A field of one line. An e-mail address that is left without an ending is asked about until it has one. */
export function TextInput({ name, ...attributes }: TextInputProps) {
  const [isAsking, setAsking] = useState(false);
  const afterPress = useAfterPress();

  function leave({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    const text = visibleText(name, input.value);
    // What stands there is what will be sent.
    if (text !== input.value) input.value = text;
    if (name === 'email') afterPress(() => setAsking(lacksEnding(text)));
  }

  return (
    <>
      <input
        className={styles.control}
        name={name}
        {...inputs[name]}
        {...attributes}
        onBlur={leave}
        onInput={({ currentTarget: { value } }) => setAsking(isAsking && lacksEnding(value))}
      />
      {name === 'email' && (
        <p className={`note fine ${styles.question}`} role="status">
          {isAsking && formTexts.missingEnding}
        </p>
      )}
    </>
  );
}

/** Whether a text is no e-mail address: the browser’s own judgement, which knows domains with umlauts. */
export function isMalformedEmail(address: string): boolean {
  const { validity } = Object.assign(document.createElement('input'), { type: 'email', value: address });
  return validity.typeMismatch;
}

/** Whether the domain of an e-mail address has no dot: sound by the rules, and rarely meant. */
const lacksEnding = (address: string): boolean => /@[^.]+$/.test(address);
