import { useEffect, useRef, useState } from 'react';
import { isChoice, type ChoiceField as ChoiceFieldName } from './inquiry.ts';
import { preselection } from './preselection.ts';
import { ClearButton } from './ClearButton.tsx';
import { InquiryField } from './InquiryField.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { SelectBox } from './SelectBox.tsx';

type ChoiceFieldProps = { name: ChoiceFieldName };

/**
 * A field with a list of choices. The built HTML holds a native select, which works before the script is
 * there; the select box takes over what was chosen, or what the address preselects. A select that somebody
 * is just using stays until they leave it.
 */
export function ChoiceField({ name }: ChoiceFieldProps) {
  const native = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState<string | null>(null);

  useEffect(() => {
    const select = native.current;
    if (!select) return;
    const takeOver = () =>
      setValue(isChoice(name, select.value) ? select.value : (preselection(location.search)[name] ?? ''));
    if (document.activeElement !== select) return takeOver();
    select.addEventListener('blur', takeOver);
    return () => select.removeEventListener('blur', takeOver);
  }, [name]);

  return (
    <InquiryField name={name} action={value && <ClearButton name={name} onClear={() => setValue('')} />}>
      {value === null ? (
        <NativeSelect ref={native} name={name} />
      ) : (
        <SelectBox name={name} value={value} onChange={setValue} />
      )}
    </InquiryField>
  );
}
