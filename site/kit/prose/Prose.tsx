import { Facts } from '../../ui/Facts.tsx';
import { Stitches } from '../../ui/Stitches.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Vignette } from '../../vignettes/Vignette.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { schema } from './schema.ts';

/** The woven rule below the heading. */
const RULE = [
  '#...#...#...#...#...#...#',
  '.#.#.#.#.#.#.#.#.#.#.#.#.',
  '..#...o...#...o...#...o..',
];

/**
 * Renders a text: its heading stays visible next to it; that of an essay is above, across the page. A letter is a sheet
 * next to its description and the remarks on its paragraphs. The picture of an essay is below it, or next to it if it has
 * no heading.
 */
function Prose({
  type,
  anchor,
  heading,
  lead,
  paragraphs,
  remarks,
  facts,
  action,
  vignette,
  look,
}: SectionProps<typeof schema>) {
  const isLetter = look === 'letter';
  const before = lead !== undefined && (
    <Text.p className="prose-lead text-xl font-medium">{lead}</Text.p>
  );
  const known = <Facts className="prose-facts span-all grid gap-xl" facts={facts} />;
  // An essay's heading and text take the whole width.
  const isBelow = look === 'essay' && heading !== undefined;
  const picture = vignette && <Vignette {...vignette} />;
  return (
    <section
      id={anchor}
      className={`section prose wrap${look === 'essay' ? '' : ' section-beside'}`}
      data-section={type}
      data-look={look}
    >
      {heading !== undefined && (
        <div className="prose-head in-sight grid gap-lg">
          <Text.h2>{heading}</Text.h2>
          {look === 'beside' && <Stitches rows={RULE} size={100} />}
          {isLetter && before}
        </div>
      )}
      <div className="prose-words grid content-start gap-lg">
        {isLetter ? known : before}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <div key={index}>
            <Text.p>{paragraph}</Text.p>
            {remarks
              .filter(({ to }) => to === index + 1)
              .map(({ words }) => (
                <Text.p key={words} className="prose-remark text-sm text-accent font-medium">
                  {words}
                </Text.p>
              ))}
          </div>
        ))}
        {action && <TextLink {...action} />}
      </div>
      {!isBelow && picture}
      {!isLetter && known}
      {isBelow && picture && <div className="prose-picture span-all">{picture}</div>}
    </section>
  );
}

export const prose = defineSection({
  schema,
  Component: Prose,
});
