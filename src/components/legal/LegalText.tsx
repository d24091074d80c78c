import { contentsLabel, type LegalPage, type LegalSection } from '#content/legal/legal-text.ts';
import { LegalBlocks } from './LegalBlocks.tsx';
import styles from './LegalText.module.css';

type LegalTextProps = {
  page: LegalPage;
  /** The page's sections by the configuration. */
  sections: readonly LegalSection[];
};

/** A legal text: title, table of contents, numbered sections with anchors. */
export function LegalText({ page, sections }: LegalTextProps) {
  return (
    <article className={`shell ${styles.page}`}>
      <header className={styles.head} id="hero">
        <h1 className={styles.title}>{page.title}</h1>
        {page.date && <p className={styles.date}>{page.date}</p>}
        <p className={`lead ${styles.intro}`}>{page.intro}</p>
      </header>
      <nav className={styles.contents} aria-label={contentsLabel}>
        <p className={styles.contentsHeading}>{contentsLabel}</p>
        <ol>
          {sections.map(({ id, heading }, index) => (
            <li key={id}>
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
            className={styles.section}
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
