const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'm6 6 12 12M18 6 6 18',
  chevron: 'm7 10 5 5 5-5',
  up: 'M12 19V5m-6 6 6-6 6 6',
  out: 'M8 16 16 8m-7 0h7v7',
  check: 'm6 12.5 4 4 8-9',
} as const;

/** A line icon on a field of 24; decoration, the control beside it has the name. */
export function Icon({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
