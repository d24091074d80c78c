/** The figure at the beginning of a result and what it is: `bis 40% tiefere Kosten` → `bis 40%`, `tiefere Kosten`. */
export function leadingFigure(result: string): { figure?: string; text: string } {
  const [, figure, text = result] = /^((?:bis )?\d[\d.]*(?:%|\+|[ \u00a0]\p{L}+)) (.*)$/u.exec(result) ?? [];
  return figure === undefined ? { text } : { figure, text };
}
