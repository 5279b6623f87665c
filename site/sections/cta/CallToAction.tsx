import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

/** The one thing that a page asks its reader to do. */
export function CallToAction({ anchor, heading, lead, weave, children }: SectionProps<'cta'>) {
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
