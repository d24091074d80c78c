import type { CertificationPage } from '#content/services/service-page.ts';
import { SourceLink } from './SourceLink.tsx';
import { Phrases } from '../sections/Phrases.tsx';
import styles from './MarketSurveillance.module.css';

type MarketSurveillanceProps = { surveillance: CertificationPage['surveillance'] };

/** What the authority finds, in its own figures. */
export function MarketSurveillance({ surveillance }: MarketSurveillanceProps) {
  return (
    <section className="shell split">
      <h2 className={`heading ${styles.heading}`}>
        <Phrases text={surveillance.heading} />
      </h2>
      <p className={`statement split ${styles.statement}`}>
        <b className="figure">{surveillance.figure}</b> <span>{surveillance.text}</span>
      </p>
      <SourceLink source={surveillance.source} />
    </section>
  );
}
