/** What the sections with a tool have in common. */
export interface ToolSection {
  /** Anchor of the section, and the key of its values in an address (`#einstandskosten=…`). Do not change it. */
  id: string;
  /** Section heading. At most 40 characters, no word of more than 15. */
  heading: string;
  /** One or two sentences below it. At most 200 characters. */
  intro: string;
}
