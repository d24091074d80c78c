import { labels } from '#content/labels.ts';
import { bookingLink } from '#content/navigation.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import styles from './HeroActions.module.css';

type HeroActionsProps = {
  /** The way to the form, where it has something chosen already or stands on the same page. */
  inquiry?: { href: string; label: string } | undefined;
  /** Which of the two comes first. */
  first?: 'consultation' | 'inquiry';
  /** What the consultation takes, beside the buttons. */
  note?: string;
};

/** The two ways on at the opening of a page, below its lead: the consultation and the inquiry. */
export function HeroActions({
  inquiry = { href: '/contact', label: labels.sendInquiry },
  first = 'consultation',
  note,
}: HeroActionsProps) {
  const consultation = { href: bookingLink, label: labels.bookConsultation };
  const [main, other] = first === 'consultation' ? [consultation, inquiry] : [inquiry, consultation];
  return (
    <div className={styles.actions}>
      <ButtonLink {...main} />
      <ButtonLink {...other} kind="secondary" />
      {note && <p className="note">{note}</p>}
    </div>
  );
}
