import type { Faq as FaqRecord } from '#content/model.ts';
import { Chevron } from '../signs/Chevron.tsx';
import { Section } from './Section.tsx';
import styles from './Faq.module.css';

type FaqProps = { faq: FaqRecord };

/** Questions that unfold to their answers; on paper all of them are open. */
export function Faq({ faq }: FaqProps) {
  return (
    <Section heading={faq.heading} intro={faq.intro}>
      <div className={styles.list}>
        {faq.questions.map(({ question, answer }) => (
          <details key={question} className={styles.entry}>
            <summary className={`subheading ${styles.question}`}>
              <span>{question}</span>
              <Chevron />
            </summary>
            <p className={`quiet ${styles.answer}`}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
