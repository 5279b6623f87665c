import { fill } from '../../../../contract/fill.ts';
import { price } from '../../../../contract/format.ts';
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

/** The width of a week, which a block fills except for the gap. */
const WEEK = 10;
const BLOCK = 8;

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
function Count({ fits, outcomes, spend, wait }: Props) {
  return (
    <p className="outcomes-count" aria-live="polite" data-mdast="ignore">
      {fitting(outcomes, spend.options, wait.options).map((counts, spent) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: limits never change places
        <span key={spent} data-spent={spent}>
          {counts.map((count, waited) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: limits never change places
            <Text.span key={waited} data-waited={waited}>
              {fill(fits, { count, all: outcomes.length })}
            </Text.span>
          ))}
        </span>
      ))}
    </p>
  );
}

/** Renders a square for each week until the result is known. */
function Weeks({ weeks }: { weeks: number }) {
  return (
    <svg
      className="outcome-weeks"
      aria-hidden="true"
      width={weeks * WEEK}
      height={BLOCK}
      viewBox={`0 0 ${weeks * WEEK} ${BLOCK}`}
    >
      <path
        d={Array.from(
          { length: weeks },
          (_, week) => `M${week * WEEK} 0h${BLOCK}v${BLOCK}h-${BLOCK}z`,
        ).join('')}
      />
    </svg>
  );
}

/** Returns the limits that an outcome exceeds, as attributes for the style sheet. */
const exceeded = ({ baht, weeks }: Outcome, { spend, wait }: Props) => ({
  'data-dear': below(stepOf(baht, spend.options)),
  'data-slow': below(stepOf(weeks, wait.options)),
});

/** Renders the services by the amount at risk: a link to each in the list, bare while it exceeds a limit. */
function Services(section: Props) {
  const { anchor, spend, outcomes } = section;
  return (
    <ul className="outcomes-services" data-mdast="ignore">
      {spend.options.map(({ label }, spent) => (
        <li key={label}>
          <Text.span>{label}</Text.span>
          {outcomes.map(
            (outcome, index) =>
              stepOf(outcome.baht, spend.options) === spent && (
                <a
                  key={outcome.link.url}
                  href={`#${anchor}-${index + 1}`}
                  {...exceeded(outcome, section)}
                >
                  <Text.span>{outcome.link.label}</Text.span>
                  <Weeks weeks={outcome.weeks} />
                </a>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renders an outcome in one line: the amount paid until the result is known, the result, and the number of weeks. */
function OutcomeTerms({ outcome, id, section }: { outcome: Outcome; id: string; section: Props }) {
  const { name, baht, paid, weeks, known, later, needs, not, link } = outcome;
  const { words, context } = section;
  return (
    <li {...exceeded(outcome, section)}>
      <details name={`${section.anchor}-outcome`}>
        <summary>
          <Text.h2 className="outcome-name">{name}</Text.h2>
          <span className="outcome-sum">{price(context.lang, baht, 'THB')}</span>
          <Weeks weeks={weeks} />
          <Text.span className="outcome-known">{known}</Text.span>
          <Text.span className="sr-only">{fill(words.weeks, { count: weeks })}</Text.span>
          <span className="outcome-out" data-mdast="ignore">
            <Text.span data-out="dear">{words.dear}</Text.span>
            <Text.span data-out="slow">{words.slow}</Text.span>
          </span>
        </summary>
        {/* A link to it opens the outcome. */}
        <div id={id} className="outcome-terms">
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
 * Renders outcomes with their cost until the result is known. Two limits, with radio buttons alone, determine which
 * ones can be tried; the others stay in place and say why they don't match.
 */
export function OutcomeFinder(section: Props) {
  const { anchor, heading, lead, actions, spend, wait, outcomes, note } = section;
  return (
    <section id={anchor} className="outcomes" data-section="hero">
      <div className="outcomes-top">
        <div className="outcomes-words wrap">
          <Text.h1 className="text-display">{heading}</Text.h1>
          <Lead>{lead}</Lead>
          <Actions actions={actions} />
          <Services {...section} />
        </div>
      </div>
      <div className="outcomes-limits wrap">
        <div className="outcomes-spend" data-mdast="ignore">
          <Limit name={`${anchor}-spend`} {...spend} />
        </div>
        <div className="outcomes-wait" data-mdast="ignore">
          <Limit name={`${anchor}-wait`} {...wait} />
        </div>
        <Count {...section} />
        <Text.p className="outcomes-note">{note}</Text.p>
      </div>
      <ol className="outcomes-list">
        {outcomes.map((outcome, index) => (
          <OutcomeTerms
            key={outcome.name}
            id={`${anchor}-${index + 1}`}
            outcome={outcome}
            section={section}
          />
        ))}
      </ol>
    </section>
  );
}
