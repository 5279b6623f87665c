import { Actions } from '../../ui/Actions.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import { Vignette } from '../../vignettes/Vignette.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import type { schema } from './schema.ts';

/** Renders an opening with centered words, and below them a length of cloth with a wide product picture on it. */
export function HeroCentred(section: SectionProps<typeof schema>) {
  const { heading, lead, actions, weave, vignette } = section;
  return (
    <section className="hero-centred" data-section="hero">
      <div className="hero-words hero-centred-words wrap">
        <h1 className="text-display">
          <Text>{heading}</Text>
        </h1>
        <Lead>{lead}</Lead>
        <Actions actions={actions} isCentred />
      </div>
      <div className="hero-centred-work">
        <div className="hero-centred-cloth ebony">
          <Loom weave={weave} isFirst />
        </div>
        {vignette !== undefined && (
          <div className="hero-centred-picture wrap">
            <Vignette {...vignette} />
          </div>
        )}
      </div>
    </section>
  );
}
