import type { ComponentProps, ReactNode } from 'react';
import { SectionHead } from './SectionHead.tsx';

interface Props extends ComponentProps<typeof SectionHead> {
  /** The section's type. */
  type: string;
  anchor: string;
  /** Whether the heading stands beside the content where there is room, and stays in sight. */
  isBeside?: boolean;
  children: ReactNode;
}

/** A section as most are: its heading and lead, the content below, room above and under it. */
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
