import { useState, type MouseEvent } from 'react';
import { copy } from '#lib/copy.ts';
import { writeAddress, fragmentOf } from './address.ts';
import actions from './actions.module.css';
import live from './live.module.css';
import type { InquiryLink as InquiryLinkRecord } from '#content/tools/tool.ts';
import { ButtonLink } from '#components/links/Links.tsx';

/** What is said once the address was to be copied; where there are no values, what keeps them from being read. */
export type SharingTexts = { copied: string; notCopied: string; unreadable: string };

type ToolActionsProps = {
  /** Id of the section. */
  id: string;
  /** The values as an address carries them; null while there are none, and nothing is copied. */
  values: string | null;
  /** Name of the button that copies the address with the values. */
  share: string | undefined;
  texts: SharingTexts | undefined;
  /** Name of the button that prints the section alone. */
  print: string;
  onPrint: () => void;
};

/** What can be done with a result. What is said of it holds for its values, which are its key. */
export function ToolActions({ id, values, share, texts, print, onPrint }: ToolActionsProps) {
  const [note, setNote] = useState('');

  async function copyAddress({ copied, notCopied, unreadable }: SharingTexts) {
    if (values === null) return setNote(unreadable);
    writeAddress(id, values);
    setNote((await copy(location.href)) ? copied : notCopied);
  }

  return (
    <div className={live.live}>
      <p>
        {texts && (
          <button type="button" className={actions.action} onClick={() => void copyAddress(texts)}>
            {share}
          </button>
        )}
        <button type="button" className={actions.action} onClick={onPrint}>
          {print}
        </button>
      </p>
      {texts && (
        <p className={`note ${actions.said}`} role="status">
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
    <p className={actions.inquire}>
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
