import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { beginnings } from '../../../kit/team-week/days.ts';
import { Lanes, WeekDays } from '../../../kit/team-week/Lanes.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

interface Props {
  id: string;
  people: SectionContent<typeof schema>['teams'][number]['people'];
  words: SectionContext['words']['teamWeek'];
}

/** The position of a thread in its row, and the width of a crossing, in half days. */
const LEVEL = 0.86;
const TURN = 0.15;

/** Renders a week in two bands, the client's office and ours, with a thread for each person that crosses between them. */
export function WeekThreads({ id, people, words }: Props) {
  const isAt = (isYours: boolean) => (person: (typeof people)[number]) =>
    person.works.some(({ place }) => (place === 'yours') === isYours);
  const at = people.filter(isAt(true));
  // Those who cross are next to the other band, in the opposite order, so that few threads cross.
  const yours = at.map(({ who }) => who);
  const ours = [
    ...at.toReversed().filter(isAt(false)),
    ...people.filter((each) => !at.includes(each)),
  ].map(({ who }) => who);
  const rowOf = (who: string, place?: string) =>
    place === 'yours' ? yours.indexOf(who) : yours.length + ours.indexOf(who);
  return (
    <div className="week-threads" style={{ '--yours': yours.length, '--ours': ours.length }}>
      <WeekDays {...words} />
      <p className="week-band text-sm font-medium" aria-hidden="true">
        <Text.span>{words.yours}</Text.span>
      </p>
      {ours.length > 0 && (
        <p className="week-band text-sm font-medium" aria-hidden="true">
          <Text.span>{words.ours}</Text.span>
        </p>
      )}
      <svg
        viewBox={`0 0 10 ${yours.length + ours.length}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <linearGradient
          id={`${id}-dye`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="0"
          y1={yours.length - 0.001}
          y2={yours.length}
        >
          <stop />
          <stop offset="1" />
        </linearGradient>
        {people.flatMap(({ who, works }) => {
          const begin = beginnings(works);
          return works.map(({ halves, place }, index) => {
            const [from, to] = [begin[index] ?? 0, (begin[index] ?? 0) + halves];
            const y = rowOf(who, place) + LEVEL;
            const [before, after] = [index - 1, index + 1].map((other) => {
              const near = works[other];
              return near ? rowOf(who, near.place) + LEVEL : y;
            });
            const start = before === y ? from : from + TURN;
            const end = after === y ? to : to - TURN;
            return (
              <path
                key={`${who} ${from}`}
                data-is={place}
                stroke={`url(#${id}-dye)`}
                d={`M${start} ${y}L${end} ${y}${after === y ? '' : `C${to} ${y} ${to} ${after} ${to + TURN} ${after}`}`}
              />
            );
          });
        })}
      </svg>
      <Lanes people={people} words={words} rowOf={rowOf} />
    </div>
  );
}
