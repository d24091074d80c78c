import { Fragment } from 'react';
import { contentsLabel } from '#content/legal/legal-text.ts';
import type { LegalBlock, LegalDatum, LegalPage, LegalSection } from '#content/legal/schema.ts';
import styles from './LegalText.module.css';

type LegalTextProps = {
  page: LegalPage;
  /** The page's sections by the configuration. */
  sections: readonly LegalSection[];
};

/** A legal text: title, table of contents, numbered sections with anchors. */
export function LegalText({ page, sections }: LegalTextProps) {
  return (
    <article className={`shell columns ${styles.page}`}>
      <header className={`stack ${styles.head}`} id="hero">
        <h1 className={`heading ${styles.title}`}>{page.title}</h1>
        {page.date && <p className="name">{page.date}</p>}
        <p className="lead">{page.intro}</p>
      </header>
      <nav className={`links ruled stack ${styles.contents}`} aria-label={contentsLabel}>
        <p className="name">{contentsLabel}</p>
        <ol>
          {sections.map(({ id, heading }, index) => (
            <li key={id} className="fine">
              <span aria-hidden="true">{index + 1}</span>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {sections.map(({ id, heading, blocks }, index) => (
          <section
            key={id}
            id={id}
            className={`stack ${styles.section}`}
            data-numbering={page.numbering}
            aria-labelledby={`${id}-heading`}
          >
            <h2 id={`${id}-heading`} className={`subheading ${styles.heading}`}>
              <span className={styles.number}>{index + 1}</span> <span>{heading}</span>
            </h2>
            <LegalBlocks
              blocks={blocks}
              clausePrefix={page.numbering === 'clauses' ? `${index + 1}.` : null}
            />
          </section>
        ))}
      </div>
    </article>
  );
}

type LegalBlocksProps = {
  blocks: readonly LegalBlock[];
  /** Number of the section with a dot, where paragraphs are numbered too. */
  clausePrefix: string | null;
};

/** The paragraphs, lists, facts and links of a section. */
function LegalBlocks({ blocks, clausePrefix }: LegalBlocksProps) {
  const elements = blocks.map((block, place) => {
    if (isParagraph(block)) {
      const number = clausePrefix && clausePrefix + blocks.slice(0, place + 1).filter(isParagraph).length;
      return (
        <p
          key={place}
          id={number ? `ziffer-${number.replace('.', '-')}` : undefined}
          className={`prose ${styles.clause}`}
        >
          {number && <span className={styles.number}>{number}</span>} <span>{block}</span>
        </p>
      );
    }
    if ('data' in block) return <LegalData key={place} data={block.data} />;
    if ('link' in block) {
      return (
        <p key={place} className={styles.link}>
          <a href={block.link.href}>{block.link.label}</a>
        </p>
      );
    }
    return (
      <ul key={place} className={`prose ${styles.list}`}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  });
  return <>{elements}</>;
}

const isParagraph = (block: LegalBlock) => typeof block === 'string';

/** Facts such as name, address and numbers. */
function LegalData({ data }: { data: readonly LegalDatum[] }) {
  return (
    <dl className={styles.data}>
      {data.map(({ term, lines, href }) => (
        <div key={term} className="cluster">
          <dt>{term}</dt>
          <dd>{href ? <a href={href}>{lines.join(' ')}</a> : <TextLines lines={lines} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function TextLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
