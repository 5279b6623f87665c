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
    <figure className="vignette relative grid gap-md text-sm text-ink bg-surface">
      <figcaption className="flex flex-wrap justify-between text-label">
        <Text.span className="text-ink font-medium">{title}</Text.span>
        <Text.span>{status}</Text.span>
      </figcaption>
      <Text.p className="sr-only">{description}</Text.p>
      <div className="grid gap-md min-w-0" aria-hidden="true">
        {children}
        {note !== undefined && <Text.p className="font-medium text-balance">{note}</Text.p>}
      </div>
    </figure>
  );
}
