import { Stitches } from '../../ui/Stitches.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { SectionProps } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The woven rule below the heading. */
const RULE = [
  '#...#...#...#...#...#...#',
  '.#.#.#.#.#.#.#.#.#.#.#.#.',
  '..#...o...#...o...#...o..',
];

/** A text to be read: its heading stays in sight beside it, the lines have a comfortable measure. */
export function Prose({
  type,
  anchor,
  heading,
  lead,
  paragraphs,
  action,
}: SectionProps<typeof schema>) {
  return (
    <section id={anchor} className="section section-beside prose wrap" data-section={type}>
      <div className="prose-head in-sight">
        <h2>
          <Text>{heading}</Text>
        </h2>
        <Stitches rows={RULE} size={100} />
      </div>
      <div className="prose-words">
        {lead !== undefined && (
          <p className="prose-lead">
            <Text>{lead}</Text>
          </p>
        )}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <p key={index}>
            <Text>{paragraph}</Text>
          </p>
        ))}
        {action && <TextLink {...action} />}
      </div>
    </section>
  );
}
