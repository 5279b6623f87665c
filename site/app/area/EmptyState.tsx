import type { ReactNode } from 'react';

interface Props {
  heading: ReactNode;
  body: ReactNode;
  children?: ReactNode;
}

/**
 * Replaces an empty list: says that it is empty and why, and offers a next step. Beside it is the bare warp of a cloth
 * that has not been started.
 */
export function EmptyState({ heading, body, children }: Props) {
  return (
    <div className="area-empty">
      <h2 className="area-empty-heading">{heading}</h2>
      <p className="text-muted">{body}</p>
      {children}
    </div>
  );
}
