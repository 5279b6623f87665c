import { Motif } from '../../ui/Motif.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TitledText } from '../../ui/TitledText.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { schema } from './schema.ts';

/** Renders features side by side: motifs strung on one thread, warp threads between the columns. */
function Features({ type, anchor, heading, lead, items }: SectionProps<typeof schema>) {
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <ul className="features grid" data-count={items.length}>
        {items.map(({ motif, title, body, action }) => (
          <li className="relative grid gap-lg" key={title}>
            <span className="features-motif relative">
              <Motif name={motif} />
            </span>
            <div className="features-words grid content-start gap-sm">
              <TitledText title={title} body={body} />
              {action && <TextLink {...action} />}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const features = defineSection({
  schema,
  Component: Features,
});
