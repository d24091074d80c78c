import { useCallback, useEffect, useRef, useState, type Ref } from 'react';
import * as Select from '@radix-ui/react-select';
import controls from '#components/controls/control.module.css';
import { Chevron } from '#components/signs/Signs.tsx';
import { inquiryForm } from '#content/inquiry-form.ts';
import { preselection } from './brought.ts';
import { choiceLabel, choices, isChoice, type ChoiceField as ChoiceFieldName } from './inquiry.ts';
import { controlAttributes, InquiryField } from './InquiryField.tsx';
import styles from './ChoiceField.module.css';

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

  /** Takes a choice back: the lists hold choices only. Leads the focus back to the select box. */
  function clear() {
    choose('');
    // A choice is announced to the form by the select box itself.
    native.current?.dispatchEvent(new Event('change', { bubbles: true }));
    document.getElementById(name)?.focus();
  }

  const clearButton = (
    <button
      type="button"
      className={styles.clear}
      aria-label={`${inquiryForm.clear}: ${inquiryForm.labels[name]}`}
      onClick={clear}
    >
      {inquiryForm.clear}
    </button>
  );
  return (
    <InquiryField name={name} action={value && clearButton}>
      <NativeSelect ref={native} name={name} isReplaced={value !== null} />
      {value !== null && <SelectBox name={name} value={value} onChange={choose} />}
    </InquiryField>
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

type SelectBoxProps = { name: ChoiceFieldName; value: string; onChange: (value: string) => void };

/** Distance in pixels that the list keeps from the edges of the window, and from the header where it covers the page. */
const distance = 10;

/**
 * A select box. The constants of the specification: the list is at most 24rem high (style sheet) and keeps
 * 10 px from the window; Radix itself resets the type-ahead after one second and scrolls every 50 ms. It has no name in
 * the form: what is sent stands in the native select. As an item of a flexible box its text would be an object of its own in
 * Firefox, and Orca would not say what is chosen: `role="none"`.
 */
function SelectBox({ name, value, onChange }: SelectBoxProps) {
  const [header, setHeader] = useState(0);
  return (
    <Select.Root
      value={value}
      onValueChange={onChange}
      onOpenChange={(isOpen) => isOpen && setHeader(lowerEdgeOfHeader())}
    >
      <Select.Trigger className={`${controls.control} ${styles.trigger}`} {...controlAttributes(name)}>
        <Select.Value role="none" placeholder={<>{inquiryForm.choose}</>}>
          <>{choiceLabel(name, value)}</>
        </Select.Value>
        <Chevron />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          className={styles.list}
          aria-label={inquiryForm.labels[name]}
          position="popper"
          sideOffset={4}
          collisionPadding={{ top: header + distance, right: distance, bottom: distance, left: distance }}
        >
          <Select.ScrollUpButton className={styles.scroll} data-direction="up">
            <Chevron />
          </Select.ScrollUpButton>
          <Select.Viewport>
            {choices[name].map((choice) => (
              <Select.Item
                key={choice.value}
                className={styles.item}
                value={choice.value}
                textValue={choice.label}
              >
                <Select.ItemText>{choice.label}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className={styles.scroll}>
            <Chevron />
          </Select.ScrollDownButton>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

const lowerEdgeOfHeader = () =>
  Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
