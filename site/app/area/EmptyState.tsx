import type { ReactNode } from 'react';

interface Props {
  heading: ReactNode;
  body: ReactNode;
  children?: ReactNode;
}

/** Where a list would be: that there is none, why, and the way on. Beside it stands the bare warp of a cloth that is not begun. */
export function EmptyState({ heading, body, children }: Props) {
  return (
    <div className="area-empty">
      <h2 className="area-empty-heading">{heading}</h2>
      <p className="text-muted">{body}</p>
      {children}
    </div>
  );
}
