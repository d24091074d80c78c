import { labels } from '#content/labels.ts';
import type { ServiceBlock, ServicesPage } from '#content/pages/schema.ts';
import { routeLabels } from '#content/routes.ts';
import { lastSegment, posterOf } from '#lib/addresses.ts';
import { TextLink } from '../links/Links.tsx';
import band from '../posters/Poster.module.css';
import { Poster, named } from '../posters/Poster.tsx';
import { NarrowFold } from '../sections/Fold.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './ServiceBlocks.module.css';

type ServiceBlocksProps = { services: ServicesPage['services'] };

/** The five services, one below the other. */
export function ServiceBlocks({ services }: ServiceBlocksProps) {
  return (
    <Section heading={services.heading} intro={services.intro}>
      {services.blocks.map((block) => (
        <Block key={block.route} block={block} labels={services} />
      ))}
    </Section>
  );
}

type BlockProps = {
  block: ServiceBlock;
  /** Name of the list of process steps, and of what opens it on phones. */
  labels: Pick<ServicesPage['services'], 'processLabel' | 'moreLabel'>;
};

/** A service on the overview: poster, what it is, what belongs to it, and its steps. */
function Block({ block, labels: { processLabel, moreLabel } }: BlockProps) {
  const title = routeLabels[block.route];
  return (
    <article className={`entry stack ${styles.block}`} id={lastSegment(block.route)}>
      <div className={`${band.band} ${styles.poster}`} {...named(block.route)}>
        <Poster motif={posterOf(block.route)} fit="middle" hasBand />
      </div>
      <div className={`words ${styles.text}`}>
        <h3 className={`heading ${styles.title}`}>{title}</h3>
        <p className={`name ${styles.subtitle}`}>{block.subtitle}</p>
        <p className="quiet">{block.description}</p>
        <p>
          <TextLink href={block.route} label={labels.learnMore} subject={title} />
        </p>
      </div>
      <div className={`stack ${styles.more}`}>
        <b className={styles.opener}>{moreLabel}</b>
        <NarrowFold name={`${moreLabel}: ${title}`} />
        <ul className={`run-on ${styles.features}`}>
          {block.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className={styles.process}>
          <p className="note">{processLabel}</p>
          <ol className={`name cluster ${styles.steps}`}>
            {block.process.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </article>
  );
}
