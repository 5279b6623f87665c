import { Text } from '../../ui/Text.tsx';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { beginnings, PLACES, spanOf } from './days.ts';
import type { schema } from './schema.ts';

type Words = SectionContext['words']['teamWeek'];
type Person = SectionContent<typeof schema>['people'][number];
type Stays = readonly { from: number; to: number; line: number }[];

/** Renders the days of a week, above its lanes. */
export function WeekDays({ days }: Pick<Words, 'days'>) {
  return (
    <div className="lanes-days grid text-sm" aria-hidden="true">
      {days.map((day) => (
        <Text.span key={day}>{day}</Text.span>
      ))}
    </div>
  );
}

/** Renders one team member's week: where they are, and what they do there. */
function Lane({ who, works, words, stays }: Person & { words: Words; stays?: Stays | undefined }) {
  const begin = beginnings(works);
  return (
    <li>
      <Text.h3>{who}</Text.h3>
      <ol>
        {works.map(({ halves, place, what }, index) => (
          <li
            key={begin[index]}
            data-place={place}
            style={{
              '--halves': halves,
              '--line': stays?.find(({ to }) => (begin[index] ?? 0) < to)?.line,
              '--from': begin[index],
            }}
          >
            <span className="lane-span">
              <Text>{spanOf(begin[index] ?? 0, halves, words)}</Text>
              <span className="sr-only">
                , <Text>{words[place]}</Text>:
              </span>
            </span>{' '}
            {stays?.some(({ from }) => from === begin[index]) && (
              <Text.b aria-hidden="true">{who}</Text.b>
            )}{' '}
            <Text.span>{what}</Text.span>
          </li>
        ))}
      </ol>
    </li>
  );
}

interface LanesProps {
  people: readonly Person[];
  words: Words;
  /** The stays of each person, for a sheet that places their tasks in lines. */
  weeks?: readonly Stays[];
}

/** Renders the weeks of a team's members, to scale; on a phone, each task is a line with its days. */
export function Lanes({ people, words, weeks }: LanesProps) {
  return (
    <ul className="lanes grid gap-lg">
      {people.map((person, index) => (
        <Lane key={person.who} {...person} words={words} stays={weeks?.[index]} />
      ))}
    </ul>
  );
}

/** Renders the meanings of the lanes' colors. */
export function LanesKey({ words }: { words: Words }) {
  return (
    <ul className="lanes-key flex flex-wrap gap-xs text-sm" aria-hidden="true">
      {PLACES.map((place) => (
        <Text.li key={place} data-place={place}>
          {words[place]}
        </Text.li>
      ))}
    </ul>
  );
}
