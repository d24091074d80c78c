/** Something that `npm run check` or the launch check has found. The texts are German: the owner reads them. */
export interface Finding {
  /** `muss` stops the publication, `prüfen` asks for a look. */
  level: 'muss' | 'prüfen';
  /** Where to change it: a file of the project. */
  file: string;
  /** The field or variable in that file. */
  field: string;
  /** What is wrong and what belongs there. */
  reason: string;
  /** The whole text that the reason speaks of. */
  text?: string;
  /** The line in that file, once somebody has looked for it. */
  line?: number;
}

const finding =
  (level: Finding['level']) =>
  (file: string, field: string, reason: string, text?: string): Finding => ({
    level,
    file,
    field,
    reason,
    ...(text !== undefined && { text }),
  });

export const must = finding('muss');
export const check = finding('prüfen');
