import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** The threads of a sentence, each at its distance from the middle one. */
const THREADS = [-6, -3, 0, 3, 6];

/** Returns the color of the threads that end at a source, counted from 1, or at none. */
const dyeOf = (source = 0) => `var(--color-${['lac', 'turmeric', 'white'][source] ?? 'white'})`;

/** Renders the sentences of an answer, each as a bundle of threads that ends at its source, or frays without one. */
export function Cited(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, parts, left, sources } = section;
  const middle = (index: number, of: number) => ((index + 0.5) / of) * 300;
  return (
    <section id={anchor} className="section deep" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        <div className="cited-answer columns">
          <ol className="grid gap-xl">
            {parts.map(({ body, source }) => (
              <li className="relative grid" key={body} style={{ '--thread': dyeOf(source) }}>
                <p className="text-2xl">
                  {source === undefined ? <Text.s>{body}</Text.s> : <Text>{body}</Text>}
                </p>
                {source === undefined ? (
                  <Text.p className="font-semibold">{left}</Text.p>
                ) : (
                  <b>{source}</b>
                )}
              </li>
            ))}
          </ol>
          <svg viewBox="0 0 100 300" preserveAspectRatio="none" aria-hidden="true">
            {parts.map(({ body, source }, index) => {
              const from = middle(index, parts.length);
              const to = middle((source ?? 1) - 1, sources.length);
              const threads = THREADS.map((off) =>
                source === undefined
                  ? `M0 ${from + off}q30 0 ${52 - Math.abs(off + 1) * 3} ${off * 3}`
                  : `M0 ${from + off}C50 ${from + off} 50 ${to + off} 100 ${to + off}`,
              );
              return <path key={body} stroke={dyeOf(source)} d={threads.join('')} />;
            })}
          </svg>
          <ol className="grid gap-xl">
            {sources.map(({ document, place, words, state, remark }, index) => (
              <li
                className="relative grid rounded"
                key={document}
                data-state={state}
                style={{ '--thread': dyeOf(index + 1) }}
              >
                <b>{index + 1}</b>
                <p>
                  <Text.b>{document}</Text.b> <Text>{place}</Text>
                </p>
                <Text.p>{words}</Text.p>
                {remark !== undefined && <Text.p className="font-semibold">{remark}</Text.p>}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
