import type { SectionProps } from '../../../kit/define-section.ts';
import { HeroWords } from '../../../kit/HeroWords.tsx';
import { Text } from '../../../ui/Text.tsx';
import { offBy } from './off-by.ts';
import { RangeChart } from './RangeChart.tsx';
import type { schema } from './schema.ts';

/**
 * Renders the opening of a page of figures: a year of ranges as a skyline, and every week whose result was outside its
 * range.
 */
export function HeroRanges(section: SectionProps<typeof schema>) {
  const { heading, lead, actions, example, words, weeks, misses, context } = section;
  return (
    <section className="hero-ranges ebony overflow-clip" data-section="hero">
      <HeroWords heading={heading} lead={lead} actions={actions} />
      <RangeChart section={section} />
      <div className="hero-ranges-misses wrap">
        <ul className="hero-ranges-legend text-note flex flex-wrap">
          <Text.li data-is="example">{example}</Text.li>
          {(['range', 'within', 'outside'] as const).map((name) => (
            <Text.li key={name} data-is={name}>
              {words[name]}
            </Text.li>
          ))}
        </ul>
        <Text.h2 className="border-t text-xl">{words.misses}</Text.h2>
        <ol>
          {misses.map(({ at, when, what }) => (
            <li className="relative text-sm" key={at}>
              <p>
                <Text>{when}</Text> <span>{offBy(context.lang, weeks[at])}</span>
              </p>
              <Text.p>{what}</Text.p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
