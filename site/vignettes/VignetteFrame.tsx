import type { ReactNode } from 'react';
import { Text } from '../ui/Text.tsx';

interface Props {
  title: string;
  status: string;
  /** The description of the picture for people who cannot see it. */
  description: string;
  /** The conclusion of the picture, in one sentence below it. */
  note?: string | undefined;
  children: ReactNode;
}

/**
 * Renders the frame of every product picture. Screen readers get the caption and one description; the drawn parts,
 * which only make sense side by side, are hidden from them.
 */
export function VignetteFrame({ title, status, description, note, children }: Props) {
  return (
    <figure className="vignette">
      <figcaption>
        <Text.span className="text-ink font-medium">{title}</Text.span>
        <Text.span>{status}</Text.span>
      </figcaption>
      <Text.p className="sr-only">{description}</Text.p>
      <div className="vignette-body" aria-hidden="true">
        {children}
        {note !== undefined && <Text.p className="vignette-note">{note}</Text.p>}
      </div>
    </figure>
  );
}
