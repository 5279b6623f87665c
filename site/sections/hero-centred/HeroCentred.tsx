import { Actions } from '../../ui/Actions.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import { Vignette } from '../../ui/vignettes/Vignette.tsx';
import { Lead } from '../SectionWords.tsx';
import type { SectionProps } from '../section-props.ts';

/** The opening of a page: words in the middle, below them a length of cloth with a wide product picture on it. */
export function HeroCentred(section: SectionProps<'hero-centred'>) {
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
