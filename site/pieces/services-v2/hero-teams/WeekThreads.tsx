import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { PLACES } from '../../../kit/team-week/days.ts';
import { Lanes, WeekDays } from '../../../kit/team-week/Lanes.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';
import { staysOf } from './stays-of.ts';

type Place = (typeof PLACES)[number];

interface Props {
  people: SectionContent<typeof schema>['teams'][number]['people'];
  words: SectionContext['words']['teamWeek'];
  /** What a figure in the cloth means. */
  scale: string;
}

/** Renders a week in a band per place, woven where a person works, with the threads that they take to the next place. */
export function WeekThreads({ people, words, scale }: Props) {
  const weeks = staysOf(people);
  const countOf = (place: Place) =>
    Math.max(0, ...weeks.flat().map((stay) => (stay.place === place ? stay.row + 1 : 0)));
  // Each band begins with a line for its name, below the days.
  const bandOf = (place: Place) =>
    PLACES.slice(0, PLACES.indexOf(place)).reduce(
      (line, above) => line + countOf(above) + Math.sign(countOf(above)),
      2,
    );
  const lineOf = ({ place, row }: (typeof weeks)[number][number]) => bandOf(place) + 1 + row;
  return (
    <div className="week-threads">
      <WeekDays {...words} />
      {PLACES.filter(countOf).map((place) => (
        <p
          key={place}
          className="week-band text-lg font-semibold"
          data-band={place}
          style={{ gridRow: `${bandOf(place)} / span ${countOf(place) + 1}` }}
          aria-hidden="true"
        >
          <Text.span>{words[place]}</Text.span>
        </p>
      ))}
      <div className="week-wefts">
        {people.map(({ who }, person) => (
          <div key={who}>
            {weeks[person]?.map((stay, index, stays) => {
              const next = stays[index + 1];
              const lines = [lineOf(stay), lineOf(next ?? stay)].sort((a, b) => a - b);
              return [
                <i
                  key={stay.from}
                  data-stay={stay.place}
                  style={{
                    '--line': lineOf(stay),
                    '--from': stay.from,
                    '--halves': stay.to - stay.from,
                  }}
                />,
                next && (
                  <svg
                    aria-hidden="true"
                    key={`to ${next.from}`}
                    viewBox="0 0 8 8"
                    preserveAspectRatio="none"
                    data-rises={lineOf(next) < lineOf(stay) || undefined}
                    style={{
                      gridArea: `${(lines[0] ?? 0) + 1} / ${next.from} / ${lines[1]} / span 2`,
                    }}
                  >
                    <path d="M0 0C0 5 5 3 5 8M1 0C1 5 6 3 6 8M2 0C2 5 7 3 7 8M3 0C3 5 8 3 8 8" />
                  </svg>
                ),
              ];
            })}
          </div>
        ))}
      </div>
      <p className="week-scale week-wefts" aria-hidden="true">
        <i style={{ '--halves': 1 }} />
        <Text.span>{scale}</Text.span>
      </p>
      <Lanes
        people={people}
        words={words}
        lineOf={(who, from) => {
          const week = weeks[people.findIndex((person) => person.who === who)];
          const stay = week?.find(({ to }) => from < to);
          return stay && lineOf(stay);
        }}
      />
    </div>
  );
}
