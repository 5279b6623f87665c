import { Text } from '../../ui/Text.tsx';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { beginnings, PLACES, spanOf } from './days.ts';
import type { schema } from './schema.ts';

type Words = SectionContext['words']['teamWeek'];
type Person = SectionContent<typeof schema>['people'][number];

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

interface Options {
  words: Words;
  /** Returns the line of a task, given its first half day, for a sheet that places tasks apart from the person’s name. */
  lineOf?: (who: string, from: number) => number | undefined;
}

/** Renders one team member's week: where they are, and what they do there. */
function Lane({ who, works, words, lineOf }: Person & Options) {
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
              '--line': lineOf?.(who, begin[index] ?? 0),
              '--from': begin[index],
            }}
          >
            <span className="lane-span">
              <Text>{spanOf(begin[index] ?? 0, halves, words)}</Text>
              <span className="sr-only">
                , <Text>{words[place]}</Text>:
              </span>
            </span>{' '}
            {lineOf && place !== works[index - 1]?.place && (
              <Text.b aria-hidden="true">{who}</Text.b>
            )}{' '}
            <Text.span>{what}</Text.span>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** Renders the weeks of a team's members, to scale; on a phone, each task is a line with its days. */
export function Lanes({ people, ...all }: Options & { people: readonly Person[] }) {
  return (
    <ul className="lanes grid gap-lg">
      {people.map((person) => (
        <Lane key={person.who} {...person} {...all} />
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
