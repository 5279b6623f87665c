interface Person {
  works: readonly { halves: number; place: 'yours' | 'ours' | 'away' }[];
}

/** Returns the person-days that a team works for the client in a week. */
export const personDays = (people: readonly Person[]): number =>
  people
    .flatMap(({ works }) => works)
    .reduce((days, { halves, place }) => days + (place === 'away' ? 0 : halves / 2), 0);
