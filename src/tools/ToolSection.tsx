import type { ComponentProps, ReactNode } from 'react';
import { Section } from '#components/sections/Section.tsx';
import { useHydrated } from '#hydration/use-hydrated.ts';
import type { ToolSection as ToolSectionRecord } from '#content/tools/tool.ts';
import { ToolActions, type Sharing } from './ToolActions.tsx';
import { usePrinting } from './use-printing.ts';
import './ToolSection.css';

type ToolSectionProps = {
  section: ToolSectionRecord;
  /** Heading beside the tool, or above it where the tool needs the whole width. */
  layout?: ComponentProps<typeof Section>['layout'];
  /** Name of the button that prints the section alone, where the tool has one. */
  print?: string;
  share?: Sharing;
  /** What is read out, politely. */
  announced?: string;
  children: ReactNode;
};

/** A section with a tool. Complete as built; once its script is there, what needs it can be seen (`live.module.css`). */
export function ToolSection({
  section,
  layout = 'split',
  print,
  share,
  announced = '',
  children,
}: ToolSectionProps) {
  const { id, heading, intro } = section;
  const isLive = useHydrated();
  const [isPrinting, printAlone] = usePrinting();
  return (
    <Section
      id={id}
      heading={heading}
      intro={intro}
      layout={layout}
      aside={print && <ToolActions share={share} print={print} onPrint={printAlone} />}
      data-live={isLive ? '' : undefined}
      data-printing={isPrinting ? '' : undefined}
    >
      {children}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </Section>
  );
}
