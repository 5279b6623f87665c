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
    <p className="outcomes-count" aria-live="polite">
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

/**
 * Renders the outcomes with their numbers in the list and the names of their services, by amount at risk and duration:
 * those within both limits are highlighted. It is a picture of the list below it.
 */
function OutcomeMap({ spend, wait, outcomes }: Props) {
  return (
    <div className="outcomes-map" aria-hidden="true">
      {spend.options
        .map(({ label }, spent) => (
          <div key={label}>
            <Text.p>{label}</Text.p>
            {wait.options.map((option, waited) => (
              <div key={option.label} data-dear={below(spent)} data-slow={below(waited)}>
                {outcomes.map(
                  ({ link, baht, weeks }, index) =>
                    stepOf(baht, spend.options) === spent &&
                    stepOf(weeks, wait.options) === waited && (
                      <p key={link.url}>
                        <span className="outcome-number">{index + 1}</span>
                        <Text.span>{link.label}</Text.span>
                      </p>
                    ),
                )}
              </div>
            ))}
          </div>
        ))
        .reverse()}
      <div>
        <p />
        {wait.options.map(({ label }) => (
          <Text.p key={label}>{label}</Text.p>
        ))}
      </div>
    </div>
  );
}

interface OutcomeProps {
  outcome: Props['outcomes'][number];
  /** Its number in the list and in the map, counted from 1. */
  number: number;
  section: Props;
}

/** Renders an outcome in one line: the amount paid until the result is known, the result, and the number of weeks. */
function Outcome({ outcome, number, section }: OutcomeProps) {
  const { name, baht, paid, weeks, known, later, needs, not, link } = outcome;
  const { words, spend, wait, context } = section;
  return (
    <li
      data-dear={below(stepOf(baht, spend.options))}
      data-slow={below(stepOf(weeks, wait.options))}
    >
      <details name={`${section.anchor}-outcome`}>
        <summary>
          <span className="outcome-sum">{price(context.lang, baht, 'THB')}</span>
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
          <span className="outcome-name">
            <span className="outcome-number" aria-hidden="true" data-mdast="ignore">
              {number}
            </span>
            <Text>{name}</Text>
          </span>
          <Text.span className="outcome-known">{known}</Text.span>
          <Text.span className="sr-only">{fill(words.weeks, { count: weeks })}</Text.span>
          <span className="outcome-out">
            <Text.span data-out="dear">{words.dear}</Text.span>
            <Text.span data-out="slow">{words.slow}</Text.span>
          </span>
        </summary>
        <div className="outcome-terms">
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
          <OutcomeMap {...section} />
        </div>
      </div>
      <div className="outcomes-limits wrap">
        <div className="outcomes-spend">
          <Limit name={`${anchor}-spend`} {...spend} />
        </div>
        <div className="outcomes-wait">
          <Limit name={`${anchor}-wait`} {...wait} />
        </div>
        <Count {...section} />
        <Text.p className="outcomes-note">{note}</Text.p>
      </div>
      <ol className="outcomes-list">
        {outcomes.map((outcome, index) => (
          <Outcome key={outcome.name} outcome={outcome} number={index + 1} section={section} />
        ))}
      </ol>
    </section>
  );
}
