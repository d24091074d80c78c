import {
  fieldNames,
  maxLengths,
  requiredFields,
  type Choice,
  type FieldName,
  type Inquiry,
  type TypedField,
} from '#content/contract.ts';
import { industryChoices, serviceChoices } from '#content/forms.ts';
import { budgetChoices, timelineChoices } from '#content/inquiry-form.ts';
import { visibleText } from '#lib/invisible.ts';
import { textsFor } from '#lib/keys.ts';

export const isRequired = (name: FieldName): boolean => requiredFields.some((field) => field === name);

export const isTyped = (name: FieldName): name is TypedField => name in maxLengths;

/** The fields that offer choices. */
export const choices = {
  industry: industryChoices,
  service: serviceChoices,
  budget: budgetChoices,
  timeline: timelineChoices,
} as const satisfies Partial<Record<FieldName, readonly Choice[]>>;
export type ChoiceField = keyof typeof choices;

/** Reads an inquiry from a form or any other source of values. Whatever is not a known choice counts as none. */
export function readInquiry(valueOf: (name: FieldName) => unknown): Inquiry {
  return textsFor(fieldNames, (name) => {
    const value = valueOf(name);
    const text = typeof value === 'string' ? visibleText(name, value) : '';
    return isChoiceField(name) && !isChoice(name, text) ? '' : text;
  });
}

/** An inquiry that another version may have posted or kept: a field that it did not know yet is empty. */
export const inquiryFrom = (fields: Readonly<Partial<Record<FieldName, unknown>>>): Inquiry =>
  readInquiry((name) => fields[name]);

/** An inquiry that is kept as JSON. */
export const keptInquiry = (json: string) => inquiryFrom(JSON.parse(json) as Partial<Inquiry>);

/** Whether two inquiries say the same. */
export const isSameInquiry = (one: Inquiry, other: Inquiry) =>
  fieldNames.every((name) => one[name] === other[name]);

/** Whether a value is on the list of a field. */
export const isChoice = (field: ChoiceField, value: string) =>
  choices[field].some((choice) => choice.value === value);

/** What the visitor reads for a value of a field; empty where nothing is chosen. */
export const choiceLabel = (field: ChoiceField, value: string) =>
  choices[field].find((choice) => choice.value === value)?.label ?? '';

export const isChoiceField = (name: FieldName): name is ChoiceField => name in choices;
