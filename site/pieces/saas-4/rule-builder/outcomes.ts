import type { SectionContent } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';
import { afterWork, minuteOf, type WorkingTime, whenOpen } from './working-time.ts';

type Content = SectionContent<typeof schema>;
type RuleCase = Content['triggers'][number]['cases'][number];
type Answers = RuleCase['answers'];

/** Minutes of a day, and of the week that is looked at. */
export const DAY = 24 * 60;
export const WEEK = 7 * DAY;

/** Who is asked: the first, the first and then the second, or both at once. */
export const WAYS = ['first', 'inTurn', 'atOnce'] as const;
/** What happens when the approver is silent. */
export const SILENCES = ['remind', 'handOn', 'letThrough'] as const;

type Person = keyof Answers | 'both';

/** Something that happens to a case: who it is about, and when, in minutes since the week began. */
export interface Step {
  what: 'asked' | 'answered' | 'reminded' | 'handedOn' | 'letThrough';
  who: Person;
  at: number;
}

/** What becomes of a case under a rule. */
export interface Outcome {
  steps: Step[];
  /** How it stands when it is through, or at the end of the week. */
  state: 'inTime' | 'late' | 'handedOn' | 'letThrough' | 'open';
  /** When it is through, unless it is still open as the week ends. */
  end?: number;
}

/** A choice of each part of a rule, counted from 1. */
export interface Chosen {
  way: number;
  limit: number;
  silence: number;
}

/** The worst of what can become of a case comes last. */
const STATES = ['inTime', 'late', 'handedOn', 'letThrough', 'open'] as const;

interface Asking {
  answers: Answers;
  limit: number;
  silence: (typeof SILENCES)[number];
  working: WorkingTime;
}

/** What follows when some are asked at once: the first answer counts. */
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

/** What becomes of a case under one rule. */
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

/** When a case came in, in minutes since the week began. */
export const momentOf = ({ day, time }: RuleCase['came']): number =>
  (day - 1) * DAY + minuteOf(time);

/** When the approver works in the week that is looked at. */
export const workingTimeOf = ({ opens, closes, closed }: Content['week']): WorkingTime => ({
  opens: minuteOf(opens),
  closes: minuteOf(closes),
  closed: closed.map((day) => day - 1),
});
