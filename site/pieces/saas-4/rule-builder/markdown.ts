import { fill } from '../../../../contract/fill.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain, table } from '../../../ui/markdown.ts';
import { everyOutcome } from './all-outcomes.ts';
import { momentOf, SILENCES, WAYS } from './outcomes.ts';
import { momentSaid, stepSaid } from './rule-says.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;
type Trigger = Content['triggers'][number];

/** The parts of a rule, each with all that can be chosen for it, and the gap that it leaves. */
function partsMarkdown({ people, conditions }: Trigger, limits: Content['limits'], says: Says) {
  return list([
    ...conditions.map(
      ({ label, says: said, forgets }) =>
        `${bold(label)}: ${plain(said)} *${plain(says.forgets)}*: ${plain(forgets)}`,
    ),
    ...WAYS.map((way) => {
      const { label, says: said } = says.ways[way];
      return `${bold(fill(label, people))}: ${plain(fill(said, people))}`;
    }),
    ...limits.map(({ label, says: said }) => `${bold(label)}: ${plain(said)}`),
    ...SILENCES.map((silence) => {
      const { label, says: said, forgets } = says.silences[silence];
      const filled = [label, said, forgets].map((words) => fill(words, people));
      const [name = '', sentence = '', gap = ''] = filled;
      return `${bold(name)}: ${plain(sentence)} *${plain(says.forgets)}*: ${plain(gap)}`;
    }),
  ]);
}

type Says = SectionContext['words']['ruleBuilder'];

/** What becomes of a case, whatever is chosen. */
function caseMarkdown(each: Trigger['cases'][number], trigger: Trigger, whole: Whole): string {
  const { people, conditions } = trigger;
  const { week, limits, context } = whole;
  const says = context.words.ruleBuilder;
  const named = (words: readonly string[], chosen: readonly number[]) =>
    chosen.length === words.length
      ? '–'
      : plain(chosen.map((at) => words[at - 1] ?? '').join(' / '));
  const ways = WAYS.map((way) => fill(says.ways[way].label, people));
  const silences = SILENCES.map((silence) => fill(says.silences[silence].label, people));
  const fitting = conditions.filter((_, at) => each.fits.includes(at + 1));
  return join(
    heading(3, each.name),
    plain(`${momentSaid(momentOf(each.came), week.start, context)}: ${each.message}`),
    plain(`${says.condition}: ${fitting.map(({ label }) => label).join(' / ')}`),
    fitting.length < conditions.length && plain(`${says.leftOut}: ${each.otherwise}`),
    table(
      [says.way, says.limit, says.silence, ''].map(plain),
      everyOutcome(each, { week, limits }, (outcome) => [outcome]).map(
        ({ value: outcome, way, limit, silence }) => [
          named(ways, way),
          named(
            limits.map(({ label }) => label),
            limit,
          ),
          named(silences, silence),
          [
            bold(says.states[outcome.state]),
            ...outcome.steps.map((step) =>
              plain(`${momentSaid(step.at, week.start, context)} ${stepSaid(step, people, says)}`),
            ),
          ].join(' · '),
        ],
      ),
    ),
  );
}

type Whole = Content & { context: SectionContext };

/** Every part of the rule with its gap, then every case with all that can become of it. */
export function toMarkdown(section: Content, context: SectionContext): string {
  const { triggers, limits, week, example, action } = section;
  const says = context.words.ruleBuilder;
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    `${plain(week.title)}. *${plain(example)}*`,
    ...triggers.flatMap((trigger) => [
      heading(2, `${says.when}: ${trigger.label}`),
      paragraph(trigger.says),
      partsMarkdown(trigger, limits, says),
      ...trigger.cases.map((each) => caseMarkdown(each, trigger, { ...section, context })),
    ]),
    link(action.label, action.url),
  );
}
