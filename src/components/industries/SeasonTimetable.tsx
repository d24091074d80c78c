import type { GastronomyPage, SeasonDate } from '../../content/industries/industry-page.ts';
import { WideSection } from '../sections/WideSection.tsx';
import styles from './SeasonTimetable.module.css';

type SeasonTimetableProps = { season: GastronomyPage['season'] };

/**
 * The plan of a season as a railway timetable: its stations on a line, two departures beside each other. The roles are
 * written out because a table that is laid out as blocks loses them in some browsers.
 */
export function SeasonTimetable({ season }: SeasonTimetableProps) {
  const { columns } = season;
  return (
    <WideSection heading={season.heading} intro={season.intro}>
      <table className={styles.timetable} role="table">
        <caption className="visually-hidden">{season.heading}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <Head label={columns.milestone} />
            <Head label={columns.winter} />
            <Head label={columns.summer} />
            <Head label={columns.reason} />
          </tr>
        </thead>
        <tbody role="rowgroup">
          {season.dates.map((date) => (
            <Row key={date.milestone} date={date} columns={columns} />
          ))}
        </tbody>
      </table>
    </WideSection>
  );
}

function Head({ label }: { label: string }) {
  return (
    <th scope="col" role="columnheader">
      {label}
    </th>
  );
}

type RowProps = { date: SeasonDate; columns: Record<keyof SeasonDate, string> };

function Row({ date, columns }: RowProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {date.milestone}
      </th>
      <td className={styles.date} role="cell" data-label={columns.winter}>
        {date.winter}
      </td>
      <td className={styles.date} role="cell" data-label={columns.summer}>
        {date.summer}
      </td>
      <td role="cell">{date.reason}</td>
    </tr>
  );
}
