import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** The content rendered without data, at its final height. */
  children: ReactNode;
}

/**
 * A placeholder in the shape of the content that is loading. It is inert, and the style sheet shows its controls as
 * empty boxes.
 */
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
