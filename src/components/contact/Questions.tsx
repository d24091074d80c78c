import type { Question } from '#content/model.ts';
import { Section } from '../sections/Section.tsx';
import styles from './Questions.module.css';

type QuestionsProps = { heading: string; questions: readonly Question[] };

/** Questions with their answers, all of them open: four are quicker read than unfolded. */
export function Questions({ heading, questions }: QuestionsProps) {
  return (
    <Section heading={heading}>
      <div className="rows">
        {questions.map(({ question, answer }) => (
          <div key={question} className={styles.pair}>
            <h3 className="subheading">{question}</h3>
            <p className="quiet">{answer}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
