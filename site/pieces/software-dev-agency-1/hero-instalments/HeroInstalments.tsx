import { price } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { HeroWords } from '../../../kit/HeroWords.tsx';
import { Text } from '../../../ui/Text.tsx';
import { paidByWeek } from '../week-plan/paid.ts';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/**
 * Returns the other payment plan as a line; the width of a week and the height of a week's pay are 1.
 * @returns the line itself, and the area below it
 */
function comparedWays({ weeks, compared }: Pick<Props, 'weeks' | 'compared'>) {
  const top = paidByWeek(weeks).at(-1) ?? 0;
  let paid = 0;
  const steps = compared.instalments.map(({ before, percent }) => {
    paid += percent;
    return `H${before - 1}V${(top * (1 - paid / 100)).toFixed(2)}`;
  });
  const way = `M0 ${top}${steps.join('')}H${weeks.length}`;
  return { line: `${way}V0`, ground: `${way}V${top}z` };
}

/** The gap above a block, which makes the blocks countable. */
const GAP = 0.07;

/** Returns the path of stacked blocks, each a week's pay. */
const blocks = (count: number): string =>
  Array.from({ length: count }, (_, index) => `M0 ${index + GAP}h1v${1 - GAP}h-1z`).join('');

/** Renders the amount paid by the end of each week as columns, in front of the same sum in instalments. */
function Drawing({ weeks, rate, unpaid, compared, context }: Props) {
  const paid = paidByWeek(weeks);
  const total = paid.at(-1) ?? 0;
  const { line, ground } = comparedWays({ weeks, compared });
  const first = compared.instalments[0]?.percent ?? 0;
  return (
    <div className="instalments-drawing relative grid text-2xl">
      <div className="instalments-compared">
        <svg
          aria-hidden="true"
          width="100%"
          height={`${total}em`}
          viewBox={`0 0 ${weeks.length} ${total}`}
          preserveAspectRatio="none"
        >
          <path className="instalments-ground" d={ground} />
          <path className="instalments-line" d={line} />
        </svg>
      </div>
      {weeks.map(({ isPaid, held }, index) => (
        <div key={held} className="relative" aria-hidden="true">
          {!isPaid && (
            <div className="instalments-unpaid grid overflow-clip">
              <Text.p>{unpaid}</Text.p>
            </div>
          )}
          <div className="instalments-blocks relative">
            <svg
              aria-hidden="true"
              width="100%"
              height={`${paid[index]}em`}
              viewBox={`0 0 1 ${paid[index]}`}
              preserveAspectRatio="none"
            >
              <path d={blocks(paid[index] ?? 0)} />
            </svg>
            <p>{price(context.lang, rate * (paid[index] ?? 0), 'THB')}</p>
          </div>
        </div>
      ))}
      <div className="instalments-label">
        <p>
          <b className="block text-xl">
            {price(context.lang, (rate * total * first) / 100, 'THB')}
          </b>{' '}
          <Text>{compared.label}</Text>
        </p>
        {/* As high as the first instalment: the words are on it. */}
        <svg aria-hidden="true" height={`${(total * first) / 100}em`} />
      </div>
    </div>
  );
}

/**
 * Renders the opening of a page of figures: one oversized line, and below it the weekly payments with their results.
 */
export function HeroInstalments(section: Props) {
  const { heading, lead, actions, rate, week, weeks, unpaid, example, context } = section;
  const paid = paidByWeek(weeks);
  return (
    <section className="instalments overflow-clip" data-section="hero">
      <HeroWords heading={heading} lead={lead} actions={actions} />
      <div className="instalments-frame">
        <Drawing {...section} />
        <ol className="instalments-weeks grid">
          {weeks.map(({ held, isPaid }, index) => (
            <li className="grid items-baseline text-sm" key={held}>
              <Text.span className="text-muted">{`${week} ${index + 1}`}</Text.span>
              <Text.span className="font-medium">{held}</Text.span>
              <span className="instalments-paid">
                {isPaid ? (
                  price(context.lang, rate * (paid[index] ?? 0), 'THB')
                ) : (
                  <Text>{unpaid}</Text>
                )}
              </span>
            </li>
          ))}
        </ol>
        <Text.p className="instalments-example text-muted text-xs">{example}</Text.p>
      </div>
    </section>
  );
}
