import type { SectionContent } from '../../../kit/define-section.ts';
import { minuteOf } from '../../../ui/clock.ts';
import type { schema } from './schema.ts';
import { afterWork, type WorkingTime, whenOpen } from './working-time.ts';

type Content = SectionContent<typeof schema>;
type RuleCase = Content['triggers'][number]['cases'][number];
type Answers = RuleCase['answers'];

/** The minutes of a day, and of the week shown. */
export const DAY = 24 * 60;
export const WEEK = 7 * DAY;

/** The order of asking: the first person, the first and then the second, or both at once. */
export const WAYS = ['first', 'inTurn', 'atOnce'] as const;
/** The consequences of the approver's silence. */
export const SILENCES = ['remind', 'handOn', 'letThrough'] as const;

type Person = keyof Answers | 'both';

/** An event of a case: the person it involves, and its time in minutes since the week began. */
export interface Step {
  what: 'asked' | 'answered' | 'reminded' | 'handedOn' | 'letThrough';
  who: Person;
  at: number;
}

/** The outcome of a case under a rule. */
export interface Outcome {
  steps: Step[];
  /** The state when it is completed, or at the end of the week. */
  state: 'inTime' | 'late' | 'handedOn' | 'letThrough' | 'open';
  /** The time of completion; undefined if it is still open at the end of the week. */
  end?: number;
}

/** The choice for each part of a rule, counted from 1. */
export interface Chosen {
  way: number;
  limit: number;
  silence: number;
}

/** Sorted from the best to the worst. */
const STATES = ['inTime', 'late', 'handedOn', 'letThrough', 'open'] as const;

interface Asking {
  answers: Answers;
  limit: number;
  silence: (typeof SILENCES)[number];
  working: WorkingTime;
}

/** Returns the outcome of asking people at the same time: the first answer counts. */
function ask(who: Person, from: number, { answers, limit, silence, working }: Asking): Outcome {
  const asked = whenOpen(from, working);
  const after = (minutes: number | undefined, since: number) =>
    minutes === undefined ? Number.POSITIVE_INFINITY : afterWork(since, minutes, working);
  const answerer = (): Exclude<Person, 'both'> => {
    if (who !== 'both') return who;
    return after(answers.second, asked) < after(answers.first, asked) ? 'second' : 'first';
  };
  const answered = after(answers[answerer()], asked);
  const late = afterWork(asked, limit, working);
  const steps: Step[] = [{ what: 'asked', who, at: asked }];
  const end = (at: number, what: Step['what'], by: Person, state: Outcome['state']): Outcome =>
    at < WEEK
      ? { steps: [...steps, { what, who: by, at }], state, end: at }
      : { steps, state: 'open' };
  if (answered <= late) return end(answered, 'answered', answerer(), 'inTime');
  if (silence === 'letThrough') return end(late, 'letThrough', who, 'letThrough');
  if (late >= WEEK) return { steps, state: 'open' };
  if (silence === 'remind') {
    steps.push({ what: 'reminded', who, at: late });
    return end(answered, 'answered', answerer(), 'late');
  }
  steps.push({ what: 'handedOn', who: 'deputy', at: late });
  return end(after(answers.deputy, late), 'answered', 'deputy', 'handedOn');
}

const worse = (one: Outcome['state'], other: Outcome['state']) =>
  STATES[Math.max(STATES.indexOf(one), STATES.indexOf(other))] ?? other;

/** Returns the outcome of a case under a rule. */
export function outcomeOf(
  { came, answers }: Pick<RuleCase, 'came' | 'answers'>,
  { way, limit, silence }: Chosen,
  { week, limits }: Pick<Content, 'week' | 'limits'>,
): Outcome {
  const asking: Asking = {
    answers,
    limit: limits[limit - 1]?.minutes ?? 0,
    silence: SILENCES[silence - 1] ?? 'remind',
    working: workingTimeOf(week),
  };
  const from = momentOf(came);
  if (WAYS[way - 1] === 'atOnce') return ask('both', from, asking);
  const one = ask('first', from, asking);
  if (WAYS[way - 1] === 'first' || one.end === undefined) return one;
  const two = ask('second', one.end, asking);
  return { ...two, steps: [...one.steps, ...two.steps], state: worse(one.state, two.state) };
}

/** Returns the time a case came in, in minutes since the week began. */
export const momentOf = ({ day, time }: RuleCase['came']): number =>
  (day - 1) * DAY + minuteOf(time);

/** Returns the approver's working hours in the week shown. */
export const workingTimeOf = ({ opens, closes, closed }: Content['week']): WorkingTime => ({
  opens: minuteOf(opens),
  closes: minuteOf(closes),
  closed: closed.map((day) => day - 1),
});
