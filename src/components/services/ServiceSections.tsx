import type { Statistic } from '#content/page.schema.ts';
import type {
  CertificationPage,
  DevelopmentPage,
  ProcessSection,
  QualityPage,
  CertificationService,
  ServicePage,
} from '#content/services/schema.ts';
import { inquiryHref, posterOf } from '#lib/addresses.ts';
import { RouteLine } from '../figures/Line.tsx';
import { Spans } from '../figures/SpanChart.tsx';
import { HeadingStatistic, HeroActions, HeroWords, Statistics } from '../hero/Hero.tsx';
import band from '../posters/Poster.module.css';
import { Poster, named } from '../posters/Poster.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './ServiceSections.module.css';

type ServiceHeroProps = { page: ServicePage };

/** The opening of a service page: its poster, the consultation, and the form with this service chosen. */
export function ServiceHero({ page: { hero, inquiryLink, route } }: ServiceHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} id="hero" data-part="hero">
      <div className={`opening ${styles.text}`}>
        <HeroWords hero={hero} />
        <HeroActions inquiry={{ href: inquiryHref(route), label: inquiryLink }} />
      </div>
      <div className={`${band.band} ${styles.poster}`} {...named(route)}>
        <Poster motif={posterOf(route)} fit="whole" hasBand />
      </div>
      <Statistics statistics={hero.statistics} />
    </section>
  );
}

type ProcessLineProps = {
  process: ProcessSection;
  /** What it comes to, beside its heading. */
  statistic?: Statistic;
};

/** A process as a line across the whole page. */
export function ProcessLine({ process, statistic }: ProcessLineProps) {
  return (
    <Section
      id="ablauf"
      heading={process.heading}
      intro={process.intro}
      aside={statistic && <HeadingStatistic {...statistic} />}
    >
      <RouteLine stations={process.steps} />
    </Section>
  );
}

type DevelopmentPhasesProps = { development: DevelopmentPage['development'] };

/** The phases as a line, and at each station what lies on the table when it is reached; on phones they fold together. */
export function DevelopmentPhases({ development }: DevelopmentPhasesProps) {
  const { heading, intro, phases, total, deliverablesLabel } = development;
  return (
    <section className={`shell stack ${styles.phases}`}>
      <div className="split-end">
        <div>
          <h2 className="heading">{heading}</h2>
          <p className={`quiet ${styles.intro}`}>{intro}</p>
        </div>
        <p className={`quiet ${styles.total}`}>
          <b className="display">{total.value}</b> {total.label}
        </p>
      </div>
      <RouteLine
        stations={phases.map((phase) => ({
          ...phase,
          result: (
            <div className={`run-on-named ${styles.result}`}>
              <p>
                <b>{deliverablesLabel}</b>
              </p>
              <ul className={`listed run-on ${styles.deliverables}`}>
                {phase.deliverables.map((deliverable) => (
                  <li key={deliverable}>{deliverable}</li>
                ))}
              </ul>
            </div>
          ),
        }))}
      />
    </section>
  );
}

type Certification = CertificationPage['certification'];
type CertificationSpansProps = { certification: Certification };

/** How long each proof takes, on one axis, and what lies in that time. */
export function CertificationSpans({ certification }: CertificationSpansProps) {
  const { heading, intro, services, unit, labels, note } = certification;
  return (
    <Section id="dauer" heading={heading} intro={intro}>
      <Spans
        spans={services.map(({ title, timeline }) => ({ title, duration: timeline }))}
        unit={unit}
        step={3}
      />
      <p className="note footnote">{note}</p>
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
    <article className={`ruled stack ${styles.proof}`}>
      <h3 className="subheading">{service.title}</h3>
      <p className="quiet">{service.description}</p>
      <div className="run-on-named">
        <h4 className={`note ${styles.part}`}>{labels.scope}</h4>
        <ul className="listed run-on">
          {service.scope.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <div className="run-on-named">
        <h4 className={`note ${styles.part}`}>{labels.processSteps}</h4>
        <ol className={`listed run-on ${styles.steps}`}>
          {service.processSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </article>
  );
}

type RefundClaimProps = Pick<QualityPage, 'refund'>;

/** What happens to the cost of an inspection that was wrong. */
export function RefundClaim({ refund }: RefundClaimProps) {
  return (
    <section className="shell split-end">
      <h2 className={`heading ${styles.claim}`}>{refund.heading}</h2>
      <p className="lead">{refund.text}</p>
    </section>
  );
}
