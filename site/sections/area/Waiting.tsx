import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** What is on its way, made of nothing: as high as it will be. */
  children: ReactNode;
}

/** The shape of what is being loaded: nobody can use it yet, and the sheet shows its controls as empty places. */
export function Waiting({ label, children }: Props) {
  return (
    <>
      <p className="sr-only">{label}</p>
      <div className="area-waiting" inert>
        {children}
      </div>
    </>
  );
}
