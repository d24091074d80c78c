import type { Ref } from 'react';
import { Chevron } from '#components/signs/Signs.tsx';
import { inquiryForm } from '#content/inquiry-form.ts';
import { choices, type ChoiceField } from './inquiry.ts';
import { controlAttributes } from './InquiryField.tsx';
import controls from '#components/controls/control.module.css';
import styles from './ChoiceField.module.css';

type NativeSelectProps = {
  name: ChoiceField;
  ref: Ref<HTMLSelectElement>;
  /** Whether the select box has taken its place. */
  isReplaced: boolean;
};

/**
 * The select of the built HTML. Its first option is a prompt, no choice, and empty: browsers that pass over a disabled one
 * would send a choice that nobody made.
 */
export function NativeSelect({ name, ref, isReplaced }: NativeSelectProps) {
  return (
    <div className={styles.native} hidden={isReplaced}>
      <select
        ref={ref}
        className={controls.control}
        name={name}
        defaultValue=""
        {...(isReplaced ? {} : controlAttributes(name))}
      >
        <option value="" disabled={isReplaced}>
          {inquiryForm.choose}
        </option>
        {choices[name].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Chevron />
    </div>
  );
}
