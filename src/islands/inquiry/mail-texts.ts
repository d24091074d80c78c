import { inquiryForm } from '../../content/inquiry-form.ts';

/** The words of an e-mail that takes the place of the form. */
export const mailTexts = { ...inquiryForm.mail, fields: inquiryForm.labels };
