import { Actions } from '../../ui/Actions.tsx';
import { Text } from '../../ui/Text.tsx';
import { Vignette } from '../../vignettes/Vignette.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import type { schema } from './schema.ts';

/**
 * Renders an opening with large words and the picture that they are about, on its own background to the window's edge.
 */
export function HeroPictured({ heading, lead, actions, vignette }: SectionProps<typeof schema>) {
  return (
    <section className="hero-pictured" data-section="hero">
      <div className="hero-pictured-words">
        <h1>
          <Text>{heading}</Text>
        </h1>
        <Lead>{lead}</Lead>
        <Actions actions={actions} />
      </div>
      <div className="hero-pictured-ground">
        <Vignette {...vignette} />
      </div>
    </section>
  );
}
