import type { ReactNode } from 'react';
import { Text } from '../ui/Text.tsx';

interface Props {
  /** The part of the product being shown. */
  title: string;
  status: string;
  /** The note that the content is invented. */
  example: string;
  children: ReactNode;
}

/**
 * Renders the frame of every stage: the product's window with its bar. Its content is text and is read as such by
 * screen readers.
 */
export function StageFrame({ title, status, example, children }: Props) {
  return (
    <figure className="stage">
      <figcaption className="stage-bar text-label">
        <Text.span className="text-sm text-ink font-semibold">{title}</Text.span>
        <Text.span className="stage-example">{example}</Text.span>
        <Text.span className="stage-status">{status}</Text.span>
      </figcaption>
      {children}
    </figure>
  );
}
