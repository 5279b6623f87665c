import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { Lanes, WeekDays } from '../../../kit/team-week/Lanes.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';
import { staysOf } from './stays-of.ts';

interface Props {
  people: SectionContent<typeof schema>['teams'][number]['people'];
  words: SectionContext['words']['teamWeek'];
  /** What a figure in the cloth means. */
  scale: string;
}

/** Renders a week in a band per place, woven where a person works, with the threads that they take to the next place. */
export function WeekThreads({ people, words, scale }: Props) {
  const { weeks, bands } = staysOf(people);
  return (
    <div className="week-threads">
      <WeekDays {...words} />
      {bands.map(({ place, lines }) => (
        <p
          key={place}
          className="week-band text-lg font-semibold"
          data-band={place}
          style={{ gridRow: lines }}
          aria-hidden="true"
        >
          <Text.span>{words[place]}</Text.span>
        </p>
      ))}
      <div className="week-wefts">
        {weeks.map((stays, person) => (
          <div key={people[person]?.who}>
            {stays.map(({ place, from, to, line }) => (
              <i
                key={from}
                data-stay={place}
                style={{ '--line': line, '--from': from, '--halves': to - from }}
              />
            ))}
            {stays.slice(1).map(({ from, line }, index) => {
              const before = stays[index]?.line ?? line;
              const [above, below] = [Math.min(before, line), Math.max(before, line)];
              return (
                <svg
                  key={from}
                  viewBox="0 0 8 8"
                  preserveAspectRatio="none"
                  data-rises={line < before || undefined}
                  style={{ gridArea: `${above + 1} / ${from} / ${below} / span 2` }}
                  aria-hidden="true"
                >
                  <path d="M0 0C0 5 5 3 5 8M1 0C1 5 6 3 6 8M2 0C2 5 7 3 7 8M3 0C3 5 8 3 8 8" />
                </svg>
              );
            })}
          </div>
        ))}
      </div>
      <p className="week-scale week-wefts" aria-hidden="true">
        <i style={{ '--halves': 1 }} />
        <Text.span>{scale}</Text.span>
      </p>
      <Lanes people={people} words={words} weeks={weeks} />
    </div>
  );
}
