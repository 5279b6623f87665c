const ROWS = [1, 2, 3, 4];

/** Rows in the place of what is being loaded. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className="area-skeleton">
      <p className="sr-only">{label}</p>
      <div aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row} />
        ))}
      </div>
    </div>
  );
}
