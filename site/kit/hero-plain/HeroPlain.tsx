import { Actions } from '../../ui/Actions.tsx';
import { lettersIn } from '../../ui/letters.ts';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import type { schema } from './schema.ts';

/** The longest heading, in letters, that gets the largest type here. */
const SHORT = 44;

/**
 * Renders the opening of a page of text: large type, above a selvedge of weave if it has one. Without weave and actions
 * it is small and leaves the first screen to the next section.
 */
export function HeroPlain({ heading, lead, actions, weave }: SectionProps<typeof schema>) {
  const hasMore = lead !== undefined || actions.length > 0;
  const isSmall = weave === undefined && actions.length === 0;
  return (
    <section className="hero-plain" data-section="hero" data-small={isSmall || undefined}>
      <div className="hero-plain-words wrap">
        <h1
          className={lettersIn(heading) <= SHORT && !isSmall ? 'hero-plain-short' : 'text-display'}
        >
          <Text>{heading}</Text>
        </h1>
        {hasMore && (
          <div className="hero-more hero-plain-more">
            <Lead>{lead}</Lead>
            {actions.length > 0 && <Actions actions={actions} />}
          </div>
        )}
      </div>
      {weave !== undefined && (
        <div className="hero-plain-selvedge">
          <Loom weave={weave} isFirst />
        </div>
      )}
    </section>
  );
}
