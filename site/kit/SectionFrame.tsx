import type { ComponentProps, ReactNode } from 'react';
import { SectionHead } from './SectionHead.tsx';

interface Props extends Omit<ComponentProps<typeof SectionHead>, 'heading'> {
  heading: string | undefined;
  /** The section's type. */
  type: string;
  anchor: string;
  /** Whether the heading is next to the content if there is room, and stays visible. */
  isBeside?: boolean;
  children: ReactNode;
}

/** Renders the usual frame of a section: heading and lead, the content below, space above and below. */
export function SectionFrame({
  type,
  anchor,
  isBeside = false,
  heading,
  children,
  ...head
}: Props) {
  return (
    <section
      id={anchor}
      className={`section wrap${isBeside ? ' section-beside' : ''}`}
      data-section={type}
    >
      {heading !== undefined && <SectionHead heading={heading} {...head} />}
      {children}
    </section>
  );
}
