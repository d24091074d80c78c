import { TextInput, type inputs } from '#components/controls/TextInput.tsx';
import type { TypedField } from '#content/inquiry.ts';
import type { Check } from '#lib/check.ts';
import { isRequired } from './inquiry.ts';
import { controlAttributes, InquiryField } from './InquiryField.tsx';

type TextFieldProps = { name: TypedField & keyof typeof inputs; check: Check<TypedField> | null };

/** A field of one line. */
export function TextField({ name, check }: TextFieldProps) {
  return (
    <InquiryField name={name} check={check}>
      <TextInput name={name} required={isRequired(name)} {...controlAttributes(name, check)} />
    </InquiryField>
  );
}
