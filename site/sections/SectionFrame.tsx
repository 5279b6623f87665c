import type { ReactNode } from 'react';
import type { SectionType } from '../../contract/section.ts';
import { SectionWords } from './SectionWords.tsx';

interface Props {
  type: SectionType;
  anchor: string;
  heading: string;
  lead?: string | undefined;
  /** Where the heading stands above the content. */
  align?: 'start' | 'centre';
  children: ReactNode;
}

/** A section as most are: its heading and lead, the content below, room above and under it. */
export function SectionFrame({ type, anchor, heading, lead, align = 'start', children }: Props) {
  return (
    <section id={anchor} className="section wrap" data-section={type}>
      <div className="section-head" data-align={align}>
        <SectionWords heading={heading} lead={lead} />
      </div>
      {children}
    </section>
  );
}
