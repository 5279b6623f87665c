import { Actions } from '../../ui/Actions.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import { Vignette } from '../../vignettes/Vignette.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import type { schema } from './schema.ts';

/** The opening of a page: words beside one product picture, which lies on a cloth that hangs from the page's top. */
export function HeroSplit(section: SectionProps<typeof schema>) {
  const { heading, lead, actions, note, weave, vignette } = section;
  return (
    <section className="hero-split ebony" data-section="hero">
      <div className="hero-split-body wrap">
        <div className="hero-words hero-split-words">
          <h1 className="text-title">
            <Text>{heading}</Text>
          </h1>
          <Lead>{lead}</Lead>
          <Actions actions={actions} />
          {note !== undefined && (
            <p className="hero-split-note">
              <Text>{note}</Text>
            </p>
          )}
        </div>
        <div className="hero-split-work">
          <div className="hero-split-cloth">
            <Loom weave={weave} isFirst />
          </div>
          <div className="hero-split-picture">
            <Vignette {...vignette} />
          </div>
        </div>
      </div>
    </section>
  );
}
