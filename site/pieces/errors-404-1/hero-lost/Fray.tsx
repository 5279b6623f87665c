/** Renders the unraveled end of a thread, with its fibers apart. It is decorative. */
export function Fray() {
  return (
    <svg width="72" height="56" viewBox="0 0 72 56" aria-hidden="true">
      <path d="M0 27c18 0 24-4 34-12S54 4 66 5M0 27.500c22 0 30-2 40-6s18-5 30-3M0 28h30c12 0 20 2 34 4M0 28.500c20 0 28 3 36 9s16 7 22 6M0 29c16 0 22 4 28 12s10 9 18 11" />
    </svg>
  );
}
