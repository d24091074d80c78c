import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Section } from '#components/sections/Section.tsx';
import { useHydrated } from '#hydration/use-hydrated.ts';
import type { ToolSection as ToolSectionRecord } from '#content/tools/tool.ts';
import { ToolActions, type Sharing } from './ToolActions.tsx';
import actions from './actions.module.css';

type ToolSectionProps = Pick<ComponentProps<typeof Section>, 'layout' | 'fold' | 'aside'> & {
  section: ToolSectionRecord;
  /** Name of the button that prints the section alone, where the tool has one. */
  print?: string;
  share?: Sharing;
  /** What is wrong with the link that the visitor came with. */
  damage?: string | false;
  /** What is read out, politely. */
  announced?: string;
  /** The way on from the result. */
  onward?: ReactNode;
  /** What the result assumes, at the very end. */
  notes?: ReactNode;
  children: ReactNode;
};

/** A section with a tool. Complete as built; once its script is there, what needs it can be seen (`live.module.css`). */
export function ToolSection({
  section,
  print,
  share,
  damage,
  announced,
  onward,
  notes,
  children,
  ...arrangement
}: ToolSectionProps) {
  const { id, heading, intro } = section;
  const isLive = useHydrated();
  const [isPrinting, printAlone] = usePrinting();
  return (
    <Section
      id={id}
      heading={heading}
      intro={intro}
      {...arrangement}
      data-live={isLive ? '' : undefined}
      data-printing={isPrinting ? '' : undefined}
    >
      {damage && <p role="alert">{damage}</p>}
      {children}
      {print && (
        <div className={actions.end}>
          {onward}
          <ToolActions key={share?.values} id={id} share={share} print={print} onPrint={printAlone} />
        </div>
      )}
      {notes && <p className="footnote">{notes}</p>}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </Section>
  );
}

/** Whether a section is being printed alone, and the function that prints it so. */
function usePrinting(): readonly [boolean, () => void] {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = () => setPrinting(false);
    addEventListener('afterprint', end);
    return () => removeEventListener('afterprint', end);
  }, []);

  function printAlone() {
    // The page has to look the part before the browser takes its picture.
    flushSync(() => setPrinting(true));
    print();
  }
  return [isPrinting, printAlone];
}
