import type { ReactNode } from 'react';
import { Text } from '../ui/Text.tsx';

interface Props {
  title: string;
  status: string;
  /** What the picture shows, for those who cannot see it. */
  description: string;
  /** What the picture comes to, in one sentence below it. */
  note?: string | undefined;
  children: ReactNode;
}

/**
 * What every product picture stands in. Who listens to the page hears the caption and one description; the
 * drawn parts, which make sense only side by side, are left out.
 */
export function VignetteFrame({ title, status, description, note, children }: Props) {
  return (
    <figure className="vignette">
      <figcaption>
        <span className="vignette-title">
          <Text>{title}</Text>
        </span>
        <span>
          <Text>{status}</Text>
        </span>
      </figcaption>
      <p className="sr-only">
        <Text>{description}</Text>
      </p>
      <div className="vignette-body" aria-hidden="true">
        {children}
        {note !== undefined && (
          <p className="vignette-note">
            <Text>{note}</Text>
          </p>
        )}
      </div>
    </figure>
  );
}
