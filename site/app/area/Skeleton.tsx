const ROWS = [1, 2, 3, 4];

/** Placeholder rows for content that is loading. */
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
