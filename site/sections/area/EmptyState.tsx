import type { ReactNode } from 'react';

interface Props {
  heading: ReactNode;
  body: ReactNode;
  children?: ReactNode;
}

/** Where a list would be: that there is none, why, and the way on. A small cloth stands for it. */
export function EmptyState({ heading, body, children }: Props) {
  return (
    <div className="area-empty">
      <Knot />
      <h2 className="area-empty-heading">{heading}</h2>
      <p className="text-muted">{body}</p>
      {children}
    </div>
  );
}

/** A diamond of upright stitches, as the Loom draws them (design.md). */
function Knot() {
  const half = 5;
  const stitches = Array.from({ length: half * 2 + 1 }, (_, column) => {
    const far = Math.abs(column - half);
    return { x: column * 6, y: far * 5, height: (half - far) * 10 + 8 };
  });
  return (
    <svg className="area-knot" viewBox="0 0 64 58" width="96" height="87" aria-hidden="true">
      {stitches.map(({ x, y, height }) => (
        <rect key={x} x={x} y={y} width="4" height={height} />
      ))}
    </svg>
  );
}
