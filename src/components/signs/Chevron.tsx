/** Shows that a button or a field opens something below it. */
export function Chevron() {
  return (
    <svg
      viewBox="0 0 10 6"
      width="10"
      height="6"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m1 .75 4 4 4-4" />
    </svg>
  );
}
