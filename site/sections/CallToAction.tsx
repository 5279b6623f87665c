import type { ReactNode } from 'react';
import type { SectionOf } from '../../contract/page.ts';
import type { Localized } from '../../contract/text.ts';
import { Loom } from '../ui/loom/Loom.tsx';
import { Text } from '../ui/Text.tsx';

interface Props extends Pick<Localized<SectionOf<'cta'>>, 'anchor' | 'heading' | 'lead' | 'weave'> {
  /** The form: an island, so it is placed by the page and not by this component. */
  children: ReactNode;
}

/** The one thing that a page asks its reader to do. */
export function CallToAction({ anchor, heading, lead, weave, children }: Props) {
  return (
    <section id={anchor} className="cta" data-section="cta">
      <div className="cta-frame">
        <div className="cta-cloth">
          <Loom weave={weave} />
        </div>
        <div className="cta-body">
          <h2 className="text-title">
            <Text>{heading}</Text>
          </h2>
          <p className="text-lg">
            <Text>{lead}</Text>
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
