import { Fragment, type ComponentProps, type ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = Pick<ComponentProps<'section'>, 'id'> & {
  heading: ReactNode;
  /** Sentence with the heading. */
  intro?: string | undefined;
  /** What folds the section on phones. */
  fold?: ReactNode;
  /** What follows the sentence, such as a button. */
  aside?: ReactNode;
  /**
   * `wide`: content across the page below the heading. `split`: heading in the first four columns, content in the other eight.
   * `within`: as `wide`, in a part of another section.
   */
  layout?: 'wide' | 'split' | 'within';
  /** Which of the five parts of the page anatomy this is. */
  part?: 'problems' | 'offer' | 'success-story' | undefined;
  /** It comes after what the page is about: questions, a voice, what goes with it. */
  isMinor?: boolean;
  children: ReactNode;
};

const classNames = {
  split: 'shell split',
  wide: `shell stack ${styles.wide}`,
  within: `stack ${styles.within}`,
};

/** The site's section: a heading and what belongs below it. Other attributes are the section's. */
export function Section({
  heading,
  intro,
  fold,
  aside,
  layout = 'wide',
  part,
  isMinor,
  children,
  ...attributes
}: SectionProps) {
  return (
    <section
      className={classNames[layout]}
      data-part={part}
      data-minor={isMinor ? '' : undefined}
      {...attributes}
    >
      <div className={layout === 'wide' ? `split-end ${styles.head}` : styles.head}>
        <h2 className={`heading ${styles.heading}`}>{heading}</h2>
        {fold}
        {(intro || aside) && (
          <div>
            {intro && <p className={`quiet ${styles.intro}`}>{intro}</p>}
            {aside}
          </div>
        )}
      </div>
      <div>{children}</div>
    </section>
  );
}

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
