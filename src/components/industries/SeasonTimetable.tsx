import type { GastronomyPage } from '#content/industries/industry-page.ts';
import { TextLink } from '../links/Links.tsx';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './SeasonTimetable.module.css';

type SeasonTimetableProps = { season: GastronomyPage['season'] };

/** The plan of a season as a railway timetable: its stations on a line, two departures beside each other. */
export function SeasonTimetable({
  season: { heading, intro, columns, dates, inquire },
}: SeasonTimetableProps) {
  const departure = (date: string) => <p className={`subheading ${styles.date}`}>{date}</p>;
  return (
    <Section layout="wide" heading={heading} intro={intro}>
      <FactTable
        look={styles.timetable}
        caption={heading}
        columns={columns}
        rows={dates.map((date) => ({
          ...date,
          winter: departure(date.winter),
          summer: departure(date.summer),
        }))}
      />
      <p className="way-on">
        <TextLink {...inquire} />
      </p>
    </Section>
  );
}
