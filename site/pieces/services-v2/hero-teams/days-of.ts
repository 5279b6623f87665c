interface Team {
  /** Ten half days each: `y` at the client’s, `o` in our house, `.` on something else. */
  people: readonly string[];
}

/** Days of work that a team puts into a week, all of its people together. */
export const personDays = ({ people }: Team): number =>
  people.join('').replaceAll('.', '').length / 2;
