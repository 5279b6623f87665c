import type { PLACES } from '../../../kit/team-week/days.ts';

interface Person {
  works: readonly { halves: number; place: (typeof PLACES)[number] }[];
}

/** A run of half days that a person spends at one place, in a row of its band; all counted from 0. */
interface Stay {
  place: (typeof PLACES)[number];
  from: number;
  to: number;
  row: number;
}

/** Returns the person-days that a team works for the client in a week. */
export const personDays = (people: readonly Person[]): number =>
  people
    .flatMap(({ works }) => works)
    .reduce((days, { halves, place }) => days + (place === 'away' ? 0 : halves / 2), 0);

/** Returns the stays of each person. Two share a row if one leaves before the other comes. */
export function staysOf(people: readonly Person[]): Stay[][] {
  const weeks = people.map(({ works }) => {
    const stays: Stay[] = [];
    for (const { place, halves } of works) {
      const last = stays.at(-1);
      const from = last?.to ?? 0;
      if (last?.place === place) last.to += halves;
      else stays.push({ place, from, to: from + halves, row: 0 });
    }
    return stays;
  });
  // Those who visit the client are next to the client's band.
  const visitsOf = (week: Stay[]) => week.filter(({ place }) => place === 'yours').length;
  const placed: Stay[] = [];
  for (const stay of weeks.toSorted((a, b) => visitsOf(b) - visitsOf(a)).flat()) {
    const isTaken = ({ place, from, to, row }: Stay) =>
      place === stay.place && row === stay.row && from < stay.to && stay.from < to;
    while (placed.some(isTaken)) stay.row += 1;
    placed.push(stay);
  }
  return weeks;
}
