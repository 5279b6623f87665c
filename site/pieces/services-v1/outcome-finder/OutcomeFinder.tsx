import { fill } from '../../../../contract/fill.ts';
import { price } from '../../../../contract/format.ts';
import { fillCount } from '../../../../contract/plural.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { schema } from './schema.ts';
import { fitting, stepOf } from './steps.ts';

type Props = SectionProps<typeof schema>;
type Outcome = Props['outcomes'][number];

/** Lists the limits below a step, for selectors. */
const below = (step: number) => [...Array(step).keys()].join(' ');

/** Renders the choice of a limit; the last option, no limit, is selected initially. */
function Limit({ name, legend, options }: Props['spend'] & { name: string }) {
  return (
    <Choice
      name={name}
      legend={legend}
      hasLegend
      options={options.map(({ label }, step) => ({ value: String(step), label }))}
      chosen={String(options.length - 1)}
    />
  );
}

/** Renders the number of matches for each pair of limits; the style sheet shows one. */
function Count({ fits, outcomes, spend, wait, context }: Props) {
  return (
    <p className="outcomes-count font-semibold text-2xl text-accent" aria-live="polite">
      {fitting(outcomes, spend.options, wait.options).map((counts, spent) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: limits never change places
        <span key={spent} data-spent={spent}>
          {counts.map((count, waited) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: limits never change places
            <Text.span key={waited} data-waited={waited}>
              {fillCount(fits, context.lang, count)}
            </Text.span>
          ))}
        </span>
      ))}
    </p>
  );
}

/**
 * Returns what the style sheet shows of an outcome: the limits that it exceeds, and the side of its cloth, whose area is
 * the cost until the result is known, to scale.
 */
const shownBy = ({ baht, weeks }: Outcome, { spend, wait, outcomes }: Props) => ({
  'data-dear': below(stepOf(baht, spend.options)),
  'data-slow': below(stepOf(weeks, wait.options)),
  style: { '--side': Math.sqrt(baht / Math.max(...outcomes.map((each) => each.baht))).toFixed(3) },
});

/** Renders an outcome as a piece of cloth on its warp. */
function Swatch({ outcome, id, section }: { outcome: Outcome; id: string; section: Props }) {
  const { baht, link } = outcome;
  return (
    <li {...shownBy(outcome, section)}>
      <a href={`#${id}`}>
        <span className="outcome-swatch grid" />
        <b className="text-base">{price(section.context.lang, baht, 'THB')}</b>{' '}
        <Text.span>{link.label}</Text.span>
      </a>
    </li>
  );
}

/** Renders an outcome: its service, the amount paid until the result is known, and when that is. */
function OutcomeTerms({ outcome, id, section }: { outcome: Outcome; id: string; section: Props }) {
  const { name, baht, paid, weeks, known, later, needs, not, link } = outcome;
  const { words, context } = section;
  return (
    <li {...shownBy(outcome, section)}>
      <details name={`${section.anchor}-outcome`}>
        <summary className="relative grid items-baseline">
          <Text.h2 className="font-semibold span-all">{name}</Text.h2>
          <b>{price(context.lang, baht, 'THB')}</b>
          <span className="outcome-service">
            <Text.span>{link.label}</Text.span>{' '}
            <span className="outcome-out" data-mdast="ignore">
              <Text.span className="text-sm nowrap" data-out="dear">
                {words.dear}
              </Text.span>
              <Text.span className="text-sm nowrap" data-out="slow">
                {words.slow}
              </Text.span>
            </span>
          </span>
          <Text.span>{fill(words.weeks, { count: weeks })}</Text.span>
        </summary>
        {/* A link to it opens the outcome. */}
        <div id={id} className="outcome-terms text-ink">
          <Text.p className="text-lg font-semibold">{known}</Text.p>
          <Text.p>{paid}</Text.p>
          <dl>
            <Term term={words.later} detail={later} />
            <Term term={words.needs} detail={needs} />
            <Term term={words.not} detail={not} />
          </dl>
          <TextLink {...link} />
        </div>
      </details>
    </li>
  );
}

/**
 * Renders outcomes as swatches, and below in words. Two limits, with radio buttons alone, determine which ones can be
 * tried; the others stay in place and say why they don't match.
 */
export function OutcomeFinder(section: Props) {
  const { anchor, heading, lead, actions, spend, wait, outcomes, note } = section;
  const each = outcomes.map((outcome, index) => ({
    outcome,
    id: `${anchor}-${index + 1}`,
    section,
  }));
  return (
    <section id={anchor} className="outcomes" data-section="hero">
      <div className="outcomes-top">
        <div className="outcomes-words wrap grid">
          <Text.h1>{heading}</Text.h1>
          <Lead>{lead}</Lead>
          <Actions actions={actions} />
          <div className="outcomes-limits grid gap-md text-ink bg-surface" data-mdast="ignore">
            <div className="outcomes-spend">
              <Limit name={`${anchor}-spend`} {...spend} />
            </div>
            <div className="outcomes-wait">
              <Limit name={`${anchor}-wait`} {...wait} />
            </div>
            <Count {...section} />
          </div>
          <ul className="outcomes-swatches flex-wrap justify-between" data-mdast="ignore">
            {each.map((props) => (
              <Swatch key={props.id} {...props} />
            ))}
          </ul>
        </div>
      </div>
      <div className="outcomes-list">
        <ol>
          {each.map((props) => (
            <OutcomeTerms key={props.id} {...props} />
          ))}
        </ol>
        <Text.p>{note}</Text.p>
      </div>
    </section>
  );
}
