/**
 * Everything the receiver takes from the site: its fields, choices and words, so that they cannot diverge. By relative
 * paths, since Node lets no package map names beyond its own folder; the files themselves find `#content/` as ever.
 */
export { company } from '../src/content/company.ts';
export {
  fieldNames,
  requiredFields,
  trapName,
  type FieldName,
  type Inquiry,
} from '../src/content/inquiry.ts';
export { mailTexts } from '../src/content/inquiry-form.ts';
export { receiverTexts } from '../src/content/receiver.ts';
export { choices, isChoiceField, readInquiry } from '../src/inquiry/inquiry.ts';
export { inquiryLines } from '../src/inquiry/mail.ts';
export { createKey, messageBody } from '../src/inquiry/message.ts';
export { fill } from '../src/lib/fill.ts';
export { isPlaceholder } from '../src/lib/placeholders.ts';
