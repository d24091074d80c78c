/** What signs or words mean. */
export function Legend({ entries }: { entries: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {entries.map(([sign, meaning]) => (
        <div key={sign}>
          <dt>
            <b>{sign}</b>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
