import { labels } from '#content/labels.ts';
import { bookingLink } from '#content/navigation.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import styles from './HeroActions.module.css';

type HeroActionsProps = {
  /** The way to the form, where it has something chosen already. */
  inquiry?: { href: string; label: string } | undefined;
  /** What the consultation takes, beside the buttons. */
  note?: string;
};

/** The two ways on at the opening of a page, below its lead: the consultation and the inquiry. */
export function HeroActions({
  inquiry = { href: '/contact', label: labels.sendInquiry },
  note,
}: HeroActionsProps) {
  return (
    <div className={styles.actions}>
      <ButtonLink href={bookingLink} label={labels.bookConsultation} />
      <ButtonLink {...inquiry} kind="secondary" />
      {note && <p className="note">{note}</p>}
    </div>
  );
}
