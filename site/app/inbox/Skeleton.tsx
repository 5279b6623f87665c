const ROWS = [1, 2, 3, 4, 5];

/** Rows in the place of a list while it is loaded. */
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
