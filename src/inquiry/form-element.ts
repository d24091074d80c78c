/** The form in the browser, with the fields that are read or written by name. */
export interface InquiryFormElement extends HTMLFormElement {
  readonly elements: HTMLFormControlsCollection & {
    readonly projectDescription: HTMLTextAreaElement;
  };
}
