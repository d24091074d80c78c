import type { WhyUsPage } from '#content/pages/why-us.ts';
import { TextLink } from '../links/TextLink.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Advantages.module.css';

type AdvantagesProps = Pick<WhyUsPage, 'offer' | 'team'>;

/** The four advantages as four columns of type. */
export function Advantages({ offer, team }: AdvantagesProps) {
  return (
    <Section layout="wide" heading={offer.heading} part="offer" aside={<TextLink {...team} />}>
      <ul className={styles.list}>
        {offer.offers.map(({ title, description }) => (
          <li key={title} className={styles.advantage}>
            <h3 className={`statement ${styles.title}`}>{title}</h3>
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
