import type { ReactNode } from 'react';
import type { Faq as FaqRecord } from '#content/page.schema.ts';
import { Chevron } from '../signs/Signs.tsx';
import { Section } from './Section.tsx';
import styles from './Fold.module.css';

type FoldLineProps =
  | { /** What the line says, in elements of its own. */ children: ReactNode; name?: never }
  | { /** Where it lies over a heading: what that says. */ name: string; children?: never };

/** The line that opens something, with its sign. */
export function FoldLine({ children, name }: FoldLineProps) {
  return (
    <summary className={`subheading ${styles.line}`} aria-label={name}>
      {children} <Chevron />
    </summary>
  );
}

type FoldProps = {
  /** What stands in the line that opens, in elements of its own. */
  summary: ReactNode;
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** A line that unfolds to what it names; on paper all of them are open. */
export function Fold({ summary, isOpen, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <FoldLine>{summary}</FoldLine>
      {children}
    </details>
  );
}

type NarrowFoldProps = {
  /** The heading that it stands behind. */
  name: string;
  isOpen?: boolean;
};

/**
 * Folds an entry of a list, or a part of a section, on phones: lies over its heading and opens what follows. Browsers
 * without `:has()` show everything, and so does paper.
 */
export function NarrowFold({ name, isOpen }: NarrowFoldProps) {
  return (
    <details className={styles.toggle} open={isOpen}>
      <FoldLine name={name} />
    </details>
  );
}

type FaqProps = { faq: FaqRecord };

/** Questions that unfold to their answers. */
export function Faq({ faq }: FaqProps) {
  return (
    <Section id="fragen" heading={faq.heading} intro={faq.intro} isMinor>
      <div className={`halves ${styles.questions}`}>
        {faq.questions.map(({ question, answer }) => (
          <Fold key={question} summary={<span>{question}</span>}>
            <p className="quiet prose">{answer}</p>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
