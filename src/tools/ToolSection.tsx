import type { ReactNode } from 'react';
import { Section } from '#components/sections/Section.tsx';
import type { ToolSection as ToolSectionRecord } from '#content/tools/tool.ts';
import type { ToolName } from './clients.ts';
import './ToolSection.module.css';

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
    <Section id={id} heading={heading} intro={intro} layout={layout} aside={aside} data-tool={name}>
      {children}
      <p className="visually-hidden" role="status" data-announced="" />
    </Section>
  );
}
