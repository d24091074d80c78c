import type { MouseEvent } from 'react';
import type { InquiryLink as InquiryLinkRecord } from '#content/tools/tool.ts';
import { ButtonLink } from '#components/links/ButtonLink.tsx';
import { fragmentOf } from './fragment.ts';
import actions from './actions.module.css';

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
