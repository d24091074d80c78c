import type { ReactNode } from 'react';
import type { ToolSection as ToolSectionRecord } from '#content/tools/tool.ts';
import type { ToolName } from './clients.ts';
import sections from '#components/sections/Section.module.css';
import styles from './ToolSection.module.css';

type ToolSectionProps = {
  name: ToolName;
  section: ToolSectionRecord;
  /** Heading beside the tool, or above it where the tool needs the whole width. */
  layout?: 'split' | 'wide';
  /** What stands below the introduction. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * A section with a tool: complete without script, made interactive by the script that `src/tools/load.ts` fetches when
 * it comes near. Its last element is where results are announced.
 */
export function ToolSection({ name, section, layout = 'split', aside, children }: ToolSectionProps) {
  const { id, heading, intro } = section;
  return (
    <section
      className={['shell', layout === 'wide' ? styles.wide : 'split', sections.section].join(' ')}
      id={id}
      data-tool={name}
    >
      <div className={styles.opening}>
        <h2 className={`heading ${sections.heading}`}>{heading}</h2>
        <div className={styles.aside}>
          <p className={styles.intro}>{intro}</p>
          {aside}
        </div>
      </div>
      <div>{children}</div>
      <p className="visually-hidden" role="status" data-announced="" />
    </section>
  );
}
