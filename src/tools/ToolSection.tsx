import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Section } from '#components/sections/Section.tsx';
import { useHydrated } from '#hydration/use-hydrated.ts';
import type { ResultActions, ToolSection as ToolSectionRecord } from '#content/tools/tool.ts';
import { InquiryLink, ToolActions, type SharingTexts } from './ToolActions.tsx';
import styles from './actions.module.css';

type ToolSectionProps = Pick<ComponentProps<typeof Section>, 'layout' | 'fold' | 'aside'> & {
  section: ToolSectionRecord;
  /** The way on and the buttons, where they stand behind the result. */
  actions?: ResultActions;
  /** The values as an address carries them; null while there are none. */
  values: string | null;
  /** What is said of an address that was shared. */
  sharing?: SharingTexts;
  /** How the way on looks. */
  onward?: ComponentProps<typeof InquiryLink>['kind'];
  /** What is wrong with the link that the visitor came with. */
  damage?: string | false;
  /** What is read out, politely. */
  announced?: string;
  /** What the result assumes, at the very end. */
  notes?: ReactNode;
  children: ReactNode;
};

/** A section with a tool. Complete as built; once its script is there, what needs it can be seen (`live.module.css`). */
export function ToolSection({
  section,
  actions,
  values,
  sharing,
  onward,
  damage,
  announced,
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
      {actions && (
        <div className={styles.end}>
          <InquiryLink id={id} inquire={actions.inquire} values={values} kind={onward} />
          <ToolActions
            key={sharing && values}
            id={id}
            values={values}
            share={actions.share}
            texts={sharing}
            print={actions.print}
            onPrint={printAlone}
          />
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
