import type { CertificationService } from '#content/services/service-parts.ts';
import type { CertificationPage } from '#content/services/service-page.ts';
import { Spans } from '../figures/Spans.tsx';
import { Section } from '../sections/Section.tsx';
import runOn from '../sections/run-on.module.css';
import styles from './CertificationSpans.module.css';

type Certification = CertificationPage['certification'];
type CertificationSpansProps = { certification: Certification };

/** How long each proof takes, on one axis, and what lies in that time. */
export function CertificationSpans({ certification }: CertificationSpansProps) {
  const { heading, intro, services, unit, labels, note } = certification;
  return (
    <Section id="dauer" layout="wide" heading={heading} intro={intro}>
      <Spans
        spans={services.map(({ title, timeline }) => ({ title, duration: timeline }))}
        unit={unit}
        step={3}
      />
      <p className="footnote">{note}</p>
      <div className={`thirds ${styles.services}`}>
        {services.map((service) => (
          <Proof key={service.title} service={service} labels={labels} />
        ))}
      </div>
    </Section>
  );
}

type ProofProps = { service: CertificationService; labels: Certification['labels'] };

function Proof({ service, labels }: ProofProps) {
  return (
    <article className={`ruled ${styles.proof}`}>
      <h3 className="statement">{service.title}</h3>
      <p className="quiet">{service.description}</p>
      <div className={runOn.named}>
        <h4 className={`note ${styles.label}`}>{labels.scope}</h4>
        <ul className={`listed ${runOn.list}`}>
          {service.scope.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <div className={runOn.named}>
        <h4 className={`note ${styles.label}`}>{labels.processSteps}</h4>
        <ol className={`listed ${runOn.list} ${styles.steps}`}>
          {service.processSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </article>
  );
}
