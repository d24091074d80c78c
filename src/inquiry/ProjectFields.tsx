import { inquiryForm } from '#content/inquiry-form.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { TextAreaField } from './TextAreaField.tsx';

/** What they are asking for. All of it may stay empty. */
export function ProjectFields() {
  return (
    <FieldGroup legend={inquiryForm.groups.project}>
      <ChoiceField name="industry" />
      <ChoiceField name="service" />
      <TextAreaField name="projectDescription" />
      <ChoiceField name="budget" />
      <ChoiceField name="timeline" />
    </FieldGroup>
  );
}
