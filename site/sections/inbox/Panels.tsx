import type { ReactNode } from 'react';

interface Props {
  heading: ReactNode;
  body: ReactNode;
  children?: ReactNode;
}

/** Where a list would be: that there is none, why, and the way on. A small cloth stands for it. */
export function Blank({ heading, body, children }: Props) {
  return (
    <div className="inbox-blank">
      <Knot />
      <h2 className="inbox-panel-heading">{heading}</h2>
      <p className="text-muted">{body}</p>
      {children}
    </div>
  );
}

/** Lines where leads will stand, for as long as they are on their way. */
export function Ghosts({ label }: { label: string }) {
  return (
    <div className="inbox-ghosts">
      <p className="sr-only">{label}</p>
      <ul className="inbox-list" aria-hidden="true">
        {GHOSTS.map((ghost) => (
          <li key={ghost} className="inbox-item inbox-row inbox-ghost">
            <span className="inbox-mark" />
            <span className="inbox-who" />
            <span className="inbox-preview" />
          </li>
        ))}
      </ul>
    </div>
  );
}

const GHOSTS = [1, 2, 3, 4, 5];

/** A diamond of upright stitches, as the Loom draws them (design.md). */
function Knot() {
  const half = 5;
  const stitches = Array.from({ length: half * 2 + 1 }, (_, column) => {
    const far = Math.abs(column - half);
    return { x: column * 6, y: far * 5, height: (half - far) * 10 + 8 };
  });
  return (
    <svg className="inbox-knot" viewBox="0 0 64 58" width="96" height="87" aria-hidden="true">
      {stitches.map(({ x, y, height }) => (
        <rect key={x} x={x} y={y} width="4" height={height} />
      ))}
    </svg>
  );
}
