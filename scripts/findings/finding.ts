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
}

export const must = (file: string, field: string, reason: string): Finding => ({
  level: 'muss',
  file,
  field,
  reason,
});

export const check = (file: string, field: string, reason: string): Finding => ({
  level: 'prüfen',
  file,
  field,
  reason,
});
