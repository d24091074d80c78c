import { inquiryForm } from '#content/inquiry-form.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

/** What they are asking for. All of it may stay empty. */
export function ProjectFields() {
  return (
    <FieldGroup legend={inquiryForm.groups.project}>
      <ChoiceField name="industry" />
      <ChoiceField name="service" />
      <DescriptionField />
      <ChoiceField name="budget" />
      <ChoiceField name="timeline" />
    </FieldGroup>
  );
}
