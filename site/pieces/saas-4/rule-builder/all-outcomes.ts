import type { SectionContent } from '../../../kit/define-section.ts';
import { type Chosen, type Outcome, outcomeOf, SILENCES, WAYS } from './outcomes.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;
type RuleCase = Content['triggers'][number]['cases'][number];

/** A value with the choices of each part of a rule that lead to it. */
export interface When<T> {
  value: T;
  way: number[];
  limit: number[];
  silence: number[];
}

const fromOne = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Merges values that only differ in one part of the rule. */
function joined<T>(each: readonly When<T>[], part: keyof Chosen): When<T>[] {
  const found = new Map<string, When<T>>();
  for (const one of each) {
    const key = JSON.stringify({ ...one, [part]: [] });
    const same = found.get(key);
    found.set(key, same ? { ...same, [part]: [...same[part], ...one[part]] } : one);
  }
  return [...found.values()];
}

/**
 * Returns all possible outcomes of a case, each once, with the choices that lead to it.
 * @param partsOf selects the relevant parts of an outcome: all of it or, for example, its steps
 */
export function everyOutcome<T>(
  ruleCase: Pick<RuleCase, 'came' | 'answers'>,
  content: Pick<Content, 'week' | 'limits'>,
  partsOf: (outcome: Outcome) => readonly T[],
): When<T>[] {
  const all = fromOne(WAYS.length).flatMap((way) =>
    fromOne(content.limits.length).flatMap((limit) =>
      fromOne(SILENCES.length).flatMap((silence) =>
        partsOf(outcomeOf(ruleCase, { way, limit, silence }, content)).map((value) => ({
          value,
          way: [way],
          limit: [limit],
          silence: [silence],
        })),
      ),
    ),
  );
  return joined(joined(joined(all, 'silence'), 'limit'), 'way');
}

/** Returns the attributes that show a part of a case for the choices that lead to it. */
export const whenChosen = ({
  way,
  limit,
  silence,
}: When<unknown>): Record<`data-${string}`, string | undefined> => ({
  'data-way': someOf(way, WAYS.length),
  'data-limit': someOf(limit, 2),
  'data-silence': someOf(silence, SILENCES.length),
});

/** Formats choices as an attribute; undefined if it applies to all of them. */
const someOf = (chosen: readonly number[], count: number) =>
  chosen.length === count ? undefined : chosen.join(' ');
