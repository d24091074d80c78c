import type { Faq as FaqRecord } from '#content/page.ts';
import { Fold } from './Fold.tsx';
import { Section } from './Section.tsx';
import styles from './Faq.module.css';

type FaqProps = { faq: FaqRecord };

/** Questions that unfold to their answers. */
export function Faq({ faq }: FaqProps) {
  return (
    <Section id="fragen" heading={faq.heading} intro={faq.intro} layout="wide" isMinor>
      <div className={styles.questions}>
        {faq.questions.map(({ question, answer }) => (
          <Fold key={question} summary={<span>{question}</span>}>
            <p className={`quiet ${styles.answer}`}>{answer}</p>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
