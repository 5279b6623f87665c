import { Stitches } from '../../ui/Stitches.tsx';
import { Term } from '../../ui/Term.tsx';
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

/** A text to be read: its heading stays in sight beside it; that of an essay stands above, across the page. */
export function Prose({
  type,
  anchor,
  heading,
  lead,
  paragraphs,
  facts,
  action,
  look,
}: SectionProps<typeof schema>) {
  return (
    <section
      id={anchor}
      className={`section prose wrap${look === 'beside' ? ' section-beside' : ''}`}
      data-section={type}
      data-look={look}
    >
      <div className="prose-head in-sight">
        <h2>
          <Text>{heading}</Text>
        </h2>
        {look === 'beside' && <Stitches rows={RULE} size={100} />}
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
      {facts.length > 0 && (
        <dl className="prose-facts">
          {facts.map((fact) => (
            <Term key={fact.term} {...fact} />
          ))}
        </dl>
      )}
    </section>
  );
}
