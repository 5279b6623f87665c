import { fill } from '../../../../contract/fill.ts';
import { clockTime, weekday } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { DAY, type Step } from './outcomes.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;
type People = Content['triggers'][number]['people'];
type Says = SectionContext['words']['ruleBuilder'];

/** Returns the ISO date of a day of the week shown, counted from 0. */
export const dateOf = (start: string, day: number): string =>
  new Date(Date.parse(`${start}T00:00:00Z`) + day * DAY * 60_000).toISOString().slice(0, 10);

const pad = (count: number) => String(count).padStart(2, '0');

/** Formats a moment of the week, in minutes since it began: `Mon 09:30`. */
export function momentSaid(
  at: number,
  start: string,
  { lang }: Pick<SectionContext, 'lang'>,
): string {
  const day = Math.floor(at / DAY);
  const minute = at - day * DAY;
  const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
  return `${weekday(lang, dateOf(start, day))} ${clockTime(lang, time)}`;
}

/** Describes a step of a case, such as “Ploy is asked”. */
export const stepSaid = ({ what, who }: Step, people: People, says: Says): string =>
  fill(says.steps[what], { who: who === 'both' ? fill(says.both, people) : people[who] });
