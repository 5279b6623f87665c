import type { ReactNode } from 'react';
import type { SectionType } from '../../contract/section.ts';
import { Text } from '../ui/Text.tsx';

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
        <h2 className="text-title">
          <Text>{heading}</Text>
        </h2>
        {lead !== undefined && (
          <p className="text-lg text-muted">
            <Text>{lead}</Text>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
