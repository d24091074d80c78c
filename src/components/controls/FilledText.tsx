type FilledTextProps = {
  /** With a name in braces, such as `Danke, {firstName}.` */
  text: string;
  /** What the visitor typed, by name. */
  values: Readonly<Record<string, string>>;
};

/** A text with what the visitor typed in it, isolated: marks of right-to-left writing in a name turn nothing around it. */
export const FilledText = ({ text, values }: FilledTextProps) => (
  <>
    {text.split(/\{(\w+)\}/).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <bdi key={part} translate="no">
          {values[part]}
        </bdi>
      ),
    )}
  </>
);
