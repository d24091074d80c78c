import type { CertificationService } from '#content/model.ts';
import type { CertificationPage } from '#content/services/service-page.ts';
import { RouteStrip } from '../figures/RouteStrip.tsx';
import { Spans } from '../figures/Spans.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './CertificationSpans.module.css';

type Certification = CertificationPage['certification'];
type CertificationSpansProps = { certification: Certification };

/** How long each proof takes, on one axis, and what lies in that time. */
export function CertificationSpans({ certification }: CertificationSpansProps) {
  const { heading, intro, services, unit, labels, note } = certification;
  return (
    <Section layout="wide" heading={heading} intro={intro}>
      <div>
        <Spans services={services} unit={unit} />
        <p className="footnote">{note}</p>
      </div>
      <ul className={styles.services}>
        {services.map((service) => (
          <Proof key={service.title} service={service} labels={labels} />
        ))}
      </ul>
    </Section>
  );
}

type ProofProps = { service: CertificationService; labels: Certification['labels'] };

function Proof({ service, labels }: ProofProps) {
  return (
    <li className={styles.service}>
      <div>
        <h3 className={`statement ${styles.title}`}>{service.title}</h3>
        <p className={`quiet ${styles.timeline}`}>
          {labels.timeline} <b>{service.timeline}</b>
        </p>
        <p className={`quiet ${styles.description}`}>{service.description}</p>
      </div>
      <div>
        <h4 className={`note ${styles.label}`}>{labels.scope}</h4>
        <ul className={styles.scope}>
          {service.scope.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className={`note ${styles.label}`}>{labels.processSteps}</h4>
        <RouteStrip stations={service.processSteps} />
      </div>
    </li>
  );
}
