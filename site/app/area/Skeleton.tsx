import { useArea } from './use-area.ts';

const ROWS = [1, 2, 3, 4];

/** Placeholder rows for content that is loading. */
export function Skeleton() {
  const { words } = useArea();
  return (
    <div className="area-skeleton">
      <p className="sr-only">{words.loading}</p>
      <div className="grid gap-2xl" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row} />
        ))}
      </div>
    </div>
  );
}
