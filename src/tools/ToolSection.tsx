import { useEffect, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '#components/links/Links.tsx';
import { Section } from '#components/sections/Section.tsx';
import type {
  InquiryLink as InquiryLinkRecord,
  ResultActions,
  ToolSection as ToolSectionRecord,
} from '#content/tools/schema.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { copy } from '#lib/copy.ts';
import { fragmentOf, writeAddress } from './address.ts';
import styles from './tool.module.css';

/** What is said once the address was to be copied; where there are no values, what keeps them from being read. */
type SharingTexts = { copied: string; notCopied: string; unreadable: string };

type ToolSectionProps = Pick<ComponentProps<typeof Section>, 'layout' | 'fold' | 'aside'> & {
  /** With `print` the way on and the buttons stand behind the result. */
  tool: ToolSectionRecord & (ResultActions | { print?: never });
  /** The values as an address carries them; null while there are none. */
  values: string | null;
  /** What is said of an address that was shared. */
  sharing?: SharingTexts;
  /** How the way on looks. */
  onward?: InquiryLinkProps['kind'];
  /** What is wrong with the link that the visitor came with. */
  damage?: string | false;
  /** What is read out, politely. */
  announced?: string;
  /** What the result assumes, at the very end. */
  notes?: ReactNode;
  children: ReactNode;
};

/** A section with a tool. Complete as built; once its script is there, what needs it can be seen (`tool.module.css`). */
export function ToolSection(props: ToolSectionProps) {
  const { tool, values, sharing, onward, damage, announced, notes, children, ...arrangement } = props;
  const { id, heading, intro } = tool;
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
      {tool.print && (
        <div className={`screen-only cluster ${styles.end}`}>
          <InquiryLink id={id} inquire={tool.inquire} values={values} kind={onward} />
          <ToolActions
            key={sharing && values}
            {...tool}
            values={values}
            sharing={sharing}
            onPrint={printAlone}
          />
        </div>
      )}
      {notes && <p className="note footnote">{notes}</p>}
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

type ToolActionsProps = Pick<ToolSectionRecord, 'id'> &
  Pick<ResultActions, 'share' | 'print'> & {
    /** Null while there are none, and nothing is copied. */
    values: string | null;
    sharing: SharingTexts | undefined;
    onPrint: () => void;
  };

/** What can be done with a result. What is said of it holds for its values, which are its key. */
function ToolActions({ id, share, print, values, sharing, onPrint }: ToolActionsProps) {
  const [note, setNote] = useState('');

  async function copyAddress({ copied, notCopied, unreadable }: SharingTexts) {
    if (values === null) return setNote(unreadable);
    writeAddress(id, values);
    setNote((await copy(location.href)) ? copied : notCopied);
  }

  return (
    <div className={styles.live}>
      <p className="cluster">
        {sharing && (
          <button type="button" className={`name ${styles.action}`} onClick={() => void copyAddress(sharing)}>
            {share}
          </button>
        )}
        <button type="button" className={`name ${styles.action}`} onClick={onPrint}>
          {print}
        </button>
      </p>
      {sharing && (
        <p className={`note ${styles.said}`} role="status">
          {note}
        </p>
      )}
    </div>
  );
}

type InquiryLinkProps = {
  /** Id of the section. */
  id: string;
  inquire: InquiryLinkRecord;
  /** What the link takes along, or null where there is nothing. */
  values: string | null;
  /** `secondary` beside the form itself, and while there is nothing to take along. */
  kind?: 'primary' | 'secondary' | undefined;
};

/** The way on from a tool: to the inquiry form, which takes over the values. */
export function InquiryLink({ id, inquire, values, kind }: InquiryLinkProps) {
  const href = values === null ? inquire.href : inquire.href.replace(/#.*/, fragmentOf(id, values));
  return (
    <p className={`screen-only ${styles.inquire}`}>
      <ButtonLink href={href} label={inquire.label} kind={kind} onClick={goToForm} />
    </p>
  );
}

/** Where the form stands on this page its script may not be there yet, or the address may say the same already. */
function goToForm({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  if (link.pathname !== location.pathname || !link.hash.includes('=')) return;
  document.getElementById('projectDescription')?.focus();
  if (link.hash === location.hash) dispatchEvent(new HashChangeEvent('hashchange'));
}
