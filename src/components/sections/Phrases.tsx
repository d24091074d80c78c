import { Fragment } from 'react';

const ends = { sentence: /(?<=[:?]) /, phrase: /(?<=,) / };

type PhrasesProps = {
  text: string;
  /** What it is made of: sentences that end in a colon or a question mark, or phrases between commas. */
  of?: keyof typeof ends;
};

/** A heading, which parts between its sentences or phrases before it parts within one. */
export function Phrases({ text, of = 'sentence' }: PhrasesProps) {
  const phrases = text.split(ends[of]);
  if (phrases.length === 1) return text;
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && ' '}
      <span className="phrase">{phrase}</span>
    </Fragment>
  ));
}
