import { PLACES } from '../../../kit/team-week/days.ts';

interface Person {
  works: readonly { halves: number; place: (typeof PLACES)[number] }[];
}

/** Returns the person-days that a team works for the client in a week. */
export const personDays = (people: readonly Person[]): number =>
  people
    .flatMap(({ works }) => works)
    .reduce((days, { halves, place }) => days + (place === 'away' ? 0 : halves / 2), 0);

/** Returns a person's stays: runs of half days at one place, counted from 0. */
function runsOf({ works }: Person) {
  const runs: { place: (typeof PLACES)[number]; from: number; to: number; line: number }[] = [];
  for (const { place, halves } of works) {
    const last = runs.at(-1);
    const from = last?.to ?? 0;
    if (last?.place === place) last.to += halves;
    else runs.push({ place, from, to: from + halves, line: 0 });
  }
  return runs;
}

/**
 * Returns the stays of each person with their line in a grid, and the lines of the bands: the days, then for each place
 * a line for its name and those of the stays. Two share a line unless they overlap.
 */
export function staysOf(people: readonly Person[]) {
  const weeks = people.map(runsOf);
  let end = 2;
  const bands = PLACES.map((place) => {
    const start = end;
    const placed: (typeof weeks)[number] = [];
    for (const stay of weeks.flat().filter((each) => each.place === place)) {
      stay.line = start + 1;
      while (
        placed.some(({ line, from, to }) => line === stay.line && from < stay.to && stay.from < to)
      )
        stay.line += 1;
      placed.push(stay);
      end = Math.max(end, stay.line + 1);
    }
    return { place, lines: `${start} / ${end}`, isEmpty: placed.length === 0 };
  });
  return { weeks, bands: bands.filter(({ isEmpty }) => !isEmpty) };
}
