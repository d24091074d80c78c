import type { GastronomyPage, SeasonDate } from '#content/industries/industry-page.ts';
import { TextLink } from '../links/TextLink.tsx';
import { ColumnHead } from '../sections/table/ColumnHead.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './SeasonTimetable.module.css';
import '../figures/on-line.css';

type SeasonTimetableProps = { season: GastronomyPage['season'] };

/**
 * The plan of a season as a railway timetable: its stations on a line, two departures beside each other. The roles are
 * written out because a table that is laid out as blocks loses them in some browsers.
 */
export function SeasonTimetable({ season }: SeasonTimetableProps) {
  const { columns } = season;
  return (
    <Section layout="wide" heading={season.heading} intro={season.intro}>
      <table className={styles.timetable} role="table">
        <caption className="visually-hidden">{season.heading}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <ColumnHead label={columns.milestone} />
            <ColumnHead label={columns.winter} />
            <ColumnHead label={columns.summer} />
            <ColumnHead label={columns.reason} />
          </tr>
        </thead>
        <tbody role="rowgroup">
          {season.dates.map((date) => (
            <Row key={date.milestone} date={date} />
          ))}
        </tbody>
      </table>
      <p className="way-on">
        <TextLink {...season.inquire} />
      </p>
    </Section>
  );
}

function Row({ date }: { date: SeasonDate }) {
  return (
    <tr role="row">
      <th className="subheading" scope="row" role="rowheader">
        {date.milestone}
      </th>
      <td className={`subheading ${styles.date}`} role="cell">
        {date.winter}
      </td>
      <td className={`subheading ${styles.date}`} role="cell">
        {date.summer}
      </td>
      <td role="cell">{date.reason}</td>
    </tr>
  );
}
