import { labels } from '#content/labels.ts';
import { openingHours } from '#content/company.ts';

/** The opening hours, as an entry of a list of terms. */
export function OpeningHours() {
  return (
    <>
      <dt>{labels.openingHours}</dt>
      {openingHours.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </>
  );
}
