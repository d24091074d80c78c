type BadgeProps = {
  text: string;
  /** A heading where nothing below it is one. */
  element?: 'p' | 'h2';
};

/** The line above a headline: a red square, where the page's line starts, and the page's subject. */
export function Badge({ text, element: Element = 'p' }: BadgeProps) {
  return (
    <Element className="name badge" data-start={Element === 'p' ? '' : undefined}>
      {text}
    </Element>
  );
}
