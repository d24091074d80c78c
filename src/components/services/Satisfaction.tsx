import type { ShareSection } from '#content/services/service-page.ts';
import { Statistic } from '../hero/Statistic.tsx';
import { Section } from '../sections/Section.tsx';

type SatisfactionProps = { section: ShareSection };

/** How satisfied customers are: a figure, not drawn, since it counts opinions and no parts. */
export function Satisfaction({ section: { heading, text, share, caption } }: SatisfactionProps) {
  return (
    <Section heading={heading}>
      <div className="ruled halves">
        <dl>
          <Statistic value={share} label={caption} />
        </dl>
        <p className="lead">{text}</p>
      </div>
    </Section>
  );
}
