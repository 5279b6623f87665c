const ROWS = [1, 2, 3, 4, 5];

/** Placeholder rows for a list that is loading. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className="inbox-skeleton">
      <p className="sr-only">{label}</p>
      <ul className="inbox-list" aria-hidden="true">
        {ROWS.map((row) => (
          <li key={row} className="inbox-item inbox-row">
            <span className="inbox-mark" />
            <span className="inbox-who" />
            <span className="inbox-preview" />
          </li>
        ))}
      </ul>
    </div>
  );
}
