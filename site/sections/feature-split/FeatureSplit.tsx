import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Vignette } from '../../vignettes/Vignette.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import type { schema } from './schema.ts';

/** One thing in depth: words beside the product picture that shows it. */
export function FeatureSplit(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, points, action, vignette, side } = section;
  return (
    <section
      id={anchor}
      className="section section-beside split wrap"
      data-section={type}
      data-picture={side}
    >
      <div className="split-words">
        <h2 className="split-heading">
          <Text>{heading}</Text>
        </h2>
        <Lead>{lead}</Lead>
        {points.length > 0 && (
          <dl className="split-points">
            {points.map(({ title, body }) => (
              <Term key={title} term={title} detail={body} />
            ))}
          </dl>
        )}
        {action && <TextLink {...action} />}
      </div>
      <div className="split-picture">
        <div className="split-vignette">
          <Vignette {...vignette} />
        </div>
      </div>
    </section>
  );
}
