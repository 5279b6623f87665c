import type { ComponentProps, ReactNode } from 'react';
import { SectionHead } from './SectionHead.tsx';

interface Props extends ComponentProps<typeof SectionHead> {
  /** The section's type. */
  type: string;
  anchor: string;
  /** Whether the heading is next to the content if there is room, and stays visible. */
  isBeside?: boolean;
  children: ReactNode;
}

/** Renders the usual frame of a section: heading and lead, the content below, space above and below. */
export function SectionFrame({ type, anchor, isBeside = false, children, ...head }: Props) {
  return (
    <section
      id={anchor}
      className={`section wrap${isBeside ? ' section-beside' : ''}`}
      data-section={type}
    >
      <SectionHead {...head} />
      {children}
    </section>
  );
}
