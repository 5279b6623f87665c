import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders the words that open a page, with a cloth from them to the edge of the window. */
export function HeroCorner({ heading, lead, actions, weave }: SectionProps<typeof schema>) {
  return (
    <section className="hero-corner" data-section="hero">
      <div className="hero-corner-words">
        <h1 className="text-display">
          <Text>{heading}</Text>
        </h1>
        <Lead>{lead}</Lead>
        <Actions actions={actions} />
      </div>
      <div className="hero-corner-woven">
        <Loom weave={weave} />
      </div>
    </section>
  );
}
