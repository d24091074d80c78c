import type { IndustriesPage, IndustryRow } from '#content/pages/schema.ts';
import { posterOf } from '#lib/addresses.ts';
import { isShown } from '#lib/consent.ts';
import { lookOf } from '../figures/network-layout.ts';
import { Poster, named } from '../posters/Poster.tsx';
import band from '../posters/Poster.module.css';
import { Section } from '../sections/Section.tsx';
import styles from './IndustryBoard.module.css';

type IndustryBoardProps = { board: IndustriesPage['board'] };

/** The industries, one row each: who, what we buy for them, and a case. */
export function IndustryBoard({ board }: IndustryBoardProps) {
  return (
    <Section heading={board.heading}>
      <ul className={styles.rows}>
        {board.industries.map((industry) => (
          <Row key={industry.route} industry={industry} board={board} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ industry, board }: { industry: IndustryRow } & IndustryBoardProps) {
  return (
    <li className={`entry ${styles.row}`} data-look={lookOf[industry.route]}>
      <div className={`${band.band} ${styles.poster}`} {...named(industry.route)}>
        <Poster motif={posterOf(industry.route)} hasBand />
      </div>
      <div className={styles.text}>
        <h3 className={`subheading ${styles.title}`}>
          <a href={industry.route}>{industry.title}</a>
        </h3>
        <p>
          <b className="subheading">{industry.customers}</b> {board.customersLabel}
        </p>
        <p className={`spanning ${styles.description}`}>{industry.description}</p>
      </div>
      <div className={`pairs spanning ${styles.details}`}>
        <div className="run-on-named">
          <h4 className="name">{board.servicesLabel}</h4>
          <p>{industry.services.join(', ')}</p>
        </div>
        {industry.caseStudy && isShown(industry) && (
          <div className="run-on-named">
            <h4 className="name">{board.caseLabel}</h4>
            <p>{industry.caseStudy}</p>
          </div>
        )}
      </div>
    </li>
  );
}
