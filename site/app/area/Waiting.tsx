import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** What is on its way, made of nothing: as high as it will be. */
  children: ReactNode;
}

/** The shape of what is being loaded: it is inert, and the sheet shows its controls as empty places. */
export function Waiting({ label, children }: Props) {
  return (
    <>
      <p className="sr-only">{label}</p>
      <fieldset className="area-waiting" disabled inert>
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </>
  );
}
