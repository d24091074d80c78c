import { useState } from 'react';
import * as Select from '@radix-ui/react-select';
import { Chevron } from '#components/signs/Signs.tsx';
import { inquiryForm } from '#content/inquiry-form.ts';
import { choiceLabel, choices, type ChoiceField } from './inquiry.ts';
import { controlAttributes } from './InquiryField.tsx';
import controls from '#components/controls/control.module.css';
import styles from './ChoiceField.module.css';

type SelectBoxProps = { name: ChoiceField; value: string; onChange: (value: string) => void };

/** Distance in pixels that the list keeps from the edges of the window, and from the header where it covers the page. */
const distance = 10;

/**
 * A select box. The constants of the specification: the list is at most 24rem high (style sheet) and keeps
 * 10 px from the window; Radix itself resets the type-ahead after one second and scrolls every 50 ms. It has no name in
 * the form: what is sent stands in the native select.
 */
export function SelectBox({ name, value, onChange }: SelectBoxProps) {
  const [header, setHeader] = useState(0);

  return (
    <Select.Root
      value={value}
      onValueChange={onChange}
      onOpenChange={(isOpen) => isOpen && setHeader(lowerEdgeOfHeader())}
    >
      <Select.Trigger className={`${controls.control} ${styles.trigger}`} {...controlAttributes(name)}>
        <Select.Value placeholder={<>{inquiryForm.choose}</>}>
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
