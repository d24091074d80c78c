/** Arrow to the right: decorative, the text says where it leads. */
export const Arrow = () => <Sign d="M1 8h13M8.5 2.5 14 8l-5.5 5.5" />;

/** Tick. Decorative. */
export const Tick = () => <Sign d="m2 8.5 4 4L14.5 4" />;

/** A line drawn as large as the text around it: the typeface has no such signs. */
function Sign({ d }: { d: string }) {
  return (
    <svg className="sign outlined" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Shows that a button or a field opens something below it. */
export function Chevron() {
  return (
    <svg className="outlined" viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
      <path d="m1 .75 4 4 4-4" />
    </svg>
  );
}

/** A red square with an exclamation mark, beside an error message. */
export function ErrorSign() {
  return (
    <svg className="sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M0 0h16v16H0z" fill="var(--color-accent)" />
      <path d="M7 3h2v6H7zm0 8h2v2H7z" fill="var(--color-text-on-accent)" />
    </svg>
  );
}
