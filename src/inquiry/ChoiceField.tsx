import { useCallback, useEffect, useRef, useState, type Ref } from 'react';
import { inquiryForm } from '#content/inquiry-form.ts';
import { Chevron } from '#components/signs/Signs.tsx';
import { choices, isChoice, type ChoiceField as ChoiceFieldName } from './inquiry.ts';
import { preselection } from './brought.ts';
import { controlAttributes, InquiryField } from './InquiryField.tsx';
import { SelectBox } from './SelectBox.tsx';
import styles from './ChoiceField.module.css';
import controls from '#components/controls/control.module.css';

type ChoiceFieldProps = { name: ChoiceFieldName };

/**
 * A field with a list of choices. The built HTML holds a native select, which works before the script is
 * there; the select box takes over what was chosen, or what the address preselects. A select that somebody
 * is just using stays until they leave it. Hidden, it goes on holding what is chosen: a browser that brings back what
 * stood in a form knows the fields of the built HTML again, and no others.
 */
export function ChoiceField({ name }: ChoiceFieldProps) {
  const native = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState<string | null>(null);

  const choose = useCallback((choice: string) => {
    if (native.current) native.current.value = choice;
    setValue(choice);
  }, []);

  useEffect(() => {
    const select = native.current;
    if (!select) return;
    const takeOver = () =>
      choose(isChoice(name, select.value) ? select.value : (preselection(location.search)[name] ?? ''));
    if (document.activeElement !== select) return takeOver();
    select.addEventListener('blur', takeOver);
    return () => select.removeEventListener('blur', takeOver);
  }, [name, choose]);

  function clear() {
    choose('');
    // A choice is announced to the form by the select box itself.
    native.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }

  return (
    <InquiryField name={name} action={value && <ClearButton name={name} onClear={clear} />}>
      <NativeSelect ref={native} name={name} isReplaced={value !== null} />
      {value !== null && <SelectBox name={name} value={value} onChange={choose} />}
    </InquiryField>
  );
}

type ClearButtonProps = { name: ChoiceFieldName; onClear: () => void };

/** Takes a choice back: the lists hold choices only. Leads the focus back to the select box. */
function ClearButton({ name, onClear }: ClearButtonProps) {
  function clear() {
    onClear();
    document.getElementById(name)?.focus();
  }
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={`${inquiryForm.clear}: ${inquiryForm.labels[name]}`}
      onClick={clear}
    >
      {inquiryForm.clear}
    </button>
  );
}

type NativeSelectProps = {
  name: ChoiceFieldName;
  ref: Ref<HTMLSelectElement>;
  /** Whether the select box has taken its place. */
  isReplaced: boolean;
};

/**
 * The select of the built HTML. Its first option is a prompt, no choice, and empty: browsers that pass over a disabled one
 * would send a choice that nobody made.
 */
function NativeSelect({ name, ref, isReplaced }: NativeSelectProps) {
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
